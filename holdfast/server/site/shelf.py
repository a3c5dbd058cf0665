"""The shelf: the games on offer, each as far as the kitchen has prepared it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING

import msgspec

from holdfast.server import messages as m
from holdfast.server.site.kitchen import Kitchen, Preparation, Warmth
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import LEVELS

if TYPE_CHECKING:
    from holdfast.core.game import Game


class Shelf:
    """The games, for tables and for those who choose one."""

    def __init__(
        self, names: tuple[str, ...], on_change: Callable[[str, Preparation], None]
    ) -> None:
        """Name the games to offer; ``on_change`` hears of each step of their preparation."""
        self.kitchen = Kitchen(names, on_change)
        self.is_open = False  # there are tables, at which games can be played
        self._games: dict[str, Game] = {}

    def find(self, name: str) -> Game:
        """Return a game that can be played; raise ``Refused``."""
        if not self._prepared(name).is_playable:
            self.kitchen.try_again(name)
            raise Refused(Code.NOT_READY, title=name)
        if name not in self._games:
            # Not before it is needed: it loads the compiler.
            self._games[name] = import_module("holdfast").game(name)
        return self._games[name]

    def check(self, name: str) -> None:
        """Raise ``Refused`` if a game is not on offer."""
        self._prepared(name)

    def is_warm(self, name: str) -> bool:
        """Tell whether a game is compiled, so that players can search."""
        return self.kitchen.preparation(name).warmth is Warmth.READY

    def show(self) -> list[m.GameShown]:
        """Return the games and how far they are prepared."""
        return [self._show(*each) for each in self.preparations().items()]

    def preparations(self) -> dict[str, Preparation]:
        """Return how far each game is: without tables none can be played."""
        games = self.kitchen.preparations()
        return {name: each if self.is_open else _closed(each) for name, each in games.items()}

    def prepare(self, name: str) -> m.GameShown:
        """Have a game prepared now, and return how far it is; raise ``Refused``."""
        self._prepared(name)
        self.kitchen.try_again(name)
        return self._show(name, self._prepared(name))

    def _prepared(self, name: str) -> Preparation:
        games = self.preparations()
        if name not in games:
            known = ", ".join(games)
            raise Refused(Code.BAD_OPTION, says="unknown-game", game=name[:40], known=known)
        return games[name]

    def _show(self, name: str, prepared: Preparation) -> m.GameShown:
        done, total = prepared.done, prepared.total
        shown = m.GameShown(name, prepared.warmth.value, done, total, prepared.step)
        if not prepared.is_playable:
            return shown
        game = self.find(name)
        options = [m.OptionShown(o.name, o.help, o.default, list(o.choices)) for o in game.options]
        return msgspec.structs.replace(
            shown,
            title=game.title,
            players=list(game.seats),
            rules=game.rules_version,
            levels=list(LEVELS),
            options=options,
        )


def _closed(prepared: Preparation) -> Preparation:
    return replace(prepared, warmth=Warmth.WAITING) if prepared.is_playable else prepared
