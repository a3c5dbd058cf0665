"""How much our players lose to a best response, exactly, in the small positions of the games.

    python -m bench.mini
    python -m bench.mini --game nim --start three-stones --players random,greedy,ismcts:1000 --json

Each position is unfolded to its whole tree, all deals included, and OpenSpiel does the rest: its
CFR+ shows what is possible, its best response what a player loses. *Exploitability* is what a best
response wins on average over both seats, where a win counts 1 and a loss -1; 0 is perfect. Players
other than ``random`` are asked several times in each position that they can see, and their answers
taken as their policy: a player that decides by lot seems a little easier to beat than it is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Final

import pyspiel
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import holdfast
from holdfast.core.errors import BadOption
from holdfast.envs.openspiel import spiel_name
from holdfast.envs.starts import mini_names
from holdfast.envs.tabular import Policy, Unfolded, unfold
from holdfast.search.specs import make_player

PLAYERS: Final = "random,novice,greedy,ismcts:100,ismcts:1000"
#: Every legal move is equally likely: that needs no asking.
_UNIFORM: Final = "random"


@dataclass(frozen=True)
class Row:
    """What one policy loses in one position."""

    game: str
    start: str
    deals: int
    decisions: int
    information_sets: int
    policy: str
    exploitability: float


def minis() -> list[tuple[str, str]]:
    """Return every small position: its game and its name."""
    return [(name, mini) for name in holdfast.game_names() for mini in mini_names(_game(name))]


def _game(name: str) -> holdfast.Game:
    return holdfast.game(name)


def measure(args: argparse.Namespace, game: str, start: str, bar: Progress) -> list[Row]:
    """Return a row for CFR+, and for each of the players."""
    spiel = pyspiel.load_game(spiel_name(game), {"start": start, "chance": "deals"})
    task = bar.add_task(f"{game} {start}")

    def told(what: str) -> Callable[[int, int], None]:
        def tell(done: int, of: int) -> None:
            bar.update(task, description=f"{game} {start}: {what}", completed=done, total=of)

        return tell

    tree = unfold(spiel, told("deals"))
    policies = {f"CFR+, {args.iterations}": tree.solve(args.iterations, told("CFR+"))}
    for spec in args.players.split(","):
        policies[spec] = _ask(tree, spec, args.times, told(spec))
    deals = len(spiel.start.deals)
    return [
        Row(game, start, deals, tree.decisions, len(tree.sets), name, tree.exploitability(policy))
        for name, policy in policies.items()
    ]


def _ask(tree: Unfolded, spec: str, times: int, told: Callable[[int, int], None]) -> Policy:
    return tree.uniform() if spec == _UNIFORM else tree.ask(make_player(spec, 1), times, told)


def print_table(rows: list[Row]) -> None:
    """Print what was found."""
    table = Table("game", "start", "deals", "decisions", "sets", "policy", "exploitability")
    for row in rows:
        sizes = (f"{n:,}" for n in (row.deals, row.decisions, row.information_sets))
        table.add_row(row.game, row.start, *sizes, row.policy, f"{row.exploitability:.5f}")
    Console(width=120).print(table)


def main(given: Sequence[str] | None = None) -> int:
    """Unfold, solve, ask, and print."""
    about = (__doc__ or "").partition("\n")[0]
    reader = argparse.ArgumentParser(prog="bench.mini", description=about)
    reader.add_argument("--game", choices=holdfast.game_names(), help="this game only")
    reader.add_argument("--start", help="this small position only")
    reader.add_argument("--players", default=PLAYERS, help="names with commas between them")
    reader.add_argument("--iterations", type=int, default=300, help="of CFR+")
    reader.add_argument("--times", type=int, default=16, help="how often a player is asked")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    args = reader.parse_args(given)
    for name in ("iterations", "times"):
        if getattr(args, name) < 1:
            reader.error(f"--{name} is {getattr(args, name)}; it can be a whole number from 1")
    chosen = [
        (game, start)
        for game, start in minis()
        if args.game in (None, game) and args.start in (None, start)
    ]
    if not chosen:
        known = ", ".join(f"{start} of {game}" for game, start in minis())
        reader.error(f"there is no such small position; there are {known}")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    try:
        with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as bar:
            rows = [row for each in chosen for row in measure(args, *each, bar)]
    except BadOption as mistake:
        reader.error(str(mistake))
    if args.json:
        print(json.dumps([asdict(row) for row in rows]))
    else:
        print_table(rows)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
