# Miért nem fordulhat elő egy állás. $seat egy hely.

tokens-hidden = néhány zseton rejtve van
pieces = { $piece ->
    [stones] kövek
   *[other] zseton ({ $piece })
}: { $count }, pedig { $expected } van
heap-grown = { $heap }. kupac: { $stones } kő, pedig legfeljebb { $most } lehet
tokens-drawn = eddig húzott zsetonok: { $drawn }, pedig { $expected } lenne
over-token = a játszmának vége, de egy zsetont még vissza kell tenni
tokens-not-lowest = a halom alá tett zsetonok nem legalul vannak
no-token = nincs zsetonja: { $seat }

# Minek hívja a szerkesztő a dolgokat és a helyeket.
edit-stone = kő
edit-stones = Kövek
edit-token = { $token } értékű zseton
edit-tokens = Zsetonok
edit-heap = { $heap }. kupac
edit-taken = Kövek: { $seat }
edit-hand = Zseton: { $seat }
edit-drawn = Húzott zseton
edit-pile = Halom
