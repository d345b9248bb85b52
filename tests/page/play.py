"""Playing on through the page: what is asked is answered, until the game is over or somebody has seen enough."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

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
    person.until(lambda: not person.question or person.question["id"] != asked or person.question["answer"])
    assert len(person.said) > already
    assert person.said[already] == action or action.startswith("sheet "), person.said[already]
    return action


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
        people[0].until(lambda: any(person.asked or person.over for person in people), PATIENCE * 2)
        asked = [person for person in people if person.asked]
        if not asked:
            break
        for person in asked:
            each(answer_once(person, rng, answer))
            given += 1
    return given
