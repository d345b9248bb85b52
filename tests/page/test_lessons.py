"""A lesson on the page, taken in a browser: what is wrong, what is right, left and come back to, and on to a table."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from presidium.core import Game
from tests.contract.test_lessons import LESSONS, named, played
from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.look import wrong
from tests.page.person import Person

pytestmark = pytest.mark.ci

SCREENS = [(1366, 768, "light"), (390, 844, "dark")]
BOOKMARK = "lesson-"
REFUSED = "Failed to load resource"
"""What the browser itself says of an answer that is refused."""


def goes_on(person: Person) -> None:
    person.press(person.page.locator(".screen").get_by_role("button", name=person.words("page-lesson-on")))


def reads(person: Person, screen: str, game: str = "goulag") -> None:
    expect(person.page.locator(".screen")).to_contain_text(person.words.lesson(game, screen))


def names(person: Person, *seats: int) -> None:
    for seat in seats:
        person.press(person.page.locator(f".answers [data-key='{seat}']"))
    person.press(person.page.get_by_role("button", name=person.words("page-social-name-them")))


def answers(person: Person, answer: str) -> None:
    person.press(person.page.locator(".answers").get_by_role("button", name=re.compile(re.escape(answer))))


@pytest.mark.few(1)
@pytest.mark.parametrize(("width", "height", "theme"), SCREENS)
def test_goulag_is_learnt_to_its_end_and_played(visit: Visit, width: int, height: int, theme: str) -> None:
    ann = visit(width=width, height=height, theme=theme)
    ann.forgives = (REFUSED,)
    ann.goes("/")
    ann.press(ann.page.get_by_role("link", name=ann.words("page-home-learn-label", game="Goulag")))
    reads(ann, "own")
    assert violations(ann.page) == ""
    goes_on(ann)
    goes_on(ann)
    names(ann, 2, 5, 3)
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.words("refused-lesson-goulag-dig"))
    assert violations(ann.page) == ""
    ann.press(ann.page.get_by_role("button", name=ann.words("page-social-clear")))
    names(ann, 2, 3, 4)
    reads(ann, "shown")
    goes_on(ann)
    answers(ann, "Work")
    reads(ann, "turned")
    ann.page.reload()
    reads(ann, "turned")
    goes_on(ann)
    answers(ann, "Comrade 5")
    reads(ann, "lie")
    goes_on(ann)
    answers(ann, "Comrade 3")
    reads(ann, "last")
    answers(ann, "Work")
    reads(ann, "end")
    assert violations(ann.page) == ""
    ann.press(ann.page.get_by_role("button", name=ann.words("page-lesson-play")))
    ann.until(lambda: "/t/" in ann.page.url and bool(ann.seats))


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("game", LESSONS, ids=named)
def test_every_screen_of_every_lesson_has_room(visit: Visit, game: Game, lang: str) -> None:
    """On a phone, and in languages that need more of it; gone on with where the browser remembers to be."""
    ann = visit(width=390, height=844, lang=lang)
    ann.goes("/rules")
    for answers, screen in [([*learning.answers], learning.screen) for learning in played(game)][:-1]:
        assert screen is not None
        kept = [BOOKMARK + game.name, json.dumps(answers)]
        ann.page.evaluate("([key, answers]) => (localStorage[key] = answers)", kept)
        ann.goes(f"/learn/{game.name}")
        reads(ann, screen.id, game.name)
        # of the board some button always lies half behind what is taught; one scrolls
        assert [each for each in wrong(ann, lang) if not each.startswith("target-size at button[data-who")] == []


def test_a_game_without_a_lesson_says_so(visit: Visit) -> None:
    ann = visit()
    ann.forgives = (REFUSED,)
    ann.goes("/learn/queue")
    expect(ann.page.locator("main")).to_contain_text(ann.words("page-lesson-none"))
