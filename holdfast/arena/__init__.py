"""Arenas: many games between players that are programs, and what they prove.

>>> from holdfast import game_names
>>> from holdfast.arena import Arena, run
>>> results = run(Arena(game_names()[-1], ("greedy", "random"), games=20), cores=1)
>>> results["greedy"].games
20
"""

from __future__ import annotations

from holdfast.arena.archive import BadArenaFile
from holdfast.arena.conduct import News, run
from holdfast.arena.plan import Arena
from holdfast.arena.played import Played
from holdfast.arena.playing import GameFailed
from holdfast.arena.results import Results
from holdfast.arena.rows import Row
from holdfast.arena.sprt import Verdict

__all__ = [
    "Arena",
    "BadArenaFile",
    "GameFailed",
    "News",
    "Played",
    "Results",
    "Row",
    "Verdict",
    "run",
]
