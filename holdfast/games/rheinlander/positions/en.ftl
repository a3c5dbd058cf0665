# Why a position cannot occur. $seat is a seat.

centre-count = { $centre ->
    [c] castle
    [b] bishopric
   *[other] city ({ $centre })
} is there { $count ->
    [one] 1 time
   *[other] { $count } times
} instead of { $expected }
knights = { $seat } has { $count ->
    [one] 1 knight
   *[other] { $count } knights
} instead of { $expected }
bastions = there are { $count } bastions instead of { $expected }
hidden = { $count } cards are hidden
hand-size = { $seat } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
} instead of { $expected }
mixed-held = { $seat } holds { $count } mixed cards but has drawn { $drawn }
mixed-discarded = a mixed card lies on the discard pile
river-knight = a knight stands on { $space }, but not both banks are occupied
garrison-no-castle = slot { $slot } has a garrison but no castle
garrison-no-knight = slot { $slot } has a garrison but no knight beside it
duchy-no-knight = duchy { $duchy } belongs to { $seat }, who has no knight in it
duchy-leader = duchy { $duchy } belongs to nobody, but { $seat } has the most knights in it
over-round = the match is over, but its last round is not complete
last-round = the last round has come, but it is the turn of { $seat }, who started
no-knight-no-turn = { $seat } has no knight left and thus no turn
must-be-ended = somebody has no knight left, so the round is the last: ended 1
built-before = a bastion was built before the knight, which is not agreed here
built-none = a bastion was built in this turn, but none stands on the board
no-bastion = { $seat } has no bastion to place
no-land = no land is free for a bastion
no-castle = no castle is in question
castle-not-optional = castles cannot be refused here
no-knight-placed = no knight of { $seat } is being placed
no-empty-castle = there is no empty castle to decide on
no-castle-knight = { $seat } has no knight for a castle
castle-of-duke = the castle belongs to the owner of the duchy beside it

# What the editor calls things, places and settings. $seat is a seat.
edit-knight = knight of { $seat }
edit-bastion = bastion
edit-card = card { $card }
edit-knights = Knights
edit-bastions = Bastions
edit-cards = Cards
edit-space = Space { $space }
edit-garrison = Garrison of { $castle }
edit-hand = Hand of { $seat }
edit-discard = Discard pile
edit-phase = What is to be done
edit-to-play = bring a knight
edit-to-garrison = garrison a castle
edit-over = nothing: the match is over
edit-opener = Who started
edit-ended = This round is the last
edit-built = A bastion was built in this turn
edit-coins = Coins of { $seat }
edit-duchy = Duke of the level duchy { $duchy }
edit-centre = Centre: { $castle }
