"""Saved matches, and everything that can be wrong with one."""

from __future__ import annotations

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

import holdfast
from holdfast import (
    BadOption,
    HoldfastError,
    ImpossibleState,
    Match,
    ReplayMismatch,
    UnknownGame,
    UnreadableReplay,
    UnreadableState,
    read_replay,
)
from holdfast.core.replay import read_fact, write_names, write_replay
from holdfast.testing.amount import first_seed

WHOLE = """\
holdfast-replay 1
game nim
rules 1
players 2
options misere=on
seed 1
moves 3
result unfinished

A 3-2
B 1-3
B r5
end
"""

FROM_POSITION = """\
holdfast-replay 1
game nim
rules 1
players 2
options misere=on
| players 2
| misere on
| heaps 0 0 1
| taken 6 5
| tokens 2 5
| drawn -
| pile 4B 1A 3 0
| turn A
| dice 17
moves 1
result A=2 B=10

A 3-1
end
"""


def played(seed: int, **options: bool) -> Match:
    match = holdfast.new("nim", seed=seed, players=3, **options)
    while match.turn is not None:
        match.play(match.legal_ids[seed % len(match.legal_ids)])
    return match


@pytest.mark.parametrize("text", [WHOLE, FROM_POSITION])
def test_a_replay_is_written_as_it_was_read(text: str) -> None:
    assert write_replay(read_replay(text)) == text


@pytest.mark.parametrize("seed", range(5))
def test_a_finished_match_plays_back(seed: int) -> None:
    match = played(seed, misere=bool(seed % 2))
    again = read_replay(write_replay(match))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.moves == match.moves


def test_a_match_without_moves_plays_back() -> None:
    match = holdfast.new("nim", seed=1)
    assert "options -\n" in write_replay(match)
    assert read_replay(write_replay(match)).moves == []


def test_the_players_can_be_named_on_one_line() -> None:
    match = holdfast.new("nim", seed=1)
    text = write_replay(match, "Ann,\nBob")
    assert "names Ann, Bob\n" in text
    assert read_replay(text).state.tobytes() == match.state.tobytes()
    assert "names" not in write_replay(match, " ")


def test_the_options_can_be_left_out() -> None:
    text = write_replay(holdfast.new("nim", seed=1)).replace("options -\n", "")
    assert read_replay(text).options == {"misere": False}
    match = read_replay(FROM_POSITION.replace("options misere=on\n", ""))
    assert match.options == {"misere": True}


def test_line_ends_and_space_around_do_not_matter() -> None:
    text = "\n\n" + WHOLE.replace("\n", "  \r\n") + "\n"
    assert write_replay(read_replay(text)) == WHOLE


@pytest.mark.parametrize(
    ("old", "new", "error", "message"),
    [
        ("holdfast-replay 1", "holdfast-replay 2", UnreadableReplay, "begins with 'holdfast-rep"),
        ("game nim\n", "", UnreadableReplay, "header lacks game"),
        ("rules 1\n", "", UnreadableReplay, "header lacks rules"),
        ("players 2\n", "", UnreadableReplay, "header lacks players"),
        ("seed 1\n", "", UnreadableReplay, "header lacks seed"),
        ("moves 3\n", "", UnreadableReplay, "header lacks moves"),
        ("result unfinished\n", "", UnreadableReplay, "header lacks result"),
        ("seed 1\n", "seed 1\nseed 2\n", UnreadableReplay, "two lines 'seed'; it can have one"),
        ("seed 1\n", "sead 1\n", UnreadableReplay, "a line 'sead 1'; it can have game, rules"),
        ("seed 1\n", "seed one\n", UnreadableReplay, "seed is 'one'; it must be a whole number"),
        ("seed 1\n", f"seed {'9' * 5000}\n", UnreadableReplay, "it must be a whole number"),
        ("seed 1\n", f"seed {2**64}\n", BadOption, "whole number from 0 to 2"),
        ("seed 1\n", "seed 1\n| heaps\n", UnreadableReplay, "it can begin with only one"),
        ("players 2", "players many", UnreadableReplay, "players is 'many'"),
        ("players 2", "players 9", BadOption, "2 or 3 players, not 9"),
        ("misere=on", "speed=on", UnreadableReplay, "option 'speed'; nim has misere"),
        ("misere=on", "misere=maybe", BadOption, "misere is 'maybe'; it can be off or on"),
        ("game nim", "game chess", UnknownGame, "no game 'chess'"),
        ("rules 1", "rules 2", ReplayMismatch, "version 2 of nim; this program plays version 1"),
        ("moves 3", "moves 4", UnreadableReplay, "says that it has 4 moves but has 3"),
        ("moves 3", "moves x", UnreadableReplay, "moves is 'x'"),
        ("A 3-2\n", "", UnreadableReplay, "says that it has 3 moves but has 2"),
        ("unfinished", "A=5 B=5", ReplayMismatch, "result is A=5 B=5; its moves give unfinished"),
        ("A 3-2", "B 3-2", ReplayMismatch, "move 1 of the replay is 'B 3-2', but A is to move"),
        ("A 3-2", "A 1-4", ReplayMismatch, "move 1 of the replay cannot be made: 1-4: heap 1"),
        ("A 3-2", "A three", ReplayMismatch, "move 1 of the replay cannot be made: 'three' is"),
        ("A 3-2", "A -2", ReplayMismatch, "move 1 of the replay cannot be made: '-2' could mean"),
        ("B r5\nend\n", "", UnreadableReplay, "breaks off: its last line is 'B 1-3'"),
        ("\n\nA", "\nA", UnreadableReplay, "breaks off: its last line is 'end'"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    old: str, new: str, error: type[HoldfastError], message: str
) -> None:
    assert old in WHOLE
    with pytest.raises(error) as refused:
        read_replay(WHOLE.replace(old, new))
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "error", "message"),
    [
        (
            "players 2\nopt",
            "players 3\nopt",
            ReplayMismatch,
            "players are '3'; its position says '2'",
        ),
        ("misere=on", "-", ReplayMismatch, "options are '-'; its position says 'misere=on'"),
        ("| heaps 0 0 1\n", "", UnreadableState, "a position has the lines"),
        ("| heaps 0 0 1", "| heaps 0 1 1", ImpossibleState, "stones: 13 instead of 12"),
        ("moves 1\n", "moves 2\n", UnreadableReplay, "says that it has 2 moves but has 1"),
        ("A 3-1\nend", "A 3-1\nB 3-1\nend", UnreadableReplay, "has 1 moves but has 2"),
    ],
)
def test_what_is_wrong_with_a_replay_from_a_position(
    old: str, new: str, error: type[HoldfastError], message: str
) -> None:
    assert old in FROM_POSITION
    with pytest.raises(error) as refused:
        read_replay(FROM_POSITION.replace(old, new))
    assert message in str(refused.value)


def test_a_move_after_the_end() -> None:
    text = FROM_POSITION.replace("moves 1\n", "moves 2\n").replace("A 3-1\n", "A 3-1\nB 3-1\n")
    with pytest.raises(
        ReplayMismatch, match="move 2 of the replay is 'B 3-1', but the match is ov"
    ):
        read_replay(text)


@pytest.mark.parametrize("length", range(len(WHOLE) - 4))
def test_a_replay_that_breaks_off_is_never_taken_for_a_whole_one(length: int) -> None:
    with pytest.raises(UnreadableReplay):
        read_replay(WHOLE[:length])


@settings(deadline=None)  # the first call may compile
@seed(first_seed())
@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(UnreadableReplay):
        read_replay(text)


@settings(deadline=None)  # the first call may compile
@seed(first_seed())
@given(st.integers(0, len(WHOLE) - 1), st.characters())
def test_a_changed_character_is_refused_or_gives_a_match(at: int, character: str) -> None:
    text = WHOLE[:at] + character + WHOLE[at + 1 :]
    try:
        match = read_replay(text)
    except HoldfastError as refused:
        assert str(refused)
    else:
        assert len(match.moves) == 3


def test_who_sits_where_is_written_seat_by_seat() -> None:
    assert write_names(["human", "greedy", "random"]) == "A=human B=greedy C=random"


def test_facts_stand_in_the_header_and_are_read_back() -> None:
    text = write_replay(holdfast.new("nim", seed=1), "A=x", ended="A resigned", salt=" ")
    assert read_fact(text, "ended") == "A resigned"
    assert read_fact(text, "names") == "A=x"
    assert read_fact(text, "salt") == read_fact(text, "A") == read_fact("", "game") == ""
    assert holdfast.read_replay(text).seed == 1


def test_a_seed_that_is_none_is_not_dealt_with() -> None:
    text = holdfast.new("nim", seed=1).replay()
    for number in ("", "x", "-1", "9" * 80):
        with pytest.raises(UnreadableReplay, match="the replay's anew is"):
            holdfast.read_replay(text.replace("end", f"anew {number}\nend"))
