"""One round of Schotten Totten, written slowly and plainly.

This is a second reading of RULES.md that shares nothing with the engine: cards are texts, proofs
are brute force, every question is answered from the table itself. The engine is checked against it
on random games. Numbers in comments are the numbers of the rules.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

CLANS = "ROYGBV"
CLAN_CARDS = tuple(f"{clan}{value}" for clan in CLANS for value in range(1, 10))
ELITE = ("JK", "SP", "SH")
MODES = ("BB", "MF")
RUSES = ("RE", "ST", "BA", "TR")
TACTICS = ("JK", "JK", "SP", "SH", *MODES, *RUSES)

# What an elite troop may stand for (7.2, 7.4, 7.5).
IDENTITIES = {
    "JK": CLAN_CARDS,
    "SP": tuple(card for card in CLAN_CARDS if card[1] == "7"),
    "SH": tuple(card for card in CLAN_CARDS if card[1] in "123"),
}

Strength = tuple[int, int]


def is_clan(card: str) -> bool:
    return card[0] in CLANS and card[1].isdigit()


# Formations


def formation(cards: Collection[str], *, strict: bool) -> Strength:
    """Kind and total of clan cards alone (3.1 to 3.5); a card may be there twice (7.6)."""
    values = sorted(int(card[1]) for card in cards)
    low, high, count = values[0], values[-1], len(values)
    different = len(set(values)) == count
    one_clan = len({card[0] for card in cards}) == 1
    in_a_row = different and high - low == count - 1
    if one_clan and in_a_row:
        kind = 4
    elif low == high:
        kind = 3
    elif one_clan and (different or not strict):
        kind = 2
    elif in_a_row:
        kind = 1
    else:
        kind = 0
    return kind, sum(values)


def strength(cards: Iterable[str], *, blind: bool, strict: bool) -> Strength:
    """The strongest formation a side can be, trying every identity of its elite troops."""
    best = (-1, -1)
    for chosen in product(*(IDENTITIES.get(card, (card,)) for card in cards)):
        if blind:
            found = (0, sum(int(card[1]) for card in chosen))  # 8.1
        else:
            found = formation(chosen, strict=strict)
        best = max(best, found)
    return best


def completions(cards: Collection[str], size: int, unseen: Iterable[str]) -> Iterator[list[str]]:
    """All ways to add unseen clan cards until the side is complete; high cards first."""
    high_first = sorted(unseen, key=lambda card: (-int(card[1]), card))
    for added in combinations(high_first, size - len(cards)):
        yield list(added)


def best_completion(
    cards: Collection[str], size: int, unseen: Iterable[str], *, blind: bool, strict: bool
) -> tuple[Strength, list[str]] | None:
    """The strongest completion and the cards it adds, or None if the side cannot be completed."""
    best: tuple[Strength, list[str]] | None = None
    for added in completions(cards, size, unseen):
        found = strength([*cards, *added], blind=blind, strict=strict)
        if best is None or found > best[0]:
            best = found, added
    return best


# The table


@dataclass
class Stone:
    sides: list[list[str]] = field(default_factory=lambda: [[], []])
    owner: int | None = None
    first: int | None = None
    mud: bool = False
    blind: bool = False
    # When the present completeness of each side began; `first` follows from it.
    since: list[int | None] = field(default_factory=lambda: [None, None])

    @property
    def size(self) -> int:
        return 4 if self.mud else 3

    def complete(self, seat: int) -> bool:
        return len(self.sides[seat]) == self.size

    def room(self, seat: int) -> bool:
        return self.owner is None and len(self.sides[seat]) < self.size

    def settle(self, now: int) -> None:
        """Look again who is complete and since when (3.7, 8.4, 9.7)."""
        for seat in (0, 1):
            if not self.complete(seat):
                self.since[seat] = None
            elif self.since[seat] is None:
                self.since[seat] = now
        zero, one = self.since
        if zero is None and one is None:
            self.first = None
        elif zero is None:
            self.first = 1
        elif one is None:
            self.first = 0
        elif zero != one:
            self.first = 0 if zero < one else 1
        # Both at the same moment cannot come from play, only from a table set up by hand:
        # then `first` stays as it was set.


def wins(owned: set[int]) -> str | None:
    """Five stones, or three next to each other (5.1)."""
    if len(owned) >= 5:
        return "five"
    if any({number, number + 1, number + 2} <= owned for number in range(1, 8)):
        return "three"
    return None


class Plain:
    """A round in play. Decks have their top card first."""

    def __init__(
        self,
        hands: list[list[str]],
        deck: list[str],
        tactics_deck: list[str],
        starter: int,
        *,
        tactics: bool = False,
        expert: bool = False,
        auto_claim: bool = False,
        strict_colour: bool = True,
        mud_needs_both: bool = False,
    ) -> None:
        self.tactics = tactics
        self.expert = expert
        self.auto_claim = auto_claim
        self.strict_colour = strict_colour
        self.mud_needs_both = mud_needs_both
        self.hands = [list(hand) for hand in hands]
        self.deck = list(deck)
        self.tactics_deck = list(tactics_deck)
        assert tactics or all(is_clan(card) for card in self.hands[0] + self.hands[1])
        assert tactics or not self.tactics_deck
        self.discard: list[str] = []
        self.stones = [Stone() for _ in range(9)]
        self.played = [0, 0]
        self.joker_played = [False, False]
        self.passes = 0
        self.turn = starter
        self.phase = "play"
        self.winner: int | None = None
        self.points: tuple[int, int] | None = None
        self.ending: str | None = None
        self.now = 0  # counts the moves, for `since`
        self.to_draw = 0  # what a Recruiter still has to draw
        self.to_return = 0  # and to return
        self.passed = self.claimed = self.recruited = False  # what happened in this turn
        self.start_turn()

    # Looking at the table

    def stone(self, number: int) -> Stone:
        return self.stones[number - 1]

    def open_stones(self) -> list[int]:
        return [number for number in range(1, 10) if self.stone(number).owner is None]

    def places(self, seat: int) -> list[int]:
        """Stones where this player has room."""
        return [number for number in range(1, 10) if self.stone(number).room(seat)]

    def open_cards(self, seat: int) -> list[tuple[str, int]]:
        """The cards on this player's side of unclaimed stones, with the stone."""
        return [(card, n) for n in self.open_stones() for card in self.stone(n).sides[seat]]

    def owned(self, seat: int) -> set[int]:
        return {number for number in range(1, 10) if self.stone(number).owner == seat}

    def unseen(self) -> frozenset[str]:
        """Clan cards that lie neither at a stone nor in the discard pile (4.5)."""
        visible = set(self.discard)
        for stone in self.stones:
            visible.update(stone.sides[0], stone.sides[1])
        return frozenset(CLAN_CARDS) - visible

    def strength_at(self, number: int, seat: int) -> Strength:
        stone = self.stone(number)
        return strength(stone.sides[seat], blind=stone.blind, strict=self.strict_colour)

    def better(self, number: int, seat: int) -> bool:
        """Both sides are complete: does this one win (3.6, 3.7)?"""
        mine, theirs = self.strength_at(number, seat), self.strength_at(number, 1 - seat)
        return mine > theirs or (mine == theirs and self.stone(number).first == seat)

    def can_claim(self, number: int, seat: int) -> bool:
        stone = self.stone(number)
        if stone.owner is not None or not stone.complete(seat):  # 4.6, 4.2
            return False
        if stone.complete(1 - seat):  # 4.3
            return self.better(number, seat)
        if stone.mud and self.mud_needs_both:  # 8.5
            return False
        return self.answer(number, seat) is None  # 4.4

    def answer(self, number: int, seat: int) -> list[str] | None:
        """Unseen cards with which the opponent's incomplete side would beat this one, if any."""
        stone = self.stone(number)
        mine, theirs = self.strength_at(number, seat), stone.sides[1 - seat]
        for added in completions(theirs, stone.size, self.unseen()):
            completed = [*theirs, *added]
            if strength(completed, blind=stone.blind, strict=self.strict_colour) > mine:
                return added  # the first one found will do
        return None

    def claimable(self, seat: int) -> list[int]:
        return [number for number in range(1, 10) if self.can_claim(number, seat)]

    # What a player may do

    def tactic_allowed(self, seat: int) -> bool:
        """The lead in tactics played (6.4)."""
        return self.played[seat] <= self.played[1 - seat]

    def clan_plays(self, seat: int) -> set[str]:
        free = self.places(seat)
        return {f"{card}@{n}" for card in self.hands[seat] if is_clan(card) for n in free}

    def tactic_plays(self, seat: int) -> set[str]:
        if not self.tactic_allowed(seat):
            return set()
        moves: set[str] = set()
        for card in self.hands[seat]:
            if card == "JK" and self.joker_played[seat]:  # 7.3
                continue
            if card in ELITE:  # 7.1
                moves |= {f"{card}@{number}" for number in self.places(seat)}
            elif card in MODES:  # 8.3
                moves |= {f"{card}@{number}" for number in self.open_stones()}
            elif card in RUSES:
                moves |= self.ruse_plays(card, seat)
        return moves

    def ruse_plays(self, card: str, seat: int) -> set[str]:
        moves: set[str] = set()
        free = self.places(seat)
        if card == "RE" and (self.deck or self.tactics_deck):  # 9.2
            moves.add("RE")
        elif card == "ST":  # 9.4
            for own, source in self.open_cards(seat):
                moves.add(f"ST {own}>x")
                moves |= {f"ST {own}>{n}" for n in free if n != source}
        elif card == "BA":  # 9.5
            moves |= {f"BA {other}" for other, _ in self.open_cards(1 - seat)}
        elif card == "TR":  # 9.6
            for other, _ in self.open_cards(1 - seat):
                if is_clan(other):
                    moves |= {f"TR {other}>{n}" for n in free}
        return moves

    def could_play(self, seat: int) -> bool:
        return bool(self.clan_plays(seat) or self.tactic_plays(seat))

    def must_pass_openly(self, seat: int) -> bool:
        """Everybody can see that a pass is the only choice (ruling on 2.5 and 6.5)."""
        holds_tactic = any(not is_clan(card) for card in self.hands[seat])
        may_try_tactic = holds_tactic and self.tactic_allowed(seat)
        return not self.clan_plays(seat) and not may_try_tactic

    def returnable(self, seat: int) -> set[str]:
        """Cards a Recruiter may put back (9.3, 7.3)."""
        return {card for card in self.hands[seat] if not (card == "JK" and self.joker_played[seat])}

    def legal(self) -> set[str]:
        seat = self.turn
        if self.phase == "claim":
            return {f"claim {number}" for number in self.claimable(seat)} | {"done"}
        if self.phase == "play":
            clan_plays = self.clan_plays(seat)
            return clan_plays | self.tactic_plays(seat) | (set() if clan_plays else {"pass"})
        if self.phase in ("draw", "recruit"):
            return {"draw clan", "draw tactic"}
        if self.phase == "return":
            return {f"return {card}" for card in self.returnable(seat)}
        return set()

    # Carrying out a decision

    def play(self, move: str) -> None:
        assert move in self.legal(), (self.phase, move)
        self.now += 1
        if self.phase == "claim":
            if move == "done":
                self.after_claims()
            else:
                self.claim(int(move.split()[1]))
                if self.phase != "over":
                    self.open_claims()
        elif self.phase == "play":
            if move == "pass":
                self.pass_turn()
            else:
                self.play_card(move)
        elif self.phase == "draw":
            self.draw_from(move.split()[1])
            self.end_turn()
        elif self.phase == "recruit":
            self.draw_from(move.split()[1])
            self.to_draw -= 1
            self.go_on_recruiting()
        elif self.phase == "return":
            self.put_back(move.split()[1])
            self.to_return -= 1
            self.go_on_returning()

    def play_card(self, move: str) -> None:
        seat = self.turn
        self.passes = 0
        card = move[:2]
        self.hands[seat].remove(card)
        if not is_clan(card):
            self.played[seat] += 1
        if card == "JK":
            self.joker_played[seat] = True
        if card == "RE":
            self.discard.append("RE")
            self.recruited = True
            self.to_draw, self.to_return = 3, 2
            self.go_on_recruiting()
            return
        if card == "BB":
            self.stone(int(move[3:])).blind = True
        elif card == "MF":
            self.stone(int(move[3:])).mud = True
        elif card in RUSES:
            target, _, goal = move[3:].partition(">")
            self.take_away(target, seat if card == "ST" else 1 - seat)
            if card == "BA" or goal == "x":
                self.discard.append(target)
            else:
                self.stone(int(goal)).sides[seat].append(target)
            self.discard.append(card)
        else:
            self.stone(int(move[3:])).sides[seat].append(card)
        for stone in self.stones:
            stone.settle(self.now)
        self.after_play()

    def take_away(self, card: str, seat: int) -> None:
        for number in self.open_stones():
            side = self.stone(number).sides[seat]
            if card in side:
                side.remove(card)
                return
        raise AssertionError(card)

    def claim(self, number: int) -> None:
        self.passes = 0
        self.claimed = True
        self.stone(number).owner = self.turn
        ending = wins(self.owned(self.turn))
        if ending is not None:
            self.finish(self.turn, ending)

    def draw_from(self, name: str) -> None:
        deck = self.deck if name == "clan" else self.tactics_deck
        self.hands[self.turn].append(deck.pop(0))

    def put_back(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        (self.deck if is_clan(card) else self.tactics_deck).append(card)

    def pass_turn(self) -> None:
        self.passed = True
        self.after_play()

    # The course of a turn: each step either waits for a decision or goes on to the next one

    def start_turn(self) -> None:
        self.passed = self.claimed = self.recruited = False
        if self.expert:  # 10.1
            self.open_claims()
        else:
            self.open_play()

    def open_play(self) -> None:
        self.phase = "play"
        if self.must_pass_openly(self.turn):
            self.pass_turn()

    def after_play(self) -> None:
        if self.expert:
            self.open_draw()
        else:
            self.open_claims()

    def open_claims(self) -> None:
        self.phase = "claim"
        if self.auto_claim:  # 4.8
            for number in range(1, 10):
                if self.can_claim(number, self.turn):
                    self.claim(number)
                    if self.ending is not None:
                        return
        if not self.claimable(self.turn):
            self.after_claims()

    def after_claims(self) -> None:
        if self.expert:
            self.open_play()
        else:
            self.open_draw()

    def choose_deck(self) -> str | None:
        """The only deck that has cards, "both", or None (2.4, 6.3)."""
        if self.deck and self.tactics_deck:
            return "both"
        if self.deck:
            return "clan"
        return "tactic" if self.tactics_deck else None

    def open_draw(self) -> None:
        if not self.passed and not self.recruited:  # 2.5, 9.3
            which = self.choose_deck()
            if which == "both":
                self.phase = "draw"
                return
            if which is not None:
                self.draw_from(which)
        self.end_turn()

    def go_on_recruiting(self) -> None:
        while self.to_draw > 0:
            which = self.choose_deck()
            if which == "both":
                self.phase = "recruit"
                return
            if which is None:
                break
            self.draw_from(which)
            self.to_draw -= 1
        self.to_draw = 0
        self.go_on_returning()

    def go_on_returning(self) -> None:
        if self.to_return > 0 and self.returnable(self.turn):
            self.phase = "return"
            return
        self.to_return = 0
        self.after_play()

    def end_turn(self) -> None:
        quiet = self.passed and not self.claimed
        self.passes = self.passes + 1 if quiet else 0
        nobody_can = not self.could_play(0) and not self.could_play(1)
        if self.passes >= 4 or (self.passes >= 2 and nobody_can):  # 5.2
            self.judge()
            return
        self.turn = 1 - self.turn
        self.start_turn()

    # The end

    def judge(self) -> None:
        """A stalled round (5.3)."""
        for number in self.open_stones():
            stone = self.stone(number)
            if stone.complete(0) and stone.complete(1):
                stone.owner = 0 if self.better(number, 0) else 1
            elif stone.complete(0):
                stone.owner = 0
            elif stone.complete(1):
                stone.owner = 1
        owned = [self.owned(0), self.owned(1)]
        winning = [seat for seat in (0, 1) if wins(owned[seat]) is not None]
        if len(winning) == 1:
            self.finish(winning[0], "stalled")
        elif len(owned[0]) != len(owned[1]):
            self.finish(0 if len(owned[0]) > len(owned[1]) else 1, "stalled")
        else:
            self.finish(None, "stalled")

    def finish(self, winner: int | None, ending: str) -> None:
        self.phase = "over"
        self.winner = winner
        self.ending = ending
        counts = [len(self.owned(0)), len(self.owned(1))]
        if winner is not None:
            counts[winner] = 5  # 5.4
        self.points = counts[0], counts[1]
