"""The brief of a window: what is about to happen, whose it is, and whether this seat could change it."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.core import Brief, Line, Player, View
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.brief import decisive
from presidium.kremlin.brief.answering import offers
from presidium.kremlin.brief.bystander import bystander, stands_by
from presidium.kremlin.brief.hold import Hold
from presidium.kremlin.brief.lines import Known, ThenMay, TurnsOn
from presidium.kremlin.brief.prospect import prospect
from presidium.kremlin.brief.situation import Situation
from presidium.kremlin.brief.stakes import (
    CouldPlay,
    InSecret,
    NobodySpeaks,
    NothingOn,
    ShownAgainst,
    TakenFromYou,
    TheirsToKeep,
    TheirsToTake,
    Yours,
)
from presidium.kremlin.state import Accusation, NamedCard, Public


def reacting(v: View[Public], window: Window) -> Brief:
    seen = prospect(v, window)
    if not stands_by(v, seen):
        return Reacting(v, seen).brief()
    if seen.to_bystanders is None:
        seen.to_bystanders = Reacting(bystander(v), seen).brief()
    return seen.to_bystanders


class Reacting(Situation):
    """What one seat is told in one window."""

    def brief(self) -> Brief:
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
        )

    def sentences(self, subject: Hold | None) -> tuple[Line, ...]:
        """What is asked, and whose he is; first of all that he has been taken from me."""
        head = self.seen.head(self.v.seat)
        if subject is None:
            return (head,)
        said = (head, *self.comes_to(subject))
        return tuple(sorted(said, key=lambda line: type(line) is not TakenFromYou)) if self.taken_from_me else said

    def comes_to(self, man: Hold) -> tuple[Line, ...]:
        """Whose he is, and his name if it has not been said."""
        seen = self.seen
        if isinstance(seen.top, (NamedCard, Accusation)):
            return TurnsOn(man.who, seen.place(man.who)), *self.whose(man)
        first = seen.at_hand[0]
        if man.who != first:
            said = (NobodySpeaks(first),) if seen.deed is None and seen.controller(first) is None else ()
            return *said, ThenMay(man.who, seen.place(man.who)), *self.whose(man)
        return self.whose(man)

    def told(self, by: Player) -> Known:
        """Whom the head has named."""
        deed = self.seen.deed
        if deed is None or deed.by != by:
            return "him"
        return "both" if self.seen.blow is None else "them"

    def whose(self, man: Hold) -> tuple[Line, ...]:
        """Who controls him, and what I have on him."""
        who, by = man.who, man.controller
        if man.mine:
            return (Yours(who, man.shown, man.written),)
        if by is None:
            deed = self.seen.deed
            said = (NobodySpeaks(who),) if deed is None or who != deed.who else ()
            return (*said, InSecret(man.written) if man.written else NothingOn(who))
        told, place = self.told(by), self.seen.place(who)
        if self.taken_from_me:
            return TakenFromYou(who, place), ShownAgainst(by, man.theirs, man.shown)
        if man.takes is not None:
            return (TheirsToTake(told, by, who, place, man.theirs, man.takes, man.written),)
        return (TheirsToKeep(told, by, who, place, man.theirs, man.written),)

    def stakes(self, subject: Hold | None) -> Iterator[Line]:
        v, seen = self.v, self.seen
        if seen.ending is not None:
            yield decisive.outcome(v, seen.ending)
        elif seen.wave is not None and (marks := decisive.mark(v, seen.wave)) is not None:
            yield marks
        yield from self.chances()
        yield from seen.lapse_too
        if self.playable:
            yield CouldPlay(tuple(dict.fromkeys(play.card for play in self.playable)))
        if subject is not None:
            yield seen.condition(subject.who)
