"""How strong the players are: the duels of bench/RESULTS.md, played in the arena.

    python bench/strength.py                  all of them; about an hour on two quiet cores
    python bench/strength.py --only levels    one part
    python bench/strength.py --smoke          one deal with tiny budgets, to see that it works
    python bench/strength.py --json

The games are kept in a folder (``--folder``), so that a run that is stopped goes on where it was.
Unless one is given, its name is a digest of all rules and players: changed players do not inherit
old games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import holdfast
from holdfast.arena import Arena, Row, run

#: The recipe of the strongest Schotten Totten program that was published: the three best-looking
#: moves, 100 playouts each, which take one of the three best-looking moves every time.
RECIPE = "flat:100/top=3/sample=1000/among=3/keen=0/cut=-1"
#: The level of each step, and the one below it.
STEPS = (("journeyman", "apprentice"), ("master", "journeyman"), ("grandmaster", "master"))

ST, RL, DG = "schotten-totten", "rheinlander", "fellowship"


@dataclass(frozen=True)
class Duel:
    """One player against another, who takes all other seats."""

    part: str
    game: str
    seats: int
    player: str
    rival: str
    at_least: float  # a win rate
    games: int = 100
    options: Mapping[str, bool] = field(default_factory=dict)
    seed: int = 0

    @property
    def name(self) -> str:
        """A name for its file."""
        words = [self.part, self.game, *self.options, f"{self.seats}", self.player, self.rival]
        words += [f"seed{self.seed}"] if self.seed else []
        return "-".join(words).replace(":", "").replace("/", "_").replace("=", "")


def greedy_duels() -> Iterator[Duel]:
    """Greedy against random: 90 % for two players, otherwise 2.2 times the fair share."""
    for options in ({}, {"tactics": True}, {"expert": True}, {"tactics": True, "expert": True}):
        yield Duel("greedy", ST, 2, "greedy", "random", 0.9, 400, options)
    yield Duel("greedy", DG, 2, "greedy", "random", 0.9, 400)
    for game, seats in ((RL, 3), (RL, 4), (RL, 5), (DG, 3), (DG, 4)):
        yield Duel("greedy", game, seats, "greedy", "random", min(2.2 / seats, 1.0), 60 * seats)


def search_duels() -> Iterator[Duel]:
    """A thousand iterations against greedy."""
    yield Duel("search", ST, 2, "ismcts:1000", "greedy", 0.75, 100)
    yield Duel("search", ST, 2, "ismcts:1000", "greedy", 0.65, 60, {"tactics": True})
    yield Duel("search", DG, 2, "ismcts:1000", "greedy", 0.65, 30)
    yield Duel("search", RL, 4, "ismcts:1000", "greedy", 1.6 / 4, 48)
    yield Duel("search", DG, 3, "ismcts:1000", "greedy", 1.6 / 3, 36)
    yield Duel("search", DG, 4, "ismcts:1000", "greedy", 1.6 / 4, 40)


def level_duels() -> Iterator[Duel]:
    """Each level against the one below: 65 %, or 1.4 times the fair share."""
    for player, rival in STEPS:
        few = player == "grandmaster"  # two seconds for each of its decisions
        yield Duel("levels", ST, 2, player, rival, 0.65, 100)
        yield Duel("levels", DG, 2, player, rival, 0.65, 16 if few else 40)
        yield Duel("levels", RL, 4, player, rival, 1.4 / 4, 32 if few else 60)


def tenfold_duels() -> Iterator[Duel]:
    """Ten times the iterations against one time: a gain that is no accident."""
    yield Duel("tenfold", ST, 2, "ismcts:1000", "ismcts:100", 0.5, 120)
    yield Duel("tenfold", DG, 2, "ismcts:1000", "ismcts:100", 0.5, 30)
    yield Duel("tenfold", RL, 4, "ismcts:1000", "ismcts:100", 0.25, 96)


def recipe_duels() -> Iterator[Duel]:
    """The master against the best published recipe."""
    yield Duel("recipe", ST, 2, "master", RECIPE, 0.6, 100)


def all_duels() -> list[Duel]:
    """Return everything that is shown."""
    parts = (greedy_duels, search_duels, tenfold_duels, recipe_duels, level_duels)
    return [duel for part in parts for duel in part()]


def shrink(duel: Duel) -> Duel:
    """Return the duel as one deal with hardly any thinking."""
    tiny = {"ismcts:1000": "ismcts:4", "ismcts:100": "ismcts:2", RECIPE: "flat:1/top=2"}
    tiny |= {"master": "ismcts:3", "grandmaster": "ismcts:4"}
    player, rival = (tiny.get(spec, spec) for spec in (duel.player, duel.rival))
    return replace(duel, player=player, rival=rival, games=1)


def play(duel: Duel, folder: Path, cores: int | None, bar: Progress) -> Row:
    """Play a duel, or what is missing of it, and return the row of its player."""
    arena = Arena(
        duel.game,
        (duel.player, duel.rival),
        games=duel.games,
        seats=duel.seats,
        options=duel.options,
        seed=duel.seed,
    )
    task = bar.add_task(f"{duel.game} {duel.player} v {duel.rival}", total=arena.total)
    found = run(
        arena,
        cores=cores,
        file=folder / f"{duel.name}.sqlite",
        watch=lambda news: bar.update(task, completed=news.done),
    )
    bar.remove_task(task)
    return found.rows[0]


def is_shown(duel: Duel, row: Row) -> bool:
    """Tell whether a duel shows what it should: the rate; of a gain, that it is no accident."""
    return row.low > duel.at_least if duel.part == "tenfold" else row.win_rate >= duel.at_least


def report(duel: Duel, row: Row, seconds: float) -> dict[str, Any]:
    """Return the figures of a duel."""
    return {**asdict(duel), **asdict(row), "shown": is_shown(duel, row), "seconds": seconds}


def print_table(out: Console, rows: Sequence[dict[str, Any]]) -> None:
    """Print all duels as a table."""
    table = Table("part", "game", "duel", box=None, pad_edge=False)
    for name in ("games", "win rate", "95 % interval", "fair shares", "at least", "shown"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            row["part"],
            " ".join([row["game"], f"{row['seats']}p", *row["options"]]),
            f"{row['player']} v {'the recipe' if row['rival'] == RECIPE else row['rival']}",
            str(row["games"]),
            f"{row['win_rate']:.1%}",
            f"{row['low']:.1%} to {row['high']:.1%}",
            f"{row['win_rate'] * row['seats']:.2f}",
            f"{row['at_least']:.1%}",
            "yes" if row["shown"] else "NO",
        )
    out.print(table, soft_wrap=True)


def name_players() -> str:
    """Return a name for all rules and players as they are now."""
    package = Path(holdfast.__file__).parent
    seen = hashlib.sha256()
    for folder in ("core", "games", "search"):
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                seen.update(path.read_bytes() + b"\0")
    return seen.hexdigest()[:20]


def read_arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parts = sorted({duel.part for duel in all_duels()})
    reader.add_argument("--only", choices=parts, action="append", help="one part; may be repeated")
    reader.add_argument("--game", help="the duels of one game")
    reader.add_argument("--player", help="the duels of one player")
    reader.add_argument("--games", type=int, help="so many games for each duel")
    reader.add_argument("--seed", type=int, default=0, help="of the deals")
    reader.add_argument("--smoke", action="store_true", help="one deal each, tiny budgets")
    reader.add_argument("--cores", type=int, help="play on so many cores; default: all")
    here = Path(__file__).parent / "strength" / name_players()
    reader.add_argument("--folder", type=Path, default=here, help="for the games")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    return reader.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Play the duels, print the table; return 0 if all is shown that should be."""
    asked = read_arguments(given)
    duels = [duel for duel in all_duels() if not asked.only or duel.part in asked.only]
    duels = [duel for duel in duels if asked.game in (None, duel.game)]
    duels = [duel for duel in duels if asked.player in (None, duel.player)]
    duels = [replace(duel, seed=asked.seed) for duel in duels]
    if asked.games:
        duels = [replace(duel, games=asked.games) for duel in duels]
    if asked.smoke:
        duels = [shrink(duel) for duel in duels]
    asked.folder.mkdir(parents=True, exist_ok=True)
    rows = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), console=console) as bar:
        whole = bar.add_task("All duels", total=len(duels))
        for duel in duels:
            start = time.perf_counter()
            row = play(duel, asked.folder, asked.cores, bar)
            rows.append(report(duel, row, time.perf_counter() - start))
            bar.advance(whole)
    if asked.json:
        print(json.dumps(rows, indent=2))
    else:
        print_table(Console(width=150), rows)
    return 0 if asked.smoke or all(row["shown"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
