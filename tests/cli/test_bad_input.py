from __future__ import annotations

from pathlib import Path

import pytest

import holdfast as package
from holdfast.core.replay import write_replay
from tests.cli.conftest import Holdfast


def check(holdfast: Holdfast, *args: object, says: str) -> None:
    """Check that the command gives one sentence and exit code 2, and that it writes nothing."""
    before = sorted(Path.cwd().rglob("*"))
    result = holdfast(*args)
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("holdfast: ")
    assert result.err.count("\n") == 1
    assert says in result.err
    assert sorted(Path.cwd().rglob("*")) == before
    assert not (Path.cwd().parent / "saves").exists()


def write(name: str, text: str | bytes) -> Path:
    path = Path(name)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def replay_of_nim() -> str:
    match = package.new("nim", seed=1)
    match.play(match.legal_ids[0])
    return write_replay(match)


@pytest.mark.parametrize("command", ["play", "rules", "warm", "bench"])
def test_an_unknown_game_is_refused_with_the_games_there_are(
    holdfast: Holdfast, command: str
) -> None:
    check(holdfast, command, "chess", says="'chess'; the games are schotten-totten, rheinlander")


@pytest.mark.parametrize(
    "args",
    [
        ("perft", "chess", 2),
        ("play", "chess", "--tactics"),
        ("play", "--seed", 7, "chess"),
        ("play", "--tactics", "chess"),
    ],
)
def test_an_unknown_game_is_found_wherever_it_stands(
    holdfast: Holdfast, args: tuple[object, ...]
) -> None:
    check(holdfast, *args, says="there is no game 'chess'")


def test_an_unknown_command_is_refused_with_the_commands_there_are(holdfast: Holdfast) -> None:
    check(
        holdfast,
        "dance",
        says="there is no command 'dance'; the commands are serve, worker, admin, play",
    )


def test_an_unknown_option_is_refused_with_the_options_there_are(holdfast: Holdfast) -> None:
    check(holdfast, "play", "nim", "--tactics", says="no option '--tactics'; it has --seat")
    check(holdfast, "games", "--tactics", says="no option '--tactics'; it has --json, --help")
    check(holdfast, "--tactics", says="no option '--tactics'; it has --version")


def test_an_option_of_the_game_is_refused_without_the_game(holdfast: Holdfast) -> None:
    check(holdfast, "play", "--tactics", says="no option '--tactics'")
    check(holdfast, "play", says="GAME")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--rounds", "many"), "option rounds is 'many'; it can be a whole number from 1 to"),
        (("--rounds", "0"), "option rounds is '0'"),
        (("--starter", "me"), "option starter is 'me'; it can be alternate or winner"),
        (("--seed", "x"), "--seed"),
        (("--seed", "-1"), "--seed"),
        (("--seed", str(1 << 64)), "--seed"),
        (("--seed",), "--seed"),
        (("--seat", "C=human"), "--seat is 'C=human', but 'C' is no seat; the seats are A, B"),
        (("--seat", "A=robot"), "--seat is 'A=robot'; it can be A=human or A=PLAYER, but there"),
        (("--seat", "A"), "--seat is 'A'"),
        (("--seat", "A=human", "--seat", "a=greedy"), "gives A to two players"),
        (("--resume", "a.txt", "--position", "b.txt"), "--resume cannot be given with --position"),
        (("--resume", "a.txt", "--tactics"), "--tactics cannot be given with --resume"),
        (("--position", "a.txt", "--seed", "7"), "--seed cannot be given with --position"),
    ],
)
def test_a_bad_value_is_refused(holdfast: Holdfast, args: tuple[str, ...], says: str) -> None:
    check(holdfast, "play", "schotten-totten", *args, says=says)


def test_too_many_players_are_refused(holdfast: Holdfast) -> None:
    check(holdfast, "play", "nim", "--players", 4, says="nim is for 2 or 3 players, not 4")


@pytest.mark.parametrize("depth", [(), ("deep",), ("--", "-1")])
def test_a_bad_depth_is_refused(holdfast: Holdfast, depth: tuple[str, ...]) -> None:
    check(holdfast, "perft", "nim", *depth, says="DEPTH")


@pytest.mark.parametrize("seconds", ["x", "-1", "nan", "9999999"])
def test_a_bad_time_is_refused(holdfast: Holdfast, seconds: str) -> None:
    says = f"'--seconds': '{seconds}' is not a number of seconds from 0 to 3600"
    check(holdfast, "bench", "nim", "--seconds", seconds, says=says)


def test_an_unknown_rule_is_refused_with_the_chapters_there_are(holdfast: Holdfast) -> None:
    check(holdfast, "rules", "nim", "9.9", says="nim has no rule '9.9'; its chapters are 1, 2")


def test_a_language_without_a_rulebook_is_refused(holdfast: Holdfast) -> None:
    languages = "'fr'; it has them in en, de, hu, it"
    check(holdfast, "rules", "schotten-totten", "--language", "fr", says=languages)
    check(holdfast, "rules", "nim", "--language", "EN", says="no rules in 'EN'; it has them in en")


FILES = [("replay",), ("play", "nim", "--resume"), ("play", "nim", "--position")]


@pytest.mark.parametrize("command", [*FILES, ("perft", "nim", 2, "--position")])
def test_a_missing_file_is_refused(holdfast: Holdfast, command: tuple[object, ...]) -> None:
    check(holdfast, *command, "nowhere.txt", says="cannot read nowhere.txt: no such file")


@pytest.mark.parametrize("command", FILES[1:])
def test_a_directory_is_refused(holdfast: Holdfast, command: tuple[object, ...]) -> None:
    check(holdfast, *command, ".", says="cannot read .: is a directory; give a file with a")


@pytest.mark.parametrize("command", FILES)
@pytest.mark.parametrize("data", [b"\x00\x01\x02", b"\xff\xfe\xfd"])
def test_a_binary_file_is_refused(
    holdfast: Holdfast, command: tuple[object, ...], data: bytes
) -> None:
    check(holdfast, *command, write("noise", data), says="noise is not a text file")


def test_an_endless_file_is_refused(holdfast: Holdfast) -> None:
    check(holdfast, "replay", write("long", b" " * (5 << 20)), says="long is too long for a replay")


@pytest.mark.parametrize("game", ["nim", "schotten-totten"])
def test_an_unreadable_position_is_refused(holdfast: Holdfast, game: str) -> None:
    path = write("p.txt", "what is this\n")
    check(holdfast, "play", game, "--position", path, says="position")


def test_an_impossible_position_is_refused(holdfast: Holdfast) -> None:
    text = package.game("nim").text.write_state(package.new("nim", seed=1).state)
    path = write("p.txt", text.replace("taken 0 0", "taken 1 0"))
    check(holdfast, "play", "nim", "--position", path, says="impossible position: ")


@pytest.mark.parametrize("command", [("replay",), ("play", "nim", "--resume")])
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("end\n", "", "the replay breaks off: its last line is"),
        ("holdfast-replay 1", "diary", "a replay begins with the line 'holdfast-replay 1'"),
        ("rules 1", "rules 99", "rules version 99 of nim; this program plays version 1"),
        ("game nim", "game chess", "there is no game 'chess'"),
        ("moves 1", "moves 2", "says that it has 2 moves but has 1"),
        ("A 1-1", "A 1-5", "move 1 of the replay cannot be made"),
    ],
)
def test_a_broken_replay_is_refused(
    holdfast: Holdfast, command: tuple[str, ...], old: str, new: str, says: str
) -> None:
    text = replay_of_nim()
    assert old in text
    check(holdfast, *command, write("r.txt", text.replace(old, new)), says=says)


def test_a_sentence_about_endless_nonsense_has_an_end(holdfast: Holdfast) -> None:
    check(holdfast, "play", "nim" * 1000, says=" …\n")
    path = write("r.txt", replay_of_nim().replace("moves 1", "moves " + "9" * 5000))
    check(holdfast, "replay", path, says="999 …\n")


def test_a_replay_of_another_game_is_refused(holdfast: Holdfast) -> None:
    path = write("r.txt", replay_of_nim())
    says = "r.txt is a match of nim, not of schotten-totten"
    check(holdfast, "play", "schotten-totten", "--resume", path, says=says)


def test_a_seat_that_a_replay_does_not_have_is_refused(holdfast: Holdfast) -> None:
    path = write("r.txt", replay_of_nim())
    check(holdfast, "replay", path, "--seat", "C", says="'C' is no seat; the seats are A, B, or")


def test_a_match_that_cannot_be_saved_is_told(holdfast: Holdfast, saves: Path) -> None:
    saves.write_text("in the way")
    result = holdfast("play", "nim", typed="quit\n")
    assert result.code == 2
    assert "cannot create" in result.err
