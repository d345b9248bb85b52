"""What a window is about as everybody sees it: the same for every seat, and so looked at once for all of them."""

from __future__ import annotations

from typing import Final

from presidium.core import Action, View
from presidium.kremlin.actions import AGAINST, GUILTY, Accuse, Condemn, Exchange, Move, Purge, Suspect
from presidium.kremlin.announcing.covers import lapses
from presidium.kremlin.announcing.odds import odds
from presidium.kremlin.announcing.orders import target_of, voted_down
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.brief import decisive
from presidium.kremlin.brief.coming import RIGHTS, Holder, coming
from presidium.kremlin.brief.lines import Blow
from presidium.kremlin.printed.board import GONE
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Accusation, Deed, Kept, Kremlin, Moment, NamedCard, Public, Throw


class Prospect:
    """Whose turn it is, whose rights lapse, what may end the game, and what the dice may do: public facts alone."""

    def __init__(self, v: View[Public], window: Window) -> None:
        self.window = window
        self.g: Kremlin = Moment(v.rules, v.public, stack=v.stack)
        self.top = v.public.top
        self.lapses = tuple((lapse, then.copy()) for lapse, then in lapses(v))
        """13.2 What lapses one after the other if nobody speaks now, each with the table as it stands then."""
        self.lapsing = tuple(Holder(lapse.who, RIGHTS[type(lapse.right)]) for lapse, _ in self.lapses)
        begins = not (window.about or self.top)
        self.turns: tuple[Holder, ...] = self._turns_to_come() if begins else ()
        self.wave = decisive.wave_to_come(self.g)
        self.ending = decisive.ending(self.g)
        self.at_hand = self._at_hand()
        self.odds = {(each.of, each.who): each for each in odds(v)}
        self.struck = self._struck()
        self.deed = self.top if isinstance(self.top, Deed) else None
        self.blow = None if self.deed is None or self.struck is None else blow_of(self.deed.action)

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
    if window not in found:
        found[window] = Prospect(v, window)
    return found[window]
