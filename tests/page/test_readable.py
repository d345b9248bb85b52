"""What is written can be read: a name stays whole, no line is cut in half, and arrows go behind words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from presidium.text import languages
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.moments import Moment, reach
from tests.page.person import Person

pytestmark = pytest.mark.ci

DESK, PHONE, NARROW = (1366, 768), (390, 844), (340, 844)
WINDOW = Moment("window", "kremlin", "declare", window=True, seats=3)
LONG = "HKLM"
"""Shootemdedsky, Boremtodev, Doberman and Eatstumuch."""

BROKEN = """() => [...document.querySelectorAll(".siberia .name")].map(({ lastChild }) => {
  const word = document.createRange();
  word.setStart(lastChild, lastChild.data.search(/\\S/));
  word.setEnd(lastChild, lastChild.data.trimEnd().length);
  return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""
"""Of each name in Siberia, on how many lines it stands."""

ALONE = """() => [...document.querySelectorAll(".siberia .name")].filter((name) => {
  const word = document.createRange();
  word.selectNodeContents(name.lastChild);
  return word.getBoundingClientRect().top > name.firstChild.getBoundingClientRect().bottom - 3;
}).map((name) => name.textContent)"""
"""Whose letter stands by itself above his name."""

MEETING = """() => {
  const all = [...document.querySelectorAll(".ring .plate, .ring .ministry, .ring figure")];
  const meet = (a, b) => Math.min(a.bottom - b.top, b.bottom - a.top, a.right - b.left, b.right - a.left) > 1;
  return all.filter((one, n) => all.slice(n + 1).some((other) =>
    meet(one.getBoundingClientRect(), other.getBoundingClientRect()))).map((one) => one.textContent);
}"""
"""What lies partly under another thing on the ring."""

BELOW_CORNERS = """() => {
  const { left, right } = document.querySelector(".ring .middle").getBoundingClientRect();
  return [...document.querySelectorAll(".ring .plate")].filter((plate) => {
    const at = plate.getBoundingClientRect();
    const beside = (at.left + at.right) / 2 < left || (at.left + at.right) / 2 > right;
    return beside && at.left < right && at.right > left;
  }).map((plate) => plate.textContent);
}"""
"""Which plates beside the middle would lie on it, once much lies before them."""

UNCOVERED = """(those) => [...document.querySelectorAll(those)]
  .filter((each) => getComputedStyle(each).backgroundColor === "rgba(0, 0, 0, 0)").map((each) => each.textContent)"""


def hears(person: Person, edit: Callable[[dict[str, Any]], None]) -> Person:
    """The person, whose page gets the first message of a table as `edit` changes it."""

    def told(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "hello":
            edit(message)
        return json.dumps(message)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda text: line.send(told(str(text))))

    person.page.route_web_socket("**/*", between)
    return person


@pytest.mark.parametrize(("width", "height"), [DESK, PHONE, NARROW])
def test_a_name_in_siberia_stays_whole(visit: Visit, house: House, width: int, height: int) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, WINDOW)

    def exile(hello: dict[str, Any]) -> None:
        men = hello["view"]["public"]["men"]
        for who in LONG:
            men[who] |= {"place": "siberia", "stress": 2, "crosses": 1, "suspect": 2}

    ann = hears(visit(lang="fr", width=width, height=height, token=token), exile).goes(f"/t/{table}")
    expect(ann.page.locator(".siberia .politician")).to_have_count(len(LONG))
    assert ann.page.evaluate(BROKEN) == [1] * len(LONG)
    assert ann.page.evaluate(ALONE) == []
    assert ann.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_question_that_has_no_room_fades_and_is_read_to_its_end(visit: Visit, house: House) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, WINDOW)

    def much_at_stake(hello: dict[str, Any]) -> None:
        brief = hello["question"]["brief"]
        brief["stakes"] = [*brief["stakes"], *brief["head"]] * 9

    ann = hears(visit(width=DESK[0], height=DESK[1], token=token), much_at_stake).goes(f"/t/{table}")
    body = ann.page.locator(".question .body")
    assert body.evaluate("(body) => body.scrollHeight - body.clientHeight") > 100
    expect(body).not_to_have_css("mask-image", "none")
    body.evaluate("(body) => body.scrollTo(0, body.scrollHeight)")
    expect(body).to_have_css("mask-image", "none")


@pytest.mark.parametrize(
    ("game", "statement", "written"),
    [
        ("politburo", {"type": "Accuse"}, ".ends span, .ministry .name, .session li"),
        ("goulag", {"type": "Claim", "side": "loyal", "why": "inferred"}, "figcaption > span"),
    ],
    ids=["politburo", "goulag"],
)
def test_arrows_go_behind_what_is_written(visit: Visit, game: str, statement: dict[str, str], written: str) -> None:
    ann = visit(lang="fr", width=DESK[0], height=DESK[1]).called("Ann")
    table = ann.makes(game, 5, pace="solo", bots=["random"] * 4)
    ann.does(table, "start")
    across = [(1, 3), (2, 4), (3, 5), (4, 1), (5, 2)]

    def speak(hello: dict[str, Any]) -> None:
        said = ({"type": "Said", "seat": by, "statement": {**statement, "seat": about}} for by, about in across)
        hello["view"]["events"] += said

    hears(ann, speak).goes(f"/t/{table}")
    assert ann.page.locator(written).count() > 0
    expect(ann.page.locator(".arrows .claim").nth(len(across) - 1)).to_be_attached()
    assert ann.page.evaluate(UNCOVERED, written) == []


@pytest.mark.parametrize("seats", [5, 8, 10])
@pytest.mark.parametrize("game", ["politburo", "goulag"])
def test_ones_own_plate_is_in_sight(visit: Visit, game: str, seats: int) -> None:
    """On a desk, with all that stands above the ring; and no plate lies on another, or on what is written."""
    ann = visit(lang="de", width=DESK[0], height=DESK[1]).called("Ann")
    ann.context.add_init_script(f"localStorage.guide = '{game}'")
    table = ann.makes(game, seats, pace="solo", bots=["random"] * (seats - 1))
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    expect(ann.page.locator(".ring.fitted .plate.mine")).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(MEETING) == []


def test_a_plate_with_much_before_it_covers_no_track(visit: Visit) -> None:
    """Where eight sit, whose corners are nearest to the tracks."""
    seats = 8
    ann = visit(width=DESK[0], height=DESK[1]).called("Ann")
    table = ann.makes("politburo", seats, pace="solo", bots=["random"] * (seats - 1))
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    expect(ann.page.locator(".ring .plate")).to_have_count(seats)
    assert ann.page.evaluate(BELOW_CORNERS) == []


@pytest.mark.parametrize("lang", languages())
def test_a_newcomer_reads_first_what_it_is_about(visit: Visit, lang: str) -> None:
    """On a phone too, where the sheet would lie over it; once it is understood, the board has the room."""
    ann = visit(lang=lang, width=PHONE[0], height=PHONE[1]).goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Kremlin")))
    guide, sheet = ann.page.locator(".guide"), ann.page.locator(".ask")
    expect(sheet.locator(".seal")).to_be_in_viewport()
    assert bottom(guide) <= top(sheet)
    following = guide.locator(".next")
    while following.is_visible():
        ann.press(following)
    ann.press(guide.get_by_role("button", name=ann.words("page-guide-understood")))
    expect(guide).to_have_count(0)
    assert bottom(ann.page.locator(".pyramid")) <= top(sheet)


def top(what: Locator) -> float:
    return float(what.evaluate("(what) => what.getBoundingClientRect().top"))


def bottom(what: Locator) -> float:
    return float(what.evaluate("(what) => what.getBoundingClientRect().bottom"))
