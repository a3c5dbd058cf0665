# The table of Rheinländer.

table-title = Rheinländer
table-bots = Ada, Bodo, Dirk, Gero, Hilda, Kuno, Lutz, Meta, Otto, Rolf

# The map.
table-map = Map of the river: arrow keys pan, plus and minus zoom
table-map-rhine = The Rhine
table-map-under = { $regions } regions, { $towns } places
table-map-coming = The map is being drawn…
table-map-failed = The map could not be fetched.
table-retry = Try again
table-whole = Whole map
table-wind-north = N
table-wind-east = E
table-wind-south = S
table-wind-west = W

# A space: $side is L, R, W or I on most boards.
table-space = { $side ->
    [L] Left bank { $region }
    [R] Right bank { $region }
    [W] River { $region }
    [I] Island { $region }
   *[other] { $name }
}
table-stands-knight = knight of { $name }
table-stands-bastion = bastion
table-stands-nobody = free
table-beside = beside { $town }, { $centre }
table-worth = worth { $value }
table-can-place = a knight can go here
table-can-reinforce = a reinforcement can go here
table-can-exchange = this knight can be exchanged
table-can-bastion = a bastion can go here

# Duchies.
table-details = Details
table-duchies = { $count ->
    [one] One duchy
   *[other] { $count } duchies
}
table-no-duchies = Two knights side by side, or one beside a castle, make the first duchy.
table-duchy-owned = Duchy of { $owner }
table-duchy-free = Duchy without a duke
table-value = its value
table-knights-of = { $name } { $count }
table-changes = What would change
table-rule = Rule { $rule }
table-close = Close

# Players.
table-players = Players
table-archbishop = Archbishop
table-thinking = is thinking
table-tally-holdings = holdings
table-tally-coins = coins
table-holdings-told = if the match ended now: { $count } for dukes, centres and the archbishop
table-holdings-help = what the board would bring if the match ended now: dukes × 5, centres, archbishop
table-coins-told = { $count } in coins
table-count-knight = knights left
table-count-duke = dukes
table-count-coin = coins
table-count-bishop = bishops
table-count-bastion = bastions left
table-last-round = The last round

# The hand, and what can be done.
table-hand = My cards
table-about-card = Brings one of your knights to a free space of region { $card }; or, as a reinforcement, to a free land space next to one of your knights and no rival’s.
table-about-city = Worth its number to the duchy that holds it.
table-about-castle = Worth 1. Who brings a knight beside it puts another one into it, which counts in the duchy.
table-about-bishopric = Worth 1, and gives the duke of its duchy a bishop.
table-card = { $count ->
    [0] Card { $card }
   *[other] Card { $card }, beside { $towns }
}
table-cancel = Cancel
table-way-place = Knight in { $card } ({ $count })
table-way-reinforce = Reinforce ({ $count })
table-way-exchange = Exchange ({ $count })
table-way-bastion = Bastion first
table-hint-card = Choose a card, or a space on the map.
table-hint-drop = No card brings a knight anywhere: choose one to discard.
table-hint-bastion = Or point at free land for a bastion.
table-do-done = No bastion
table-do-end = Go on
table-do-garrison = Garrison the castle
table-do-refuse = Leave it empty
table-do-drop = Discard { $card }
table-deed-place = Knight with { $card }
table-deed-reinforce = Reinforce with { $card }
table-deed-exchange = Exchange with { $card }
table-deed-bastion = Bastion here

# What is to be decided.
table-prompt-play = Play a card: put a knight on the map
table-prompt-drop = Discard a card
table-prompt-castle = Garrison the castle?
table-prompt-bastion = Place a bastion, or none

# Names of moves.
table-name-place = { $card }: knight on { table-space }
table-name-reinforce = { $card }: reinforcement on { table-space }
table-name-exchange = { $card }: exchange the knight on { table-space }
table-name-bastion = Bastion on { table-space }
table-name-drop = Discard { $card }
table-name-done = No bastion
table-name-garrison = Garrison the castle
table-name-refuse = Leave the castle empty

# The table in sentences.
table-say-hand = { $count ->
    [one] One card: { $cards }.
   *[other] { $count } cards: { $cards }.
}
table-say-no-hand = No cards.
table-say-deck = { $deck } cards in the deck, { $discard } discarded.
table-say-duchy = { $place }: duchy of { $owner }, worth { $value }{ $bishop ->
    [1] , with a bishop
   *[0] {""}
}. Knights: { $knights }.
table-say-duchy-free = { $place }: duchy without a duke, worth { $value }. Knights: { $knights }.
table-say-lone = Lone knights of { $name }: { $places }.
table-say-bastions = Bastions: { $places }.
table-say-player = { $name }: { $knights ->
    [one] one knight
   *[other] { $knights } knights
} and { $bastions ->
    [one] one bastion
   *[other] { $bastions } bastions
} left, { $dukes ->
    [one] one duke
   *[other] { $dukes } dukes
}, { $bishops ->
    [one] one bishop
   *[other] { $bishops } bishops
}{ $archbishop ->
    [1] , archbishop
   *[0] {""}
}{ $known ->
    [1] , { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
   *[0] {""}
}.

# Keys.
keys-spaces = On the spaces of the map
keys-spaces-walk = To the neighbouring space
keys-spaces-follow = Up and down the river, to the spaces that can be chosen
keys-spaces-first = To the first space
keys-spaces-last = To the last space
keys-spaces-pick = Choose the space
keys-players = In the list of players
keys-players-walk = To the next sign, which says what it counts
keys-river = On the river
keys-river-cancel = Put back what you have chosen
