"""One short game, from the entrance to the end, by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.person import Person
from tests.page.play import play, until_asked


def forget_the_number(person: Person) -> None:
    """As if the server had put another in its place: what this browser remembers is not what was used."""
    person.page.evaluate("() => localStorage.setItem('dice', localStorage.dice.replace(/(\"1\":\")./, '$1x'))")
    person.page.reload()


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_goulag_from_the_entrance_to_the_archives(visit: Visit, theme: str) -> None:
    ann = visit(theme=theme, still=theme == "dark")
    ann.goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Goulag")))
    until_asked(ann)
    assert violations(ann.page) == ""
    assert play(ann, answer=by_hand) > 0
    assert ann.status == "over"
    expect(ann.page.get_by_text(ann.words("page-grain-among", count=1))).to_be_visible()
    forget_the_number(ann)
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.words("page-grain-missing"))
    assert violations(ann.page) == ""
    ann.press(ann.page.get_by_role("link", name=ann.words("page-end-archives")))
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(ann.words("page-archive-title", game="Goulag"))
