"""A server where everything may be done often, and two people."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.visits import FREELY, Person, Site, running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site"), **FREELY) as site:
        yield site


@pytest.fixture
def anna(site: Site) -> Iterator[Person]:
    with site.person("Anna") as anna:
        yield anna


@pytest.fixture
def bert(site: Site) -> Iterator[Person]:
    with site.person("Bert") as bert:
        yield bert
