"""A player who comes back to an untimed table after a while first reads how it stands and what has happened."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.person import Person
from tests.page.rooms import answer_for, two_in_no_hurry

DAY = 24 * 3600 * 1000


def long_ago(ann: Person, by: int = 3 * DAY) -> None:
    """As if she had been there that many milliseconds earlier."""
    ann.page.evaluate(
        "(by) => { const all = JSON.parse(localStorage.looked);"
        " for (const one of Object.values(all)) one.at -= by; localStorage.looked = JSON.stringify(all); }",
        by,
    )


def opening(ann: Person) -> Locator:
    return ann.page.locator("dialog[aria-labelledby=opening]")


@pytest.mark.slow
def test_who_comes_back_is_told_first(visit: Visit, house: House) -> None:
    table, tokens = two_in_no_hurry(house, house.welcome("Ann"), "kremlin", 4)  # where nothing begins without her
    rng = Random(3)
    ann = visit(token=tokens[1], opening=True).goes(f"/t/{table}")
    ann.until(lambda: ann.page.evaluate("localStorage.looked"))
    expect(opening(ann)).to_have_count(0)  # it has only begun
    answer_for(house, table, tokens, rng, 3)
    ann.goes(f"/t/{table}")  # she was at the door
    ann.page.wait_for_timeout(500)
    expect(opening(ann)).to_have_count(0)

    before = ann.goes("/").page.evaluate("localStorage.looked")
    answer_for(house, table, tokens, rng, 60)
    long_ago(ann)
    ann.goes(f"/t/{table}")
    expect(opening(ann)).to_contain_text(ann.words("page-opening-back"))
    expect(opening(ann).get_by_role("listitem").filter(has=ann.page.get_by_role("button")).first).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(opening(ann)).to_have_count(0)
    ann.until(lambda: ann.page.evaluate("localStorage.looked") != before)
    ann.goes(f"/t/{table}")
    ann.page.wait_for_timeout(500)
    expect(opening(ann)).to_have_count(0)  # all has been seen


@pytest.mark.slow
def test_what_happened_is_played_on_request_and_the_paper_read(visit: Visit, house: House) -> None:
    table, tokens = two_in_no_hurry(house, house.welcome("Ann"), "kremlin", 4)
    rng = Random(1)
    ann = visit(token=tokens[1], opening=True, tape="plain").goes(f"/t/{table}")
    ann.until(lambda: ann.page.evaluate("localStorage.looked"))
    ann.goes("/")
    answer_for(house, table, tokens, rng, 150)
    long_ago(ann)
    ann.goes(f"/t/{table}")
    expect(opening(ann)).to_contain_text(ann.words("page-opening-eyes"))
    ann.press(opening(ann).get_by_role("button", name=ann.words("page-opening-read")).first)
    paper = ann.page.get_by_role("dialog", name=ann.words("page-pravda"), exact=True)
    paper.get_by_role("heading", level=3).first.wait_for()
    ann.page.keyboard.press("Space")
    expect(paper).to_have_count(0)
    expect(opening(ann)).to_be_visible()
    ann.press(opening(ann).get_by_role("button", name=ann.words("page-opening-play")))
    expect(opening(ann)).to_have_count(0)
    ann.page.get_by_role("region", name=ann.words("page-tape")).wait_for()


@pytest.mark.slow
def test_who_has_never_been_there_is_told_how_it_stands(visit: Visit, house: House) -> None:
    table, tokens = two_in_no_hurry(house, house.welcome("Ann"), "politburo", 5)
    answer_for(house, table, tokens, Random(2), 16)
    ann = visit(token=tokens[1], opening=True).goes(f"/t/{table}")
    expect(opening(ann)).to_contain_text(ann.words("page-opening-stands"))
    expect(opening(ann)).not_to_contain_text(ann.words("page-opening-since"))
    ann.page.get_by_role("checkbox", name=ann.words("page-opening-wanted")).uncheck()
    ann.page.keyboard.press("Escape")
    expect(opening(ann)).to_have_count(0)
    ann.page.evaluate("localStorage.removeItem('looked')")
    ann.goes(f"/t/{table}")
    ann.until(lambda: ann.page.evaluate("localStorage.looked"))
    expect(opening(ann)).to_have_count(0)  # she wants none
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu"), exact=True))
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu-stands")))
    expect(opening(ann)).to_be_visible()
