"""Round a screen: all look at what they were dealt before the first question, and the floors are on the screen."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.person import Person
from tests.page.play import answer_once
from tests.page.test_sofa import gather

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_the_screen_waits_until_both_phones_have_looked(visit: Visit, game: str) -> None:
    sofa = gather(visit, game, 5, "Ann", "Ben", talk="open")
    screen, (ann, ben) = sofa.screen.page, sofa.phones
    sofa.press(sofa.screen, "page-sofa-begin", open=3)
    screen.get_by_role("heading", name=sofa.screen.words("page-role-look")).wait_for()
    expect(screen.locator(".told li")).to_have_count(3)
    expect(screen.get_by_text(sofa.screen.words("page-role-count", done=0, all=2))).to_be_visible()
    assert violations(screen, ".role") == ""
    for phone in (ann, ben):
        phone.page.locator(".role .cover").wait_for()
        expect(phone.page.locator(".role .looked")).to_be_disabled()
    assert violations(ann.page, ".role") == ""
    looks(ann)
    expect(screen.get_by_text(sofa.screen.words("page-role-count", done=1, all=2))).to_be_visible()
    expect(ben.page.locator(".role .inside")).to_have_count(0)
    looks(ben)
    expect(screen.locator(".role")).to_have_count(0)
    screen.locator(".spoken").wait_for()

    rng = Random(1)
    while not any(map(talks, sofa.phones)):
        ann.until(lambda: any(answers(person) or talks(person) for person in sofa.phones))
        for phone in filter(answers, sofa.phones):
            answer_once(phone, rng, by_hand)
    screen.locator(".talking").wait_for()
    assert violations(screen, ".talking") == ""
    for phone in sofa.phones:
        phone.press(phone.page.locator(".floor-panel .nothing"))
    expect(screen.locator(".talking")).to_have_count(0)


def talks(person: Person) -> bool:
    return person.page.locator(".floor-panel").count() > 0


def answers(person: Person) -> bool:
    """Whether the phone shows a question to answer, rather than a floor or the film."""
    return person.asked and person.page.locator(".phone .question").count() > 0


def looks(phone: Person) -> None:
    """Rests a thumb on the cover, lifts it, and says so."""
    phone.page.locator(".role .cover").hover()
    phone.page.mouse.down()
    phone.page.locator(".role .inside").wait_for()
    phone.page.mouse.up()
    expect(phone.page.locator(".role .inside")).to_have_count(0)
    phone.press(phone.page.locator(".role .looked"))
