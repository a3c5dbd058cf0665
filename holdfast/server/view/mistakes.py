"""A mistake as it is told outside: a refusal, over HTTP and on a socket alike."""

from __future__ import annotations

import logging
from typing import Final

from holdfast.core.errors import HoldfastError
from holdfast.server import messages as m
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.refusals import Code, Refused

_log = logging.getLogger("holdfast.server")

#: How a failure of the store is told, without the names of its files.
_STORE: Final = {
    "full": "store-full",
    "locked": "store-locked",
    "damaged": "store-damaged",
    "other": "store-failed",
}


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
