# A Rheinländer asztala.

table-title = Rheinländer
table-bots = Ada, Bodo, Dirk, Gero, Hilda, Kuno, Lutz, Meta, Otto, Rolf

# A térkép.
table-map = A folyó térképe: a nyilak mozgatják, a plusz nagyítja, a mínusz kicsinyíti
table-map-rhine = A Rajna
table-map-under = { $regions } vidék, { $towns } hely
table-map-coming = Készül a térkép…
table-map-failed = A térképet nem sikerült letölteni.
table-retry = Újra
table-whole = Teljes térkép
table-wind-north = É
table-wind-east = K
table-wind-south = D
table-wind-west = Ny

# Egy mező: a $side a legtöbb táblán L, R, W vagy I.
table-space = { $side ->
    [L] { $region }. vidék, bal part
    [R] { $region }. vidék, jobb part
    [W] { $region }. vidék, folyó
    [I] { $region }. vidék, sziget
   *[other] { $name }
}
table-stands-knight = { $name } lovagja
table-stands-bastion = erőd
table-stands-nobody = szabad
table-beside = mellette: { $town }, { $centre }
table-worth = értéke { $value }
table-can-place = ide tehető lovag
table-can-reinforce = ide tehető támogatás
table-can-exchange = ez a lovag átállítható
table-can-bastion = ide rakható erőd

# Hercegségek.
table-details = Részletek
table-duchies = { $count ->
    [one] Egy hercegség
   *[other] { $count } hercegség
}
table-no-duchies = Két szomszédos lovag, vagy egy a várkastély mellett: ez az első hercegség.
table-duchy-owned = { $owner } hercegsége
table-duchy-free = Hercegség herceg nélkül
table-value = az értéke
table-knights-of = { $name } { $count }
table-changes = Ami változna
table-rule = { $rule }. szabály
table-close = Bezárás

# Játékosok.
table-players = Játékosok
table-archbishop = Érsek
table-thinking = gondolkodik
table-tally-holdings = birtok
table-tally-coins = érme
table-holdings-told = ha most lenne vége: { $count } a hercegekért, a központokért és az érsekért
table-holdings-help = amit a tábla hozna, ha most lenne vége: hercegek × 5, központok, érsek
table-coins-told = { $count } érmében
table-count-knight = lovag a készletben
table-count-duke = herceg
table-count-coin = érme
table-count-bishop = püspök
table-count-bastion = erőd a készletben
table-last-round = Az utolsó menet

# A kéz, és amit tenni lehet.
table-hand = A kártyáim
table-about-card = Egy saját lovagot tesz a vidéke ({ $card }) szabad mezőjére, vagy támogatásként olyan szabad parti mezőre, amely saját lovaggal szomszédos, idegennel nem.
table-about-city = A számát éri annak a hercegségnek, amelyhez tartozik.
table-about-castle = 1-et ér. Aki lovagot visz mellé, még egyet tesz bele, és az is számít a hercegségben.
table-about-bishopric = 1-et ér, és hercegsége hercegének püspököt ad.
table-card = { $count ->
    [0] Kártya: { $card }
   *[other] Kártya: { $card }, mellette: { $towns }
}
table-cancel = Mégse
table-way-place = Lovag ide: { $card } ({ $count })
table-way-reinforce = Támogatás ({ $count })
table-way-exchange = Átállítás ({ $count })
table-way-bastion = Előbb erőd
table-hint-card = Válassz egy kártyát vagy egy mezőt a térképen!
table-hint-drop = Egyik kártyával sem tehetsz le lovagot: válassz egyet, amelyet eldobsz!
table-hint-bastion = Vagy mutass szabad partra, ahová erőd kerül!
table-do-done = Nincs erőd
table-do-end = Tovább
table-do-garrison = Lovag a várkastélyba
table-do-refuse = Üresen hagyom
table-do-drop = Eldobom: { $card }
table-deed-place = Lovag ({ $card })
table-deed-reinforce = Támogatás ({ $card })
table-deed-exchange = Átállítás ({ $card })
table-deed-bastion = Erőd ide

# Amiről dönteni kell.
table-prompt-play = Játssz ki egy kártyát: tégy egy lovagot a térképre!
table-prompt-drop = Dobj el egy kártyát!
table-prompt-castle = Teszel lovagot a várkastélyba?
table-prompt-bastion = Rakj le egy erődöt, vagy hagyd ki!

# A lépések nevei.
table-name-place = { $card }: lovag ide: { table-space }
table-name-reinforce = { $card }: támogatás ide: { table-space }
table-name-exchange = { $card }: lovag átállítása itt: { table-space }
table-name-bastion = Erőd ide: { table-space }
table-name-drop = Eldobom: { $card }
table-name-done = Nincs erőd
table-name-garrison = Lovag a várkastélyba
table-name-refuse = A várkastély üresen marad

# Az asztal mondatokban.
table-say-hand = { $count ->
    [one] Egy kártya: { $cards }.
   *[other] { $count } kártya: { $cards }.
}
table-say-no-hand = Nincs kártya.
table-say-deck = { $deck } kártya a pakliban, { $discard } eldobva.
table-say-duchy = { $place }: { $owner } hercegsége, értéke { $value }{ $bishop ->
    [1] , püspökkel
   *[0] {""}
}. Lovagok: { $knights }.
table-say-duchy-free = { $place }: hercegség herceg nélkül, értéke { $value }. Lovagok: { $knights }.
table-say-lone = { $name } magányos lovagjai: { $places }.
table-say-bastions = Erődök: { $places }.
table-say-player = { $name }: még { $knights } lovag és { $bastions } erőd, { $dukes } herceg, { $bishops } püspök{ $archbishop ->
    [1] , érsek
   *[0] {""}
}{ $known ->
    [1] , { $coins } érme
   *[0] {""}
}.

# Billentyűk.
keys-spaces = A térkép mezőin
keys-spaces-walk = A szomszédos mezőre
keys-spaces-follow = A folyón fel és le, a választható mezőkre
keys-spaces-first = Az első mezőre
keys-spaces-last = Az utolsó mezőre
keys-spaces-pick = A mező kiválasztása
keys-players = A játékosok listáján
keys-players-walk = A következő jelre: megjelenik, mit számol
keys-river = A folyónál
keys-river-cancel = A kiválasztottak visszatétele
