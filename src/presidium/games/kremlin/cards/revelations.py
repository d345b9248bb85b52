"""Cards about influence: they reveal what is written, decide ties, and add or take away points."""

from __future__ import annotations

from presidium.core import DONE, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.games.kremlin.actions import D20, NAME, Name, Roll20
from presidium.games.kremlin.cards.card import Card, any_time, in_force
from presidium.games.kremlin.cards.events import Unmasked
from presidium.games.kremlin.effects import Effect, add_effect, tie_judge
from presidium.games.kremlin.events import Grew, Rolled, Shrank
from presidium.games.kremlin.influence.control import (
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
    untied_first,
)
from presidium.games.kremlin.influence.ties import by_judge
from presidium.games.kremlin.matters import NamedCard
from presidium.games.kremlin.printed.board import CHIEF, IDEOLOGY, KGB
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import INDEX, LETTERS, PEOPLE, Letter
from presidium.games.kremlin.state import Bound, Kremlin, Moment, Public, edition_of, sheet
from presidium.games.kremlin.verbs import show_die

OPEN_ENOUGH = 10

# KGB revelations


def unmask(id: CardId) -> Card:
    """Makes the card KGB revelations: all influence written on a politician of the player's choice is declared."""

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
    """The player who has just taken control of the KGB head names another politician for KGB revelations."""

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
    """Declares everything written on a politician; a seat with nothing more to declare is known to have no more."""
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
    """The controller of the chief of Ideology decides every tie of declared influence, until that chief leaves the
    post, or a phase ends in which another faction, or none, controls him."""

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
    """Makes the card Pravda revelations, for use while the chief of Ideology is controlled and has it as his
    strength."""

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
    """Has the ties that already exist decided, all by the present judge, even if the first decision makes another
    player the judge."""

    left: tuple[Letter, ...]

    def play(self, g: Kremlin) -> Steps:
        public = g.public
        judge = tie_judge(public)
        if judge is None:
            return DONE
        ties = [(who, leaders(public, who)) for who in self.left if standing(public, who)]
        return tuple([step for who, tied in ties if len(tied) > 1 for step in by_judge(g, who, tied, judge)])


# Glasnost


def glasnost(id: CardId) -> Card:
    """Makes the card Glasnost, playable at any time by the player who controls the Chief."""

    def when(m: Moment, seat: Player) -> bool:
        chief = m.public.posts[CHIEF]
        return chief is not None and m.public.control.get(chief) == seat and any_time(m, seat)

    def works(_: Kremlin, named: NamedCard) -> Steps:
        return (Openness(named.player),)

    return Card(id, "glasnost", when, works, turns_on=lambda public, _: public.posts[CHIEF])


@value
class Openness(Step):
    """Casts a die, with +1 for each present member the player controls. With 10 or more, the player gains a written and
    declared point on every politician they control; with less, they lose one."""

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
        if answer.face + bonus >= OPEN_ENOUGH:
            return tuple(step for who in held for step in rise(g, seat, who))
        for who in held:
            sink(g, seat, who)
        return tuple(step for who in untied_first(public, held) for step in fall(g, who))


def rise(g: Kremlin, seat: Player, who: Letter) -> Steps:
    stood = standing(g.public, who)
    shift(g, seat, who, 1)
    g.tell(Grew(seat, who, 1))
    show(g, who, {seat: shown(g.public, seat, who) + 1})
    return settle(g, who, stood)


def sink(g: Kremlin, seat: Player, who: Letter) -> None:
    shift(g, seat, who, -1)
    g.tell(Shrank(seat, who, 1))
    lower(g, seat, who, shown(g.public, seat, who) - 1)
