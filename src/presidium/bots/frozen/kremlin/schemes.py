"""What the cards that strike somebody, or bring influence to light, are worth to a seat of Kremlin."""

from __future__ import annotations

from typing import Final

from presidium.bots.frozen.kremlin.deeds import odds_of_purge
from presidium.bots.frozen.kremlin.outlook import Outlook
from presidium.bots.frozen.kremlin.remedies import on
from presidium.core import Player
from presidium.kremlin.actions import Play
from presidium.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.kremlin.cards.scapegoat import BLAME
from presidium.kremlin.ending import LAST_YEAR
from presidium.kremlin.influence.control import leaders
from presidium.kremlin.printed.board import (
    CHIEF,
    IDEOLOGY,
    PEOPLE,
    PURGE_NUMBER,
    Place,
)
from presidium.kremlin.printed.people import Letter

NEVER: Final = -1.0
TRIED: Final = 0.45  # how likely an accusation after an assassination comes to a trial, or to a verdict
WILLING: Final = 0.5  # how likely a rival strikes a scapegoat who is not his own
HOLD: Final = 0.008  # what a year's hold over the Party Chief is worth
PEN: Final = 0.02  # what it is worth to judge every tie to come
POINT: Final = 0.006  # what a point more on a man we control is worth
INSIGHT: Final = 0.06  # what it is worth to know whose the Party Chief is
SECRET: Final = 0.002  # what a point of ours is worth as long as nobody knows of it
PRESSURE: Final = 0.015  # what it is worth that somebody must show his points


def posts_of(play: Play) -> tuple[Place, ...]:
    """The posts an Intrigue card is about."""
    return INTRIGUE.cards[play.card].posts


# Strikes


def assassination(outlook: Outlook, play: Play) -> float:
    victim = on(play)
    if outlook.spared(victim):
        return NEVER
    gain = min(outlook.removal(victim), -outlook.worth(victim))  # who follows a Chief is anybody's guess
    return odds_of_death(outlook, victim) * gain - vengeance(outlook, victim)


def vengeance(outlook: Outlook, victim: Letter) -> float:
    """What it may cost us that whoever controls the victim accuses somebody: our best man as likely as another's."""
    if victim not in outlook.claims.control:
        return 0.0
    dearest = max(outlook.worth(who) for who in outlook.public.members())
    return TRIED * outlook.harm * max(dearest, 0.0)


def odds_of_death(outlook: Outlook, victim: Letter) -> float:
    return (21 - PURGE_NUMBER[outlook.public.men[victim].place]) / 20


def dismiss(outlook: Outlook, play: Play) -> float:
    who = outlook.public.posts[posts_of(play)[0]]
    if who is None or outlook.claims.control.get(who) == outlook.claims.seat:
        return NEVER
    return outlook.worth(who, PEOPLE) - outlook.worth(who)


def scapegoat(outlook: Outlook, play: Play) -> float:
    """The first purger strikes, or whoever comes second, if he is ours, or a rival's who has nothing against it."""
    posts, (struck, *purgers) = outlook.public.posts, posts_of(play)
    victim = posts[struck]
    assert victim is not None
    if outlook.spared(victim):
        return NEVER
    left, strikes = 1.0, 0.0
    for post in purgers:
        who = outlook.public.present(post)
        likely = 0.0 if who in (None, victim) else willing(outlook, outlook.claims.control.get(who or ""), victim)
        left, strikes = left * (1 - likely), strikes + left * likely
    return strikes * odds_of_purge(outlook, victim, BLAME) * outlook.removal(victim)


def willing(outlook: Outlook, seat: Player | None, victim: Letter) -> float:
    if seat is None or outlook.claims.shown(victim, seat):
        return 0.0
    return 1.0 if seat == outlook.claims.seat else WILLING


def blackmail_chief(outlook: Outlook, play: Play) -> float:
    """For every year to come, right before the Chief decides; by a man of ours who lasts."""
    public = outlook.public
    if public.phase != 6:
        return 0.0
    return HOLD * (LAST_YEAR - public.year) * (1 - public.age(on(play)) / 200)


# Influence


def pravda(outlook: Outlook, _: Play) -> float:
    """Only while the pen is ours; and every tie that is to be judged at once."""
    public, claims = outlook.public, outlook.claims
    who = public.posts[IDEOLOGY]
    if who is None or public.control.get(who) != claims.seat:
        return NEVER
    tied = [man for man in public.declared if len(leaders(public, man)) > 1 and claims.seat in leaders(public, man)]
    return PEN + sum(abs(outlook.worth(man)) for man in tied if public.control.get(man) != claims.seat)


def glasnost(outlook: Outlook, _: Play) -> float:
    """A point more on all we control, or a point less."""
    public, claims = outlook.public, outlook.claims
    held = [who for who, seat in public.control.items() if seat == claims.seat]
    present = sum(who in held and not public.men[who].cure for who in public.members())
    odds = min(11 + present, 20) / 20
    return (2 * odds - 1) * POINT * len(held)


def unmask(outlook: Outlook, play: Play) -> float:
    return insight(outlook, on(play))


def insight(outlook: Outlook, who: Letter) -> float:
    """What it is worth to have all influence on him shown: what we do not know, less what nobody knows of us."""
    place = outlook.public.men[who].place
    near = 1.0 if place == CHIEF else outlook.near(who, place)
    doubt = sum(share * (1 - share) for _, share in outlook.claims.owners(who).rivals)
    return INSIGHT * near * doubt - SECRET * hidden(outlook, who)


def hidden(outlook: Outlook, who: Letter) -> int:
    """What we have on him and have not shown."""
    return outlook.claims.on(who) - outlook.claims.shown(who, outlook.claims.seat)


def power_play(outlook: Outlook, _: Play) -> float:
    """Somebody shows points; the less we have to show, the better."""
    claims = outlook.claims
    ours = sum(hidden(outlook, who) for who, seat in claims.control.items() if seat == claims.seat)
    return PRESSURE - SECRET * ours
