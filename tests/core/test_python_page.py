"""Every block of Python on the page about it, and in the README, is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import holdfast

ROOT = Path(holdfast.__file__).parents[1]
PAGE = ROOT / "docs" / "reference" / "python.md"


def blocks(path: Path) -> list[str]:
    """Return what stands between the fences that say Python."""
    return re.findall(r"^```python\n(.*?)^```$", path.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.only_compiled  # thousands of games
def test_what_the_page_shows_is_what_happens() -> None:
    found = blocks(PAGE)
    assert all(block.startswith(">>> ") for block in found)
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    test = parser.get_doctest("\n".join(found), {}, "python.md", str(PAGE), 0)
    runner.run(test)
    assert runner.tries > 20
    assert runner.failures == 0


@pytest.mark.only_compiled
def test_the_readme_shows_what_happens() -> None:
    shown = [block for block in blocks(ROOT / "README.md") if "import holdfast" in block]
    assert shown
    for block in shown:
        exec(compile(block, "README.md", "exec"), {})


def test_everything_public_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    errors = {name for name in holdfast.__all__ if _is_mistake(name)}  # they have their module
    missing = {name for name in holdfast.__all__ if name not in page} - errors
    assert missing == {"__version__"}


def _is_mistake(name: str) -> bool:
    value = getattr(holdfast, name)
    return isinstance(value, type) and issubclass(value, Exception)
