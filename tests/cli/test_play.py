from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast as package
from holdfast.cli.terminal.listing import list_moves
from tests.cli.conftest import Holdfast, Result
from tests.search.flat import Flat
from tests.search.positions import Theory, nim_at

ROOT = Path(__file__).parents[2]


def resume_file(text: str) -> Path:
    found = re.search(r"Resume with: holdfast play \S+ --resume (\S+)", text)
    assert found
    return Path(found[1])


def nim(holdfast: Holdfast, *args: object, typed: str) -> Result:
    result = holdfast("play", "nim", "--seed", 3, *args, typed=typed)
    assert result.code == 0
    assert result.err == ""
    return result


def test_a_whole_game_against_greedy_is_played_and_its_replay_is_valid(holdfast: Holdfast) -> None:
    typed = "#1\n" * 200 + "save match.txt\n"
    result = holdfast("play", "schotten-totten", "--seed", 5, typed=typed)
    assert result.code == 0
    assert "wins the match" in result.out
    assert "The match is over: there is no move to make." in result.out
    assert "Look at it with: holdfast replay match.txt" in result.out
    assert holdfast("replay", "match.txt", "--validate").out.startswith("valid: schotten-totten")


def test_a_whole_game_with_tactics_is_played(holdfast: Holdfast) -> None:
    args = ("--tactics", "--expert", "--rounds", 2, "--starter", "loser", "--seat", "B=random")
    result = holdfast("play", "schotten-totten", "--seed", 5, *args, typed="#1\n" * 900)
    assert result.code == 0
    assert "round 2 of 2" in result.out
    assert "the match" in result.out.splitlines()[-1] or "over>" in result.out


def test_options_of_the_game_are_passed_on(holdfast: Holdfast) -> None:
    result = nim(holdfast, "--misere", "--players", 3, typed="save m.txt\n")
    assert result.code == 0
    assert "options misere=on" in Path("m.txt").read_text()
    assert "players 3" in Path("m.txt").read_text()


def test_the_same_seed_gives_the_same_game(holdfast: Holdfast) -> None:
    first, second = (nim(holdfast, typed="#1\n" * 30).out for _ in range(2))
    assert first == second


def test_moves_are_listed_and_a_number_makes_one(holdfast: Holdfast) -> None:
    result = nim(holdfast, typed="moves\nmoves 2\nmoves x\n#2\nlog\n")
    assert " #1 1-1   #2 1-2   #3 1-3\n" in result.out
    assert "#4 2-1  #5 2-2  #6 2-3  #7 2-4\n" in result.out
    assert "No move begins with x." in result.out
    assert "A takes 2 stones of heap 1." in result.out


def test_a_number_that_is_no_move_is_refused(holdfast: Holdfast) -> None:
    result = nim(holdfast, typed="#13\n#0\n#" + "9" * 5000 + "\n")
    assert f"There is no move #{'9' * 19}; the moves are #1 to #12." in result.out
    assert "There is no move #13; the moves are #1 to #12." in result.out
    assert "There is no move #0; the moves are #1 to #12." in result.out


def test_a_bare_number_is_no_number_of_the_list(holdfast: Holdfast) -> None:
    """In some games it is a card, or a heap."""
    result = nim(holdfast, typed="moves\n2\n99\nlog\n")
    assert "'2' is no move; did you mean 2-1, 2-2, 2-3 or 2-4? In the list 2 is #2." in result.out
    assert "'99' is no move; now it can be 1-1; moves lists all 12." in result.out
    assert "Nothing has happened yet." in result.out
    cards = holdfast("play", "rheinlander", "--seed", 3, typed="moves\n7\n1\nlog\n")
    assert "'7' could mean 7@L7, 7@R7." in cards.out
    assert "1 is not in A's hand (rule 2.1)." in cards.out
    assert "Nothing has happened yet." in cards.out


@pytest.mark.parametrize(
    ("game", "offered"),
    [
        ("schotten-totten", "now it can be R4@1; moves lists all 54"),
        ("rheinlander", "now it can be 7@L7; moves lists all 10"),
        ("fellowship", "now it can be g1@-1,-1; moves lists all 40"),
    ],
)
def test_what_is_offered_instead_of_nonsense_can_be_played(
    holdfast: Holdfast, game: str, offered: str
) -> None:
    result = holdfast("play", game, "--seed", 3, typed="xyzzy\nwhy xyzzy\nhlep\n")
    assert result.out.count(f"'xyzzy' is no move; {offered}") == 2
    assert "'hlep' is no move; did you mean help?" in result.out


def test_after_the_end_nothing_is_offered(holdfast: Holdfast) -> None:
    Path("p.txt").write_text(nim_at("0 0 1", pile="1A 3 4").start)
    result = holdfast("play", "nim", "--position", "p.txt", typed="#1\nwhy nonsense\n\n")
    assert "'nonsense' is no move; write 2-3" in result.out


def test_a_refused_move_names_the_rule_and_why_shows_it(holdfast: Holdfast) -> None:
    result = nim(holdfast, typed="1-5\nwhy 1-5\nwhy 1-1\nwhy\nwhy ?\n")
    assert "Heap 1 has only 3 stones (rule 2.2)." in result.out
    assert "- **2.2** In a turn" in result.out
    assert "1-1 is allowed now." in result.out
    assert "Why asks about a move; write it behind, as in why MOVE." in result.out
    assert "'?' is no move" in result.out


def test_a_hint_names_the_best_moves_with_their_chances(
    holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.cli.terminal.thinker.make_thinker", Flat)
    result = nim(holdfast, typed="hint\n")
    hints = re.findall(r"  (\S+)  wins +([0-9.]+) % +± +[0-9.]+", result.out)
    assert len({move for move, _ in hints} & set(package.new("nim", seed=3).legal_moves)) == 3
    assert [float(win) for _, win in hints] == sorted(
        (float(win) for _, win in hints), reverse=True
    )


def test_a_hint_says_that_it_is_proven(holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.cli.terminal.thinker.make_thinker", Theory)
    result = nim(holdfast, typed="hint\n")
    assert "  1-2  wins 100.0 % proven\n" in result.out
    assert "These chances are proven, not sampled." in result.out


def test_a_hint_about_the_only_move_is_quick(holdfast: Holdfast) -> None:
    Path("p.txt").write_text(nim_at("0 0 1", pile="1A 3 4").start)
    result = holdfast("play", "nim", "--position", "p.txt", typed="hint\n")
    assert "There is only one move: 3-1." in result.out


def test_undo_takes_back_the_replies_of_bots_too(holdfast: Holdfast) -> None:
    result = nim(holdfast, typed="1-1\nundo\nlog\nundo\n")
    assert "B takes" in result.out
    assert "Nothing has happened yet." in result.out
    assert "There is no move of yours to take back." in result.out


def test_help_names_every_command_and_an_empty_line_draws_again(holdfast: Holdfast) -> None:
    once = nim(holdfast, typed="")
    result = nim(holdfast, typed="\nhelp\nrules\nrules 2.2\n")
    for name in ("moves", "why MOVE", "hint", "undo", "save FILE", "rules", "log", "help", "quit"):
        assert f"  {name}" in result.out
    assert result.out.count("pile ? ?") == once.out.count("pile ? ?") + 1
    assert "# Nim" in result.out


def test_a_match_is_saved_and_resumed_with_its_players(holdfast: Holdfast) -> None:
    saved = nim(holdfast, "--seat", "B=random", typed="1-1\nsave m.txt\nquit\n")
    assert "Resume with: holdfast play nim --resume m.txt" in saved.out
    assert "names A=human B=random" in Path("m.txt").read_text()
    again = holdfast("play", "nim", "--resume", "m.txt", typed="log\nsave n.txt\n")
    assert "A takes one stone of heap 1." in again.out
    assert Path("n.txt").read_text() == Path("m.txt").read_text()


def test_other_players_can_sit_down_to_a_saved_match(holdfast: Holdfast) -> None:
    nim(holdfast, "--seat", "B=random", typed="1-1\nsave m.txt\nquit\n")
    seats = ("--seat", "A=greedy", "--seat", "B=greedy", "--save", "n.txt")
    result = holdfast("play", "nim", "--resume", "m.txt", *seats)
    assert "(greedy)" in result.out
    assert "names A=greedy B=greedy" in Path("n.txt").read_text()


def test_names_of_people_in_a_replay_are_no_seats(holdfast: Holdfast) -> None:
    nim(holdfast, typed="save m.txt\n")
    text = Path("m.txt").read_text().replace("A=human B=greedy", "Anna against Bert")
    Path("m.txt").write_text(text)
    result = holdfast("play", "nim", "--resume", "m.txt", typed="save n.txt\n")
    assert result.code == 0
    assert "names A=human B=greedy" in Path("n.txt").read_text()


def test_a_bot_goes_on_after_resuming_as_it_would_have(holdfast: Holdfast) -> None:
    whole = nim(holdfast, "--seat", "B=random", typed="1-1\n#1\n#1\nsave w.txt\nquit\n")
    nim(holdfast, "--seat", "B=random", typed="1-1\nsave m.txt\nquit\n")
    holdfast("play", "nim", "--resume", "m.txt", typed="#1\n#1\nsave v.txt\nquit\n")
    assert whole.code == 0
    assert Path("w.txt").read_text() == Path("v.txt").read_text()


def test_a_position_is_played_on(holdfast: Holdfast) -> None:
    match = package.new("nim", seed=1)
    match.play("3-5")
    match.play(match.legal_ids[0])
    Path("p.txt").write_text(match.game.text.write_state(match.state))
    result = holdfast("play", "nim", "--position", "p.txt", typed="save m.txt\n")
    assert result.code == 0
    assert "| heaps" in Path("m.txt").read_text()
    assert holdfast("play", "nim", "--resume", "m.txt").code == 0


@pytest.mark.parametrize("typed", ["quit\n", "", "1-1\nquit\n"])
def test_who_leaves_is_told_how_to_resume(holdfast: Holdfast, saves: Path, typed: str) -> None:
    file = resume_file(nim(holdfast, typed=typed).out)
    assert file.parent == saves
    again = holdfast("play", "nim", "--resume", file, typed="quit\n")
    assert again.code == 0
    assert resume_file(again.out) == file
    assert list(saves.iterdir()) == [file]
    assert list(Path.cwd().iterdir()) == []


def test_two_matches_left_in_the_same_second_are_both_kept(holdfast: Holdfast, saves: Path) -> None:
    for _ in range(3):
        nim(holdfast, typed="quit\n")
    assert len(list(saves.iterdir())) == 3


def test_a_match_that_is_over_is_not_kept(holdfast: Holdfast, saves: Path) -> None:
    result = nim(holdfast, typed="#1\n" * 30)
    assert "over>" in result.out
    assert not saves.exists()


def test_undo_goes_back_from_the_end(holdfast: Holdfast) -> None:
    moves = nim(holdfast, typed="#1\n" * 30).out.count("A> ")
    result = nim(holdfast, typed="#1\n" * moves + "moves\nundo\n#1\n\n")
    assert "The match is over: there is no move to make." in result.out
    assert result.out.count("wins the match") + result.out.count("is a draw") == 2


def test_saving_does_not_overwrite_what_is_no_replay(holdfast: Holdfast) -> None:
    Path("letter.txt").write_text("Dear Anna")
    result = nim(
        holdfast, typed="save letter.txt\nsave\nsave no/such/place\nsave .\nsave m\nsave m\n"
    )
    assert "Letter.txt exists and is no replay; choose another name." in result.out
    assert "Save needs the name of a file, as in save match.txt." in result.out
    assert "Cannot write no/such/place: there is no folder no/such." in result.out
    assert "Cannot write .: it is not a file; give the name of a file." in result.out
    assert result.out.count("Saved.") == 2
    assert Path("letter.txt").read_text() == "Dear Anna"
    assert sorted(path.name for path in Path.cwd().iterdir()) == ["letter.txt", "m"]


def test_people_at_one_keyboard_do_not_see_each_other_s_hands(holdfast: Holdfast) -> None:
    result = nim(holdfast, "--seat", "B=human", typed="\n1-1\n\n1-1\n")
    screens = result.out.split("is next.")
    assert len(screens) == 4
    assert "*A has 0" in screens[1]
    assert "A has ?" in screens[2]
    assert "*B has ?" not in screens[2]


def test_the_last_player_may_take_back_before_the_next_one_looks(holdfast: Holdfast) -> None:
    result = nim(holdfast, "--seat", "B=human", typed="\n1-1\nundo\n1-2\n\nlog\n")
    assert "Press Enter (or type undo, A): undo" in result.out
    assert "A takes 2 stones of heap 1." in result.out
    assert "B> log" in result.out


def test_bots_play_among_themselves_and_the_replay_is_saved(holdfast: Holdfast) -> None:
    seats = ("--seat", "A=random", "--seat", "B=greedy", "--save", "m.txt")
    result = nim(holdfast, *seats, typed="")
    assert re.search(r"[AB] \((random|greedy)\) wins the match|is a draw between", result.out)
    assert "Saved." in result.out
    assert holdfast("replay", "m.txt", "--validate").code == 0


def test_a_long_story_is_cut_to_its_end(holdfast: Holdfast) -> None:
    args = ("--seat", "A=random", "--seat", "B=random", "--seed", 1)
    holdfast("play", "schotten-totten", *args, "--save", "m.txt")
    text = Path("m.txt").read_text().splitlines()
    moves = text.index("") + 21
    cut = [f"moves {20}" if line.startswith("moves ") else line for line in text[:moves]]
    cut = ["result unfinished" if line.startswith("result") else line for line in cut]
    Path("m.txt").write_text("\n".join([*cut, "end", ""]))
    seats = ("--seat", "A=human", "--seat", "B=human")
    result = holdfast("play", "schotten-totten", "--resume", "m.txt", *seats, typed="\nlog\n")
    assert result.code == 0
    assert "plays" in result.out


def test_many_moves_are_shortened_to_a_line_of_each_kind() -> None:
    moves = [f"R{card}@{stone}" for card in range(1, 10) for stone in range(1, 10)]
    assert list_moves(moves, 100)[0].startswith(" #1 R1@1   #2 R1@2")
    more = [*(f"ST {card}>{stone}" for card in ("R1", "R2") for stone in range(1, 10)), "RE"]
    lines = list_moves(moves + more, 100)
    assert lines[0] == "  #1–#9   R1@ 1 2 3 4 5 6 7 8 9"
    assert lines[-2:] == [" #91–#99  ST R2> 1 2 3 4 5 6 7 8 9", "#100      RE"]
    assert list_moves(moves + more, 100, "st r2")[0].startswith("#91 ST R2>1  #92 ST R2>2")


def test_ctrl_c_saves_the_match_and_says_how_to_resume(holdfast: Holdfast, saves: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT), "HOLDFAST_SAVES": str(saves)}
    command = [sys.executable, "-m", "holdfast.cli", "play", "nim", "--seed", "3"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=env, **pipes) as process:  # type: ignore[call-overload]
        process.stdin.write(b"1-1\n")
        process.stdin.flush()
        seen = b""
        while seen.count(b"A> ") < 2:
            seen += process.stdout.read1()
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, b"")
    file = resume_file(rest.decode())
    again = holdfast("play", "nim", "--resume", file, typed="log\nquit\n")
    assert "A takes one stone of heap 1." in again.out


def test_a_bot_that_searches_sits_at_the_table(holdfast: Holdfast) -> None:
    seats = ("--seat", "A=ismcts:5", "--seat", "B=apprentice", "--save", "m.txt")
    result = nim(holdfast, *seats, typed="")
    assert result.code == 0
    assert "ismcts:5" in Path("m.txt").read_text()


def test_a_program_from_outside_sits_at_the_table_until_the_end(holdfast: Holdfast) -> None:
    bot = Path(__file__).parents[2] / "examples" / "outside_bot.py"
    seats = ("--seat", "A=random", "--seat", f"B=mine={sys.executable} {bot}")
    result = nim(holdfast, *seats, typed="")
    assert (result.code, result.err) == (0, "")
    assert "wins the match" in result.out or "draw" in result.out


def test_a_program_that_breaks_down_ends_the_sitting_and_loses_nothing(
    holdfast: Holdfast, saves: Path
) -> None:
    seats = ("--seat", "A=random", "--seat", f"B=mine={sys.executable} -c pass")
    result = holdfast("play", "nim", "--seed", 3, *seats, typed="")
    assert result.code == 2
    assert "Resume with: holdfast play nim" in result.out
    assert result.err.startswith("holdfast: ")
    assert len(list(saves.iterdir())) == 1
