"""A finger on a phone: what it touches moves, and nothing else is chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.hands import at_rest, question
from tests.page.house import House
from tests.page.moments import MOMENTS, reach

pytestmark = pytest.mark.ci

PURGES = next(moment for moment in MOMENTS if moment.name == "kremlin-purge")
CHOSEN = "[aria-pressed=true]"


def test_a_tap_that_moves_the_sheet_chooses_nothing(visit: Visit, house: House) -> None:
    """The click of a tap goes to what lies under the finger by then: the sheet must not have moved before."""
    token = house.welcome("Ann")
    table = reach(house, token, PURGES)
    ann = visit(token=token, width=390, height=844, touch=True).goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    sheet = question(ann)
    before = sheet.locator(CHOSEN).count()
    grip = sheet.locator(".grip")
    for part in (0.1, 0.25, 0.4, 0.55, 0.7, 0.85):
        for up in ("true", "false"):
            box = at_rest(grip)
            ann.page.touchscreen.tap(box["x"] + box["width"] * part, box["y"] + box["height"] / 2)
            expect(grip).to_have_attribute("aria-expanded", up)
            ann.page.wait_for_timeout(300)
            expect(sheet.locator(CHOSEN)).to_have_count(before)
            expect(sheet.get_by_role("group", name=ann.words("page-km-ready"))).to_have_count(0)
    assert ann.said == []


def test_the_second_tap_of_a_double_tap_chooses_nothing(visit: Visit, house: House) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, PURGES)
    ann = visit(token=token, width=390, height=844, touch=True).goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    sheet = question(ann)
    before = sheet.locator(CHOSEN).count()
    for part in (0.1, 0.4, 0.7):
        box = sheet.locator(".grip").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] * part, box["y"] + box["height"] / 2
        ann.page.touchscreen.tap(x, y)
        ann.page.touchscreen.tap(x, y)
        ann.page.wait_for_timeout(400)
        expect(sheet.locator(CHOSEN)).to_have_count(before)
        if sheet.locator(".grip").get_attribute("aria-expanded") == "true":
            sheet.locator(".grip").press("Enter")
            ann.page.wait_for_timeout(300)
