"""How a database is named: what is accepted, what is refused, and what is never shown."""

from __future__ import annotations

import asyncio
import socket
import sys

import pytest

from holdfast.server.store import BadStore, Store, StoreFailed
from holdfast.server.store.urls import hide_password, open_url


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://root@localhost/holdfast",
        "postgresql://localhost",
        "postgresql://localhost:port/holdfast",
        "postgresql+asyncpg://localhost/holdfast",
    ],
)
def test_a_url_that_names_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadStore, match=r"give sqlite:/// and a file, or postgresql://") as refused:
        Store(url)
    assert str(refused.value).startswith(f"{url} is not the URL of a database")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_a_url_of_postgresql_is_shown_without_password_and_options(scheme: str) -> None:
    database = open_url(f"{scheme}://ann:secret@db.example.org:5433/club?sslmode=require")
    assert database.where == "postgresql://ann@db.example.org:5433/club"


def test_a_password_in_a_bad_url_is_not_shown() -> None:
    with pytest.raises(BadStore) as refused:
        open_url("mysql://ann:secret@localhost/club")
    assert "mysql://ann:***@localhost/club" in str(refused.value)
    assert hide_password("postgresql//ann:secret@localhost") == "postgresql//ann:***@localhost"


def test_without_the_driver_of_postgresql_it_is_told_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "holdfast.server.store.postgresql", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadStore, match=r"psycopg.*pip install 'holdfast\[postgresql\]'"):
        open_url("postgresql://localhost/club")


def test_a_server_that_does_not_answer_is_told_in_one_sentence() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"postgresql://ann:secret@127.0.0.1:{free.getsockname()[1]}/club"
        with pytest.raises(StoreFailed, match="cannot be reached") as refused:
            asyncio.run(Store(url).open())
    said = str(refused.value)
    assert "\n" not in said
    assert "secret" not in said
