"""How the server is, for whoever asks whether it is well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from holdfast import __version__
from holdfast.server import messages as m
from holdfast.server.site.kitchen import Preparation, Warmth


def health(
    games: Mapping[str, Preparation],
    *,
    stopping: bool = False,
    failing: bool = False,
    problem: str = "",
) -> m.Health:
    """Return how the server is; ``failing`` says that it cannot keep what happens.

    ``problem`` is what is wrong with what it has kept.
    """
    warmths = {each.warmth for each in games.values()}
    shown = {name: _show_readiness(each) for name, each in games.items()}
    status = _status(warmths, stopping, failing or bool(problem))
    return m.Health(status, shown, __version__, problem)


def _show_readiness(game: Preparation) -> m.Readiness:
    return m.Readiness(game.warmth.value, game.done, game.total, game.step, game.problem)


def _status(
    warmths: set[Warmth], stopping: bool, failing: bool
) -> Literal["starting", "ok", "failing", "stopping"]:
    if stopping:
        return "stopping"
    if failing or warmths == {Warmth.FAILED}:
        return "failing"
    return "starting" if warmths & {Warmth.WAITING} else "ok"
