"""8 October parade: the Party Chief waves from the balcony, if he can."""

from __future__ import annotations

from presidium.core import DONE, Question, Roll, Step, Steps, value
from presidium.games.kremlin.actions import D20, Roll20
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.ending import finish
from presidium.games.kremlin.events import Marked, Rolled, Waved
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, edition_of
from presidium.games.kremlin.verbs import show_die, stress


@value
class Parade(Step):
    """The Chief must wave unless he takes a cure, whether controlled or not; a window comes first."""

    rule = "kremlin 8.1"

    def play(self, g: Kremlin) -> Steps:
        chief = g.public.present(CHIEF)
        return (MarkYear(None),) if chief is None else (Window((chief,)), Wave())


@value
class Wave(Step):
    """A healthy Chief succeeds; a Chief with one or two crosses takes as many SP and then must roll."""

    rule = "kremlin 8.1"
    strained: bool = False

    def play(self, g: Kremlin) -> Question | Steps:
        chief = g.public.present(CHIEF)
        if chief is None:
            return (MarkYear(None),)
        crosses = g.public.men[chief].crosses
        if not crosses:
            g.tell(Waved(chief, "yes"))
            return (MarkYear(chief),)
        if self.strained:
            return Roll(D20, "wave")
        stress(g, chief, crosses)
        return (Wave(strained=True),)

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        chief = g.public.posts[CHIEF]
        assert chief is not None
        needed = edition_of(g).parade_rolls[g.public.men[chief].crosses - 1]
        show_die(g, Rolled("wave", chief, answer.face, 0, needed))
        waved = answer.face >= needed
        g.tell(Waved(chief, "yes" if waved else "no"))
        return (MarkYear(chief if waved else None),)


@value
class MarkYear(Step):
    """Marks the year for the Chief who waved (1986) or his faction (1988), or as blank; tests for victory."""

    rule = "kremlin 8.2"
    waved: Letter | None

    def play(self, g: Kremlin) -> Steps:
        edition, public = edition_of(g), g.public
        mark = None if self.waved is None else edition.mark(public, self.waved)
        public.track += (mark,)
        g.tell(Marked(public.year, mark or "blank"))
        outcome = edition.after_the_wave(g)
        return DONE if outcome is None else finish(g, outcome)
