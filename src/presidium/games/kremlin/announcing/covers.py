"""13.2 The rights and votes that lapse if nobody reacts in the open window and the quiet windows after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core import DONE, PASS, Ask, Log, Secret, State, Step, View, value
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.announcing.silence import asks_nobody, declines_quietly
from presidium.games.kremlin.announcing.window import CardsInTurn, Window
from presidium.games.kremlin.matters import Accusation, Deed, NamedCard, Throw
from presidium.games.kremlin.printed.people import LETTERS, Letter
from presidium.games.kremlin.state import Kremlin, Public, sheet
from presidium.games.kremlin.year import Begin, LastWindow

ENOUGH: Final = Secret((99,) * len(LETTERS), None)


@value
class Lapse:
    """A right or a vote that lapses, because nobody controls the politician who holds it."""

    who: Letter
    right: Right


def lapses(v: View[Public] | Kremlin) -> Iterator[tuple[Lapse, Kremlin]]:
    """Yields each right or vote of this phase that lapses if nobody reacts, up to the next question or die roll.

    The first is the right that the open window is about. In phases 6 and 7 the politicians who are asked before it are
    taken to decline. Only public facts decide, and the effects of cards, dice and phase ends are not foreseen. With
    each lapse comes the game at that point, which the caller must copy in order to keep it.
    """
    g = everybody_silent(v)
    window: Step | None = g.stack.pop() if g.stack else None
    ends = isinstance(window, Window) and window.about and g.public.top is None
    if ends or isinstance(g.public.top, (NamedCard, Throw, Accusation)):
        return
    while isinstance(window, Window):
        deed, finality = g.public.top, g.stack[-1]
        if isinstance(deed, Deed) and deed.lapses and isinstance(finality, Finality):
            yield Lapse(deed.who, finality.right), g
        g.stack.extend(reversed(window.resolve(g, dict.fromkeys(g.rules.players, PASS))))
        window = next_quiet(g)


def everybody_silent(v: View[Public] | Kremlin) -> Kremlin:
    """Returns a copy of the game with 99 points for everybody on each sheet, enough for any loss of influence (2.6)."""
    return State.restored(
        v.rules, v.public.copy(), {sheet(seat): ENOUGH for seat in v.rules.players}, v.stack, {}, Log()
    )


def next_quiet(g: Kremlin) -> Window | None:
    """The next window of this phase, if it is quiet and only politicians who decline quietly come before it; else
    None."""
    while g.stack:
        step = g.stack.pop()
        if isinstance(step, (Begin, LastWindow, CardsInTurn)):  # nobody sees whether cards wait there
            return None
        if isinstance(step, Window) and step.opens(g):
            return step if asks_nobody(g.public, step.about) else None
        played = DONE if isinstance(step, Window) else step.play(g)
        if isinstance(step, Right) and isinstance(played, Ask) and may_decline_quietly(g, played):
            played = step.resolve(g, PASS)
        if not isinstance(played, tuple):
            return None
        g.stack.extend(reversed(played))
    return None


def may_decline_quietly(g: Kremlin, question: Ask) -> bool:
    """True if the asked politician may decline without ending the silence; a blackmailed Chief may not (15.6)."""
    options = question.options(question.player)
    return declines_quietly(g.public) and options is not None and PASS in options
