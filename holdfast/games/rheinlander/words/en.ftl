# Rheinländer in English. $who, $rival, $holder and $old are seats: A to E.

title = Rheinländer
pitch = Knights along the Rhine become duchies, duchies swallow each other, and only who counts well is lord of the river in the end.

# The choices before a match.
option-open-scores = Open coins
option-open-scores-help = Everybody sees how many coins each player has (7.5). Usually off: payments are open, totals are secret.
option-castle-optional = Castles may be refused
option-castle-optional-help = Who has placed the knight may leave a castle empty instead of garrisoning it (8.4). Usually off.
option-bastion-opens-river = Bastions open the river
option-bastion-opens-river-help = A bastion occupies its bank for the rule that the river comes last (3.3). Usually on; if off, both banks need knights.
option-garrison-blocks-reinforcement = Garrisons block
option-garrison-blocks-reinforcement-help = No reinforcement goes beside a castle with a rival's garrison (4.4). Usually off.
option-merge-tie-single-owner = Level merger
option-merge-tie-single-owner-help = What becomes of the only duke when a merger is level at the top (6.5). Usually the duke leaves.
option-merge-tie-single-owner-remove = the duke leaves
option-merge-tie-single-owner-keep = the duke stays
option-bastion-timing = Bastions
option-bastion-timing-help = When in a turn a bastion may be placed (10.4). Usually after the knight.
option-bastion-timing-after = after the knight
option-bastion-timing-any = before or after the knight
option-board = Board
option-board-help = The map that the match is played on (1.3).
option-board-rhine = The Rhine

# Centres, by the letter or number that stands for them.
centre-c = castle
centre-b = bishopric
centre-2 = city worth 2
centre-3 = city worth 3
centre-4 = city worth 4

# The letter of a space: left bank, right bank, river (its water), island.
letter-l = L
letter-r = R
letter-w = W
letter-i = I

# Pieces, and what they are for.
piece-knight = knight
piece-knight-help = Neighbouring knights, of whatever colours, form a duchy.
piece-duke = duke
piece-duke-help = Stands beside the duchy of the player who has the most knights in it. Worth 1 when it leaves and 5 at the end.
piece-bastion = bastion
piece-bastion-help = Takes a free land space for good. It belongs to nobody.
piece-bishop = bishop
piece-bishop-help = Every duke whose duchy holds a bishopric has one.
piece-archbishop = archbishop
piece-archbishop-help = Who has more bishops than anybody else may exchange a rival's knight, and has 5 points at the end.
piece-garrison = garrison
piece-garrison-help = A knight in a castle; it counts in the duchy that the castle belongs to.
piece-coin = coin
piece-coin-help = What a duchy was worth is paid to the player who loses it.
piece-shuffle = shuffle card
piece-shuffle-help = Who draws it shuffles deck and discards together and draws again.

# A duchy inside sentences: named after a place, or after one of its spaces.
the-duchy = { $named ->
    [0] the duchy at { $duchy }
   *[other] the duchy of { $duchy }
}
    .duke = { $named ->
        [0] duke at { $duchy }
       *[other] duke of { $duchy }
    }

# What happened.
placed = { $who } plays { $card } and puts a knight on { $space }.
reinforced = { $who } plays { $card } as a reinforcement: a knight on { $space }.
exchanged = { $who } plays { $card } as archbishop: { $rival }'s knight on { $space } gives way to { $who }'s.
dropped = { $who } can bring no knight anywhere and discards { $card }.
bastion = { $who } places a bastion on { $space }.
done = { $who } places no bastion.
garrison-placer = { $who } garrisons the castle of { $castle }.
garrison-owner = { $who }, who owns the duchy beside it, garrisons the castle of { $castle } out of turn.
castle-refused = { $who } leaves the castle of { $castle } empty.
castle-empty = The castle of { $castle } stays empty: who would garrison it has no knight left.
garrison-changed = { $who }'s knight replaces { $rival }'s in the castle of { $castle }.
garrison-late = { $who } garrisons the empty castle of { $castle }.
garrison-short = The castle of { $castle } stays as it is: { $who } has no knight left for it.
founded = A new duchy is founded, { the-duchy }: { $knights }.
owned = { $who } has the most knights there and owns it, worth { $value }.
level-founded = Several are level at the top, so it has no owner.
grown = The knight joins { the-duchy }: { $knights }.
changed = The knights of { the-duchy } are counted again: { $knights }.
kept = { $who } still has the most knights there and keeps it, worth { $value }.
level-kept = Nobody leads alone there, so { $who } keeps it, worth { $value }.
level-unowned = Nobody leads alone there, so it still has no owner.
taken-over = { $who } has the most knights now and takes it from { $old }; it is worth { $value }.
ousted = { $old } has no knight left in { the-duchy } and loses it; nobody leads there.
merged = { $count } duchies become one: { $duchies }. Together they have { $knights }.
merged-kept = { $who } has the most knights and owns the whole, worth { $value }; { $who }'s { the-duchy.duke } stays.
merged-new = { $who } has the most knights and owns the whole with a new duke, worth { $value }.
merged-unowned = Several are level at the top, so nobody owns the whole.
merged-level = Several are level at the top: all dukes leave, and nobody owns the whole.
merged-level-kept = Several are level at the top, but { $who }'s is the only duke and stays, worth { $value }.
paid = { $who } is paid { $points } for { the-duchy }: 1 for the duke, { $centres } for its centres.
bishop-gained = { $who } gains { $change ->
    [one] a bishop
   *[other] { $change } bishops
} and has { $count }.
bishop-lost = { $who } loses { $change ->
    [one] a bishop
   *[other] { $change } bishops
} and has { $count ->
    [0] none
   *[other] { $count }
}.
archbishop = { $who } has more bishops than anybody else and is archbishop now.
archbishop-none = Nobody has more bishops than all others: there is no archbishop any more.
reshuffled = { $who } draws the shuffle card: deck and discards are shuffled.
drew = { $who } draws a card.
drew-card = { $who } draws { $card }.
skipped = { $who } has no knight left; the turn is skipped.
last-round = No knight left: { $who }. This round is the last.
final = { $who }: { $coins } in coins, { $duke-points } for { $dukes ->
    [one] one duke
   *[other] { $dukes } dukes
}, { $centres } for centres, { $archbishop } as archbishop: { $total ->
    [one] 1 point
   *[other] { $total } points
}.
won = { $who } wins with { $points } points.
shared = The win is shared, with { $points } points each: { $who }.

# Why a move is refused.
not-now-play = now a card has to be played
not-now-castle = now say garrison or refuse
not-now-bastion = now a bastion can be placed; say done to place none
not-now-over = the match is over
not-in-hand = { $card } is not in { $who }'s hand
no-space = this board has no such space
own-knight = { $who }'s own knight stands on { $space }
rival-knight = { $holder }'s knight stands on { $space }, and only the archbishop can exchange it
taken = { $space } is taken
has-bastion = a bastion stands on { $space }
river-closed = both banks have to be occupied before the river can be taken: { $other } is not
river-needs-knights = both banks need a knight before the river can be taken: { $other } has none
river = no reinforcement goes onto the river, and { $space } is not in region { $card }
nobody-near = { $space } is not in region { $card }, and no knight of { $who }'s is beside it for a reinforcement
rival-near = { $space } borders { $rival }'s knight on { $other }: no reinforcement here
blocked = a rival's garrison beside { $space } prevents a reinforcement here
can-bring = { $who } can bring a knight and has to
knight-first = the knight comes before the bastion
built = { $who } has placed a bastion in this turn
no-bastion = { $who } has no bastion left
no-bastion-on-river = no bastion goes onto the river
last-way = with a bastion on { $space } no knight could be brought any more
