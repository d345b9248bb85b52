"""The value of each Kremlin card that answers an announced action, a die roll, another card, or an accusation."""

from __future__ import annotations

from typing import Final

from presidium.bots.kremlin.cards.remedies import as_it_lies, expected, odds_of_visit, on
from presidium.bots.kremlin.cards.schemes import TRIED, odds_of_death, posts_of, vengeance
from presidium.bots.kremlin.play import deeds
from presidium.bots.kremlin.play.outlook import Outlook
from presidium.games.kremlin.actions import (
    Accuse,
    Condemn,
    Exchange,
    Move,
    Play,
    PlayOn,
    PlayWith,
    Purge,
    Rearrange,
    Suspect,
)
from presidium.games.kremlin.effects import purge_modifier
from presidium.games.kremlin.matters import Accusation, Deed, NamedCard, Throw
from presidium.games.kremlin.phases.p6_chief import put_down
from presidium.games.kremlin.printed.board import PURGE_NUMBER

PEACE: Final = 0.01  # value of the lasting effect: the two politicians are never set on each other again
PROTECTION: Final = 3  # how much a shield takes from a purge roll


def harm(outlook: Outlook) -> float:
    """Loss of the seat if a rival's announced action happens; 0 if the action harms none of the seat's politicians."""
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
            loss = outlook.temper.mark * outlook.worth(action.who)
        case Move() | Exchange() | Rearrange():
            loss = -deeds.worth(outlook, deed.who, action)
        case _:
            loss = 0.0
    return max(loss, 0.0)


# Cards that answer an action


def alibi(outlook: Outlook, _: Play) -> float:
    return harm(outlook)


def blackmail(outlook: Outlook, _: Play) -> float:
    """Value of the blackmail card: the announced action is cancelled and cannot be announced again."""
    stopped = harm(outlook)
    return stopped + PEACE if stopped else 0.0


def withhold(outlook: Outlook, play: Play) -> float:
    """Value of the card that forbids the Chief to move this seat's protected politician down or aside."""
    deed = outlook.public.top
    assert isinstance(deed, Deed)
    who = outlook.public.posts[posts_of(play)[0]]
    ours = who is not None and outlook.claims.control.get(who) == outlook.claims.seat
    moves = isinstance(deed.action, Move | Exchange | Rearrange) and who in put_down(outlook.public, deed.action)
    return harm(outlook) if ours and moves else 0.0


def take_away(outlook: Outlook, play: Play) -> float:
    """Value of a card that removes the acting politician, so that the announced action is cancelled (C.7)."""
    deed = outlook.public.top
    assert isinstance(deed, Deed)
    return harm(outlook) if isinstance(play, PlayOn) and play.who == deed.who else 0.0


def send_away(outlook: Outlook, play: Play) -> float:
    """Value of a visit card that removes the acting politician only if a die roll succeeds."""
    return odds_of_visit(outlook, on(play)) * take_away(outlook, play)


def shoot(outlook: Outlook, play: Play) -> float:
    odds, stopped = odds_of_death(outlook, on(play)), take_away(outlook, play)
    return odds * (stopped + outlook.removal(on(play))) - vengeance(outlook, on(play)) if stopped else 0.0


def dismiss_in_time(outlook: Outlook, play: Play) -> float:
    deed = outlook.public.top
    assert isinstance(deed, Deed)
    return harm(outlook) if outlook.public.posts[posts_of(play)[0]] == deed.who else 0.0


# Cards that answer a die roll


def wrong_diagnosis(outlook: Outlook, play: Play) -> float:
    throw = outlook.public.top
    assert isinstance(throw, Throw)
    assert isinstance(play, PlayWith)
    return expected(outlook, throw.who, play.change) - as_it_lies(outlook, throw)


def shield(outlook: Outlook, play: Play) -> float:
    """Value of the shield card: it makes a purge fail whose roll has just succeeded."""
    throw, public = outlook.public.top, outlook.public
    assert isinstance(throw, Throw)
    who = throw.who
    if public.posts[posts_of(play)[0]] != who:
        return 0.0
    man = public.men[who]
    bonus = (3 if man.cure else 0) + outlook.edition.strengths.purge(who, man.place) + purge_modifier(public, who)
    above = throw.face + throw.change + bonus - PURGE_NUMBER[man.place]
    return -outlook.removal(who) if 0 <= above < PROTECTION else 0.0


# Cards that answer a card or an accusation


def bodyguard(outlook: Outlook, _: Play) -> float:
    named = outlook.public.top
    assert isinstance(named, NamedCard)
    victim = on(named.play)
    return odds_of_death(outlook, victim) * -outlook.removal(victim)


def clear_name(outlook: Outlook, _: Play) -> float:
    accusation = outlook.public.top
    assert isinstance(accusation, Accusation)
    return TRIED * -outlook.removal(accusation.accused)
