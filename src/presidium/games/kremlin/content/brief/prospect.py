"""The public part of a window's briefs: computed once, because it is the same for every seat."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal

from presidium.core import PASS, Action, Brief, Event, Line, Offer, Player, View
from presidium.games.kremlin.actions import AGAINST, GUILTY, Accuse, Condemn, Exchange, Move, Purge, Suspect
from presidium.games.kremlin.announcing.covers import lapses
from presidium.games.kremlin.announcing.odds import odds
from presidium.games.kremlin.announcing.orders import target_of, voted_down
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.content.brief import decisive
from presidium.games.kremlin.content.brief.coming import RIGHTS, Holder, coming
from presidium.games.kremlin.content.brief.hold import losers
from presidium.games.kremlin.content.brief.labels import (
    GoesOn,
    ItStands,
    LetItBe,
    NothingComes,
    ThenBlow,
    ThenChances,
    TheyDecide,
)
from presidium.games.kremlin.content.brief.lines import (
    Blow,
    ByTheRules,
    DieShows,
    SaidToBeBehind,
    TheyAnnounce,
    TheyDecline,
    TheyStrike,
    To,
    YouAnnounce,
    YouDecline,
)
from presidium.games.kremlin.content.brief.stakes import Chances, Condition, LapseToo
from presidium.games.kremlin.content.brief.worth import Worth, worth
from presidium.games.kremlin.matters import Accusation, Deed, NamedCard, Throw
from presidium.games.kremlin.memo import ThreadLocalMemo
from presidium.games.kremlin.printed.board import GONE
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public


class Prospect:
    """Public facts of a window and the sentences about them: whose turn it is, which rights lapse, how the game may
    end, and what dice may do."""

    def __init__(self, v: View[Public], window: Window) -> None:
        self.window = window
        self.g: Kremlin = Moment(v.rules, v.public, stack=v.stack)
        self.top = v.public.top
        found = [(lapse, worth(then, lapse.right, lapse.who, PASS)) for lapse, then in lapses(v)]
        self.lapsing = tuple([Holder(lapse.who, RIGHTS[type(lapse.right)]) for lapse, _ in found])
        """13.2 The rights that lapse, one after the other, if nobody reacts now."""
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
        """By politician whose right is used or lapses after this window: the seats to which his control matters."""
        self.blow = None if self.deed is None or self.struck is None else blow_of(self.deed.action)
        self.concerned = () if self.deed is None else (self.deed.by, self.controller(self.struck))
        """The seat that made the announcement, and the seat whose politician it would harm."""
        self.doctors_come = v.public.phase == 4 and not window.about and self.top is None
        self.alike = not (self.doctors_come or self.wave or self.ending)
        """True if the brief is the same for all seats without points on a politician concerned."""
        self.usual_head = self._usual_head()
        self.chances = self._chances()
        self.lapse_too = self._lapse_too()
        self.conditions: dict[Letter, Line] = {}
        self.let_it_be = Offer(PASS, LetItBe(), self._silence())
        """The button to pass, with what follows if all seats pass."""
        self.concerns: tuple[Player | None] | None = None
        """The seat that controls the politician to whom the window matters most, in a tuple; None if not yet known."""
        self.unopposed: dict[bool, Line] = {}
        """What happens if no player acts: True, worded for the seat whose politician it concerns; False, for others."""
        self._lost: tuple[Event | None, dict[Letter, Player | None]] = None, {}
        """The last event of a view, and the losers of control up to this event."""
        self.to_bystanders: dict[tuple[Line, ...], Brief] = {}
        """Cache of the briefs of seats that the window does not concern, by their first sentences."""

    def _turns_to_come(self) -> tuple[Holder, ...]:
        """At the start of a phase: the rights that lapse without a reaction, and the next politician asked. A
        politician whom nobody could control is named only if there is no other."""
        turns = coming(self.g)
        lapse = {turn.who: turn for turn in reversed(self.lapsing)}
        asked = [turn for turn in turns if turn.who in self.g.public.control]
        return (*reversed(lapse.values()), *asked) if lapse else turns

    def _at_hand(self) -> tuple[Letter, ...]:
        """The politicians who act, or are decided on, when this window has closed."""
        if self.turns:
            return tuple(turn.who for turn in self.turns)
        about = self.window.about or (() if self.wave is None else (self.wave,))
        return tuple(dict.fromkeys((*about, *(turn.who for turn in self.lapsing))))

    def _struck(self) -> Letter | None:
        """The politician whom the announcement would harm; None if there is none."""
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
            found[deed.who] = worth(self.g, self.right, deed.who, deed.action)
        for who, lapse in lapsing:
            found[who] = found[who] | lapse if who in found else lapse
        return found

    @cached_property
    def right(self) -> Right:
        """The right that the announced action uses."""
        return next(step.right for step in reversed(self.g.stack) if isinstance(step, Finality))

    @cached_property
    def right_to(self) -> To:
        """Keyword for the right that the announced action uses."""
        return RIGHTS[type(self.right)]

    def right_of(self, who: Letter) -> To | None:
        """The right that the politician uses, or lets lapse, after this window; None if he uses none."""
        found = next((holder.to for holder in (*self.turns, *self.lapsing) if holder.who == who), None)
        return self.right_to if found is None and self.deed is not None and self.deed.who == who else found

    def place(self, who: Letter) -> str:
        return self.g.public.men[who].place

    def controller(self, who: Letter | None) -> Player | None:
        return None if who is None else self.g.public.control.get(who)

    def just_lost(self, v: View[Public], who: Letter) -> bool:
        """True if this seat lost control of the politician in the present phase, and control has not changed since."""
        if not v.events or v.public.control.get(who, v.seat) == v.seat:
            return False
        if self._lost[0] is not v.events[-1]:
            self._lost = v.events[-1], losers(v)
        return self._lost[1].get(who) == v.seat

    # What is asked

    def head(self, seat: Player | None) -> Line | None:
        """The sentence about the announcement, as this seat reads it; None if the brief's first sentence says it."""
        return self.usual_head if self.deed is None or seat not in self.concerned else self.announced(self.deed, seat)

    def _usual_head(self) -> Line | None:
        match self.top:
            case Deed():
                return self.announced(self.top, None)
            case Throw():
                return DieShows(self.top.why, self.top.who, self.top.face)
            case Accusation():
                return SaidToBeBehind(self.top.player, self.top.accused)
        return None

    def announced(self, deed: Deed, seat: Player | None) -> Line | None:
        """The announcement, worded for this seat or (None) a spectator; None if a right lapses."""
        who, place, action = deed.who, self.place(deed.who), deed.action
        to = self.right_to
        struck, blow = self.struck, self.blow
        if deed.by is None:
            return None if action == PASS else ByTheRules(who, place, action)
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
        """The odds of the next die: for the victim of a purge, or for the Chief's wave."""
        if self.wave is not None:
            return self.chance("wave", self.wave)
        if self.blow == "purge" and self.struck is not None:
            return self.chance("purge", self.struck)
        return ()

    def chance(self, of: Literal["purge", "die", "wave"], who: Letter) -> tuple[Line, ...]:
        found = [each for each in self.odds if each.of == of and each.who == who and each.hits]
        return tuple(Chances(of, who, each.hits, each.faces) for each in found)

    def _lapse_too(self) -> tuple[Line, ...]:
        """The sentence that names politicians whose rights lapse together with that of the first politician."""
        others = (turn.who for turn in self.turns or self.lapsing if turn.who not in self.g.public.control)
        also = tuple(who for who in dict.fromkeys(others) if who != self.at_hand[0])
        return (LapseToo(also),) if also else ()

    def condition(self, who: Letter) -> Line:
        """The sentence about a politician's post, age and health, the same for every seat."""
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
            return GoesOn(self.ending is not None and self.ending.test != "wave")
        if self.deed.action == PASS:
            return NothingComes(self.right_to)
        return ItStands() if self.blow is None else ThenBlow(self.blow)


def blow_of(action: Action) -> Blow | None:
    """Keyword for the harm that an action does to its target; None if it does no harm."""
    kinds: dict[type[Action], Blow] = {Purge: "purge", Suspect: "suspect", Accuse: "accuse", Condemn: "condemn"}
    if action in (GUILTY, AGAINST):
        return "guilty" if action == GUILTY else "against"
    return "demote" if isinstance(action, Move | Exchange) else kinds.get(type(action))


PROSPECTS: Final[ThreadLocalMemo[Window, Prospect]] = ThreadLocalMemo()


def prospect(v: View[Public], window: Window) -> Prospect:
    """The prospect of this window, cached for the next seat while the public facts stay the same."""
    found = PROSPECTS.of(v.rules, v.public, v.stack)
    known = found.get(window)
    if known is None:
        known = found[window] = Prospect(v, window)
    return known
