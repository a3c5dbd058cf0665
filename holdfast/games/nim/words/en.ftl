# Nim in English. $seat is a seat: A to C.

title = Nim
pitch = Three heaps, a few hidden tokens: who takes the last stone?

# The choices before a match.
option-misere = Misère
option-misere-help = Everybody but the one who takes the last stone gets the five points for it (4.2). Usually off.

# What happened.
took = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
} of heap { $heap }.
drew = { $seat } draws a token.
returned = { $seat } puts a token under the pile.
returned-known = { $seat } puts token { $token } under the pile.
scored = { $seat } turns up token { $token } and has { $points ->
    [one] one point
   *[other] { $points } points
}.

# Why a move is refused.
refused-over = the match is over
refused-heap-too-small = heap { $heap } has { $stones ->
    [0] no stones
    [one] only one stone
   *[other] only { $stones } stones
}
refused-return-first = a token must be returned first
refused-not-in-hand = token { $token } is not in hand
refused-nothing-drawn = a token is returned only after drawing one
