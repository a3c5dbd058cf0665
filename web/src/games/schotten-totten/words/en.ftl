# The table of Schotten Totten.

table-title = Schotten Totten
table-bots = Ailsa, Brodie, Catriona, Duncan, Elspeth, Fergus, Greer, Hamish, Iona, Lachlan
table-border = The border
table-about-clan = Is played face up on your side of an unclaimed stone that has room there. The cards of a side make a formation.
table-card = { $clan } { $strength }
table-card-name = { $card ->
    [JK] { tactic-jk }
    [SP] { tactic-sp }
    [SH] { tactic-sh }
    [BB] { tactic-bb }
    [MF] { tactic-mf }
    [RE] { tactic-re }
    [ST] { tactic-st }
    [BA] { tactic-ba }
    [TR] { tactic-tr }
   *[other] { $card }
}
table-stone = Stone { $stone }
table-owned = belongs to { $name }
table-side = { $name }: { $cards }
table-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
table-formation = { $name }, { $total }
table-first = { $formation }, complete first
table-claim-label = Claim stone { $stone }
table-here = { $card } to stone { $stone }
table-card-at = { $card }, { $name }
table-rule = Rule { $rule }
table-close = Close

# Players.
table-turn = to move
table-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
table-border-told = { table-stones }; { $five } to five{ $three ->
    [none] {""}
   *[other] {""}, { $three } to three adjacent
}
table-tally-stones = stones
table-tally-points = points
table-played = { $count ->
    [one] 1 tactic played
   *[other] { $count } tactics played
}
table-lead = one tactic ahead
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-round = Round { $round } of { $rounds }
table-round-short = { $round }/{ $rounds }
table-held-clan = { $count ->
    [one] 1 clan card in hand
   *[other] { $count } clan cards in hand
}
table-held-tactic = { $count ->
    [one] 1 tactic in hand
   *[other] { $count } tactics in hand
}
table-hand = Your hand
table-hand-told = Your hand: { $cards }
table-open-hand = { $name }: { $count } open cards

# Decks.
table-deck-clan = Clan deck: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-deck-tactic = Tactics deck: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-discard = Discard pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-discard-title = Discard pile
table-no-cards = No cards.

# Looking things up.
table-overview = All stones
table-all-stones = All stones at once
table-seen = Cards seen
table-unseen-count = { $count ->
    [0] All clan cards have been seen.
    [one] One clan card has not been seen yet.
   *[other] { $count } clan cards have not been seen yet.
}
table-seen-unseen = not seen
table-seen-hand = in hand
table-seen-mine = near side
table-seen-theirs = far side
table-seen-discard = discarded
table-reference = Formations and tactics
table-formations = Formations
table-clans = Clans and their letters
table-tactics = Tactics
table-place-stone = at stone { $stone }
table-place-hand = in hand
table-place-discard = discarded
table-place-unseen = not seen

# Decisions.
table-do-recruit = Recruit
table-do-done = Done
table-do-pass = Pass
table-do-cancel = Cancel
table-not-your-turn = It is not your turn.
table-not-now = That is not possible now.
table-point-recruiter = The Recruiter goes to the decks: point at one of them.
table-point-st = Point at one of your own cards first.
table-point-ba = Point at a card of your opponent.
table-point-tr = Point at a clan card of your opponent first.

# What is to be done now.
table-prompt-play = Play a card.
table-prompt-pass = Play a tactic, or pass.
table-prompt-claim = Claim the stones that glow, or say that you are done.
table-prompt-draw = Draw a card: point at a deck.
table-prompt-recruit = { $count ->
    [one] Recruiter: draw one more card.
   *[other] Recruiter: draw { $count } more cards, from either deck.
}
table-prompt-return = { $count ->
    [one] Recruiter: choose one card of your hand to go under its deck.
   *[other] Recruiter: choose { $count } cards of your hand to go under their decks.
}
table-prompt-wait = The other side is deciding.
table-prompt-over = The match is over.

# Moves by name.
table-move-place = { table-card-name } to stone { $stone }
table-move-recruit = Play the Recruiter
table-move-strategy = Strategist: { table-card-name } to stone { $stone }
table-move-strategy-discard = Strategist: discard { table-card-name }
table-move-wail = Banshee: discard { table-card-name }
table-move-betray = Traitor: { table-card-name } to your side of stone { $stone }
table-move-claim = Claim stone { $stone }
table-move-draw-clan = Draw a clan card
table-move-draw-tactic = Draw a tactic
table-move-return = Put { table-card-name } under its deck
table-move-done = Claim nothing more
table-move-pass = Pass

# Keys.
keys-border = At the border
keys-border-stone = Point at a stone: 1 is the one on the left
keys-border-walk = Along the stones, or along your hand
keys-border-cards = From a stone to the cards at it, which say what they are
keys-border-cancel = Put back what you have chosen

# Among what can be won.
prize-numbered = Stone { $number }
