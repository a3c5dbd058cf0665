"""How much is it worth to begin? An export, read with Polars and plotted.

    holdfast arena schotten-totten --between greedy,greedy --games 2000 --file duel.sqlite
    holdfast export schotten-totten duel.sqlite --games games.parquet
    python examples/first_player.py games.parquet --to begins.svg

It needs the extra: pip install 'holdfast[data]'. The columns are in docs/reference/export.md.
"""

import argparse

import matplotlib
import polars as pl

matplotlib.use("Agg")  # no window
from matplotlib import pyplot

DEVIATIONS = 1.96  # on each side of the mean, for an interval of 95 %


def shares_by_order(games):
    """Return the share of the win of who begins, of the next seat, and so on.

    Matches of one deal are not independent: in an arena the deal is the unit, else the match.
    """
    seats = games.filter("finished").select(
        "players",
        "first",
        "shares",
        unit=pl.coalesce("deal", -1 - pl.col("match")),
        seat=pl.int_ranges(0, "players"),
    )
    order = (pl.col("seat") - pl.col("first") + pl.col("players")) % pl.col("players")
    by_unit = (
        seats.explode("shares", "seat")
        .with_columns(order=order)
        .group_by("players", "order", "unit")
        .agg(pl.col("shares").mean())
    )
    return (
        by_unit.group_by("players", "order")
        .agg(
            share=pl.col("shares").mean(),
            error=DEVIATIONS * pl.col("shares").std() / pl.len().sqrt(),
            units=pl.len(),
        )
        .sort("players", "order")
    )


def plot(found, title, place):
    """Draw a dot for each seat, with its interval, and a line at the fair share."""
    figure, axes = pyplot.subplots(figsize=(6, 3.5), layout="constrained")
    for (players,), rows in found.group_by("players", maintain_order=True):
        label = f"{players} players, {rows['units'][0]} deals"
        axes.errorbar(rows["order"] + 1, rows["share"], rows["error"], fmt="o", label=label)
        axes.axhline(1 / players, color="grey", linewidth=0.8)
    axes.set(title=title, xlabel="order of play", ylabel="share of the win")
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.margins(0.25)
    axes.legend(loc="upper left", frameon=False)
    figure.savefig(place)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", help="a table of games, as Parquet")
    parser.add_argument("--to", default="begins.svg", help="where to draw")
    given = parser.parse_args()
    table = pl.read_parquet(given.games)
    shares = shares_by_order(table)
    for row in shares.iter_rows(named=True):
        what = f"{row['players']} players, number {row['order'] + 1} in order"
        print(f"{what}: {row['share']:.1%} ± {row['error']:.1%}")
    plot(shares, f"{table['game'][0]}: is it good to begin?", given.to)
