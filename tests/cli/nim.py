"""``holdfast``, with Nim for the only game that it offers: run this file."""

from __future__ import annotations

from holdfast.cli import main
from holdfast.games import registry

if __name__ == "__main__":
    registry.offered = lambda: ("nim",)
    main()
