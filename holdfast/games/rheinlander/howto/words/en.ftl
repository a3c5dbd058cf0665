# How Rheinländer is played, on five screens, and what the drawings of the rules say.

play-title = How to play
play-about = Knights along the river, and dukes who come and go.
knight = A knight
knight-say = In each turn you play one card and put one knight on a bank of the region with its number: here card 36, on the lit bank beside the city. Then you may place one of your three bastions, and draw a card.
duchy = A duchy
duchy-say = Knights side by side make a duchy, and who has the most knights in it owns it and gets a duke. A duchy is worth 1 for the duke, the value of its cities, and 1 for each castle and each bishopric that it touches.
reinforcement = Reinforcement
reinforcement-say = Any card, whatever its number, can bring a knight to free land beside your own knights instead, if no knight of a rival stands beside that place: here card 12, beside your duchy.
takeover = A takeover
takeover-say = Gold owns this duchy, and each of you has two knights in it. With a third one you would have the most and take it: Gold’s duke leaves and is paid what the duchy was worth. Nobody else is paid before the end.
end = The end
end-say = When somebody has no knight left, the round is completed. Then every duke is worth 5, the centres of the duchies count once more, and the archbishop gets 5. The most points win.

rules-title = Drawings
rules-about = Drawings of rules.
river = On the river
river-say = Both banks of region 37 are taken, and so card 37 may put a knight on the river between them.
tie = A tie
tie-say = Two knights each: nobody has more than each other player, and so Gold stays the owner.
merging = Merging
merging-before = The lit bank borders two duchies, yours and Gold’s. A knight there makes one of them.
merging-after = In the whole of it you have three knights and Gold two. It is yours, and Gold’s duke leaves and is paid for the old duchy.
castles = Castles
castle-say = A knight on the lit bank touches the castle, and beside it there is no duke: a second knight of yours goes into the castle at once.
owner-say = Here the lit bank borders a duchy of Gold. You place the knight.
owner-after = Gold garrisons the castle, out of turn, before it is judged who owns the duchy.
archbishop = The archbishop
archbishop-say = You and Gold have one bishop each, and so nobody is archbishop. A second duchy with a bishopric, by the knight on the lit bank, would make it you.

# What can be done now, by the kinds of moves.
can-place = Play a card and put a knight into its region.
can-reinforce = Play any card and bring a knight beside your own knights.
can-exchange = As archbishop, put a knight of yours in the place of a rival’s.
can-bastion = Place a bastion on free land.
can-drop = Discard a card: no knight can be brought.
can-done = Place no bastion.
can-garrison = Put a knight into the castle.
can-refuse = Leave the castle empty.
