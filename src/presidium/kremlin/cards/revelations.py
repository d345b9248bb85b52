"""Cards about influence itself: what is written, who decides a tie, and what is gained or lost."""

from __future__ import annotations

from presidium.core import DONE, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.kremlin.actions import D20, NAME, Name, Roll20
from presidium.kremlin.cards.card import Card, any_time, in_force
from presidium.kremlin.cards.events import Unmasked
from presidium.kremlin.effects import Effect, add_effect, tie_judge
from presidium.kremlin.events import Grew, Rolled, Shrank
from presidium.kremlin.influence.control import (
    beyond_influence,
    controlled,
    fall,
    leaders,
    lower,
    settle,
    shift,
    show,
    shown,
    standing,
)
from presidium.kremlin.influence.ties import by_judge
from presidium.kremlin.printed.board import CHIEF, IDEOLOGY, KGB
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import INDEX, LETTERS, PEOPLE, Letter
from presidium.kremlin.state import Bound, Kremlin, Moment, NamedCard, Public, edition_of, sheet
from presidium.kremlin.verbs import show_die

OPEN_ENOUGH = 10

# KGB revelations


def unmask(id: CardId) -> Card:
    """A politician is named, and all influence written on him is declared; a new master of the KGB names another."""

    def targets(m: Moment, _: Player) -> tuple[Letter, ...]:
        beyond = edition_of(m).beyond_influence
        return tuple(who for who, man in m.public.men.items() if man.place not in beyond)

    def works(g: Kremlin, named: NamedCard) -> Steps:
        head = g.public.posts[KGB]
        now = None if head is None else g.public.control.get(head)
        if now is not None and now != named.held_by:
            return (Unmasking(now),)
        return declare_all(g, named.target)

    return Card(id, "unmask", any_time, works, targets, turns_on=lambda public, _: public.posts[KGB])


@value
class Unmasking(Step):
    """The new controller of the KGB head names the politician instead."""

    rule = "kremlin I.17"
    player: Player

    def play(self, g: Kremlin) -> Question:
        beyond = beyond_influence(g)
        return Ask(self.player, Listed(tuple(NAME[who] for who in LETTERS if who not in beyond), self.refuse))

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-unmask-somebody", "kremlin I.17")

    def resolve(self, g: Kremlin, answer: Name) -> Steps:
        return declare_all(g, answer.who)


def declare_all(g: Kremlin, who: Letter) -> Steps:
    """Everything written on him; where nothing more comes to light, the table knows that too."""
    public, stood = g.public, standing(g.public, who)
    g.tell(Unmasked(who))
    written = {seat: g.secret(sheet(seat))[INDEX[who]] for seat in g.rules.players}
    hidden = {seat: points for seat, points in written.items() if points > shown(public, seat, who)}
    public.bounds += tuple(
        Bound(seat, (who,), points - public.shifts[seat - 1][INDEX[who]]) for seat, points in written.items()
    )
    if not hidden:
        return DONE
    show(g, who, hidden)
    return settle(g, who, stood)


# Pravda revelations


@value
class Pravda(Effect):
    """Whoever controls the chief of Ideology decides every tie; until he leaves the post, or a phase ends in which
    another faction, or none, controls him."""

    rule = "kremlin I.22"
    who: Letter
    player: Player

    def holds(self, public: Public) -> bool:
        return public.posts[IDEOLOGY] == self.who

    def ends_with_phase(self, public: Public) -> bool:
        return public.control.get(self.who) != self.player

    def judge(self, public: Public) -> Player | None:
        return public.control.get(self.who)


def pravda(id: CardId) -> Card:
    """Any time while the chief of Ideology is strong there, and somebody controls him. Earlier ties are judged too."""

    def when(m: Moment, seat: Player) -> bool:
        who = m.public.posts[IDEOLOGY]
        fit = who is not None and PEOPLE[who].strength == IDEOLOGY and who in m.public.control
        return fit and any_time(m, seat) and not in_force(m, Pravda)

    def works(g: Kremlin, _: NamedCard) -> Steps:
        public = g.public
        who = public.posts[IDEOLOGY]
        assert who is not None
        add_effect(g, Pravda(who, public.control[who]))
        public.judged = {}
        return (EarlierTies(LETTERS),)

    return Card(id, "pravda", when, works, turns_on=lambda public, _: public.posts[IDEOLOGY])


@value
class EarlierTies(Step):
    """One after the other; a choice may put the next one into other hands."""

    left: tuple[Letter, ...]

    def play(self, g: Kremlin) -> Steps:
        for done, who in enumerate(self.left, 1):
            judge, tied = tie_judge(g.public), leaders(g.public, who)
            if judge is not None and len(tied) > 1 and standing(g.public, who):
                return (*by_judge(g, who, tied, judge), EarlierTies(self.left[done:]))
        return DONE


# Glasnost


def glasnost(id: CardId) -> Card:
    """Any time, by the player who controls the Chief."""

    def when(m: Moment, seat: Player) -> bool:
        chief = m.public.posts[CHIEF]
        return chief is not None and m.public.control.get(chief) == seat and any_time(m, seat)

    def works(_: Kremlin, named: NamedCard) -> Steps:
        return (Openness(named.player),)

    return Card(id, "glasnost", when, works, turns_on=lambda public, _: public.posts[CHIEF])


@value
class Openness(Step):
    """10 or more, plus one for each present member he controls: a point more on every politician he controls,
    written and declared; else a point less."""

    rule = "kremlin I.24"
    player: Player

    def play(self, g: Kremlin) -> Question:
        return Roll(D20, "glasnost")

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        public, seat = g.public, self.player
        chief = public.posts[CHIEF]
        assert chief is not None
        held = controlled(public, seat)
        bonus = sum(who in held and not public.men[who].cure for who in public.members())
        show_die(g, Rolled("glasnost", chief, answer.face, bonus, OPEN_ENOUGH))
        works = rise if answer.face + bonus >= OPEN_ENOUGH else sink
        return tuple(step for who in held for step in works(g, seat, who))


def rise(g: Kremlin, seat: Player, who: Letter) -> Steps:
    stood = standing(g.public, who)
    shift(g, seat, who, 1)
    g.tell(Grew(seat, who, 1))
    show(g, who, {seat: shown(g.public, seat, who) + 1})
    return settle(g, who, stood)


def sink(g: Kremlin, seat: Player, who: Letter) -> Steps:
    shift(g, seat, who, -1)
    g.tell(Shrank(seat, who, 1))
    lower(g, seat, who, shown(g.public, seat, who) - 1)
    return fall(g, who)
