"""Starting a match from what was given on the command line."""

from __future__ import annotations

from pathlib import Path

from holdfast import game as find
from holdfast import game_names
from holdfast.cli.arguments.options import Chosen
from holdfast.cli.terminal.screen import prepare
from holdfast.core.errors import BadOption, ReplayMismatch
from holdfast.core.files import read_text
from holdfast.core.game import Game
from holdfast.core.match import Match, new_match, read_match
from holdfast.core.option import flag
from holdfast.core.replay import read_fact, read_replay
from holdfast.core.steps import play_steps


def deal(
    game: Game, players: int | None, options: Chosen, *, seed: int | None, position: Path | None
) -> Match:
    """Return a new match, or one that starts from the position in a file."""
    if position is None:
        game.blank(players, options)  # refuses what the game does not take before anybody waits
        prepare(game.title, play_steps(game))
        return new_match(game, players, seed, options)
    _refuse("--position", players, options, seed)
    text = read_text(position, "a position")
    prepare(game.title, play_steps(game))
    return read_match(game, text)


def resumed(
    game: Game, players: int | None, options: Chosen, *, seed: int | None, saved: Path
) -> tuple[Match, str]:
    """Return a saved match of this game, and who sat where."""
    _refuse("--resume", players, options, seed)
    match, names = load(saved)
    if match.game is not game:
        raise ReplayMismatch(f"{saved} is a match of {match.game.name}, not of {game.name}")
    return match, names


def load(saved: Path) -> tuple[Match, str]:
    """Return a saved match, played back and checked, and who sat where."""
    text = read_text(saved, "a replay")
    prepare_for(text)
    return read_replay(text), read_fact(text, "names")


def prepare_for(text: str) -> None:
    """Compile the game of a replay, if it is one."""
    name = read_fact(text, "game")
    if name in game_names():
        prepare(find(name).title, play_steps(find(name)))


def _refuse(source: str, players: int | None, options: Chosen, seed: int | None) -> None:
    """Refuse options beside a text that says itself what they are."""
    given = {"players": players, "seed": seed, **options}
    extra = [flag(name) for name, value in given.items() if value is not None]
    if extra:
        raise BadOption(f"{extra[0]} cannot be given with {source}: the file says what is played")
