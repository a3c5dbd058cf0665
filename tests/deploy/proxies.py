"""A proxy in front of a server, from the file in deploy/, with a certificate of its own."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
PATIENCE: Final = 30.0
NAME: Final = "games.example.org"
#: Whom a proxy runs as where the tests run as root.
NOBODY: Final = "nobody"
_SUPERUSER: Final = 0

_MAIN: Final = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


@dataclass(frozen=True)
class Proxy:
    """A proxy that runs, or is to: its ports, and where the server behind it is."""

    folder: Path
    https: int
    http: int
    behind: int

    @property
    def url(self) -> str:
        """What players use."""
        return f"https://localhost:{self.https}"

    @property
    def trust(self) -> ssl.SSLContext:
        """What knows the certificate, and no other."""
        return ssl.create_default_context(cafile=str(self.folder / "cert.pem"))


@contextmanager
def proxied(program: str) -> Iterator[Proxy]:
    """Run a proxy, as nobody; end it."""
    folder = Path(tempfile.mkdtemp(prefix="holdfast-proxy-"))
    try:
        proxy = Proxy(folder, *_free_ports(3))
        _certify(folder)
        command = _prepare_nginx(proxy) if program == "nginx" else _prepare_caddy(proxy)
        user = NOBODY if os.geteuid() == _SUPERUSER else None
        if user is not None:
            for path in (folder, *folder.rglob("*")):
                shutil.chown(path, user)
        with (folder / "said").open("wb") as said:
            process = subprocess.Popen(command, stdout=said, stderr=said, user=user)
        try:
            _wait_for(proxy, process)
            yield proxy
        finally:
            process.terminate()
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder)


def _prepare_nginx(proxy: Proxy) -> list[str]:
    """Write the file of the site with the ports of the test, and one that reads it."""
    text = _change(
        (DEPLOY / "nginx.conf").read_text(),
        {
            "listen 80;": f"listen 127.0.0.1:{proxy.http};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{proxy.https} ssl http2;",
            "server 127.0.0.1:8080;": f"server 127.0.0.1:{proxy.behind};",
            f"server_name {NAME};": "server_name localhost;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{proxy.folder}/cert.pem",
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{proxy.folder}/key.pem",
        },
    )
    (proxy.folder / "site.conf").write_text(text)
    (proxy.folder / "nginx.conf").write_text(_MAIN.format(folder=proxy.folder))
    return [find("nginx"), "-p", str(proxy.folder), "-c", str(proxy.folder / "nginx.conf")]


def _prepare_caddy(proxy: Proxy) -> list[str]:
    """Write the file with the ports of the test and its certificate, as no name leads here."""
    cert, key = proxy.folder / "cert.pem", proxy.folder / "key.pem"
    text = _change(
        (DEPLOY / "Caddyfile").read_text(),
        {
            "{\n\tservers {": f"{{\n\tadmin off\n\thttp_port {proxy.http}\n\tservers {{",
            f"\n{NAME} {{": f"\nhttps://localhost:{proxy.https} {{\n\ttls {cert} {key}",
            "127.0.0.1:8080 {": f"127.0.0.1:{proxy.behind} {{",
        },
    )
    (proxy.folder / "Caddyfile").write_text(text)
    return [find("caddy"), "run", "--config", str(proxy.folder / "Caddyfile")]


def _change(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, f"there is no {old!r} any more"
        text = text.replace(old, new)
    return text


def find(program: str) -> str:
    """Return where a program is that not everybody has in their path."""
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found is not None, f"please install the package {program}"
    return found


def _certify(folder: Path) -> None:
    """Make a certificate that nobody else has signed."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-nodes", "-days", "2", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
            *("-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")),
        ],
        check=True,
        capture_output=True,
    )


def _free_ports(count: int) -> list[int]:
    listeners = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [listener.getsockname()[1] for listener in listeners]
    for listener in listeners:
        listener.close()
    return ports


def _wait_for(proxy: Proxy, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", proxy.https), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"the proxy did not start: {(proxy.folder / 'said').read_text()}")
