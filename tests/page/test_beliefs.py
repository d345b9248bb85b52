"""What each seat could have known, in the archives: on a desk and on a phone, by day and by night, and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.look import wrong
from tests.page.moments import MOMENTS, reach
from tests.page.person import Person

SIZES = [(1366, 768, "light"), (390, 844, "dark")]


def wonders(person: Person, table: str) -> Locator:
    """Seat 2 of a finished game: the part of the page that says what it could have known."""
    person.goes(f"/archive/{table}?eyes=2&at=1")
    person.press(person.page.get_by_role("button", name=person.words("page-archive-beliefs")))
    part = person.page.locator("section[aria-labelledby=beliefs]")
    expect(part.locator(".chart").first).to_be_visible(timeout=30_000)
    return part


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_it_is_drawn_and_told_and_leads_to_its_moments(
    visit: Visit, house: House, width: int, height: int, theme: str
) -> None:
    (over,) = [moment for moment in MOMENTS if moment.name == "goulag-over"]
    ann = visit(width=width, height=height, theme=theme)
    part = wonders(ann, reach(house, house.welcome("Ann"), over))
    assert part.get_by_role("img").count() == over.seats - 1
    assert part.get_by_role("img").first.get_attribute("aria-label")
    assert not wrong(ann, "en")
    slider = ann.page.locator("[data-history]")
    before = slider.input_value()
    chart = part.locator(".chart").first
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 10, "y": 40})
    assert int(slider.input_value()) > int(before)
    ann.press(part.locator("summary"))
    ann.press(part.get_by_role("rowheader").get_by_role("button").first)
    assert int(slider.input_value()) < 12
    assert not violations(ann.page)


@pytest.mark.slow
def test_another_lens_is_another_reading(visit: Visit, house: House) -> None:
    (over,) = [moment for moment in MOMENTS if moment.name == "goulag-over"]
    ann = visit(lang="fr")
    part = wonders(ann, reach(house, house.welcome("Ann"), over))
    for lens in ("doubting", "trusting"):
        part.get_by_role("combobox").select_option(lens)
        expect(part).to_contain_text(ann.words(f"page-lens-goulag-{lens}-says"))
        expect(part.locator(".chart").first).to_be_visible(timeout=30_000)
        assert not wrong(ann, "fr")
