"""Cards that fetch a member from the Sanatorium, or send a member to the Sanatorium (14.4)."""

from __future__ import annotations

from typing import ClassVar

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.games.kremlin.actions import CURE, D20, PlayAgainst, Roll20
from presidium.games.kremlin.cards.card import Card, any_time, in_force, start_of
from presidium.games.kremlin.effects import Effect, add_effect, barred, drop_effect, drop_ended
from presidium.games.kremlin.events import Rolled
from presidium.games.kremlin.matters import NamedCard
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public
from presidium.games.kremlin.verbs import come_back, cure, show_die


@value
class OnLeave(Effect):
    """I.6, S.leave A politician is out of the Sanatorium until the phase ends; then he must go back."""

    rule = "kremlin I.6"
    who: Letter

    def holds(self, public: Public) -> bool:
        return self.who in public.members() and not public.men[self.who].cure

    def until_phase_ends(self) -> Letter:
        return self.who

    def ends_with_phase(self, public: Public) -> bool:
        return True

    def phase_ends(self, g: Kremlin) -> Steps:
        cure(g, self.who)
        return DONE


@value
class Indisposed(Effect):
    """A politician is in the Sanatorium until the phase ends; then he comes back to his post."""

    rule = "kremlin S.leave"
    who: Letter

    def holds(self, public: Public) -> bool:
        return self.who in public.members() and public.men[self.who].cure

    def until_phase_ends(self) -> Letter:
        return self.who

    def ends_with_phase(self, public: Public) -> bool:
        return True

    def phase_ends(self, g: Kremlin) -> Steps:
        return (VisitEnds(self.who, may_stay=False),)


@value
class Visiting(Indisposed):
    """A politician is in the Sanatorium until the phase ends; then his controller may let him stay for the year."""

    rule = "kremlin I.7"

    def phase_ends(self, g: Kremlin) -> Steps:
        return (VisitEnds(self.who, may_stay=True),)


@value
class VisitEnds(Step):
    """I.7 The controller lets a visitor come back or stay for the year; 15.6 an uncontrolled visitor comes back."""

    rule = "kremlin I.7"
    who: Letter
    may_stay: bool

    def play(self, g: Kremlin) -> Question | Steps:
        if not g.public.men[self.who].cure:
            return DONE
        by = g.public.control.get(self.who)
        if by is not None and self.may_stay:
            return Ask(by, Listed((PASS, CURE), self.refuse))
        come_back(g, self.who)
        return DONE

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-stay-or-return", "kremlin 15.6", who=self.who)

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        if answer == PASS:
            come_back(g, self.who)
        return DONE


def fetch(g: Kremlin, who: Letter) -> None:
    """Brings a politician back from the Sanatorium: for good if a card had sent him there, else on leave."""
    sent = next((e for e in g.public.effects if isinstance(e, Indisposed) and e.who == who), None)
    if sent is None:
        add_effect(g, OnLeave(who))
    come_back(g, who)


def send(g: Kremlin, who: Letter, effect: Effect) -> None:
    """Sends a politician to the Sanatorium by a card; a politician on leave goes back to his own cure."""
    if OnLeave(who) in g.public.effects:
        drop_effect(g, OnLeave(who))
    else:
        add_effect(g, effect)
    cure(g, who)


def patients(m: Moment, _: Player) -> tuple[Letter, ...]:
    return tuple(who for who in m.public.members() if m.public.men[who].cure)


def at_work(m: Moment, _: Player) -> tuple[Letter, ...]:
    return tuple(who for who in m.public.members() if not m.public.men[who].cure)


def leave(id: CardId) -> Card:
    """Makes the card Leave of 1988: a politician is out of the Sanatorium until the phase ends."""

    def works(g: Kremlin, named: NamedCard) -> Steps:
        fetch(g, named.target)
        return DONE

    return Card(id, "leave", any_time, works, patients)


def leave_or_indisposition(id: CardId, count: int) -> Card:
    """Makes the card of 1986 that puts a politician out of or into the Sanatorium for a phase; not in phase 8."""

    def when(m: Moment, seat: Player) -> bool:
        return m.public.phase != 8 and any_time(m, seat)

    def works(g: Kremlin, named: NamedCard) -> Steps:
        who = named.target
        if isinstance(named.play, PlayAgainst):
            send(g, who, Indisposed(who))
        else:
            fetch(g, who)
        return DONE

    return Card(id, "leave", when, works, patients, at_work, count=count)


def visit(id: CardId, needed: int) -> Card:
    """Makes the card Visit to the Sanatorium of 1988: a die decides if a member goes, likelier with more crosses."""

    def targets(m: Moment, seat: Player) -> tuple[Letter, ...]:
        return tuple(who for who in at_work(m, seat) if barred(m.public, who, CURE) is None)

    return Card(id, "visit", any_time, lambda _, named: (VisitRoll(named.target, needed),), targets)


@value
class VisitRoll(Step):
    """Casts the die for a visit to the Sanatorium, with +1 for each cross of the politician."""

    rule = "kremlin I.7"
    who: Letter
    needed: int

    def play(self, g: Kremlin) -> Question:
        return Roll(D20, "visit")

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        crosses = g.public.men[self.who].crosses
        show_die(g, Rolled("visit", self.who, answer.face, crosses, self.needed))
        if answer.face + crosses >= self.needed:
            send(g, self.who, Visiting(self.who))
        return DONE


@value
class SanatoriaFull(Effect):
    """S.sanatoria_full Nobody chooses a new cure this year; 1.1 an old cure taken again at once is not new."""

    rule = "kremlin S.sanatoria_full"
    for_the_year: ClassVar[bool] = True

    def bars(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        new = action == CURE and who not in public.resting
        return refusal("kremlin-sanatoria-full", "kremlin S.sanatoria_full", who=who) if new else None


def sanatoria_full(id: CardId) -> Card:
    def works(g: Kremlin, _: NamedCard) -> Steps:
        add_effect(g, SanatoriaFull())
        return DONE

    return Card(id, "sanatoria_full", start_of(1), works)


@value
class Crisis(Effect):
    """Nobody takes a cure for the rest of the year, because of the Cuban missile crisis."""

    rule = "kremlin I.33"
    for_the_year: ClassVar[bool] = True

    def bars(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        return refusal("kremlin-crisis", "kremlin I.33", who=who) if action == CURE else None


def crisis(id: CardId) -> Card:
    """Makes the card Cuban missile crisis: all members return to their posts, and nobody takes a cure this year."""

    def when(m: Moment, seat: Player) -> bool:
        return any_time(m, seat) and not in_force(m, Crisis)

    def works(g: Kremlin, _: NamedCard) -> Steps:
        away = (OnLeave, Indisposed)
        g.public.effects = tuple(effect for effect in g.public.effects if not isinstance(effect, away))
        add_effect(g, Crisis())
        for who in g.public.members():
            if g.public.men[who].cure:
                come_back(g, who)
        drop_ended(g.public)
        return DONE

    return Card(id, "crisis", when, works)
