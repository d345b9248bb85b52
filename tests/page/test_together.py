"""Several people at one table, each with a browser, or with one between them."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.hands import button, by_hand, question
from tests.page.passing import lying, says_aloud, speaks
from tests.page.person import Person
from tests.page.play import answer_once, play

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("pace", "tempo"), [("untimed", {}), ("live", {"scale": 1, "decision": 30, "when_all_in": True})]
)
def test_two_people_meet_by_a_link_and_play(visit: Visit, pace: str, tempo: dict[str, object]) -> None:
    ann, ben = visit().called("Ann"), visit(lang="fr")
    table = ann.makes("politburo", 5, pace=pace, **tempo)
    ann.goes(f"/t/{table}")

    ben.goes(f"/t/{table}")
    ben.page.get_by_role("textbox", name=ben.words("page-lobby-name")).fill("Ben")
    ben.press(ben.page.get_by_role("button", name=ben.words("page-sit")).first)
    expect(ann.page.get_by_text("Ben").first).to_be_visible()
    ann.press(ann.page.get_by_role("button", name=ann.words("page-fill"), exact=True))
    ann.press(ann.page.get_by_role("button", name=ann.words("page-start"), exact=True))

    ann.until(lambda: ann.status == "running" and ben.status == "running")
    says(ben, "Bonjour, camarade")
    hears(ann, "Bonjour, camarade")
    play(ann, ben, answer=by_hand)
    ann.until(lambda: (ann.status, ben.status) == ("over", "over"))
    assert ann.page.locator("html").get_attribute("lang") == "en"
    assert ben.page.locator("html").get_attribute("lang") == "fr"


def says(person: Person, text: str) -> None:
    person.press(person.page.get_by_role("tab", name=person.words("page-chat")))
    person.page.get_by_role("textbox", name=person.words("page-chat-say")).fill(text)
    person.press(person.page.get_by_role("button", name=person.words("page-send"), exact=True))


def hears(person: Person, text: str) -> None:
    person.press(person.page.get_by_role("tab", name=person.words("page-chat")))
    expect(person.page.get_by_role("log", name=person.words("page-chat"))).to_contain_text(text)
    person.press(person.page.get_by_role("tab", name=person.words("page-log")))


def test_one_device_is_passed_round(visit: Visit) -> None:
    """Between two seats there is a curtain, and behind it nothing of either."""
    ann = visit().called("Ann")
    table = ann.makes("goulag", 5, pace="untimed", bots=["random"] * 2)
    for seat in (2, 3):
        ann.does(table, "sit", seat=seat)
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    reads(ann, 1, 2, 3)
    rng, curtains, seats = Random(1), 0, set()
    while not ann.over:
        ann.until(lambda: ann.asked or ann.over or curtain_names(ann) or lying(ann) or speaks(ann))
        if hand := lying(ann):
            ann.press(hand)
        elif speaks(ann):
            says_aloud(ann, rng)
        elif taken := curtain_names(ann):
            lies_open(ann)
            expect(ann.page.get_by_role("region", name=ann.words("page-board"))).to_have_count(0)
            expect(ann.page.get_by_role("region", name=ann.words("page-question"))).to_have_count(0)
            streams = len(ann.streams)
            ann.press(ann.page.get_by_role("button", name=taken))
            ann.until(lambda before=streams: len(ann.streams) > before)
            ann.until(lambda: ann.page.get_by_role("region", name=ann.words("page-board")).count())
            curtains += 1
        elif ann.asked and ann.page.locator("[data-command]").count():  # else the view is leaving the page
            seats.add(ann.streams[-1].rsplit("seat=", 1)[-1])
            answer_once(ann, rng)
    assert curtains > 0
    assert len(seats) > 1
    assert all(knows_only(text) for text in ann.heard)


def test_a_window_is_put_to_all_round_one_device_together(visit: Visit) -> None:
    """While they are asked nobody's view is in the page; whoever speaks up draws the curtain, the others stay."""
    ann = visit().called("Ann")
    table = ann.makes("kremlin", 3, pace="untimed", bots=["careful"])
    ann.does(table, "sit", seat=2, name="Ben")
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    for _ in ("Ann", "Ben"):
        opens(ann)
        ann.until(lambda: ann.asked)
        by_hand(ann, "sheet")

    for key in ("p", "p", "p"):
        asked = asks_anybody(ann)
        ann.page.keyboard.press(key)
        ann.until(lambda before=asked: ann.question and ann.question["id"] != before)
    asked = asks_anybody(ann)
    ann.press(question(ann).get_by_role("button", name="Ben"))
    ann.press(button(ann, "page-anybody-back", ann.page.locator(".curtain")))
    asks_anybody(ann)
    ann.page.keyboard.press("2")
    opens(ann)
    assert "?seat=2&" in ann.streams[-1]
    ann.until(lambda: ann.asked)
    ann.press(button(ann, "page-km-pass"))

    assert asks_anybody(ann, others="yes") == asked
    left = question(ann).get_by_role("list", name=ann.words("page-anybody-who")).get_by_role("button")
    expect(left).to_have_accessible_name("Ann")
    ann.press(button(ann, "page-anybody-nobody", others="yes"))
    ann.until(lambda: ann.question and ann.question["id"] != asked)
    assert all(knows_only(text) for text in ann.heard)


def asks_anybody(person: Person, others: str = "no") -> int:
    """The question that is put to all, seen by those who only watch."""
    heading = question(person).get_by_role("heading", name=person.words("page-anybody-reacts", others=others))
    expect(heading).to_be_focused()
    expect(person.page.locator(".anybody.settling")).to_have_count(0)  # until then it takes no key
    assert "seat=" not in person.streams[-1]
    assert person.question is not None
    number: int = person.question["id"]
    return number


def opens(person: Person) -> None:
    """The curtain, and sees what lies behind it."""
    streams = len(person.streams)
    person.press(person.page.locator(".curtain button.main"))
    person.until(lambda: len(person.streams) > streams)
    person.page.get_by_role("region", name=person.words("page-board")).wait_for()


def reads(person: Person, *seats: int) -> None:
    """Before the first round each is called up once, and reads what he alone may see."""
    for seat in seats:
        person.page.locator(".curtain").wait_for()
        expect(person.page.locator(".worker")).to_have_count(0)
        person.press(person.page.locator(".curtain button.main"))
        expect(person.page.locator(".worker").first).to_be_visible()
        assert f"?seat={seat}&" in person.streams[-1]
        person.press(button(person, "page-sofa-read", person.page.locator("main")))


def lies_open(person: Person) -> None:
    """Laid on the table it shows the board as those see it who only watch, and nothing that a hand knows."""
    heard = len(person.heard)
    person.press(button(person, "page-sofa-lay", person.page.locator(".curtain")))
    person.page.get_by_role("region", name=person.words("page-board")).wait_for()
    assert "seat=" not in person.streams[-1]
    assert all(view_of(text)["seat"] is None for text in person.heard[heard:] if view_of(text))
    assert all(knows_only(text) for text in person.heard[heard:])
    expect(person.page.locator(".worker.seen")).to_have_count(0)
    person.press(person.page.get_by_role("button", name=re.compile(person.words("page-curtain", name=""))))


def view_of(text: str) -> dict[str, Any]:
    return json.loads(text).get("view") or {}


def curtain_names(person: Person) -> str:
    """What is to be pressed to open the curtain, where it is drawn."""
    button = person.page.locator(".curtain button.main")
    return button.inner_text() if button.count() else ""


def knows_only(text: str) -> bool:
    """Whether a message carries the secrets of no other seat than the one it is for."""
    view = json.loads(text).get("view") or {"secrets": []}
    told = [seen for _, value, seen in view["secrets"] if value != {"type": "Unseen"}]
    return all(seen is None or view["seat"] in seen for seen in told)
