# Rheinländer in English. $who and $rival are seats: A to E.

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
founded = A new duchy is founded, { $duchy }: { $knights }.
owned = { $who } has the most knights there and owns it, worth { $value }.
level-founded = Several are level at the top, so it has no owner.
grown = The knight joins { $duchy }: { $knights }.
changed = The knights of { $duchy } are counted again: { $knights }.
kept = { $who } still has the most knights there and keeps it, worth { $value }.
level-kept = Nobody leads alone there, so { $who } keeps it, worth { $value }.
level-unowned = Nobody leads alone there, so it still has no owner.
taken-over = { $who } has the most knights now and takes it from { $old }; it is worth { $value }.
ousted = { $old } has no knight left in { $duchy } and loses it; nobody leads there.
merged = { $count } duchies become one, { $duchies }: together { $knights }.
merged-kept = { $who } has the most knights and owns the whole, worth { $value }; { $who }'s duke of { $old } stays.
merged-new = { $who } has the most knights and owns the whole with a new duke, worth { $value }.
merged-unowned = Several are level at the top, so nobody owns the whole.
merged-level = Several are level at the top: all dukes leave, and nobody owns the whole.
merged-level-kept = Several are level at the top, but { $who }'s is the only duke and stays, worth { $value }.
paid = { $who } is paid { $points } for { $duchy }: 1 for the duke, { $centres } for its centres.
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
}, { $centres } for centres, { $archbishop } as archbishop: { $total } points.
won = { $who } wins with { $points } points.
shared = { $who } share the win with { $points } points each.

# How things are called.
and = { $first } and { $last }
duchy-of = the duchy of { $place }
duchy-at = the duchy at { $place }

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
last-way = with a bastion on { $space } no knight could be brought any more
