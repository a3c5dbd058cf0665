# A Schotten Totten asztala.

table-title = Schotten Totten
table-bots = Ailsa, Brodie, Catriona, Duncan, Elspeth, Fergus, Greer, Hamish, Iona, Lachlan
table-border = A határ
table-about-clan = Képpel felfelé kerül egy el nem foglalt kő mellé, a saját oldalra, ahol van még hely. Egy oldal lapjai kombinációt alkotnak.
table-card = { $clan } { $strength }
table-card-name = { $card ->
    [JK] { tactic-jk }
    [SP] { tactic-sp }
    [SH] { tactic-sh }
    [BB] { tactic-bb }
    [MF] { tactic-mf }
    [RE] { tactic-re }
    [ST] { tactic-st }
    [BA] { tactic-ba }
    [TR] { tactic-tr }
   *[other] { $card }
}
table-stone = { $stone }. kő
table-owned = gazdája: { $name }
table-side = { $name }: { $cards }
table-cards = { $count ->
    [0] nincs lap
    [one] egy lap
   *[other] { $count } lap
}
table-formation = { $name } ({ $total })
table-first = { $formation }, előbb volt teljes
table-claim-label = { $stone }. kő elfoglalása
table-here = { $card }: { $stone }. kő
table-card-at = { $card }, { $name }
table-rule = { $rule }. szabály
table-close = Bezárás

# A játékosok.
table-turn = soron van
table-stones = { $count } kő
table-border-told = { table-stones }; öthöz még { $five } kell{ $three ->
    [none] {""}
   *[other] {""}, három szomszédoshoz még { $three }
}
table-tally-stones = kő
table-tally-points = pont
table-played = { $count } kijátszott taktikai lap
table-lead = eggyel több taktikai lap
table-points = { $count } pont
table-round = { $round }. forduló, összesen { $rounds }
table-round-short = { $round }/{ $rounds }
table-held-clan = { $count } klánkártya kézben
table-held-tactic = { $count } taktikai lap kézben
table-hand = A kezed
table-hand-told = A kezed: { $cards }
table-open-hand = { $name }: { $count } nyílt lap

# Paklik.
table-deck-clan = Klánpakli: { $count ->
    [0] üres
   *[other] { $count } lap
}
table-deck-tactic = Taktikai pakli: { $count ->
    [0] üres
   *[other] { $count } lap
}
table-discard = Dobott lapok: { $count ->
    [0] üres
   *[other] { $count } lap
}
table-discard-title = Dobott lapok
table-no-cards = Nincs lap.

# Amit meg lehet nézni.
table-overview = Az összes kő
table-all-stones = Minden kő egyszerre
table-seen = Látott lapok
table-unseen-count = { $count ->
    [0] Minden klánkártya előkerült már.
    [one] Egy klánkártya még nem került elő.
   *[other] { $count } klánkártya még nem került elő.
}
table-seen-unseen = nem látott
table-seen-hand = kézben
table-seen-mine = innenső oldal
table-seen-theirs = túlsó oldal
table-seen-discard = dobott
table-reference = Kombinációk és taktika
table-formations = Kombinációk
table-clans = A klánok és betűik
table-tactics = Taktikai lapok
table-place-stone = { $stone }. kő
table-place-hand = kézben
table-place-discard = dobott
table-place-unseen = nem látott

# Döntések.
table-do-recruit = Toborzás
table-do-done = Kész
table-do-pass = Passz
table-do-cancel = Mégse
table-not-your-turn = Nem te következel.
table-not-now = Ez most nem lehetséges.
table-point-recruiter = A Toborzó a paklikhoz megy: mutass az egyikre!
table-point-st = Előbb mutass az egyik saját lapodra!
table-point-ba = Mutass az ellenfél egyik lapjára!
table-point-tr = Előbb mutass az ellenfél egyik klánkártyájára!

# Ami most következik.
table-prompt-play = Játssz ki egy lapot!
table-prompt-pass = Játssz ki egy taktikai lapot, vagy passzolj!
table-prompt-claim = Foglald el a fénylő köveket, vagy jelezd, hogy kész vagy!
table-prompt-draw = Húzz egy lapot: mutass az egyik paklira!
table-prompt-recruit = { $count ->
    [one] Toborzó: húzz még egy lapot!
   *[other] Toborzó: húzz még { $count } lapot, bármelyik pakliból!
}
table-prompt-return = { $count ->
    [one] Toborzó: válassz egy lapot a kezedből, amely a megfelelő pakli aljára kerül!
   *[other] Toborzó: válassz { $count } lapot a kezedből, amelyek a megfelelő pakli aljára kerülnek!
}
table-prompt-wait = Az ellenfél dönt.
table-prompt-over = A játszma véget ért.

# A lépések neve.
table-move-place = { table-card-name }: { $stone }. kő
table-move-recruit = A Toborzó kijátszása
table-move-strategy = Stratéga: { table-card-name } átvitele ide: { $stone }. kő
table-move-strategy-discard = Stratéga: { table-card-name } eldobása
table-move-wail = Banshee: { table-card-name } eldobása
table-move-betray = Áruló: { table-card-name } a te oldaladra, { $stone }. kő
table-move-claim = { $stone }. kő elfoglalása
table-move-draw-clan = Klánkártya húzása
table-move-draw-tactic = Taktikai lap húzása
table-move-return = { table-card-name } a pakli aljára
table-move-done = Nincs több foglalás
table-move-pass = Passz

# Billentyűk.
keys-border = A határnál
keys-border-stone = Rámutatás egy kőre: az 1. a bal szélső
keys-border-walk = Végig a köveken vagy a kézben tartott lapokon
keys-border-cards = Egy kőtől a mellette fekvő lapokhoz: mindegyiknek megjelenik a magyarázata
keys-border-cancel = A kiválasztott lap visszatétele

# Among what can be won.
prize-numbered = { $number }. kő
