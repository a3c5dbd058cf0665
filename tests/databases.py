"""A plugin of pytest: databases for tests of the store, the server and its commands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A server of PostgreSQL for all tests of this process."""
    from tests.server.cluster import running_cluster  # noqa: PLC0415 : not every test has one

    with running_cluster() as started:
        yield started


@pytest.fixture
def lent(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The URL of a database of PostgreSQL, which every server that a test starts uses."""
    name = cluster.lend_database()
    monkeypatch.setenv("DATABASE_URL", cluster.url_of(name))
    yield cluster.url_of(name)
    cluster.take_back(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database of each kind, which every server that a test starts uses."""
    if request.param == "postgresql":
        url: str = request.getfixturevalue("lent")
        return url
    return f"sqlite:///{tmp_path / 'holdfast.db'}"
