"""13.2 What a window covers: the rights and votes that lapse with it, or quietly after it, if nobody speaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core import DONE, PASS, Log, Secret, State, Step, View, value
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.announcing.silence import asks_nobody
from presidium.kremlin.announcing.window import CardsInTurn, Window
from presidium.kremlin.printed.people import LETTERS, Letter
from presidium.kremlin.state import Accusation, Deed, Kremlin, NamedCard, Public, Throw, sheet
from presidium.kremlin.year import Begin, LastWindow

ENOUGH: Final = Secret((99,) * len(LETTERS), None)


@value
class Lapse:
    """Nobody controls him, and he lets this right, or this vote, lapse."""

    who: Letter
    right: Right


def lapses(v: View[Public] | Kremlin) -> Iterator[tuple[Lapse, Kremlin]]:
    """Whose rights lapse in this phase before anybody is asked again, or a die cast, if nobody speaks in the window
    that is open; its own first, if it is about one. Public facts alone decide it.

    Each comes with the table as it stands when his turn has come, to be looked at: to be kept it has to be copied.
    What a card, a die or the end of a phase does is not foreseen.
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
    """The same table with enough on every sheet: who says nothing shows nothing of it, but what is lost has to come off
    something (2.6)."""
    return State.restored(
        v.rules, v.public.copy(), {sheet(seat): ENOUGH for seat in v.rules.players}, v.stack, {}, Log()
    )


def next_quiet(g: Kremlin) -> Window | None:
    """The next window, if it is quiet and nobody is asked anything before it in this phase."""
    while g.stack:
        step = g.stack.pop()
        if isinstance(step, (Begin, LastWindow, CardsInTurn)):  # nobody sees whether cards wait there
            return None
        if isinstance(step, Window) and step.opens(g):
            return step if asks_nobody(g.public, step.about) else None
        played = DONE if isinstance(step, Window) else step.play(g)
        if not isinstance(played, tuple):
            return None
        g.stack.extend(reversed(played))
    return None
