"""The types of the page are those of the server."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from holdfast.server import messages
from holdfast.server.api import calls, routes
from holdfast.server.api.typescript import structs_of, write_types
from holdfast.server.table import commands, setup

WEB = Path(__file__).parents[3] / "web"
FILE = WEB / "src" / "lib" / "protocol.ts"
TSC = WEB / "node_modules" / ".bin" / "tsc"


def interface(name: str) -> str:
    (body,) = re.findall(rf"^export interface {name} {{\n(.*?)^}}$", write_types(), re.M | re.S)
    return str(body)


def test_the_page_has_the_types_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == write_types(), (
        "run: python -m holdfast.server.api.typescript > web/src/lib/protocol.ts"
    )


def test_every_message_has_a_type() -> None:
    written = re.findall(r"^export interface (\w+) ", write_types(), re.M)
    modules = (messages, calls, commands, setup, routes)
    kinds = [kind.__name__ for module in modules for kind in structs_of(module)]
    assert sorted(written) == sorted(kinds)
    assert {"TableShown", "LineShown", "Move", "Watch", "Setup", "NewSession"} <= set(written)


def test_what_we_send_has_all_its_fields() -> None:
    assert '  by: "game" | "server";\n' in interface("Refusal")
    assert "?" not in interface("GameShown")
    assert set(re.findall(r"^  (\w+):", interface("Live"), re.M)) == {
        "kind",
        *msgspec.to_builtins(setup.Live()),
    }


def test_what_we_leave_out_is_optional_and_never_null() -> None:
    line = interface("LineShown")
    assert "  seq: number;\n" in line
    assert "  seat?: number;\n" in line
    assert "null" not in line


def test_what_we_receive_may_lack_what_has_a_default() -> None:
    assert interface("Move") == (
        '  do: "move";\n  cid: string;\n  v?: number;\n  move?: number | string;\n'
    )
    assert "  grace?: number | null;\n" in interface("Setup")


@pytest.mark.skipif(
    not TSC.exists() or shutil.which("node") is None, reason="the page's tools are not installed"
)
def test_the_types_are_strict_typescript(tmp_path: Path) -> None:
    done = subprocess.run(
        [TSC, "--strict", "--noEmit", "--exactOptionalPropertyTypes", FILE],
        cwd=tmp_path,  # beside no settings
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout == ""
    assert done.returncode == 0
