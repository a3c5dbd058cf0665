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
