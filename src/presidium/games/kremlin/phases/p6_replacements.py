"""6.2-6.7 Replacements: the rules and the other members fill the places that the Chief left vacant."""

from __future__ import annotations

from typing import Final

from presidium.core import DONE, PASS, Action, Refusal, Step, Steps, refusal, value
from presidium.games.kremlin.actions import Move
from presidium.games.kremlin.announcing.right import Right, too_old
from presidium.games.kremlin.phases.moves import steps_up
from presidium.games.kremlin.phases.p6_chief import ChiefDecides
from presidium.games.kremlin.printed.board import CANDIDATE, CANDIDATES, LEVEL_1, LEVEL_2, PEOPLE, Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public
from presidium.games.kremlin.verbs import move, stress


@value
class Fill(Step):
    """6.2, 6.4 Fills vacant posts of a level, left to right, with the oldest of the next lower level that has
    anybody."""

    rule = "kremlin 6.2"
    level: tuple[Place, ...]

    def play(self, g: Kremlin) -> Steps:
        below = ((LEVEL_2,) if self.level == LEVEL_1 else ()) + ((CANDIDATE,), (PEOPLE,))
        for post in self.level:
            if g.public.posts[post] is None:
                pool = next(filter(None, (g.public.at(*places) for places in below)), ())
                if pool:
                    move(g, {g.public.oldest(pool): post})
        return DONE


@value
class FillCandidates(Step):
    """Fills vacant Candidate places with the oldest of the People, as long as there are any People."""

    rule = "kremlin 6.6"

    def play(self, g: Kremlin) -> Steps:
        while len(g.public.at(CANDIDATE)) < CANDIDATES and (people := g.public.at(PEOPLE)):
            move(g, {g.public.oldest(people): CANDIDATE})
        return DONE


@value
class Promotes(Right):
    """6.3, 6.5 A member, if present and controlled, may promote politicians into vacant places below him, 1 SP each."""

    rule = "kremlin 6.3"
    post: Place
    promoted: tuple[Letter, ...] = ()

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.present(self.post)

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        if too_old(g, who):  # 9.1
            return (PASS,)
        below = LEVEL_2 if self.post in LEVEL_1 else ()
        return (PASS, *steps_up(g.public, self.promoted, below))

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        rule = "kremlin 6.3" if self.post in LEVEL_1 else "kremlin 6.5"
        if isinstance(action, Move) and action.who in self.promoted:
            return refusal("kremlin-moved-already", rule, who=action.who)
        return refusal("kremlin-promote-only", rule, who=who)

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        if not isinstance(action, Move):
            return DONE
        move(g, {action.who: action.place})
        stress(g, who, 1)
        return (Promotes(self.post, (*self.promoted, action.who)),)


REPLACEMENTS: Final = (
    ChiefDecides(),
    Fill(LEVEL_1),
    *(Promotes(post) for post in LEVEL_1),
    Fill(LEVEL_2),
    *(Promotes(post) for post in LEVEL_2),
    FillCandidates(),
)
"""6.1 to 6.6 The steps of phase 6 (Replacements), in the order of the rules."""
