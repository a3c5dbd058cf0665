"""OpenSpiel's card games beside ours: random play inside its C++, in the same process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from holdfast.cli.measure import Row, Work, best_rate
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
        yield f"OpenSpiel's {name}", _measured(spiel, name, seconds, rows)


def _measured(spiel: Any, name: str, seconds: float, rows: list[Row]) -> Callable[[], None]:
    return lambda: rows.append(measure_peer(spiel, name, seconds))


def measure_peer(spiel: Any, name: str, seconds: float) -> Row:
    """Return how fast one of OpenSpiel's games plays itself at random.

    Decisions are those of players. ``actions_per_s`` also counts its dealing, card by card.
    """
    game = spiel.load_game(name)
    bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def play(run: int) -> tuple[int, int]:
        for seed in range(run * _SIZE, (run + 1) * _SIZE):
            spiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return _SIZE, 0

    games, _ = best_rate(play, seconds)
    decisions, actions = _count(spiel, game, bots)
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
        "warm_s": None,
    }


def _count(spiel: Any, game: Any, bots: list[Any]) -> tuple[float, float]:
    """Return how many decisions, and how many actions with those of chance, a game has."""
    decisions = actions = 0
    for seed in range(_SAMPLE):
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, seed)
        history = state.full_history()
        actions += len(history)
        decisions += sum(step.player >= 0 for step in history)
    return decisions / _SAMPLE, actions / _SAMPLE


def print_peers(out: Console, ours: Row, rows: list[Row]) -> None:
    """Print the peers, and how much faster than each our base game decides."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("OpenSpiel, C++, one core")
    for name in ("games/s", "decisions/s", "ratio", "with dealing/s", "ratio"):
        table.add_column(name, justify="right")
    for row in rows:
        cells = [f"{row['games_per_s']:,}"]
        for key in ("decisions_per_s", "actions_per_s"):
            cells += [f"{row[key]:,}", f"{ours['decisions_per_s'] / row[key]:.2f}"]
        table.add_row(row["game"], *cells)
    out.print()
    out.print(table, soft_wrap=True)
    out.print(
        f"\nRatio: decisions per second of {ours['game']}, base game, one core, over theirs; "
        "the second one counts their dealing, card by card, as decisions too.",
        soft_wrap=True,
    )
