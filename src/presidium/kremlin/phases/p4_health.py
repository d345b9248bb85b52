"""4 Health: every member rolls."""

from __future__ import annotations

from typing import Final

from presidium.core import DONE, Question, Roll, Step, Steps, value
from presidium.kremlin.actions import D20, Roll20
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.effects import health_modifier
from presidium.kremlin.events import Rolled
from presidium.kremlin.printed.board import POSTS, Place
from presidium.kremlin.printed.health import harmless, verdict
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Kremlin, Throw
from presidium.kremlin.verbs import ail, die, show_die


@value
class Health(Step):
    """In rank order."""

    rule = "kremlin 4.1"

    def play(self, g: Kremlin) -> Steps:
        return ROLLS


@value
class HealthRoll(Step):
    """The table says what the die does to one of his age, at work or in the Sanatorium."""

    rule = "kremlin 4.1"
    post: Place

    def play(self, g: Kremlin) -> Question | Steps:
        return DONE if g.public.posts[self.post] is None else Roll(D20, "health")

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        who = g.public.posts[self.post]
        assert who is not None
        cast(g, who, answer.face)
        return WORKING


def cast(g: Kremlin, who: Letter, face: int, change: int = 0) -> None:
    """The die lies on the table; it has not worked yet (13.1)."""
    bonus, safe = health_modifier(g.public, who) + change, harmless(g.public.age(who), g.public.men[who].cure)
    show_die(g, Rolled("health", who, face, bonus, 0, ("card",) if bonus else (), safe))
    g.public.enter(Throw("health", who, face, change))


@value
class HealthResult(Step):
    """G one + less, K one, A two, T dead. A step of its own, as with the purge."""

    rule = "kremlin 4.1"

    def play(self, g: Kremlin) -> Steps:
        throw = g.public.close(Throw)
        who = throw.who
        face = throw.face + throw.change + health_modifier(g.public, who)
        match verdict(g.public.age(who), g.public.men[who].cure, face):
            case "G":
                ail(g, who, -1)
            case "K":
                ail(g, who, 1)
            case "A":
                ail(g, who, 2)
            case "T":
                die(g, who)
        return DONE


ROLLS: Final = tuple(HealthRoll(post) for post in POSTS)
WORKING: Final = (Window(), HealthResult())
"""What follows every die."""
