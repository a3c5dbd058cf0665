# How Schotten Totten is played, on five screens, and what the drawings of the rules say.

play-title = How to play
play-about = Two clans, nine stones, and a proof.
border = The border
border-say = Nine stones mark the border between you and the rival. In each turn you play one card to your side of a stone and then draw one. A side has room for three cards; three cards make a formation.
formations = What beats what
formations-say = From strong to weak, on your side from left to right: at stone 1 a colour run, at stone 3 three of a kind, at stone 5 a colour, at stone 7 a run, at stone 9 only a sum. Between two of the same kind the higher total wins.
claim = A claim
claim-say = If both sides of a stone are full and yours is stronger, you may claim the stone: here stone 4, a colour run against a sum. You claim after playing a card, before you draw, as many stones as you can. A claimed stone stays yours.
proof = A proof
proof-say = You need not wait until the rival’s side is full. At stone 6 only the green 4 or the green 7 could beat your three 9s, and both lie open elsewhere. That is a proof: you may claim. Only open cards prove something, a hand never does.
end = The end
end-say = Five stones win the round, or three side by side: with stone 5 you would have 4, 5 and 6. The winner gets 5 points, the loser one for each stone.

rules-title = Drawings
rules-about = Drawings of rules.
tie = Equal formations
tie-say = At stone 6 both sides have a run of 15. The rival’s side was complete first and wins the stone: you cannot claim it.
mud = Mud Fight
mud-say = Mud Fight lies on stone 5: there a side is complete with four cards. Your four make a colour run; the rival’s three lack a card.

# What can be done now, by the kinds of moves.
can-place = Play a card of your hand at a stone.
can-recruit = Play the Recruiter: draw three cards and put two back.
can-strategy = Play the Strategist: move one of your cards, or discard it.
can-wail = Play the Banshee: discard one of the rival’s cards.
can-betray = Play the Traitor: take one of the rival’s clan cards to your side.
can-claim = Claim a stone that you have won.
can-draw = Draw a card from a deck.
can-return = Put a card of your hand under its deck.
can-done = Claim no more stones.
can-pass = Pass: play nothing and draw nothing.
