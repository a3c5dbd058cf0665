"""Refusals and mistakes, as they go out: over HTTP with a status, on a socket as a message."""

from __future__ import annotations

import logging
from typing import Final

from holdfast.core.errors import HoldfastError
from holdfast.server import messages as m
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.refusals import Code, Refused

_log = logging.getLogger("holdfast.server")

_STATUS: Final = {
    Code.NO_SESSION: 401,
    Code.FOREIGN_ORIGIN: 403,
    Code.FOREIGN_HOST: 403,
    Code.NOT_INVITED: 403,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.NO_WATCHERS: 403,
    Code.CHAT_OFF: 403,
    Code.HINTS_OFF: 403,
    Code.UNKNOWN_TABLE: 404,
    Code.UNKNOWN_SEAT: 404,
    Code.UNKNOWN_MOMENT: 404,
    Code.UNKNOWN_ADDRESS: 404,
    Code.TOO_BIG: 413,
    Code.NOT_JSON: 415,
    Code.BAD_MESSAGE: 400,
    Code.BAD_OPTION: 400,
    Code.UNREADABLE_MOVE: 400,
    Code.AMBIGUOUS_MOVE: 400,
    Code.TOO_FAST: 429,
    Code.NOT_READY: 503,
    Code.STOPPING: 503,
    Code.STORE_FAILED: 503,
    Code.INTERNAL: 500,
}
#: What is asked of a table that is not so now.
_CONFLICT: Final = 409
#: How a failure of the store is told, without the names of its files.
_STORE: Final = {
    "full": "store-full",
    "locked": "store-locked",
    "damaged": "store-damaged",
    "other": "store-failed",
}


def status_of(code: Code) -> int:
    """Return the HTTP status of a refusal."""
    return _STATUS.get(code, _CONFLICT)


def refusal_of(mistake: Exception) -> m.Refusal:
    """Return what a mistake is called outside; one of ours is logged, and says nothing."""
    if isinstance(mistake, Refused):
        return m.Refusal(**mistake.as_dict())
    if isinstance(mistake, StoreFailed):
        return m.Refusal(**Refused(Code.STORE_FAILED, says=_STORE[mistake.why]).as_dict())
    if isinstance(mistake, HoldfastError):
        return m.Refusal(**Refused(Code.BAD_OPTION, detail=str(mistake)).as_dict())
    _log.error("internal", exc_info=mistake, extra={"facts": {}})
    return m.Refusal(**Refused(Code.INTERNAL).as_dict())
