"""What is said at the table: a tap on a face, a card for the player who is spoken to, and one line to type in."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.person import Person
from tests.page.rooms import do, two_in_no_hurry

DESK, PHONE = (1366, 768), (390, 844)
FINGER = 44
"""The least size of what a finger presses, in pixels."""

SIZES = [pytest.param(*DESK, id="desk"), pytest.param(*PHONE, id="phone", marks=pytest.mark.ci)]


def said(person: Person) -> list[tuple[int, str]]:
    """Who has made which kind of statement, by what this page was told."""
    told = [json.loads(text) for text in person.heard]
    events = [event for each in told for event in each.get("events", ())]
    return [(event["seat"], event["statement"]["type"]) for event in events if event["type"] == "Said"]


def fits_a_finger(targets: Locator) -> None:
    for box in [each.bounding_box() for each in targets.all()]:
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER - 0.5


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_is_spoken_to_gets_a_card_and_replies_in_one_tap(
    visit: Visit, house: House, width: int, height: int
) -> None:
    ann = house.welcome("Ann")
    table, tokens = two_in_no_hurry(house, ann, "goulag", 5)
    page = visit(width=width, height=height, token=ann, touch=width < height)
    page.goes(f"/t/{table}")
    do(house, tokens[2], table, "say", seat=2, statement="claim 1 disloyal inferred")
    card = page.page.locator(".reply-card")
    expect(card.locator(".ways button")).to_have_count(4)
    expect(card.locator(".ways button").last).to_be_in_viewport(ratio=0.9)
    if width < height:
        fits_a_finger(card.locator(".ways button"))
    page.press(card.locator(".ways button").first)
    page.until(lambda: (1, "Claim") in said(page))
    expect(card).to_have_count(0)

    do(house, tokens[2], table, "say", seat=2, statement="ask 1 about 3")
    expect(card.locator("q")).to_contain_text("?")
    page.press(card.locator(".silent"))
    expect(card).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_statement_is_two_taps_away_or_one_line(visit: Visit, house: House, width: int, height: int) -> None:
    ann = house.welcome("Ann")
    table, _ = two_in_no_hurry(house, ann, "politburo", 5)
    page = visit(width=width, height=height, token=ann, touch=width < height)
    page.goes(f"/t/{table}")
    sheet = page.page.locator(".face-sheet")
    if width > height:
        page.press(page.page.locator(".seats [data-seat='2'] .tap"))
    else:
        page.page.locator(".plate[data-seat='2']").click(button="right")  # as a finger that rests does
    fits_a_finger(sheet.locator(".verb"))
    page.press(sheet.locator(".verb.promise"))
    page.until(lambda: (1, "Pact") in said(page))
    expect(sheet).to_have_count(0)

    page.page.keyboard.press("f")
    page.page.keyboard.press("1")
    page.press(sheet.locator(".want + .more"))
    wordings = sheet.locator(".chips button")
    expect(wordings).to_have_count(6)
    fits_a_finger(wordings)
    page.press(wordings.last)
    page.until(lambda: (1, "Want") in said(page))

    line = page.page.get_by_role("textbox", name=page.words("page-chat-say"))
    expect(line).to_be_in_viewport(ratio=0.9)
    line.fill("je crois que le déviant, c’est 3")
    page.press(page.page.locator(".offers button").first)
    page.until(lambda: (1, "Accuse") in said(page))
    expect(line).to_have_value("")
