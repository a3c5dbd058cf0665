# Why a position cannot occur. $seat is a seat.

hidden = { $count } kinds of cards are hidden
card-count = { $card } is there { $count ->
    [one] 1 time
   *[other] { $count } times
} instead of { $expected }
hand-size = { $seat } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
} instead of { $expected }
ring-no-card = { $place } has a ring but no card
covered-open = { $place } has covered cards but nothing that covers them
ring-twice = the ring { $ring } lies on { $count } cards
ring-held-too = the ring { $ring } lies on a card and is held too
ring-holder-out = { $seat } has no cards left and cannot have a ring
site-apart = location { $number } at { $place } lies next to no cell of a ring
site-far = location { $number } at { $place } lies too far from 0,0
sites-scored = { $scored } of { $sites } locations are scored
points-negative = nobody has fewer than 0 points
points-gained = nobody gains more than { $most } points at one location
ring-full = the ring of the current location is full
no-card = { $seat } has no card to lay
counted-more = more cards were counted in this turn than were played
nothing-to-follow = no card has been played that another could follow
played-many = { $count } cards were played in one turn
not-over = { $count } players have cards, so the game is not over
ring-not-full = the ring of the current location is not full
over = the game is over
last-play = { $seat } made the last play

# What the editor calls things, places and settings. $seat is a seat.
edit-location = next location
edit-red = Red cards
edit-blue = Blue cards
edit-green = Green cards
edit-yellow = Yellow cards
edit-nazgul = Nazgûl
edit-ring = Rings
edit-locations = Locations
edit-hand = Hand of { $seat }
edit-box = Out of the game
edit-rings = Rings of { $seat }
edit-lost = Lost rings
edit-spot = Spot for a location: { $place }
edit-phase = What is to be done
edit-to-play = lay cards
edit-to-site = place the next location
edit-over = nothing: the match is over
edit-points = Points of { $seat }
edit-played = Cards laid in this turn
edit-last = Who made the last play
