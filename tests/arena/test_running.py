from __future__ import annotations

import doctest
import json
import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import holdfast
import holdfast.arena
from holdfast.arena import Arena, BadArenaFile, GameFailed, News, Results, Verdict, run
from holdfast.arena.playing import Broken
from holdfast.arena.workers import play_in_workers, sort_out
from holdfast.core.game import Game
from holdfast.search import Player, make_player

DUEL = Arena("nim", ("greedy", "random"), games=20)
EVEN = Arena("nim", ("random", "random"), games=20)


def without_times(results: Results) -> list[object]:
    return [replace(game, seconds=0.0) for game in results.games]


@pytest.mark.parametrize("arena", [EVEN, Arena("nim", ("greedy", "random"), games=6, seats=3)])
def test_the_number_of_cores_changes_nothing(arena: Arena) -> None:
    alone, together = run(arena, cores=1), run(arena, cores=2)
    assert without_times(alone) == without_times(together)
    assert alone.rows == together.rows


def test_the_seed_decides_everything() -> None:
    assert without_times(run(EVEN, cores=1)) == without_times(run(EVEN, cores=1))
    other = replace(EVEN, seed=5)
    assert without_times(run(EVEN, cores=1)) != without_times(run(other, cores=1))


def test_greedy_beats_random() -> None:
    results = run(DUEL, cores=1)
    greedy, random = results["greedy"], results["random"]
    assert greedy.low > 0.5 > random.high
    assert greedy.elo > 0 > random.elo
    assert greedy.mu > random.mu
    assert greedy.win_rate + random.win_rate == pytest.approx(1)
    assert greedy.games == random.games == 20
    assert greedy.fair_share == 0.5


def test_options_of_the_game_are_played() -> None:
    plain = run(EVEN, cores=1)
    misere = run(replace(EVEN, options={"misere": True}), cores=1)
    assert [game.points for game in plain.games] != [game.points for game in misere.games]


def test_the_watcher_is_told_how_far_it_is() -> None:
    news: list[News] = []
    run(EVEN, cores=1, watch=news.append)
    assert [item.done for item in news] == list(range(1, 21))
    assert {item.total for item in news} == {20}
    assert news[-1].tally.rate == run(EVEN, cores=1)["random"].win_rate


def test_a_clear_test_stops_early_and_an_even_one_does_not() -> None:
    clear = run(replace(DUEL, games=500, sprt=(0.5, 0.6)), cores=1)
    assert clear.verdict == Verdict.HIGHER
    assert len(clear.games) < 100
    even = run(replace(EVEN, sprt=(0.45, 0.55)), cores=1)
    assert (even.verdict, len(even.games)) == (Verdict.OPEN, 20)


def test_where_a_test_stops_does_not_depend_on_the_cores() -> None:
    arena = replace(DUEL, games=500, sprt=(0.5, 0.6))
    assert without_times(run(arena, cores=1)) == without_times(run(arena, cores=2))


def test_a_file_is_read_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "arena.sqlite"
    first = run(EVEN, cores=1, file=file)
    news: list[News] = []
    assert run(EVEN, cores=1, file=file, watch=news.append) == first
    assert news == []


def test_an_arena_can_be_made_longer_and_shorter(tmp_path: Path) -> None:
    file = tmp_path / "arena.sqlite"
    short = run(EVEN, cores=1, file=file)
    longer = run(replace(EVEN, games=30), cores=1, file=file)
    assert longer.games[:20] == short.games
    assert without_times(longer) == without_times(run(replace(EVEN, games=30), cores=1))
    assert run(EVEN, cores=1, file=file) == short


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seed": 1}, "its seed is 0, and here it is 1; choose another file"),
        ({"players": ("greedy", "random")}, "its list of players is random, random, and here"),
        ({"seats": 3}, "its number of seats is 2, and here it is 3"),
        ({"options": {"misere": True}}, "its set of options is"),
    ],
)
def test_the_file_of_another_arena_is_refused(
    tmp_path: Path, change: dict[str, Any], says: str
) -> None:
    file = tmp_path / "arena.sqlite"
    run(replace(EVEN, games=2), cores=1, file=file)
    before = file.read_bytes()
    with pytest.raises(BadArenaFile, match=says):
        run(replace(EVEN, games=2, **change), cores=1, file=file)
    assert file.read_bytes() == before


def test_a_file_that_is_no_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Buy stones. " * 100)
    with pytest.raises(BadArenaFile, match=r"notes\.txt cannot be used: file is not a database"):
        run(EVEN, cores=1, file=file)
    assert file.read_text() == "Buy stones. " * 100


def test_two_arenas_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "arena.sqlite"

    def start_another(_news: News) -> None:
        with pytest.raises(BadArenaFile, match="is in use by another arena"):
            run(EVEN, cores=1, file=file)

    run(replace(EVEN, games=2), cores=1, file=file, watch=start_another)


def test_replays_play_back(tmp_path: Path) -> None:
    results = run(replace(EVEN, games=4), cores=1, replays=tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files][:2] == ["nim-1-1-1.txt", "nim-1-1-2.txt"]
    matches = [holdfast.read_replay(file.read_text()) for file in files]
    assert [match.scores for match in matches] == [game.points for game in results.games]
    assert "names A=random#2 B=random" in files[1].read_text()


class Cheat(Player):
    name = "cheat"

    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        return next(move for move in range(game.rules.moves) if move not in moves)

    def close(self) -> None:
        return


def test_an_illegal_move_ends_the_arena_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(spec: str, seed: int) -> Player:
        return Cheat() if seed == cheating else make_player(spec, seed)

    jobs = list(EVEN.jobs())
    cheating = jobs[5].dice[0]
    monkeypatch.setattr("holdfast.arena.playing.make_player", make)
    file = tmp_path / "arena.sqlite"
    says = f"random#2, on seat A of the game with seed {jobs[5].seed}, could not go on: "
    with pytest.raises(GameFailed, match=says):
        run(EVEN, cores=1, file=file)
    monkeypatch.undo()
    news: list[News] = []
    results = run(EVEN, cores=1, file=file, watch=news.append)
    assert len(news) == 15  # five were finished before, and are kept
    assert without_times(results) == without_times(run(EVEN, cores=1))


def test_a_worker_that_dies_is_noticed() -> None:
    games = play_in_workers(replace(EVEN, games=10_000).jobs(), cores=2)
    next(games)
    victim = multiprocessing.active_children()[0]
    assert victim.pid
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(GameFailed, match="ended from outside, with code -9"):
        list(games)
    assert multiprocessing.active_children() == []


def test_a_mistake_of_ours_is_not_hidden() -> None:
    with pytest.raises(RuntimeError, match="Traceback of a worker"):
        list(sort_out([Broken("Traceback of a worker")]))


def arguments(file: Path, games: int) -> list[str]:
    command = ["-m", "holdfast.cli", "arena", "nim", "--between", "random,random"]
    return [*command, "--games", str(games), "--cores", "2", "--file", str(file), "--json"]


def wait_for_games(file: Path, size: int) -> None:
    """Wait until the journal has grown to this size; the file itself is locked meanwhile."""
    journal = file.with_name(f"{file.name}-wal")
    end = time.monotonic() + 60
    while not journal.exists() or journal.stat().st_size < size:
        assert time.monotonic() < end
        time.sleep(0.01)


def found_in(results: dict[str, Any]) -> Any:
    """Return what an arena has found, but how long it took; as another process has it."""
    return json.loads(json.dumps({**results, "seconds": 0}))


def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file, total = tmp_path / "arena.sqlite", 300
    command = [sys.executable, *arguments(file, total)]
    root = Path(holdfast.__file__).parent.parent
    with subprocess.Popen(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as it:
        wait_for_games(file, 100_000)
        it.send_signal(signal.SIGKILL)
        assert it.communicate(timeout=30)[0] == b""  # ends when the workers have ended too
    with sqlite3.connect(file) as database:
        before = database.execute("SELECT deal, rotation, seconds FROM games").fetchall()
    database.close()
    played = {2 * deal + rotation for deal, rotation, _ in before}
    assert 0 < len(before) < total
    assert max(played) + 1 - len(played) <= 4  # two workers with two games each

    again = subprocess.run(command, cwd=root, capture_output=True, check=True)
    results = json.loads(again.stdout)
    whole = run(replace(EVEN, games=total), cores=1)
    assert found_in(results) == found_in(whole.as_json())
    with sqlite3.connect(file) as database:
        after = database.execute("SELECT deal, rotation, seconds FROM games").fetchall()
    database.close()
    assert len(after) == total
    assert set(before) <= set(after)  # not one of them was played again


def test_a_cluster_gives_the_same_results() -> None:
    code = (
        "from holdfast.arena import Arena, run; import json;"
        "arena = Arena('nim', ('random', 'random'), games=20);"
        "print(json.dumps(run(arena, cores=1, ray='local').as_json()))"
    )
    root = Path(holdfast.__file__).parent.parent
    # In a process of its own: Ray leaves threads and files open that are errors in tests.
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, check=True)
    assert found_in(json.loads(done.stdout)) == found_in(run(EVEN, cores=1).as_json())


def test_the_example_in_the_package_is_true() -> None:
    assert doctest.testmod(holdfast.arena).failed == 0
    assert doctest.testmod(holdfast.arena).attempted > 0
