"""The brief of a window: what is about to happen, whose it is, and whether this seat could change it."""

from __future__ import annotations

from presidium.core import PASS, Brief, Line, Player
from presidium.kremlin.brief import decisive
from presidium.kremlin.brief.answering import offers
from presidium.kremlin.brief.hold import Hold, just_lost
from presidium.kremlin.brief.lines import (
    ByTheRules,
    CardIsNamed,
    DieShows,
    Known,
    Lapsing,
    MayAct,
    PhaseCloses,
    PhaseOpens,
    SaidToBeBehind,
    ThenMay,
    TheyAnnounce,
    TheyDecline,
    TheyStrike,
    TurnsOn,
    WillBeTested,
    WillWave,
    YouAnnounce,
    YouDecline,
)
from presidium.kremlin.brief.situation import Situation
from presidium.kremlin.brief.stakes import (
    Condition,
    CouldPlay,
    InSecret,
    LapseToo,
    NobodySpeaks,
    NothingOn,
    ShownAgainst,
    TakenFromYou,
    TheirsToKeep,
    TheirsToTake,
    Yours,
)
from presidium.kremlin.state import Accusation, Deed, NamedCard, Throw
from presidium.kremlin.year import retiring


class Reacting(Situation):
    """What one seat is told in one window."""

    def brief(self) -> Brief:
        subject = self.subject
        struck = self.struck
        about = tuple(man.who for man in self.men) or ((self.top.who,) if isinstance(self.top, Throw) else ())
        return Brief(
            head=self.sentences(subject),
            stakes=tuple(self.stakes(subject)),
            about=about,
            strikes=() if struck is None else (struck,),
            offers=offers(self),
            scale=None if subject is None else subject.scale(),
            matters=self.matters(),
            decisive=self.ending is not None,
        )

    def sentences(self, subject: Hold | None) -> tuple[Line, ...]:
        """What is asked, and whose he is; first of all that he has been taken from me."""
        if subject is None:
            return self.head()
        said = (*self.head(), *self.comes_to(subject))
        taken = tuple(line for line in said if isinstance(line, TakenFromYou))
        return (*taken, *(line for line in said if line not in taken)) if taken else said

    def head(self) -> tuple[Line, ...]:
        match self.top:
            case Deed():
                return (self.announced(self.top),)
            case Throw():
                return (DieShows(self.top.why, self.top.who, self.top.face),)
            case NamedCard():
                return (CardIsNamed(self.top.player, self.top.play),)
            case Accusation():
                return (SaidToBeBehind(self.top.player, self.top.accused),)
        return (self.to_come(),)

    def to_come(self) -> Line:
        """Nothing is announced: what comes next by itself."""
        if self.turns:
            first = self.turns[0]
            return MayAct(first.who, self.place(first.who), first.to)
        if self.wave is not None:
            return WillWave(self.wave)
        if not self.window.about:
            return PhaseOpens(self.v.public.phase)
        if self.ending is not None:
            return WillBeTested(self.ending.who, self.place(self.ending.who), self.ending.test)
        return PhaseCloses(self.window.about, "office" if self.window.about[0] in retiring(self.g) else "stay")

    def announced(self, deed: Deed) -> Line:
        who, place, action = deed.who, self.place(deed.who), deed.action
        to = self.right()
        struck, blow = self.struck, self.blow
        if deed.by is None:
            return Lapsing(who, place, to) if action == PASS else ByTheRules(who, place, action)
        if deed.by == self.v.seat:
            return YouDecline(who, place, to) if action == PASS else YouAnnounce(who, place, action)
        if action == PASS:
            return TheyDecline(deed.by, who, place, to)
        if struck is not None and blow is not None:
            mine = self.v.public.control.get(struck) == self.v.seat
            return TheyStrike(deed.by, blow, struck, self.place(struck), mine)
        return TheyAnnounce(deed.by, who, place, action)

    def comes_to(self, man: Hold) -> tuple[Line, ...]:
        """Whose he is, and his name if it has not been said."""
        if isinstance(self.top, (NamedCard, Accusation)):
            return TurnsOn(man.who, self.place(man.who)), *self.whose(man)
        first = self.men[0]
        if man.who != first.who:
            said = (NobodySpeaks(first.who),) if self.deed is None and first.controller is None else ()
            return *said, ThenMay(man.who, self.place(man.who)), *self.whose(man)
        return self.whose(man)

    def told(self, by: Player) -> Known:
        """Whom the head has named."""
        if self.deed is None or self.deed.by != by:
            return "him"
        return "both" if self.blow is None else "them"

    def whose(self, man: Hold) -> tuple[Line, ...]:
        """Who controls him, and what I have on him."""
        who, by = man.who, man.controller
        if man.mine:
            return (Yours(who, man.shown, man.written),)
        if by is None:
            said = (NobodySpeaks(who),) if self.deed is None or who != self.deed.who else ()
            return (*said, InSecret(man.written) if man.written else NothingOn(who))
        told, place = self.told(by), self.place(who)
        if just_lost(self.v, who):
            return TakenFromYou(who, place), ShownAgainst(by, man.theirs, man.shown)
        if man.takes is not None:
            return (TheirsToTake(told, by, who, place, man.theirs, man.takes, man.written),)
        return (TheirsToKeep(told, by, who, place, man.theirs, man.written),)

    def stakes(self, subject: Hold | None) -> list[Line]:
        v, said = self.v, list[Line]()
        if self.ending is not None:
            said.append(decisive.outcome(v, self.ending))
        elif self.wave is not None and (marks := decisive.mark(v, self.wave)) is not None:
            said.append(marks)
        said += self.chances
        others = (turn.who for turn in self.turns or self.lapsing if turn.who not in v.public.control)
        if also := tuple(who for who in dict.fromkeys(others) if who != self.men[0].who):
            said.append(LapseToo(also))
        if cards := tuple(dict.fromkeys(play.card for play in self.playable)):
            said.append(CouldPlay(cards))
        if subject is not None:
            man = v.public.men[subject.who]
            said.append(Condition(subject.who, man.place, v.public.age(subject.who), man.crosses))
        return said
