"""The newspaper: it opens by itself for everybody who watches, one key goes on, and the album keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.person import Person

pytestmark = pytest.mark.ci

ALL_READ = """() => [...document.querySelectorAll("dialog[open] h2, dialog[open] h3, dialog[open] h4")].length"""


def watches(person: Person, game: str) -> None:
    person.goes(f"/new?game={game}")
    person.tick(person.page.get_by_role("radio", name=person.words("page-new-way-name", way="watch")))
    person.press(person.page.locator("button.go"))


def wrong(person: Person) -> str:
    """What axe finds, and whether something sticks out."""
    out = person.page.locator(".sheet").evaluate("(sheet) => sheet.scrollWidth - sheet.clientWidth")
    return violations(person.page) + (f"\nsticks out by {out}" if out > 1 else "")


def reads(ann: Person) -> list[str]:
    """A whole game of bots, watched: what every newspaper on the way says in large."""
    watches(ann, "goulag")
    page, paper = ann.page, ann.page.get_by_role("dialog", name=ann.words("page-pravda"))
    tape, headlines, last = page.locator(".tape.running"), list[str](), False
    expect(tape).to_have_count(1)
    for _ in range(900):
        last = ann.status == "over" and not tape.count()
        if last:
            expect(paper).to_have_count(1)
        if paper.count():
            heading = paper.get_by_role("heading", level=3)
            expect(heading).not_to_be_empty()
            headlines.append(heading.inner_text())
            assert wrong(ann) == ""
            page.keyboard.press("Space")
            expect(paper).to_have_count(0)
        if last:
            return headlines
        page.keyboard.press("Space")
        page.wait_for_timeout(30)
    raise AssertionError("it never ended")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "theme", "width", "height"),
    [
        ("en", "light", 1366, 768),
        pytest.param("fr", "dark", 390, 844, marks=pytest.mark.slow),
        pytest.param("fr", "light", 1366, 768, marks=pytest.mark.slow),
        pytest.param("en", "dark", 390, 844, marks=pytest.mark.slow),
    ],
)
def test_it_comes_at_half_time_and_in_the_end(
    visit: Visit, tmp_path: Path, lang: str, theme: str, width: int, height: int
) -> None:
    ann = visit(lang=lang, theme=theme, width=width, height=height, tape="wait", paper=True)
    page, paper = ann.page, ann.page.get_by_role("dialog", name=ann.words("page-pravda"))
    for _ in range(6):
        headlines = reads(ann)
        if len(headlines) > 1:  # the canal may be done before half-time (3.3)
            break
    assert len(set(headlines)) == 2, headlines
    expect(page.locator(".ending #turned")).to_be_visible()
    ann.press(page.get_by_role("button", name=ann.words("page-menu-paper")))
    expect(paper.get_by_role("heading", level=3)).to_have_text(headlines[1])
    page.keyboard.press("ArrowLeft")
    expect(paper.get_by_role("heading", level=3)).to_have_text(headlines[0])
    assert page.evaluate(ALL_READ) > 3
    with page.expect_download() as sent:
        ann.press(paper.get_by_role("button", name=ann.words("page-pravda-share")))
    sent.value.save_as(tmp_path / "pravda.png")
    assert (tmp_path / "pravda.png").stat().st_size > 20_000
    page.keyboard.press("Escape")
    expect(paper).to_have_count(0)
    ann.press(page.locator(".ending #turned + ol button").first)
    expect(page.locator(".archive")).to_be_visible()
    assert "at=" in page.url


def test_whoever_skips_finds_it_rolled_up_and_whoever_does_not_want_it_does_not(visit: Visit) -> None:
    ann = visit(tape="wait", paper=True)
    watches(ann, "goulag")
    tape, rolled = ann.page.locator(".tape.running"), ann.page.locator("button.rolled")
    expect(tape).to_have_count(1)
    ann.press(tape.get_by_role("button", name=ann.words("page-tape-skip")))
    expect(rolled).to_have_accessible_name(ann.words("page-pravda-out"))
    assert violations(ann.page) == ""
    ann.press(rolled)
    expect(ann.page.get_by_role("dialog", name=ann.words("page-pravda"))).to_have_count(1)
    ben = visit(tape="wait", paper=True)
    watches(ben, "goulag")
    ben.press(ben.page.locator(".tape summary"))
    ben.press(ben.page.get_by_role("checkbox", name=ben.words("page-stage-paper")))
    ben.press(ben.page.locator(".tape summary"))
    ben.press(ben.page.locator(".tape.running").get_by_role("button", name=ben.words("page-tape-skip")))
    expect(ben.page.locator(".ending")).to_be_visible()
    expect(ben.page.locator("button.rolled")).to_have_count(0)
    assert ben.page.evaluate("() => localStorage.paper") == "none"
