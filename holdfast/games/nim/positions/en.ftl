# Why a position cannot occur. $seat is a seat.

tokens-hidden = some tokens are hidden
pieces = { $piece }: { $count } instead of { $expected }
heap-grown = heap { $heap }: { $stones } stones instead of { $most } or fewer
tokens-drawn = tokens drawn so far: { $drawn } instead of { $expected }
over-token = the game is over, but a token has still to be returned
tokens-not-lowest = the tokens that were put under the pile are not the lowest
no-token = { $seat } has no token

# What the editor calls things and places.
edit-stone = stone
edit-stones = Stones
edit-token = token { $token }
edit-tokens = Tokens
edit-heap = Heap { $heap }
edit-taken = Stones of { $seat }
edit-hand = Token of { $seat }
edit-drawn = Token that was drawn
edit-pile = Pile
