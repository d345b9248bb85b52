"""The pictures of the README, taken anew: `.venv/bin/python -m tests.page.postcards docs/screenshots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from tests.page.house import FLAGS, House, build_page, chromium
from tests.page.moments import Moment, play_to
from tests.page.person import Person
from tests.page.rooms import among_comrades

BOARDS = (
    Moment("kremlin", "kremlin", "declare", window=True, after=24),
    Moment("politburo", "politburo", "ballot", after=4),
    Moment("goulag", "goulag", "supervise", after=2),
)
"""Each with four comrades, some way into the game."""
ARCHIVE = Moment("archive", "goulag")
TRIES = 12


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        here = Path(name)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with House(here, build_page(here / "page")) as house:
            token = house.welcome("Ann")
            take(browser, house, "", "/", folder / "home.jpg")
            for moment in BOARDS:
                take(browser, house, token, f"/t/{table_at(house, token, moment)}", folder / f"{moment.name}.jpg")
            over = table_at(house, token, ARCHIVE)
            take(browser, house, token, f"/archive/{over}?eyes=all&at=24", folder / "archive.jpg")
        browser.close()


def table_at(house: House, token: str, moment: Moment) -> str:
    for seed in range(TRIES):
        table = among_comrades(house, token, moment.game)
        if play_to(house, token, table, moment, Random(seed)):
            return table
    raise AssertionError(f"{moment.name} never came")


def take(browser: Browser, house: House, token: str, path: str, to: Path) -> None:
    """As somebody sees it who has been here before: nothing is explained any more."""
    with Person(browser, house.base, token=token, width=1366, height=900) as ann:
        ann.goes(path)
        ann.page.wait_for_load_state("networkidle")
        understood = ann.page.get_by_role("button", name=ann.words("page-guide-understood"))
        while understood.count():
            ann.press(understood.first)
        ann.page.wait_for_timeout(800)
        ann.page.screenshot(path=to, type="jpeg", quality=82)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
