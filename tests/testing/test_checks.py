"""The checks find what is wrong: each of them is shown a game that breaks its promise."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from holdfast import testing
from holdfast.core import registry
from holdfast.core.chronicle import Chronicle, Prize
from holdfast.core.errors import UnreadableState
from holdfast.core.wire import Types
from holdfast.core.words import Sentence
from holdfast.games.nim import notation, state, text, wire
from holdfast.games.nim.chronicle import CHRONICLE, grounds
from holdfast.testing import Case, Nonconformance
from holdfast.testing.conformance import CHECKS
from holdfast.testing.text import play_on
from tests.testing.faulty import FAULTY, case_of

Check = Callable[..., object]


def complaint(check: Check, case: Case, seeds: int = 8) -> str:
    """Return what a check complains about, with whichever seed shows it first."""
    for seed in range(seeds):
        try:
            check(case, seed)
        except Nonconformance as found:
            return str(found)
    return ""


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let replays of the faulty game find it."""
    find = registry.get
    monkeypatch.setattr(registry, "get", lambda name: FAULTY if name == "faulty" else find(name))


@pytest.mark.parametrize(
    ("check", "fault", "expected"),
    [
        (testing.check_playouts, "descending", "ply 0: a list is not ascending"),
        (testing.check_playouts, "twice", "13 legal moves; widest says 12"),
        (testing.check_playouts, "beyond", "a listed move is not from 0 to 20"),
        (testing.check_playouts, "stuck", "somebody is to move without a move"),
        (testing.check_playouts, "stranger", "a seat that is not there is to move"),
        (
            testing.check_listed_moves,
            "lost stone",
            "impossible state: ['stones: 11 instead of 12']",
        ),
        (testing.check_verdicts, "lenient", "move 3 is not listed, but its verdict is legal"),
        (testing.check_verdicts, "strict", "move 0 is listed, but its verdict is 5"),
        (testing.check_sifting, "listless", "no move is worth a thought"),
        (
            testing.check_sifting,
            "inventive",
            "[21, 1, 2, 5, 6, 7, 8, 10, 11, 12, 13, 14] are worth",
        ),
        (testing.check_sifting, "clairvoyant", "in another deal not [0, 1] but [0] are"),
        (testing.check_components, "lost stone", "the pieces changed from"),
        (testing.check_hide, "open dice", "seat 0 sees the dice"),
        (testing.check_hide, "marked", "hiding twice from seat 0 changes mark"),
        (testing.check_hide, "short", "hidden, seat 0 has the moves [0, 5, 10]"),
        (testing.check_redeal, "open hand", "a redeal changes what seat 1 sees: token"),
        (testing.check_redeal, "peeking", "a redeal for seat 0 uses what is hidden"),
        (testing.check_redeal, "forgetful", "a redeal changes what seat"),
        (testing.check_deal_anew, "swapped", "changes what seat 0 knows: token"),
        (testing.check_deal_anew, "lazy", "depends on how it lay before"),
        (testing.check_uniform, "unfair", "are not fair"),
        (testing.check_non_interference, "open hand", "seat 1 can tell two worlds apart: token"),
        (testing.check_non_interference, "open score", "seat 1 has two views"),
        (testing.check_observations, "indiscreet", "seat 0 observes what is hidden from it"),
        (testing.check_observations, "knowing", "seat 0 observes what is hidden from it"),
        (testing.check_observations, "boundless", "numbers beyond their bounds: heaps"),
        (testing.check_actions, "doubled", "two moves have one action: [0, 0, 2"),
        (testing.check_actions, "unnumbered", "an action of [-1, 1, 2"),
        (testing.check_actions, "skewed", "hidden, [0, 1, 2"),
        (testing.check_actions, "blind", "a position looks like another, and has other actions"),
    ],
)
def test_a_fault_of_the_rules_is_found(check: Check, fault: str, expected: str) -> None:
    found = complaint(check, case_of(fault))
    assert found.startswith(f"faulty 2p fault={fault}, seed")
    assert expected in found


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_no_check_complains_without_a_fault(check: Check) -> None:
    assert check(case_of()) is None


def test_fair_redeals_are_counted() -> None:
    assert testing.check_uniform(case_of()) > 0


class Odd(msgspec.Struct):
    """Nothing that a game declares."""

    seat: tuple[int]


class Careless(wire.View, frozen=True):
    """A view with a field that is not declared."""

    more: int = 0


UNASKED = Types(view=wire.View, move=wire.Move, question=wire.Return)


def careless_view(record: Any, seat: int) -> wire.View:
    seen = wire.view(record, seat)
    return Careless(*(getattr(seen, name) for name in wire.View.__struct_fields__))


def twin_text(record: Any, move: int) -> str:
    return notation.write_move(record, min(move, 1))


def next_move(record: Any, written: str) -> list[int]:
    return [(move + 1) % 3 for move in notation.read_move(record, written)]


def without_dice(record: Any) -> str:
    return notation.write_state(record).rpartition(" ")[0] + " 0"


def careless_state(record: Any, written: str) -> None:
    lines = dict(line.split(" ", 1) for line in written.splitlines())
    lines["players"], lines["heaps"], lines["dice"]  # a KeyError where one is missing
    notation.read_state(record, written)


def wordy_state(record: Any, written: str) -> None:
    raise UnreadableState("first\nsecond")


def careless_move(record: Any, written: str) -> list[int]:
    heap, stones = written.split("-") if "-" in written else ("r", written[1:])
    return [int(stones)] if heap == "r" else notation.read_move(record, f"{heap}-{stones}")


def open_tell(before: Any, move: int, after: Any, _seat: int) -> list[Sentence]:
    return text.tell(before, move, after, int(before.turn))


def silent_tell(before: Any, move: int, after: Any, seat: int) -> list[Sentence]:
    return text.tell(before, move, after, seat) if move else []


@pytest.mark.parametrize(
    ("check", "changes", "expected"),
    [
        (testing.check_playouts, {"longest": 2}, "not over after 2 decisions"),
        (testing.check_undo, {"longest": 2}, ""),
        (testing.check_components, {"longest": 2}, ""),
        (testing.check_sentences, {"longest": 2}, "not over after 2 decisions"),
        (testing.check_components, {"components": lambda _: {}}, "components counts nothing"),
        (
            testing.check_components,
            {"problems": lambda _: ["bad"]},
            "is called impossible: ['bad']",
        ),
        (testing.check_move_texts, {"write_move": twin_text}, "two moves have one text"),
        (testing.check_move_texts, {"write_move": lambda *_: ""}, "two moves have one text"),
        (testing.check_move_texts, {"read_move": next_move}, "'1-1' is written for 0, read as 1"),
        (
            testing.check_position_texts,
            {"write_state": without_dice},
            "dice are not read back from",
        ),
        (testing.check_position_texts, {"problems": lambda _: []}, "sees it is not refused"),
        (testing.check_replays, {"rules_version": 9}, "the replay is not read: the replay was"),
        (testing.check_spoilt_texts, {"read_state": careless_state}, "KeyError("),
        (testing.check_spoilt_texts, {"read_state": wordy_state}, "refused in several lines"),
        (testing.check_stray_moves, {"read_move": careless_move}, "ValueError("),
        (
            testing.check_reasons,
            {"why": lambda *_: Sentence("drew", {"seat": "A"}, "9.9")},
            "is refused by rule '9.9', not there",
        ),
        (testing.check_sentences, {"tell": silent_tell}, "nothing is told to seat 0 of the plies"),
        (testing.check_sentences, {"draw": lambda *_: ""}, "the drawing is empty"),
        (
            testing.check_sentences,
            {"view": lambda _record, seat: Odd((seat,))},
            "the view is not plain JSON",
        ),
        (testing.check_views, {"view": lambda _record, seat: Odd((seat,))}, "of the type that is"),
        (testing.check_views, {"view": careless_view}, "when it has left the game"),
        (testing.check_parts, {"parts": lambda *_: wire.Take(0, 1)}, "two moves have one parts"),
        (testing.check_parts, {"parts": lambda _, move: Odd((move,))}, "of the type that is"),
        (testing.check_parts, {"read_parts": lambda *_: [1]}, "is written for 0, read as [1]"),
        (testing.check_parts, {"types": UNASKED}, "is not of the type that is declared"),
        (
            testing.check_chronicle,
            {"chronicle": replace(CHRONICLE, grounds=lambda _: ())},
            "is made at 'heap",
        ),
        (
            testing.check_chronicle,
            {"chronicle": replace(CHRONICLE, grounds=lambda state: 2 * grounds(state))},
            "two places have one name",
        ),
        (
            testing.check_chronicle,
            {"chronicle": replace(CHRONICLE, outline=lambda _: [[(0.0, math.inf)]])},
            "the outline leaves the sheet",
        ),
        (
            testing.check_chronicle,
            {"chronicle": replace(CHRONICLE, won=lambda *_: [Prize("heap 1", 7)])},
            "gives 'heap 1' to seat 7",
        ),
        (
            testing.check_chronicle,
            {"chronicle": replace(CHRONICLE, prizes="")},
            "nothing says what they are",
        ),
        (testing.check_chronicle, {"chronicle": Chronicle()}, ""),
        (testing.check_logs, {"parts": lambda _, move: Odd((move,))}, "ply 0 reads"),
        (testing.check_non_interference, {"tell": open_tell}, "has two views"),
        (
            testing.check_non_interference,
            {"hide_move": lambda _state, move, _seat: move},
            "has two views",
        ),
    ],
)
def test_a_fault_of_the_texts_is_found(
    check: Check, changes: dict[str, Any], expected: str
) -> None:
    found = complaint(check, case_of(**changes), seeds=30)
    assert expected in found
    assert bool(found) == bool(expected)


def test_a_gap_in_the_record_is_found() -> None:
    fields = [("dice", "u8", (1,)), ("seats", "i1"), ("misere", "i1"), ("fault", "i1")]
    record = np.dtype((np.record, np.dtype(fields, align=True)))
    with pytest.raises(Nonconformance, match="5 bytes of the record belong to no field"):
        testing.check_facts(case_of(state=record))


def test_a_missing_file_is_found() -> None:
    with pytest.raises(Nonconformance, match=r"there is no RULES\.md in nowhere"):
        testing.check_facts(case_of(folder=Path("nowhere")))


def test_a_missing_field_is_found() -> None:
    record = np.dtype((np.record, np.dtype([("dice", "u8", (1,))])))
    with pytest.raises(Nonconformance, match="the record lacks fault, misere, seats"):
        testing.check_facts(case_of(state=record))


def test_a_complaint_names_the_place() -> None:
    case = Case(FAULTY, 3, {"misere": True})
    with pytest.raises(Nonconformance, match=r"^faulty 3p misere=on, seed 4, ply 2: wrong$"):
        case.demand(False, case.play(4, 2), "wrong")


def test_a_match_of_several_rounds_may_be_longer() -> None:
    rounds = next(case for case in testing.all_cases() if case.options.get("rounds") == 3)
    assert rounds.longest == 3 * rounds.game.rules.longest
    assert case_of().longest == FAULTY.rules.longest


def test_a_component_that_is_counted_at_random_is_found() -> None:
    choice = random.Random(0)
    case = case_of(components=lambda _: {"stones": choice.randrange(1000)})
    assert "changes the pieces" in complaint(testing.check_listed_moves, case)


def test_an_accepted_position_without_an_end_is_found() -> None:
    case = case_of(longest=2)
    with pytest.raises(Nonconformance, match="no end after the position was accepted:\nheaps"):
        play_on(case, case.deal(0), random.Random(0), "heaps")


class Clumsy(random.Random):
    """Chooses what is not there."""

    def choice(self, seq: Any) -> Any:
        return seq[len(seq)]


def test_an_accepted_position_that_cannot_be_played_is_found() -> None:
    case = case_of()
    with pytest.raises(Nonconformance, match=r"IndexError.* after the position was accepted"):
        play_on(case, case.deal(0), Clumsy(0), "heaps")


def test_everything_that_checks_is_public() -> None:
    checks = {name for name in vars(testing) if name.startswith("check_")}
    assert checks <= set(testing.__all__)
    assert {check.__name__ for check in CHECKS} <= checks
    assert replace(FAULTY).text.problems is state.problems
