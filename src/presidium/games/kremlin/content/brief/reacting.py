"""The brief of a window: what is going to happen, who controls the politician, and whether this seat could change
it."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.core import Brief, Line, Player, View
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.content.brief.answering import offers
from presidium.games.kremlin.content.brief.bystander import bystander, stands_by
from presidium.games.kremlin.content.brief.hold import Hold
from presidium.games.kremlin.content.brief.lines import Known, ThenMay, TurnsOn
from presidium.games.kremlin.content.brief.prospect import prospect
from presidium.games.kremlin.content.brief.situation import Situation
from presidium.games.kremlin.content.brief.stake import stake
from presidium.games.kremlin.content.brief.stakes import (
    CardSays,
    CouldPlay,
    InSecret,
    NobodySpeaks,
    NothingOn,
    ShownAgainst,
    TheirsToKeep,
    TheirsToTake,
    Yours,
)
from presidium.games.kremlin.matters import Accusation, NamedCard
from presidium.games.kremlin.state import Public


def reacting(v: View[Public], window: Window) -> Brief:
    seen = prospect(v, window)
    if not stands_by(v, seen):
        seat = Reacting(v, seen)
        return seat.brief(stake(v, seen, seat.later))
    first = stake(v, seen)
    if first not in seen.to_bystanders:
        seen.to_bystanders[first] = Reacting(bystander(v), seen).brief(first)
    return seen.to_bystanders[first]


class Reacting(Situation):
    """One seat's brief in one window."""

    def brief(self, stake: tuple[Line, ...]) -> Brief:
        seen, subject = self.seen, self.subject
        return Brief(
            head=self.sentences(subject),
            stakes=tuple(self.stakes(subject)),
            about=seen.about,
            strikes=seen.strikes,
            offers=offers(self),
            scale=None if subject is None else subject.scale(),
            matters=self.matters(),
            decisive=seen.ending is not None,
            stake=stake,
            plays=bool(self.playable),
        )

    def sentences(self, subject: Hold | None) -> tuple[Line, ...]:
        """The sentences on the announcement, if it is not told yet, and on control of the politician."""
        head = self.seen.head(self.v.seat)
        said = () if head is None else (head,)
        return said if subject is None else (*said, *self.comes_to(subject))

    def comes_to(self, man: Hold) -> tuple[Line, ...]:
        """The sentences on the politician whose control matters, and on his controller."""
        seen = self.seen
        if isinstance(seen.top, (NamedCard, Accusation)):
            return TurnsOn(man.who, seen.place(man.who)), *self.whose(man)
        first = seen.at_hand[0]
        if man.who != first and self.later is None:
            said = (NobodySpeaks(first),) if seen.deed is None and seen.controller(first) is None else ()
            return *said, ThenMay(man.who, seen.place(man.who)), *self.whose(man)
        return self.whose(man)

    def told(self, by: Player) -> Known:
        """Whom the brief has already named, so that a pronoun can follow: the politician, his controller or both."""
        deed = self.seen.deed
        if deed is None or deed.by != by:
            return "him"
        return "both" if self.seen.blow is None else "them"

    def whose(self, man: Hold) -> tuple[Line, ...]:
        """The sentences on the politician's controller and on this seat's points on him."""
        who, by = man.who, man.controller
        if man.mine:
            return (Yours(who, man.shown, man.written),)
        if by is None:
            deed = self.seen.deed
            said = (NobodySpeaks(who),) if deed is None or deed.lapses or who != deed.who else ()
            return (*said, InSecret(man.written) if man.written else NothingOn(who))
        if self.taken_from_me:
            return (ShownAgainst(by, man.theirs, man.shown),)
        told, place = self.told(by), self.seen.place(who)
        if man.takes is not None:
            return (TheirsToTake(told, by, who, place, man.theirs, man.takes, man.written),)
        return (TheirsToKeep(told, by, who, place, man.theirs, man.written),)

    def stakes(self, subject: Hold | None) -> Iterator[Line]:
        seen = self.seen
        if isinstance(seen.top, NamedCard):
            yield CardSays(seen.top.play)
        yield from self.cards
        yield from self.illnesses()
        yield from seen.lapse_too
        named = {getattr(line, "card", None) for line in self.cards}
        others = tuple(dict.fromkeys(play.card for play in self.playable if play.card not in named))
        if others:
            yield CouldPlay(others)
        if subject is not None:
            yield seen.condition(subject.who)
