"""Writes the tables of ``docs/reference/observations.md`` from what the games declare.

    .venv/bin/python -m holdfast.envs.page

What stands before the first game there is written by hand. A test holds page and games together.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import holdfast
from holdfast.core.encoding import Plane
from holdfast.core.game import Game, Stage

PAGE: Final = Path(__file__).parents[2] / "docs" / "reference" / "observations.md"


def write_page(text: str) -> str:
    """Return the page with new tables; games that are still being written have none."""
    games = [holdfast.game(name) for name in holdfast.game_names()]
    shown = [game for game in games if game.stage is not Stage.ALPHA]
    lines = [line for game in shown for line in _write_game(game)]
    return text.partition(f"\n## {shown[0].title}\n")[0] + "\n" + "\n".join(lines)


def _write_game(game: Game) -> Iterator[str]:
    lab = game.lab
    yield f"## {game.title}"
    yield ""
    yield f"Version {lab.version}: {lab.compact.size} numbers compactly, {lab.rich.size} richly,"
    yield f"{lab.actions} actions for {game.rules.moves} moves."
    yield ""
    yield lab.about_actions
    yield ""
    yield "| plane | shape | from | to | compact at | rich at | what |"
    yield "|---|---|---|---|---|---|---|"
    rich = dict(zip(lab.rich.planes, lab.rich.at, strict=True))
    for plane, at in zip(lab.compact.planes, lab.compact.at, strict=True):
        yield _write_plane(plane, str(at), str(rich.pop(plane, "")))
    for plane, place in rich.items():
        yield _write_plane(plane, "", str(place))
    yield ""


def _write_plane(plane: Plane, compact: str, rich: str) -> str:
    shape = " x ".join(map(str, plane.shape)) or "1"
    cells = [f"`{plane.name}`", shape, str(plane.low), str(plane.high), compact, rich, plane.about]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(write_page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
