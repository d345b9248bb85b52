"""0.6 The year as steps, and the steps at the beginning and at the end of every phase."""

from __future__ import annotations

from presidium.core import DONE, Step, Steps, value
from presidium.games.kremlin.announcing.silence import begins_quietly
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.effects import drop_ended, kept_from_retiring
from presidium.games.kremlin.ending import LAST_YEAR, TOO_FEW, finish, left
from presidium.games.kremlin.events import Began
from presidium.games.kremlin.printed.board import CHIEF, PLACES, RETIRED, WALL
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of
from presidium.games.kremlin.verbs import retire


@value
class Year(Step):
    """Plays the steps of the edition's year: phases 1 to 8 in order."""

    def play(self, g: Kremlin) -> Steps:
        return (*edition_of(g).year, NextYear())


@value
class NextYear(Step):
    def play(self, g: Kremlin) -> Steps:
        g.public.year += 1
        g.public.effects = tuple(effect for effect in g.public.effects if not effect.for_the_year)
        return (Year(),)


def phase(number: int, *steps: Step) -> Steps:
    """Puts the steps of 0.6 and 13.1 around those of a phase: windows, ends of effects, victory test, retirements."""
    return (Begin(number), *steps, LastWindow(), EffectsEnd(), VictoryTest(number), Retirements())


@value
class Begin(Step):
    """13.1 Begins a phase with a window; 13.6 ends the waivers of the previous phase; 13.2 the window may be quiet."""

    rule = "kremlin 13.1"
    phase: int

    def play(self, g: Kremlin) -> Steps:
        g.public.phase = self.phase
        g.public.waived = ()
        g.public.silent = begins_quietly(g.public, edition_of(g).deck)
        g.tell(Began(g.public.year, self.phase))
        return (Window(),)


@value
class LastWindow(Step):
    """A window at the end of a phase if a leave, a visit, a retirement or a test of victory is due."""

    rule = "kremlin 13.1"

    def play(self, g: Kremlin) -> Steps:
        due = at_stake(g) or (*retiring(g), *away(g.public))
        return (Window(due),) if due else DONE


def at_stake(g: Kremlin) -> tuple[Letter, ...]:
    """The politicians on whom a test of victory at the end of this phase depends."""
    public = g.public
    who: Letter | None = None
    if public.phase == 5 and public.year == LAST_YEAR:
        who = public.posts[CHIEF]
    elif public.phase == 6 and left(public) < TOO_FEW:
        who = public.highest(present_only=True)
    return () if who is None else (who,)


def away(public: Public) -> tuple[Letter, ...]:
    """The politicians who are on leave from the Sanatorium, or on a visit there, until the phase ends."""
    return tuple([who for effect in public.effects if (who := effect.until_phase_ends()) is not None])


@value
class EffectsEnd(Step):
    """0.6 Ends leaves, visits and other effects that last until the phase ends; 1.1 a cure not taken again is over; 3.1
    every politician may have a "?" placed or removed again."""

    rule = "kremlin 0.6"

    def play(self, g: Kremlin) -> Steps:
        public = g.public
        public.resting = public.touched = ()
        if not public.effects:
            return DONE
        drop_ended(public)
        steps = tuple(step for effect in public.effects for step in effect.phase_ends(g))
        public.effects = tuple(effect for effect in public.effects if not effect.ends_with_phase(public))
        return steps


@value
class VictoryTest(Step):
    """6.9 Tests for victory after phase 6, 11.c and after phase 5 of the last year."""

    rule = "kremlin 6.9"
    phase: int

    def play(self, g: Kremlin) -> Steps:
        edition, public = edition_of(g), g.public
        if self.phase == 6 and left(public) < TOO_FEW:
            return finish(g, edition.too_few(g))
        if self.phase == 5 and public.year == LAST_YEAR:
            return finish(g, edition.last_chief(g))
        return DONE


@value
class Retirements(Step):
    """Retires the politicians who have reached the age of retirement when the phase ends, in rank order."""

    rule = "kremlin 9.1"

    def play(self, g: Kremlin) -> Steps:
        for who in retiring(g):
            retire(g, who)
        return DONE


def retiring(g: Kremlin) -> tuple[Letter, ...]:
    age = edition_of(g).retirement_age
    if age is None:
        return ()
    aged = g.public.aged(age)
    if not aged:
        return ()
    gone = g.public.at(WALL, RETIRED)
    old = [who for who in aged if who not in gone and not kept_from_retiring(g.public, who)]
    return tuple(sorted(old, key=lambda who: PLACES.index(g.public.men[who].place)))
