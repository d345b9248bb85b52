"""7 Rehabilitation: members may bring politicians back from Siberia."""

from __future__ import annotations

from typing import Final

from presidium.core import DONE, PASS, Action, Refusal, Step, Steps, refusal, value
from presidium.games.kremlin.actions import REHABILITATE, Rehabilitate
from presidium.games.kremlin.announcing.right import Right, too_old
from presidium.games.kremlin.printed.board import PEOPLE, POSTS, SIBERIA, Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public
from presidium.games.kremlin.verbs import move, stress


@value
class Rehabilitation(Step):
    """Asks each member, in rank order, whom he brings back from Siberia."""

    rule = "kremlin 7.1"

    def play(self, g: Kremlin) -> Steps:
        return IN_RANK_ORDER


@value
class Rehabilitates(Right):
    """7.1 A member may bring politicians back from Siberia to the People, 5 SP each; they keep their SP and crosses."""

    rule = "kremlin 7.1"
    post: Place

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.present(self.post)

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        if too_old(g, who):  # 9.1
            return (PASS,)
        return (PASS, *[REHABILITATE[exile] for exile in g.public.at(SIBERIA)])

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        return (
            refusal("kremlin-not-in-siberia", "kremlin 7.1", who=action.who)
            if isinstance(action, Rehabilitate)
            else None
        )

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        if not isinstance(action, Rehabilitate):
            return DONE
        move(g, {action.who: PEOPLE})
        stress(g, who, 5)
        return (self,)


IN_RANK_ORDER: Final = tuple(Rehabilitates(post) for post in POSTS)
