"""How the server is, for whoever asks whether it is well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from holdfast import __version__
from holdfast.server import messages as m
from holdfast.server.site.kitchen import Preparation, Stage


def health(
    games: Mapping[str, Preparation], *, stopping: bool = False, failing: bool = False
) -> m.Health:
    """Return how the server is; ``failing`` says that it cannot keep what happens."""
    stages = {each.stage for each in games.values()}
    shown = {name: _show_readiness(each) for name, each in games.items()}
    return m.Health(_status(stages, stopping, failing), shown, __version__)


def _show_readiness(game: Preparation) -> m.Readiness:
    return m.Readiness(game.stage.value, game.done, game.total, game.step, game.problem)


def _status(
    stages: set[Stage], stopping: bool, failing: bool
) -> Literal["starting", "ok", "failing", "stopping"]:
    if stopping:
        return "stopping"
    if failing or stages == {Stage.FAILED}:
        return "failing"
    return "starting" if stages & {Stage.WAITING} else "ok"
