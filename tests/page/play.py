"""Playing on through the page: what is asked is answered, until the game is over or somebody has seen enough."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from tests.page.person import PATIENCE, Person

Answer = Callable[[Person, str], None]
"""How somebody brings an answer, written in notation, to the table."""


def by_command_line(person: Person, action: str) -> None:
    line = person.page.locator("[data-command]")
    line.fill(action)
    line.press("Enter")


def choose(question: dict[str, Any], rng: Random, silence: float = 0.9) -> str:
    """Mostly nothing in a window; else a kind of answer, and one of that kind."""
    options: list[str] = question["options"]
    if question["window"] and rng.random() < silence:
        return "pass"
    kind = rng.choice(sorted({option.split()[0] for option in options}))
    return rng.choice([option for option in options if option.split()[0] == kind])


def sheet(person: Person, seat: int) -> str:
    """As the house suggests it."""
    told: str = person.call("GET", f"/api/tables/{person.table['id']}/suggestion?seat={seat}")["action"]
    return told


def answer_once(person: Person, rng: Random, answer: Answer = by_command_line) -> str:
    """Answer the question that stands, and see that the table has taken the answer."""
    assert person.question is not None
    asked, already = person.question["id"], len(person.said)
    listed = isinstance(person.question["options"], list)
    action = choose(person.question, rng) if listed else sheet(person, person.seats[0])
    answer(person, action)

    def taken() -> bool:
        return not person.question or person.question["id"] != asked or bool(person.question["answer"])

    nothing = person.page.get_by_role("button", name=person.words("page-floor-nothing", ready="no"))
    while not taken():  # somebody who is spoken to after the answer has to say once more that they are ready
        person.until(lambda: taken() or (person.ahead and nothing.is_visible()))
        if not taken():
            _press_if_there(nothing)
    assert len(person.said) > already
    assert person.said[already] == action or action.startswith("sheet "), person.said[already]
    return action


def _press_if_there(button: Locator) -> None:
    """The floor may close while a finger is on its way."""
    if button.is_visible():
        with suppress(TimeoutError):
            button.click(timeout=1000)


def says_nothing(person: Person) -> None:
    """Let the floor go on, where it waits for this person and nothing can be answered."""
    if not person.awaited:
        return
    assert person.floor is not None
    number, ends = person.floor["number"], time.monotonic() + PATIENCE
    nothing = person.page.get_by_role("button", name=person.words("page-floor-nothing", ready="no"))
    while person.awaited and person.floor["number"] == number:  # somebody may speak to them, and they say it once more
        assert time.monotonic() < ends, f"the floor never went on: {person.floor}"
        _press_if_there(nothing)
        person.page.wait_for_timeout(50)


def off_the_floor(person: Person) -> None:
    """Say that they are ready until no floor is open and they are asked."""
    until_asked(person)
    nothing = person.page.get_by_role("button", name=person.words("page-floor-nothing", ready="no"))
    while person.floor and not person.over:
        _press_if_there(nothing)
        person.until(lambda: not person.floor or nothing.is_visible())
        if not person.floor:
            until_asked(person)
    leaves_unanswered(person)


def leaves_unanswered(person: Person) -> None:
    """Say nothing to everybody who waits for a reply: on a desk their cards stand where the log and the chat are."""
    silent = person.page.locator(".reply-card .silent")
    side = person.page.get_by_role("tabpanel")

    def away() -> bool:
        _press_if_there(silent.first)
        return side.is_visible()

    person.until(away)


def until_asked(person: Person) -> None:
    """Wait until this person is asked or the game is over; floors on which they need not answer go on."""
    while True:
        person.until(lambda: person.asked or person.awaited or person.over, PATIENCE * 2)
        if not person.awaited:
            return
        says_nothing(person)


def play(
    *people: Person,
    answer: Answer = by_command_line,
    seed: int = 1,
    answers: int = 10_000,
    each: Callable[[str], object] = str,
) -> int:
    """Everybody answers whatever they are asked, so many times at most; how often it was."""
    rng, given = Random(seed), 0
    while given < answers:
        people[0].until(lambda: any(person.asked or person.awaited or person.over for person in people), PATIENCE * 2)
        for person in people:
            says_nothing(person)
        asked = [person for person in people if person.asked]
        if not asked and any(person.floor for person in people):
            continue
        if not asked:
            break
        for person in asked:
            each(answer_once(person, rng, answer))
            given += 1
    return given
