"""C.5 Announced is not done. The one place where a politician is asked to act.

A phase never asks a player: it asks for a politician. Here his controller is asked, his answer is
announced, the window opens, and the announcement becomes final, or falls and is made anew.
"""

from __future__ import annotations

from presidium.core import PASS, Action, Ask, Listed, Question, Refusal, Step, Steps, refusal, value
from presidium.core.decision import among
from presidium.kremlin.actions import Accuse, Condemn, Exchange, Move, Overturn, Purge, Rehabilitate, Suspect
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.effects import barred, kept_from_retiring, unbarred
from presidium.kremlin.events import Announced, Fell
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Deed, Kremlin, Public, edition_of

COSTLY = (Purge, Suspect, Accuse, Condemn, Move, Exchange, Rehabilitate, Overturn)
"""What costs, or may cost, whoever does it stress (9.1)."""


class Right(Step):
    """A right, or a duty, that some politician has now."""

    __slots__ = ()

    def actor(self, g: Kremlin) -> Letter | None:
        """Who has the right; found anew before every announcement (C.7)."""
        raise NotImplementedError

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        """What he may announce, declining included."""
        raise NotImplementedError

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        """Nobody has stopped it: do it, and say what follows."""
        raise NotImplementedError

    def nobody(self, g: Kremlin) -> Steps:
        """What follows if nobody has the right."""
        return ()

    def uncontrolled(self, g: Kremlin, who: Letter) -> Action:
        """C.4 What is announced for a holder whom nobody controls: he lets it lapse."""
        return PASS

    def cleared(self, g: Kremlin, deed: Deed) -> Steps:
        """A card has cleared whoever the deed would strike: what follows instead."""
        raise NotImplementedError

    def offers(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        """What he may announce, less what a card bars him from."""
        return unbarred(g.public, who, self.choices(g, who))

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        """The particular reason why he may not announce this, where there is one."""
        return None

    def goes_unsaid(self, choices: tuple[Action, ...]) -> bool:
        """C.5 A right whose only choice is to decline is not announced and has no window."""
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
        g.public.silent &= deed.lapses
        g.tell(Announced(who, by, action))
        return Window((who,)), Finality(self)


@value
class Finality(Step):
    """C.5, C.7 The window has closed: the deed is done, or it falls and whoever now has the right announces anew."""

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
        """Whether he still has the right, is in the same hands, and may still do it."""
        right = self.right
        if right.actor(g) != deed.who or g.public.control.get(deed.who) != deed.by:
            return False
        if deed.by is None:
            return deed.action == right.uncontrolled(g, deed.who)
        return among(deed.action, right.offers(g, deed.who))


def standing(g: Kremlin) -> Deed | None:
    """C.7 What has just been announced, if it would be done as things stand; it becomes final further down the
    stack."""
    deed = g.public.top
    if not isinstance(deed, Deed) or deed.cleared:
        return None
    finality = next(step for step in reversed(g.stack) if isinstance(step, Finality))
    return deed if finality.stands(g, deed) else None


def too_old(g: Kremlin, who: Letter) -> bool:
    """9.1 From the age of retirement he begins nothing that costs or may cost him stress."""
    limit = edition_of(g).retirement_age
    return limit is not None and g.public.age(who) >= limit and not kept_from_retiring(g.public, who)
