"""Two clients at a match of boardgame.io: Socket.IO over a WebSocket, as far as it is needed."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, Final

import msgspec
import websockets.asyncio.client as ws

from bench.loading.pairs import Listener, Pair

_GAME: Final = "border"
_SLOTS: Final = 3
# A packet begins with its kind, in Engine.IO and in Socket.IO, and the namespace.
_PING, _PONG = "2", "3"
_CONNECT: Final = f"40/{_GAME},"
_EVENT: Final = f"42/{_GAME},"
_decode = msgspec.json.Decoder(list[Any]).decode


class BoardgamePair(Pair):
    """Two clients at one match; see ``bench/boardgame_io/game.js``."""

    def __init__(self, port: int, chance: Random, listener: Listener) -> None:
        """Begin without a match."""
        super().__init__(port, chance, listener)
        self._match = ""
        self._keys: list[str] = []
        self._sockets: list[ws.ClientConnection] = []
        self._states: list[Any] = [None, None]  # as each client knows it
        self._mover = 0

    async def open(self) -> None:
        """Make a match, join it twice, and ask for its state."""
        made = await self.post(f"/games/{_GAME}/create", {"numPlayers": 2}, {})
        self._match = made.body["matchID"]
        for seat, name in enumerate(("Anna", "Bert")):
            joining = {"playerID": str(seat), "playerName": name}
            joined = await self.post(f"/games/{_GAME}/{self._match}/join", joining, {})
            self._keys.append(joined.body["playerCredentials"])
        self._sockets = await self.connect("/socket.io/?EIO=4&transport=websocket", [{}, {}])
        await asyncio.gather(*(socket.send(_CONNECT) for socket in self._sockets))

    async def move(self) -> None:
        """Play a random card of the hand at a random stone with a free place."""
        seat, state = self._mover, self._states[self._mover]
        me, board = str(seat), state["G"]
        free = [i for i, stone in enumerate(board["stones"]) if len(stone[me]) < _SLOTS]
        card = self.chance.randrange(len(board["players"][me]["hand"]))
        payload = {
            "type": "play",
            "args": [card, self.chance.choice(free)],
            "playerID": me,
            "credentials": self._keys[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.start()
        await self._emit(seat, ["update", action, state["_stateID"], self._match, me])

    async def hear(self, seat: int, text: str) -> None:
        """Take note of the state that a client is sent."""
        if text == _PING:
            await self._sockets[seat].send(_PONG)
        elif text.startswith(_CONNECT):
            await self._emit(seat, ["sync", self._match, str(seat), self._keys[seat], 2])
        elif text.startswith(_EVENT):
            self._take(seat, _decode(text[len(_EVENT) :]))

    def _take(self, seat: int, event: list[Any]) -> None:
        match event:
            case ["update", _, state, *_]:
                if seat != self._mover:
                    self.heard()
                self._see(seat, state)
            case ["sync", _, {"state": state}, *_]:
                self._see(seat, state)

    def _see(self, seat: int, state: Any) -> None:
        self._states[seat] = state
        one, two = self._states
        if one is None or two is None or one["_stateID"] != two["_stateID"]:
            return
        self._mover = int(state["ctx"]["currentPlayer"])
        self.ready()

    async def _emit(self, seat: int, event: list[Any]) -> None:
        await self._sockets[seat].send(_EVENT + json.dumps(event))
