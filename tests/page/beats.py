"""Going through what is played at a table: by a tap, by a key, or by looking on until it is over."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.page.person import Person
from tests.page.play import Answer

STOPS = ("mine", "control", "death", "verdict", "round", "parade", "end")
LONGEST = 120.0
"""How many seconds all that follows one answer may be played, by itself."""
Step = Callable[[Person], None]
"""What somebody does about the beat that stands."""


def stops_nowhere(person: Person) -> None:
    person.context.add_init_script(f"localStorage.passing = '{json.dumps(STOPS)}'")


def reads_no_paper(person: Person) -> None:
    person.context.add_init_script("localStorage.paper = 'none'")


def playing(person: Person) -> bool:
    """Whether a beat stands in the place of the question."""
    return person.page.locator(".tape.running").count() > 0


def by_itself(person: Person) -> None:
    person.until(lambda: not playing(person), LONGEST)


def by_tap(person: Person) -> None:
    """On the big moment, or beside the sentence where there is none."""
    scene = person.page.locator(".stage .frame")
    (scene if scene.count() else person.page.locator(".tape .hand .main")).click()


def by_key(person: Person) -> None:
    person.page.keyboard.press("Space")


def to_the_last_beat(person: Person, step: Step) -> int:
    """Until one can answer, or sees how it has ended; how many steps it took."""
    person.page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    after = person.page.locator(".ask:not([inert]) .question button:visible, .ending")
    steps = 0
    while person.until(lambda: playing(person) or after.count()) and playing(person):
        step(person)
        steps += 1
    return steps


def after_the_beats(step: Step, answer: Answer) -> Answer:
    """First what has happened is looked at, then one answers."""

    def look_and_answer(person: Person, action: str) -> None:
        to_the_last_beat(person, step)
        answer(person, action)

    return look_and_answer
