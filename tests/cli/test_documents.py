"""Every command in the README and in the documentation is run here, or is listed with the reason.

What a page prints is run as it stands there, or with smaller amounts (``SMALLER``), in an empty
folder with some files to work on. Of a synopsis the options are looked up in the help, and of
``make`` what it would do. A command that is neither run nor listed in ``NOT_RUN`` fails, and so
does an entry that no page needs any more.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest

import holdfast as package
from holdfast.arena import Arena
from holdfast.arena import run as play
from holdfast.core.pledge import make_pledge
from holdfast.core.replay import write_replay
from tests.cli.conftest import Holdfast, Result

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^ *```(\S*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
#: Blocks that show something else than commands.
OTHERS = ("python", "json", "toml", "text", "{toctree}")
COMMAND = re.compile(r"(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?(?:holdfast|python3?|make|pytest) ")
SYNOPSIS = re.compile(r"…|\[|\b(?:GAME|FILE|DIR|NAME)\b")

#: What is not run, and why: it begins like this.
NOT_RUN = {
    "python examples/ppo.py": "learns for minutes; tests/envs/test_examples.py",
    "holdfast arena nim --between random,ppo": "is about what the line before it has learned",
    "holdfast serve": "does not end; test_serve.py starts and stops it",
    "DATABASE_URL=": "needs a PostgreSQL with that name; tests/server/cluster.py has another one",
    "python3 examples/table_bot.py": "needs a server; tests/browser/test_example.py has one",
    "python3 -m venv": "makes an environment of its own; tests/test_wheel.py has one",
    "holdfast admin": "needs a server that was played on; test_admin.py has one",
    "holdfast board add": "is kept for the user; tests/games/rheinlander/test_board_command.py",
    "holdfast warm": "compiles everything, for minutes; make test does it first",
    "holdfast bench": "compiles anew, for minutes; test_figures.py measures nim",
    ".venv/bin/holdfast new-game": "writes into the checkout; test_new_game.py has a copy",
    ".venv/bin/pytest": "is about the game that the line before has written",
    "holdfast arena schotten-totten --between journeyman,thumb": "test_outside.py lets it play",
}

#: What is run with less: a part of the command, and what is put in its place.
SMALLER = {
    "master,greedy --games 100": "apprentice,greedy --games 2",
    "--games 3000": "--games 90",
    "match.txt --iterations 4000": "match.txt --iterations 20",
    "game.txt --svg": "game.txt --iterations 20 --worlds 0 --to 3 --svg",
    "--seat B=master": "--seat B=apprentice",
    "nim --count 6": "nim --count 1",
    "--file puzzles.toml --count 6": "--file puzzles.toml --count 1",
    "show nim 37-9 --file": "show nim --file",  # which one it finds depends on how many it wants
}

#: What people would type next, so that it ends.
TYPED = "q\nquit\n"


#: What comes out the same everywhere: the page has to print all of it.
EXACT = (
    "holdfast arena nim --between greedy,random,random --games 200",
    "holdfast arena nim --between greedy,random --players 3 --misere",
    "holdfast replay games 'older/*.txt' arena.sqlite --validate",
    "holdfast stats nim a.sqlite",
    "holdfast export nim a.sqlite",
    "holdfast rules schotten-totten 3.7",
    "holdfast puzzles check nim",
    "holdfast play chess",
    "holdfast worker",
)


class Shown(NamedTuple):
    """A command on a page, and what the page prints below it."""

    line: str
    answer: str

    @property
    def is_synopsis(self) -> bool:
        """Tell whether it says what can be given, and is no command itself."""
        return self.line.startswith("holdfast ") and bool(SYNOPSIS.search(self.line))


def shown_on(page: Path) -> list[Shown]:
    """Return the commands on a page, in their order."""
    text = page.read_text(encoding="utf-8")
    blocks = [body for kind, body in BLOCK.findall(text) if kind not in OTHERS]
    return [each for body in blocks for each in shown_in(body)]


def shown_in(block: str) -> Iterator[Shown]:
    """Yield the commands in a block: behind a prompt if there is any, with what goes on below."""
    lines = re.sub(r"\\\n *|\n {4,}(?=\[)", " ", block).splitlines()
    prompt = "$ " if any(line.startswith("$ ") for line in lines) else ""
    for number, line in enumerate(lines):
        command = line.strip().removeprefix(prompt)
        if line.strip().startswith(prompt) and COMMAND.match(command):
            rest = lines[number + 1 :] if prompt else []
            below = takewhile(lambda text: not text.startswith("$ "), rest)
            # A remark stands far to the right.
            yield Shown(re.split(r"\s{2,}|\s+#\s", command)[0], "\n".join(below))


def reason(line: str) -> str:
    """Return why a command is not run; nothing if it is."""
    return next((why for start, why in NOT_RUN.items() if line.startswith(start)), "")


def smaller(line: str) -> str:
    for much, little in SMALLER.items():
        line = line.replace(much, little)
    return line


@pytest.fixture
def files() -> None:
    """What the pages work on: matches, an own board, and what is wrong with others."""
    match = package.new("nim", seed=3)
    while match.turn is not None:
        match.play(match.legal_ids[0])
    pledge, salt = make_pledge("nim", 3, "ab" * 16), "ab" * 16
    text = write_replay(match, "A=human B=greedy", pledge=pledge, salt=salt)
    for name in ("match.txt", "game.txt", "games/19.txt", "older/1.txt"):
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).write_text(text, encoding="utf-8")
    Path("games/20.txt").write_text(text.replace("\nA ", "\nB ", 1), encoding="utf-8")
    play(Arena("nim", ("greedy", "random"), games=2), cores=1, file="arena.sqlite")
    board = ROOT / "holdfast" / "games" / "rheinlander" / "data" / "rhine.toml"
    text = board.read_text(encoding="utf-8")
    own = text.replace("\nmore = []", '\nmore = ["R3 R20"]')
    Path("my-board.toml").write_text(own, encoding="utf-8")
    Path("broken.toml").write_text(text.replace("L6", "L7"), encoding="utf-8")
    Path("examples").symlink_to(ROOT / "examples")


def test_the_commands_on_the_pages_are_found() -> None:
    found = [each.line for page in PAGES for each in shown_on(page)]
    assert len(found) > 90
    assert "holdfast games" in found
    assert "make play" in found
    assert any(line.endswith("[--json] [options of the game]") for line in found)


def test_what_is_no_command_is_not_taken_for_one() -> None:
    block = "$ holdfast play chess\nholdfast: there is no game 'chess'\n$ rm -r holdfast\n"
    assert [*shown_in(block)] == [
        Shown("holdfast play chess", "holdfast: there is no game 'chess'")
    ]
    plain = (
        "holdfast games    # all of them\nholdfast/core/\nholdfast stats GAME [--x]\n    [--y]\n"
    )
    assert [each.line for each in shown_in(plain)] == [
        "holdfast games",
        "holdfast stats GAME [--x] [--y]",
    ]


def test_nothing_is_listed_that_no_page_has() -> None:
    found = [each.line for page in PAGES for each in shown_on(page)]
    assert [start for start in NOT_RUN if not any(map(starts(start), found))] == []
    run = "\n".join(line for line in found if not reason(line))
    assert [much for much in SMALLER if much not in run] == []
    assert [start for start in EXACT if not any(map(starts(start), found))] == []
    named = {name for why in NOT_RUN.values() for name in re.findall(r"test_\w+\.py", why)}
    assert named <= {path.name for path in (ROOT / "tests").rglob("test_*.py")}


def starts(start: str) -> Callable[[str], bool]:
    return lambda line: line.startswith(start)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    "page", [page for page in PAGES if shown_on(page)], ids=lambda page: page.stem
)
def test_what_a_page_shows_can_be_done(holdfast: Holdfast, page: Path) -> None:
    for shown in shown_on(page):
        if shown.is_synopsis:
            check_synopsis(holdfast, shown.line)
        elif shown.line.startswith("make "):
            check_make(shown.line)
        elif not reason(shown.line):
            check_command(holdfast, shown)


def check_synopsis(holdfast: Holdfast, line: str) -> None:
    """Look up every option of a synopsis in the help."""
    words = re.match(r"holdfast ((?:[a-z-]+ ?)+)", line)
    assert words, line
    named = [word for word in words[1].split() if not word.startswith("-")]
    help_text = holdfast(*named, "--help").out
    for option in re.findall(r"--[a-z-]+", line):
        assert option in help_text, f"{option} of {line}"


def check_make(line: str) -> None:
    """Let ``make`` say what it would do."""
    command = [*shlex.split(line), "--dry-run"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def check_command(holdfast: Holdfast, shown: Shown) -> None:
    """Run a command; it fails where the page shows that it does, with the same sentence.

    Of what comes out the same everywhere all of it is compared.
    """
    line, _, pipe = smaller(shown.line).partition(" | ")
    result = run(holdfast, line, pipe)
    said = result.err + result.out
    if shown.answer.startswith("holdfast: "):
        assert re.split(r"[;\n]", shown.answer)[0] in said, f"{line}\n{said}"
        assert result.code > 0 or "--svg" in line
    else:
        assert result.code == ("broken" in line), f"{line}\n{said}"
    if shown.line.startswith(EXACT):
        assert trimmed(said) == trimmed(shown.answer).replace("6 of 6", "1 of 1")


def trimmed(text: str) -> str:
    """Return a text without what cannot be seen of it."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def run(holdfast: Holdfast, line: str, pipe: str) -> Result:
    words = shlex.split(line, comments=True)
    if words[0] == "holdfast":
        alone = ["--cores", "1"] if words[1] == "arena" else []
        result = holdfast(*words[1:], *alone, typed=TYPED)
    else:
        done = subprocess.run(
            [sys.executable, *words[1:]], capture_output=True, text=True, check=False
        )
        result = Result(done.returncode, done.stdout, done.stderr)
    if not pipe:
        return result
    done = subprocess.run(
        shlex.split(pipe), input=result.out, capture_output=True, text=True, check=False
    )
    return Result(done.returncode, done.stdout, done.stderr)
