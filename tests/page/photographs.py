"""The big moments, photographed: `.venv/bin/python -m tests.page.photographs FOLDER [SINGLES]`.

Bots play until everything that is wanted has happened at one of their tables; then it is watched there, and held at
three instants, on a desk and on a phone, by day and by night. Of each, a sheet with all of them goes to FOLDER as
`stage-desk-light.jpg` and so on; the single photographs go to SINGLES, to be looked at one by one: those that lie
there already are not taken again.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.house import FLAGS, House, build_page, chromium
from tests.page.person import Person
from tests.page.wanted import WANTED, Beat, Told, Wanted

SCREENS = {"desk": (1366, 768), "phone": (390, 844)}
THEMES = ("light", "dark")
INSTANTS = (0.2, 0.55, 1.0)
TABLES = {"kremlin": (4, ("careful", "random")), "goulag": (6, ("naive",)), "politburo": (5, ("naive",))}
"""Of each game: how many play, and which bots, by turns; those who think seldom do what is seldom done."""
MOST = 60
"""So many tables are begun of a game until all has happened."""

HOLD = """(part) => {
  const moves = document.querySelector(".stage").getAnimations({ subtree: true });
  const end = Math.max(1, ...moves.map((move) => move.effect.getComputedTiming().endTime));
  for (const move of moves) {
    if (part < 1) move.pause(); // what is held at its end is not always drawn anew
    move.currentTime = part < 1 ? end * part : end + 1;
  }
}"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
"""What was moved by hand is drawn with the next frame, not with this one."""

SHOWN = """() => {
  const tape = document.querySelector(".tape.running");
  return tape && `${tape.querySelector(".count").textContent} ${Boolean(tape.querySelector(".meanwhile"))}`;
}"""

Shot = tuple[str, Path]
Due = dict[Wanted, list[int]]
"""Of a table: how much was told before each time that it came."""


def main(folder: Path, singles: Path | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        here = Path(name)
        there = singles or here / "singles"
        there.mkdir(parents=True, exist_ok=True)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with House(here, build_page(here / "page")) as house:
            for game in WANTED:
                photograph(browser, house, game, there)
        for screen, (width, _) in SCREENS.items():
            for theme in THEMES:
                taken = [shot for game in WANTED for shot in album(game, f"{screen}-{theme}", there)]
                sheet(browser, taken, 210 if width > 600 else 112, folder / f"stage-{screen}-{theme}.jpg")
        browser.close()


def photograph(browser: Browser, house: House, game: str, folder: Path) -> None:
    """All that is wanted of this game, from as few tables as it takes."""
    missing = [wanted for wanted in WANTED[game] if not path_of(game, wanted, 2, "phone-dark", folder).exists()]
    with Person(browser, house.base, tape="slow", still=False).called("Ann") as ann:
        tables: dict[str, Due] = {}
        while len(tables) < MOST and not set(missing) <= {wanted for due in tables.values() for wanted in due}:
            table, told = played(ann, game, len(tables))
            tables[table] = due_in(told, missing)
        while missing and tables:
            table = max(tables, key=lambda each: sum(wanted in missing for wanted in tables[each]))
            due = tables.pop(table)
            begins(ann, table, game)
            for scene, first in scenes(ann.page):
                for wanted in [one for one in missing if one.scene == scene and first in due.get(one, ())][:1]:
                    shoot(ann.page, game, wanted, folder)
                    missing.remove(wanted)
                if all(first >= max(due.get(wanted, (0,))) for wanted in missing):
                    break
    assert not missing, f"never came: {[wanted.name for wanted in missing]}"


def due_in(told: list[Told], missing: list[Wanted]) -> Due:
    """What has happened of it, and when."""
    beats = [Beat(told, first) for first in range(len(told))]
    found = {wanted: [beat.first for beat in beats if wanted.fits(beat)] for wanted in missing}
    return {wanted: when for wanted, when in found.items() if when}


def played(ann: Person, game: str, nth: int) -> tuple[str, list[Told]]:
    """A game of bots that is over, and what everybody was told in it."""
    seats, bots = TABLES[game]
    made = ann.call(
        "POST", "/api/tables", {"game": game, "seats": seats, "pace": "bots", "bots": [bots[nth % len(bots)]] * seats}
    )
    table: str = made["id"]
    ann.does(table, "start")
    while ann.call("GET", f"/api/tables/{table}")["table"]["status"] != "over":
        time.sleep(0.05)
    return table, [
        event for update in ann.call("GET", f"/api/tables/{table}/history") for event in update.get("events", ())
    ]


def begins(ann: Person, table: str, game: str) -> None:
    """As if the page had just begun this table it is shown from its beginning, and held: nothing goes on by itself."""
    info = ann.call("GET", f"/api/tables/{table}")["table"]
    ann.page.set_viewport_size({"width": 1366, "height": 768})
    ann.page.unroute_all()
    ann.page.route("**/api/tables", lambda route: route.fulfill(json=info))
    ann.page.route("**/commands", lambda route: route.fulfill(json={"type": "done", "id": "", "n": 0}))
    ann.goes(f"/new?game={game}&way=watch")
    ann.press(ann.page.locator("button.go"))
    hold = ann.page.get_by_role("button", name=ann.words("page-tape-hold", held="no"))
    ann.press(hold)
    ann.page.evaluate("() => document.activeElement.blur()")


def scenes(page: Page) -> Iterator[tuple[str, int]]:
    """Every beat that is a scene, with how much was told before it; it stands until the next is asked for."""
    tape = page.locator(".tape.running")
    tape.wait_for()
    while tape.count():
        stage = page.locator(".stage")
        if stage.count():
            stage.locator("svg").filter(visible=True).first.wait_for()
            yield stage.get_attribute("data-scene") or "", int(stage.get_attribute("data-first") or 0)
        before = tape.locator(".count").inner_text()
        while tape.count() and tape.locator(".count").inner_text() == before:
            shown = page.evaluate(SHOWN)
            page.keyboard.press("ArrowRight")
            page.wait_for_function(f"(shown) => ({SHOWN})() !== shown", arg=shown)  # a key too many leaves out a beat


def shoot(page: Page, game: str, wanted: Wanted, folder: Path) -> None:
    """At three instants, each on every screen and in every light; the last with the sentence that says it."""
    for n, part in enumerate(INSTANTS):
        if part == 1 and page.locator(".tape .meanwhile").count():
            page.keyboard.press("ArrowRight")
            page.locator(".tape .meanwhile").wait_for(state="detached")
            page.wait_for_timeout(250)  # and what moves on with it has begun
        for screen, (width, height) in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                for _ in range(2):  # what is drawn anew for another screen begins to move a moment later
                    page.wait_for_timeout(60)
                    page.evaluate(HOLD, part)
                page.evaluate(DRAWN)
                page.screenshot(path=path_of(game, wanted, n, f"{screen}-{theme}", folder))
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1366, "height": 768})


def path_of(game: str, wanted: Wanted, instant: int, look: str, folder: Path) -> Path:
    number = WANTED[game].index(wanted)
    return folder / f"{look}-{game}-{number:02}-{wanted.scene}-{instant + 1}.png"


def album(game: str, look: str, folder: Path) -> list[Shot]:
    return [
        (f"{game} · {wanted.name}" if not n else "", path_of(game, wanted, n, look, folder))
        for wanted in WANTED[game]
        for n in range(len(INSTANTS))
    ]


def sheet(browser: Browser, taken: list[Shot], width: int, path: Path, columns: int = 6) -> None:
    """All of them on one page, with what they show above."""
    caption = "margin:0;height:18px;font:bold 12px sans-serif;color:#f3e8d0;white-space:nowrap"
    figures = "".join(
        f'<figure style="margin:0"><figcaption style="{caption}">{said}</figcaption>'
        f'<img src="{shot.as_uri()}" width="{width}" alt=""></figure>'
        for said, shot in taken
    )
    look = f"margin:8px;background:#1c1a17;display:grid;gap:6px;grid-template-columns:repeat({columns},{width}px)"
    written = path.with_suffix(".html")
    written.write_text(f'<meta charset="utf-8"><body style="{look}">{figures}')
    page = browser.new_page(viewport={"width": columns * (width + 6) + 16, "height": 600})
    page.goto(written.as_uri())
    page.screenshot(path=path, full_page=True, type="jpeg", quality=58)
    page.close()
    written.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None)
