"""Headers that tell browsers to trust nothing but what the server itself sends."""

from __future__ import annotations

from holdfast.server.guard.addresses import came_over_plain_http
from holdfast.server.guard.asgi import App, Message, Receive, Scope, Send
from holdfast.server.guard.settings import Guard

Pairs = list[tuple[bytes, bytes]]

CONTENT_SECURITY_POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS: Pairs = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY),
    (b"x-content-type-options", b"nosniff"),
    # Links of invitation are secrets, and must not be told to the next site.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
NO_STORE = (b"cache-control", b"no-store")
HSTS = (b"strict-transport-security", b"max-age=31536000")
STARTS = ("http.response.start", "websocket.http.response.start")


class Headers:
    """Middleware that adds the headers to every answer, in place of the app's own."""

    def __init__(self, app: App, guard: Guard) -> None:
        self._app = app
        self._guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers added at the start of an answer."""

        async def send_guarded(message: Message) -> None:
            if message["type"] in STARTS:
                headers = [(name.lower(), value) for name, value in message.get("headers", [])]
                message = {**message, "headers": replaced(headers, self._added(scope, headers))}
            await send(message)

        await self._app(scope, receive, send_guarded)

    def _added(self, scope: Scope, headers: Pairs) -> Pairs:
        secure = self._guard.secure and not came_over_plain_http(scope, self._guard)
        sets_cookie = any(name == b"set-cookie" for name, _ in headers)
        private = sets_cookie or scope["path"] == "/api" or scope["path"].startswith("/api/")
        return [*ALWAYS, *([HSTS] if secure else []), *([NO_STORE] if private else [])]


def replaced(headers: Pairs, added: Pairs) -> Pairs:
    """The headers, with those that are added in place of others of the same name."""
    names = {name for name, _ in added}
    return [*((name, value) for name, value in headers if name not in names), *added]
