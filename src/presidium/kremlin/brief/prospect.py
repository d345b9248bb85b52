"""What a window is about as everybody sees it: the same for every seat, and so looked at once for all of them."""

from __future__ import annotations

from typing import Final, Literal

from presidium.core import PASS, Action, Brief, Line, Offer, Player, View
from presidium.kremlin.actions import AGAINST, GUILTY, Accuse, Condemn, Exchange, Move, Purge, Suspect
from presidium.kremlin.announcing.covers import lapses
from presidium.kremlin.announcing.odds import odds
from presidium.kremlin.announcing.orders import target_of, voted_down
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.brief import decisive
from presidium.kremlin.brief.coming import RIGHTS, Holder, coming
from presidium.kremlin.brief.labels import GoesOn, ItStands, LetItBe, NothingComes, ThenBlow, ThenChances, TheyDecide
from presidium.kremlin.brief.lines import (
    Blow,
    ByTheRules,
    CardIsNamed,
    DieShows,
    Lapsing,
    MayAct,
    PhaseCloses,
    PhaseOpens,
    SaidToBeBehind,
    TheyAnnounce,
    TheyDecline,
    TheyStrike,
    WillBeTested,
    WillWave,
    YouAnnounce,
    YouDecline,
)
from presidium.kremlin.brief.stakes import Chances, Condition, LapseToo
from presidium.kremlin.brief.worth import NOBODY, Worth, worth
from presidium.kremlin.printed.board import GONE
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Accusation, Deed, Kept, Kremlin, Moment, NamedCard, Public, Throw
from presidium.kremlin.year import retiring


class Prospect:
    """Whose turn it is, whose rights lapse, what may end the game, and what the dice may do: public facts alone, and
    what is said of them to every seat alike."""

    def __init__(self, v: View[Public], window: Window) -> None:
        self.window = window
        self.g: Kremlin = Moment(v.rules, v.public, stack=v.stack)
        self.top = v.public.top
        found = [(lapse, worth(then, lapse.right, lapse.who, PASS)) for lapse, then in lapses(v)]
        self.lapsing = tuple([Holder(lapse.who, RIGHTS[type(lapse.right)]) for lapse, _ in found])
        """13.2 What lapses one after the other if nobody speaks now."""
        begins = not (window.about or self.top)
        self.turns: tuple[Holder, ...] = self._turns_to_come() if begins else ()
        self.wave = decisive.wave_to_come(self.g)
        self.ending = decisive.ending(self.g)
        self.at_hand = self._at_hand()
        self.about = self.at_hand or ((self.top.who,) if isinstance(self.top, Throw) else ())
        self.odds = odds(v)
        self.struck = self._struck()
        self.strikes = () if self.struck is None else (self.struck,)
        self.deed = self.top if isinstance(self.top, Deed) else None
        self.rights = self._rights([(lapse.who, then) for lapse, then in found])
        """Whose rights are used, or lapse, once this window has closed; and to whom it is worth having them then."""
        self.blow = None if self.deed is None or self.struck is None else blow_of(self.deed.action)
        self.concerned = () if self.deed is None else (self.deed.by, self.controller(self.struck))
        """Who has announced it, and whose man it would hit."""
        self.doctors_come = v.public.phase == 4 and not window.about and self.top is None
        self.alike = not (self.doctors_come or self.wave or self.ending)
        """Whether it is the same to all who have nothing on anybody at hand."""
        self.usual_head = self._usual_head()
        self.chances = self._chances()
        self.lapse_too = self._lapse_too()
        self.conditions: dict[Letter, Line] = {}
        self.let_it_be = Offer(PASS, LetItBe(), self._silence())
        """To say nothing; and what follows if nobody says anything."""
        self.to_bystanders: Brief | None = None
        """What these are told, once one of them has asked."""

    def _turns_to_come(self) -> tuple[Holder, ...]:
        """A phase begins: whose rights lapse if nobody speaks, and who is asked then.

        One whom nobody could control is only named where nobody else is.
        """
        turns = coming(self.g)
        lapse = {turn.who: turn for turn in reversed(self.lapsing)}
        asked = [turn for turn in turns if turn.who in self.g.public.control]
        return (*reversed(lapse.values()), *asked) if lapse else turns

    def _at_hand(self) -> tuple[Letter, ...]:
        """Who acts, or is decided on, when this window has closed."""
        if self.turns:
            return tuple(turn.who for turn in self.turns)
        about = self.window.about or (() if self.wave is None else (self.wave,))
        return tuple(dict.fromkeys((*about, *(turn.who for turn in self.lapsing))))

    def _struck(self) -> Letter | None:
        """Whom it would hit; nobody, if a card was faster."""
        match self.top:
            case Deed():
                who = target_of(self.g.public, self.top.action) or voted_down(self.g.public, self.top.action)
                return None if who is None or self.g.public.men[who].place in GONE else who
            case Throw():
                return self.top.who
            case Accusation():
                return self.top.accused
            case NamedCard():
                return getattr(self.top.play, "who", None)
        return None

    def _rights(self, lapsing: list[tuple[Letter, Worth]]) -> dict[Letter, Worth]:
        deed, found = self.deed, dict[Letter, Worth]()
        if deed is not None and not deed.lapses:
            found[deed.who] = worth(self.g, self.right(), deed.who, deed.action)
        for who, lapse in lapsing:
            found[who] = found.get(who, NOBODY) | lapse
        return found

    def right(self) -> Right:
        """The one that is being used."""
        return next(step.right for step in reversed(self.g.stack) if isinstance(step, Finality))

    def place(self, who: Letter) -> str:
        return self.g.public.men[who].place

    def controller(self, who: Letter | None) -> Player | None:
        return None if who is None else self.g.public.control.get(who)

    # What is asked

    def head(self, seat: Player | None) -> Line:
        """What is about to happen: to those it concerns otherwise than to the rest."""
        return self.usual_head if self.deed is None or seat not in self.concerned else self.announced(self.deed, seat)

    def _usual_head(self) -> Line:
        match self.top:
            case Deed():
                return self.announced(self.top, None)
            case Throw():
                return DieShows(self.top.why, self.top.who, self.top.face)
            case NamedCard():
                return CardIsNamed(self.top.player, self.top.play)
            case Accusation():
                return SaidToBeBehind(self.top.player, self.top.accused)
        return self.to_come()

    def to_come(self) -> Line:
        """Nothing is announced: what comes next by itself."""
        if self.turns:
            first = self.turns[0]
            return MayAct(first.who, self.place(first.who), first.to)
        if self.wave is not None:
            return WillWave(self.wave)
        if not self.window.about:
            return PhaseOpens(self.g.public.phase)
        if self.ending is not None:
            return WillBeTested(self.ending.who, self.place(self.ending.who), self.ending.test)
        return PhaseCloses(self.window.about, "office" if self.window.about[0] in retiring(self.g) else "stay")

    def announced(self, deed: Deed, seat: Player | None) -> Line:
        """As this seat is told it; None: one that has nothing to do with it."""
        who, place, action = deed.who, self.place(deed.who), deed.action
        to = RIGHTS[type(self.right())]
        struck, blow = self.struck, self.blow
        if deed.by is None:
            return Lapsing(who, place, to) if action == PASS else ByTheRules(who, place, action)
        if deed.by == seat:
            return YouDecline(who, place, to) if action == PASS else YouAnnounce(who, place, action)
        if action == PASS:
            return TheyDecline(deed.by, who, place, to)
        if struck is not None and blow is not None:
            mine = seat is not None and self.controller(struck) == seat
            return TheyStrike(deed.by, blow, struck, self.place(struck), mine)
        return TheyAnnounce(deed.by, who, place, action)

    # What is at stake

    def _chances(self) -> tuple[Line, ...]:
        """The die that comes next: for the victim, or for the Chief's arm."""
        if self.wave is not None:
            return self.chance("wave", self.wave)
        if self.blow == "purge" and self.struck is not None:
            return self.chance("purge", self.struck)
        return ()

    def chance(self, of: Literal["purge", "die", "wave"], who: Letter) -> tuple[Line, ...]:
        found = [each for each in self.odds if each.of == of and each.who == who and each.hits]
        return tuple(Chances(of, who, each.hits, each.faces) for each in found)

    def _lapse_too(self) -> tuple[Line, ...]:
        """Whose rights lapse with that of the first at hand."""
        others = (turn.who for turn in self.turns or self.lapsing if turn.who not in self.g.public.control)
        also = tuple(who for who in dict.fromkeys(others) if who != self.at_hand[0])
        return (LapseToo(also),) if also else ()

    def condition(self, who: Letter) -> Line:
        """The same for everybody who is told of him."""
        if who not in self.conditions:
            man = self.g.public.men[who]
            self.conditions[who] = Condition(who, man.place, self.g.public.age(who), man.crosses)
        return self.conditions[who]

    # What silence leads to

    def _silence(self) -> Line:
        if self.turns:
            by = self.controller(self.turns[0].who)
            return NothingComes(self.turns[0].to) if by is None else TheyDecide(by)
        for line in self.chances:
            if isinstance(line, Chances):
                return ThenChances(line.of, line.hits, line.faces)
        if self.deed is None:
            return GoesOn()
        if self.deed.action == PASS:
            return NothingComes(RIGHTS[type(self.right())])
        return ItStands() if self.blow is None else ThenBlow(self.blow)


def blow_of(action: Action) -> Blow | None:
    """What an action does to whom it is announced against."""
    kinds: dict[type[Action], Blow] = {Purge: "purge", Suspect: "suspect", Accuse: "accuse", Condemn: "condemn"}
    if action in (GUILTY, AGAINST):
        return "guilty" if action == GUILTY else "against"
    return "demote" if isinstance(action, Move | Exchange) else kinds.get(type(action))


PROSPECTS: Final[Kept[Window, Prospect]] = Kept()


def prospect(v: View[Public], window: Window) -> Prospect:
    """That of this window, as it was found for the seat before, if nothing has changed since."""
    found = PROSPECTS.of(v.rules, v.public, v.stack)
    known = found.get(window)
    if known is None:
        known = found[window] = Prospect(v, window)
    return known
