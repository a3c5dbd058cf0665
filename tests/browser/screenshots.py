"""Take pictures of every page, and of every table early, in the middle and at the end of a game.

    python -m tests.browser.screenshots
    python -m tests.browser.screenshots --only rheinlander --size phone --theme dark

They go into ``build/screenshots/``, with a page that shows all of them: ``index.html``.
"""

from __future__ import annotations

import argparse
import html
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from holdfast.games import registry
from tests.browser.house import GAMES, PAUSE, ROOT, House, open_house
from tests.browser.people import PHONE, TABLET, WIDE, arrive, open_chromium
from tests.browser.places import LAID, Gallery, Place, plain_places

FOLDER: Final = ROOT / "build" / "screenshots"
SIZES: Final = {"small": (360, 760), "phone": PHONE, "tablet": TABLET, "wide": WIDE}
THEMES: Final = ("light", "dark")
#: Pictures of a table: what of, at which stage, where, and what shows that it is there.
TABLES: Final = (
    ("early", "early", "/table/{}", LAID),
    ("middle", "middle", "/table/{}", LAID),
    ("picked", "middle", "/table/{}", "[data-can=pick]"),
    ("end", "end", "/table/{}", LAID),
    ("over", "end", "/table/{}", LAID),
    ("replay", "end", "/replay/{}/20", LAID),
)
#: Pages on which one learns and studies: name, address, and what shows that it is there.
STUDIES: Final = (
    ("learn", "/learn/{game}/first/2", LAID),
    ("puzzle", "/puzzles/{game}", LAID),
    ("edit", "/study/edit/{game}", ".editor[data-ready=true] .board > *"),
    ("begin", "/study/table/{over}/20?eyes=0", "form, fieldset"),
    ("study", "/study/{study}", LAID),
    ("best", "/study/{study}?best", "dialog[open] li"),
    ("analysis", "/replay/{judged}/20?analysis", ".room .compared li"),
    ("watch", "/table/{bots}", ".room .hopes [role=meter]"),
    ("stats", "/stats/{game}", "main[data-state=done]"),
)
BOT: Final = {"who": "bot", "level": "apprentice"}
STILL: Final = 400  # milliseconds until nothing moves any more


@dataclass(frozen=True)
class Picture:
    """A picture to be taken: of a place, in a size and a theme."""

    place: Place
    size: str
    theme: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.place.name} {self.size} {self.theme}.png".replace(" ", "-")


def places(gallery: Gallery, only: str) -> Iterator[Place]:
    """Find the places with something in their name; tables are played to their stage if needed."""
    yield from (place for place in plain_places() if only in place.name)
    if only in "gathering":
        table = gallery.owner.set_up("rheinlander", [{"who": "me"}, *[{"who": "invited"}] * 2])
        yield Place("gathering", f"/table/{table['id']}", ".gathering")
    for game in GAMES:
        for what, stage, path, sign in TABLES:
            if only in (name := f"{game} {what}"):
                yield Place(name, path.format(gallery.find(game, stage)), sign)


def study_places(gallery: Gallery, only: str) -> Iterator[Place]:
    """Find the pages on which one learns and studies, with something on them."""
    for game in GAMES:
        for what, path, sign in STUDIES:
            if only in (name := f"{game} {what}"):
                found = {
                    key: _get_ready(gallery, game, key) for key in KINDS if f"{{{key}}}" in path
                }
                yield Place(name, path.format(game=game, **found), sign)


#: What an address of these pages may name.
KINDS: Final = ("over", "judged", "bots", "study")


def _get_ready(gallery: Gallery, game: str, kind: str) -> str:
    """Return the id of a match that is over, that was judged, of bots, or of a study."""
    owner = gallery.owner
    if kind == "bots":
        seats = [BOT] * max(registry.get(game).seats)
        return str(owner.set_up(game, seats, pace=2000)["id"])
    over = gallery.find(game, "end")
    if kind == "judged":
        path = f"/api/tables/{over}/analysis"
        owner.post(path)
        while owner.get(path)["state"] != "done":
            time.sleep(PAUSE)
    if kind == "study":
        return _share_study(gallery, over)
    return over


def _share_study(gallery: Gallery, over: str) -> str:
    """Return a study from the middle of a match, with two branches."""
    owner = gallery.owner
    root = owner.get(f"/api/tables/{over}/moments/20/study?seat=0&deal=7")
    place = {"game": root["game"], "position": root["position"]}
    moves = owner.post("/api/studies/look", place)["match"]["moves"]
    tried = [
        {"after": -1, "move": moves[0]["text"], "name": "too careful"},
        {"after": -1, "move": moves[-1]["text"]},
    ]
    body = {"root": root, "title": "Two ways", "moves": tried}
    return str(owner.post("/api/studies", body)["id"])


def take(page: Page, url: str, picture: Picture, folder: Path) -> None:
    """Take one picture."""
    page.goto(url + picture.place.path)
    page.wait_for_selector(picture.place.sign)
    page.wait_for_load_state("networkidle")
    if picture.place.name.endswith("picked"):
        page.locator(picture.place.sign).last.click(force=True)
    if picture.place.name.endswith("over"):
        page.keyboard.press("Escape")  # the board behind the sheet with the result
    page.wait_for_timeout(STILL)
    whole = not picture.place.sign.startswith((".room", ".editor", "dialog", "[data-can=pick]"))
    page.screenshot(path=folder / picture.file, full_page=whole)


def take_all(house: House, browser: Browser, asked: argparse.Namespace, folder: Path) -> int:
    """Take all pictures that were asked for; return how many there are."""
    gallery = Gallery(house)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    pictures: list[Picture] = []
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("playing", total=None)
        found = [*places(gallery, asked.only), *study_places(gallery, asked.only)]
        each = [(size, theme) for size in asked.size for theme in asked.theme]
        bar.update(task, total=len(found) * len(each))
        for size, theme in each:
            how = {"size": SIZES[size], "theme": theme, "touch": size != "wide"}
            person = arrive(house, browser, "Anna", caller=gallery.owner, **how)
            for place in found:
                picture = Picture(place, size, theme)
                bar.update(task, description=f"{place.name}, {size}, {theme}")
                take(person.page, house.url, picture, folder)
                pictures.append(picture)
                bar.advance(task)
            person.close()
    write_index(pictures, folder)
    return len(pictures)


def write_index(pictures: Sequence[Picture], folder: Path) -> None:
    """Write a page with all pictures, those of a place side by side."""
    rows: dict[str, list[Picture]] = {}
    for picture in pictures:
        rows.setdefault(picture.place.name, []).append(picture)
    parts = [
        "<!doctype html><meta charset=utf-8><title>Screenshots</title>",
        "<style>body{font:16px sans-serif;margin:24px}div{display:flex;gap:12px;overflow-x:auto}",
        "img{height:420px;border:1px solid #888}</style>",
    ]
    for name, row in rows.items():
        parts.append(f"<h2>{html.escape(name)}</h2><div>")
        parts += [
            f'<a href="{each.file}"><img src="{each.file}" loading=lazy alt="{each.file}"></a>'
            for each in row
        ]
        parts.append("</div>")
    (folder / "index.html").write_text("\n".join(parts) + "\n")


def read_arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--only", default="", help="places with this in their name")
    reader.add_argument("--size", action="append", choices=SIZES, help="may be repeated")
    reader.add_argument("--theme", action="append", choices=THEMES, help="may be repeated")
    asked = reader.parse_args(given)
    asked.size = asked.size or list(SIZES)
    asked.theme = asked.theme or list(THEMES)
    return asked


def main(given: Sequence[str] | None = None) -> int:
    """Take the pictures and say where they are."""
    asked = read_arguments(given)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
        open_chromium() as browser,
    ):
        count = take_all(house, browser, asked, FOLDER)
    print(f"{count} pictures: {(FOLDER / 'index.html').relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
