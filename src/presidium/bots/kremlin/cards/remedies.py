"""The value of Kremlin cards about the sick, the old and the absent, played while nothing is announced."""

from __future__ import annotations

from typing import Final

from presidium.bots.kremlin.play.outlook import Health, Outlook
from presidium.bots.kremlin.play.prospects import CROSSES
from presidium.games.kremlin.actions import Play, PlayOn
from presidium.games.kremlin.cards.medicine import YEARS_LOST
from presidium.games.kremlin.effects import health_modifier
from presidium.games.kremlin.matters import Throw
from presidium.games.kremlin.phases.p2_purge import PURGERS
from presidium.games.kremlin.phases.p3_investigation import INVESTIGATORS
from presidium.games.kremlin.phases.p5_funeral import PROPOSERS
from presidium.games.kremlin.printed.board import CHIEF, PEOPLE, Place
from presidium.games.kremlin.printed.health import verdict
from presidium.games.kremlin.printed.people import Letter

FACES: Final = range(1, 21)
FLU: Final = 2  # average change of a health roll by a flu (worse), a specialist or a vaccination (better)
NEEDED: Final = 13  # about the roll that a visit needs
RIGHT: Final = 0.02  # value of holding a phase's right instead of a rival
AGED: Final = 10  # from this many years before retirement a card against retirement is worth playing
SPARED: Final = 0.25  # share of an old politician's hopes that this card saves
OWN_MAN: Final = 5  # points the seat needs on a politician to bring him back from Siberia
HOME: Final = 0.01  # additional value of bringing him back


def on(play: Play) -> Letter:
    assert isinstance(play, PlayOn)
    return play.who


# Health rolls (4.1)


def expected(outlook: Outlook, who: Letter, change: int = 0, cure: bool | None = None) -> float:
    """A politician's expected value to the seat after a health roll with this modifier, on a cure or at work."""
    public = outlook.public
    cure = public.men[who].cure if cure is None else cure
    change += health_modifier(public, who)
    letters = [verdict(public.age(who), cure, face + change) for face in FACES]
    return sum(letters.count(letter) * after(outlook, who, letter, cure) for letter in set(letters)) / len(FACES)


def after(outlook: Outlook, who: Letter, letter: str, cure: bool) -> float:
    """A politician's value to the seat after a health roll that gave this letter in the health table."""
    crosses = outlook.public.men[who].crosses + CROSSES.get(letter, 3)
    return outlook.gone(who) if crosses >= 3 else outlook.later(who, now=Health(max(crosses, 0), cure, rolled=True))


def as_it_lies(outlook: Outlook, throw: Throw) -> float:
    """A politician's value to the seat if no card changes the health roll."""
    public, who = outlook.public, throw.who
    cure, face = public.men[who].cure, throw.face + throw.change + health_modifier(public, who)
    return after(outlook, who, verdict(public.age(who), cure, face), cure)


def by_toggling(outlook: Outlook, who: Letter) -> float:
    """Gain for the seat if the politician makes the health roll in the Sanatorium, not at work, or the reverse."""
    cure = outlook.public.men[who].cure
    return expected(outlook, who, cure=not cure) - expected(outlook, who, cure=cure)


def flu(outlook: Outlook, _: Play) -> float:
    return sum(expected(outlook, who, -FLU) - expected(outlook, who) for who in outlook.public.members())


def vaccination(outlook: Outlook, _: Play) -> float:
    """Value of the vaccination card: it protects all members in 1986, the seat's own politicians in 1988."""
    assert outlook.edition.deck is not None
    gains = [protection(outlook, who) for who in outlook.public.members()]
    return sum(gains) if outlook.edition.deck.open else sum(gain for gain in gains if gain > 0)


def protection(outlook: Outlook, who: Letter) -> float:
    """Value of vaccinating one politician before the health roll."""
    return expected(outlook, who, FLU) - expected(outlook, who)


def specialist(outlook: Outlook, play: Play) -> float:
    who = on(play)
    return expected(outlook, who, FLU) - expected(outlook, who) if outlook.public.phase <= 4 else 0.0


def sanatoria_full(outlook: Outlook, _: Play) -> float:
    """Value of the card that keeps sick politicians out of the Sanatorium."""
    men = outlook.public.men
    sick = [who for who in outlook.public.members() if men[who].crosses]
    return -sum(expected(outlook, who, cure=True) - expected(outlook, who, cure=False) for who in sick)


# Cards about sickness and age


def miracle_drug(outlook: Outlook, play: Play) -> float:
    who = on(play)
    man = outlook.public.men[who]
    return outlook.later(who, now=Health(man.crosses - 1, man.cure)) - outlook.worth(who)


def bee_hormone(outlook: Outlook, play: Play) -> float:
    """Value of the card that makes a politician younger: in 1988 by five years, in 1986 only against retirement."""
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


# Cards that move a politician into or out of the Sanatorium during a phase


def leave(outlook: Outlook, play: Play) -> float:
    return by_moving(outlook, on(play))


def visit(outlook: Outlook, play: Play) -> float:
    return odds_of_visit(outlook, on(play)) * by_moving(outlook, on(play))


def odds_of_visit(outlook: Outlook, who: Letter) -> float:
    return (21 - NEEDED + outlook.public.men[who].crosses) / 20


def crisis(outlook: Outlook, _: Play) -> float:
    """Value of the card that sends all patients of the Sanatorium back to work."""
    men = outlook.public.men
    return sum(by_moving(outlook, who) for who in outlook.public.members() if men[who].cure)


def by_moving(outlook: Outlook, who: Letter) -> float:
    """Value to the seat, in this phase, of the politician entering or leaving the Sanatorium."""
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
    """C.4 Value of a phase's right passing on, among the posts in `order`, if this politician leaves or returns."""
    public = outlook.public
    absent = {holder for post in order if (holder := public.posts[post]) is not None and public.men[holder].cure}
    before, then = (holder_of(outlook, order, away) for away in (absent, absent ^ {who}))
    return RIGHT * (then - before)


def holder_of(outlook: Outlook, order: tuple[Place, ...], absent: set[Letter]) -> float:
    """1 if this seat controls the holder of the right, -1 if a rival does, 0 if no seat does."""
    posts, claims = outlook.public.posts, outlook.claims
    holders = (posts[post] for post in order)
    who = next((holder for holder in holders if holder is not None and holder not in absent), None)
    seat = None if who is None else claims.control.get(who)
    return 0.0 if seat is None else 1.0 if seat == claims.seat else -1.0
