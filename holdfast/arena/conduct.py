"""Running an arena: play what is missing, keep it, and sum up."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from holdfast.arena.archive import Archive, Key, open_archive
from holdfast.arena.cluster import play_on_ray
from holdfast.arena.plan import Arena, Job
from holdfast.arena.played import Played
from holdfast.arena.playing import Finished
from holdfast.arena.results import Results, Tally, sum_up
from holdfast.arena.sprt import Sprt, Verdict
from holdfast.arena.workers import play_here, play_in_workers
from holdfast.core.kernels import all_cores


@dataclass(frozen=True)
class News:
    """How far an arena has come."""

    done: int
    total: int
    tally: Tally  # of the first player


def run(
    arena: Arena,
    *,
    cores: int | None = None,
    file: str | Path | None = None,
    ray: str | None = None,
    replays: str | Path | None = None,
    watch: Callable[[News], None] | None = None,
) -> Results:
    """Play an arena and return what it has found.

    It plays on all cores unless ``cores`` says on how many, or on the Ray cluster at the address
    ``ray``. With a ``file`` every game is kept as soon as it ends, and games that are there already
    are not played again. ``replays`` is a folder for the replays of all games. ``watch`` is told
    how far it has come. Raises ``HoldfastError`` for files that cannot be used and players that
    cannot go on.
    """
    with open_archive(arena, file) as archive:
        ledger = _Ledger(arena, archive.games())
        missing = arena.total - len(ledger.games)
        if missing and not ledger.is_settled:
            before = frozenset(ledger.games)
            jobs = (job for job in arena.jobs() if job.key not in before)
            with closing(_play(arena, jobs, min(cores or all_cores(), missing), ray)) as batches:
                for finished in batches:
                    archive.add(finished)
                    ledger.add(finished)
                    if watch:
                        watch(News(len(ledger.games), arena.total, ledger.tally))
                    if ledger.is_settled:
                        break
        keys = ledger.keys()
        if replays:
            _write_replays(arena, archive, keys, Path(replays))
    return sum_up(arena, [ledger.games[key] for key in keys], ledger.verdict)


def _play(
    arena: Arena, jobs: Iterator[Job], cores: int, ray: str | None
) -> Generator[list[Finished]]:
    if ray is not None:
        return play_on_ray(jobs, ray, cores)
    for _label, work in arena.steps():
        work()  # once, before many processes would do it at the same time
    return play_here(jobs) if cores == 1 else play_in_workers(jobs, cores)


class _Ledger:
    """The games so far, and what the sequential test, if there is one, says to them.

    The test sees deals in their order, and only whole ones: its verdict, and where it stops, do not
    depend on which games end first.
    """

    def __init__(self, arena: Arena, games: dict[Key, Played]) -> None:
        # A file may hold more deals than are wanted now.
        self.games = {key: game for key, game in games.items() if game.deal < arena.deals}
        self.tally = Tally(arena.names[0])
        self._test = Sprt(*arena.sprt) if arena.sprt else None
        self._rotations = arena.table_size
        for game in self.games.values():
            self.tally.add(game)
        self._go_on()

    def add(self, finished: list[Finished]) -> None:
        """Write down games that have ended."""
        for game in finished:
            self.games[game.job.key] = game.played
            self.tally.add(game.played)
        self._go_on()

    @property
    def verdict(self) -> Verdict | None:
        """What the test has found, if there is one."""
        return self._test.verdict if self._test else None

    @property
    def is_settled(self) -> bool:
        """Tell whether no more games are needed."""
        return self.verdict not in (None, Verdict.OPEN)

    def keys(self) -> list[Key]:
        """Return the games that count, in their order: up to where the test was settled."""
        last = self._test.deals if self._test and self.is_settled else None
        order = sorted(self.games, key=lambda key: (key[1], key[0], key[2]))
        return [key for key in order if last is None or key[1] < last]

    def _go_on(self) -> None:
        while self._test and not self.is_settled and self._is_whole(self._test.deals):
            self._test.add(self.tally.deal(self._test.deals))

    def _is_whole(self, deal: int) -> bool:
        # A test is between two players: there is one group.
        return all((0, deal, rotation) in self.games for rotation in range(self._rotations))


def _write_replays(arena: Arena, archive: Archive, keys: list[Key], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for key in keys:
        group, deal, rotation = key
        path = folder / f"{arena.game}-{group + 1}-{deal + 1}-{rotation + 1}.txt"
        path.write_text(archive.replay(key), encoding="utf-8", newline="\n")
