"""The brief of a window: what is about to happen, whose it is, and whether this seat could change it."""

from __future__ import annotations

from typing import Literal

from presidium.core import PASS, Action, Brief, Line, Offer, Player, View
from presidium.kremlin.actions import (
    AGAINST,
    GUILTY,
    Accuse,
    Condemn,
    Declare,
    DeclareAsNeeded,
    Exchange,
    Move,
    Play,
    Purge,
    Suspect,
)
from presidium.kremlin.announcing.odds import odds
from presidium.kremlin.announcing.orders import target_of, voted_down
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.announcing.right import Finality
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.brief import decisive
from presidium.kremlin.brief.coming import RIGHTS, Holder, coming, lapsing
from presidium.kremlin.brief.hold import Hold, challenged, hold, just_lost
from presidium.kremlin.brief.labels import (
    AsNeeded,
    DefendHim,
    GoesOn,
    HoldHim,
    ItFalls,
    ItStands,
    LetItBe,
    NothingComes,
    StaySecret,
    TakeHim,
    TakeHimBack,
    ThenBlow,
    ThenChances,
    TheyDecide,
    YouDecide,
    YoursToSay,
)
from presidium.kremlin.brief.lines import (
    Blow,
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
    To,
    TurnsOn,
    WillBeTested,
    WillWave,
    YouAnnounce,
    YouDecline,
)
from presidium.kremlin.brief.stakes import (
    Chances,
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
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Accusation, Deed, Kremlin, Moment, NamedCard, Public, Throw
from presidium.kremlin.year import retiring

SHOWN = 2
"""So many who act may have a button of their own."""


class Reacting:
    """What one seat has to know in one window."""

    def __init__(self, v: View[Public], window: Window) -> None:
        self.v = v
        self.window = window
        self.g: Kremlin = Moment(v.rules, v.public, stack=v.stack)
        self.top = v.public.top
        begins = not (window.about or self.top)
        self.lapsing = lapsing(v)
        self.turns: tuple[Holder, ...] = self.turns_to_come() if begins else ()
        self.wave = decisive.wave_to_come(self.g)
        self.ending = decisive.ending(self.g)
        self.men = tuple(hold(v, who) for who in self.at_hand())
        self.odds = {(each.of, each.who): each for each in odds(v)}

    def turns_to_come(self) -> tuple[Holder, ...]:
        """A phase begins: whose rights lapse if nobody speaks, and who is asked then."""
        found: dict[Letter, Holder] = {}
        for turn in (*self.lapsing, *coming(self.g)):
            found.setdefault(turn.who, turn)
        return tuple(found.values())

    def at_hand(self) -> tuple[Letter, ...]:
        """Who acts, or is decided on, when this window has closed."""
        if self.turns:
            return tuple(turn.who for turn in self.turns)
        about = self.window.about or (() if self.wave is None else (self.wave,))
        return tuple(dict.fromkeys((*about, *(turn.who for turn in self.lapsing))))

    def brief(self) -> Brief:
        subject = self.subject()
        struck = self.struck()
        about = tuple(man.who for man in self.men) or ((self.top.who,) if isinstance(self.top, Throw) else ())
        return Brief(
            head=self.sentences(subject),
            stakes=tuple(self.stakes(subject)),
            about=about,
            strikes=() if struck is None else (struck,),
            offers=self.offers(),
            scale=None if subject is None else subject.scale(),
            matters=self.matters(),
            decisive=self.ending is not None,
        )

    def sentences(self, subject: Hold | None) -> tuple[Line, ...]:
        """What is asked, and whose he is; first of all that he has been taken from me."""
        if subject is None:
            return self.head()
        said = (*self.head(), *self.comes_to(subject))
        return tuple(sorted(said, key=lambda line: not isinstance(line, TakenFromYou)))

    def subject(self) -> Hold | None:
        """Whom the scale is about: the first I could have or keep, or else the first of all."""
        able = (man for man in self.men if man.takes is not None or man.keeps is not None)
        return next(able, self.men[0] if self.men else None)

    def matters(self) -> bool:
        """Whether my points or my cards could change what is at hand.

        One of my own I need not defend before somebody goes for him: he who takes him has to announce anew (C.5), or
        the window opens again (13.1), and I am asked then.
        """
        return bool(self.playable()) or any(
            man.takes is not None or (man.keeps is not None and challenged(self.v, man.who)) for man in self.men
        )

    def playable(self) -> tuple[Play, ...]:
        cards = self.v.options.cards if isinstance(self.v.options, Reactions) else ()
        return tuple(action for action in cards if isinstance(action, Play))

    # What is announced

    @property
    def deed(self) -> Deed | None:
        return self.top if isinstance(self.top, Deed) else None

    def struck(self) -> Letter | None:
        """Whom it would hit."""
        match self.top:
            case Deed():
                return target_of(self.v.public, self.top.action) or voted_down(self.v.public, self.top.action)
            case Throw():
                return self.top.who
            case Accusation():
                return self.top.accused
            case NamedCard():
                return getattr(self.top.play, "who", None)
        return None

    def blow(self) -> Blow | None:
        return None if self.deed is None or self.struck() is None else blow_of(self.deed.action)

    def place(self, who: Letter) -> str:
        return self.v.public.men[who].place

    # What is said

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
        struck, blow = self.struck(), self.blow()
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

    def right(self) -> To:
        finality = next(step for step in reversed(self.v.stack) if isinstance(step, Finality))
        return RIGHTS[type(finality.right)]

    def comes_to(self, man: Hold) -> tuple[Line, ...]:
        """Whose he is, and his name if it has not been said."""
        if isinstance(self.top, NamedCard | Accusation):
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
        return "both" if self.blow() is None else "them"

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
        said += self.chances()
        others = (turn.who for turn in self.turns or self.lapsing if turn.who not in v.public.control)
        said.append(LapseToo(tuple(who for who in dict.fromkeys(others) if who != self.men[0].who)))
        if cards := tuple(dict.fromkeys(play.card for play in self.playable())):
            said.append(CouldPlay(cards))
        if subject is not None:
            man = v.public.men[subject.who]
            said.append(Condition(subject.who, man.place, v.public.age(subject.who), man.crosses))
        return [line for line in said if line != LapseToo(())]

    def chances(self) -> list[Line]:
        """The die that comes next: for the victim, for the Chief's arm, or for those of mine the doctors call on."""
        if self.wave is not None:
            return self.chance("wave", self.wave)
        struck = self.struck()
        if self.blow() == "purge" and struck is not None:
            return self.chance("purge", struck)
        if self.v.public.phase == 4 and not self.window.about and self.top is None:
            ours = [who for who in self.v.public.members() if self.v.public.control.get(who) == self.v.seat]
            return [line for who in ours for line in self.chance("die", who)]
        return []

    def chance(self, of: Literal["purge", "die", "wave"], who: Letter) -> list[Line]:
        found = self.odds.get((of, who))
        return [] if found is None or not found.hits else [Chances(of, who, found.hits, found.faces)]

    # What can be answered

    def offers(self) -> tuple[Offer, ...]:
        options = self.v.options
        if options is None:
            return ()
        deeds = [offer for man in self.men for offer in self.deeds(man)]
        allowed = [offer for offer in deeds if offer.action in options]
        return (*allowed[:SHOWN], Offer(PASS, LetItBe(), self.silence()))

    def deeds(self, man: Hold) -> list[Offer]:
        """To have him, or to keep him."""
        if man.keeps is not None:
            return [Offer(DeclareAsNeeded(man.who, man.keeps), HoldHim(man.who, man.keeps), AsNeeded())]
        if man.takes is None:
            return []
        return [Offer(Declare(man.who, man.takes), self.label(man, man.takes), self.then(man, man.takes))]

    def label(self, man: Hold, points: int) -> Line:
        struck = self.struck()
        if just_lost(self.v, man.who):
            return TakeHimBack(man.who, points, man.written)
        if struck is not None and self.deed is not None and self.v.public.control.get(struck) == self.v.seat:
            return DefendHim(struck, points)
        return TakeHim(man.who, points)

    def then(self, man: Hold, points: int) -> Line:
        blow = self.blow()
        if self.deed is not None and blow is not None:
            return ItFalls(self.place(man.who), blow)
        left = man.written - points
        return StaySecret(left) if left else YoursToSay(man.who)

    def silence(self) -> Line:
        """What follows if nobody says anything."""
        if self.turns:
            return self.next_word(self.turns[0])
        for line in self.chances():
            if isinstance(line, Chances) and line.of != "die":
                return ThenChances(line.of, line.hits, line.faces)
        if self.deed is None:
            return GoesOn()
        if self.deed.action == PASS:
            return NothingComes(self.right())
        blow = self.blow()
        return ItStands() if blow is None else ThenBlow(blow)

    def next_word(self, first: Holder) -> Line:
        by = self.v.public.control.get(first.who)
        if by is None:
            return NothingComes(first.to)
        return YouDecide() if by == self.v.seat else TheyDecide(by)


def blow_of(action: Action) -> Blow | None:
    """What an action does to whom it is announced against."""
    kinds: dict[type[Action], Blow] = {Purge: "purge", Suspect: "suspect", Accuse: "accuse", Condemn: "condemn"}
    if action in (GUILTY, AGAINST):
        return "guilty" if action == GUILTY else "against"
    return "demote" if isinstance(action, Move | Exchange) else kinds.get(type(action))
