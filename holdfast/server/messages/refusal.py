"""Why something was not done."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.server.table.refusals import Code


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done. ``by`` says whose sentence it is: the game's or the server's."""

    code: Code
    message: str
    sentence: str = ""
    args: dict[str, str | int] = {}
    by: Literal["game", "server"] = "server"
    rule: str = ""
