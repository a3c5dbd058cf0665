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

refused-heap-too-small = heap { $heap } has { $stones ->
    [0] no stones
    [one] only one stone
   *[other] only { $stones } stones
}
refused-return-first = a token must be returned first
refused-not-in-hand = token { $token } is not in hand
refused-nothing-drawn = a token is returned only after drawing one
