"""The `Game` object: all that the server, the bots and the page need to know about one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, NoReturn, Protocol

from presidium.core.codec import Codec
from presidium.core.content.brief import Brief, Line
from presidium.core.content.chart import Charts
from presidium.core.content.claims import Claimed
from presidium.core.content.example import Example, Figure
from presidium.core.content.film import Director, plainly
from presidium.core.content.floor import Talk
from presidium.core.content.lesson import Lesson
from presidium.core.content.press import Press
from presidium.core.content.problem import Problem
from presidium.core.content.talk import Contradiction
from presidium.core.decision import Action, Player, Refused, refusal
from presidium.core.log import Event
from presidium.core.notation import Notation
from presidium.core.rules import Option, Rules, named, settle
from presidium.core.state import State
from presidium.core.value import value
from presidium.core.view import View


@value
class Odds:
    """The number of die faces that lead to one result of a roll."""

    of: str
    """Name of the result in the rulebook."""
    who: str
    hits: int
    faces: int


@dataclass(frozen=True)
class Orders:
    """A game's functions for standing orders: secret instructions of a seat that answer while the seat is silent.

    The program that runs the game stores standing orders; the state of the game does not contain them.
    """

    read: Callable[[str, Any], Any]
    """Returns the standing order that a text means, given the public facts; None instead of the facts for a stored
    order. Raises Refused if the text is no order."""
    write: Callable[[Any], str]
    """Returns the text of a standing order; `read` makes the same order from this text at any time."""
    answer: Callable[[View[Any], tuple[Any, ...]], Action | None]
    """Returns the answer of these standing orders to the current question; None if they have no answer."""
    passes: Callable[[View[Any], tuple[Any, ...]], bool] = lambda _, __: False
    """True if these standing orders pass because of public facts alone, whatever hidden facts the seat has. The server
    may count such a pass early, because it reveals nothing hidden."""
    guards: Callable[[View[Any], tuple[Any, ...]], bool] = lambda _, __: False
    """True if these standing orders protect the politician in question, whatever hidden facts the seat has. The server
    then counts the seat's own announcement about that politician as answered, even by silence."""


class Worlds(Protocol):
    """Draws states that a view cannot tell apart from the true state. Made once for a view, because this is slow.

    Law: a drawn state gives this seat the same view, and depends on nothing except the view.
    """

    def sample(self, rng: Random) -> State[Any]:
        """Draws a random state that fits the view; each game defines the distribution."""
        ...


@dataclass(frozen=True)
class Imagined:
    """Draws states that fit a view with the game's `imagine`, for games that prepare nothing."""

    imagine: Callable[[View[Any], Random], State[Any]]
    view: View[Any]

    def sample(self, rng: Random) -> State[Any]:
        """Draws a state that fits the view with the game's `imagine`."""
        return self.imagine(self.view, rng)


def no_position(_: object) -> NoReturn:
    """Raises Refused: the default for games that cannot read or write positions."""
    raise Refused(refusal("no-positions"))


@dataclass(frozen=True)
class Game:
    """A game: its rules, notation and setup, and optional extras such as briefs and charts."""

    name: str
    rules_version: int
    """Number of the rules. It increases if and only if the same answers may lead to another state than before."""
    seats: range
    options: tuple[Option, ...]
    begin: Callable[[Rules], State[Any]]
    notation: Notation
    statements: Notation
    imagine: Callable[[View[Any], Random], State[Any]]
    """Returns a random state that fits this view; each game defines the distribution."""
    write_position: Callable[[State[Any]], str] = no_position
    """The position as text: possible from the first round until the game ends."""
    read_position: Callable[[str], State[Any]] = no_position
    """Returns the state that a position describes. Raises Unreadable or Refused if the position is impossible.

    Law: apart from the log, this state equals the state that was written, at every point of a game. So the same answers
    lead to the same events.
    """

    settle: Callable[[int, Mapping[str, str]], Rules] | None = None
    """For games whose options depend on each other: returns the rules for a number of players and chosen options."""

    tally: Callable[[State[Any]], dict[str, Counter[tuple[str, str]]]] | None = None
    """Counts for reports on a finished game, by name: for example how often each card was played in each phase."""

    odds: Callable[[View[Any]], tuple[Odds, ...]] | None = None
    """For games with dice: the odds of the rolls that may come next, from a spectator's view."""

    orders: Orders | None = None
    """The functions for standing orders, for games that have standing orders; otherwise None."""

    windows: str = ""
    """For games with windows: number of the rule that says when a window closes."""

    announced: Callable[[Any], tuple[Player, Action] | None] | None = None
    """For games with windows: returns the player whose announced action opened the current window, and the action. The
    player may answer the window together with the announcement (the field `then` of the table's message)."""

    telling: Callable[[Event], float] | None = None
    """For games with windows: seconds for which a public event is shown. At live tables the next window lasts these
    seconds longer."""

    film: Director = plainly
    """For live tables in step: how long people look at each public event. The next question comes when the film is
    over."""

    floor: Callable[[State[Any]], Talk | None] | None = None
    """For games with table talk: which pause for talk comes before the current question, by public facts alone; None if
    there is none."""

    claims: Callable[[View[Any]], tuple[Claimed, ...]] | None = None
    """For games with table talk: returns all claims of the players, and what the public facts have shown about each."""

    tests_claims: tuple[type[Event], ...] = (Event,)
    """Types of the public events after which the public facts may show something else about a claim; so may the end."""

    contradictions: Callable[[View[Any]], tuple[Contradiction, ...]] | None = None
    """For games with table talk: returns the pairs of statements of one player that cannot both be true."""

    opens: tuple[type[Event], ...] = ()
    """Types of the events that reveal hidden facts. A player cannot take back an answer that led to such an event."""

    year: Callable[[Any], int] | None = None
    """For games with years or rounds: returns the number of the current year or round, given the public facts."""

    phase: Callable[[Any], int] | None = None
    """For games with phases: returns how many phases have begun since the start of the game, given the public facts."""

    brief: Callable[[View[Any]], Brief | None] | None = None
    """The brief for the current question, from the seat's view; None if the question's text is enough."""

    why: Callable[[View[Any]], tuple[Line, ...]] | None = None
    """Returns sentences on what decided a finished game and what would have changed the result, from a seat's view."""

    press: Press | None = None
    """The functions that return facts for the game's newspaper; None if the game has no newspaper."""

    problems: tuple[Problem, ...] = ()
    """The game's problems: positions with one best answer."""

    charts: Charts | None = None
    """The functions for charts and turning points of a finished game; None if the game has no charts."""

    prepare: Callable[[View[Any]], Worlds] | None = None
    """For games that can compute once what `imagine` would compute for every state. The distribution is the same."""

    def worlds(self, view: View[Any]) -> Worlds:
        """Returns an object that draws states which fit this view; it is prepared once for many draws."""
        return Imagined(self.imagine, view) if self.prepare is None else self.prepare(view)

    strata: Callable[[State[Any], Player], dict[str, str]] | None = None
    """Returns the roles of a seat in a finished game, such as its side. Reports count the results of each role."""

    deeds: Callable[[View[Any]], dict[Player, Counter[str]]] | None = None
    """Returns for each seat how often it did each notable act in a finished game, from public events."""

    lesson: Lesson | None = None
    """A lesson that teaches the game in a few minutes."""

    example: Example | None = None
    """The example game in the rulebook, as data for its pictures."""
    figures: Mapping[str, Figure] = field(default_factory=dict, hash=False)
    """For each rule number: a small board that the rulebook shows beside the rule."""

    hidden: tuple[str, ...] = ()
    """Names of the fields of a position that hold hidden facts. A reader fills in missing fields at random, which is
    fine for a study, but not for a table with people."""

    def problem(self, number: int) -> Problem:
        """Returns the game's problem with this number. Raises Refused if there is no problem with this number."""
        if not 1 <= number <= len(self.problems):
            raise Refused(refusal("no-such-problem", number=number, most=len(self.problems)))
        return self.problems[number - 1]

    def rules(self, seats: int, chosen: Mapping[str, str]) -> Rules:
        """Returns the rules for this number of players and these options. Raises Refused if the game forbids them."""
        if self.settle is not None:
            return self.settle(seats, chosen)
        return settle(self.name, self.seats, self.options, seats, chosen)

    def new(self, seats: int, **chosen: str) -> State[Any]:
        """Returns the state of a new game. Raises Refused for a wrong number of players or an unknown option."""
        return self.begin(self.rules(seats, chosen))

    def named(self, rules: Rules) -> dict[str, str]:
        """Returns the chosen options that a record must name. All options not named have their defaults."""
        return named(rules, self.rules)

    @property
    def package(self) -> str:
        """Name of the package of the module that defines the game, or of that module if it has no package."""
        module = self.begin.__module__
        return module.rpartition(".")[0] or module

    @cached_property
    def codec(self) -> Codec:
        """The codec that writes this game's values as JSON and reads them."""
        return Codec(self.package, settled=self.rules)
