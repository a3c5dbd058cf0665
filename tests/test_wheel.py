"""A wheel is enough: it serves the page and a game without Node.js and without this tree."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "holdfast" / "server" / "page"
PATIENCE = 60.0  # seconds; a loaded machine is slow


#: Without what would lead back to this tree.
ENV = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


def run(*command: str | Path) -> str:
    """Run a program to its end and return what it printed."""
    done = subprocess.run(
        command, env=ENV, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel."""
    assert (PAGE / "index.html").exists(), "the page is not built; run: make web"
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    (found,) = folder.glob("*.whl")
    return found


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel into a new environment, beside what it needs; return the program.

    What it needs comes from the environment of the tests, but not what that has of this tree: a
    path that is only added does not have its own .pth files read.
    """
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    place = sysconfig.get_path("purelib", vars={"base": str(folder)})
    Path(place, "needed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    alone = ["--no-index", "--no-deps", "--ignore-installed"]
    run(sys.executable, "-m", "pip", "--python", python, "install", *alone, wheel)
    found = run(python, "-P", "-c", "import holdfast; print(holdfast.__file__)")
    assert Path(found.strip()).is_relative_to(folder)
    return folder / "bin" / "holdfast"


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[str]:
    """Run the server of an installed program, away from the tree; yield its address."""
    process = subprocess.Popen(
        [program, "serve", "--port", "0", "--no-browser", "--data", folder / "data"],
        env={**ENV, "PATH": str(program.parent), "HOLDFAST_JIT": "off"},
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield next(
            line.split(":", 1)[1].strip()
            for line in process.stdout
            if line.startswith("On this machine:")
        )
    finally:
        process.kill()
        process.communicate()


def ask(browser: httpx.Client, method: str, path: str, **options: Any) -> Any:
    """Ask until the server is ready and it is not too soon; return the answer."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = browser.request(method, path, **options)
        if answer.status_code not in (429, 503) or time.monotonic() > end:
            return answer.raise_for_status().json()
        time.sleep(float(answer.headers.get("retry-after", 0.2)))


def play(browser: httpx.Client, game: str) -> Any:
    """Play both sides of a game at random; return how it ended."""
    seats = [{"who": "me"}, {"who": "hot", "name": "Bert"}]
    setup = {"game": game, "seats": seats, "options": {"auto_claim": True}}
    table = ask(browser, "POST", "/api/tables", json=setup)["table"]
    choice, address = random.Random(4), f"/api/tables/{table['id']}"
    while table["status"] == "playing":
        move = choice.choice(table["match"]["moves"])["id"]
        command = {"do": "move", "cid": str(table["version"]), "v": table["version"], "move": move}
        ask(browser, "POST", f"{address}/commands", json=command)
        table = ask(browser, "GET", address, params={"since": table["version"]})["table"]
    return table["result"]


def test_the_wheel_has_the_whole_page(wheel: Path) -> None:
    built = [path for path in PAGE.rglob("*") if path.is_file()]
    expected = {path.relative_to(ROOT).as_posix() for path in built}
    with ZipFile(wheel) as opened:
        names = set(opened.namelist())
    assert len(expected) > 3
    assert expected <= names
    assert not [name for name in names if name.startswith(("web/", "tests/"))]


def test_an_installed_wheel_serves_the_page_and_a_game(wheel: Path, tmp_path: Path) -> None:
    program = install(wheel, tmp_path / "venv")
    with (
        serving(program, tmp_path) as url,
        httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE) as browser,
    ):
        page = browser.get("/")
        assert page.content == (PAGE / "index.html").read_bytes()
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert any(file.endswith(".js") for file in files)
        for file in files:
            assert browser.get(file).content == (PAGE / file[1:]).read_bytes()
        ask(browser, "POST", "/api/session", json={"name": "Anna"})
        result = play(browser, "schotten-totten")
        assert result["why"] == "played"
        assert result["winners"]
        assert len(result["scores"]) == 2
