# The table of this game.

table-title = Die Gefährten
table-bots = Alda, Brida, Cutha, Emma, Godwin, Leofric, Mildred, Osric, Tilda, Winna

# Cards and places.
table-card = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} { $figure ->
    [hobbit] Hobbit { $value }
    [nazgul] Nazgûl
   *[companion] { $value }
}
table-place-name = { $location ->
    [bag-end] { location-bag-end }
    [bree] { location-bree }
    [weathertop] { location-weathertop }
    [ford] { location-ford }
    [rivendell] { location-rivendell }
    [caradhras] { location-caradhras }
    [gate-of-moria] { location-gate-of-moria }
    [moria] { location-moria }
    [lothlorien] { location-lothlorien }
   *[amon-hen] { location-amon-hen }
}
table-ring-name = { $ring ->
    [be] { ring-be }
    [br] { ring-br }
    [we] { ring-we }
    [r1] { ring-r1 }
    [r2] { ring-r2 }
   *[lo] { ring-lo }
}
table-empty = Empty cell { the-place }
table-lies = { $card } { the-place }
table-covers = covers { $cards }
table-shared = counts for { $places }
table-target = Lay here: { $what }
table-site = Place the location { the-way }, beside { $cards }
table-sky = { $sky ->
    [white] white
   *[black] black
}
table-location = { $name }, { table-sky }; points by place { $points }

# The parts of the table.
table-map = The table
table-road = The road: ten locations
table-hand = Your hand
table-rings = Your rings
table-end = End the turn
table-place-here = Place it here
table-show-all = Show the whole table
table-show-here = Back to the current location
table-close = Close
table-if-here = If it lies here
table-tally-points = points
table-tally-here = strength here
table-tally-here-brief = here
table-points-told = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
table-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck

# A closer look.
table-about-zero = Counts nothing, but takes a cell. Any number of 0s may go with the other cards of a turn.
table-about-one = Any number of 1s may be laid in one turn.
table-about-high = A turn has one card of 2 or more at most.
table-about-nazgul = On an empty cell it leaves the game alone. It may go with any other cards of a turn.
table-sky-help = { $sky ->
    [white] White: cards go to empty places.
   *[black] Black: a card may also cover a rival’s lower one.
}
table-points-help = Points for the first, second and third place: { $points }.
table-share = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}: total { $total }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
table-stock = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck
table-unseen = Not seen yet: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-gone = Out of the game

# What is to be decided.
table-special = { $location ->
    [ford] { ". " }{ location-ford-help }
    [caradhras] { ". " }{ location-caradhras-help }
    [moria] { ". " }{ location-moria-help }
   *[other] { "" }
}
table-prompt-play = { table-place-name }: lay a card{ table-special }
table-prompt-more = { table-place-name }: lay another card, or end the turn
table-prompt-end = End your turn
table-prompt-site = Place the next location: { table-place-name }
table-prompt-wait = { table-place-name }: the others are playing
table-prompt-over = The game is over

# What moves are called.
table-move-lay = Lay { table-card } { the-place }
table-move-lay-ring = Lay { table-card } { the-place }, with { table-ring-name }
table-move-cover = Lay { table-card } on the card { the-place }
table-move-cover-ring = Lay { table-card } on the card { the-place }, with { table-ring-name }
table-move-retake = Take { table-card } back and lay it { the-place }
table-move-site = Place the location { the-way }

# For those who listen.
table-tell-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in your hand: { $cards }.
table-tell-no-hand = You have no cards.
table-tell-ring = { $ring }: { $help }
table-tell-here = Current location: { $location }.
table-tell-turned = The ring of Bag End has turned it: it is { table-sky } now.
table-tell-total = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} ({ $name }): { $total ->
    [none] no card here
   *[other] { $total }
}.
table-tell-next = Next location: { $location }.

# Keys.
keys-spaces = On the spaces of the table
keys-spaces-walk = To the next space in this direction
keys-hand = In your hand
keys-hand-walk = To the card beside it
keys-road = On the road
keys-road-cancel = Put back what you have chosen
