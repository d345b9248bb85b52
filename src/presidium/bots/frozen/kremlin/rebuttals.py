"""What a card is worth to a seat of Kremlin as the answer to something: a deed, a die, a card, an accusation."""

from __future__ import annotations

from typing import Final

from presidium.bots.frozen.kremlin import deeds
from presidium.bots.frozen.kremlin.diagnosis import as_it_lies, expected
from presidium.bots.frozen.kremlin.outlook import Outlook
from presidium.bots.frozen.kremlin.remedies import odds_of_visit, on
from presidium.bots.frozen.kremlin.schemes import TRIED, odds_of_death, posts_of, vengeance
from presidium.kremlin.actions import Accuse, Condemn, Exchange, Move, Play, PlayOn, PlayWith, Purge, Rearrange, Suspect
from presidium.kremlin.effects import purge_modifier
from presidium.kremlin.phases.p6_chief import put_down
from presidium.kremlin.printed.board import PURGE_NUMBER
from presidium.kremlin.state import Accusation, Deed, NamedCard, Throw

PEACE: Final = 0.01  # what it is worth that the two are never set on each other again
PROTECTION: Final = 3  # what a shield takes from a purge roll


def harm(outlook: Outlook) -> float:
    """What the announced deed would take from us; 0 if it is ours, or strikes nobody of ours."""
    deed = outlook.public.top
    assert isinstance(deed, Deed)
    if deed.by == outlook.claims.seat:
        return 0.0
    action = deed.action
    match action:
        case Purge():
            loss = deeds.odds_of_purge(outlook, action.who) * -outlook.removal(action.who)
        case Accuse():
            loss = deeds.odds_of_guilt(outlook, action.who) * -outlook.removal(action.who)
        case Condemn():
            loss = -outlook.removal(action.who)
        case Suspect():
            loss = deeds.MARK * outlook.worth(action.who)
        case Move() | Exchange() | Rearrange():
            loss = -deeds.worth(outlook, deed.who, action)
        case _:
            loss = 0.0
    return max(loss, 0.0)


# A deed


def alibi(outlook: Outlook, _: Play) -> float:
    return harm(outlook)


def blackmail(outlook: Outlook, _: Play) -> float:
    """Called off now, and never tried again."""
    stopped = harm(outlook)
    return stopped + PEACE if stopped else 0.0


def withhold(outlook: Outlook, play: Play) -> float:
    """A shield, for a man of ours whom the Chief would move down or aside: it needs our consent then."""
    deed = outlook.public.top
    assert isinstance(deed, Deed)
    who = outlook.public.posts[posts_of(play)[0]]
    ours = who is not None and outlook.claims.control.get(who) == outlook.claims.seat
    moves = isinstance(deed.action, Move | Exchange | Rearrange) and who in put_down(outlook.public, deed.action)
    return harm(outlook) if ours and moves else 0.0


def take_away(outlook: Outlook, play: Play) -> float:
    """Whoever is about to act is suddenly not there; what he was about to do falls (C.7)."""
    deed = outlook.public.top
    assert isinstance(deed, Deed)
    return harm(outlook) if isinstance(play, PlayOn) and play.who == deed.who else 0.0


def send_away(outlook: Outlook, play: Play) -> float:
    """The same, if the die allows it."""
    return odds_of_visit(outlook, on(play)) * take_away(outlook, play)


def shoot(outlook: Outlook, play: Play) -> float:
    odds, stopped = odds_of_death(outlook, on(play)), take_away(outlook, play)
    return odds * (stopped + outlook.removal(on(play))) - vengeance(outlook, on(play)) if stopped else 0.0


def dismiss_in_time(outlook: Outlook, play: Play) -> float:
    deed = outlook.public.top
    assert isinstance(deed, Deed)
    return harm(outlook) if outlook.public.posts[posts_of(play)[0]] == deed.who else 0.0


# A die


def wrong_diagnosis(outlook: Outlook, play: Play) -> float:
    throw = outlook.public.top
    assert isinstance(throw, Throw)
    assert isinstance(play, PlayWith)
    return expected(outlook, throw.who, play.change) - as_it_lies(outlook, throw)


def shield(outlook: Outlook, play: Play) -> float:
    """A purge that has just succeeded fails after all."""
    throw, public = outlook.public.top, outlook.public
    assert isinstance(throw, Throw)
    who = throw.who
    if public.posts[posts_of(play)[0]] != who:
        return 0.0
    man = public.men[who]
    bonus = (3 if man.cure else 0) + outlook.edition.strengths.purge(who, man.place) + purge_modifier(public, who)
    above = throw.face + throw.change + bonus - PURGE_NUMBER[man.place]
    return -outlook.removal(who) if 0 <= above < PROTECTION else 0.0


# A card, an accusation


def bodyguard(outlook: Outlook, _: Play) -> float:
    named = outlook.public.top
    assert isinstance(named, NamedCard)
    victim = on(named.play)
    return odds_of_death(outlook, victim) * -outlook.removal(victim)


def clear_name(outlook: Outlook, _: Play) -> float:
    accusation = outlook.public.top
    assert isinstance(accusation, Accusation)
    return TRIED * -outlook.removal(accusation.accused)
