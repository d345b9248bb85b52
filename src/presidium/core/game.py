"""A game as the rest of the program meets it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, NoReturn, Protocol

from presidium.core.brief import Brief, Line
from presidium.core.chart import Charts
from presidium.core.claims import Claimed
from presidium.core.codec import Codec
from presidium.core.decision import Action, Player, Refused, refusal
from presidium.core.example import Example, Figure
from presidium.core.lesson import Lesson
from presidium.core.log import Event
from presidium.core.notation import Notation
from presidium.core.press import Press
from presidium.core.problem import Problem
from presidium.core.rules import Option, Rules, named, settle
from presidium.core.state import State
from presidium.core.value import value
from presidium.core.view import View


@value
class Odds:
    """How many faces of a die that may be cast bring something about."""

    of: str
    """What it would do, by the rulebook's word."""
    who: str
    hits: int
    faces: int


@dataclass(frozen=True)
class Orders:
    """Standing orders: what a seat has written down ahead, in secret, to be answered by when it says nothing.

    They are kept by whoever runs the game, never in the state.
    """

    read: Callable[[str, Any], Any]
    """The order these words give as the public facts stand; Refused if they give none. Where there are no facts (None)
    it was written before, and says all it needs."""
    write: Callable[[Any], str]
    """The words that give this order again, at any time."""
    answer: Callable[[View[Any], tuple[Any, ...]], Action | None]
    """What these orders answer to the question that is asked; None where they say nothing."""
    passes: Callable[[View[Any], tuple[Any, ...]], bool] = lambda _, __: False
    """Whether they pass it for what everybody knows of it, whatever the seat holds: who waits for all answers may
    count on that, and on nothing else, without telling what is hidden."""
    guards: Callable[[View[Any], tuple[Any, ...]], bool] = lambda _, __: False
    """Whether they speak for whoever the question is about, whatever the seat holds: with them it has given its answer
    to what it announces for him, be it silence."""


class Worlds(Protocol):
    """The worlds a view could come from, prepared once: what is dear to find out, is found out but once.

    Law: whatever is drawn looks to the seat of the view as the view does, and depends on nothing else.
    """

    def sample(self, rng: Random) -> State[Any]:
        """One of them; each game says how they are distributed."""
        ...


@dataclass(frozen=True)
class Imagined:
    """The worlds of a game that prepares nothing: each is imagined from the view anew."""

    imagine: Callable[[View[Any], Random], State[Any]]
    view: View[Any]

    def sample(self, rng: Random) -> State[Any]:
        """One of them, as the game imagines it."""
        return self.imagine(self.view, rng)


def no_position(_: object) -> NoReturn:
    """A game need not have positions; its records do for everything but starting in the middle."""
    raise Refused(refusal("no-positions"))


@dataclass(frozen=True)
class Game:
    """What a game offers: how it begins, how it is written, how an unseen world is imagined."""

    name: str
    rules_version: int
    """Goes up when the same answers may lead elsewhere than before, and only then."""
    seats: range
    options: tuple[Option, ...]
    begin: Callable[[Rules], State[Any]]
    notation: Notation
    statements: Notation
    imagine: Callable[[View[Any], Random], State[Any]]
    """A world this view could come from; each game says how it is distributed."""
    write_position: Callable[[State[Any]], str] = no_position
    """The position as text, from the first round on, as long as the game lasts."""
    read_position: Callable[[str], State[Any]] = no_position
    """The state in that position; Unreadable or Refused if there can be none.

    Law: it is the state that was written, in the middle of anything, but for the log; so the same answers give the
    same events from there.
    """

    settle: Callable[[int, Mapping[str, str]], Rules] | None = None
    """For games whose options depend on each other: the rules these choices come to."""

    tally: Callable[[State[Any]], dict[str, Counter[tuple[str, str]]]] | None = None
    """What is worth counting in a game that is over, for reports: by name, how often which thing happened where."""

    odds: Callable[[View[Any]], tuple[Odds, ...]] | None = None
    """For games with dice: what those may do that come next, from a spectator's view."""

    orders: Orders | None = None
    """For games in which a seat may give standing orders."""

    windows: str = ""
    """For games with windows in which silence is an answer: the rule by which these close at their time and never
    sooner, whoever has answered."""

    announced: Callable[[Any], tuple[Player, Action] | None] | None = None
    """For games with windows: by the public facts, who has brought the one that stands about, and by which answer of
    his. With that answer he may give his own to the window (the table's `then`)."""

    telling: Callable[[Event], float] | None = None
    """For games with windows: how many seconds it takes to tell this, which everybody is told. Where people play live
    the next window lasts so much longer."""

    claims: Callable[[View[Any]], tuple[Claimed, ...]] | None = None
    """For games with talk: who said what of whom, and what has come out of it publicly."""

    opens: tuple[type[Event], ...] = ()
    """The events that tell, by number or by name, what lay hidden: an answer that led to one is not taken back."""

    year: Callable[[Any], int] | None = None
    """For games that go round and round: the so-manieth year, or whatever they call it, by the public facts."""

    brief: Callable[[View[Any]], Brief | None] | None = None
    """What the question that stands means to whoever has this view; None where the question says it all."""

    why: Callable[[View[Any]], tuple[Line, ...]] | None = None
    """What decided a game that is over, and what would have decided it otherwise, for whoever has this view; every line
    is so by the rules, and worded like those of a brief."""

    press: Press | None = None
    """What it has for a newspaper; None: it makes no news."""

    problems: tuple[Problem, ...] = ()
    """Positions with one best answer, to be found."""

    charts: Charts | None = None
    """What there is to draw when it is over, and how it turned; None: nothing."""

    prepare: Callable[[View[Any]], Worlds] | None = None
    """For games that can prepare what `imagine` would find out for every world anew; distributed as `imagine` is."""

    def worlds(self, view: View[Any]) -> Worlds:
        """The worlds this view could come from: prepared once, then sampled."""
        return Imagined(self.imagine, view) if self.prepare is None else self.prepare(view)

    strata: Callable[[State[Any], Player], dict[str, str]] | None = None
    """What a seat was in a game that is over, by name: its side, its goal. Reports tell apart how it fared as each."""

    deeds: Callable[[View[Any]], dict[Player, Counter[str]]] | None = None
    """What each seat has to its name in a game that is over, by what everybody was told: how many of what."""

    lesson: Lesson | None = None
    """What teaches it in a few minutes, question by question."""

    example: Example | None = None
    """What the rules tell as an example, to be drawn."""
    figures: Mapping[str, Figure] = field(default_factory=dict, hash=False)
    """By the number of a rule, a small board beside it."""

    hidden: tuple[str, ...] = ()
    """The first words of those fields of a position that say what is hidden and are filled in where they are left out:
    that does for a study, but not for a table at which people play."""

    def problem(self, number: int) -> Problem:
        """The so-manieth of its problems; Refused if there are not so many."""
        if not 1 <= number <= len(self.problems):
            raise Refused(refusal("no-such-problem", number=number, most=len(self.problems)))
        return self.problems[number - 1]

    def rules(self, seats: int, chosen: Mapping[str, str]) -> Rules:
        """The rules for so many seats and these choices; Refused if the game does not allow them."""
        if self.settle is not None:
            return self.settle(seats, chosen)
        return settle(self.name, self.seats, self.options, seats, chosen)

    def new(self, seats: int, **chosen: str) -> State[Any]:
        """A new game; Refused if it is not for this many, or an option is not one of its own."""
        return self.begin(self.rules(seats, chosen))

    def named(self, rules: Rules) -> dict[str, str]:
        """The choices a record has to name; what it leaves out has its default."""
        return named(rules, self.rules)

    @property
    def package(self) -> str:
        """Where its classes are: the package of the module that begins it, or that module, if it stands alone."""
        module = self.begin.__module__
        return module.rpartition(".")[0] or module

    @cached_property
    def codec(self) -> Codec:
        """Writes its values as JSON, and reads them."""
        return Codec(self.package, settled=self.rules)
