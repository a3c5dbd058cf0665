# Schotten Totten in English. $who and $rival are seats: A or B.

title = Schotten Totten
pitch = Two clans, nine boundary stones: send the right three cards to each stone, and prove that you hold it.

# The choices before a match.
option-tactics = Tactics
option-tactics-help = Ten tactics join the clan cards, and hands have seven cards (chapter 6). Leave them out for the first matches.
option-expert = Expert
option-expert-help = Stones are claimed only at the start of the turn, so that the other side can still answer (10.1). Usually off.
option-rounds = Rounds
option-rounds-help = How many rounds the match has; the points of all of them are added up (5.5). Usually one.
option-starter = Who starts later rounds
option-starter-help = The first round is started by lot, the later ones as chosen here (5.6). Usually in turn.
option-starter-alternate = in turn
option-starter-winner = the winner of the last round
option-starter-loser = the loser of the last round
option-starter-random = by lot
option-auto-claim = Claim by itself
option-auto-claim-help = Every stone that can be claimed is claimed for the player, from stone 1 to stone 9 (4.8). Usually off.
option-strict-colour = Strict colour
option-strict-colour-help = A colour needs different strengths even if a Joker, Spy or Shield-bearer is in it (7.7). Usually on.
option-mud-needs-both = Mud Fight needs both sides
option-mud-needs-both-help = A stone with Mud Fight can be claimed only when both sides have four cards, never by proof (8.5). Usually off.

# Clans, by the letter on their cards.
clan-r = red
clan-o = orange
clan-y = yellow
clan-g = green
clan-b = blue
clan-v = violet

# The letter on the cards of a clan, in the log and in typed moves.
letter-r = R
letter-o = O
letter-y = Y
letter-g = G
letter-b = B
letter-v = V

# Tactics, by the letters on their cards.
tactic-jk = Joker
tactic-jk-help = Stands for any strength of any clan. Each player may play only one in a round.
tactic-sp = Spy
tactic-sp-help = Stands for a 7 of any clan.
tactic-sh = Shield-bearer
tactic-sh-help = Stands for a 1, 2 or 3 of any clan.
tactic-bb = Blind-Man's Bluff
tactic-bb-help = Lies on a stone: only the total of the strengths counts there, whatever the formation.
tactic-mf = Mud Fight
tactic-mf-help = Lies on a stone: each side needs four cards there, and all four must fit the formation.
tactic-re = Recruiter
tactic-re-help = Draw three cards from the decks of your choice, then put two cards of your hand under their decks.
tactic-st = Strategist
tactic-st-help = Take one of your own cards from an unclaimed stone to another one, or discard it.
tactic-ba = Banshee
tactic-ba-help = Discard one of your opponent's cards from an unclaimed stone.
tactic-tr = Traitor
tactic-tr-help = Take one of your opponent's clan cards from an unclaimed stone to your side of an unclaimed stone.

# Formations, from the strongest to the weakest.
formation-colour-run = colour run
formation-colour-run-help = Consecutive strengths of one clan.
formation-four = four of a kind
formation-four-help = The same strength four times, at a stone with Mud Fight.
formation-three = three of a kind
formation-three-help = The same strength three times.
formation-colour = colour
formation-colour-help = One clan, different strengths.
formation-run = run
formation-run-help = Consecutive strengths, any clans.
formation-sum = sum
formation-sum-help = Any cards; the total counts.

# Stones inside sentences.
the-stone = stone { $stone }
the-goal = stone { $goal }

# Formations inside sentences: those of the one who claims, and those of the rival.
my-formation = { $mine-kind ->
    [colour-run] a colour run of { $mine }
    [four] four of a kind, { $mine }
    [three] three of a kind, { $mine }
    [colour] a colour of { $mine }
    [run] a run of { $mine }
   *[sum] a sum of { $mine }
}
their-formation = { $theirs-kind ->
    [colour-run] a colour run of { $theirs }
    [four] four of a kind, { $theirs }
    [three] three of a kind, { $theirs }
    [colour] a colour of { $theirs }
    [run] a run of { $theirs }
   *[sum] a sum of { $theirs }
}

# What happened.
place-troop = { $who } plays { $card } at { the-stone }.
place-elite = { $who } plays the { $name ->
    [JK] { tactic-jk }
    [SP] { tactic-sp }
   *[SH] { tactic-sh }
} at { the-stone }.
place-mode = { $who } plays { $name ->
    [BB] { tactic-bb }
   *[MF] { tactic-mf }
} on { the-stone }.
recruit = { $who } plays the Recruiter.
strategy-move = { $who } plays the Strategist: { $card } goes from { the-stone } to { the-goal }.
strategy-discard = { $who } plays the Strategist: { $card } at { the-stone } is discarded.
banshee = { $who } plays the Banshee: { $card } at { the-stone } is discarded.
betray = { $who } plays the Traitor: { $card } goes from { the-stone } to { $who }'s side of { the-goal }.
passed = { $who } passes.
cannot-play = { $who } cannot play a card and passes.
claim-stronger = { $who } claims { the-stone }: { my-formation } against { their-formation }.
claim-first = { $who } claims { the-stone }: both have { my-formation }, and { $who } was complete first.
claim-proof = { $who } claims { the-stone }: nothing can beat { my-formation } any more.
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

# Why a move is refused.
not-now-play = now a card has to be played
not-now-claim = now stones can be claimed; say done first
not-now-draw = now a card has to be drawn
not-now-recruit = now the Recruiter draws
not-now-return = now a card has to go back under its deck
not-now-over = the match is over
not-in-hand = { $card } is not in { $who }'s hand
closed = { the-stone } has been claimed and is closed
no-room = { $who }'s side of { the-stone } is full
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
} at { the-stone } and needs { $size }
weaker = { their-formation } at { the-stone } is stronger than { my-formation }
later = both have { my-formation } at { the-stone }, and { $rival } was complete first
beatable = { $rival } could still win { the-stone } with { $cards }: { their-formation } against { my-formation }
mud-needs-both = under Mud Fight both sides must be complete, and { $rival }'s is not
claim-after-play = stones are claimed after playing a card, and this one can be claimed then if it still holds
claim-at-start = in the Expert game stones are claimed only at the start of the turn
claimable = { $who } can claim { the-stone } when the time for it comes
can-play = { $who } can play a clan card and so may not pass
