from __future__ import annotations

import json
from pathlib import Path

import pytest

import holdfast as package
from holdfast.core.pledge import make_next_seed, make_pledge
from holdfast.core.replay import write_replay
from tests.cli.conftest import Holdfast
from tests.cli.test_bad_input import check


@pytest.fixture
def file() -> str:
    match = package.new("nim", seed=3, misere=True)
    for move in ("1-3", "r0", "2-1", "2-1"):
        match.play(move if move in match.legal_moves else match.legal_ids[0])
    Path("m.txt").write_text(write_replay(match, "A=human B=greedy"))
    return "m.txt"


def test_a_replay_is_shown_with_header_story_and_table(holdfast: Holdfast, file: str) -> None:
    result = holdfast("replay", file)
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[:4] == [
        "nim, rules 1, 2 players, seed 3",
        "misere on",
        "A=human B=greedy",
        "4 moves, unfinished",
    ]
    assert "1  A takes 3 stones of heap 1." in lines
    assert "pile" in lines[-1]
    assert "?" not in lines[-1]


def test_a_replay_is_seen_with_the_eyes_of_a_seat(holdfast: Holdfast, file: str) -> None:
    open_to_all, as_b = holdfast("replay", file).out, holdfast("replay", file, "--seat", "b").out
    assert "A puts token" in open_to_all
    assert "A puts token" not in as_b
    assert " A has ?" in as_b


def test_a_replay_is_validated(holdfast: Holdfast, file: str) -> None:
    assert holdfast("replay", file, "--validate").out == "valid: nim, 4 moves, unfinished\n"
    assert json.loads(holdfast("replay", file, "--validate", "--json").out)["valid"] is True


@pytest.fixture
def many() -> Path:
    """A folder with 40 matches, of which two are bad."""
    folder = Path("games")
    folder.mkdir()
    for seed in range(38):
        match = package.new("nim", seed=seed)
        match.play(match.legal_ids[-1])
        (folder / f"{seed:02}.txt").write_text(write_replay(match))
    (folder / "20a.txt").write_text((folder / "20.txt").read_text().replace("\nA ", "\nB "))
    (folder / "30a.txt").write_bytes(b"\0")
    return folder


@pytest.mark.parametrize("cores", [1, 2])
def test_many_are_validated_and_each_bad_one_is_named(
    holdfast: Holdfast, many: Path, cores: int
) -> None:
    result = holdfast("replay", many, "--validate", "--cores", cores)
    assert (result.code, result.out) == (1, "valid: 38 of 40 matches\n")
    first, second = result.err.splitlines()
    assert first.startswith("holdfast: games/20a.txt: move 1 of the replay is 'B ")
    assert second.startswith("holdfast: games/30a.txt is not a text file")
    facts = json.loads(holdfast("replay", many, "--validate", "--json", "--cores", cores).out)
    assert (facts["matches"], facts["valid"]) == (40, 38)
    assert [bad["source"] for bad in facts["bad"]] == ["games/20a.txt", "games/30a.txt"]


def test_several_files_and_patterns_are_validated(holdfast: Holdfast, many: Path) -> None:
    result = holdfast("replay", "games/0?.txt", many / "11.txt", "--validate")
    assert (result.code, result.out, result.err) == (0, "valid: 11 of 11 matches\n", "")
    missing = holdfast("replay", many / "11.txt", "nothing.txt", "--validate")
    assert (missing.code, missing.out) == (1, "valid: 1 of 2 matches\n")
    assert "nothing.txt" in missing.err


def test_pledges_of_several_are_verified(holdfast: Holdfast, file: str) -> None:
    Path("other.txt").write_text(Path(file).read_text())
    pledged()
    result = holdfast("replay", "m.txt", "other.txt", "--verify")
    assert (result.code, result.out) == (1, "valid: 1 of 2 matches\n")
    assert "other.txt has no pledge to check" in result.err


def test_several_can_only_be_checked(holdfast: Holdfast, many: Path) -> None:
    for asked in ((), ("--validate", "--step"), ("--verify", "--pledge", "12")):
        check(holdfast, "replay", many, *asked, says="several can be checked with --validate or")
    check(holdfast, "replay", "none*.txt", "--validate", says="there is no file like none*.txt")
    Path("empty").mkdir()
    says = "there is no saved match (*.txt) in empty"
    check(holdfast, "replay", "empty", "--validate", says=says)


def test_a_replay_is_printed_as_json(holdfast: Holdfast, file: str) -> None:
    report = json.loads(holdfast("replay", file, "--json").out)
    assert report["game"] == "nim"
    assert report["options"] == {"misere": True}
    assert report["winners"] == []
    assert [entry["seat"] for entry in report["log"]] == [0, 0, 1, 0]
    assert report["log"][0]["text"] == "1-3"
    assert report["log"][0]["sentences"][0] == "A takes 3 stones of heap 1."


def test_a_replay_is_gone_through_step_by_step(holdfast: Holdfast, file: str) -> None:
    result = holdfast("replay", file, "--step", typed="n\n\np\np\np\n4\nn\nx\nq\n")
    places = [line for line in result.out.splitlines() if " of 4; n next" in line]
    assert [line[0] for line in places] == list("012100444")
    assert result.code == 0


def test_stepping_ends_with_the_input(holdfast: Holdfast, file: str) -> None:
    assert holdfast("replay", file, "--step", "--seat", "A", typed="n\n").code == 0


def test_a_match_from_a_position_is_shown(holdfast: Holdfast) -> None:
    start = package.game("nim").text.write_state(package.new("nim", seed=1).state)
    Path("m.txt").write_text(write_replay(package.read("nim", start)))
    result = holdfast("replay", "m.txt")
    assert result.out.startswith("nim, rules 1, 2 players, from a position set up by hand\n")


def pledged(**changed: str) -> str:
    match = package.new("nim", seed=3)
    facts = {"pledge": make_pledge("nim", 3, "ab" * 16), "salt": "ab" * 16}
    Path("m.txt").write_text(write_replay(match, "", **facts | changed))
    return facts["pledge"]


def test_a_pledge_is_verified(holdfast: Holdfast) -> None:
    pledge = pledged()
    assert pledge in holdfast("replay", "m.txt", "--verify").out
    assert json.loads(holdfast("replay", "m.txt", "--verify", "--json").out)["pledge"] == pledge
    shown = holdfast("replay", "m.txt", "--verify", "--pledge", pledge.upper())
    assert (shown.code, shown.out.splitlines()) == (
        0,
        [f"valid: the seed fits the pledge {pledge}"],
    )


def test_another_seed_than_the_pledged_one_is_found_out(holdfast: Holdfast) -> None:
    pledged(salt="cd" * 16)
    assert "but the replay says" in holdfast("replay", "m.txt", "--verify").err
    pledged()
    assert "but you were shown" in holdfast("replay", "m.txt", "--verify", "--pledge", "12").err


def test_a_replay_without_a_pledge_cannot_be_verified(holdfast: Holdfast, file: str) -> None:
    result = holdfast("replay", file, "--verify")
    assert result.code == 2
    assert "has no pledge to check" in result.err


def test_cards_dealt_anew_follow_from_the_pledge(holdfast: Holdfast) -> None:
    salt = "ab" * 16
    for number, fits in ((1, True), (3, True), (None, False)):
        match = package.new("nim", seed=3)
        match.deal_anew(make_next_seed(3, salt, number) if number else 12)
        text = write_replay(match, "", pledge=make_pledge("nim", 3, salt), salt=salt)
        Path("m.txt").write_text(text)
        result = holdfast("replay", "m.txt", "--verify")
        assert (result.code == 0) == fits
        assert ("were dealt anew: 1." in result.out) == fits
        assert ("does not follow from the pledge" in result.err) != fits
