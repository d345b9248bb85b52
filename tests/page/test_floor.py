"""The table talks: what others say is seen at once, and people have the floor before the next question."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.person import Person
from tests.page.play import answer_once

pytestmark = pytest.mark.ci
SIZES = ((1366, 768), (390, 844))
SECOND = 1000
ANSWERS = 40
GAMES = 4


def panel(person: Person) -> Locator:
    return person.page.locator(".floor-panel")


def nothing(person: Person) -> Locator:
    return person.page.get_by_role("button", name=person.words("page-floor-nothing", ready="no"))


def to_the_floor(person: Person) -> bool:
    """Answer until people may talk; False if the game is over before."""
    rng = Random(2)
    for _ in range(ANSWERS):
        person.until(lambda: person.floor or person.asked or person.over)
        if person.over:
            return False
        if person.floor:
            panel(person).wait_for()
            return True
        answer_once(person, rng, by_hand)
    raise AssertionError("no floor ever opened")


def is_in_sight(person: Person, words: str) -> bool:
    """Whether these words stand in the part of the page that is on the screen, in front of everything else."""
    return bool(
        person.page.evaluate(
            """words => [...document.querySelectorAll(".bubble q")].some((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              return one.textContent === words && right > left && left >= 0 && top >= 0 &&
                right <= innerWidth && bottom <= innerHeight;
            })""",
            words,
        )
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(
    ("game", "seats", "kinds"), [("goulag", 5, {"round"}), ("politburo", 5, {"ballot", "fingers"})]
)
def test_alone_one_has_the_floor_after_every_reveal(
    visit: Visit, game: str, seats: int, kinds: set[str], width: int, height: int
) -> None:
    ann = visit(width=width, height=height).called("Ann")
    titles: set[str] = set()
    for _ in range(GAMES):  # in some games of Politburo nobody points
        table = ann.makes(game, seats, pace="solo", talk="open")
        for command in ("fill", "start"):
            ann.does(table, command)
        ann.over = ""
        ann.goes(f"/t/{table}")
        while len(titles) < len(kinds) and to_the_floor(ann):
            floor = ann.floor
            titles.add(panel(ann).locator("h2").inner_text())
            expect(nothing(ann)).to_be_in_viewport(ratio=1)
            ann.page.evaluate("scrollTo(0, 0)")
            assert violations(ann.page) == ""
            ann.page.wait_for_timeout(600)  # a key is no answer to what stood there before
            ann.page.keyboard.press("Space")
            ann.until(lambda floor=floor: ann.floor != floor)
        if len(titles) == len(kinds):
            break
    assert titles == {ann.words("page-floor-title", kind=kind) for kind in kinds}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_what_another_person_says_is_in_sight_within_a_second(visit: Visit, game: str, width: int, height: int) -> None:
    ann, ben = visit(width=width, height=height).called("Ann"), visit().called("Ben")
    table = ann.makes(game, 5, pace="untimed", talk="open")
    ben.does(table, "sit", seat=3)
    ann.does(table, "fill")
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    ann.page.locator(".ask > :is(.question, .floor-panel)").first.wait_for()
    for nth, where in enumerate((0, 10_000)):
        ann.page.evaluate("y => scrollTo(0, y)", where if width < 960 else 0)
        said = f"I have seen nothing, for the {nth + 1}. time"
        ben.does(table, "chat", text=said, seat=3)
        ann.until(lambda said=said: is_in_sight(ann, said), SECOND / 1000 + 0.5)
        expect(ann.page.locator("[role=log]", has_text=f"Ben: {said}")).to_have_count(1)
    assert violations(ann.page) == ""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_before_the_fingers_a_tap_on_a_seat_speaks_and_does_not_point(visit: Visit, width: int, height: int) -> None:
    ann = visit(width=width, height=height).called("Ann")
    table = ann.makes("politburo", 5, pace="solo", talk="open")
    for command in ("fill", "start"):
        ann.does(table, command)
    ann.goes(f"/t/{table}")
    while True:
        to_the_floor(ann)
        asked = ann.question is not None and any(text.startswith("point") for text in ann.question["options"] or ())
        if asked:
            break
        floor = ann.floor
        ann.page.wait_for_timeout(600)
        ann.page.keyboard.press("Space")
        ann.until(lambda floor=floor: ann.floor != floor)
    said, where = list(ann.said), panel(ann).locator(".faces" if width > 960 else ".ring")
    expect(ann.page.locator(".plate .cover")).to_have_count(0)
    if width < 960:  # on a desk the board behind says who has voted
        expect(where.locator("li.asked")).to_have_count(3)
    card = ann.page.locator(".reply")  # on a phone it lies over the ring until it has an answer
    ann.page.add_locator_handler(card, lambda card: card.locator(".silent").dispatch_event("click"))
    for seat in range(2, 6):
        where.get_by_role("button", name=ann.words("page-speak-to", seat=seat)).click()
        sheet = ann.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
    assert ann.said == said


def test_on_a_phone_the_seats_can_be_pointed_at_from_the_floor(visit: Visit) -> None:
    """There is no list of names there: while one answers, the talk does not hide the board."""
    ann = visit(width=SIZES[1][0], height=SIZES[1][1], touch=True).called("Ann")
    ann.context.add_init_script("localStorage.guide ??= 'goulag'")
    for _ in range(GAMES):
        table = ann.makes("goulag", 7, pace="solo", talk="open")
        for command in ("fill", "start"):
            ann.does(table, command)
        ann.over = ""
        ann.page.goto(f"{ann.base}/t/{table}")
        while to_the_floor(ann):
            ann.until(lambda: ann.question is not None)
            assert ann.question is not None
            if ann.asked and ann.question["options"][0].startswith("name"):
                before = len(ann.said)
                answer_once(ann, Random(2), by_hand)
                assert ann.said[before].startswith("name")
                return
            nothing(ann).click()
            number = ann.floor and ann.floor["number"]
            ann.until(lambda number=number: ann.over or not ann.floor or ann.floor["number"] != number)
    raise AssertionError("Ann never was commissar after a floor")
