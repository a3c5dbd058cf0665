"""Rheinländer, written slowly and plainly.

This is a second reading of RULES.md that shares nothing with the engine: spaces are names, moves
are texts, and duchies are found by walking over the whole board every time somebody asks. The one
thing that is remembered about duchies is who has a duke where, for that is history. The engine is
checked against it on random games. Numbers in brackets are the numbers of the rules.

What is drawn is told to it, so it needs no luck of its own: it only checks that it can be so.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from holdfast.games.rheinlander.board import Board

KNIGHTS = {3: 25, 4: 20, 5: 17}  # 1.5
BASTIONS = 3  # 1.5
POINTS = {"2": 2, "3": 3, "4": 4, "c": 1, "b": 1}  # 7.1
CARD_MOVE = re.compile(r"(\d+)([@+x])(\w+)")


@dataclass(frozen=True)
class Map:
    """The board as plain facts. Slot number n is the n-th of the slots, counted from 1."""

    regions: dict[int, tuple[str, str]]
    neighbours: dict[str, set[str]]
    slots: list[tuple[str, str]]

    @classmethod
    def of(cls, board: Board) -> "Map":
        """Take the facts from a board (1.1, 1.3, 1.4)."""
        regions = {region.number: (region.banks[0], region.banks[1]) for region in board.regions}
        rivers = {f"W{number}" for number in regions}
        names = rivers | {name for banks in regions.values() for name in banks}
        return cls(
            regions,
            {name: set(board.neighbours(name)) for name in names},
            [(slot.touches[0], slot.touches[1]) for slot in board.slots],
        )

    def river(self, region: int) -> str:
        """Name the river space of a region (1.1)."""
        return f"W{region}"

    def spaces_of(self, region: int) -> list[str]:
        """All three spaces of a region, the land first; an island is in two regions (1.1, 1.2)."""
        return [*self.regions[region], self.river(region)]

    @cached_property
    def land(self) -> frozenset[str]:
        """All land spaces, each once (1.1, 1.2)."""
        return frozenset(name for banks in self.regions.values() for name in banks)

    def check(self) -> None:
        """Borders go both ways and the two spaces of a slot border each other (1.3, 1.4)."""
        for name, others in self.neighbours.items():
            assert name not in others, name
            assert all(name in self.neighbours[other] for other in others), name
        for one, other in self.slots:
            assert other in self.neighbours[one], (one, other)
            assert {one, other} <= self.land, (one, other)


@dataclass(frozen=True)
class Duchy:
    """A duchy as it lies on the board. The value is that with a duke, whether it has one or not."""

    spaces: frozenset[str]
    counts: tuple[int, ...]  # knights of each seat, garrisons included
    slots: tuple[int, ...]  # numbers of the slots it holds
    owner: int | None
    value: int


@dataclass
class Arrival:
    """A knight that has just been put down and is not settled yet."""

    space: str
    old: list[Duchy]  # the duchies beside it as they were before it came
    castles: list[int]  # slots still to be gone through under 8.1
    refused: set[int] = field(default_factory=set)


@dataclass
class Plain:
    """A game in play. Seats are numbers from 0; card n is the card of region n.

    A position may be set up by hand: after that, what stands on the board, who has a duke and
    everybody's supply need only fit together.
    """

    map: Map
    players: int
    opener: int
    centres: list[str]  # by slot: "2", "3", "4" cities, "c" castle, "b" bishopric
    hands: list[set[int]]

    castle_optional: bool = field(default=False, kw_only=True)
    bastion_opens_river: bool = field(default=True, kw_only=True)
    garrison_blocks_reinforcement: bool = field(default=False, kw_only=True)
    merge_tie_single_owner: str = field(default="remove", kw_only=True)  # or "keep"
    bastion_timing: str = field(default="after", kw_only=True)  # or "any"

    knights: dict[str, int] = field(init=False, default_factory=dict)
    bastions: set[str] = field(init=False, default_factory=set)
    garrisons: dict[int, int] = field(init=False, default_factory=dict)
    dukes: list[tuple[frozenset[str], int]] = field(init=False, default_factory=list)
    supply: list[int] = field(init=False)
    bastions_left: list[int] = field(init=False)
    coins: list[int] = field(init=False)
    archbishop: int | None = field(init=False, default=None)
    discard: set[int] = field(init=False, default_factory=set)
    deck: set[int] = field(init=False)
    turn: int = field(init=False)
    phase: str = field(init=False, default="play")  # "play", "castle", "bastion", "over"
    ended: bool = field(init=False, default=False)

    bastion_placed: bool = field(init=False, default=False)  # in this turn, before the knight
    arrival: Arrival | None = field(init=False, default=None)  # only while phase is "castle"
    emptied: set[int] = field(init=False, default_factory=set)  # supplies at 0 within this turn
    tally: Counter[str] = field(init=False, default_factory=Counter)  # what has happened how often

    def __post_init__(self) -> None:
        """Set up the game (1.4, 1.5, 1.6, 1.7)."""
        self.map.check()
        assert len(self.hands) == self.players
        assert len(self.centres) == len(self.map.slots)
        assert set(self.centres) <= set(POINTS)
        assert self.merge_tie_single_owner in ("remove", "keep")
        assert self.bastion_timing in ("after", "any")
        self.supply = [KNIGHTS[self.players]] * self.players
        self.bastions_left = [BASTIONS] * self.players
        self.coins = [0] * self.players
        self.deck = set(self.map.regions)
        for hand in self.hands:
            assert hand <= self.deck, "a card is there twice, or is of no region"
            self.deck -= hand
        self.turn = self.opener

    def note(self, event: str, times: int = 1) -> None:
        """Count something that happened; it has no part in the rules."""
        if times:
            self.tally[event] += times

    # Looking at the board

    def free(self, space: str) -> bool:
        """Neither a knight nor a bastion stands there (3.1)."""
        return space not in self.knights and space not in self.bastions

    def free_land(self) -> set[str]:
        """Land spaces where a bastion could go (10.1, 10.2)."""
        return {space for space in self.map.land if self.free(space)}

    def beside(self, space: str) -> set[str]:
        """Spaces with knights that border this one (1.3)."""
        return {other for other in self.map.neighbours[space] if other in self.knights}

    def group(self, start: str, without: str | None = None) -> frozenset[str]:
        """Knights of whatever colours that hang together with the one here (5.1, 10.3)."""
        found = {start}
        todo = [start]
        while todo:
            for other in self.beside(todo.pop()):
                if other not in found and other != without:
                    found.add(other)
                    todo.append(other)
        return frozenset(found)

    def touched(self, spaces: Iterable[str]) -> list[int]:
        """Numbers of the slots that touch any of these spaces, ascending (1.4, 7.2)."""
        wanted = set(spaces)
        return [n for n, pair in enumerate(self.map.slots, start=1) if wanted & set(pair)]

    def castles(self, spaces: Iterable[str]) -> list[int]:
        """Numbers of the slots with castles that touch any of these spaces (1.4, 8.1)."""
        return [number for number in self.touched(spaces) if self.centres[number - 1] == "c"]

    def counts(self, spaces: Iterable[str]) -> tuple[int, ...]:
        """Knights of each seat on these spaces and in the castles they touch (5.1, 8.8)."""
        held = list(spaces)
        here = [self.knights[space] for space in held]
        here += [self.garrisons[n] for n in self.castles(held) if n in self.garrisons]
        return tuple(here.count(seat) for seat in range(self.players))

    def value(self, spaces: Iterable[str]) -> int:
        """What a duchy on these spaces is worth during the game (7.1, 7.2)."""
        return 1 + sum(POINTS[self.centres[number - 1]] for number in self.touched(spaces))

    def owner(self, spaces: frozenset[str]) -> int | None:
        """Whose duke stands beside exactly these spaces (5.4)."""
        found = [seat for of, seat in self.dukes if of == spaces]
        assert len(found) <= 1, found
        return found[0] if found else None

    def duchies(self) -> list[Duchy]:
        """Every group of two or more knights (5.1, 5.2).

        A knight whose castles are still being asked about (8.4) has joined nothing yet.
        """
        unsettled = self.arrival.space if self.arrival else None
        left = set(self.knights) - {unsettled}
        found = []
        while left:
            spaces = self.group(min(left), without=unsettled)
            left -= spaces
            if sum(self.counts(spaces)) >= 2:
                found.append(
                    Duchy(
                        spaces,
                        self.counts(spaces),
                        tuple(self.touched(spaces)),
                        self.owner(spaces),
                        self.value(spaces),
                    )
                )
        return found

    def leader(self, counts: tuple[int, ...]) -> int | None:
        """The player with more than each other player, if there is one (5.3, 5.5)."""
        best = max(counts)
        return counts.index(best) if counts.count(best) == 1 else None

    def bishops(self) -> tuple[int, ...]:
        """How many bishops each seat has: one for each duke with a bishopric (9.1)."""
        owners = [
            duchy.owner
            for duchy in self.duchies()
            if any(self.centres[number - 1] == "b" for number in duchy.slots)
        ]
        return tuple(owners.count(seat) for seat in range(self.players))

    def look(self) -> dict[str, Any]:
        """Everything that can be compared, open or secret (2.7, 7.5)."""
        return {
            "turn": self.turn,
            "phase": self.phase,
            "ended": self.ended,
            "knights": dict(self.knights),
            "bastions": set(self.bastions),
            "garrisons": dict(self.garrisons),
            "supply": list(self.supply),
            "bastions_left": list(self.bastions_left),
            "coins": list(self.coins),
            "archbishop": self.archbishop,
            "discard": set(self.discard),
            "deck": set(self.deck),
            "hands": [set(hand) for hand in self.hands],
            "duchies": sorted(
                (sorted(duchy.spaces), duchy.owner, duchy.counts, duchy.value)
                for duchy in self.duchies()
            ),
        }

    # What a player may do

    def by_number(self) -> set[str]:
        """Placing on a free space of the card's region (3.1, 3.2, 3.3, 3.4, 3.5)."""
        moves: set[str] = set()
        for card in self.hands[self.turn]:
            banks = self.map.regions[card]
            river = self.map.river(card)
            moves |= {f"{card}@{space}" for space in banks if self.free(space)}
            if self.river_open(card) and self.free(river):
                moves.add(f"{card}@{river}")
        return moves

    def river_open(self, region: int) -> bool:
        """Both land spaces are occupied, or hold knights if bastions do not count (3.3)."""
        banks = self.map.regions[region]
        if self.bastion_opens_river:
            return not any(self.free(space) for space in banks)
        return all(space in self.knights for space in banks)

    def can_reinforce(self, space: str) -> bool:
        """A free land space beside a knight of one's own and no rival's (4.2, 4.3, 4.4)."""
        if space not in self.map.land or not self.free(space):
            return False
        neighbours = {self.knights[other] for other in self.beside(space)}
        if neighbours != {self.turn}:
            return False
        if self.garrison_blocks_reinforcement:
            near = [self.garrisons.get(number) for number in self.castles([space])]
            return all(seat in (None, self.turn) for seat in near)
        return True

    def reinforcements(self) -> set[str]:
        """Any card will do; in its own region it is placing by number (4.1, 4.5)."""
        goals = {space for space in self.map.land if self.can_reinforce(space)}
        return {
            f"{card}+{space}"
            for card in self.hands[self.turn]
            for space in goals - set(self.map.spaces_of(card))
        }

    def exchanges(self) -> set[str]:
        """The archbishop's exchange of a rival's knight in the card's region (9.4, 9.5)."""
        if self.archbishop != self.turn:
            return set()
        return {
            f"{card}x{space}"
            for card in self.hands[self.turn]
            for space in self.map.spaces_of(card)
            if space in self.knights and self.knights[space] != self.turn
        }

    def ways(self) -> set[str]:
        """Every way in which the player at turn can bring a knight (2.1)."""
        return self.by_number() | self.reinforcements() | self.exchanges()

    def bastion_spaces(self) -> set[str]:
        """Where the player at turn could put a bastion (10.1, 10.2)."""
        return self.free_land() if self.bastions_left[self.turn] > 0 else set()

    def early_bastions(self) -> set[str]:
        """Bastions before the knight, which must leave a way of bringing one (10.4)."""
        if self.bastion_timing != "any" or self.bastion_placed:
            return set()
        moves = set()
        for space in self.bastion_spaces():
            self.bastions.add(space)
            if self.by_number() or self.reinforcements() or self.exchanges():
                moves.add(f"B@{space}")
            self.bastions.remove(space)
        return moves

    def legal(self) -> set[str]:
        """All moves of the player at turn (2.1, 2.5, 8.4, 10.1)."""
        if self.phase == "play":
            ways = self.ways()
            if not ways:  # 2.5: no bastion either
                return {f"drop {card}" for card in self.hands[self.turn]}
            return ways | self.early_bastions()
        if self.phase == "castle":
            return {"garrison", "refuse"}
        if self.phase == "bastion":
            return {f"B@{space}" for space in self.bastion_spaces()} | {"done"}
        return set()

    # Carrying out a move

    def apply(self, move: str, drawn: list[int | None]) -> None:
        """Make the move; if it ends the turn, these are drawn: None is the shuffle card (2.1)."""
        assert move in self.legal(), (self.phase, move)
        if self.carry_out(move):
            self.end_turn(drawn)
        else:
            assert not drawn, "no draw belongs to this move"

    def carry_out(self, move: str) -> bool:
        """Do what the move says; tell whether the turn's moves are all made (2.1)."""
        if move == "garrison":
            return self.answer(refuse=False)
        if move == "refuse":
            return self.answer(refuse=True)
        if move == "done":
            return True
        if move.startswith("B@"):
            return self.place_bastion(move[2:])
        if move.startswith("drop "):
            self.note("drop")
            self.play_card(int(move[5:]))
            return True
        parts = CARD_MOVE.fullmatch(move)
        assert parts is not None, move
        card, kind, space = int(parts[1]), parts[2], parts[3]
        self.play_card(card)
        if kind == "x":
            return self.exchange(space)
        if kind == "+":
            self.note("reinforcement")
        return self.place(space)

    def play_card(self, card: int) -> None:
        """A played card goes to the discard pile (2.3)."""
        self.hands[self.turn].remove(card)
        self.discard.add(card)

    def take_knight(self, seat: int) -> None:
        """A knight leaves a supply (3.1, 8.1, 9.4)."""
        assert self.supply[seat] > 0
        self.supply[seat] -= 1
        if self.supply[seat] == 0:
            self.emptied.add(seat)

    def place(self, space: str) -> bool:
        """Put the new knight down and begin with the new castles (3.1, 4.5, 2.2)."""
        old = [duchy for duchy in self.duchies() if duchy.spaces & self.beside(space)]
        self.knights[space] = self.turn
        self.take_knight(self.turn)
        self.note("river", space not in self.map.land)
        self.note("island", sum(space in banks for banks in self.map.regions.values()) == 2)
        open_castles = [n for n in self.castles([space]) if n not in self.garrisons]
        owners = {duchy.owner for duchy in old} - {None}
        self.note("castle_between", bool(open_castles) and len(owners) >= 2)
        self.arrival = Arrival(space, old, open_castles)
        return self.go_through_new_castles()

    def place_bastion(self, space: str) -> bool:
        """Put a bastion down, after the knight or before it (10.1, 10.4)."""
        self.bastions.add(space)
        self.bastions_left[self.turn] -= 1
        self.note("bastion")
        if self.phase == "bastion":
            return True
        self.note("bastion_first")
        self.bastion_placed = True
        return False

    def exchange(self, space: str) -> bool:
        """Put a knight of the archbishop in the place of a rival's (9.4, 9.6)."""
        self.note("exchange")
        old = [duchy for duchy in self.duchies() if space in duchy.spaces]
        self.take_knight(self.turn)
        self.supply[self.knights[space]] += 1
        self.knights[space] = self.turn
        if old:
            self.judge(self.group(space), old, refused=set())
        else:
            self.note("exchange_lone")
        return self.after_settling()

    # New castles

    def sole_duke(self, old: list[Duchy]) -> int | None:
        """The player of all the dukes beside the new knight, if it is one player (8.2)."""
        owners = {duchy.owner for duchy in old if duchy.owner is not None}
        return owners.pop() if len(owners) == 1 else None

    def go_through_new_castles(self) -> bool:
        """Garrison the castles without garrisons that the new knight touches (8.1 to 8.5)."""
        arrival = self.arrival
        assert arrival is not None
        duke = self.sole_duke(arrival.old)
        while arrival.castles:
            receiver = self.turn if duke is None else duke
            if self.supply[receiver] == 0:  # 8.5
                self.note("castle_empty")
                arrival.castles.pop(0)
            elif duke is None and self.castle_optional:  # 8.4
                self.phase = "castle"
                return False
            else:
                self.garrison(arrival.castles.pop(0), receiver)
                self.note("castle_placer" if duke is None else "castle_owner")  # 8.3, 8.2
                self.note("castle_out_of_turn", receiver != self.turn)
        self.arrival = None
        self.settle(arrival)
        return self.after_settling()

    def answer(self, *, refuse: bool) -> bool:
        """Take the placer's decision about the next castle (8.4)."""
        assert self.arrival is not None
        number = self.arrival.castles.pop(0)
        if refuse:
            self.note("refused")
            self.arrival.refused.add(number)
        else:
            self.garrison(number, self.turn)
            self.note("castle_placer")
        return self.go_through_new_castles()

    def garrison(self, number: int, seat: int) -> None:
        """Put a knight into a castle; the one that was there goes home (8.6, 8.8)."""
        before = self.garrisons.get(number)
        assert before != seat
        self.take_knight(seat)
        self.garrisons[number] = seat
        if before is not None:
            self.supply[before] += 1

    # Majority and payments

    def settle(self, arrival: Arrival) -> None:
        """Judge what the new knight stands in, if that is a duchy (5.2, 5.8, 6.1)."""
        spaces = self.group(arrival.space)
        if sum(self.counts(spaces)) < 2:
            self.note("lone")
            return
        self.note("founded", len(arrival.old) == 0)
        self.note("grown", len(arrival.old) == 1)
        self.note("merged", len(arrival.old) >= 2)
        self.note("merged_three", len(arrival.old) >= 3)
        self.judge(spaces, arrival.old, arrival.refused)

    def judge(self, spaces: frozenset[str], old: list[Duchy], refused: set[int]) -> None:
        """Find the owner, pay the dukes that leave, see to the castles (2.2, 8.7).

        `old` are the duchies that these spaces were made of, as they were before the move.
        """
        counts = self.counts(spaces)
        if len(old) == 0:
            owner = self.owner_of_new(counts)
        elif len(old) == 1:
            owner = self.owner_of_grown(counts, old[0])
        else:
            owner = self.owner_of_merged(counts, old)
        self.pay_dukes(owner, old)
        self.dukes = [(of, seat) for of, seat in self.dukes if not of & spaces]
        if owner is not None:
            self.dukes.append((spaces, owner))
            new_duke = all(duchy.owner != owner for duchy in old)
            self.note("new_duke_not_mover", new_duke and owner != self.turn)
            self.go_through_castles(owner, spaces, refused)
        # The swaps of 8.6 are not judged again, whoever is ahead after them.
        ahead = self.leader(self.counts(spaces))
        self.note("stronger_after_swap", owner is not None and ahead not in (None, owner))

    def owner_of_new(self, counts: tuple[int, ...]) -> int | None:
        """Whose a new duchy is (5.3, 5.5)."""
        leader = self.leader(counts)
        self.note("founded_tied", leader is None)
        return leader

    def owner_of_grown(self, counts: tuple[int, ...], old: Duchy) -> int | None:
        """Whose a duchy is in which a knight was added or exchanged (5.6, 5.7)."""
        leader = self.leader(counts)
        if leader is not None:  # 5.6
            self.note("taken_over", old.owner not in (None, leader))
            self.note("owner_found", old.owner is None)
            return leader
        if old.owner is None:  # 5.7
            self.note("tie_open")
            return None
        if counts[old.owner] == 0:  # 5.7
            self.note("owner_without_knight")
            return None
        self.note("tie_kept")
        self.note("tie_kept_behind", counts[old.owner] < max(counts))
        return old.owner

    def owner_of_merged(self, counts: tuple[int, ...], old: list[Duchy]) -> int | None:
        """Whose a merged duchy is (6.2, 6.5)."""
        leader = self.leader(counts)
        owners = [duchy.owner for duchy in old if duchy.owner is not None]
        if leader is not None:  # 6.2
            self.note("merge_new_duke", leader not in owners)
            return leader
        self.note("tie_merge")
        if self.merge_tie_single_owner == "keep" and len(owners) == 1:  # 6.5
            self.note("tie_merge_kept")
            return owners[0]
        self.note("tie_merge_one_duke", len(owners) == 1)
        return None

    def pay_dukes(self, owner: int | None, old: list[Duchy]) -> None:
        """Pay every duke that leaves the old value of its duchy (6.3, 6.4, 7.3, 7.4)."""
        dukes = [duchy for duchy in old if duchy.owner is not None]
        own = [duchy for duchy in dukes if duchy.owner == owner]
        if own:
            dukes.remove(max(own, key=lambda duchy: duchy.value))  # 6.3: this one stays
        for duchy in dukes:
            assert duchy.owner is not None
            self.coins[duchy.owner] += duchy.value
            self.note("paid")
            self.note("paid_own", duchy.owner == owner)

    def go_through_castles(self, owner: int, spaces: frozenset[str], refused: set[int]) -> None:
        """The owner garrisons the castles of the duchy, as long as knights last (8.4, 8.6)."""
        for number in self.castles(spaces):
            before = self.garrisons.get(number)
            if before == owner or number in refused:
                continue
            if self.supply[owner] == 0:
                self.note("reoffer_short" if before is None else "swap_short")
                continue
            self.garrison(number, owner)
            self.note("reoffered" if before is None else "swap")

    def recount_bishops(self) -> None:
        """See who is archbishop now (9.2, 9.3)."""
        bishops = self.bishops()
        now = self.leader(bishops) if max(bishops) > 0 else None
        self.note("archbishop_changed", now != self.archbishop)
        self.note("archbishop_lost_to_nobody", now is None and self.archbishop is not None)
        self.archbishop = now

    # The course of a turn

    def after_settling(self) -> bool:
        """Count bishops, then offer a bastion if there is one to place (9.3, 10.1, 10.4)."""
        self.recount_bishops()
        if self.bastion_placed or not self.bastion_spaces():
            return True
        self.phase = "bastion"
        return False

    def draw(self, drawn: list[int | None]) -> None:
        """Draw until a number comes (2.3, 2.4)."""
        assert drawn, "the turn is over and nothing was drawn"
        *shuffles, card = drawn
        for each in shuffles:
            assert each is None, "drawn on after a number had come"
            self.note("reshuffle")
            self.deck |= self.discard
            self.discard = set()
        assert card in self.deck, (card, "is not in the deck")
        self.deck.remove(card)
        self.hands[self.turn].add(card)

    def end_turn(self, drawn: list[int | None]) -> None:
        """Draw, look whether the end has come, and go on to the next player (2.1, 11.1)."""
        self.draw(drawn)
        self.bastion_placed = False
        self.note("empty_in_passing", sum(self.supply[seat] > 0 for seat in self.emptied))
        self.emptied = set()
        self.check_end()
        self.next_turn()

    def check_end(self) -> None:
        """The end comes when somebody has no knight left as a turn ends, and stays (11.1)."""
        if not self.ended and 0 in self.supply:
            self.ended = True
            self.note("end_out_of_turn", self.supply[self.turn] > 0)

    def next_turn(self) -> None:
        """Go on to the next player who has a knight, or to the end (2.6, 11.2)."""
        while True:
            following = (self.turn + 1) % self.players
            if self.ended and following == self.opener:
                self.finish()
                return
            self.turn = following
            if self.supply[self.turn] > 0:
                self.phase = "play"
                return
            self.note("skipped")
            self.check_end()

    # The end

    def finish(self) -> None:
        """Final points: five for a duke, its centres, five for the archbishop (11.3, 11.4)."""
        self.phase = "over"
        for duchy in self.duchies():
            if duchy.owner is not None:
                self.coins[duchy.owner] += 5 + duchy.value - 1
        if self.archbishop is not None:
            self.coins[self.archbishop] += 5

    def winners(self) -> set[int]:
        """The players with the most points (11.5)."""
        assert self.phase == "over"
        return {seat for seat in range(self.players) if self.coins[seat] == max(self.coins)}
