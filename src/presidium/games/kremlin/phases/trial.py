"""3.2-3.6 Trials: the members vote, and the verdict follows."""

from __future__ import annotations

from typing import Final

from presidium.core import PASS, Action, Step, Steps, value
from presidium.games.kremlin.actions import GUILTY, INNOCENT
from presidium.games.kremlin.events import Judged, Tried
from presidium.games.kremlin.matters import Case
from presidium.games.kremlin.phases.voting import Turn
from presidium.games.kremlin.printed.board import GONE, POSTS, Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, edition_of

ACQUITTALS: Final = 2


class Proceedings:
    """The occasion of a trial: it decides what follows a conviction, an acquittal or a trial without a verdict."""

    __slots__ = ()

    def convict(self, g: Kremlin, case: Case) -> Steps:
        raise NotImplementedError

    def acquit(self, g: Kremlin, case: Case) -> Steps:
        raise NotImplementedError

    def drop(self, g: Kremlin) -> Steps:
        """C.7 Ends a trial without a verdict, because the accused is gone; nobody pays."""
        raise NotImplementedError


@value
class Trial(Step):
    """Opens a trial: all present and controlled members vote, the accused and the accuser too."""

    rule = "kremlin 3.2"
    RENAMED = (("hearing", "proceedings"),)
    accuser: Letter | None
    accused: Letter
    proceedings: Proceedings

    def play(self, g: Kremlin) -> Steps:
        g.public.enter(Case(self.accuser, self.accused))
        g.tell(Tried(self.accuser, self.accused))
        return (Verdict(POSTS[0], self.proceedings),)


@value
class Verdict(Turn):
    """3.2 The turn of this post to vote in a trial; 3.6 the second acquittal, or the last vote, ends the trial."""

    rule = "kremlin 3.2"
    RENAMED = (("hearing", "proceedings"),)
    post: Place
    proceedings: Proceedings

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        return (GUILTY, INNOCENT)

    def uncontrolled(self, g: Kremlin, who: Letter) -> Action:
        """3.5 1988: an accused member whom nobody controls votes not guilty for himself."""
        return INNOCENT if edition_of(g).accused_stands_by_himself and who == case(g).accused else PASS

    def after(self, g: Kremlin, post: Place | None) -> Steps:
        now = case(g)
        acquittals = sum(vote == "innocent" for _, vote in now.votes)
        gone = g.public.men[now.accused].place in GONE
        if post is not None and acquittals < ACQUITTALS and not gone:
            return (Verdict(post, self.proceedings),)
        g.public.close(Case)
        if gone:
            return self.proceedings.drop(g)
        if acquittals >= ACQUITTALS:
            g.tell(Judged(now.accused, "acquitted"))
            return self.proceedings.acquit(g, now)
        g.tell(Judged(now.accused, "guilty"))
        return self.proceedings.convict(g, now)


def case(g: Kremlin) -> Case:
    """The trial under way."""
    found = g.public.top
    assert isinstance(found, Case)
    return found
