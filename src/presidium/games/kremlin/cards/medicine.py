"""Cards about health and age: flu, vaccination, wrong diagnosis, specialist, miracle drug and bee hormones."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.games.kremlin.actions import D20, NAME, Name, PlayWith, Roll20
from presidium.games.kremlin.cards.card import Card, When, any_time, in_force, own, pending, start_of
from presidium.games.kremlin.cards.events import Immunised, Rejuvenated
from presidium.games.kremlin.cards.sanatorium import OnLeave, patients
from presidium.games.kremlin.effects import Effect, add_effect
from presidium.games.kremlin.matters import NamedCard, Throw
from presidium.games.kremlin.phases.p4_health import cast
from presidium.games.kremlin.printed.board import GONE, RETIRED, WALL
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import LETTERS, Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public
from presidium.games.kremlin.verbs import ail, alter

YEARS_LOST = 5


@value
class Flu(Effect):
    """I.1, I.2, S.flu All health rolls of the year get a malus, except those of vaccinated politicians."""

    rule = "kremlin I.1"
    malus: int
    for_the_year: ClassVar[bool] = True

    def health(self, public: Public, who: Letter) -> int:
        spared = any(isinstance(effect, Vaccinated) and who in effect.spared for effect in public.effects)
        return 0 if spared else -self.malus


@value
class Vaccinated(Effect):
    """I.34, S.vaccination The flu of the year does not affect the politicians in `spared`."""

    rule = "kremlin I.34"
    spared: tuple[Letter, ...]
    for_the_year: ClassVar[bool] = True


def flu(id: CardId, malus: int, count: int = 1) -> Card:
    """Makes the card Flu epidemic, playable before the health rolls; there is one flu a year."""

    def when(m: Moment, seat: Player) -> bool:
        return start_of(4)(m, seat) and not in_force(m, Flu) and not pending(m, "flu")

    def works(g: Kremlin, _: NamedCard) -> Steps:
        add_effect(g, Flu(malus))
        return DONE

    return Card(id, "flu", when, works, count=count)


def against_flu(m: Moment, seat: Player) -> bool:
    return start_of(4)(m, seat) and (in_force(m, Flu) or pending(m, "flu")) and not in_force(m, Vaccinated)


def vaccination_of_all(id: CardId) -> Card:
    """Makes the card Vaccination of 1986, which cancels the flu of the year for everybody."""

    def works(g: Kremlin, _: NamedCard) -> Steps:
        add_effect(g, Vaccinated(LETTERS))
        return DONE

    return Card(id, "vaccination", against_flu, works)


def vaccination(id: CardId) -> Card:
    """Makes the card Vaccination of 1988, for one or more members whom its player chooses."""
    return Card(id, "vaccination", against_flu, lambda _, named: (Vaccinating(named.player),))


@value
class Vaccinating(Step):
    """Asks a player which members are vaccinated: one after the other, at least one."""

    rule = "kremlin I.34"
    player: Player
    chosen: tuple[Letter, ...] = ()

    def play(self, g: Kremlin) -> Question | Steps:
        left = tuple(NAME[who] for who in g.public.members() if who not in self.chosen)
        if not left:
            return self.done(g)
        return Ask(self.player, Listed((PASS, *left) if self.chosen else left, self.refuse))

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-vaccinate-members", "kremlin I.34")

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        if not isinstance(answer, Name):
            return self.done(g)
        g.tell(Immunised(answer.who))
        return (replace(self, chosen=(*self.chosen, answer.who)),)

    def done(self, g: Kremlin) -> Steps:
        add_effect(g, Vaccinated(self.chosen))
        return DONE


def wrong_diagnosis(id: CardId, change: int, count: int = 1) -> Card:
    """Makes the card Wrong diagnosis: a health roll is made again, with a modifier that the player chooses."""

    def works(_: Kremlin, named: NamedCard) -> Steps:
        assert isinstance(named.play, PlayWith)
        return (SecondOpinion(named.play.change),)

    def when(m: Moment, _: Player) -> bool:
        return m.rolled("health") is not None

    return Card(id, "wrong_diagnosis", when, works, changes=(-change, 0, change), after_roll="health", count=count)


@value
class SecondOpinion(Step):
    """I.10, S.wrong_diagnosis The new die replaces the old die; another such card may answer the new die."""

    rule = "kremlin I.10"
    change: int

    def play(self, g: Kremlin) -> Question:
        return Roll(D20, "health")

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        throw = g.public.close(Throw)
        cast(g, throw.who, answer.face, self.change)
        return DONE


@value
class Specialist(Effect):
    """I.11, S.specialist A bonus on health rolls until the politician's cure ends; 14.4 a leave does not end it."""

    rule = "kremlin I.11"
    who: Letter
    bonus: int

    def health(self, public: Public, who: Letter) -> int:
        return self.bonus if who == self.who else 0

    def holds(self, public: Public) -> bool:
        who = self.who
        stays = public.men[who].cure or who in public.resting or OnLeave(who) in public.effects
        return who in public.members() and stays


def specialist(id: CardId, bonus: int, when: When, own_only: bool, count: int = 1) -> Card:
    def targets(m: Moment, seat: Player) -> tuple[Letter, ...]:
        treated = {effect.who for effect in m.public.effects if isinstance(effect, Specialist)}
        return tuple(
            who
            for who in patients(m, seat)
            if who not in treated and (not own_only or m.public.control.get(who) == seat)
        )

    def works(g: Kremlin, named: NamedCard) -> Steps:
        add_effect(g, Specialist(named.target, bonus))
        return DONE

    return Card(id, "specialist", when, works, targets, count=count)


def miracle_drug(id: CardId) -> Card:
    """Makes the card Miracle drug: one cross less for a politician who is not dead, retired or in Siberia."""

    def targets(m: Moment, _: Player) -> tuple[Letter, ...]:
        return tuple(who for who, man in m.public.men.items() if man.crosses and man.place not in GONE)

    def works(g: Kremlin, named: NamedCard) -> Steps:
        ail(g, named.target, -1)
        return DONE

    return Card(id, "miracle_drug", any_time, works, targets)


def bee_hormone(id: CardId) -> Card:
    """Makes the card Bee hormones of 1988: one of the player's own politicians loses up to 5 stress points."""

    def targets(m: Moment, seat: Player) -> tuple[Letter, ...]:
        return tuple(who for who in own(m, seat) if m.public.men[who].stress)

    def works(g: Kremlin, named: NamedCard) -> Steps:
        who = named.target
        man = g.public.men[who]
        years = min(man.stress, YEARS_LOST)
        alter(g, who, replace(man, stress=man.stress - years))
        g.tell(Rejuvenated(who, years, g.public.age(who)))
        return DONE

    return Card(id, "bee_hormone", any_time, works, targets)


@value
class Ageless(Effect):
    """A politician no longer retires because of his age."""

    rule = "kremlin S.bee_hormone"
    who: Letter

    def keeps_from_retiring(self, who: Letter) -> bool:
        return who == self.who


def eternal_youth(id: CardId) -> Card:
    """Makes the card Bee hormones of 1986: a politician may stay active beyond the age of 95."""

    def targets(m: Moment, _: Player) -> tuple[Letter, ...]:
        men, public = m.public.men.items(), m.public
        return tuple(who for who, man in men if man.place not in (WALL, RETIRED) and Ageless(who) not in public.effects)

    def works(g: Kremlin, named: NamedCard) -> Steps:
        add_effect(g, Ageless(named.target))
        return DONE

    return Card(id, "bee_hormone", any_time, works, targets)
