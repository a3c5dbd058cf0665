"""The HTTP status of each refusal."""

from __future__ import annotations

from typing import Final

from holdfast.server.table.refusals import Code

_STATUS: Final = {
    Code.NO_SESSION: 401,
    Code.FOREIGN_ORIGIN: 403,
    Code.FOREIGN_HOST: 403,
    Code.NOT_INVITED: 403,
    Code.PUT_OUT: 403,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.NO_WATCHERS: 403,
    Code.CHAT_OFF: 403,
    Code.HINTS_OFF: 403,
    Code.ANALYSIS_OFF: 403,
    Code.NOT_ASKER: 403,
    Code.UNKNOWN_TABLE: 404,
    Code.UNKNOWN_SEAT: 404,
    Code.UNKNOWN_MOMENT: 404,
    Code.UNKNOWN_LESSON: 404,
    Code.UNKNOWN_PUZZLE: 404,
    Code.UNKNOWN_STUDY: 404,
    Code.UNKNOWN_ADDRESS: 404,
    Code.TOO_SLOW: 408,
    Code.TOO_BIG: 413,
    Code.NOT_JSON: 415,
    Code.BAD_MESSAGE: 400,
    Code.BAD_OPTION: 400,
    Code.BAD_POSITION: 400,
    Code.CANNOT_EDIT: 400,
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


def status_of(code: Code) -> int:
    """Return the HTTP status of a refusal."""
    return _STATUS.get(code, _CONFLICT)
