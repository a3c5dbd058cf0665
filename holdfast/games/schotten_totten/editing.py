"""What the editor offers: cards and claims, the stones and hands where they lie, the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from holdfast.core.editing import (
    CannotEdit,
    Editing,
    EditPlace,
    Hurdle,
    Setting,
    Thing,
    number_of,
    seats_of,
    turn_of,
)
from holdfast.core.seats import NOBODY, read_seat, write_seat
from holdfast.core.words import Sentence
from holdfast.games.schotten_totten.following import follow_edit
from holdfast.games.schotten_totten.notation import KINDS_BY_TEXT
from holdfast.games.schotten_totten.state import (
    HIDDEN,
    LARGEST_DISCARD,
    NO_CARD,
    PLAYERS,
    Ending,
    Phase,
    State,
)
from holdfast.games.schotten_totten.tables import (
    BLIND,
    CLAN_CARDS,
    KIND_TEXTS,
    LARGEST_HAND,
    MUD,
    MUD_SIDE,
    SIDE,
    STONES,
    TACTIC_CARDS,
    TO_STONE,
    TROOPS,
)

_CLAIM: Final = "claim"
_OWNER: Final = "owner"
#: Which kinds of things lie on a side, and in a hand or the discards.
_SIDES: Final = ("clan", "troop")
_CARDS: Final = ("clan", "troop", "mode", "ruse")
#: A card that nobody sees.
_BACK: Final = "?"
_PHASES: Final = tuple(phase.name.lower() for phase in Phase if phase != Phase.LOOK)
_ENDINGS: Final = tuple(ending.name.lower() for ending in Ending if ending != Ending.NOT_YET)
_MOST_POINTS: Final = 1000
_MOST_PASSES: Final = 5


def things(state: State) -> list[Thing]:
    """Return the clan cards, the tactics if they are played with, and claims (1.1, 4.1, 6.1)."""
    box = Counter(range(CLAN_CARDS))
    if state.tactics:
        box.update(int(kind) for kind in TACTIC_CARDS)
    cards = [
        Thing(KIND_TEXTS[kind], _kind_of(kind), _says(KIND_TEXTS[kind]), count)
        for kind, count in sorted(box.items())
    ]
    claims = [
        Thing(f"{_CLAIM} {letter}", _OWNER, Sentence("edit-claim", {"seat": letter}), STONES)
        for letter in seats_of(state)
    ]
    return [*cards, *claims]


def _kind_of(kind: int) -> str:
    if kind < CLAN_CARDS:
        return "clan"
    return "troop" if kind < TROOPS else "mode" if kind < TO_STONE else "ruse"


def _says(card: str) -> Sentence:
    if KINDS_BY_TEXT[card] < CLAN_CARDS:
        return Sentence("edit-card", {"card": card})
    return Sentence(f"tactic-{card.lower()}")


def places(state: State) -> list[EditPlace]:
    """Return the sides and the stones, the hands, and the discards; the decks have the rest."""
    sides = [_side(state, stone, seat) for stone in range(STONES) for seat in range(PLAYERS)]
    stones = [_stone(state, stone) for stone in range(STONES)]
    hands = [_hand(state, seat) for seat in range(PLAYERS)]
    piles = [_discard(state)] if state.tactics else []
    return [*sides, *stones, *hands, *piles]


def _side(state: State, stone: int, seat: int) -> EditPlace:
    def lay(names: list[str]) -> None:
        state.count[stone, seat] = _fill(state.cards[stone, seat], names)

    letter = write_seat(seat)
    says = Sentence("edit-side", {"stone": stone + 1, "seat": letter})
    holds = _names(state.cards[stone, seat, : state.count[stone, seat]])
    room = MUD_SIDE if state.mud[stone] else SIDE
    return EditPlace(f"stone {stone + 1} {letter}", says, _SIDES, holds, lay, room)


def _stone(state: State, stone: int) -> EditPlace:
    """Return a stone itself: the modes that lie on it, and whose it is."""
    name = f"stone {stone + 1}"
    modes = {KIND_TEXTS[BLIND]: state.blind, KIND_TEXTS[MUD]: state.mud}

    def lay(names: list[str]) -> None:
        owners = [each for each in names if each.startswith(_CLAIM)]
        if len(owners) > 1:
            raise CannotEdit(Hurdle.FULL, owners[-1], name)
        for mode, flags in modes.items():
            flags[stone] = mode in names
        state.owner[stone] = read_seat(owners[0][-1], PLAYERS) if owners else NOBODY

    holds = [mode for mode, flags in modes.items() if flags[stone]]
    if state.owner[stone] != NOBODY:
        holds.append(f"{_CLAIM} {write_seat(int(state.owner[stone]))}")
    says = Sentence("edit-stone", {"stone": stone + 1})
    return EditPlace(name, says, ("mode", _OWNER), holds, lay, len(modes) + 1)


def _hand(state: State, seat: int) -> EditPlace:
    def lay(names: list[str]) -> None:
        state.held[seat] = _fill(state.hand[seat], names)

    letter = write_seat(seat)
    holds = _names(state.hand[seat, : state.held[seat]])
    says = Sentence("edit-hand", {"seat": letter})
    return EditPlace(f"hand {letter}", says, _CARDS, holds, lay, LARGEST_HAND)


def _discard(state: State) -> EditPlace:
    def lay(names: list[str]) -> None:
        state.discard_size = _fill(state.discard, names)

    holds = _names(state.discard[: state.discard_size])
    return EditPlace("discard", Sentence("edit-discard"), _CARDS, holds, lay, LARGEST_DISCARD)


def _fill(pile: Any, names: Iterable[str]) -> int:
    """Let exactly these cards lie in a row of the record; return how many they are."""
    kinds = [HIDDEN if name == _BACK else KINDS_BY_TEXT[name] for name in names]
    pile[:] = NO_CARD
    pile[: len(kinds)] = kinds
    return len(kinds)


def _names(kinds: Iterable[int]) -> list[str]:
    return [_BACK if kind == HIDDEN else KIND_TEXTS[int(kind)] for kind in kinds]


def settings(state: State) -> Iterator[Setting]:
    """Yield whose turn it is and for what, and how the match stands."""
    yield turn_of(state)
    yield _word(state, "phase", _PHASES, Sentence("edit-phase"))
    if state.phase == Phase.OVER:
        yield _ending(state)
        yield _winner(state)
    for seat, letter in enumerate(seats_of(state)):
        says = Sentence("edit-points", {"seat": letter})
        yield number_of(f"points {letter}", says, state.points, seat, range(_MOST_POINTS))
    rounds = range(1, int(state.rounds) + 1)
    yield number_of("round", Sentence("edit-round"), state, "round_now", rounds)
    yield number_of("passes", Sentence("edit-passes"), state, "passes", range(_MOST_PASSES))


def _word(state: Any, field: str, words: tuple[str, ...], says: Sentence) -> Setting:
    def choose(word: str) -> None:
        state[field] = words.index(word)

    return Setting(field, says, words[int(state[field])], words, choose)


def _ending(state: State) -> Setting:
    def choose(word: str) -> None:
        state.ending = _ENDINGS.index(word) + 1

    now = _ENDINGS[max(int(state.ending), 1) - 1]
    return Setting("ending", Sentence("edit-ending"), now, _ENDINGS, choose)


def _winner(state: State) -> Setting:
    letters = (*seats_of(state), "-")

    def choose(letter: str) -> None:
        state.winner = NOBODY if letter == "-" else letters.index(letter)

    return Setting("winner", Sentence("edit-winner"), letters[int(state.winner)], letters, choose)


def where(state: State, problem: Sentence) -> list[str]:
    """Return the places that a problem speaks of."""
    args = problem.args
    if problem.id == "card-count":
        return [each.name for each in places(state) if args["card"] in each.holds]
    if "stone" in args:
        seat = f" {args['seat']}" if problem.id == "side-size" else ""
        return [f"stone {args['stone']}{seat}"]
    if problem.id in ("hand-size", "joker-kept"):
        return [f"hand {args['seat']}"]
    if problem.id in ("troops-discarded", "no-recruiter"):
        return ["discard"]
    return []


EDITING: Final = Editing(
    things=things,
    places=places,
    settings=lambda state: [*settings(state)],
    names={
        "clan": Sentence("edit-clans"),
        "troop": Sentence("edit-troops"),
        "mode": Sentence("edit-modes"),
        "ruse": Sentence("edit-ruses"),
        _OWNER: Sentence("edit-claims"),
        "play": Sentence("edit-to-play"),
        "claim": Sentence("edit-to-claim"),
        "draw": Sentence("edit-to-draw"),
        "recruit": Sentence("edit-to-recruit"),
        "return": Sentence("edit-to-return"),
        "over": Sentence("edit-over"),
        "five": Sentence("edit-five"),
        "three": Sentence("edit-three"),
        "stalled": Sentence("edit-stalled"),
    },
    settle=follow_edit,
    where=where,
)
