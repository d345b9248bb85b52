"""4 Health: every member rolls on the health table."""

from __future__ import annotations

from typing import Final

from presidium.core import DONE, Question, Roll, Step, Steps, value
from presidium.games.kremlin.actions import D20, Roll20
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.effects import health_modifier
from presidium.games.kremlin.events import Rolled
from presidium.games.kremlin.matters import Throw
from presidium.games.kremlin.printed.board import POSTS, Place
from presidium.games.kremlin.printed.health import harmless, verdict
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin
from presidium.games.kremlin.verbs import ail, die, show_die


@value
class Health(Step):
    """The health rolls of all members, in rank order."""

    rule = "kremlin 4.1"

    def play(self, g: Kremlin) -> Steps:
        return ROLLS


@value
class HealthRoll(Step):
    """Casts a member's health die; the table gives the result by age, at work or in the Sanatorium."""

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
    """Shows a health die, which takes effect only after a window (13.1)."""
    bonus, safe = health_modifier(g.public, who) + change, harmless(g.public.age(who), g.public.men[who].cure)
    show_die(g, Rolled("health", who, face, bonus, 0, ("card",) if bonus else (), safe))
    g.public.enter(Throw("health", who, face, change))


@value
class HealthResult(Step):
    """Applies the letter of the health table: G removes a cross, K adds one cross, A adds two, T kills."""

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
"""The steps after every health die: a window, then the result."""
