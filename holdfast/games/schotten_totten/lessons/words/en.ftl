# The lessons of Schotten Totten. Cards are named in words: the red 8.

## The first game

first-title = The first game
first-about = Formations, claims, proofs, and how a round is won. Seven minutes.
formation = A formation
formation-lay = Nine stones mark the border. Whoever holds five of them wins, or three side by side. In each turn you play one card to your side of a stone; three cards make a formation. At stone 4 you have the red 7 and the red 9. Lay the red 8 there: choose the card, then its place.
formation-laid = Red 7, 8 and 9: a colour run, the strongest formation of all.
formation-stone = That is the right card, but it belongs to stone 4, beside the red 7 and the red 9.
formation-card = That is the right stone. But with this card your three would be worth little: lay the red 8.
formation-other = You could play that. But now complete stone 4 with the red 8.
claim = A claim
claim-now = The rival’s three cards at stone 4 are no formation, only their sum counts. Yours is stronger. Claim stone 4: point at the stone.
claim-done = The stone is yours, and nobody can take it away any more. Then you draw a card: that happens by itself.
claim-declined = Nobody has to claim. But what you can have now you may lose later: claim the stone.
kinds = What beats what
kinds-colour = From strong to weak: colour run, three of a kind, colour, run, sum. At stone 4 the rival has a run, 4–5–6. You have the violet 3 and the violet 8. Make a colour of them: three cards of one clan.
kinds-coloured = Violet 3, 5 and 8: a colour. It beats every run, however high.
kinds-only-sum = With this card only the sum of your three would count, and every other formation beats that.
kinds-elsewhere = The right card, but at the wrong stone.
kinds-other = You could play that. But look at stone 4: which card of your hand is violet?
kinds-claim = Now claim stone 4.
kinds-claimed = Yours.
kinds-three = At stone 6 the rival has three 6s: three of a kind. Between two formations of the same kind the higher total wins. Lay the right card at stone 6.
kinds-threed = Three 7s against three 6s: 21 against 18.
kinds-other-three = You could play that. But look at stone 6, where two 7s of yours lie.
kinds-claim-three = Claim stone 6.
kinds-tie = Yours. Were kind and total the same, whoever had three cards there first would win.
proof = A proof
proof-card = At stone 6 you have three 9s. The rival has the green 5 and 6 and would need the green 4 or 7 to beat you. The green 7 lies open at stone 4. You hold the green 4, but a hand proves nothing: play it at any stone.
proof-shown = Now everybody sees: there is no green 4 and no green 7 for the rival any more.
proof-hidden = As long as the green 4 is in your hand, it could be anywhere for all that others know. Play the green 4.
proof-claim = So you need not wait until the rival’s side is full. Claim stone 6.
proof-claimed = That was a proof. It is the finest move of this game: what lies open is enough, and you did not have to wait.
proof-declined = You have proved it, so take it: claim stone 6.
end = The end
end-card = Who has five stones wins the round, or three that lie side by side. You have stones 4 and 6. At stone 5 lie your 2 and 3. Complete a run there.
end-laid = A run. The rival’s cards at stone 5 are only a sum.
end-sum = That fills the stone, but three cards in no order are only a sum. You need a 1 or a 4.
end-elsewhere = You could play that. But at stone 5 you can win the round: complete the run with a 1 or a 4.
end-claim = Stones 4, 5 and 6 would be three side by side. Claim stone 5.
end-won = You have won the round: 5 points. The rival gets a point for the one stone.
end-declined = This stone wins the round. Claim it.
remark-place = What lies stays where it is. A good start is a card to which two of your hand belong: next numbers of one clan, or the same number.
remark-ends = Stones 1 and 9 have only one neighbour. Stones in the middle help more towards three side by side.
remark-drawn = The rival draws a card after each turn too, and you do not see it. With what lies open you can reckon: no card comes twice.
remark-claimed = The stone is yours. Now look at its neighbours: three side by side win the round, or five anywhere.
remark-lost = The rival has a stone. Nobody plays there any more. Look at its neighbours, so that they do not become three side by side.
remark-proved = That was a proof: no card that is left could beat you there. So you did not have to wait.
remark-beaten = The rival has proved that no card that is left could win this stone for you. Look early whether the cards you need lie open already.

## Tactics

tactics-title = Tactics
tactics-about = Ten cards that break the rules: troops, modes and ruses. Four minutes.
troops = Elite troops
troops-joker = You hold six clan cards and a tactic, the Joker. It stands for any card. At stone 4 you have the yellow 6 and 8. Lay the Joker between them.
troops-joined = It counts as the yellow 7: a colour run against three 5s.
troops-stone = The Joker can go there. But at stone 4 it makes a colour run.
troops-other = You could play that. Try the Joker now, at stone 4.
troops-claim = Claim stone 4.
troops-claimed = Yours. You may play only one Joker in a round, so choose its place well.
decks = Two decks
decks-draw = With tactics there are two decks. After the claims you draw one card from the deck of your choice. Draw a tactic.
decks-drawn = The rival sees how many tactics you hold, but not which.
decks-clan = That is allowed, and often right: clan cards win the stones. But now draw a tactic.
modes = Combat modes
modes-blind = Blind-Man’s Bluff is laid onto a stone: there only the totals count. At stone 6 you have 26 against a colour run of 9. Lay it there.
modes-blinded = Now it is 26 against 9.
modes-stone = It can lie there, but it helps you only at stone 6.
modes-other = You could play that. Now lay Blind-Man’s Bluff onto stone 6.
modes-claim = Claim stone 6.
modes-claimed = The other mode is Mud Fight: there a side needs four cards.
ruses = Ruses
ruses-banshee = A ruse is carried out and then discarded. The Banshee drives a card of the rival away. Break the rival’s colour run at stone 5.
ruses-gone = The rival has two cards there, and the blue 6 lies open at stone 2.
ruses-target = The Banshee can take that card. But the rival’s strong formation is at stone 5.
ruses-other = You could play that. Now use the Banshee: point at it, and then at a card of the rival at stone 5.
ruses-claim = No blue card that is left can mend the colour run. It is proved: claim stone 5.
ruses-claimed = A ruse and a proof in one turn.
balance = In balance
balance-play = You have played one tactic more than the rival. Until the rival plays one, you may play only clan cards. Try the Spy, if you like: the table says why not. Then play any clan card.
balance-played = So nobody can play all tactics alone. Keep that in mind before you play the first one.

## Expert

expert-title = Expert
expert-about = Stones are claimed at the start of a turn, so that the rival can answer. Two minutes.
early = Claim first
early-claim = In the Expert game you claim at the start of your turn, before you play a card. Stone 4 is stronger on your side. Claim it.
early-claimed = Yours. Now you play a card.
early-declined = Later it may be too late. Claim the stone now.
answer = The answer
answer-lay = At stone 6 you have the violet 3 and 4. Complete a colour run. You can claim it only in your next turn, so that the rival has one turn for an answer.
answer-laid = The rival has answered with a third 7: three of a kind.
answer-weak = With that card the stone would be lost. Take the violet 5.
answer-other = You could play that. But look at stone 6.
answer-claim = Your colour run is still stronger than three 7s. Claim stone 6 at the start of this turn.
answer-claimed = That is the Expert game: what you complete has to last for one turn.
