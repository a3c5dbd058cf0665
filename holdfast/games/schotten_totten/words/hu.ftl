# Schotten Totten magyarul. A $who és a $rival hely: A vagy B.

title = Schotten Totten
pitch = Két klán, kilenc határkő: küldd a megfelelő három lapot minden kőhöz, és bizonyítsd be, hogy a tiéd!

# Amit a játszma előtt lehet választani.
option-tactics = Taktika
option-tactics-help = Tíz taktikai lap is játékba kerül, és mindenki hét lapot tart a kezében (6. fejezet). Az első játszmákhoz jobb nélkülük.
option-expert = Profi
option-expert-help = Követ csak a kör elején lehet elfoglalni, így az ellenfél még válaszolhat (10.1). Általában kikapcsolva.
option-rounds = Fordulók
option-rounds-help = Ennyi fordulóból áll a játszma; a pontok összeadódnak (5.5). Általában egy.
option-starter = Ki kezdi a további fordulókat
option-starter-help = Az első fordulónál sorsolás dönt, a továbbiaknál az, ami itt szerepel (5.6). Általában felváltva.
option-starter-alternate = felváltva
option-starter-winner = az előző forduló győztese
option-starter-loser = az előző forduló vesztese
option-starter-random = sorsolás
option-auto-claim = Önműködő foglalás
option-auto-claim-help = Minden elfoglalható követ a program foglal el a játékosnak, az 1. kőtől a 9. kőig (4.8). Általában kikapcsolva.
option-strict-colour = Szigorú szín
option-strict-colour-help = A színhez különböző erősségek kellenek akkor is, ha Joker, Kém vagy Pajzshordozó van benne (7.7). Általában bekapcsolva.
option-mud-needs-both = Sárcsata: mindkét oldal kell
option-mud-needs-both-help = Sárcsatánál csak akkor foglalható el a kő, ha mindkét oldalon négy lap van, bizonyítással soha (8.5). Általában kikapcsolva.

# A klánok, a lapjaikon álló betű szerint.
clan-r = piros
clan-o = narancs
clan-y = sárga
clan-g = zöld
clan-b = kék
clan-v = lila

# Egy klán lapjain, a naplóban és a begépelt lépésekben álló betű; mindegyik egyetlen színé.
letter-r = P
letter-o = N
letter-y = S
letter-g = Z
letter-b = K
letter-v = L

# A taktikai lapok, a rajtuk álló betűk szerint.
tactic-jk = Joker
tactic-jk-help = Bármilyen színű és erősségű klánkártyát helyettesít. Egy fordulóban mindenki csak egyet játszhat ki.
tactic-sp = Kém
tactic-sp-help = Bármilyen színű 7-es.
tactic-sh = Pajzshordozó
tactic-sh-help = Bármilyen színű 1-es, 2-es vagy 3-as.
tactic-bb = Vak blöff
tactic-bb-help = Egy kövön fekszik: ott csak az erősségek összege számít, a kombináció nem.
tactic-mf = Sárcsata
tactic-mf-help = Egy kövön fekszik: ott mindkét oldalra négy lap kell, és mind a négynek illenie kell a kombinációba.
tactic-re = Toborzó
tactic-re-help = Húzz három lapot az egyik vagy mindkét pakliból, majd tégy két lapot a kezedből a megfelelő pakli aljára!
tactic-st = Stratéga
tactic-st-help = Vidd át egy saját lapodat egy szabad kőtől egy másik szabad kőhöz, vagy dobd el!
tactic-ba = Banshee
tactic-ba-help = Dobd el az ellenfél egyik lapját egy szabad kő mellől!
tactic-tr = Áruló
tactic-tr-help = Vidd át az ellenfél egyik klánkártyáját egy szabad kőtől a saját oldaladra, egy szabad kőhöz!

# Kombinációk, a legerősebbtől a leggyengébbig.
formation-colour-run = színsor
formation-colour-run-help = Egy szín, egymást követő erősségek.
formation-four = póker
formation-four-help = Négyszer ugyanaz az erősség, Sárcsatánál.
formation-three = drill
formation-three-help = Háromszor ugyanaz az erősség.
formation-colour = szín
formation-colour-help = Egy szín, különböző erősségek.
formation-run = sor
formation-run-help = Egymást követő erősségek, bármilyen színben.
formation-sum = összeg
formation-sum-help = Bármilyen lapok; az összeg számít.

# Kövek a mondatokban, a szükséges ragokkal.
the-stone = { $stone ->
    [1] az 1. kő
    [5] az 5. kő
   *[other] a { $stone }. kő
}
    .at = { the-stone }nél
    .to = { the-stone }höz
    .from = { the-stone }től
    .on = { $stone ->
        [1] az 1. kőre
        [5] az 5. kőre
       *[other] a { $stone }. kőre
    }
    .object = { $stone ->
        [1] az 1. követ
        [5] az 5. követ
       *[other] a { $stone }. követ
    }
the-goal = { $goal ->
    [1] az 1. kő
    [5] az 5. kő
   *[other] a { $goal }. kő
}
    .to = { the-goal }höz

# Kombinációk a mondatokban: a foglaló félé és az ellenfélé.
my-formation = { $mine-kind ->
    [colour-run] színsor ({ $mine })
    [four] póker ({ $mine })
    [three] drill ({ $mine })
    [colour] szín ({ $mine })
    [run] sor ({ $mine })
   *[sum] összeg ({ $mine })
}
their-formation = { $theirs-kind ->
    [colour-run] színsor ({ $theirs })
    [four] póker ({ $theirs })
    [three] drill ({ $theirs })
    [colour] szín ({ $theirs })
    [run] sor ({ $theirs })
   *[sum] összeg ({ $theirs })
}

# Ami történt.
place-troop = { $who } kijátssza { the-stone.to }: { $card }.
place-elite = { $who } kijátssza { the-stone.to } a { $name ->
    [JK] Jokert
    [SP] Kémet
   *[SH] Pajzshordozót
}.
place-mode = { $who } kijátssza { the-stone.on } a { $name ->
    [BB] Vak blöfföt
   *[MF] Sárcsatát
}.
recruit = { $who } kijátssza a Toborzót.
strategy-move = { $who } kijátssza a Stratégát: { $card } átkerül { the-stone.from } { the-goal.to }.
strategy-discard = { $who } kijátssza a Stratégát: { $card } { the-stone.from } a dobott lapok közé kerül.
banshee = { $who } kijátssza a Banshee-t: { $card } { the-stone.from } a dobott lapok közé kerül.
betray = { $who } kijátssza az Árulót: { $card } átáll { the-stone.from } { $who } oldalára, { the-goal.to }.
passed = { $who } passzol.
cannot-play = { $who } nem tud lapot kijátszani, ezért passzol.
claim-stronger = { $who } elfoglalja { the-stone.object }: { my-formation }, ellene { their-formation }.
claim-first = { $who } elfoglalja { the-stone.object }: mindkét oldalon { my-formation }, de { $who } oldala előbb volt teljes.
claim-proof = { $who } elfoglalja { the-stone.object }: { my-formation }, ezt már semmi sem győzheti le.
claims-done = { $who } nem foglal el több követ.
drew-card = { $who } húz: { $card }.
drew-clan = { $who } { $count ->
    [one] egy klánkártyát
   *[other] { $count } klánkártyát
} húz.
drew-tactic = { $who } { $count ->
    [one] egy taktikai lapot
   *[other] { $count } taktikai lapot
} húz.
returned-card = { $who } a pakli aljára teszi: { $card }.
returned-clan = { $who } egy klánkártyát tesz a pakli aljára.
returned-tactic = { $who } egy taktikai lapot tesz a pakli aljára.
round-five = { $who } öt követ szerzett meg, és { $won }:{ $lost } arányban megnyeri a fordulót.
round-three = { $who } három szomszédos követ szerzett meg, és { $won }:{ $lost } arányban megnyeri a fordulót.
round-stalled = Már semmi sem változhat: a még szabad köveket kiértékeljük, és { $who } { $won }:{ $lost } arányban megnyeri a fordulót.
round-drawn = Már semmi sem változhat: a még szabad köveket kiértékeljük, és a forduló döntetlen, fejenként { $won ->
    [one] egy pont
   *[other] { $won } pont
}.
round-begins = { $round }. forduló: { $who } kezd.

# Miért nem lehet így lépni.
not-now-play = most lapot kell kijátszani
not-now-claim = most köveket lehet elfoglalni; előbb jelezni kell, ha nincs több foglalás
not-now-draw = most lapot kell húzni
not-now-recruit = most a Toborzó húz
not-now-return = most egy lapot vissza kell tenni a megfelelő pakli aljára
not-now-over = a játszmának vége
not-in-hand = { $card } nincs { $who } kezében
closed = { the-stone.object } már elfoglalták, ezért lezárult
no-room = { the-stone.at } { $who } oldala megtelt
lead = { $who } eggyel több taktikai lapot játszott ki, mint { $rival }, ezért várnia kell
second-joker = { $who } már kijátszott egy Jokert; a második a forduló végéig kézben marad
empty-decks = mindkét pakli üres, nincs kit toborozni
no-card-own = { $who } oldalán egyik kőnél sincs ilyen lap
no-card-rival = { $rival } oldalán egyik kőnél sincs ilyen lap
same-stone = a Stratégának másik kőhöz kell vinnie a lapot
elite = az Áruló csak klánkártyát vihet át
incomplete = { the-stone.at } { $who } oldalán { $count ->
    [0] nincs lap
    [one] egy lap van
   *[other] { $count } lap van
}, de { $size } kell
weaker = { the-stone.at } ez kevés: { my-formation }, ellene { their-formation }
later = { the-stone.at } mindkét oldalon { my-formation }, de { $rival } oldala előbb volt teljes
beatable = { $rival } ezzel még megszerezheti { the-stone.object }: { $cards }; az ő oldalán { their-formation } lenne, ellene { my-formation }
mud-needs-both = Sárcsatánál mindkét oldalnak teljesnek kell lennie, de { $rival } oldala még nem az
claim-after-play = követ csak egy lap kijátszása után lehet elfoglalni; ezt is majd akkor, ha még mindig megilleti
claim-at-start = a profi játékban csak a kör elején lehet követ elfoglalni
claimable = { $who } elfoglalhatja { the-stone.object }, amint eljön az ideje
can-play = { $who } ki tud játszani klánkártyát, ezért nem passzolhat
