"""The cards of a hand that would change what a window is about, their effects, and cards whose moment has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from presidium.core import Line, Player, View
from presidium.games.kremlin.actions import Play, PlayAgainst, PlayOn
from presidium.games.kremlin.announcing.odds import fate
from presidium.games.kremlin.cards.card import Card
from presidium.games.kremlin.cards.hands import deck_of
from presidium.games.kremlin.content.brief.prospect import Prospect
from presidium.games.kremlin.content.brief.stakes import (
    CardCallsOff,
    CardClears,
    CardHelps,
    CardRemoves,
    CardRollsAgain,
    CardShields,
    CardsMoment,
)
from presidium.games.kremlin.effects import health_modifier
from presidium.games.kremlin.matters import Accusation, Deed, NamedCard, Throw
from presidium.games.kremlin.phases.p2_purge import purge_total
from presidium.games.kremlin.printed.board import CHIEF, DEFENCE, KGB, PURGE_NUMBER, SIBERIA, Place
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import Kremlin, Public, sheet

BLOWS: Final = ("purge", "suspect", "accuse", "condemn", "demote")
"""Kinds of harm that come to nothing if the politician who has announced them is removed."""
SHIELDED: Final = 3
YOUNGER: Final = 5
OLD: Final = 90
POST_OF: Final[dict[int, Place]] = {2: KGB, 3: DEFENCE, 6: CHIEF, 8: CHIEF}
"""By phase: the post whose holder acts first, if he is present."""


class Handful:
    """One hand of cards in one window; `plays` are the ways in which its cards can be played now."""

    def __init__(self, v: View[Public], seen: Prospect, plays: tuple[Play, ...]) -> None:
        self.v = v
        self.seen = seen
        self.g: Kremlin = seen.g
        self.public = v.public
        self.plays = plays

    def lines(self) -> tuple[Line, ...]:
        """One line for each card that would change what the window is about, or whose moment has come."""
        if not self.plays:
            return ()
        found: dict[str, Line] = {}
        for play in self.plays:
            line = self.line(play)
            if line is not None:
                found.setdefault(play.card, line)
        return tuple(found.values())

    def line(self, play: Play) -> Line | None:
        match self.seen.top:
            case Deed():
                return self.against_deed(play, self.seen.top)
            case Throw():
                return self.after_roll(play, self.seen.top)
            case NamedCard():
                return self.against_card(play, self.seen.top)
            case Accusation():
                ours = self.kind(play) == "alibi" and self.is_ours(self.seen.top.accused)
                return CardClears(play.card, self.seen.top.accused) if ours else None
        if self.seen.wave is not None:
            return self.before_wave(play, self.seen.wave)
        return self.at_start(play) if not self.seen.window.about else None

    # Whose is whose

    def card(self, play: Play) -> Card:
        return deck_of(self.g).cards[play.card]

    def kind(self, play: Play) -> str:
        return self.card(play).kind

    def is_ours(self, who: Letter | None) -> bool:
        """True if this seat controls the politician, or has points on him while nobody controls him."""
        if who is None:
            return False
        by = self.public.control.get(who)
        return by == self.v.seat or (by is None and self.has_points(who))

    def has_points(self, who: Letter) -> bool:
        assert self.v.seat is not None
        points: int = self.v.secret(sheet(self.v.seat))[INDEX[who]]
        return points > 0

    def is_theirs(self, who: Letter | None) -> bool:
        """True if another seat controls the politician."""
        by: Player | None = None if who is None else self.public.control.get(who)
        return by is not None and by != self.v.seat

    def target(self, play: Play) -> Letter | None:
        return play.who if isinstance(play, PlayOn) else None

    # What a card would do

    def removes(self, play: Play, who: Letter) -> Line | None:
        """The line for a card that would or may take the politician away before he can act; None for other cards."""
        card = self.card(play)
        match card.kind:
            case "dismiss" if self.public.posts[card.posts[0]] == who:
                return CardRemoves(play.card, who, sure=True)
            case "leave" if isinstance(play, PlayAgainst) and self.target(play) == who:
                return CardRemoves(play.card, who, sure=True)
            case "visit" | "assassination" if self.target(play) == who:
                return CardRemoves(play.card, who, sure=False)
        return None

    def against_deed(self, play: Play, deed: Deed) -> Line | None:
        """The line for a card that answers another seat's strike at one of this seat's politicians; else None."""
        seen, struck = self.seen, self.seen.struck
        if struck is None or seen.blow not in BLOWS or deed.by == self.v.seat or not self.is_ours(struck):
            return None
        match self.kind(play):
            case "alibi":
                return CardClears(play.card, struck)
            case "blackmail":
                return CardCallsOff(play.card)
            case "shield" if seen.blow in ("purge", "demote") and self.shields(play, struck):
                return CardShields(play.card, struck)
        return self.removes(play, deed.who)

    def shields(self, play: Play, who: Letter) -> bool:
        return self.public.posts[self.card(play).posts[0]] == who

    def after_roll(self, play: Play, throw: Throw) -> Line | None:
        """The line for a card that can undo a bad die for one of this seat's politicians; else None."""
        who, public = throw.who, self.public
        if not self.is_ours(who):
            return None
        if throw.why == "purge":
            total, needed = purge_total(self.g, throw), PURGE_NUMBER[public.men[who].place]
            saves = self.shields(play, who) and needed <= total < needed + SHIELDED
            return CardShields(play.card, who) if saves else None
        man, roll = public.men[who], throw.face + throw.change + health_modifier(public, who)
        worse = fate(public.age(who), man.cure, man.crosses, roll) in "KAT"
        return CardRollsAgain(play.card, who) if worse else None

    def against_card(self, play: Play, named: NamedCard) -> Line | None:
        kind = deck_of(self.g).cards[named.play.card].kind
        if kind == "assassination" and self.kind(play) == "bodyguard":
            return CardShields(play.card, named.target) if self.is_ours(named.target) else None
        if kind == "flu" and self.kind(play) == "vaccination" and named.player != self.v.seat:
            return CardsMoment(play.card)
        return None

    def before_wave(self, play: Play, chief: Letter) -> Line | None:
        """The line for a card that helps this seat's Chief before the wave, or removes another seat's; else None."""
        if self.kind(play) == "miracle_drug" and self.target(play) == chief:
            return CardHelps(play.card, chief) if self.is_ours(chief) else None
        return self.removes(play, chief) if self.is_theirs(chief) else None

    # Cards that answer nothing: once in a phase, where there is something for them to do

    def at_start(self, play: Play) -> Line | None:
        moment = MOMENTS.get(self.kind(play))
        if moment is None or not moment(self, play):
            return None
        who = self.target(play)
        return CardsMoment(play.card) if who is None else CardHelps(play.card, who)

    def members(self) -> Iterator[Letter]:
        return iter(self.public.members())


Moment = Callable[[Handful, Play], bool]


def before_health(of: Handful, play: Play) -> bool:
    """True if the card helps one of this seat's politicians before the health rolls of phase 4."""
    return of.public.phase == 4 and of.is_ours(of.target(play))


def rejuvenates(of: Handful, play: Play) -> bool:
    who = of.target(play)
    assert who is not None
    public, open = of.public, deck_of(of.g).open
    worth = public.age(who) >= OLD if open else public.men[who].stress >= YOUNGER
    return public.phase == (1 if open else 4) and of.is_ours(who) and worth


def flu(of: Handful, _: Play) -> bool:
    """True if other seats control more members than this seat, so that a flu hurts the others more."""
    members = of.public.members()
    return sum(map(of.is_theirs, members)) > sum(map(of.is_ours, members))


def vaccination(of: Handful, _: Play) -> bool:
    return any(map(of.is_ours, of.public.members()))


def scapegoat(of: Handful, play: Play) -> bool:
    """True if the card strikes a politician of another seat."""
    return of.is_theirs(of.public.posts[of.card(play).posts[0]])


def sanatoria_full(of: Handful, _: Play) -> bool:
    """True if other seats control more sick members than this seat."""
    sick = [who for who in of.public.members() if of.public.men[who].crosses]
    return sum(map(of.is_theirs, sick)) > sum(map(of.is_ours, sick))


def crisis(of: Handful, _: Play) -> bool:
    """True in phase 4, where a cure helps most, if other seats control more members on a cure than this seat."""
    cures = [who for who in of.public.members() if of.public.men[who].cure]
    return of.public.phase == 4 and sum(map(of.is_theirs, cures)) > sum(map(of.is_ours, cures))


def rehabilitation(of: Handful, play: Play) -> bool:
    who = of.target(play)
    return of.public.phase == 7 and who is not None and of.public.men[who].place == SIBERIA and of.has_points(who)


def leave(of: Handful, play: Play) -> bool:
    """True if the card brings back one of this seat's politicians who acts first in this phase, or waves."""
    post = POST_OF.get(of.public.phase)
    who = of.target(play)
    return not isinstance(play, PlayAgainst) and post is not None and of.public.posts[post] == who and of.is_ours(who)


def shield(of: Handful, play: Play) -> bool:
    """True if another seat controls the purger and this seat's politician holds the post that the card protects."""
    purger = of.public.present(KGB)
    return of.public.phase == 2 and of.is_theirs(purger) and of.is_ours(of.public.posts[of.card(play).posts[0]])


def blackmail_chief(of: Handful, _: Play) -> bool:
    return of.public.phase == 6


MOMENTS: Final[dict[str, Moment]] = {
    "flu": flu,
    "vaccination": vaccination,
    "specialist": before_health,
    "miracle_drug": before_health,
    "bee_hormone": rejuvenates,
    "sanatoria_full": sanatoria_full,
    "scapegoat": scapegoat,
    "crisis": crisis,
    "rehabilitation": rehabilitation,
    "leave": leave,
    "shield": shield,
    "blackmail_chief": blackmail_chief,
}
"""By kind of card: whether its moment has come at the start of a phase. Other cards wait until they can answer
something, or until their player asks to play one."""
