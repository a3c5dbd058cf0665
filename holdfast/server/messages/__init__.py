"""What the server says, as data: the answers over HTTP and the messages on a socket, by subject.

The documentation of the API and the types of the page are made from these. What is received is not
here, but with the commands and the calls; and nothing here decides who may see what.
"""

from __future__ import annotations

from holdfast.core.wire import Choice
from holdfast.server.messages.lobby import (
    GameShown,
    Health,
    MyTable,
    OpenTables,
    OptionShown,
    Readiness,
    Summary,
)
from holdfast.server.messages.people import (
    Me,
    Token,
    Visitor,
)
from holdfast.server.messages.questions import (
    Explained,
    HintMove,
    HintShown,
    Preview,
    WhyShown,
)
from holdfast.server.messages.refusal import (
    Refusal,
)
from holdfast.server.messages.socket import (
    Absent,
    Acknowledged,
    AnyMessage,
    Games,
    Happened,
    Here,
    Invited,
    LobbyShown,
    Message,
    Opened,
    Pong,
    Rejected,
    Stopping,
    Thinking,
    Turn,
    Welcome,
)
from holdfast.server.messages.tables import (
    ClockShown,
    Done,
    LineShown,
    MatchShown,
    Moment,
    Page,
    Parts,
    Proof,
    ResultShown,
    SeatShown,
    Story,
    TableShown,
    Told,
    UndoShown,
    Value,
    View,
)

__all__ = [
    "Absent",
    "Acknowledged",
    "AnyMessage",
    "Choice",
    "ClockShown",
    "Done",
    "Explained",
    "GameShown",
    "Games",
    "Happened",
    "Health",
    "Here",
    "HintMove",
    "HintShown",
    "Invited",
    "LineShown",
    "LobbyShown",
    "MatchShown",
    "Me",
    "Message",
    "Moment",
    "MyTable",
    "OpenTables",
    "Opened",
    "OptionShown",
    "Page",
    "Parts",
    "Pong",
    "Preview",
    "Proof",
    "Readiness",
    "Refusal",
    "Rejected",
    "ResultShown",
    "SeatShown",
    "Stopping",
    "Story",
    "Summary",
    "TableShown",
    "Thinking",
    "Token",
    "Told",
    "Turn",
    "UndoShown",
    "Value",
    "View",
    "Visitor",
    "Welcome",
    "WhyShown",
]
