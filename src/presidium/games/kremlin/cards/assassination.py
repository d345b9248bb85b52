"""The card Assassination attempt, and the inquiry that follows the attempt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.games.kremlin.actions import ACCUSE, D20, OVERTURN, Accuse, Roll20, Suspect
from presidium.games.kremlin.announcing.right import Right, too_old
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.cards.card import Card, any_time
from presidium.games.kremlin.cards.events import Accused, Overturned
from presidium.games.kremlin.cards.hands import deck_of
from presidium.games.kremlin.effects import Effect, add_effect
from presidium.games.kremlin.events import Judged, Rolled
from presidium.games.kremlin.matters import Accusation, Case, NamedCard
from presidium.games.kremlin.phases.p2_purge import victims
from presidium.games.kremlin.phases.trial import Proceedings, Trial
from presidium.games.kremlin.printed.board import GONE, PURGE_NUMBER
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public
from presidium.games.kremlin.verbs import ail, clear, die, exile, pay, show_die, stress, suspect

GUARDED = 20
SUSPICIOUS = 12


@value
class Attempt(Step):
    """I.4, S.assassination A roll of at least the victim's purge number kills him; a roll a little lower wounds him."""

    rule = "kremlin I.4"
    victim: Letter
    held_by: Player | None
    """The seat that controlled the victim when the card was named; None if nobody did."""
    guarded: bool
    wounds: ClassVar[tuple[int, ...]]
    """The number of crosses for a roll that falls 1 short, 2 short and so on."""

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
    """The attempt of 1986: a roll that falls 1 to 3 short of the purge number gives the victim one cross."""

    rule = "kremlin S.assassination"
    wounds: ClassVar[tuple[int, ...]] = (1, 1, 1)

    def inquiry(self) -> ComplicityRoll:
        return ComplicityRoll1986()


@value
class Attempt1988(Attempt):
    """The attempt of 1988: a roll that falls 1 short gives the victim two crosses, 2 short one cross."""

    wounds: ClassVar[tuple[int, ...]] = (2, 1)

    def inquiry(self) -> ComplicityRoll:
        return ComplicityRoll1988()


def assassination(id: CardId, attempt: Callable[[Letter, Player | None, bool], Attempt], count: int = 1) -> Card:
    """Makes the card Assassination attempt, playable at any time on a member or a Candidate."""

    def works(_: Kremlin, named: NamedCard) -> Steps:
        return (attempt(named.target, named.held_by, named.guarded),)

    return Card(id, "assassination", any_time, works, lambda m, _: victims(m.public), count=count)


def bodyguard(id: CardId, count: int) -> Card:
    """Makes the card Bodyguard of 1986, played when an assassin has named a victim: a 20 kills him, a 19 wounds him."""

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


# The inquiry: who ordered the assassination?


@value
class Suspicion(Step):
    """I.4, S.assassination The victim's controller may accuse any politician still in the game; a window follows."""

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
    """1988: no "?" may be placed on a politician in the year in which he was acquitted."""

    rule = "kremlin 3.1"
    who: Letter
    for_the_year: ClassVar[bool] = True

    def bars(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        barred = isinstance(action, Suspect) and action.who == self.who
        return refusal("kremlin-acquitted", "kremlin 3.1", who=self.who) if barred else None


class ComplicityRoll(Step):
    """Casts a die for the politician who is accused of ordering an assassination."""

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
    """I.4 With 12 or more the accused is tried; with less the accusation comes to nothing."""

    FORMERLY = ("Inquiry1988",)
    rule = "kremlin I.4"

    def rolled(self, g: Kremlin, accused: Letter, high: bool) -> Steps:
        return (Trial(None, accused, Complicity()),) if high else DONE


@value
class Complicity(Proceedings):
    """A trial after an assassination: the guilty die, the acquitted get a "?", and nobody takes stress."""

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
    """S.assassination With 12 or more the accused is innocent, with less bound for Siberia; he takes 1 SP anyway."""

    FORMERLY = ("Inquiry1986",)
    rule = "kremlin S.assassination"

    def rolled(self, g: Kremlin, accused: Letter, high: bool) -> Steps:
        stress(g, accused, 1)
        return (Overturning(accused, high),)


@value
class Overturning(Right):
    """S.assassination The highest-ranking present member, if controlled, may reverse the result for 2 SP."""

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
