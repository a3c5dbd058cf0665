"""The types of the page are those of the server."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.core import wire
from holdfast.core.game import Stage
from holdfast.server import messages
from holdfast.server.api import calls
from holdfast.server.api.routes import people
from holdfast.server.api.typescript import (
    structs_of,
    wire_file,
    write_files,
    write_types,
    write_wire,
)
from holdfast.server.table import commands, setup

WEB = Path(__file__).parents[3] / "web"
FILE = WEB / "src" / "lib" / "protocol.ts"
TSC = WEB / "node_modules" / ".bin" / "tsc"


def interface(name: str) -> str:
    (body,) = re.findall(rf"^export interface {name} {{\n(.*?)^}}$", write_types(), re.M | re.S)
    return str(body)


def test_the_page_has_the_types_of_the_server() -> None:
    stale = [p for p, text in write_files().items() if p.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python -m holdfast.server.api.typescript"


def test_every_game_that_is_offered_has_types() -> None:
    games = [holdfast.game(name) for name in holdfast.game_names()]
    offered = {wire_file(game) for game in games if game.stage is not Stage.EXAMPLE}
    assert offered <= set(write_files())


def test_what_leaves_a_game_has_types() -> None:
    written = write_wire(holdfast.game("nim"))
    assert "export type Move = Take | Return;\n" in written
    assert '  kind: "take";\n  heap: number;\n  stones: number;\n' in written
    assert "  tokens: (number | null)[];\n" in written
    assert "BOX" not in written


def test_what_only_questions_have_may_be_left_out() -> None:
    written = write_wire(holdfast.game("schotten-totten"))
    assert "export type Question = Move | Try;\n" in written
    assert "  taken?: string | null;\n" in written
    assert '    { id: "R7", clan: "R", strength: 7 },\n' in written


def test_places_are_pairs() -> None:
    written = write_wire(holdfast.game("fellowship"))
    assert "export type At = [row: number, column: number];\n" in written
    assert "  from: At;\n  at: At;\n" in written
    assert "  rings: Record<Ring, Holder>;\n" in written


def test_every_message_has_a_type() -> None:
    written = re.findall(r"^export interface (\w+) ", write_types(), re.M)
    modules = (wire, messages, calls, commands, setup, people)
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
        '  language?: "de" | "en" | "hu" | "it";\n'
    )
    assert "  grace?: number | null;\n" in interface("Setup")


@pytest.mark.skipif(
    not TSC.exists() or shutil.which("node") is None, reason="the page's tools are not installed"
)
def test_the_types_are_strict_typescript(tmp_path: Path) -> None:
    done = subprocess.run(
        [TSC, "--strict", "--noEmit", "--exactOptionalPropertyTypes", *write_files()],
        cwd=tmp_path,  # beside no settings
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout == ""
    assert done.returncode == 0
