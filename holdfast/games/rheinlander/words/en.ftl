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
castle-empty = The castle of { $castle } stays empty: there is no knight left for it.
garrison-changed = { $who }'s knight replaces { $rival }'s in the castle of { $castle }.
garrison-late = { $who } garrisons the empty castle of { $castle }.
garrison-short = The castle of { $castle } stays as it is: { $who } has no knight left for it.
founded = A new duchy is founded, { $duchy }: { $knights }.
owned = { $who } has the most knights there and owns it, worth { $value }.
level-founded = Nobody has more knights there than all others, so nobody owns it.
grown = The knight joins { $duchy }: { $knights }.
kept = It is still { $who }'s, worth { $value }.
level-kept = The lead there is shared: { $knights }. The owner stays: { $who }, worth { $value }.
level-unowned = The lead there is shared, so it still has no owner.
taken-over = { $who } takes { $duchy } over from { $old }: { $knights }. It is worth { $value } now.
ousted = { $old } has no knight left in { $duchy } and loses it; nobody leads there.
merged = { $count } duchies merge, { $duchies }: together { $knights }.
merged-kept = { $who } has the most knights; { $who }'s duke of { $old } stays and owns the whole, worth { $value }.
merged-new = { $who } has the most knights and owns the whole with a new duke, worth { $value }.
merged-level = The lead is shared: all dukes leave, and nobody owns the whole.
merged-level-kept = The lead is shared, but { $who }'s is the only duke and stays, worth { $value }.
paid = { $who } is paid { $points } for { $duchy }: 1 for the duke, { $centres } for its centres.
bishop-gained = { $who } gains a bishop and has { $count }.
bishop-lost = { $who } loses a bishop and has { $count }.
archbishop = { $who } is archbishop.
archbishop-none = Nobody is archbishop any more.
reshuffled = { $who } draws the shuffle card: deck and discards are shuffled.
drew = { $who } draws a card.
drew-card = { $who } draws { $card }.
skipped = { $who } has no knight left; the turn is skipped.
last-round = No knight is left to { $who }: this round is the last.
final = { $who }: { $coins } in coins, { $duke-points } for { $dukes ->
    [one] one duke
   *[other] { $dukes } dukes
}, { $centres } for centres, { $archbishop } as archbishop: { $total } points.
won = { $who } wins with { $points } points.
shared = { $who } share the win with { $points } points each.

# How a duchy is called.
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
river = no reinforcement goes onto the river, and { $space } is not in region { $card }
nobody-near = { $space } is not in region { $card }, and no knight of { $who }'s is beside it for a reinforcement
rival-near = { $space } borders { $rival }'s knight on { $other }: no reinforcement here
blocked = a rival's garrison beside { $space } prevents a reinforcement here
can-bring = { $who } can bring a knight and has to
knight-first = the knight comes before the bastion
built = { $who } has placed a bastion in this turn
no-bastion = { $who } has no bastion left
last-way = with a bastion on { $space } no knight could be brought any more
