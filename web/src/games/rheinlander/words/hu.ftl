# A Rheinländer asztala.

table-title = Rheinländer

# A térkép.
table-map = A folyó térképe: a nyilak mozgatják, a plusz és a mínusz nagyítja és kicsinyíti
table-map-rhine = A Rajna
table-map-under = { $regions } vidék, { $towns } hely
table-map-coming = Készül a térkép …
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
table-can-exchange = ez a lovag kicserélhető
table-can-bastion = ide építhető erőd

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
table-rule = { $rule } szabály
table-close = Bezárás

# Játékosok.
table-players = Játékosok
table-archbishop = Érsek
table-thinking = gondolkodik
table-count-knight = lovag a készletben
table-count-duke = herceg
table-count-coin = érme
table-count-bishop = püspök
table-count-bastion = erőd a készletben
table-count-card = kártya
table-last-round = Az utolsó kör

# A kéz, és amit tenni lehet.
table-hand = A kártyáim
table-card = { $count ->
    [0] { $card } kártya
   *[other] { $card } kártya, mellette: { $towns }
}
table-cancel = Mégse
table-way-place = Lovag ide: { $card } ({ $count })
table-way-reinforce = Támogatás ({ $count })
table-way-exchange = Csere ({ $count })
table-way-bastion = Előbb erőd
table-hint-card = Válassz egy kártyát vagy egy mezőt a térképen.
table-hint-drop = Egyik kártyával sem tehetsz le lovagot: válassz egyet, amit eldobsz.
table-hint-bastion = Vagy mutass szabad partra, ahová erőd kerül.
table-do-done = Nem építek erődöt
table-do-end = Tovább
table-do-garrison = Lovag a várkastélyba
table-do-refuse = Üresen hagyom
table-do-drop = Eldobom: { $card }
table-deed-place = Lovag ({ $card })
table-deed-reinforce = Támogatás ({ $card })
table-deed-exchange = Csere ({ $card })
table-deed-bastion = Erőd ide

# Amiről dönteni kell.
table-prompt-play = Játssz ki egy kártyát: tegyél egy lovagot a térképre
table-prompt-drop = Dobj el egy kártyát
table-prompt-castle = Teszel lovagot a várkastélyba?
table-prompt-bastion = Építs erődöt, vagy hagyd ki

# A lépések nevei.
table-name-place = { $card }: lovag ide: { table-space }
table-name-reinforce = { $card }: támogatás ide: { table-space }
table-name-exchange = { $card }: lovagcsere itt: { table-space }
table-name-bastion = Erőd ide: { table-space }
table-name-drop = Eldobom: { $card }
table-name-done = Nem építek erődöt
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
