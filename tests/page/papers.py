"""Ten front pages of bots' games on one sheet: `.venv/bin/python -m tests.page.papers docs/screenshots`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.house import FLAGS, House, build_page, chromium
from tests.page.person import Person
from tests.page.photographs import sheet

SHELVES = {("kremlin", "en"): 3, ("kremlin", "fr"): 3, ("goulag", "en"): 2, ("politburo", "fr"): 2}
"""By game and language, how many of its last editions."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        here = Path(name)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with House(here, build_page(here / "page")) as house:
            taken = [page for game, lang in SHELVES for page in pages(browser, house, game, lang, here)]
        sheet(browser, taken, 520, folder / "pravda.jpg", columns=3)
        browser.close()


def pages(browser: Browser, house: House, game: str, lang: str, folder: Path) -> Iterator[tuple[str, Path]]:
    with Person(browser, house.base, lang=lang, width=1366, height=980, paper=True) as ann:
        ann.goes(f"/new?game={game}")
        ann.tick(ann.page.get_by_role("radio", name=ann.words("page-new-way-name", way="watch")))
        ann.press(ann.page.locator("button.go"))
        ann.page.locator(".ending").wait_for()
        ann.press(ann.page.get_by_role("button", name=ann.words("page-menu-paper")))
        paper = ann.page.locator(".sheet .paper")
        for n in range(SHELVES[game, lang]):
            paper.wait_for()
            path = folder / f"{game}-{lang}-{n}.png"
            ann.page.screenshot(path=path)
            yield f"{game} {lang}", path
            ann.page.keyboard.press("ArrowLeft")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
