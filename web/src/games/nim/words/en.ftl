# The table of Nim.

table-title = Nim
table-bots = Ada, Ben, Cleo, Dan, Eve, Finn, Gus, Hana, Ivo, Juno

# What is to be done.
table-prompt-take = Point at a stone: you take it with all that lie on it.
table-prompt-return = Put one of your two tokens under the pile.

# Moves.
table-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
} of heap { $heap }
table-return = Put token { $token } under the pile

# What lies there.
table-heap = Heap { $heap }: { $stones ->
    [0] empty
    [one] one stone
   *[other] { $stones } stones
}
table-about-stone = Goes with all that lie on it. Whoever takes the last stone of a heap draws a token.
table-token = Token { $token }
table-token-hidden = A hidden token
table-about-token = Adds its value to the points of whoever holds it at the end.
table-pile = The pile: { $count ->
    [one] one token
   *[other] { $count } tokens
}
table-taken = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
table-stands = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
} and has taken { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.

# Among what can be won.
prize-numbered = Heap { $number }
