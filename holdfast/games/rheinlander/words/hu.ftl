# Rheinländer magyarul. A $who, a $rival, a $holder és az $old hely: A-tól E-ig.

title = Rheinländer
pitch = A Rajna lovagjaiból hercegségek lesznek, a hercegségek elnyelik egymást – és a végén az uralkodik a folyón, aki jól számolt.

# Amit a játszma előtt lehet választani.
option-open-scores = Nyílt érmék
option-open-scores-help = Mindenki látja, kinek mennyi érméje van (7.5). Általában kikapcsolva: a kifizetés nyílt, az összeg titkos.
option-castle-optional = A várkastély visszautasítható
option-castle-optional-help = Aki a lovagot lerakta, üresen is hagyhatja a várkastélyt (8.4). Általában kikapcsolva.
option-bastion-opens-river = Az erőd megnyitja a folyót
option-bastion-opens-river-help = Az erőd is elfoglalja a partját, amikor az a kérdés, szabad-e már a folyó (3.3). Általában bekapcsolva; ha nem, mindkét partra lovag kell.
option-garrison-blocks-reinforcement = A várőrség akadályoz
option-garrison-blocks-reinforcement-help = Nem tehető támogatás olyan várkastély mellé, amelyben idegen lovag áll (4.4). Általában kikapcsolva.
option-merge-tie-single-owner = Holtverseny egyesüléskor
option-merge-tie-single-owner-help = Hogy mi lesz az egyetlen herceggel, ha egyesüléskor holtverseny van az élen (6.5). Általában távozik.
option-merge-tie-single-owner-remove = a herceg távozik
option-merge-tie-single-owner-keep = a herceg marad
option-bastion-timing = Erődök
option-bastion-timing-help = Hogy mikor lehet a körben erődöt lerakni (10.4). Általában a lovag után.
option-bastion-timing-after = a lovag után
option-bastion-timing-any = a lovag előtt vagy után
option-board = Tábla
option-board-help = A tábla, amelyen a játszma zajlik (1.3).
option-board-rhine = A Rajna

# A központok, a betűjük vagy a számuk szerint.
centre-c = várkastély
centre-b = püspökség
centre-2 = kereskedőváros (2)
centre-3 = kereskedőváros (3)
centre-4 = kereskedőváros (4)

# Egy mező betűje: bal part, jobb part, folyó, sziget.
letter-l = B
letter-r = J
letter-w = F
letter-i = S

# A bábuk és lapok, és hogy mire valók.
piece-knight = lovag
piece-knight-help = A szomszédos lovagok, bármilyen színűek, hercegséget alkotnak.
piece-duke = herceg
piece-duke-help = A hercegség mellett áll, és ahhoz tartozik, akinek ott a legtöbb lovagja van. Távozáskor 1, a végén 5 pontot ér.
piece-bastion = erőd
piece-bastion-help = Végleg elfoglal egy szabad parti mezőt. Senkié sem.
piece-bishop = püspök
piece-bishop-help = Minden hercegnek van egy, akinek a hercegségében püspökség áll.
piece-archbishop = érsek
piece-archbishop-help = Akinek mindenki másnál több püspöke van, átállíthat egy idegen lovagot, és a végén 5 pontot kap.
piece-garrison = várőrség
piece-garrison-help = Lovag a várkastélyban; abban a hercegségben számít, amelyhez a várkastély tartozik.
piece-coin = érme
piece-coin-help = Aki elveszít egy hercegséget, megkapja annak addigi értékét.
piece-shuffle = keveréskártya
piece-shuffle-help = Aki felhúzza, összekeveri a paklit és a dobott lapokat, majd újra húz.

# Hercegség a mondatokban, ragokkal: egy helyről vagy egy mezőről kapja a nevét.
the-duchy = { $named ->
    [0] a hercegség ({ $duchy })
   *[other] { $duchy } hercegsége
}
    .object = { $named ->
        [0] a hercegséget ({ $duchy })
       *[other] { $duchy } hercegségét
    }
    .to = { $named ->
        [0] a hercegséghez ({ $duchy })
       *[other] { $duchy } hercegségéhez
    }
    .in = { $named ->
        [0] a hercegségben ({ $duchy })
       *[other] { $duchy } hercegségében
    }
    .for = { $named ->
        [0] a hercegségért ({ $duchy })
       *[other] { $duchy } hercegségéért
    }
    .duke = { $named ->
        [0] a herceg ({ $duchy })
       *[other] { $duchy } hercege
    }

# Ami történt.
placed = { $who } kijátssza: { $card }, és lovagot tesz ide: { $space }.
reinforced = { $who } támogatásként kijátssza: { $card }, és lovagot tesz ide: { $space }.
exchanged = { $who } érsekként kijátssza: { $card }, és átállítja { $rival } lovagját itt: { $space }.
dropped = { $who } sehová sem tud lovagot tenni, és eldobja: { $card }.
bastion = { $who } erődöt rak le ide: { $space }.
done = { $who } nem rak le erődöt.
garrison-placer = { $who } lovagot tesz a várkastélyba: { $castle }.
garrison-owner = { $who }, a szomszédos hercegség tulajdonosa, soron kívül lovagot tesz a várkastélyba: { $castle }.
castle-refused = { $who } üresen hagyja a várkastélyt: { $castle }.
castle-empty = Üres marad a várkastély: { $castle }. Akinek lovagot kellene tennie bele, annak elfogytak a lovagjai.
garrison-changed = { $who } lovagja váltja fel { $rival } lovagját a várkastélyban: { $castle }.
garrison-late = { $who } lovagot tesz az üres várkastélyba: { $castle }.
garrison-short = Nem változik a várkastély: { $castle }. { $who } lovagjai elfogytak.
founded = Megszületik { the-duchy }: { $knights }.
owned = { $who } vezet: itt neki van a legtöbb lovagja, övé a hercegség; értéke { $value }.
level-founded = Az élen holtverseny van, ezért nincs tulajdonosa.
grown = A lovag csatlakozik { the-duchy.to }: { $knights }.
changed = Újraszámolás { the-duchy.in }: { $knights }.
kept = Továbbra is { $who } vezet: neki van a legtöbb lovagja, megtartja a hercegséget; értéke { $value }.
level-kept = Senki sem vezet egyedül, ezért { $who } megtartja; értéke { $value }.
level-unowned = Senki sem vezet egyedül, ezért továbbra sincs tulajdonosa.
taken-over = Most már { $who } vezet: neki van a legtöbb lovagja, és megszerzi a hercegséget, amely eddig { $old } birtoka volt; értéke { $value }.
ousted = { $old } lovagjai közül egy sincs már ott, ezért elveszíti { the-duchy.object }; senki sem vezet.
merged = { $count } hercegség egyesül: { $duchies }. Együtt: { $knights }.
merged-kept = { $who } vezet: neki van a legtöbb lovagja, övé az egész, értéke { $value }; { the-duchy.duke } marad.
merged-new = { $who } vezet: neki van a legtöbb lovagja, új herceggel övé az egész; értéke { $value }.
merged-unowned = Az élen holtverseny van, ezért az egésznek nincs tulajdonosa.
merged-level = Az élen holtverseny van: minden herceg távozik, és az egésznek nincs tulajdonosa.
merged-level-kept = Az élen holtverseny van, de csak { $who } hercege áll itt, ezért marad; értéke { $value }.
paid = { $who } { $points } pontot kap { the-duchy.for }: 1 a hercegért, { $centres } a központokért.
bishop-gained = { $who } { $change ->
    [one] egy püspököt
   *[other] { $change } püspököt
} kap, így már { $count } püspöke van.
bishop-lost = { $who } { $change ->
    [one] egy püspököt
   *[other] { $change } püspököt
} veszít, { $count ->
    [0] több nem marad
   *[other] { $count } marad
}.
archbishop = Mostantól { $who } az érsek: több püspöke van, mint bárki másnak.
archbishop-none = Senkinek sincs több püspöke, mint bárki másnak: nincs többé érsek.
reshuffled = { $who } a keveréskártyát húzza: a pakli és a dobott lapok megkeverve.
drew = { $who } húz egy lapot.
drew-card = { $who } húz: { $card }.
skipped = { $who } lovagjai elfogytak; a köre kimarad.
last-round = Elfogytak a lovagok: { $who }. Ez az utolsó menet.
final = { $who }: érmék { $coins }, { $dukes } herceg { $duke-points }, központok { $centres }, érsek { $archbishop }; összesen { $total } pont.
won = { $who } nyer { $points } ponttal.
shared = Közös győzelem, fejenként { $points } ponttal: { $who }.

# Miért nem lehet így lépni.
not-now-play = most lapot kell kijátszani
not-now-castle = most a várkastélyról kell dönteni: lovag kerül bele, vagy üresen marad
not-now-bastion = most erődöt lehet lerakni, vagy jelezni, hogy nem lesz
not-now-over = a játszmának vége
not-in-hand = ez a lap nincs { $who } kezében: { $card }
no-space = ezen a táblán nincs ilyen mező
own-knight = { $who } saját lovagja áll itt: { $space }
rival-knight = { $holder } lovagja áll itt: { $space }, és csak az érsek állíthatja át
taken = foglalt mező: { $space }
has-bastion = erőd áll itt: { $space }
river-closed = a folyó csak akkor szabad, ha mindkét part foglalt; ez még nem az: { $other }
river-needs-knights = a folyó csak akkor szabad, ha mindkét parton lovag áll; itt nincs: { $other }
river = támogatás nem kerülhet a folyóra, és ez a mező nincs a lap vidékén: { $space } ({ $card })
nobody-near = ez a mező nincs a lap vidékén: { $space } ({ $card }), és támogatáshoz nem áll mellette { $who } lovagja
rival-near = { $space } mellett { $rival } lovagja áll ({ $other }): ide nem jöhet támogatás
blocked = { $space } mellett idegen várőrség van: ide nem jöhet támogatás
can-bring = { $who } tud lovagot lerakni, és ezt meg is kell tennie
knight-first = előbb a lovag, azután az erőd
built = { $who } ebben a körben már lerakott egy erődöt
no-bastion = { $who } erődjei elfogytak
no-bastion-on-river = a folyóra nem kerülhet erőd
last-way = ha itt erőd állna, már sehová sem lehetne lovagot tenni: { $space }
