from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import holdfast as package
from holdfast import cli
from holdfast.games import registry
from tests.cli.conftest import Holdfast


def test_a_file_is_a_command() -> None:
    files = {path.stem for path in Path(cli.__file__).parent.glob("*.py")}
    own = [name for name in cli.COMMANDS if name not in registry.commands()]
    commands = {name.replace("-", "_") for name in own}
    assert files == {*commands, "__init__", "__main__"}


def test_no_arguments_print_the_commands(holdfast: Holdfast) -> None:
    result = holdfast()
    assert result.code == 0
    assert all(f" {name} " in result.out for name in cli.COMMANDS)


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_the_help_of_every_command_has_an_example(holdfast: Holdfast, command: str) -> None:
    result = holdfast(command, "--help")
    assert result.code == 0
    assert f"Example: holdfast {command}" in result.out


def test_the_help_lists_the_commands_of_games_and_imports_none() -> None:
    code = (
        "import sys; from holdfast.cli import run; run(['--help']);"
        "print([name for name in sys.modules if 'numba' in name or 'holdfast.games.' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "Check, draw, list and add boards" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["play", "perft", "arena"])
def test_the_help_for_a_game_has_the_options_of_the_game(holdfast: Holdfast, command: str) -> None:
    result = holdfast(command, "schotten-totten", "--help")
    assert result.code == 0
    for flag in ("--tactics", "--no-tactics", "--expert", "--rounds", "--starter", "--auto-claim"):
        assert flag in result.out


def test_the_version_is_printed(holdfast: Holdfast) -> None:
    assert holdfast("--version").out == f"holdfast {package.__version__}\n"


def test_main_exits_with_the_code_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["holdfast", "nothing"])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    assert stopped.value.code == 2


def test_ctrl_c_in_a_command_stops_it(holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch) -> None:
    def press(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("holdfast.cli.rules.find_rules", press)
    result = holdfast("rules", "nim")
    assert (result.code, result.err) == (130, "\nStopped.\n")
