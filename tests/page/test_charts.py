"""A finished game as a whole, in the archives: on a desk and on a phone, by day and by night, and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.look import wrong
from tests.page.moments import MOMENTS, reach

SIZES = [(1366, 768, "light"), (390, 844, "dark")]


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_it_is_drawn_with_its_tables_and_leads_to_its_moments(
    visit: Visit, house: House, width: int, height: int, theme: str
) -> None:
    (over,) = [moment for moment in MOMENTS if moment.name == "goulag-over"]
    ann = visit(width=width, height=height, theme=theme)
    ann.goes(f"/archive/{reach(house, house.welcome('Ann'), over)}?eyes=all&at=1")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-archive-charts")))
    part = ann.page.locator("section[aria-labelledby=charts]")
    expect(part.get_by_role("img")).to_have_count(3, timeout=30_000)
    assert not wrong(ann, "en")
    slider = ann.page.locator("[data-history]")
    ann.press(part.locator(".turns button").last)
    there = int(slider.input_value())
    assert there > 10
    for table in part.locator("summary").all():
        ann.press(table)
    ann.press(part.get_by_role("columnheader").get_by_role("button").first)
    assert int(slider.input_value()) < there
    assert not violations(ann.page)
