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
option-garrison-blocks-reinforcement-help = Nincs támogatás olyan várkastély mellé, amelyben idegen lovag ül (4.4). Általában kikapcsolva.
option-merge-tie-single-owner = Holtverseny egyesüléskor
option-merge-tie-single-owner-help = Mi lesz az egyetlen herceggel, ha egyesüléskor holtverseny van az élen (6.5). Általában távozik.
option-merge-tie-single-owner-remove = a herceg távozik
option-merge-tie-single-owner-keep = a herceg marad
option-bastion-timing = Erődök
option-bastion-timing-help = Mikor lehet a körben erődöt építeni (10.4). Általában a lovag után.
option-bastion-timing-after = a lovag után
option-bastion-timing-any = a lovag előtt vagy után
option-board = Tábla
option-board-help = A térkép, amelyen a játszma zajlik (1.3).
option-board-rhine = A Rajna

# A központok, a betűjük vagy a számuk szerint.
centre-c = várkastély
centre-b = püspökség
centre-2 = kereskedőváros (2)
centre-3 = kereskedőváros (3)
centre-4 = kereskedőváros (4)

# A bábuk és lapok, és hogy mire valók.
piece-knight = lovag
piece-knight-help = A szomszédos lovagok, bármilyen színűek, hercegséget alkotnak.
piece-duke = herceg
piece-duke-help = Annak a hercegsége mellett áll, akinek ott a legtöbb lovagja van. Távozáskor 1, a végén 5 pontot ér.
piece-bastion = erőd
piece-bastion-help = Végleg elfoglal egy szabad parti mezőt. Senkié sem.
piece-bishop = püspök
piece-bishop-help = Minden hercegnek van egy, akinek a hercegségében püspökség áll.
piece-archbishop = érsek
piece-archbishop-help = Akinek mindenki másnál több püspöke van, kicserélhet egy idegen lovagot, és a végén 5 pontot kap.
piece-garrison = várőrség
piece-garrison-help = Lovag a várkastélyban; abban a hercegségben számít, amelyhez a várkastély tartozik.
piece-coin = érme
piece-coin-help = Aki elveszít egy hercegséget, megkapja annak addigi értékét.
piece-shuffle = keveréskártya
piece-shuffle-help = Aki felhúzza, összekeveri a paklit és a dobott lapokat, majd újra húz.

# Hercegség a mondatokban, ragokkal: egy helyről vagy egy mezőről kapja a nevét.
the-duchy = { $named ->
    [0] { $duchy } mező hercegsége
   *[other] { $duchy } hercegsége
}
    .object = { $named ->
        [0] { $duchy } mező hercegségét
       *[other] { $duchy } hercegségét
    }
    .to = { $named ->
        [0] { $duchy } mező hercegségéhez
       *[other] { $duchy } hercegségéhez
    }
    .in = { $named ->
        [0] { $duchy } mező hercegségében
       *[other] { $duchy } hercegségében
    }
    .for = { $named ->
        [0] { $duchy } mező hercegségéért
       *[other] { $duchy } hercegségéért
    }
    .duke = { $named ->
        [0] { $duchy } mező hercege
       *[other] { $duchy } hercege
    }

# Ami történt.
placed = { $who } kijátssza: { $card }, és lovagot tesz ide: { $space }.
reinforced = { $who } támogatásként kijátssza: { $card }, és lovagot tesz ide: { $space }.
exchanged = { $who } érsekként kijátssza: { $card }; { $rival } lovagja helyére { $who } lovagja lép itt: { $space }.
dropped = { $who } sehová sem tud lovagot tenni, és eldobja: { $card }.
bastion = { $who } erődöt épít ide: { $space }.
done = { $who } nem épít erődöt.
garrison-placer = { $who } lovagot tesz a várkastélyba: { $castle }.
garrison-owner = { $who }, a szomszédos hercegség ura, soron kívül lovagot tesz a várkastélyba: { $castle }.
castle-refused = { $who } üresen hagyja a várkastélyt: { $castle }.
castle-empty = Üres marad a várkastély: { $castle }. Aki lovagot tehetne bele, annak elfogytak a lovagjai.
garrison-changed = { $who } lovagja váltja fel { $rival } lovagját a várkastélyban: { $castle }.
garrison-late = { $who } lovagot tesz az üres várkastélyba: { $castle }.
garrison-short = Nem változik a várkastély: { $castle }. { $who } lovagjai elfogytak.
founded = Megszületik { the-duchy }: { $knights }.
owned = Itt { $who } lovagjai vannak többségben, övé a hercegség; értéke { $value }.
level-founded = Az élen holtverseny van, ezért nincs ura.
grown = A lovag csatlakozik { the-duchy.to }: { $knights }.
changed = Újraszámolás { the-duchy.in }: { $knights }.
kept = Továbbra is { $who } lovagjai vannak többségben, megtartja; értéke { $value }.
level-kept = Senki sem vezet egyedül, ezért { $who } megtartja; értéke { $value }.
level-unowned = Senki sem vezet egyedül, ezért továbbra sincs ura.
taken-over = Most már { $who } lovagjai vannak többségben: megszerzi a hercegséget, amely eddig { $old } birtoka volt; értéke { $value }.
ousted = { $old } egy lovaggal sem áll már ott, és elveszíti { the-duchy.object }; senki sem vezet.
merged = { $count } hercegség egyesül: { $duchies }. Együtt: { $knights }.
merged-kept = { $who } lovagjai vannak többségben, övé az egész, értéke { $value }; { the-duchy.duke } marad.
merged-new = { $who } lovagjai vannak többségben, új herceggel övé az egész; értéke { $value }.
merged-unowned = Az élen holtverseny van, ezért az egésznek nincs ura.
merged-level = Az élen holtverseny van: minden herceg távozik, és az egésznek nincs ura.
merged-level-kept = Az élen holtverseny van, de csak { $who } hercege áll itt, ezért marad; értéke { $value }.
paid = { $who } { $points } pontot kap { the-duchy.for }: 1 a hercegért, { $centres } a központokért.
bishop-gained = { $who } { $change ->
    [one] egy püspököt
   *[other] { $change } püspököt
} kap, így már { $count } van.
bishop-lost = { $who } { $change ->
    [one] egy püspököt
   *[other] { $change } püspököt
} veszít, { $count ->
    [0] több nem marad
   *[other] { $count } marad
}.
archbishop = Mindenki másnál több püspöke van: { $who } az érsek.
archbishop-none = Senkinek sincs mindenki másnál több püspöke: nincs többé érsek.
reshuffled = { $who } a keveréskártyát húzza: a pakli és a dobott lapok megkeverve.
drew = { $who } húz egy lapot.
drew-card = { $who } húz: { $card }.
skipped = { $who } lovagjai elfogytak; a köre kimarad.
last-round = Elfogytak a lovagok: { $who }. Ez az utolsó kör.
final = { $who }: érmék { $coins }, { $dukes } herceg { $duke-points }, központok { $centres }, érsek { $archbishop }; összesen { $total } pont.
won = { $who } nyer { $points } ponttal.
shared = Közös győzelem, fejenként { $points } ponttal: { $who }.

# Miért nem lehet így lépni.
not-now-play = most lapot kell kijátszani
not-now-castle = most a várkastélyról kell dönteni: lovag vagy visszautasítás (garrison, refuse)
not-now-bastion = most erődöt lehet építeni; aki nem akar, lezárja (done)
not-now-over = a játszmának vége
not-in-hand = ez a lap nincs { $who } kezében: { $card }
no-space = ezen a táblán nincs ilyen mező
own-knight = { $who } saját lovagja áll itt: { $space }
rival-knight = { $holder } lovagja áll itt: { $space }, és csak az érsek cserélheti ki
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
built = { $who } ebben a körben már épített erődöt
no-bastion = { $who } erődjei elfogytak
no-bastion-on-river = a folyóra nem kerülhet erőd
last-way = ha itt erőd áll, már sehová sem lehetne lovagot tenni: { $space }
