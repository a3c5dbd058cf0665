# Ez az asztal: Nim.

table-title = Nim
table-bots = Ada, Ben, Cleo, Dan, Eve, Finn, Gus, Hana, Ivo, Juno

# Mi a teendő.
table-prompt-take = Mutass egy kőre: azzal együtt mindent elveszel, ami rajta van!
table-prompt-return = Tedd a két zsetonod egyikét a halom alá!

# Lépések.
table-take = { $stones ->
    [one] Egy kő
   *[other] { $stones } kő
} elvétele, kupac: { $heap }
table-return = Zseton a halom alá: { $token }

# Mi van ott.
table-heap = { $heap }. kupac: { $stones ->
    [0] üres
    [one] egy kő
   *[other] { $stones } kő
}
table-about-stone = Vele megy minden kő, ami rajta van. Aki egy kupac utolsó kövét elveszi, zsetont húz.
table-token = Zseton: { $token }
table-token-hidden = Rejtett zseton
table-about-token = A végén annyi pontot ér a birtokosának, amennyi az értéke.
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

# Among what can be won.
prize-numbered = { $number }. kupac
