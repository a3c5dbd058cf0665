"""The growth as a picture: one column for what grows, one row for what is measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.scaling.points import METRICS, Point

_TITLES = {
    "moves_per_second": "moves/s",
    "p99": "p99, ms",
    "memory": "memory, MB",
    "start": "start, s",
}
_UNITS = {"moves_per_second": 1.0, "p99": 1e3, "memory": 2.0**-20, "start": 1.0}


def draw(
    found: Mapping[str, Sequence[Point]], slopes: Mapping[str, Mapping[str, float]], file: Path
) -> None:
    """Write the picture, in the format that the name of the file says."""
    import matplotlib  # noqa: PLC0415 - only who draws needs it

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    figure, axes = pyplot.subplots(
        len(METRICS),
        len(found),
        figsize=(3 * len(found), 2.2 * len(METRICS)),
        sharex="col",
        sharey="row",
        squeeze=False,
    )
    for column, (axis, points) in enumerate(found.items()):
        for row, metric in enumerate(METRICS):
            place = axes[row][column]
            values = [getattr(point, metric) * _UNITS[metric] for point in points]
            place.loglog([point.size for point in points], values, "o-", color="#355e8d")
            place.set_title(f"exponent {slopes[axis][metric]:+.2f}", fontsize=9)
            place.grid(which="both", alpha=0.25)
            if column == 0:
                place.set_ylabel(_TITLES[metric])
            if row == len(METRICS) - 1:
                place.set_xlabel(axis)
    for row, metric in enumerate(METRICS):
        every = [getattr(p, metric) * _UNITS[metric] for points in found.values() for p in points]
        axes[row][0].set_ylim(min(every) / 2, max(every) * 2)
    figure.tight_layout()
    figure.savefig(file)
    pyplot.close(figure)
