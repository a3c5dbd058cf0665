# Schotten Totten in English. $who is a seat: A or B.

# What happened.
place-troop = { $who } plays { $card } at stone { $stone }.
place-elite = { $who } plays the { $name } at stone { $stone }.
place-mode = { $who } plays { $name } on stone { $stone }.
recruit = { $who } plays the Recruiter.
strategy-move = { $who } plays the Strategist: { $card } goes from stone { $stone } to stone { $goal }.
strategy-discard = { $who } plays the Strategist: { $card } at stone { $stone } is discarded.
banshee = { $who } plays the Banshee: { $card } at stone { $stone } is discarded.
betray = { $who } plays the Traitor: { $card } goes from stone { $stone } to { $who }'s side of stone { $goal }.
passed = { $who } passes.
cannot-play = { $who } cannot play a card and passes.
claim-stronger = { $who } claims stone { $stone }: { $mine } against { $theirs }.
claim-first = { $who } claims stone { $stone }: both have { $mine }, and { $who } was complete first.
claim-proof = { $who } claims stone { $stone }: nothing can beat { $mine } any more.
claims-done = { $who } claims nothing more.
drew-card = { $who } draws { $card }.
drew-clan = { $who } draws { $count ->
    [one] a clan card
   *[other] { $count } clan cards
}.
drew-tactic = { $who } draws { $count ->
    [one] a tactic
   *[other] { $count } tactics
}.
returned-card = { $who } puts { $card } under its deck.
returned-clan = { $who } puts a clan card under its deck.
returned-tactic = { $who } puts a tactic under its deck.
round-five = { $who } owns five stones and wins the round: { $won } points to { $lost }.
round-three = { $who } owns three adjacent stones and wins the round: { $won } points to { $lost }.
round-stalled = Nothing can change any more: the stones are judged, and { $who } wins the round, { $won } points to { $lost }.
round-drawn = Nothing can change any more: the stones are judged, and the round is drawn, { $won ->
    [one] one point
   *[other] { $won } points
} each.
round-begins = Round { $round } begins. { $who } starts.

# Formations, with their total.
formation-colour-run = a colour run of { $total }
formation-three = three of a kind, { $total }
formation-four = four of a kind, { $total }
formation-colour = a colour of { $total }
formation-run = a run of { $total }
formation-sum = a sum of { $total }

# Why a move is refused.
not-now-play = now a card has to be played
not-now-claim = now stones can be claimed; say done first
not-now-draw = now a card has to be drawn
not-now-recruit = now the Recruiter draws
not-now-return = now a card has to go back under its deck
not-in-hand = { $card } is not in { $who }'s hand
closed = stone { $stone } has been claimed and is closed
no-room = { $who }'s side of stone { $stone } is full
lead = { $who } has played one tactic more than { $rival } and has to wait
second-joker = { $who } has played a Joker; the second one stays in hand to the end of the round
empty-decks = both decks are empty, so there is nobody to recruit
no-card-own = there is no such card of { $who }'s at a stone
no-card-rival = there is no such card of { $rival }'s at a stone
same-stone = the Strategist has to take the card to another stone
elite = the Traitor takes clan cards only
incomplete = { $who } has { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} at stone { $stone } and needs { $size }
weaker = { $theirs } at stone { $stone } is stronger than { $mine }
later = both have { $mine } at stone { $stone }, and { $rival } was complete first
beatable = { $rival } could still win stone { $stone } with { $cards }: { $theirs } against { $mine }
mud-needs-both = under Mud Fight both sides must be complete, and { $rival }'s is not
claim-after-play = stones are claimed after playing a card, and this one can be claimed then if it still holds
claim-at-start = in the Expert game stones are claimed only at the start of the turn
claimable = { $who } can claim stone { $stone } when the time for it comes
can-play = { $who } can play a clan card and so may not pass
