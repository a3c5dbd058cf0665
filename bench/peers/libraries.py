"""The libraries, and which of them are installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Final, Protocol

from bench.peers import cards, catan, jitted, spiel, zoo
from bench.peers.entry import Entry


class Library(Protocol):
    """A module of this package for a library of others."""

    LIBRARY: str

    def entries(self) -> Iterator[Entry]:
        """Yield what it is measured at."""
        ...


LIBRARIES: Final[tuple[Library, ...]] = (spiel, zoo, cards, jitted, catan)
#: What each needs, the package that gives it its version first.
PACKAGES: Final[Mapping[str, tuple[str, ...]]] = {
    spiel.LIBRARY: ("open_spiel",),
    zoo.LIBRARY: ("pettingzoo", "pygame-ce", "rlcard", "chess"),
    cards.LIBRARY: ("rlcard",),
    jitted.LIBRARY: ("pgx", "jax"),
    catan.LIBRARY: ("catanatron",),
}
#: How all of them are installed.
INSTALL: Final = "pip install 'holdfast[peers]'"


def find_versions(packages: tuple[str, ...]) -> dict[str, str]:
    """Return the versions of packages; those that are not there have none."""
    found = {}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def is_installed(library: Library) -> bool:
    """Tell whether all that a library needs is there."""
    packages = PACKAGES[library.LIBRARY]
    return len(find_versions(packages)) == len(packages)
