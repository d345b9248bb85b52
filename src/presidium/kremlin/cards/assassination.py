"""An assassination attempt, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.kremlin.actions import ACCUSE, D20, OVERTURN, Accuse, Roll20, Suspect
from presidium.kremlin.announcing.right import Right, too_old
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.cards.card import Card, any_time
from presidium.kremlin.cards.events import Accused, Overturned
from presidium.kremlin.cards.hands import deck_of
from presidium.kremlin.effects import Effect, add_effect
from presidium.kremlin.events import Judged, Rolled
from presidium.kremlin.phases.p2_purge import victims
from presidium.kremlin.phases.trial import Proceedings, Trial
from presidium.kremlin.printed.board import GONE, PURGE_NUMBER
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Accusation, Case, Kremlin, Moment, NamedCard, Public
from presidium.kremlin.verbs import ail, clear, die, exile, pay, show_die, stress, suspect

GUARDED = 20
SUSPICIOUS = 12


@value
class Attempt(Step):
    """I.4, S.assassination At least the purge number of his place: dead. A little short of it: wounded."""

    rule = "kremlin I.4"
    victim: Letter
    held_by: Player | None
    """Who controlled the victim when he was named."""
    guarded: bool
    wounds: ClassVar[tuple[int, ...]]
    """How many crosses, by how much the die falls short."""

    def play(self, g: Kremlin) -> Question:
        return Roll(D20, "assassination")

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        needed = GUARDED if self.guarded else PURGE_NUMBER[g.public.men[self.victim].place]
        show_die(g, Rolled("assassination", self.victim, answer.face, 0, needed))
        wounds = (1,) if self.guarded else self.wounds
        short = needed - answer.face
        if short <= 0:
            die(g, self.victim)
        elif short <= len(wounds):
            ail(g, self.victim, wounds[short - 1])
        return DONE if self.held_by is None else (Suspicion(self.held_by, self.inquiry()),)

    def inquiry(self) -> ComplicityRoll:
        raise NotImplementedError


@value
class Attempt1986(Attempt):
    """Up to 3 short: one cross."""

    rule = "kremlin S.assassination"
    wounds: ClassVar[tuple[int, ...]] = (1, 1, 1)

    def inquiry(self) -> ComplicityRoll:
        return ComplicityRoll1986()


@value
class Attempt1988(Attempt):
    """1 short: two crosses; 2 short: one."""

    wounds: ClassVar[tuple[int, ...]] = (2, 1)

    def inquiry(self) -> ComplicityRoll:
        return ComplicityRoll1988()


def assassination(id: CardId, attempt: Callable[[Letter, Player | None, bool], Attempt], count: int = 1) -> Card:
    """Any time, on a member or a Candidate."""

    def works(_: Kremlin, named: NamedCard) -> Steps:
        return (attempt(named.target, named.held_by, named.guarded),)

    return Card(id, "assassination", any_time, works, lambda m, _: victims(m.public), count=count)


def bodyguard(id: CardId, count: int) -> Card:
    """1986: after an assassin has named his victim. It takes a 20 then, and a 19 wounds."""

    def when(m: Moment, _: Player) -> bool:
        named = m.named
        if named is None or named.guarded:
            return False
        return deck_of(m).cards[named.play.card].kind == "assassination"

    def works(g: Kremlin, _: NamedCard) -> Steps:
        attempt = g.public.top
        assert isinstance(attempt, NamedCard)
        g.public.amend(replace(attempt, guarded=True))
        return DONE

    return Card(id, "bodyguard", when, works, count=count)


# Who is behind it?


@value
class Suspicion(Step):
    """I.4, S.assassination Whoever controlled the victim may accuse anybody who is still there; a window follows."""

    rule = "kremlin I.4"
    player: Player
    inquiry: ComplicityRoll

    def play(self, g: Kremlin) -> Question:
        there = tuple(ACCUSE[who] for who, man in g.public.men.items() if man.place not in GONE)
        return Ask(self.player, Listed((PASS, *there), self.refuse))

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-accuse-or-pass", self.inquiry.rule)

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        if not isinstance(answer, Accuse):
            return DONE
        g.public.enter(Accusation(self.player, answer.who))
        g.tell(Accused(self.player, answer.who))
        return Window(), self.inquiry


@value
class Acquitted(Effect):
    """1988: no "?" is placed on one acquitted this year."""

    rule = "kremlin 3.1"
    who: Letter
    for_the_year: ClassVar[bool] = True

    def bars(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        barred = isinstance(action, Suspect) and action.who == self.who
        return refusal("kremlin-acquitted", "kremlin 3.1", who=self.who) if barred else None


class ComplicityRoll(Step):
    """A die for the accused."""

    __slots__ = ()

    def play(self, g: Kremlin) -> Question | Steps:
        accusation = g.public.top
        assert isinstance(accusation, Accusation)
        who = accusation.accused
        gone = g.public.men[who].place in GONE
        if not (gone or accusation.cleared):
            return Roll(D20, "complicity")
        g.public.close(Accusation)
        if not gone:
            g.tell(Judged(who, "acquitted"))
            clear(g, who)
            add_effect(g, Acquitted(who))
        return DONE

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        accusation = g.public.close(Accusation)
        show_die(g, Rolled("complicity", accusation.accused, answer.face, 0, SUSPICIOUS))
        return self.rolled(g, accusation.accused, answer.face >= SUSPICIOUS)

    def rolled(self, g: Kremlin, accused: Letter, high: bool) -> Steps:
        raise NotImplementedError


@value
class ComplicityRoll1988(ComplicityRoll):
    """I.4 12 or more: there is a case, and he is tried; below: nothing."""

    FORMERLY = ("Inquiry1988",)
    rule = "kremlin I.4"

    def rolled(self, g: Kremlin, accused: Letter, high: bool) -> Steps:
        return (Trial(None, accused, Complicity()),) if high else DONE


@value
class Complicity(Proceedings):
    """Guilty: dead. Acquitted: something sticks, a "?". Nobody takes stress for it."""

    def convict(self, g: Kremlin, case: Case) -> Steps:
        die(g, case.accused)
        return DONE

    def acquit(self, g: Kremlin, case: Case) -> Steps:
        if not g.public.men[case.accused].suspect:
            suspect(g, case.accused)
        return DONE

    def drop(self, g: Kremlin) -> Steps:
        return DONE


@value
class ComplicityRoll1986(ComplicityRoll):
    """S.assassination 12 or more: innocent; below: Siberia. In any case 1 SP."""

    FORMERLY = ("Inquiry1986",)
    rule = "kremlin S.assassination"

    def rolled(self, g: Kremlin, accused: Letter, high: bool) -> Steps:
        stress(g, accused, 1)
        return (Overturning(accused, high),)


@value
class Overturning(Right):
    """S.assassination The highest-ranking member present, if controlled, may turn the result round for 2 SP."""

    rule = "kremlin S.assassination"
    accused: Letter
    innocent: bool

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.highest(present_only=True)

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        return (PASS,) if too_old(g, who) else (PASS, OVERTURN)

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        if action != OVERTURN:
            return self.nobody(g)
        pay(g, who, 2)
        g.tell(Overturned(who))
        return replace(self, innocent=not self.innocent).nobody(g)

    def nobody(self, g: Kremlin) -> Steps:
        if g.public.men[self.accused].place not in GONE:
            g.tell(Judged(self.accused, "acquitted" if self.innocent else "guilty"))
            if not self.innocent:
                exile(g, self.accused)
        return DONE
