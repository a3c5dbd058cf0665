# How Die Gefährten is played, on five screens, and what the drawings of the rules say.

play-title = How to play
play-about = Ten locations on the road, and cards that stay beside them.
laying = Laying cards
laying-say = In your turn you lay cards of your colour on empty places round the location: either one card of 2 or more, or as many 1s as you like. A 0 or a Nazgûl may always come along. Then you draw up to six cards.
circle = Ten places
circle-say = Who fills the last of the ten places round a location brings about the scoring: each colour adds up its cards. With the red 4 red has 8, green has 6: red gets the first place, green the second. The last colour gets nothing.
road = The road goes on
road-say = Who filled the last place also lays the next location, beside a card that lies. The cards beside it count there too. After ten locations the most points win.
night = Day and night
night-say = At a white location cards go to empty places only. At a black one it is night: there a card may also cover a lower card of a rival. Hobbits, the 3s, are never covered.
rings = Nazgûl and rings
rings-say = A Nazgûl drives a rival’s card away and leaves with it. Some locations give their winner a ring: it is laid together with a card, stays there, protects it and has a power of its own. That of Bag End turns day into night.

rules-title = Drawings
rules-about = Drawings of rules.
nazgul = The Nazgûl
nazgul-say = The Nazgûl may be laid on the blue 4. Both leave the game, and the place is empty again.
tie = Level colours
tie-say = Green has 6, and with the red 2 red has 6 as well. Level colours go in the order of play, beginning with the player of the last card: red is first.
bag-end = The ring of Bag End
bag-end-say = Bree is white. With the ring of Bag End the red 3 may cover the blue 2 all the same.
bag-end-after = Now Bree is black for everybody, and the card with the ring is safe for good.
shared = Cards that count twice
shared-say = Bag End is scored, and Bree lies beside it. The three cards between the two count at Bree as well.

# What can be done now, by the kinds of moves.
can-lay = Lay a card of your hand at the location.
can-retake = With the ring of Lothlórien: take a card of yours back and lay it here.
can-site = Place the next location.
can-end = End your turn.
