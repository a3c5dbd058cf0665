"""Die Gefährten, written slowly and plainly.

This is a second reading of RULES.md that shares nothing with the engine: cells are pairs of
numbers, cards and moves are texts, and everything that can be asked about the table is worked out
anew every time somebody asks. The engine is checked against it on random games. Numbers in
brackets are the numbers of the rules.

A card is a colour and a value: "r4", "g0", "bN" for a Nazgûl. The moves are "r4@-1,2" for a card
to a cell, whether that is empty or not; "r4@-1,2*r1" with a ring; "lo -3,4>0,2" for a card taken
back with the ring of Lothlórien; "end"; and "site -2,0" for the next location by its left cell.

What is drawn is told to it, so it needs no luck of its own: it only checks that it can be so.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

Cell = tuple[int, int]  # row and column; rows grow downwards (1.3)


class Place(NamedTuple):
    """What a location shows (1.2), and the rings of its first and second place (6.4)."""

    name: str
    colour: str
    points: tuple[int, int, int]
    rings: tuple[str, ...]


PLACES = [  # 1.2
    Place("Bag End", "white", (2, 2, 1), ("be",)),
    Place("Bree", "white", (3, 3, 1), ("br",)),
    Place("Weathertop", "black", (4, 3, 2), ("we",)),
    Place("Ford", "black", (5, 4, 3), ()),
    Place("Rivendell", "white", (3, 2, 2), ("r1", "r2")),
    Place("Caradhras", "white", (4, 3, 2), ()),
    Place("Gate of Moria", "black", (6, 3, 1), ()),
    Place("Moria", "black", (3, 0, 0), ()),
    Place("Lothlórien", "white", (4, 3, 2), ("lo",)),
    Place("Amon Hen", "black", (7, 4, 2), ()),
]
TOKENS = ["be", "br", "we", "r1", "r2", "lo"]  # 1.7
COLOURS = {2: ["gy", "rb"], 3: ["r", "b", "g"], 4: ["r", "b", "g", "y"]}  # 1.4, 1.5, by seat
COPIES = {"0": 1, "1": 7, "2": 4, "3": 4, "4": 4, "5": 1, "N": 1}  # 1.1
HOBBIT = "3"  # 1.1
NAZGUL = "N"
HAND = 6  # 1.6
FORD_CARDS = 2  # 5.1
TOLL = 3  # 5.3
CROWD = 5  # cards round a new location that random games like

CARD_MOVE = re.compile(r"([rbgy][0-5N])@(-?\d+),(-?\d+)(?:\*(\w\w))?")
RETAKE = re.compile(r"lo (-?\d+),(-?\d+)>(-?\d+),(-?\d+)")
SITE = re.compile(r"site (-?\d+),(-?\d+)")


def full_deck(players: int, seat: int) -> Counter[str]:
    """All the cards of a player: 22 of each colour (1.1, 1.4, 1.5)."""
    return Counter(
        {f"{colour}{value}": n for colour in COLOURS[players][seat] for value, n in COPIES.items()}
    )


def both_cells(left: Cell) -> tuple[Cell, Cell]:
    """The two cells of a location, given by the left one (1.3)."""
    row, column = left
    return (row, column), (row, column + 1)


@cache
def around(left: Cell) -> tuple[Cell, ...]:
    """The ten cells round a location (1.3)."""
    row, column = left
    block = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1, 2)]
    return tuple(cell for cell in block if cell not in both_cells(left))


def beside(cell: Cell, corners: bool = False) -> list[Cell]:
    """The cells that share an edge with this one, or also those that share a corner (8.2)."""
    row, column = cell
    found = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    if corners:
        found += [(row + down, column + right) for down in (-1, 1) for right in (-1, 1)]
    return found


def text(cell: Cell) -> str:
    """A cell as moves write it."""
    return f"{cell[0]},{cell[1]}"


@dataclass
class Plain:
    """A game in play. Seats are numbers from 0, in the order of play.

    A position may be set up by hand: after that, the locations, how many of them are scored, what
    lies in the cells and who has which ring need only fit together.
    """

    players: int
    opener: int
    hands: list[Counter[str]]
    decks: list[Counter[str]]

    covered_cards_return: bool = field(default=False, kw_only=True)
    ford_any_two: bool = field(default=True, kw_only=True)
    allow_negative_vp: bool = field(default=False, kw_only=True)
    bag_end_applies_to_own_card: bool = field(default=True, kw_only=True)
    lothlorien_on_hand_card: bool = field(default=False, kw_only=True)
    allow_corner_contact: bool = field(default=False, kw_only=True)

    # The piles: the last card is open, and those below may be open again. So the piles are higher
    # than one card only with `covered_cards_return`; without it what is covered goes to the dead.
    cells: dict[Cell, list[str]] = field(init=False, default_factory=dict)
    dead: dict[Cell, list[str]] = field(init=False, default_factory=dict)  # the lowest first
    tokens: dict[Cell, str] = field(init=False, default_factory=dict)  # rings on open cards
    locations: list[Cell] = field(init=False)  # left cells; the last is the current one
    scored: int = field(init=False, default=0)  # how many of the locations are finished
    box: Counter[str] = field(init=False, default_factory=Counter)
    rings: dict[str, int | None] = field(init=False)  # who has won it and not yet played it
    lost: set[str] = field(init=False, default_factory=set)
    points: list[int] = field(init=False)
    gained: list[int] = field(init=False)  # at the location scored last, losses included
    last: int | None = field(init=False, default=None)  # who made the last play
    turn: int = field(init=False)
    phase: str = field(init=False, default="play")  # "play", "site", "over"

    played: list[str] = field(init=False, default_factory=list)  # cards of this turn, in order
    second: str | None = field(init=False, default=None)  # the value Weathertop allows once more
    gone: set[int] = field(init=False, default_factory=set)  # seats already counted as out
    tally: Counter[str] = field(init=False, default_factory=Counter)  # what has happened how often

    def __post_init__(self) -> None:
        """Set up the game: Bag End lies on the table (1.3, 1.6, 1.7)."""
        assert self.players in COLOURS
        assert self.opener in range(self.players)
        assert len(self.hands) == len(self.decks) == self.players
        self.hands = [+Counter(hand) for hand in self.hands]
        self.decks = [+Counter(deck) for deck in self.decks]
        for seat in range(self.players):
            assert self.hands[seat].total() <= HAND
            assert {card[0] for card in self.hands[seat] + self.decks[seat]} <= set(
                COLOURS[self.players][seat]
            )
        self.locations = [(0, 0)]
        self.rings = dict.fromkeys(TOKENS)
        self.points = [0] * self.players
        self.gained = [0] * self.players
        self.turn = self.opener

    def note(self, event: str, times: int = 1) -> None:
        """Count something that happened; it has no part in the rules."""
        if times:
            self.tally[event] += times

    # Looking at the table

    @property
    def current(self) -> Cell:
        """The location placed last (2.1)."""
        return self.locations[-1]

    @property
    def place(self) -> Place:
        """What the current location shows (1.2); only while it is not scored yet."""
        assert len(self.locations) == self.scored + 1
        return PLACES[self.scored]

    def owner(self, card: str) -> int:
        """Whose card it is (1.4, 1.5)."""
        [seat] = [n for n, colours in enumerate(COLOURS[self.players]) if card[0] in colours]
        return seat

    def open_card(self, cell: Cell) -> str | None:
        """The open card in a cell, if there is one (3.5)."""
        return self.cells[cell][-1] if cell in self.cells else None

    def covered(self) -> dict[Cell, list[str]]:
        """The covered cards of each cell, the lowest first (3.5)."""
        found = {cell: list(cards) for cell, cards in self.dead.items()}
        for cell, pile in self.cells.items():
            if len(pile) > 1:
                found[cell] = found.get(cell, []) + pile[:-1]
        return found

    def full(self) -> bool:
        """Every cell of the current ring has an open card (2.4, 6.1)."""
        return all(cell in self.cells for cell in around(self.current))

    def finished_cells(self) -> set[Cell]:
        """The cells in the rings of the finished locations (4.4, 7.10)."""
        return {cell for left in self.locations[: self.scored] for cell in around(left)}

    def tokens_here(self) -> set[str]:
        """The rings on cards in the current ring (7.4)."""
        return {self.tokens[cell] for cell in around(self.current) if cell in self.tokens}

    def inverted(self, ring: str | None = None) -> bool:
        """Whether Bag End's ring is in force, also on the card that is being laid (7.3, 7.5)."""
        own = ring == "be" and self.bag_end_applies_to_own_card
        return own != ("be" in self.tokens_here())

    def black(self, ring: str | None = None) -> bool:
        """Whether the current location counts as black for a card with this ring (3.4, 7.5)."""
        return (self.place.colour == "black") != self.inverted(ring)

    def has_cards(self, seat: int) -> bool:
        """A card in hand or deck, whatever it is (2.6)."""
        return self.hands[seat].total() + self.decks[seat].total() > 0

    def in_play(self) -> list[int]:
        """The seats that have cards (2.6, 9.1)."""
        return [seat for seat in range(self.players) if self.has_cards(seat)]

    def all_cards(self) -> Counter[str]:
        """Every card there is, wherever it is."""
        found = sum(self.hands + self.decks, self.box)
        for cards in [*self.cells.values(), *self.dead.values()]:
            found = found + Counter(cards)
        return found

    def look(self) -> dict[str, Any]:
        """Everything that can be compared, open or secret (2.7)."""
        over = self.phase == "over"
        return {
            "turn": None if over else self.turn,
            "phase": self.phase,
            "open": {cell: self.cells[cell][-1] for cell in sorted(self.cells)},
            "covered": dict(sorted(self.covered().items())),
            "tokens": dict(sorted(self.tokens.items())),
            "locations": list(self.locations),
            "scored": self.scored,
            "hands": [sorted(hand.elements()) for hand in self.hands],
            "decks": [sorted(deck.elements()) for deck in self.decks],
            "box": sorted(self.box.elements()),
            "rings": {ring: self.rings[ring] for ring in sorted(self.rings)},
            "lost": sorted(self.lost),
            "points": list(self.points),
            "gained": list(self.gained),
            "last": self.last,
            "played": sorted(self.played),
            "winners": sorted(self.winners()) if over else [],
        }

    # What a player may do

    def fits(self, value: str) -> bool:
        """Whether a card of this value goes with those played already, in whatever order.

        This is by 2.2 and 2.3, and by 5.1 and 5.2.
        """
        values = [card[1] for card in self.played]
        ones = values.count("1")
        high = [each for each in values if each in "2345"]
        if self.place.name == "Ford":
            if len(values) >= FORD_CARDS:
                return False
            if self.ford_any_two:
                return True
        if value in ("0", NAZGUL):
            return True
        if value == "1":
            return not high and not (self.place.name == "Caradhras" and ones)
        return not high and not ones

    def fits_as_second(self, value: str) -> bool:
        """Whether Weathertop's ring allows this card after its own (7.7)."""
        if self.place.name == "Ford" and len(self.played) >= FORD_CARDS:
            return False
        return self.second == value

    def strength(self, card: str, ring: str | None) -> int:
        """What a card counts with the ring on it; all but one add nothing (7.8, 7.9)."""
        return int(card[1]) + (2 if ring == "r1" else 0)

    def may_cover(self, card: str, cell: Cell, ring: str | None) -> bool:
        """Whether it may cover the open card here (3.2, 3.3, 3.4, 7.2, 7.3, 7.8)."""
        below = self.cells[cell][-1]
        return (
            self.black(ring)
            and self.owner(below) != self.turn
            and below[1] != HOBBIT
            and cell not in self.tokens
            and self.strength(below, None) < self.strength(card, ring)
        )

    def may_lay(self, card: str, cell: Cell, ring: str | None) -> bool:
        """Whether a card with this ring may go to a cell of the current ring (3.1, 3.2)."""
        return self.open_card(cell) is None or self.may_cover(card, cell, ring)

    def may_haunt(self, cell: Cell) -> bool:
        """Whether a Nazgûl may be laid here (4.1, 4.2, 4.3)."""
        target = self.open_card(cell)
        if target is None:
            return True
        return self.owner(target) != self.turn and target[1] != HOBBIT and cell not in self.tokens

    def rings_for_cards(self) -> list[str]:
        """The rings that the player may put on a card from the hand (7.1, 7.10, 7.12)."""
        held = [ring for ring in TOKENS if self.rings[ring] == self.turn]
        return [ring for ring in held if ring != "lo" or self.lothlorien_on_hand_card]

    def card_moves(self) -> Iterator[str]:
        """Cards from the hand (2.1, 7.1)."""
        for card in self.hands[self.turn]:
            if not self.fits(card[1]) and not self.fits_as_second(card[1]):
                continue
            for cell in around(self.current):
                if card[1] == NAZGUL:
                    if self.may_haunt(cell):
                        yield f"{card}@{text(cell)}"
                    continue
                if self.may_lay(card, cell, None):
                    yield f"{card}@{text(cell)}"
                for ring in self.rings_for_cards():
                    if self.may_lay(card, cell, ring):
                        yield f"{card}@{text(cell)}*{ring}"

    def retakes(self) -> Iterator[str]:
        """A card lifted and laid with Lothlórien's ring, instead of the usual turn (7.10, 7.11)."""
        if self.rings["lo"] != self.turn or self.played:
            return
        for start in sorted(self.finished_cells() & set(self.cells)):
            card = self.cells[start][-1]
            if self.owner(card) != self.turn or start in self.tokens:
                continue
            self.lift(start)
            goals = [cell for cell in around(self.current) if self.may_lay(card, cell, "lo")]
            self.cells.setdefault(start, []).append(card)
            yield from (f"lo {text(start)}>{text(goal)}" for goal in goals)

    def may_site(self, left: Cell) -> bool:
        """Whether the next location may lie here (8.2, 8.3)."""
        mine = both_cells(left)
        for other in self.locations:
            if set(mine) & {*both_cells(other), *around(other)}:
                return False
        if any(cell in self.cells for cell in mine):
            return False
        near = [each for cell in mine for each in beside(cell, self.allow_corner_contact)]
        return any(cell in self.cells for cell in near)

    def sites(self) -> Iterator[str]:
        """The next location near any laid card (8.1, 8.2)."""
        near = {
            (row + down, column + right)
            for row, column in self.cells
            for down in (-1, 0, 1)
            for right in (-2, -1, 0, 1)
        }
        for left in sorted(near):
            if self.may_site(left):
                yield f"site {text(left)}"

    def legal(self) -> set[str]:
        """All the moves of the player to move."""
        if self.phase == "over":
            return set()
        if self.phase == "site":
            return set(self.sites())
        moves = {*self.card_moves(), *self.retakes()}
        if self.played:
            moves.add("end")  # 2.1
        return moves

    # What a move does

    def apply(self, move: str, drawn: Counter[str] | None = None) -> None:
        """Make a move. What is drawn is that of the mover, if this ends the turn (2.5, 8.6)."""
        given = +Counter(drawn or {})
        if self.carry_out(move):
            self.finish_turn(given)
        else:
            assert not given, "drawn although the turn goes on or the game is over"

    def carry_out(self, move: str) -> bool:
        """Make a move up to the drawing; true if it ends the turn and the game goes on."""
        assert move in self.legal(), move
        if move == "end":
            self.close_turn()
            return True
        if site := SITE.fullmatch(move):
            return self.put_site((int(site[1]), int(site[2])))
        if retake := RETAKE.fullmatch(move):
            start, goal = (int(retake[1]), int(retake[2])), (int(retake[3]), int(retake[4]))
            self.take_back(start, goal)
            return self.after_laying() if self.full() else self.ended_by_retake()
        found = CARD_MOVE.fullmatch(move)
        assert found
        self.play(found[1], (int(found[2]), int(found[3])), found[4])
        return self.after_laying() if self.full() else False

    def ended_by_retake(self) -> bool:
        """A card taken back is the whole turn (7.10)."""
        self.close_turn()
        return True

    def close_turn(self) -> None:
        """Nothing more is played in this turn."""
        self.played = []
        self.second = None

    def play(self, card: str, cell: Cell, ring: str | None) -> None:
        """A card from the hand, with or without a ring (2.1, 7.1)."""
        value = card[1]
        if not self.fits(value):
            assert self.second == value
            self.second = None
            self.note("second_card")
        self.hands[self.turn] -= Counter([card])
        self.played.append(card)
        self.last = self.turn
        self.note("ford_two", self.place.name == "Ford" and len(self.played) == FORD_CARDS)
        if value == NAZGUL:
            self.haunt(card, cell)
            return
        self.lay(card, cell, ring)
        if ring == "we":
            self.second = value

    def haunt(self, card: str, cell: Cell) -> None:
        """A Nazgûl and what it hits leave the game; no score changes (4.1, 4.3, 4.4, 6.6)."""
        self.box[card] += 1
        if cell not in self.cells:
            self.note("nazgul_wasted")
            return
        self.note("nazgul_hit")
        self.note("hit_shared", cell in self.finished_cells())
        self.note("hit_white", not self.black())
        self.box[self.lift(cell)] += 1
        self.note("returned", cell in self.cells)
        self.note("hit_above_dead", cell not in self.cells and cell in self.dead)

    def lift(self, cell: Cell) -> str:
        """Take the open card away; what is below is open again, if it is not dead (3.5)."""
        card = self.cells[cell].pop()
        if not self.cells[cell]:
            del self.cells[cell]
        return card

    def lay(self, card: str, cell: Cell, ring: str | None) -> None:
        """Lay a card, alone or over another (3.1, 3.2, 3.5), with its ring (7.2)."""
        if cell in self.cells:
            below = self.cells[cell][-1]
            self.note("cover")
            self.note("inverted", self.inverted(ring))
            self.note("plus_two_cover", ring == "r1" and int(below[1]) >= int(card[1]))
            self.note("cover_shared", cell in self.finished_cells())
            if not self.covered_cards_return:
                self.dead.setdefault(cell, []).append(self.lift(cell))
        self.cells.setdefault(cell, []).append(card)
        if ring is not None:
            assert cell not in self.tokens
            self.note(f"ring_{ring}")
            self.tokens[cell] = ring
            self.rings[ring] = None

    def take_back(self, start: Cell, goal: Cell) -> None:
        """Lift an own card and lay it with the ring of Lothlórien (7.10, 7.11)."""
        self.note("retake")
        self.note("retake_same", start == goal)
        self.note("retake_here", start in around(self.current))
        card = self.lift(start)
        self.note("retake_cover", goal in self.cells)
        self.lay(card, goal, "lo")
        self.last = self.turn

    # Scoring

    def counts(self, cell: Cell) -> int:
        """What the open card in a cell counts in the scoring (6.1, 7.6, 7.8)."""
        if "br" in self.tokens_here():
            return 1
        return self.strength(self.cells[cell][-1], self.tokens.get(cell))

    def totals(self) -> dict[str, int]:
        """The total of each colour that has a card in the current ring (6.1, 6.2)."""
        found: dict[str, int] = {}
        for cell in around(self.current):
            card = self.open_card(cell)
            if card is not None:
                found[card[0]] = found.get(card[0], 0) + self.counts(cell)
        return found

    def order(self) -> list[str]:
        """All the colours, beginning with those of the player of the last play (6.2)."""
        assert self.last is not None
        seats = [(self.last + n) % self.players for n in range(self.players)]
        return [colour for seat in seats for colour in COLOURS[self.players][seat]]

    def ranking(self) -> list[str]:
        """The colours that are there, the best first (6.2)."""
        totals = self.totals()
        there = [colour for colour in self.order() if colour in totals]
        return sorted(there, key=lambda colour: -totals[colour])  # level ones keep their order

    def last_of_all(self) -> str:
        """The colour that ranks last; those without a card rank below the others (5.3)."""
        there = self.ranking()
        absent = [colour for colour in self.order() if colour not in there]
        return (there + absent)[-1]

    def score(self) -> None:
        """Score the current location as it is, up to the lost rings (6.1, 6.3, 6.7, 9.2, 9.4)."""
        place = self.place
        ranking = self.ranking()
        before = list(self.points)
        paid = min(3, sum(map(len, COLOURS[self.players])) - 1)  # 6.3
        for colour, points in zip(ranking[:paid], place.points, strict=False):
            self.points[self.owner(colour)] += points
        self.note("lapsed", max(0, paid - len(ranking)))
        self.note("tie", len(set(self.totals().values())) < len(ranking))
        self.note("bree_scoring", "br" in self.tokens_here())
        self.note("plus_two_scoring", "r1" in self.tokens_here())
        self.note("inverted", self.inverted())
        self.note("empty_scoring", not ranking)
        if place.name == "Moria":
            self.take_toll()
        self.gained = [now - then for now, then in zip(self.points, before, strict=True)]  # 9.5
        self.give_rings(place, ranking)
        self.scored += 1
        self.close_turn()
        self.lose_rings()

    def take_toll(self) -> None:
        """The last at Moria loses points, as far as there are any (5.3, 5.4)."""
        colour = self.last_of_all()
        seat = self.owner(colour)
        loss = TOLL if self.allow_negative_vp else min(TOLL, self.points[seat])
        self.points[seat] -= loss
        self.note("moria_loss")
        self.note("moria_floor", loss < TOLL)
        self.note("moria_absent", colour not in self.totals())

    def give_rings(self, place: Place, ranking: list[str]) -> None:
        """The first gets the ring of the location, at Rivendell the second too (6.4, 6.5)."""
        for number, ring in enumerate(place.rings):
            assert self.rings[ring] is None
            if number >= len(ranking):
                self.note("ring_stays_out")
                continue
            self.rings[ring] = self.owner(ranking[number])
            self.note("ring_won")

    def lose_rings(self) -> None:
        """Who is out of cards loses the unplayed rings (2.6, 6.5)."""
        for seat in set(range(self.players)) - set(self.in_play()):
            self.note("out", seat not in self.gone)
            self.gone.add(seat)
            for ring in TOKENS:
                if self.rings[ring] == seat:
                    self.rings[ring] = None
                    self.lost.add(ring)
                    self.note("ring_lost")

    # The course of the game

    def after_laying(self) -> bool:
        """The ring is full: score it, then the game ends or goes on (2.4, 6.1, 6.7, 9.1)."""
        self.score()
        if self.scored == len(PLACES) or len(self.in_play()) <= 1:
            self.note("tenth", self.scored == len(PLACES))
            self.note("end_after_scoring", self.scored < len(PLACES))
            self.phase = "over"
        else:
            self.note("placer_out", not self.has_cards(self.turn))
            self.phase = "site"
        return False

    def put_site(self, left: Cell) -> bool:
        """Place the next location; if its ring is full, score it too (8.1, 8.4, 8.5)."""
        self.locations.append(left)
        self.phase = "play"
        self.note("shared", sum(cell in self.cells for cell in around(left)))
        if self.full():
            self.note("prefilled")
            self.last = self.turn
            return self.after_laying()
        return True

    def due(self) -> int:
        """How many cards the player draws when the turn ends now (2.5)."""
        return min(HAND - self.hands[self.turn].total(), self.decks[self.turn].total())

    def finish_turn(self, drawn: Counter[str]) -> None:
        """Draw, and pass the turn on (2.5, 8.6)."""
        assert self.phase == "play"
        assert drawn.total() == self.due(), (drawn, self.due())
        assert drawn <= self.decks[self.turn], "drawn what is not in the deck"
        self.hands[self.turn] += drawn
        self.decks[self.turn] -= drawn
        self.lose_rings()
        self.pass_on()

    def pass_on(self) -> None:
        """To the next seat that has cards (2.6, 9.3); if there is none, the game ends (9.2)."""
        left = self.in_play()
        if not left:
            self.note("incomplete_end")
            self.score()
            self.phase = "over"
            return
        self.note("single_player", len(left) == 1)
        while True:
            self.turn = (self.turn + 1) % self.players
            if self.turn in left:
                return
            self.note("skipped")

    def winners(self) -> set[int]:
        """Most points, then most gained at the last scored location (9.5)."""
        assert self.phase == "over"
        results = [(self.points[seat], self.gained[seat]) for seat in range(self.players)]
        return {seat for seat in range(self.players) if results[seat] == max(results)}


# Chance, for random games


def some_of(cards: Counter[str], number: int, rng: random.Random) -> Counter[str]:
    """So many of these cards by lot (1.6, 2.5)."""
    return Counter(rng.sample(sorted(cards.elements()), number))


def deal(players: int, rng: random.Random, **options: Any) -> Plain:
    """A new game with hands and opener by lot (1.4, 1.5, 1.6)."""
    decks = [full_deck(players, seat) for seat in range(players)]
    hands = [some_of(deck, HAND, rng) for deck in decks]
    rest = [deck - hand for deck, hand in zip(decks, hands, strict=True)]
    return Plain(players, rng.randrange(players), hands, rest, **options)


def plays_ring(_game: Plain, move: str) -> bool:
    """A move with a ring (7.1, 7.10)."""
    return "*" in move or move.startswith("lo ")


def wastes_ring(game: Plain, move: str) -> bool:
    """Weathertop's ring where no second card can follow that could not follow anyway (7.7)."""
    found = CARD_MOVE.fullmatch(move)
    if not found or found[4] != "we":
        return False
    alike = [card for card in game.hands[game.turn].elements() if card[1] == found[1][1]]
    worth = "12345" if game.place.name == "Caradhras" else "2345"
    return len(alike) == 1 or found[1][1] not in worth or game.place.name == "Ford"


def is_second(game: Plain, move: str) -> bool:
    """A card that only Weathertop's ring allows (7.7)."""
    found = CARD_MOVE.fullmatch(move)
    return found is not None and not game.fits(found[1][1])


def on_a_card(game: Plain, move: str) -> bool:
    """A card on a card (3.2, 4.1)."""
    found = CARD_MOVE.fullmatch(move)
    return found is not None and (int(found[2]), int(found[3])) in game.cells


def is_crowded(game: Plain, move: str) -> bool:
    """A next location with many cards round it (8.4)."""
    found = SITE.fullmatch(move)
    if not found:
        return False
    return sum(cell in game.cells for cell in around((int(found[1]), int(found[2])))) >= CROWD


def ends(_game: Plain, move: str) -> bool:
    """The end of the turn (2.1)."""
    return move == "end"


def random_move(game: Plain, rng: random.Random, taste: float = 0.3) -> str:
    """A legal move by lot, where moves of the sorts that matter have a weight of their own."""
    sorts = [
        (wastes_ring, 0.02),
        (plays_ring, taste),
        (is_second, 0.7),
        (on_a_card, taste),
        (is_crowded, taste),
        (ends, taste),
    ]
    moves = sorted(game.legal())
    for sort, weight in sorts:
        chosen = [move for move in moves if sort(game, move)]
        if 0 < len(chosen) < len(moves):
            moves = chosen if rng.random() < weight else sorted(set(moves) - set(chosen))
    return rng.choice(moves)


def play_by_lot(game: Plain, move: str, rng: random.Random) -> None:
    """Make a move and draw by lot what is to be drawn (2.5)."""
    if game.carry_out(move):
        game.finish_turn(some_of(game.decks[game.turn], game.due(), rng))
