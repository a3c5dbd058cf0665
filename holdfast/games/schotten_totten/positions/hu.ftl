# Miért nem fordulhat elő egy állás. $seat egy hely.

hidden = { $count } lap rejtve van
card-count = { $card }: { $count } darab van belőle, pedig { $expected } kell
tactic-in-deck = taktikalap van a klánpakliban
clan-in-deck = klánkártya van a taktikapakliban
hand-size = { $seat } kezében { $count } lap van, pedig legfeljebb { $most } lehet
side-size = { $stone }. kő: { $seat } oldalán { $count } lap van, pedig legfeljebb { $most } lehet
side-no-troop = { $stone }. kő: az egyik oldalon olyan lap van, amely nem csapat
side-first = { $stone }. kő: meg kell mondani, melyik teljes oldal volt az első
owner-incomplete = { $stone }. kő: { $seat } foglalta el, de az az oldal nem teljes
tactics-open = { $count } taktikalap fekszik nyíltan, de { $played } lett kijátszva
tactics-lead = valaki egynél több taktikalappal jár előrébb
jokers-open = { $count } Joker fekszik nyíltan, de { $played } lett kijátszva
joker-not-played = { $seat } oldalán Joker fekszik, pedig nem játszott ki egyet sem
troops-discarded = { $troops } csapat került a dobott lapok közé { $ruses } csellel
no-recruiter = Toborzó nélkül kerültek lapok a paklik alá
buried = { $count } lap került a paklik alá, pedig legfeljebb { $most } lehet
joker-kept = { $seat } megtartott egy Jokert, de az nincs a kezében
round = { $round }. forduló, pedig összesen { $rounds } van
over-rounds = a játszmának vége, de nem minden fordulót játszottak le
won-already = { $seat } már megnyerte a fordulót
no-claim = { $seat } egyetlen követ sem foglalhat el
stalled = { $passes } passz után a forduló elakadt
no-deck-choice = nincs miből paklit választani
no-return-due = nincs visszateendő lap
no-return-possible = a kéz egyetlen lapja sem tehető vissza
due = { $count } lap van hátra, pedig legfeljebb { $most } lehet

# Minek hívja a szerkesztő a dolgokat, helyeket és beállításokat. $seat egy hely.
edit-card = { $card }
edit-tactic = { $name ->
    [JK] Joker
    [SP] Kém
    [SH] Pajzshordozó
    [BB] Vak blöff
    [MF] Sárcsata
    [RE] Toborzó
    [ST] Stratéga
    [BA] Banshee
   *[TR] Áruló
}
edit-claim = megszerezte: { $seat }
edit-clans = Klánkártyák
edit-troops = Elit csapatok
edit-modes = Harcmodorok
edit-ruses = Cselek
edit-claims = Ki szerezte meg a követ
edit-side = { $stone }. kő, oldal: { $seat }
edit-stone = Maga a { $stone }. kő
edit-hand = Kéz: { $seat }
edit-discard = Dobópakli
edit-phase = Mi a teendő
edit-to-play = kártyát kijátszani
edit-to-claim = követ megszerezni
edit-to-draw = kártyát húzni
edit-to-recruit = kártyákat húzni (Toborzó)
edit-to-return = kártyákat visszatenni (Toborzó)
edit-over = semmi: a játszmának vége
edit-ending = Hogyan ért véget
edit-five = öt kő
edit-three = három szomszédos kő
edit-stalled = senki sem tud tovább lépni
edit-winner = Ki nyerte a fordulót
edit-points = Pontok: { $seat }
edit-round = Forduló
edit-passes = Egymás utáni passzok
