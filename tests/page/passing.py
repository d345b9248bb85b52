"""A device passed round: what lies open on the table, and who says something aloud."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator

from tests.page.hands import button
from tests.page.person import Person


def lying(person: Person) -> Locator | None:
    """What is to be pressed to hand on the device that lies on the table."""
    hand = person.page.get_by_role("button", name=re.compile(person.words("page-curtain", name="")))
    return hand if hand.count() and hand.is_enabled() else None


def talks(person: Person) -> bool:
    return person.page.locator(".lies:not(.settling) button.main:enabled").count() > 0


def speaks(person: Person) -> bool:
    return person.page.locator(".aloud:not(.settling) .answers button").count() > 0


def says_aloud(person: Person, rng: Random) -> None:
    """Everybody round the device says something, and it is sent at once."""
    assert person.question
    before, place = person.question["id"], person.page.locator(".aloud")
    groups = place.locator("fieldset")
    for at in range(groups.count()):
        choices = groups.nth(at).get_by_role("button")
        person.press(choices.nth(rng.randrange(choices.count())))
    if groups.count():
        person.press(button(person, "page-aloud-show", place))
    elif (send := place.locator(".answers button.main")).count():
        while send.is_disabled():
            person.press(place.locator(".answers li button[aria-pressed=false]:enabled").first)
        person.press(send)
    else:
        choices = place.locator(".answers li > button")
        person.press(choices.nth(rng.randrange(choices.count())))
    person.until(lambda: person.over or not person.question or person.question["id"] != before)
