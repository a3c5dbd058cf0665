"""What several tests of the server need."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from holdfast.server.site.house import DATABASE_URL, choose_url
from tests.server.cluster import Cluster, running_cluster
from tests.server.house import House, Run, open_house
from tests.server.sitting import START


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A server of PostgreSQL for all tests of this process."""
    with running_cluster() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The URL of a database for one test, which every server that it starts uses."""
    if request.param == "sqlite":
        yield choose_url(tmp_path)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = cluster.lend_database()
    monkeypatch.setenv(DATABASE_URL, cluster.url_of(name))
    yield cluster.url_of(name)
    cluster.take_back(name)


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
