"""3.2-3.6 The trial."""

from __future__ import annotations

from typing import ClassVar

from presidium.core import PASS, Action, Step, Steps, value
from presidium.kremlin.actions import GUILTY, INNOCENT
from presidium.kremlin.board import POSTS, RETIRED, SIBERIA, WALL, Place
from presidium.kremlin.events import Judged, Tried
from presidium.kremlin.people import Letter
from presidium.kremlin.phases.voting import Turn
from presidium.kremlin.right import Right
from presidium.kremlin.state import Case, Kremlin, edition
from presidium.kremlin.verbs import clear, exile, stress

GONE = (SIBERIA, WALL, RETIRED)


class Investigator(Right):
    """Whoever may accuse, and goes on when the trial is over."""

    __slots__ = ()

    def acquitting(self, who: Letter) -> Investigator:
        """The same right, after this acquittal."""
        raise NotImplementedError


@value
class Trial(Step):
    """3.2 All present and controlled members vote; the accused and the accuser too."""

    accuser: Letter
    accused: Letter
    after: Investigator

    def play(self, g: Kremlin) -> Steps:
        g.public.agenda += (Case(self.accuser, self.accused),)
        g.tell(Tried(self.accuser, self.accused))
        return (Verdict(POSTS[0], self.after),)


@value
class Verdict(Turn):
    """The turn of this post. 3.6 Two votes for acquittal end the trial, or the last vote does."""

    post: Place
    following: Investigator
    rule: ClassVar[str] = "kremlin 3.2"

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        return (GUILTY, INNOCENT)

    def uncontrolled(self, g: Kremlin, who: Letter) -> Action:
        """3.5 1988: an accused member whom nobody controls votes for himself."""
        return INNOCENT if edition(g).accused_stands_by_himself and who == case(g).accused else PASS

    def after(self, g: Kremlin, post: Place | None) -> Steps:
        now = case(g)
        acquittals = sum(vote == "innocent" for _, vote in now.votes)
        gone = g.public.men[now.accused].place in GONE
        if post is not None and acquittals < 2 and not gone:
            return (Verdict(post, self.following),)
        g.public.agenda = g.public.agenda[:-1]
        if gone:  # C.7 no verdict, and nobody pays
            return (self.following,)
        if acquittals >= 2:
            return self.acquit(g, now)
        g.tell(Judged(now.accused, "guilty"))  # 3.3
        exile(g, now.accused)
        return (self.following,)

    def acquit(self, g: Kremlin, now: Case) -> Steps:
        """3.4 The "?" goes, the accuser takes 3 SP; C.7 not one who is gone himself."""
        g.tell(Judged(now.accused, "acquitted"))
        clear(g, now.accused)
        if g.public.men[now.accuser].place not in GONE:
            stress(g, now.accuser, 3)
        return (self.following.acquitting(now.accused),)


def case(g: Kremlin) -> Case:
    """The trial under way."""
    found = g.public.agenda[-1]
    assert isinstance(found, Case)
    return found
