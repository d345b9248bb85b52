"""What the cards for the sick, the old and the absent are worth to a seat of Kremlin, when nothing is announced."""

from __future__ import annotations

from typing import Final

from presidium.bots.frozen.kremlin.diagnosis import by_toggling, expected
from presidium.bots.frozen.kremlin.outlook import Health, Outlook
from presidium.kremlin.actions import Play, PlayOn
from presidium.kremlin.cards.medicine import YEARS_LOST
from presidium.kremlin.phases.p2_purge import PURGERS
from presidium.kremlin.phases.p3_investigation import INVESTIGATORS
from presidium.kremlin.phases.p5_funeral import PROPOSERS
from presidium.kremlin.printed.board import CHIEF, PEOPLE, Place
from presidium.kremlin.printed.people import Letter

FLU: Final = 2  # about what a flu takes from a health roll, and a specialist adds
NEEDED: Final = 13  # what a visit needs, about
RIGHT: Final = 0.02  # what it is worth that a right is ours instead of a rival's
AGED: Final = 10  # so many years before retirement it is worth while to be kept from it
SPARED: Final = 0.25  # how much of the hopes in an old man then comes true
OWN_MAN: Final = 5  # at least so many points bring a man back from Siberia
HOME: Final = 0.01  # what it is worth to have him there, besides


def on(play: Play) -> Letter:
    assert isinstance(play, PlayOn)
    return play.who


# The health rolls


def flu(outlook: Outlook, _: Play) -> float:
    return sum(expected(outlook, who, -FLU) - expected(outlook, who) for who in outlook.public.members())


def vaccination(outlook: Outlook, _: Play) -> float:
    """For all, if it is for all; else for ours alone."""
    assert outlook.edition.deck is not None
    gains = [protection(outlook, who) for who in outlook.public.members()]
    return sum(gains) if outlook.edition.deck.open else sum(gain for gain in gains if gain > 0)


def protection(outlook: Outlook, who: Letter) -> float:
    """What a vaccination of his is worth."""
    return expected(outlook, who, FLU) - expected(outlook, who)


def specialist(outlook: Outlook, play: Play) -> float:
    who = on(play)
    return expected(outlook, who, FLU) - expected(outlook, who) if outlook.public.phase <= 4 else 0.0


def sanatoria_full(outlook: Outlook, _: Play) -> float:
    """Those who are sick and would have gone there."""
    men = outlook.public.men
    sick = [who for who in outlook.public.members() if men[who].crosses]
    return -sum(expected(outlook, who, cure=True) - expected(outlook, who, cure=False) for who in sick)


# Sickness and age


def miracle_drug(outlook: Outlook, play: Play) -> float:
    who = on(play)
    man = outlook.public.men[who]
    return outlook.later(who, now=Health(man.crosses - 1, man.cure)) - outlook.worth(who)


def bee_hormone(outlook: Outlook, play: Play) -> float:
    """1988: five years less, and none of them wasted. 1986: no retirement, which matters to the old alone."""
    who = on(play)
    public, limit = outlook.public, outlook.edition.retirement_age
    assert outlook.edition.deck is not None
    if not outlook.edition.deck.open:
        return outlook.strain(who, -YEARS_LOST) if public.men[who].stress >= YEARS_LOST else 0.0
    if limit is None or public.age(who) < limit - AGED:
        return 0.0
    place = public.men[who].place
    return SPARED * sum(outlook.hopes(who).values()) * (1.0 if place == CHIEF else outlook.near(who, place))


def rehabilitation(outlook: Outlook, play: Play) -> float:
    who = on(play)
    if outlook.claims.on(who) < OWN_MAN or outlook.worth(who) < 0:
        return 0.0
    return HOME + outlook.worth(who, PEOPLE) - outlook.worth(who)


# In the Sanatorium, or back from it, while the phase lasts


def leave(outlook: Outlook, play: Play) -> float:
    return by_moving(outlook, on(play))


def visit(outlook: Outlook, play: Play) -> float:
    return odds_of_visit(outlook, on(play)) * by_moving(outlook, on(play))


def odds_of_visit(outlook: Outlook, who: Letter) -> float:
    return (21 - NEEDED + outlook.public.men[who].crosses) / 20


def crisis(outlook: Outlook, _: Play) -> float:
    """All patients are back at work."""
    men = outlook.public.men
    return sum(by_moving(outlook, who) for who in outlook.public.members() if men[who].cure)


def by_moving(outlook: Outlook, who: Letter) -> float:
    """What changes in this phase if he goes to the Sanatorium, or comes back from it."""
    public = outlook.public
    chief = public.posts[CHIEF] == who
    match public.phase:
        case 2:
            return by_right(outlook, who, PURGERS)
        case 3:
            return by_right(outlook, who, INVESTIGATORS)
        case 4:
            return by_toggling(outlook, who)
        case 5 if public.posts[CHIEF] is None:
            return by_right(outlook, who, PROPOSERS)
        case 6:
            return by_right(outlook, who, (CHIEF,))
        case 8 if chief:
            man = public.men[who]
            return outlook.later(who, now=Health(man.crosses, not man.cure)) - outlook.worth(who)
    return 0.0


def by_right(outlook: Outlook, who: Letter, order: tuple[Place, ...]) -> float:
    """C.4 To whom the right of the phase passes then."""
    public = outlook.public
    absent = {holder for post in order if (holder := public.posts[post]) is not None and public.men[holder].cure}
    before, then = (holder_of(outlook, order, away) for away in (absent, absent ^ {who}))
    return RIGHT * (then - before)


def holder_of(outlook: Outlook, order: tuple[Place, ...], absent: set[Letter]) -> float:
    """1 if the right is ours, -1 if a rival's, 0 if nobody's."""
    posts, claims = outlook.public.posts, outlook.claims
    holders = (posts[post] for post in order)
    who = next((holder for holder in holders if holder is not None and holder not in absent), None)
    seat = None if who is None else claims.control.get(who)
    return 0.0 if seat is None else 1.0 if seat == claims.seat else -1.0
