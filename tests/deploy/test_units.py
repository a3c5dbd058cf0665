"""The units for systemd: they are well-formed and closed, and start what there is."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.proxies import DEPLOY
from tests.server.running import PATIENCE, PROGRAM, environment, running

UNITS = sorted(file.name for file in DEPLOY.iterdir() if file.suffix in (".service", ".timer"))
SERVICES = [name for name in UNITS if name.endswith(".service")]
INSTALLED = "/opt/holdfast/bin/holdfast"
#: From 0 to 10; what is left over is mostly the network, and compiled code.
MOST_EXPOSED = 1.5

analyses = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here"
)


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, with a program that is there."""
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace(INSTALLED, shutil.which("true") or "")
        (tmp_path / name).write_text(text)
    return tmp_path


def analyse(*arguments: str | Path) -> str:
    done = subprocess.run(
        ["systemd-analyze", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr.strip(), done.stderr
    return done.stdout


@analyses
def test_systemd_understands_the_units(units: Path) -> None:
    analyse("verify", *(units / name for name in UNITS))


@analyses
@pytest.mark.parametrize("service", SERVICES)
def test_a_service_is_closed_to_what_it_does_not_need(units: Path, service: str) -> None:
    told = analyse("security", "--no-pager", "--offline=true", units / service)
    level = re.search(r"exposure level for \S+: (\d+\.\d)", told)
    assert level is not None, told
    assert float(level[1]) <= MOST_EXPOSED


def start_of(service: str) -> list[str]:
    """Return what a service starts."""
    # A line may be repeated in these files, which other readers of them do not like.
    text = (DEPLOY / service).read_text().replace("SystemCallFilter=~", "Without=")
    text = text.replace("Environment=DATABASE_URL=", "Database=")
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text)
    return shlex.split(unit["Service"]["ExecStart"])


def test_the_backup_of_the_timer_is_one(tmp_path: Path) -> None:
    command = start_of("holdfast-backup.service")
    assert command[0] == INSTALLED
    places = {"/var/lib/holdfast": "data", "/var/backups/holdfast": "backups"}
    arguments = [str(tmp_path / places[word]) if word in places else word for word in command[1:]]
    with running(tmp_path / "data"):
        subprocess.run([*PROGRAM, *arguments], env=environment(), check=True)
    assert len(list((tmp_path / "backups").iterdir())) == 1


def test_the_server_of_the_unit_starts(tmp_path: Path) -> None:
    command = start_of("holdfast.service")
    assert command[:3] == [INSTALLED, "serve", "--data"]
    options = [word for word in command[4:] if word != "--no-browser"]  # as there is already
    with running(tmp_path / "data", "--port", "0", *options) as server:
        assert server.stop() == 0


@pytest.mark.usefixtures("lent")
def test_the_worker_of_the_unit_starts() -> None:
    command = start_of("holdfast-worker.service")
    assert command == [INSTALLED, "worker", "--quiet"]
    words = [word for word in command[1:] if word != "--quiet"]  # it says when it thinks
    with subprocess.Popen(
        [*PROGRAM, *words], env=environment(), stdout=subprocess.PIPE, text=True
    ) as worker:
        assert worker.stdout is not None
        assert worker.stdout.readline().startswith("Thinking for postgresql://")
        worker.terminate()
        assert worker.wait(PATIENCE) == 0
