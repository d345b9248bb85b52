"""What one points at is in sight: on a phone the question is one line below the board, and nobody's card moves it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.hands import at_rest, by_hand, group, question
from tests.page.house import House
from tests.page.moments import ADVANCED, Moment, reach
from tests.page.person import Person

pytestmark = pytest.mark.ci

DESK, PHONE = (1366, 768), (390, 844)
SIZES = [pytest.param(*DESK, id="desk"), pytest.param(*PHONE, id="phone")]

HIDDEN = """([those, within]) => {
  const sheet = document.querySelector(".ask").getBoundingClientRect();
  const bar = document.querySelector("header").getBoundingClientRect();
  const beside = sheet.left > innerWidth / 2;
  return [...document.querySelectorAll(those)].filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    const foot = beside ? innerHeight : sheet.top;
    return top < bar.bottom - 1 || left < -1 || right > innerWidth + 1 || bottom > foot + 1;
  }).map((each) => each.textContent.trim().slice(0, 20));
}"""
"""Which of these are not wholly between the bar and the question."""

COVERED = """() => {
  const box = (of) => of.getBoundingClientRect();
  const lines = (of) => {
    const range = document.createRange();
    range.selectNodeContents(of);
    return getComputedStyle(of.parentElement).position === "absolute" ? [] : [...range.getClientRects()];
  };
  const meet = (a, b) => Math.min(a.bottom - b.top, b.bottom - a.top, a.right - b.left, b.right - a.left) > 1;
  return [...document.querySelectorAll(".seats li")].filter((seat) => {
    const near = box(seat.querySelector(".near")), whole = box(seat);
    const words = [...seat.querySelectorAll(".who > *")].flatMap(lines);
    return near.left < whole.left || near.right > whole.right || words.some((each) => meet(each, near));
  }).map((seat) => seat.textContent.trim());
}"""
"""The seats whose sign of how near they are to winning lies over their name or beyond their box."""

SOCIAL = [
    Moment("goulag-name", "goulag", "name", seats=10, after=1),
    Moment("goulag-play", "goulag", "play", seats=10),
    Moment("goulag-supervise", "goulag", "supervise", seats=10),
    Moment("goulag-five", "goulag", "play", seats=5),
    Moment("politburo-propose", "politburo", "propose", seats=10),
    Moment("politburo-voters", "politburo", "voters", seats=10),
    Moment("politburo-vote", "politburo", "vote", seats=10, after=2),
    Moment("politburo-ballot", "politburo", "ballot", seats=10, after=4),
    Moment("politburo-point", "politburo", "point", seats=10),
]
PURGE = Moment("purge", "kremlin", "purge", seats=6)
PROMOTES = Moment("promotes", "kremlin", "move", seats=4)
SHEET = Moment("sheet", "kremlin", "sheet", options=ADVANCED)
CROWDED = Moment("crowded", "kremlin", "sheet", options=ADVANCED, seats=6)
CROWDED_WINDOW = Moment("late", "kremlin", "declare", options=ADVANCED, window=True, after=40, seats=6)
WINDOW = Moment("window", "kremlin", "declare", window=True, seats=4)


def knows_the_game(person: Person, game: str) -> Person:
    person.context.add_init_script(f"localStorage.guide ??= '{game}'")
    return person


def top(what: Locator) -> float:
    return float(what.evaluate("(what) => what.getBoundingClientRect().top"))


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("moment", SOCIAL, ids=lambda moment: moment.name)
def test_all_seats_are_in_sight_beside_the_question(visit: Visit, house: House, moment: Moment, lang: str) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, moment)
    ann = visit(lang=lang, width=PHONE[0], height=PHONE[1], token=token, touch=True)
    knows_the_game(ann, moment.game).goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    expect(ann.page.locator(".plate")).to_have_count(moment.seats)
    question(ann).locator(".answers").get_by_role("button").first.wait_for()
    ann.until(lambda: not ann.page.evaluate(HIDDEN, [".plate", ""]))


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_signs_of_who_is_near_winning_lie_over_no_name(
    visit: Visit, house: House, width: int, height: int, lang: str
) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, CROWDED)
    ann = visit(lang=lang, width=width, height=height, token=token).goes(f"/t/{table}")
    expect(ann.page.locator(".seats .near")).to_have_count(6)
    ann.page.evaluate("document.fonts.ready")
    assert ann.page.evaluate(COVERED) == []
    if width == PHONE[0]:
        ann.press(ann.page.locator(".strip .fold"))
        assert ann.page.evaluate(COVERED) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_whom_a_purge_may_strike_can_be_seen_and_tapped(visit: Visit, house: House, width: int, height: int) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, PURGE)
    ann = visit(width=width, height=height, token=token, touch=width < 500)
    knows_the_game(ann, "kremlin").goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    lit = ann.page.locator(".pyramid .politician.lit")
    lit.first.wait_for()
    faces = ".pyramid .politician.lit :is(.face, .name)"  # the claims of five others may lie below the question
    ann.until(lambda: not ann.page.evaluate(HIDDEN, [faces, ""]))
    ann.press(lit.last)
    expect(group(ann, "page-km-ready").get_by_role("button")).to_have_count(1)
    assert ann.said == []
    # Those further down are one scroll away, and still above the question.
    for place in ann.page.locator(".candidate .politician.lit").all():
        place.scroll_into_view_if_needed()
        assert not ann.page.evaluate(HIDDEN, [f"[data-who='{place.get_attribute('data-who')}']", ""])


def test_who_is_promoted_is_found_under_the_thumb(visit: Visit, house: House) -> None:
    """The same people as on the board, the best of them first."""
    token = house.welcome("Ann")
    table = reach(house, token, PROMOTES)
    ann = visit(width=PHONE[0], height=PHONE[1], token=token, touch=True)
    knows_the_game(ann, "kremlin").goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    ann.press(question(ann).get_by_role("button", name=ann.words("page-km-next"), exact=True))
    expect(ann.page.locator(".politician[aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_sheet_is_written_on_the_board(visit: Visit, house: House, width: int, height: int) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, SHEET)
    ann = visit(width=width, height=height, token=token, touch=width < 500)
    knows_the_game(ann, "kremlin").goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    posts = ann.page.locator(".level .politician")
    ann.until(lambda: posts.count() == 7)
    ann.until(lambda: not ann.page.evaluate(HIDDEN, [".level .politician", ""]))
    letters = [each.get_attribute("data-who") for each in posts.all()]
    letters += [each.get_attribute("data-who") for each in ann.page.locator(".candidate .politician").all()[:3]]
    for who in letters:
        ann.press(ann.page.locator(f".politician[data-who='{who}']"))
    expect(ann.page.locator(".politician[aria-pressed=true]")).to_have_count(10)
    expect(ann.page.locator(f".politician[data-who='{letters[0]}'] .unseen")).to_contain_text("10")
    ann.press(question(ann).locator(".seal"))
    ann.until(lambda: ann.said)
    assert ann.said == [f"sheet {' '.join(str(who) for who in letters)}"]


def test_the_numbers_of_a_bid_are_tapped_where_they_stand(visit: Visit, house: House) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, WINDOW)
    ann = visit(width=PHONE[0], height=PHONE[1], token=token, touch=True)
    knows_the_game(ann, "kremlin").goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    cells = question(ann).locator(".scale label")
    if not cells.count():  # a window about nobody in particular: the board asks
        ann.press(question(ann).locator("[data-key=d]"))
        ann.press(question(ann).get_by_role("button", name=ann.words("page-km-next"), exact=True))
    last = cells.last
    box = at_rest(last)
    assert box["height"] >= 40
    ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(last.get_by_role("radio")).to_be_checked()


def addressed(person: Person) -> Person:
    """Somebody of the house turns to her as soon as the table says anything more."""

    def told(text: str) -> str:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "hello":
            bot = next(held["seat"] for held in message["table"]["seats"] if held["kind"] == "bot")
            claim = {"type": "Claim", "seat": 1, "side": "disloyal", "why": "inferred"}
            message["view"]["events"].append({"type": "Said", "seat": bot, "statement": claim})
        return json.dumps(message)

    def between(edit: Callable[[str], str]) -> Callable[[WebSocketRoute], None]:
        def route(line: WebSocketRoute) -> None:
            server = line.connect_to_server()
            line.on_message(server.send)
            server.on_message(lambda text: line.send(edit(str(text))))

        return route

    person.page.route_web_socket("**/*", between(told))
    return person


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_turns_to_me_moves_neither_board_nor_question(visit: Visit, house: House, width: int, height: int) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, Moment("play", "goulag", "play", seats=7))
    ann = knows_the_game(visit(width=width, height=height, token=token), "goulag").goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    places = [ann.page.locator(".ring"), question(ann)]
    before = [top(each) for each in places]
    ben = addressed(knows_the_game(visit(width=width, height=height, token=token), "goulag")).goes(f"/t/{table}")
    card = ben.page.locator(".reply-card")
    card.wait_for()
    assert [top(each) for each in (ben.page.locator(".ring"), question(ben))] == pytest.approx(before, abs=1)
    expect(card.locator(".ways button").first).to_be_in_viewport()
    ben.press(card.locator(".silent"))
    expect(card).to_have_count(0)
    expect(ben.page.locator(".plate.mine")).to_be_in_viewport(ratio=0.9)


def test_a_seat_is_named_on_the_table_itself(visit: Visit, house: House) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, Moment("name", "goulag", "name", seats=7))
    ann = visit(width=PHONE[0], height=PHONE[1], token=token, touch=True)
    knows_the_game(ann, "goulag").goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    assert ann.question is not None
    action = ann.question["options"][-1]
    by_hand(ann, action)
    ann.until(lambda: ann.said)
    assert ann.said == [action]


OUT_OF_SIGHT = """(those) => {
  const body = document.querySelector(".ask .body").getBoundingClientRect();
  const foot = document.querySelector(".ask").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(those)].filter((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    const last = each.closest(".body") ? body.bottom : Math.min(foot, innerHeight);
    return height && (top < body.top - 1 || bottom > last + 1);
  }).map((each) => each.textContent.trim());
}"""
"""Which of these in the question are cut off, or have to be scrolled to."""


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("moment", [WINDOW, CROWDED_WINDOW], ids=lambda moment: moment.name)
def test_what_is_at_stake_is_never_cut(
    visit: Visit, house: House, moment: Moment, lang: str, width: int, height: int
) -> None:
    """Nor are the answers below it, though a newcomer's hint stands above."""
    token = house.welcome("Ann")
    table = reach(house, token, moment)
    ann = visit(lang=lang, width=width, height=height, token=token, touch=width < 500)
    knows_the_game(ann, "kremlin").goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    question(ann).locator(".four button").first.wait_for()
    assert ann.page.evaluate(OUT_OF_SIGHT, ".ask .body h2, .ask .four button") == []


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("moment", [SOCIAL[0], SOCIAL[5]], ids=lambda moment: moment.name)
def test_on_a_desk_the_seats_and_the_button_that_names_them_are_in_sight(
    visit: Visit, house: House, moment: Moment, lang: str
) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, moment)
    ann = visit(lang=lang, width=DESK[0], height=DESK[1], token=token)
    knows_the_game(ann, moment.game).goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    question(ann).locator(".answers button").first.wait_for()
    assert ann.page.evaluate(OUT_OF_SIGHT, ".ask .answers button") == []
    assert ann.page.evaluate(HIDDEN, [".plate", ""]) == []
