"""The sheets: who said what of whom, and who wants what, one key or one tap away, on every device."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.moments import MOMENTS, reach

pytestmark = pytest.mark.ci

BALLOT = next(moment for moment in MOMENTS if moment.name == "politburo-ballot")
LOOK = os.environ.get("PRESIDIUM_LOOK", "")
"""A folder for pictures of what is tested; empty: none are taken."""


def fits(dialog: Locator) -> None:
    """It lies in the window, and only its table may scroll sideways."""
    box, window = dialog.bounding_box(), dialog.page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert dialog.evaluate("each => each.scrollWidth - each.clientWidth") <= 1


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), pytest.param(320, 568, marks=pytest.mark.slow)])
def test_what_was_said_and_noted_is_one_key_or_tap_away_also_on_another_device(
    visit: Visit, house: House, width: int, height: int
) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, BALLOT)
    for words in ("want finance up", "pact 2", "deviant 3", "want finance down"):
        said = {"do": "say", "id": words, "seat": 1, "statement": words}
        house.call("POST", f"/api/tables/{table}/commands", said, token)
    ann = visit(token=token, width=width, height=height)
    ann.goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the bar has room for the buttons"
    ann.page.keyboard.press("g")
    dialog = ann.page.get_by_role("dialog", name=ann.words("page-sheet-said"))
    grid = dialog.get_by_role("table")
    expect(grid.get_by_role("rowheader")).to_have_count(6)
    own = grid.get_by_role("row").nth(1).get_by_role("button")
    expect(own.first).to_contain_text("≠")
    own.first.click()
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    fits(dialog)
    assert violations(ann.page, "dialog[open]") == ""
    if LOOK:
        ann.page.screenshot(path=f"{LOOK}/said-{width}.png")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name=ann.words("page-politburo-goals")).click()
    sheet = ann.page.get_by_role("dialog", name=ann.words("page-politburo-goals"))
    free = sheet.locator("tbody tr").nth(2).locator("td.empty button").first
    free.click()
    sheet.get_by_role("button", name=ann.words("page-goal-mark", mark="guess")).click()
    expect(sheet.locator("td.guess")).to_have_count(1)
    expect(sheet.locator("td.greyed")).not_to_have_count(0)
    fits(sheet)
    assert violations(ann.page, "dialog[open]") == ""
    if LOOK:
        ann.page.screenshot(path=f"{LOOK}/goals-{width}.png")
    ann.until(lambda: house.call("GET", f"/api/tables/{table}/notes?seat=1", token=token)[1]["notes"])
    elsewhere = visit(token=token, width=1366, height=768)
    elsewhere.goes(f"/t/{table}")
    elsewhere.until(lambda: elsewhere.asked)
    elsewhere.page.keyboard.press("n")
    expect(elsewhere.page.locator("dialog td.guess")).to_have_count(1)
