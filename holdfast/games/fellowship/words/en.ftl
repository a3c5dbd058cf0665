# Die Gefährten in English. $who, $rival and $before are seats: A to D.

title = Die Gefährten
pitch = From Bag End to Amon Hen: win influence round every location, and decide where the road goes on.

# The choices before a match.
option-ford-any-two = Ford: any two cards
option-ford-any-two-help = At the Ford a turn has one or two cards of whatever values (5.1). Usually on; if off, the usual limits hold too.
option-covered-cards-return = Covered cards return
option-covered-cards-return-help = When the card above leaves, the one below is open again instead of dead (3.5). Usually off.
option-bag-end-applies-to-own-card = Bag End at once
option-bag-end-applies-to-own-card-help = The ring of Bag End changes the colour already for the card that it is laid with (7.3). Usually on.
option-lothlorien-on-hand-card = Lothlórien on a hand card
option-lothlorien-on-hand-card-help = The ring of Lothlórien may also go with a card from the hand, to protect it (7.12). Usually off.
option-allow-corner-contact = Corners are enough
option-allow-corner-contact-help = A new location may touch the cards by a corner only (8.2). Usually off: it needs a common edge.
option-allow-negative-vp = Points below zero
option-allow-negative-vp-help = Moria takes three points even from those who do not have them (5.4). Usually off.

# Colours, by the letter on their cards.
colour-r = red
colour-b = blue
colour-g = green
colour-y = yellow

# The letter of a colour, in the log and in typed moves.
letter-r = r
letter-b = b
letter-g = g
letter-y = y

# Cards, by who is on them.
card-hobbit = Hobbit
card-hobbit-help = The 3s: they are never covered and never hit by a Nazgûl.
card-companion = companion
card-companion-help = All values but 3: the higher covers the lower at black locations.
card-nazgul = Nazgûl
card-nazgul-help = Hits a rival's card; both leave the game. Hobbits and cards with a ring are safe.

# Locations, in the order of the road.
location-bag-end = Bag End
location-bree = Bree
location-weathertop = Weathertop
location-ford = Ford
location-rivendell = Rivendell
location-caradhras = Caradhras
location-gate-of-moria = Gate of Moria
location-moria = Moria
location-lothlorien = Lothlórien
location-amon-hen = Amon Hen

# What a location asks for or gives besides points; the others have only points.
location-ford-help = One or two cards a turn, never more.
location-caradhras-help = At most one 1 a turn.
location-moria-help = Who is last loses three points.

# Rings, by the letters that stand for them.
ring-be = Ring of Bag End
ring-be-help = Played with a card, which it protects: white locations round that card are black, and black ones white.
ring-br = Ring of Bree
ring-br-help = Played with a card, which it protects: at the locations round that card every card counts 1 in the scoring.
ring-we = Ring of Weathertop
ring-we-help = Played with a card, which it protects: one more card of the same value may be laid in this turn.
ring-r1 = First ring of Rivendell
ring-r1-help = Played with a card, which it protects: that card counts 2 more.
ring-r2 = Second ring of Rivendell
ring-r2-help = Played with a card, which it protects.
ring-lo = Ring of Lothlórien
ring-lo-help = Instead of a turn, take one of your cards back from a finished location and lay it at the current one; the ring protects it.

# Inside sentences.
the-colour = { $colour ->
    [r] { colour-r }
    [b] { colour-b }
    [g] { colour-g }
   *[y] { colour-y }
}
the-location = { $location ->
    [bag-end] { location-bag-end }
    [bree] { location-bree }
    [weathertop] { location-weathertop }
    [ford] the Ford
    [rivendell] { location-rivendell }
    [caradhras] { location-caradhras }
    [gate-of-moria] the Gate of Moria
    [moria] { location-moria }
    [lothlorien] { location-lothlorien }
   *[amon-hen] { location-amon-hen }
}
the-ring = { $ring ->
    [be] the ring of Bag End
    [br] the ring of Bree
    [we] the ring of Weathertop
    [r1] the first ring of Rivendell
    [r2] the second ring of Rivendell
   *[lo] the ring of Lothlórien
}
the-card = the { the-colour } { $figure ->
    [hobbit] Hobbit { $value }
    [nazgul] Nazgûl
   *[companion] { $value }
}
the-other = the { $there-colour ->
    [r] { colour-r }
    [b] { colour-b }
    [g] { colour-g }
   *[y] { colour-y }
} { $there-figure ->
    [hobbit] Hobbit { $there-value }
    [nazgul] Nazgûl
   *[companion] { $there-value }
}
the-place = { $side ->
    [top-left] at the top left corner of { the-location }
    [above-left] above the left half of { the-location }
    [above-right] above the right half of { the-location }
    [top-right] at the top right corner of { the-location }
    [left] left of { the-location }
    [right] right of { the-location }
    [bottom-left] at the bottom left corner of { the-location }
    [below-left] below the left half of { the-location }
    [below-right] below the right half of { the-location }
   *[bottom-right] at the bottom right corner of { the-location }
}
the-way = { $way ->
    [top-left] above and left of { the-location }
    [above] above { the-location }
    [top-right] above and right of { the-location }
    [left] left of { the-location }
    [right] right of { the-location }
    [bottom-left] below and left of { the-location }
    [below] below { the-location }
   *[bottom-right] below and right of { the-location }
}

# What happened.
laid = { $who } lays { the-card } { the-place }.
covered = { $who } covers { $rival }'s card { the-place }: { the-other } lies under { the-card } now.
hit = { $who }'s Nazgûl hits { $rival }'s card { the-place }: { the-other }; both leave the game.
wasted = { $who }'s Nazgûl comes to the empty cell { the-place } and leaves the game.
retaken = { $who } takes { the-card } { the-place } back with the ring of Lothlórien.
laid-again = It is laid { the-place }.
with-ring-be = The ring of Bag End goes with it: the colour of { the-location } changes.
with-ring-br = The ring of Bree goes with it: every card counts 1 in the scoring here.
with-ring-we = The ring of Weathertop goes with it: one more card of the same value may follow.
with-ring-r1 = The first ring of Rivendell goes with it: the card counts 2 more.
with-ring-r2 = The second ring of Rivendell goes with it and protects the card.
with-ring-lo = The ring of Lothlórien goes with it and protects the card.
ended = { $who } ends the turn.
sited = { $who } places { the-location }.
sited-there = It lies { the-way }.
shared = { $count ->
    [one] One card that lies there counts
   *[other] { $count } cards that lie there count
} for it too.
scored = All places are taken: { the-location } is scored.
scored-last = Nobody has cards left: { the-location } is scored as it is.
counts-one = The ring of Bree is in force: every card counted 1.
place = { $place }. { the-colour }, { $total }: { $who } gets { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
no-place = { $place }. { the-colour }, { $total }: nothing for { $who }.
tie = Level totals: { $before } comes before { $who } in the order of play from the last play on.
toll = Moria: { $who } is last { $points ->
    [0] but has no points to lose
    [one] and loses 1 point
   *[other] and loses { $points } points
}.
ring-won = { $who } wins { the-ring }.
ring-lost = Lost with its player's last card: { the-ring }.
drew = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
drew-card = { $who } draws { the-card }.
out = { $who } is out of cards.
over-alone = Only { $who } has cards left: the match ends with this location.
over-nobody = Nobody has cards left: the match ends with this location.
won = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
won-tie = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}: level, but { $gained } of them at the last location.
shared-win = The win is shared, with { $points ->
    [one] 1 point
   *[other] { $points } points
} each: { $who }.

# Why a move is refused.
not-now-play = now cards have to be laid
not-now-site = now { $who } places the next location
not-now-over = the match is over
not-in-hand = { the-card } is not in { $who }'s hand
ford-full = at the Ford a turn has two cards at most
one-one = at Caradhras a turn has one 1 at most
after-high = { the-card } does not fit: { $who } has laid a card of 2 or more in this turn
after-ones = { the-card } does not fit: { $who } has laid 1s in this turn
ring-on-nazgul = no ring can be played on a Nazgûl
ring-not-held = { $who } does not have { the-ring }
ring-for-retake = the ring of Lothlórien is played by taking a card back: lo FROM>TO
own-card = { the-other } { the-place } is { $who }'s own card
ringed = { the-other } { the-place } is protected by a ring
hobbit = { the-other } { the-place } is a Hobbit, and Hobbits are safe
white = { the-location } is white now: cards go to empty places only
too-low = { the-card } is not higher than { the-other } { the-place }
nothing-played = a turn has one card at least
not-around = { $place } is not one of the ten cells round the current location
no-card-there = no card lies at { $place }
not-finished = there is no open card of a finished location { the-place }
not-own = { the-other } { the-place } is not { $who }'s
retake-first = taking a card back is the whole turn, and cards were laid in this one
site-taken = { $site } and the cell to its right are not both free: a card, a location or a ring is there
site-apart = at { $site } the location would not lie beside any card
no-card-beside = no card lies next to { $site }
