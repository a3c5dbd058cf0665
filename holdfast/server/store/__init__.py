"""Where the server keeps everything: people, sessions, tables and the log of each table.

The log is the truth. Whatever else is stored about a table, its row, its seats and its snapshot, is
a cache that can be made again from the log.
"""

from __future__ import annotations

from holdfast.server.store.engine import Store
from holdfast.server.store.failures import BadStore, StoreFailed
from holdfast.server.store.log import Conflict, StoredEvent, StoredSnapshot
from holdfast.server.store.people import Person
from holdfast.server.store.urls import url_of

__all__ = [
    "BadStore",
    "Conflict",
    "Person",
    "Store",
    "StoreFailed",
    "StoredEvent",
    "StoredSnapshot",
    "url_of",
]
