"""The waiting room: people talk with each other, read in plain words what is played, and can learn it meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.look import wrong
from tests.page.person import Person

pytestmark = pytest.mark.ci

SIZES = [pytest.param(1366, 768, id="desk"), pytest.param(390, 844, id="phone")]
FULL = {"preset": "1986 full"}
GOAL = {"kremlin": "page-guide-kremlin-win", "goulag": "page-guide-goulag", "politburo": "page-guide-politburo"}
ADDED = ("strengths", "growth", "cards", "president")


def says(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name=person.words("page-chat-say")).fill(text)
    person.press(person.page.get_by_role("button", name=person.words("page-send"), exact=True))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_people_talk_while_they_wait(visit: Visit, width: int, height: int) -> None:
    ann, ben = visit().called("Ann"), visit(width=width, height=height, touch=width < 500)
    table = ann.makes("kremlin", 4, pace="live")
    ann.goes(f"/t/{table}")
    ben.goes(f"/t/{table}")
    expect(ben.page.get_by_role("textbox", name=ben.words("page-lobby-name"))).to_be_visible()
    expect(ben.page.get_by_role("textbox", name=ben.words("page-chat-say"))).to_have_count(0)
    ben.page.get_by_role("textbox", name=ben.words("page-lobby-name")).fill("Ben")
    ben.press(ben.page.get_by_role("button", name=ben.words("page-sit")).first)
    says(ben, "Who else is coming?")
    expect(ann.page.get_by_role("log", name=ann.words("page-chat"))).to_contain_text("Who else is coming?")
    says(ann, "Nobody you know")
    expect(ben.page.get_by_role("log", name=ben.words("page-chat"))).to_contain_text("Nobody you know")
    assert violations(ben.page) == ""


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GOAL)
def test_what_is_played_is_said_in_plain_words(visit: Visit, game: str, width: int, height: int, lang: str) -> None:
    ann = visit(lang=lang, width=width, height=height, touch=width < 500).called("Ann")
    options = FULL if game == "kremlin" else {}
    table = ann.makes(game, 5, pace="untimed", options=options)
    ann.goes(f"/t/{table}")
    card = ann.page.locator("section", has=ann.page.get_by_role("heading", name=ann.words("page-lobby-settings"))).last
    expect(card).to_contain_text(ann.words(GOAL[game], **({"edition": 1986} if options else {})))
    for option in ADDED if options else ():
        expect(card).to_contain_text(ann.words(f"page-plain-kremlin-{option}"))
    learn = card.get_by_role("link", name=ann.words("page-home-learn-label", game=ann.words(f"{game}-title")))
    assert learn.get_attribute("href") == f"/learn/{game}"
    expect(card.locator("dl")).not_to_be_visible()
    assert wrong(ann, lang) == []
    ann.press(card.locator("summary", has_text=ann.words("page-lobby-choices")))
    expect(card.locator("dl")).to_be_visible()
    assert wrong(ann, lang) == []


def test_a_host_sees_every_seat_and_its_bots_in_one_line_each(visit: Visit) -> None:
    ann = visit(width=390, height=844, touch=True).called("Ann")
    ann.goes(f"/t/{ann.makes('kremlin', 4, pace='live')}")
    lists = ann.page.get_by_role("list", name=ann.words("page-seats")).get_by_role("combobox")
    expect(lists).to_have_count(3)
    expect(lists.first.locator("option").nth(2)).to_be_attached()
    seats = ann.page.get_by_role("list", name=ann.words("page-seats")).locator("> li")
    heights = [box["height"] for each in seats.all()[1:] if (box := each.bounding_box())]
    assert len(heights) == 3
    assert max(heights) < 80
    expect(ann.page.get_by_role("button", name=ann.words("page-start"), exact=True)).to_be_in_viewport(ratio=1)
