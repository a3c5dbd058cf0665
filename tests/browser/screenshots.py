"""Pictures of every page and every table, for people to look at.

python -m tests.browser.screenshots              into build/screenshots, with a page of all
python -m tests.browser.screenshots --only table --language hu
"""

from __future__ import annotations

import argparse
import html
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.progress import track

from tests.browser.house import GAMES, ROOT, Caller, House, Json, open_house, play_on
from tests.browser.people import PHONE, TABLET, WIDE, Person, arrive, open_chromium

FOLDER: Final = ROOT / "build" / "screenshots"
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desktop": WIDE}
THEMES: Final = ("light", "dark")
PLAYERS: Final = {"schotten-totten": 2, "rheinlander": 4, "fellowship": 3}
OPTIONS: Final[dict[str, Json]] = {"schotten-totten": {"tactics": True}}
#: How many moves were made: few, about half of them, all.
STAGES: Final = {
    "early": dict.fromkeys(GAMES, 6),
    "middle": {"schotten-totten": 45, "rheinlander": 45, "fellowship": 60},
    "end": dict.fromkeys(GAMES, 10_000),
}
SETTLED: Final = 700  # milliseconds after which nothing moves any more


@dataclass(frozen=True)
class Shot:
    """A picture to be taken."""

    name: str
    path: str
    close: bool = False  # what lies over the page is closed first


def pages() -> Iterator[Shot]:
    """Yield the pages that need no table."""
    yield Shot("start", "/")
    yield Shot("settings", "/settings")
    yield Shot("lost", "/nowhere")
    for game in GAMES:
        yield Shot(f"new-{game}", f"/new/{game}")
        yield Shot(f"rules-{game}", f"/rules/{game}#3.2")


def tables(caller: Caller) -> Iterator[Shot]:
    """Set up tables, play at them, and yield what they look like."""
    for game in GAMES:
        bots: list[Json] = [{"who": "bot", "level": "apprentice"}] * (PLAYERS[game] - 1)
        options = OPTIONS.get(game, {})
        for stage, moves in STAGES.items():
            table = caller.set_up(game, [{"who": "me"}, *bots], options=options)["id"]
            play_on([caller], table, moves[game])
            yield Shot(f"table-{game}-{stage}", f"/table/{table}", close=stage == "end")
            if stage == "end":
                yield Shot(f"table-{game}-result", f"/table/{table}")
                yield Shot(f"replay-{game}", f"/replay/{table}/20?eyes=open")
        waiting = caller.set_up(game, [{"who": "me"}, {"who": "invited"}, *bots[1:]])["id"]
        yield Shot(f"table-{game}-waiting", f"/table/{waiting}")


def take(person: Person, shot: Shot, file: Path) -> None:
    """Take a picture of what a person sees at an address."""
    page = person.go(shot.path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    if shot.close:
        page.keyboard.press("Escape")
        page.wait_for_timeout(SETTLED)
    page.screenshot(path=file)


def write_index(folder: Path, files: Sequence[str]) -> Path:
    """Write a page with all pictures."""
    figures = "\n".join(
        f'<figure><a href="{name}"><img src="{name}" loading="lazy" height="360" '
        f'alt=""></a><figcaption>{html.escape(name)}</figcaption></figure>'
        for name in files
    )
    style = "body{display:flex;flex-wrap:wrap;gap:1em;font:1em serif}figure{margin:0}"
    index = folder / "index.html"
    index.write_text(
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Screenshots</title>'
        f"<style>{style}</style>\n{figures}\n",
        encoding="utf-8",
    )
    return index


def shoot(house: House, folder: Path, only: str, language: str) -> list[str]:
    """Take all pictures whose name has ``only`` in it; return their names."""
    caller = Caller(house, "Anna")
    wanted = [shot for shot in (*pages(), *tables(caller)) if only in shot.name]
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    with open_chromium() as browser:
        steps = [(size, theme, shot) for size in SIZES for theme in THEMES for shot in wanted]
        people: dict[tuple[str, str], Person] = {}
        for size, theme, shot in track(steps, "Taking pictures"):
            if (size, theme) not in people:
                people[size, theme] = arrive(
                    house, browser, size=SIZES[size], theme=theme, language=language
                )
                people[size, theme].context.clear_cookies()
                people[size, theme].context.add_cookies(caller.cookies)  # type: ignore[arg-type]
            files.append(f"{shot.name}-{size}-{theme}.png")
            take(people[size, theme], shot, folder / files[-1])
        for person in people.values():
            person.close()
    caller.close()
    return files


def main() -> None:
    """Read the arguments, and take the pictures."""
    parser = argparse.ArgumentParser(description="Pictures of every page and every table.")
    parser.add_argument("--only", default="", help="a part of the names of those wanted")
    parser.add_argument("--language", default="en", choices=("en", "de", "hu", "it"))
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to put them into")
    chosen = parser.parse_args()
    os.environ.setdefault("HOLDFAST_JIT", "fast")
    with tempfile.TemporaryDirectory() as data, open_house(Path(data)) as house:
        files = shoot(house, chosen.out, chosen.only, chosen.language)
    print(f"{len(files)} pictures; open {write_index(chosen.out, files)}")


if __name__ == "__main__":
    main()
