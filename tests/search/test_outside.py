"""Players from outside: what they are told, what they may answer, and how they can fail."""

from __future__ import annotations

import ast
import gc
import json
import re
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import holdfast
from holdfast.core import kernels
from holdfast.core.errors import BadOption, PlayerFailed
from holdfast.core.match import Match
from holdfast.search import make_player
from holdfast.search.outside import Outside
from holdfast.search.player import choose_move
from holdfast.search.program import Program, TooSlow

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = EXAMPLES / "outside_bot.py"
#: Reads every line, and answers each question with what is put in.
ANSWERS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "decide":
        print({}, flush=True)
"""
#: Writes all that it is told into a file, and takes the first move.
LISTENS = """
import json, sys
with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
        asked = json.loads(line)
        if asked["type"] == "decide":
            print(json.dumps({"move": asked["moves"][0]["text"]}), flush=True)
"""


def command(script: str, *args: str) -> str:
    return shlex.join([sys.executable, "-c", script, *args])


def bot(script: str, seconds: float = 20.0) -> Outside:
    return Outside("mine", command(script), 1, seconds)


def answering(expression: str) -> Outside:
    return bot(ANSWERS.format(expression))


def failure(player: Outside, decisions: int = 1) -> str:
    """Return the sentence with which the player fails, at the latest at the last decision."""
    match = holdfast.new("nim", seed=1)
    with pytest.raises(PlayerFailed) as failed:
        for _ in range(decisions):
            match.play(choose_move(player, match))
    player.close()
    return str(failed.value)


def test_a_program_by_rule_of_thumb_claims_what_it_can() -> None:
    thumb = make_player(f"thumb={shlex.join([sys.executable, str(EXAMPLES / 'border_bot.py')])}", 7)
    match = holdfast.new("schotten-totten", seed=1)
    while match.turn is not None:
        texts = dict(zip(match.legal_ids, match.legal_moves, strict=True))
        move = choose_move(thumb, match)
        assert "claim" in texts[move] or not any("claim" in text for text in texts.values())
        match.play(move)
    thumb.close()
    assert match.winners


def test_a_program_plays_a_whole_game() -> None:
    player = make_player(f"mine={shlex.join([sys.executable, str(EXAMPLE)])}", 7)
    match = holdfast.new("nim", players=3, seed=1)
    while match.turn is not None:
        match.play(choose_move(player, match))
    player.close()
    assert player.name == "mine"
    assert match.winners


def test_the_example_needs_nothing_of_ours_and_is_short() -> None:
    lines = EXAMPLE.read_text().splitlines()
    tree = ast.parse(EXAMPLE.read_text())
    imported = {
        name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    }
    assert len(lines) <= 30
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize("game", holdfast.game_names())
def test_every_game_can_be_asked_about(game: str) -> None:
    player = answering('json.dumps({"move": asked["moves"][-1]["id"]})')
    match = holdfast.new(game, seed=1)
    assert choose_move(player, match) == match.legal_ids[-1]
    player.close()


def heard_by_a_bot(matches: list[Match], folder: Path) -> list[str]:
    """Return the lines that a bot is sent which decides once in each of the positions."""
    file = folder / "heard"
    player = Outside("mine", command(LISTENS, str(file)), 2**40 + 5)
    for match in matches:
        choose_move(player, match)
    player.close()
    lines = file.read_text().splitlines()
    file.unlink()
    return lines


def test_a_bot_is_told_the_game_and_then_its_decisions(tmp_path: Path) -> None:
    match = holdfast.new("nim", players=3, seed=1, misere=True)
    hello, first, second = map(json.loads, heard_by_a_bot([match, match], tmp_path))
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "nim",
        "options": {"misere": True},
        "seats": 3,
        "seed": 5,
        "seconds": 60.0,
    }
    assert first == second
    assert first == {
        "type": "decide",
        "seat": 0,
        "position": match.game.text.write_state(match.seen(0)[0]),
        "view": match.view(0)["table"],
        "moves": match.view(0)["moves"],
    }


def test_another_kind_of_game_gets_another_hello(tmp_path: Path) -> None:
    matches = [holdfast.new("nim", players=players, seed=1) for players in (2, 3)]
    lines = [json.loads(line) for line in heard_by_a_bot(matches, tmp_path)]
    assert [line["type"] for line in lines] == ["hello", "decide"] * 2
    assert [line["seats"] for line in lines[::2]] == [2, 3]


def worlds_like(match: Match, count: int) -> Iterator[Match]:
    """Yield worlds that differ from the match only in what the seat on turn does not know."""
    assert match.turn is not None
    for number in range(count):
        cell = match.position(len(match.moves))
        kernels.redeal_each(cell, match.turn, np.array([number], dtype=np.uint64))
        yield Match(match.game, cell, number)


@pytest.mark.parametrize("game", ["nim", "schotten-totten", "fellowship"])
def test_a_bot_is_told_no_secrets(game: str, tmp_path: Path) -> None:
    match = holdfast.new(game, seed=3)
    match.play(match.legal_ids[0])
    worlds = list(worlds_like(match, 3))
    assert len({match.game.text.write_state(world.state) for world in worlds}) == 3
    told = [heard_by_a_bot([world], tmp_path) for world in worlds]
    assert told[0] == told[1] == told[2]
    assert len(told[0]) == 2


@pytest.mark.parametrize(
    "expression",
    ['"hello"', '"[" * 50000', '"{}"', '"[17]"', 'json.dumps({"choice": 1})', '""', '"\\udcff"'],
)
def test_what_is_no_answer_is_quoted(expression: str) -> None:
    setting = "sys.stdout.reconfigure(errors='surrogateescape')\n"
    said = failure(bot("import sys\n" + setting + ANSWERS.format(expression)))
    assert re.match(r"player mine answered '.*'; an answer is a line like \{\"move\": 17\}", said)
    assert len(said) < 400


@pytest.mark.parametrize("move", ["-1", "10**30", "True", "1.0", "None", '"9-9"', "[1]", "{}"])
def test_what_is_no_legal_move_is_told_with_legal_ones(move: str) -> None:
    said = failure(answering(f'json.dumps({{"move": {move}}})'))
    assert "which is none of its 12 moves" in said
    assert 'such as {"move": 0} or {"move": "1-1"}' in said


def test_a_bot_that_ends_is_told_with_its_last_words() -> None:
    said = failure(bot("raise SystemExit('no more stones,\\nplease')"))
    assert said.startswith("player mine ended before it answered")
    assert said.endswith("(standard error: 'no more stones, please')")


def test_a_bot_that_ends_in_the_middle_is_told() -> None:
    once = ANSWERS.format('json.dumps({"move": asked["moves"][0]["id"]})') + "        sys.exit()\n"
    assert "ended before it answered" in failure(bot(once), decisions=2)


def test_a_bot_that_closes_its_output_is_told() -> None:
    said = failure(bot("import os, sys\nos.close(1)\nsys.stdin.read()"))
    assert "ended before it answered" in said


def test_a_bot_that_is_too_slow_is_told_in_time() -> None:
    start = time.monotonic()
    said = failure(bot("import sys\nsys.stdin.read()", seconds=0.2))
    assert said == "player mine did not answer within 0.2 seconds"
    assert time.monotonic() - start < 10


def test_a_bot_that_does_not_end_is_killed() -> None:
    player = bot("import time\ntime.sleep(1000)", seconds=0.1)
    start = time.monotonic()
    assert "within 0.1 seconds" in failure(player)
    assert time.monotonic() - start < 10


def test_a_line_without_an_end_is_refused() -> None:
    assert "a line of more than 65536 bytes" in failure(answering('"x" * 10**6'))


FIRST = 'json.dumps({"move": asked["moves"][0]["id"]})'


@pytest.mark.parametrize(
    "script",
    [
        ANSWERS.format(f'{FIRST} + "\\n" + {FIRST}'),
        "while True: print('{\"move\": 0}', flush=True)",
    ],
)
def test_a_bot_that_speaks_unasked_is_refused(script: str) -> None:
    player = bot(script)
    match = holdfast.new("nim", seed=1)
    with pytest.raises(PlayerFailed, match=r"said '\{\"move\": 0\}' before it was asked; it"):
        for _ in range(2):
            match.play(choose_move(player, match))
            time.sleep(0.2)  # the second line may come a moment later


def test_a_bot_that_does_not_read_does_not_hold_us_up() -> None:
    program = Program([sys.executable, "-c", "import time\ntime.sleep(1000)"])
    start = time.monotonic()
    with pytest.raises(TooSlow):
        program.ask(b"x" * 10**6 + b"\n", 0.1)  # more than a pipe takes
    program.end()
    assert time.monotonic() - start < 10


def test_a_bot_that_complains_at_length_does_not_hold_us_up() -> None:
    talk = "print('x' * 1000000, file=sys.stderr)\n"
    player = bot("import sys\n" + talk + ANSWERS.format("'{\"move\": 1}'"))
    assert choose_move(player, holdfast.new("nim", seed=1)) == 1
    player.close()


def test_a_program_that_is_not_there_is_named() -> None:
    player = Outside("mine", "/no/such/bot --fast", 1)
    assert failure(player).startswith(
        "player mine cannot be started: '/no/such/bot' gives 'No such"
    )


def test_a_player_that_nobody_closes_ends_its_program(tmp_path: Path) -> None:
    done = tmp_path / "done"
    script = ANSWERS.format("'{\"move\": 1}'") + f"open({str(done)!r}, 'w').close()\n"
    player = bot(script)
    choose_move(player, holdfast.new("nim", seed=1))
    assert not done.exists()
    del player
    gc.collect()
    assert done.exists()


def test_a_closed_player_starts_again_when_it_is_asked_again() -> None:
    player = answering('json.dumps({"move": asked["moves"][1]["text"]})')
    match = holdfast.new("nim", seed=1)
    player.close()
    for _ in range(2):
        assert choose_move(player, match) == match.legal_ids[1]
        player.close()


@pytest.mark.parametrize(
    ("spec", "accepted"),
    [
        ("=python3 bot.py", "its name can have up to 40 letters"),
        ("my bot=python3 bot.py", "its name can have up to 40 letters"),
        ("mine=", "it can be a program and its arguments"),
        ("mine=python3 'bot.py", "it can be a program and its arguments"),
        ("greedy=python3 bot.py", "it can be any other"),
    ],
)
def test_a_bad_spec_is_told_with_what_is_accepted(spec: str, accepted: str) -> None:
    with pytest.raises(BadOption, match=accepted):
        make_player(spec, 1)
