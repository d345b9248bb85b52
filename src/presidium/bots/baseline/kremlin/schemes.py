"""The value of each Kremlin card that harms a politician or reveals influence."""

from __future__ import annotations

from typing import Final

from presidium.bots.baseline.kremlin.deeds import odds_of_purge
from presidium.bots.baseline.kremlin.outlook import Outlook
from presidium.bots.baseline.kremlin.remedies import on
from presidium.core import Player
from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.scapegoat import BLAME
from presidium.games.kremlin.ending import LAST_YEAR
from presidium.games.kremlin.influence.control import leaders
from presidium.games.kremlin.printed.board import CHIEF, IDEOLOGY, PEOPLE, PURGE_NUMBER, Place
from presidium.games.kremlin.printed.people import Letter

NEVER: Final = -1.0
TRIED: Final = 0.45  # probability that an accusation after an assassination leads to a guilty verdict
WILLING: Final = 0.5  # probability that a rival strikes a scapegoat of another player
HOLD: Final = 0.008  # value of a year's hold over the Party Chief
PEN: Final = 0.02  # value of deciding all future ties
POINT: Final = 0.006  # value of one more point on a politician the seat controls
INSIGHT: Final = 0.06  # value of learning who controls the Party Chief
SECRET: Final = 0.002  # value of a point of the seat that stays hidden
PRESSURE: Final = 0.015  # value of forcing another seat to declare points


def posts_of(play: Play) -> tuple[Place, ...]:
    """The posts of the Politburo that an Intrigue card of 1988 names."""
    return INTRIGUE.cards[play.card].posts


# Cards that strike a politician


def assassination(outlook: Outlook, play: Play) -> float:
    victim = on(play)
    if outlook.spared(victim):
        return NEVER
    gain = min(outlook.removal(victim), -outlook.worth(victim))  # a removed Chief's successor is unknown
    return odds_of_death(outlook, victim) * gain - vengeance(outlook, victim)


def vengeance(outlook: Outlook, victim: Letter) -> float:
    """Expected loss when the controller of an assassinated politician accuses a politician of this seat in revenge."""
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
    """Value of the scapegoat card: a purge of the victim by the first willing politician among the named purgers."""
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
    """Value of the card that blackmails the Chief in each coming year; higher for a young politician of the seat."""
    public = outlook.public
    if public.phase != 6:
        return 0.0
    return HOLD * (LAST_YEAR - public.year) * (1 - public.age(on(play)) / 200)


# Cards about influence


def pravda(outlook: Outlook, _: Play) -> float:
    """Value of the card that decides ties of influence; forbidden unless the seat controls the head of Ideology."""
    public, claims = outlook.public, outlook.claims
    who = public.posts[IDEOLOGY]
    if who is None or public.control.get(who) != claims.seat:
        return NEVER
    tied = [man for man in public.declared if len(leaders(public, man)) > 1 and claims.seat in leaders(public, man)]
    return PEN + sum(abs(outlook.worth(man)) for man in tied if public.control.get(man) != claims.seat)


def glasnost(outlook: Outlook, _: Play) -> float:
    """Expected value of the card that adds or removes one point on every politician the seat controls."""
    public, claims = outlook.public, outlook.claims
    held = [who for who, seat in public.control.items() if seat == claims.seat]
    present = sum(who in held and not public.men[who].cure for who in public.members())
    odds = min(11 + present, 20) / 20
    return (2 * odds - 1) * POINT * len(held)


def unmask(outlook: Outlook, play: Play) -> float:
    return insight(outlook, on(play))


def insight(outlook: Outlook, who: Letter) -> float:
    """Value of revealing all points on a politician: the knowledge gained, minus the cost of revealed own points."""
    place = outlook.public.men[who].place
    near = 1.0 if place == CHIEF else outlook.near(who, place)
    doubt = sum(share * (1 - share) for _, share in outlook.claims.owners(who).rivals)
    return INSIGHT * near * doubt - SECRET * hidden(outlook, who)


def hidden(outlook: Outlook, who: Letter) -> int:
    """Points that the seat has on the politician and has not declared."""
    return outlook.claims.on(who) - outlook.claims.shown(who, outlook.claims.seat)


def power_play(outlook: Outlook, _: Play) -> float:
    """Value of the card that forces players to declare points; higher if this seat has few undeclared points."""
    claims = outlook.claims
    ours = sum(hidden(outlook, who) for who, seat in claims.control.items() if seat == claims.seat)
    return PRESSURE - SECRET * ours
