"""C.5 Rights: the one place where a politician is asked to act.

A phase never asks a player; it asks for a politician. This module asks his controller, announces the answer and opens a
window. Then the announcement becomes final, or falls and is made again.
"""

from __future__ import annotations

from presidium.core import PASS, Action, Ask, Listed, Question, Refusal, Step, Steps, refusal, value
from presidium.core.decision import among
from presidium.games.kremlin.actions import Accuse, Condemn, Exchange, Move, Overturn, Purge, Rehabilitate, Suspect
from presidium.games.kremlin.announcing.silence import keeps_silence
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.effects import barred, kept_from_retiring, unbarred
from presidium.games.kremlin.events import Announced, Fell
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of

COSTLY = (Purge, Suspect, Accuse, Condemn, Move, Exchange, Rehabilitate, Overturn)
"""Actions that cost, or may cost, their actor stress (9.1)."""


class Right(Step):
    """A right or a duty of a politician to act, such as to purge, to vote or to propose."""

    __slots__ = ()

    def actor(self, g: Kremlin) -> Letter | None:
        """The politician who has the right now, found again before every announcement (C.7); None if nobody has it."""
        raise NotImplementedError

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        """The actions that the politician may announce, declining included."""
        raise NotImplementedError

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        """Carries out an announced action that nobody has stopped, and returns the steps that follow."""
        raise NotImplementedError

    def nobody(self, g: Kremlin) -> Steps:
        """The steps that follow if no politician has the right."""
        return ()

    def uncontrolled(self, g: Kremlin, who: Letter) -> Action:
        """C.4 The announcement for a politician whom nobody controls: unless overridden, his right lapses."""
        return PASS

    def cleared(self, g: Kremlin, deed: Deed) -> Steps:
        """The steps that follow if a card has cleared the politician whom the action would strike."""
        raise NotImplementedError

    def offers(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        """The actions that the politician may announce, without the actions that a card forbids."""
        return unbarred(g.public, who, self.choices(g, who))

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        """The specific reason why the politician may not announce this action; None if there is none."""
        return None

    def goes_unsaid(self, choices: tuple[Action, ...]) -> bool:
        """C.5 True if the politician can only decline: nothing is announced then, and no window opens."""
        return choices == (PASS,)

    def play(self, g: Kremlin) -> Question | Steps:
        who = self.actor(g)
        if who is None:
            return self.nobody(g)
        choices = self.offers(g, who)
        if self.goes_unsaid(choices):
            return self.final(g, who, choices[0])
        by = g.public.control.get(who)
        if by is None:
            return self.announce(g, who, self.uncontrolled(g, who))
        public = g.public.copy()  # as it stands now; a question outlives the moment it is asked
        old = too_old(g, who)
        return Ask(by, Listed(choices, lambda action: self._refuse(public, who, action, old)))

    def _refuse(self, public: Public, who: Letter, action: Action, old: bool) -> Refusal:
        if old and isinstance(action, COSTLY):
            return refusal("kremlin-too-old", "kremlin 9.1", who=who)
        particular = barred(public, who, action) or self.why_not(public, who, action)
        return particular or refusal("kremlin-may-not", self.rule, who=who)

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        who = self.actor(g)
        assert who is not None
        return self.announce(g, who, answer)

    def announce(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        by = g.public.control.get(who)
        deed = Deed(who, by, action)
        g.public.enter(deed)
        g.public.silent &= keeps_silence(g.public, deed)
        g.tell(Announced(who, by, action))
        return Window((who,)), Finality(self)


@value
class Finality(Step):
    """C.5, C.7 Closes the window: carries out the action, or cancels it and asks the present holder of the right."""

    rule = "kremlin C.5"
    right: Right

    def play(self, g: Kremlin) -> Steps:
        deed = g.public.close(Deed)
        if deed.cleared:
            return self.right.cleared(g, deed)
        if self.stands(g, deed):
            return self.right.final(g, deed.who, deed.action)
        g.tell(Fell(deed.who, deed.action))
        return (self.right,)

    def stands(self, g: Kremlin, deed: Deed) -> bool:
        """True if the politician still has the right and the same controller, and may still take the action."""
        right = self.right
        if right.actor(g) != deed.who or g.public.control.get(deed.who) != deed.by:
            return False
        if deed.by is None:
            return deed.action == right.uncontrolled(g, deed.who)
        return among(deed.action, right.offers(g, deed.who))


def standing(g: Kremlin) -> Deed | None:
    """C.7 The action just announced, if it would be carried out as things stand; None if it would not."""
    deed = g.public.top
    if not isinstance(deed, Deed) or deed.cleared:
        return None
    finality = next(step for step in reversed(g.stack) if isinstance(step, Finality))
    return deed if finality.stands(g, deed) else None


def too_old(g: Kremlin, who: Letter) -> bool:
    """9.1 True if the politician has reached retirement age, so that he may begin no action that can cost stress."""
    limit = edition_of(g).retirement_age
    return limit is not None and g.public.age(who) >= limit and not kept_from_retiring(g.public, who)
