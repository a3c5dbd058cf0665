# Why a position cannot occur. $seat is a seat.

hidden = { $count } cards are hidden
card-count = { $card } is there { $count ->
    [one] 1 time
   *[other] { $count } times
} instead of { $expected }
tactic-in-deck = a tactic is in the clan deck
clan-in-deck = a clan card is in the tactics deck
hand-size = { $seat } holds { $count } cards instead of up to { $most }
side-size = stone { $stone } has { $count } cards of { $seat } instead of { $most }
side-no-troop = stone { $stone } has a card on a side that is no troop
side-first = stone { $stone } must say which complete side was first
owner-incomplete = stone { $stone } is owned by { $seat }, whose side is incomplete
tactics-open = { $count } tactics lie open but { $played } were played
tactics-lead = a player leads by more than one tactic
jokers-open = { $count } Jokers lie open but { $played } were played
joker-not-played = { $seat } has a Joker on the table without having played it
troops-discarded = { $troops } troops were discarded by { $ruses } ruses
no-recruiter = cards were put under the decks without a Recruiter
buried = { $count } cards were put under the decks instead of up to { $most }
joker-kept = { $seat } kept a Joker but does not hold it
round = round { $round } of { $rounds }
over-rounds = the match is over, but not all rounds are played
won-already = { $seat } has won the round already
no-claim = { $seat } has no stone to claim
stalled = the round is stalled after { $passes } passes
no-deck-choice = there is no choice of deck
no-return-due = no card is due to be returned
no-return-possible = no card of the hand may be returned
due = { $count } cards are due instead of up to { $most }

# What the editor calls things, places and settings. $seat is a seat.
edit-card = { $card }
edit-claim = claim of { $seat }
edit-clans = Clan cards
edit-troops = Elite troops
edit-modes = Combat modes
edit-ruses = Ruses
edit-claims = Who has claimed a stone
edit-side = Stone { $stone }, side of { $seat }
edit-stone = Stone { $stone } itself
edit-hand = Hand of { $seat }
edit-discard = Discard pile
edit-phase = What is to be done
edit-to-play = play a card
edit-to-claim = claim stones
edit-to-draw = draw a card
edit-to-recruit = draw cards (Recruiter)
edit-to-return = return cards (Recruiter)
edit-over = nothing: the match is over
edit-ending = How it ended
edit-five = five stones
edit-three = three adjacent stones
edit-stalled = nobody can go on
edit-winner = Who has won the round
edit-points = Points of { $seat }
edit-round = Round
edit-passes = Passes in a row
