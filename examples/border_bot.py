r"""A player of Schotten Totten from outside, by a rule of thumb; it imports nothing of Holdfast.

    holdfast arena schotten-totten --between journeyman,thumb \
        --bot thumb='python3 examples/border_bot.py'

It claims what it can. A card goes where it raises most what its side may still become: the best
formation, at a discount for each card that it would still have to draw. It counts the cards that
lie open, looks no further ahead, and knows the game without tactics.
"""

import json
import sys
from functools import cache
from itertools import combinations

CARDS = tuple(clan + str(strength) for clan in "ROYGBV" for strength in range(1, 10))
SIDE = 3
HELD, UNSEEN = 0.95, 0.5  # how surely a card comes that is in the hand, or that nobody has seen
BEATEN = 0.3  # what a side is worth that cannot win any more


@cache
def strength(cards):
    """How strong three cards are: colour run, three of a kind, colour, run, sum."""
    values = sorted(int(card[1]) for card in cards)
    colour = len({card[0] for card in cards}) == 1
    run = values[0] + 1 == values[1] == values[2] - 1
    rank = 4 if colour and run else 3 if len(set(values)) == 1 else 2 if colour else run
    return (rank * 28 + sum(values)) / 140


def hope(side, hand, unseen):
    """What a side may become: its strongest completion, each as far as it can be hoped for."""
    missing = SIDE - len(side)
    odds = dict.fromkeys(unseen, UNSEEN) | dict.fromkeys(hand, HELD)
    best = 0.0
    for added in combinations(odds, missing):
        share = 1.0
        for card in added:
            share *= odds[card]
        best = max(best, share * strength(tuple(sorted((*side, *added)))))
    return best


def gain(side, rival, card, hand, unseen):
    """How much a card adds to its side, against what the rival has and may get there."""
    rest = [other for other in hand if other != card]
    before = hope(side, hand, unseen) if side else 0.25
    after = hope((*side, card), rest, unseen)
    feared = hope(rival, [], unseen) if rival else 0.3
    return after - before + (BEATEN if after > feared else -BEATEN) * after


def decide(seat, view, moves):
    """Return the move to make."""
    for move in moves:
        if move["parts"]["kind"] == "claim":
            return move
    hand = [card for card in view["hands"][seat]["cards"] if card in CARDS]
    sides = [[tuple(side) for side in stone["sides"]] for stone in view["stones"]]
    seen = {card for stone in sides for side in stone for card in side}
    unseen = [card for card in CARDS if card not in seen and card not in hand]
    places = [move for move in moves if move["parts"]["kind"] == "place"]

    def worth(move):
        mine, rival = (sides[move["parts"]["stone"]][of] for of in (seat, 1 - seat))
        return gain(mine, rival, move["parts"]["card"], hand, unseen)

    return max(places, key=worth) if places else moves[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        chosen = decide(message["seat"], message["view"], message["moves"])
        print(json.dumps({"move": chosen["id"]}), flush=True)
