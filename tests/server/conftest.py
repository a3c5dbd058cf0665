"""What several tests of the server need."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Run, open_house
from tests.server.sitting import START


@pytest.fixture
def run(database: str, tmp_path: Path) -> Run:
    """Visits one house after another, each on the data of the one before.

    A number between two visits are seconds for which no server is there.
    """

    def running(*visits: Callable[[House], Coroutine[Any, Any, None]] | int) -> None:
        now = [START]

        async def all_of_them() -> None:
            for visit in visits:
                if isinstance(visit, int):
                    now[0] += visit * 1000
                    continue
                async with open_house(tmp_path, now) as house:
                    await asyncio.wait_for(visit(house), 120)

        asyncio.run(all_of_them())

    return running
