# Die Gefährten in English. $who and $rival are seats: A to D.

# What happened.
laid = { $who } lays { $card } at { $place }.
covered = { $who } covers { $rival }'s { $there } at { $place } with { $card }.
hit = { $who }'s Nazgûl hits { $rival }'s { $there } at { $place }; both leave the game.
wasted = { $who }'s Nazgûl comes to the empty place { $place } and leaves the game.
retaken = { $who } takes { $card } back from { $from } with the ring of Lothlórien and lays it at { $place }.
ring-be = The ring of Bag End goes with it: { $location } changes its colour.
ring-br = The ring of Bree goes with it: every card counts 1 in the scoring here.
ring-we = The ring of Weathertop goes with it: one more card of the same value may follow.
ring-r1 = The first ring of Rivendell goes with it: the card counts 2 more.
ring-r2 = The second ring of Rivendell goes with it and protects the card.
ring-lo = The ring of Lothlórien goes with it and protects the card.
ended = { $who } ends the turn.
sited = { $who } places { $location } at { $place }.
shared = { $count ->
    [one] One card that lies there counts
   *[other] { $count } cards that lie there count
} for it too.
scored = { $location } is surrounded and scored: { $totals }.
scored-last = Nobody has cards left: { $location } is scored as it is: { $totals }.
counts-one = The ring of Bree is in force: every card counted 1.
place = { $place }. { $colour }, { $total }: { $who } gets { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
no-place = { $place }. { $colour }, { $total }: nothing for { $who }.
tie = Level totals: { $before } comes before { $who } in the order of play from the last play on.
toll = Moria: { $who } is last { $points ->
    [0] but has no points to lose
    [one] and loses 1 point
   *[other] and loses { $points } points
}.
ring-won = { $who } wins { $ring }.
ring-lost = Lost with its player's last card: { $ring }.
drew = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
drew-cards = { $who } draws { $cards }.
out = { $who } is out of cards.
won = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
won-tie = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}: level, but { $gained } of them at the last location.
shared-win = { $who } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

# Why a move is refused.
not-now-play = now cards have to be laid
not-now-site = now { $who } places the next location
not-now-over = the match is over
not-in-hand = { $card } is not in { $who }'s hand
ford-full = at the Ford a turn has two cards at most
one-one = at Caradhras a turn has one 1 at most
after-high = { $card } does not fit: { $who } has laid a card of 2 or more in this turn
after-ones = { $card } does not fit: { $who } has laid 1s in this turn
ring-on-nazgul = no ring can be played on a Nazgûl
ring-not-held = { $who } does not have { $ring }
ring-for-retake = the ring of Lothlórien is played by taking a card back: lo FROM>TO
own-card = { $there } at { $place } is { $who }'s own card
ringed = { $there } at { $place } is protected by a ring
hobbit = { $there } at { $place } is a Hobbit, and Hobbits are safe
white = { $location } is white now: cards go to empty places only
too-low = { $card } is not higher than { $there } at { $place }
nothing-played = a turn has one card at least
not-finished = no open card lies at { $place } round a finished location
not-own = { $there } at { $place } is not { $who }'s
retake-first = taking a card back is the whole turn, and cards were laid in this one
site-taken = { $site } and the cell to its right are not both free: a card, a location or a ring is there
site-apart = at { $site } the location would not lie beside any card
