"""The big moments, photographed: `.venv/bin/python -m tests.page.photographs FOLDER`.

Bots play a game of each kind; somebody watches it beat by beat, and every scene that comes is held at three instants.
Desk by day, phone by night; of each, one sheet with all of them goes to FOLDER as `stage-desk.jpg`, `stage-phone.jpg`.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.house import FLAGS, House, build_page, chromium
from tests.page.person import Person

GAMES = {"kremlin": 4, "goulag": 5, "politburo": 5}
SCREENS = {"desk": (1366, 768, "light"), "phone": (390, 844, "dark")}
INSTANTS = (0.2, 0.55, 1.0)
EACH = 2
"""How many of each scene."""
MOST = 900
"""How many beats are looked through."""

HOLD = """(part) => {
  const moves = document.querySelector(".stage").getAnimations({ subtree: true });
  const end = Math.max(1, ...moves.map((move) => move.effect.getComputedTiming().endTime));
  for (const move of moves) { move.pause(); move.currentTime = end * part; }
}"""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        here = Path(name)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with House(here, build_page(here / "page")) as house:
            for screen in SCREENS:
                taken = [shot for game in GAMES for shot in photographs(browser, house, game, screen, here)]
                sheet(browser, taken, 320 if screen == "desk" else 190, folder / f"stage-{screen}.jpg")
        browser.close()


def photographs(browser: Browser, house: House, game: str, screen: str, folder: Path) -> Iterator[tuple[str, Path]]:
    width, height, theme = SCREENS[screen]
    with Person(browser, house.base, width=width, height=height, theme=theme, tape="wait", still=False) as ann:
        ann.goes(f"/new?game={game}")
        ann.tick(ann.page.get_by_role("radio", name=ann.words("page-new-way-name", way="watch")))
        ann.press(ann.page.locator("button.go"))
        seen: Counter[str] = Counter()
        for beat in scenes(ann.page):
            scene = f"{game} {beat}"
            seen[scene] += 1
            if seen[scene] > EACH:
                continue
            for n, part in enumerate(INSTANTS):
                ann.page.evaluate(HOLD, part)
                path = folder / f"{screen}-{scene}-{seen[scene]}-{n}.png".replace(" ", "-")
                ann.page.screenshot(path=path)
                yield scene, path


def scenes(page: Page) -> Iterator[str]:
    """Every beat that is a scene, by its name; it stands until the next is asked for."""
    tape = page.locator(".tape.running")
    tape.wait_for()
    for _ in range(MOST):
        stage = page.locator(".stage")
        if stage.count() and stage.locator("svg").count():
            yield stage.get_attribute("data-scene") or ""
        if not tape.count():
            return
        before = tape.locator(".count").inner_text()
        while tape.count() and tape.locator(".count").inner_text() == before:
            page.keyboard.press("Space")
            page.wait_for_timeout(40)
        page.wait_for_timeout(60)


def sheet(browser: Browser, taken: list[tuple[str, Path]], width: int, path: Path) -> None:
    """All of them on one page, three in a row belonging together."""
    figures = "".join(f'<img src="{shot.as_uri()}" width="{width}" alt="{scene}">' for scene, shot in taken)
    written = path.with_suffix(".html")
    columns = 6 if width < 300 else 3
    look = f"margin:8px;background:#1c1a17;display:grid;gap:6px;grid-template-columns:repeat({columns},{width}px)"
    written.write_text(f'<body style="{look}">{figures}')
    page = browser.new_page(viewport={"width": columns * (width + 6) + 16, "height": 600})
    page.goto(written.as_uri())
    page.screenshot(path=path, full_page=True, type="jpeg", quality=72)
    page.close()
    written.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
