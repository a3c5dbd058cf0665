# Ez az asztal: Nim.

table-title = Nim

# Mi a teendő.
table-prompt-take = Mutass egy kőre: azzal együtt mindent elveszel, ami rajta van.
table-prompt-return = Tedd a két zsetonod egyikét a halom alá.

# Lépések.
table-take = { $stones ->
    [one] Egy kő
   *[other] { $stones } kő
} elvétele, kupac: { $heap }
table-return = A halom alá teszed ezt a zsetont: { $token }

# Mi van ott.
table-heap = { $heap }. kupac: { $stones ->
    [0] üres
    [one] egy kő
   *[other] { $stones } kő
}
table-token = Zseton: { $token }
table-token-hidden = Rejtett zseton
table-pile = A halom: { $count ->
    [one] egy zseton
   *[other] { $count } zseton
}
table-taken = { $stones ->
    [one] egy kő
   *[other] { $stones } kő
}
table-stands = { $name }: { $points ->
    [one] egy pont
   *[other] { $points } pont
}, elvett kövek: { $stones }.
