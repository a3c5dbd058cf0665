"""The gate: every request and every handshake passes its checks before the application sees it."""

from __future__ import annotations

import asyncio
import logging

from holdfast.server.guard.addresses import client_address, host_refusal
from holdfast.server.guard.asgi import App, Receive, Scope, Send
from holdfast.server.guard.body import TooBig, read_again, read_body
from holdfast.server.guard.denials import Denial, answer, too_big, too_fast, too_slow
from holdfast.server.guard.headers import Headers
from holdfast.server.guard.origin import content_refusal, origin_refusal
from holdfast.server.guard.rates import Rates
from holdfast.server.guard.settings import Guard
from holdfast.server.guard.tokens import read_credential

LOG = logging.getLogger(__name__)


def protect(app: App, guard: Guard, rates: Rates) -> App:
    """An application behind the gate, with the headers on every answer, refusals included."""
    return Headers(Gate(app, guard, rates), guard)


class Gate:
    """Middleware that checks host, origin, rate and body, in this order.

    Rates come after origins, so that a foreign page cannot use up what its visitor is allowed;
    bodies come last, so that nobody is read who is not let in.
    """

    def __init__(self, app: App, guard: Guard, rates: Rates) -> None:
        self._app = app
        self._guard = guard
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is let in, answer what is not."""
        if scope["type"] == "http":
            await self._let_in_request(scope, receive, send)
            return
        refusal = self._refusal(scope) if scope["type"] == "websocket" else None
        if refusal is not None:
            await self._refuse(refusal, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _let_in_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        body: bytes | None = b""
        if refusal is None:
            try:
                async with asyncio.timeout(self._guard.body_seconds):
                    body = await read_body(scope, receive, self._guard.body_bytes)
            except TooBig:
                refusal = too_big(self._guard.body_bytes)
            except TimeoutError:
                refusal = too_slow(self._guard.body_seconds)
        if body is None:
            return
        refusal = refusal or content_refusal(scope, body)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, send)
        else:
            await self._app(scope, read_again(body, receive), send)

    def _refusal(self, scope: Scope) -> Denial | None:
        return (
            host_refusal(scope, self._guard)
            or origin_refusal(scope, self._guard)
            or self._rate_refusal(scope)
        )

    def _rate_refusal(self, scope: Scope) -> Denial | None:
        wait = self._rates.addresses.take(client_address(scope, self._guard))
        credential = read_credential(scope, self._guard)
        # Credentials are not checked yet: invented ones are counted only as fast as their address.
        if not wait and credential is not None:
            wait = self._rates.sessions.take(credential.digest)
        return too_fast(wait) if wait else None

    async def _refuse(self, refusal: Denial, scope: Scope, receive: Receive, send: Send) -> None:
        # Neither path nor headers: they can hold links of invitation and tokens.
        LOG.info(
            "refused %s from %s: %s",
            scope["type"],
            client_address(scope, self._guard),
            refusal.code,
        )
        await answer(refusal, scope, receive, send)
