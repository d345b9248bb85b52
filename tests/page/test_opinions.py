"""A seasoned comrade is asked at the table, and the bots afterwards, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import from_the_floor
from tests.page.house import House
from tests.page.moments import MOMENTS, reach
from tests.page.play import until_asked

SCREENS = [(1366, 768), (390, 844)]
OVER = [moment for moment in MOMENTS if not moment.verb]


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_seasoned_comrade_gives_advice_that_can_be_followed(visit: Visit, width: int, height: int) -> None:
    ann = visit(width=width, height=height)
    ann.goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Goulag")))
    until_asked(ann)
    from_the_floor(ann)
    ann.press(ann.page.get_by_role("button", name=ann.words("page-advice")))
    follow = ann.page.get_by_role("button", name=ann.words("page-why-do"))
    follow.wait_for(timeout=30_000)
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.words("page-why-yours"))
    assert violations(ann.page) == ""
    before = ann.page.evaluate("document.querySelector('.question h2').textContent")
    ann.press(follow)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.until(
        lambda: not ann.asked or ann.page.evaluate("document.querySelector('.question h2').textContent") != before
    )


@pytest.mark.slow
@pytest.mark.parametrize("over", OVER, ids=[moment.game for moment in OVER])
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_in_the_archives_a_bot_says_why(visit: Visit, house: House, over: object, width: int, height: int) -> None:
    ben = visit(width=width, height=height).goes(f"/archive/{reach(house, house.welcome('Ann'), over)}")  # type: ignore[arg-type]
    asked = ben.page.get_by_role("list", name=ben.words("page-why-which")).get_by_role("button")
    ben.page.locator("main h1").first.focus()
    ben.page.keyboard.press("End")
    for _ in range(60):
        if asked.count():
            break
        ben.page.keyboard.press("ArrowLeft")
    ben.press(asked.first)
    expect(asked.first).to_have_attribute("aria-expanded", "true")
    ben.page.get_by_text(ben.words("page-why-then")).wait_for(timeout=30_000)
    assert violations(ben.page) == ""
