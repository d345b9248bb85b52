"""Every game with every option for every number of players, and what may happen there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, lru_cache
from itertools import combinations, product
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from presidium.bots import find
from presidium.core import PASS, Action, Game, Options, Record, Refused, State, Statement
from presidium.core.laws import Laws
from presidium.core.record import Move
from presidium.games import GAMES
from tests.contract.laws import laws


@dataclass(frozen=True)
class Sitting:
    """A game about to begin."""

    game: Game
    seats: int
    chosen: tuple[tuple[str, str], ...]

    def new(self) -> State[Any]:
        return self.game.new(self.seats, **dict(self.chosen))

    def everyone(self) -> tuple[int | None, ...]:
        """The seats, and a spectator."""
        return (*range(1, self.seats + 1), None)

    @property
    def laws(self) -> Laws:
        return laws(self.game)

    @property
    def long(self) -> bool:
        """Whether its games take a thousand answers and more: then only some moments are looked at."""
        return self.laws.long

    @property
    def talks(self) -> bool:
        """Whether anything can be said there."""
        return len(self.game.statements.forms) > 0

    def __str__(self) -> str:
        return "-".join((self.game.name, str(self.seats), *(value for _, value in self.chosen)))


def sittings(game: Game) -> list[Sitting]:
    """Every sitting the game allows; where they are many, a few in which every two choices meet that can."""
    every = allowed(game)
    return every if len(every) <= 24 else pairwise(every)


def allowed(game: Game) -> list[Sitting]:
    """Every sitting with every choice: an option is not named, or has another value than its default."""
    names = [option.name for option in game.options]
    found: dict[tuple[int, tuple[tuple[str, str], ...]], Sitting] = {}
    for seats in game.seats:
        for values in product(*((None, *option.values[1:]) for option in game.options)):
            named = {name: value for name, value in zip(names, values, strict=True) if value is not None}
            try:
                chosen = game.rules(seats, named).chosen
            except Refused:
                continue
            found[seats, chosen] = Sitting(game, seats, chosen)
    return list(found.values())


def pairwise(every: list[Sitting]) -> list[Sitting]:
    meet = {sitting: set(combinations([("seats", str(sitting.seats)), *sitting.chosen], 2)) for sitting in every}
    missing = set().union(*meet.values())
    few: list[Sitting] = []
    while missing:
        few.append(max(every, key=lambda sitting: len(meet[sitting] & missing)))
        missing -= meet[few[-1]]
    return few


EXAMPLES: int = settings().max_examples
"""How often each law is tried: there is time for more where this is high."""


def played_at(game: Game) -> list[Sitting]:
    """The sittings of these suites. Unless there is time, of a long game its presets, and a few in which the most
    choices meet; of a short one every third, and the last: so either value of a choice with two comes now and then."""
    every = sittings(game)
    if not every[0].long:
        return every if EXAMPLES >= 10 else list(dict.fromkeys([*every[::3], every[-1]]))
    some = dict.fromkeys([*presets(game), *(every[:2] if EXAMPLES < 10 else every)])
    return list(some)


def presets(game: Game) -> list[Sitting]:
    """Each preset, for another number of players."""
    named = next(option.values for option in game.options if option.name == "preset")
    return [
        Sitting(game, seats, game.rules(seats, {"preset": n}).chosen)
        for n, seats in zip(named, game.seats, strict=True)
    ]


SITTINGS = [sitting for game in GAMES.values() for sitting in played_at(game)]
QUICK = {sitting for game in GAMES.values() for sitting in played_at(game)[::3]}
"""The sittings at which `make test` tries each law; `make test-ci` tries it at the others."""


def cases(sittings: list[Sitting]) -> list[Any]:
    return [sitting if sitting in QUICK else pytest.param(sitting, marks=pytest.mark.ci) for sitting in sittings]


every_sitting = pytest.mark.parametrize("sitting", cases(SITTINGS), ids=str)
every_talking_sitting = pytest.mark.parametrize("sitting", cases([each for each in SITTINGS if each.talks]), ids=str)


# What happens there


@st.composite
def records(draw: st.DrawFn, sitting: Sitting) -> Record:
    """A whole game, played at random, with a little talk; of the long ones a few, played once for all tests."""
    if sitting.long:
        return one_of_few(sitting, draw(st.integers(0, EXAMPLES // 2)))
    return played(sitting, Random(draw(st.integers(0, 2**32 - 1))), draw(talk(sitting)))


@lru_cache(maxsize=128)
def one_of_few(sitting: Sitting, seed: int) -> Record:
    return played(sitting, Random(seed))


@lru_cache(maxsize=128)
def one_at_a_table(sitting: Sitting, seed: int) -> Record:
    """The same where whoever runs the game asks nobody in quiet windows."""
    return played(sitting, Random(seed), quietly=True)


def played(
    sitting: Sitting, rng: Random, said: list[tuple[int, int, Statement]] | None = None, quietly: bool = False
) -> Record:
    """A whole game played at random; `said` is who says what, before which answer."""
    g = sitting.new()
    record = Record.of(sitting.game, g)
    waiting = sorted(said or [], key=lambda saying: saying[0])
    for count in range(most_answers(sitting) + 1):
        while waiting and waiting[0][0] == count:
            _, seat, statement = waiting.pop(0)
            if is_said(g, seat, statement):
                record.moves.append((seat, statement))
        if g.over:
            return record
        player, action = random_answer(g, rng)
        question = g.question()
        if quietly and question is not None and question.quiet and question.silence is not None:
            action = question.silence
        g.apply(player, action)
        record.moves.append((player, action))
    raise AssertionError(f"{sitting} goes on for more than {most_answers(sitting)} answers")


def most_answers(sitting: Sitting) -> int:
    return sitting.laws.most_answers(sitting.seats)


def random_answer(g: State[Any], rng: Random) -> Move:
    player = rng.choice(g.waiting_for())
    options = g.options(player)
    assert options is not None
    return player, random_bot(g.rules.game).pick(options, rng)


@cache
def random_bot(game: str) -> Any:
    return find("random", game)


def listed(options: Options | None, rng: Random) -> list[Action]:
    """The options; a few of them where there are too many to list."""
    if options is None or options.listed:
        return list(options or ())
    return [options.sample(rng) for _ in range(3)]


def is_said(g: State[Any], seat: int, statement: Statement) -> bool:
    try:
        g.say(seat, statement)
    except Refused:
        return False
    return True


def moments(sitting: Sitting, record: Record) -> Iterator[State[Any]]:
    """The states of a recorded game: one state, changed in place as you go. Of a long game some of them."""
    return some_moments(sitting, record, Random(len(record.moves)), 25) if sitting.long else record.replay(sitting.game)


def some_moments(sitting: Sitting, record: Record, rng: Random, count: int = 10) -> Iterator[State[Any]]:
    """A few of them, the first and the last always among them."""
    last = len(record.moves)
    chosen = {0, last, *rng.sample(range(last), min(count // 3 if sitting.long else count, last))}
    return (g for at, g in enumerate(record.replay(sitting.game)) if at in chosen)


def begun(sitting: Sitting, record: Record, cut: int) -> State[Any]:
    """The state after so many moves."""
    return Record(record.rules, record.rules_version, (), record.moves[:cut]).final(sitting.game)


def answers_only(record: Record) -> Record:
    """The same game without the talk."""
    silent = [move for move in record.moves if not isinstance(move[1], Statement)]
    return Record(record.rules, record.rules_version, record.names, silent)


# What may be tried there


def talk(sitting: Sitting) -> st.SearchStrategy[list[tuple[int, int, Statement]]]:
    kinds = [anything_of(cls, sitting) for cls in statements_of(sitting.game)]
    statement: st.SearchStrategy[Any] = st.one_of(*kinds)
    if not kinds:
        return st.just([])
    return st.lists(st.tuples(st.integers(0, 8 * sitting.seats), st.integers(1, sitting.seats), statement), max_size=8)


def attempts(sitting: Sitting) -> st.SearchStrategy[list[Move]]:
    """Anything that any game's actions can express, sensible here or not, by anybody and nobody."""
    classes = [cls for game in GAMES.values() for cls in (*actions_of(game), *statements_of(game))]
    action: st.SearchStrategy[Any] = st.one_of(*(anything_of(cls, sitting) for cls in classes), st.just(PASS))
    return st.lists(st.tuples(st.integers(-1, sitting.seats + 1), action), min_size=10, max_size=10)


def actions_of(game: Game) -> list[type[Action]]:
    return [cls for cls in _values_of(game) if issubclass(cls, Action) and not issubclass(cls, Statement)]


def statements_of(game: Game) -> list[type[Statement]]:
    return [cls for cls in _values_of(game) if issubclass(cls, Statement)]


def _values_of(game: Game) -> list[type[Any]]:
    """The values that the package of this game defines."""
    package = game.package
    modules = [module for name, module in sys.modules.items() if name == package or name.startswith(package + ".")]
    found = {cls for module in modules for cls in vars(module).values() if isinstance(cls, type) and is_dataclass(cls)}
    return sorted((cls for cls in found if cls.__module__.startswith(package)), key=lambda cls: cls.__qualname__)


def anything_of(cls: type[Any], sitting: Sitting) -> st.SearchStrategy[Any]:
    """Any value of this class, its numbers in and a little out of the range of the seats."""
    hints = get_type_hints(cls)
    return st.builds(cls, **{field.name: _anything(hints[field.name], sitting) for field in fields(cls)})


def _anything(hint: Any, sitting: Sitting) -> st.SearchStrategy[Any]:
    made: dict[Any, Callable[[tuple[Any, ...]], st.SearchStrategy[Any]]] = {
        Literal: lambda args: st.sampled_from(args),
        tuple: lambda args: (
            st.lists(_anything(args[0], sitting), max_size=10).map(tuple)
            if args[-1] is Ellipsis
            else st.tuples(*(_anything(arg, sitting) for arg in args))
        ),
        Union: lambda args: st.one_of(*(_anything(arg, sitting) for arg in args)),
        UnionType: lambda args: st.one_of(*(_anything(arg, sitting) for arg in args)),
    }
    if hint is int:
        return st.integers(-1, sitting.seats + 2)
    if hint is str:
        return st.sampled_from(("", "A", "nobody"))
    if hint is NoneType:
        return st.none()
    return made[get_origin(hint)](get_args(hint))
