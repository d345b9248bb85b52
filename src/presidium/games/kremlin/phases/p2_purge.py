"""2 Purge: the head of the KGB may send members and Candidates to Siberia."""

from __future__ import annotations

from typing import Final

from presidium.core import DONE, PASS, Action, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.games.kremlin.actions import D20, PURGE, Purge, Roll20
from presidium.games.kremlin.announcing.right import Right, too_old
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.effects import purge_modifier
from presidium.games.kremlin.events import Modifier, Rolled
from presidium.games.kremlin.matters import Throw
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, IDEOLOGY, INDUSTRY, KGB, PURGE_NUMBER
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of
from presidium.games.kremlin.verbs import exile, show_die, stress

PURGERS: Final = (KGB, IDEOLOGY, CHIEF, INDUSTRY)


@value
class PurgePhase(Step):
    """Begins the purges of the year, with the usual right to purge or as a card says."""

    rule = "kremlin 2.1"

    def play(self, g: Kremlin) -> Steps:
        return (next(filter(None, (effect.purge_begins() for effect in g.public.effects)), Purging()),)


@value
class Purging(Right):
    """2.1 The KGB head, or the politician who stands in for him, may purge; if he declines, the phase ends."""

    rule = "kremlin 2.1"
    purged: int = 0

    def actor(self, g: Kremlin) -> Letter | None:
        limit = edition_of(g).purge_limit
        return None if limit is not None and self.purged >= limit else g.public.first_present(PURGERS)  # 2.4

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        if too_old(g, who):  # 9.1
            return (PASS,)
        return (PASS, *[PURGE[victim] for victim in victims(g.public) if victim != who])

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        if not isinstance(action, Purge):
            return None
        if action.who == who:
            return refusal("kremlin-not-himself", "kremlin 2.2", who=who)
        return refusal("kremlin-no-victim", "kremlin 2.2", who=action.who)

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        return (PurgeRoll(who, action.who, Purging(self.purged + 1)),) if isinstance(action, Purge) else DONE


def victims(public: Public) -> tuple[Letter, ...]:
    """2.2 The politicians who can be purged: members and Candidates."""
    return (*public.members(), *public.at(CANDIDATE))


def purge_bonus(g: Kremlin, victim: Letter) -> int:
    """2.2 The bonus of a purge roll: +3 if the victim takes a cure; 1.3 in 1988 his strength or weakness; cards."""
    man = g.public.men[victim]
    return (3 if man.cure else 0) + edition_of(g).strengths.purge(victim, man.place) + purge_modifier(g.public, victim)


def purge_total(g: Kremlin, throw: Throw) -> int:
    """The present total of a purge die that has been cast: its face and everything that modifies it."""
    return throw.face + throw.change + purge_bonus(g, throw.who)


def purge_modifiers(g: Kremlin, victim: Letter, change: int) -> tuple[Modifier, ...]:
    """The causes of a purge roll's bonus; `change` is a card's modifier for this roll alone."""
    man = g.public.men[victim]
    post, cards = edition_of(g).strengths.purge(victim, man.place), purge_modifier(g.public, victim) or change
    found: dict[Modifier, bool] = {"cure": man.cure, "weakness": post > 0, "strength": post < 0, "card": bool(cards)}
    return tuple(modifier for modifier, so in found.items() if so)


@value
class PurgeRoll(Step):
    """Casts the die of a purge, which succeeds with at least the purge number of the victim's place."""

    rule = "kremlin 2.2"
    purger: Letter
    victim: Letter
    after: Step
    """The step that follows if the purge succeeds."""
    change: int = 0

    def play(self, g: Kremlin) -> Question:
        return Roll(D20, "purge")

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        bonus, needed = purge_bonus(g, self.victim) + self.change, PURGE_NUMBER[g.public.men[self.victim].place]
        modifiers = purge_modifiers(g, self.victim, self.change)
        short = max(0, needed - answer.face - bonus)
        show_die(g, Rolled("purge", self.victim, answer.face, bonus, needed, modifiers, short=short))
        g.public.enter(Throw("purge", self.victim, answer.face, self.change))
        return Window(), PurgeResult(self.purger, self.after)


@value
class PurgeResult(Step):
    """2.3 Success: the victim goes to Siberia, the purger takes 1 SP and may go on. Failure: 3 SP, and the phase ends.

    The result is a separate step, because a window may open between the roll and the result (13.1).
    """

    rule = "kremlin 2.3"
    purger: Letter
    after: Step

    def play(self, g: Kremlin) -> Steps:
        throw = g.public.close(Throw)
        victim = throw.who
        if purge_total(g, throw) < PURGE_NUMBER[g.public.men[victim].place]:
            stress(g, self.purger, 3)
            return DONE
        exile(g, victim)
        stress(g, self.purger, 1)
        return (self.after,)
