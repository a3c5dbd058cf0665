"""OpenSpiel's card games beside ours: random play inside its C++, in the same process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from holdfast.cli.speed.measure import Row, Work, add_row, best_rate
from holdfast.core.errors import HoldfastError

if TYPE_CHECKING:
    from rich.console import Console

#: As they are to be loaded. Bridge would otherwise solve every deal double dummy.
GAMES: Final = ("hearts", "bridge(use_double_dummy_result=false)", "euchre", "oh_hell")

#: Games played between two looks at the clock, and games that say how long one is on average.
_SIZE: Final = 64
_SAMPLE: Final = 512


class NoPeers(HoldfastError):
    """OpenSpiel is not installed."""


def load_spiel() -> Any:
    """Return OpenSpiel; raise ``NoPeers``."""
    try:
        return import_module("pyspiel")
    except ImportError:
        raise NoPeers(
            "--peers needs OpenSpiel, which is not installed; install it with "
            "pip install 'holdfast[bench]'"
        ) from None


def peer_work(spiel: Any, seconds: float, rows: list[Row]) -> Iterator[Work]:
    """Yield the measurements; each adds a row."""
    for name in GAMES:
        yield f"OpenSpiel's {name}", add_row(rows, partial(measure_peer, spiel, name, seconds))


def measure_peer(spiel: Any, name: str, seconds: float) -> Row:
    """Return how fast one of OpenSpiel's games plays itself at random.

    Decisions are those of players. ``actions_per_s`` also counts its dealing, card by card.
    """
    game = spiel.load_game(name)
    bots = make_bots(spiel, game)

    def play(run: int) -> tuple[int, int]:
        for seed in range(run * _SIZE, (run + 1) * _SIZE):
            spiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return _SIZE, 0

    games, _ = best_rate(play, seconds)
    decisions, actions = count_steps(spiel, bots, game.new_initial_state)
    return {
        "peer": "OpenSpiel",
        "game": name,
        "options": {},
        "players": game.num_players(),
        "cores": 1,
        "games_per_s": round(games),
        "decisions_per_s": round(games * decisions),
        "actions_per_s": round(games * actions),
        "redeals_per_s": None,
        "state_bytes": None,
        "compile_s": None,
        "search_compile_s": None,
        "warm_s": None,
    }


def make_bots(spiel: Any, game: Any) -> list[Any]:
    """Return a random player for each seat."""
    return [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]


def count_steps(spiel: Any, bots: list[Any], begin: Callable[[], Any]) -> tuple[float, float]:
    """Return how many decisions random games have on average from where they begin.

    And how many actions: those of chance, and all that led there, are counted with them.
    """
    decisions = actions = 0
    for seed in range(_SAMPLE):
        state = begin()
        decisions -= _count_decisions(state)
        spiel.evaluate_bots(state, bots, seed)
        decisions += _count_decisions(state)
        actions += len(state.full_history())
    return decisions / _SAMPLE, actions / _SAMPLE


def _count_decisions(state: Any) -> int:
    return sum(step.player >= 0 for step in state.full_history())


def print_peers(out: Console, title: str, unit: str, ours: Row, rows: list[Row]) -> None:
    """Print the peers, and how much faster than each our base game decides."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column(f"{title}, C++, one core")
    for name in (f"{unit}/s", "decisions/s", "ratio", "with dealing/s", "ratio"):
        table.add_column(name, justify="right")
    for row in rows:
        cells = [f"{row[f'{unit}_per_s']:,}"]
        for key in ("decisions_per_s", "actions_per_s"):
            cells += [f"{row[key]:,}", f"{ours['decisions_per_s'] / row[key]:.2f}"]
        table.add_row(row["game"], *cells)
    out.print()
    out.print(table, soft_wrap=True)


def explain_ratio(out: Console, name: str) -> None:
    """Print what the ratios compare; the name is that of our game."""
    out.print(
        f"\nRatio: decisions per second of {name}, base game, one core, over theirs, both at "
        "random; the second one counts their dealing, card by card, as decisions too.",
        soft_wrap=True,
    )
