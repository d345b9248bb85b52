"""Which bots there are: our own and those a package offers, by name, and those of anybody, by where they are.

A package offers one by an entry point `presidium.bots`, named by the game and the bot: `"goulag.stubborn"`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final
from urllib.parse import parse_qsl

from presidium.bots import goulag, kremlin, politburo
from presidium.bots.at_random import AtRandom
from presidium.bots.bot import Bot, Speaker
from presidium.bots.comrades import COMRADES, HONEST, TALK, company, named
from presidium.bots.frozen.goulag import Naive as NaiveGoulag
from presidium.bots.frozen.kremlin import Careful as CarefulKremlin
from presidium.bots.frozen.politburo import Naive as NaivePolitburo
from presidium.bots.goulag.reading import READINGS as READ_GOULAG
from presidium.bots.kremlin.reading import READINGS as READ_KREMLIN
from presidium.bots.mild import Mild
from presidium.bots.politburo.reading import READINGS as READ_POLITBURO
from presidium.bots.tracks import Reading
from presidium.core import Action, Refused, View, refusal


@dataclass(frozen=True)
class Roster:
    """Who plays a game for people, or helps them."""

    bots: Mapping[str, Callable[..., Bot]]
    caretaker: str
    """Who minds the seats of the absent: the best there is, and a random one only where there is no other."""
    frozen: Mapping[str, Callable[..., Bot]] = field(default_factory=dict)
    """Those of earlier versions, to measure by: they are found by name, and offered to nobody."""
    taught: Mapping[str, Callable[..., Bot]] = field(default_factory=dict)
    """Those that experiments have brought forth (docs/research.md): found by name too, and levels of no ladder."""
    suggest: Callable[[View[Any], Random], Action | None] | None = None
    """What a person might answer, where thinking of something is a labour; None where it is not."""
    readings: tuple[Reading, ...] = ()
    """How who sits at it may read its secrets, to be looked at when the game is over; the most careful first."""
    seasoned: str = ""
    """Whom a person may ask for advice: the best who does not take long; empty where there is nobody."""
    newcomer: tuple[str, ...] = ()
    """Who sits with somebody at his first game, one for each other seat: those he can hold his own against after the
    lesson (`benchmarks/newcomer.py` measures it)."""


GROUP: Final = "presidium.bots"

ANY_GAME: Final = Roster({"random": AtRandom}, "random")
"""For a game nobody has made a bot for."""


Makes = Callable[..., Bot]


def _ladder(
    at_random: Makes, recruit: Makes, usual: tuple[str, Makes], analyst: Makes, master: Makes
) -> dict[str, Makes]:
    """From the weakest to the best, with one for somebody's first game."""
    name, makes = usual
    mild = _mild(makes, at_random)
    return {"random": at_random, "mild": mild, "recruit": recruit, name: makes, "analyst": analyst, "master": master}


def _mild(makes: Makes, at_random: Makes) -> Makes:
    """The mild one of a game: what it is told is told to the usual one in it."""

    def mild(**told: Any) -> Bot:
        return Mild(makes(**told), at_random())

    mild.__signature__ = signature(makes)  # type: ignore[attr-defined]
    return mild


ROSTERS: Final[dict[str, Roster]] = {
    "goulag": Roster(
        _ladder(AtRandom, goulag.Recruit, ("naive", goulag.Naive), goulag.Analyst, goulag.Master),
        "naive",
        {"naive-1": NaiveGoulag},
        readings=READ_GOULAG,
        seasoned="analyst",
        newcomer=("recruit",) * 6,
    ),
    "politburo": Roster(
        _ladder(AtRandom, politburo.Recruit, ("naive", politburo.Naive), politburo.Analyst, politburo.Master),
        "naive",
        {"naive-1": NaivePolitburo},
        {"pupil": politburo.Pupil},
        readings=READ_POLITBURO,
        seasoned="analyst",
        newcomer=("recruit",) * 4,
    ),
    "kremlin": Roster(
        _ladder(
            kremlin.KremlinAtRandom, kremlin.Recruit, ("careful", kremlin.Careful), kremlin.Analyst, kremlin.Master
        ),
        "careful",
        {"careful-1": CarefulKremlin},
        suggest=kremlin.suggest_a_sheet,
        readings=READ_KREMLIN,
        seasoned="analyst",
        newcomer=("recruit",) * 3,
    ),
}


@cache
def roster(game: str) -> Roster:
    ours = ROSTERS.get(game, ANY_GAME)
    return replace(ours, bots={**ours.bots, **{name: bot for name, bot in offered(game) if name not in ours.bots}})


def offered(game: str) -> Iterator[tuple[str, Callable[[], Bot]]]:
    """The bots of other packages that play this game; none is loaded before it sits down."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        plays, dot, name = entry.name.partition(".")
        if dot and plays == game:
            yield name, partial(_made, entry.module, entry.attr, entry.name)


def names(game: str) -> tuple[str, ...]:
    """The bots that play this game."""
    return tuple(roster(game).bots)


def comrades(game: str) -> tuple[str, ...]:
    """The comrades who play this game, from the weakest to the strongest: all, where it has our levels."""
    return tuple(COMRADES) if game in ROSTERS else ()


def person(name: str, game: str) -> tuple[str, str]:
    """Which comrade a bot's name means, and at which level it plays; nobody, and the name as it is, where it means a
    level alone."""
    which, _, settings = name.partition("?")
    if which not in comrades(game):
        return "", name
    told = dict(parse_qsl(settings, keep_blank_values=True))
    own = COMRADES[which].level
    level = told.pop("level", caretaker(game) if own == "usual" else own)
    if told:
        raise _bad(name, "no-setting", next(iter(told)))
    if level not in _mannered(game):
        raise _bad(name, "bad-setting", f"level={level}")
    return which, level


def must_sit(name: str, game: str) -> None:
    """Refused unless this is a level of this game, or a comrade who plays it: at a table only those sit down."""
    known = (*names(game), *comrades(game))
    if name not in known and name.partition("?")[0] not in comrades(game):
        raise Refused(refusal("unknown-bot", bot=name, game=game, known=", ".join(known)))
    person(name, game)


def comrades_for(game: str, many: int, sitting: Sequence[str], rng: Random, level: str = "") -> list[str]:
    """Different comrades for so many seats at this level, the usual one if none is named; bare levels where a game has
    no comrades. `sitting` are the bots who sit at the table already."""
    level = level or caretaker(game)
    if not comrades(game) or level not in _mannered(game):
        return [level] * many
    return company(level, caretaker(game), many, sitting, rng)


def at_hand(name: str, game: str) -> str:
    """Who answers in this bot's place where there is no time to think: itself, or the usual one in its manner."""
    if not thinks(name, game):
        return name
    who = person(name, game)[0]
    return named(who, caretaker(game)) if who else caretaker(game)


def _mannered(game: str) -> tuple[str, ...]:
    """The levels that can be told how to talk; those who draw lots say nothing."""
    return tuple(level for level in ROSTERS[game].bots if level != "random")


def yardsticks(game: str) -> tuple[str, ...]:
    """Bots that never change, from the weakest to the best, by which others are measured."""
    return ("random", *roster(game).frozen)


def caretaker(game: str) -> str:
    """The bot that minds the seats of the absent."""
    return roster(game).caretaker


def newcomer(game: str, seats: range) -> tuple[str, ...]:
    """Who sits with somebody at his first game; where nobody has said, the caretaker, and as few as the game is for."""
    return roster(game).newcomer or (caretaker(game),) * (seats[0] - 1)


def advises(game: str) -> bool:
    """Whether there is somebody to ask for advice."""
    return bool(roster(game).seasoned)


def seasoned(game: str) -> str:
    """The bot a person may ask for advice; Refused where there is none."""
    if not advises(game):
        raise Refused(refusal("nobody-to-ask"))
    return roster(game).seasoned


@cache
def thinks(name: str, game: str) -> float:
    """How many seconds this bot may think; none for one that answers at once. One of somebody else's, who knows."""
    bot = find(name, game)
    ours = type(bot).__module__.startswith(f"{__package__}.")
    seconds: float = getattr(bot, "thinks", 0.0 if ours else 1.0)
    return seconds


@cache
def talks(name: str, game: str) -> bool:
    """Whether this bot speaks at all."""
    return isinstance(find(name, game), Speaker)


def suggest(view: View[Any], rng: Random) -> Action:
    """What this seat might answer, from its own view; Refused where there is nothing to suggest."""
    thinks = roster(view.rules.game).suggest
    idea = None if thinks is None or view.options is None else thinks(view, rng)
    if idea is None:
        raise Refused(refusal("nothing-to-suggest"))
    return idea


def reading(game: str, lens: str = "") -> Reading:
    """How this game is read through this lens, or the first there is; Refused where there is none."""
    known = roster(game).readings
    if not known:
        raise Refused(refusal("nobody-reads"))
    found = next((each for each in known if lens in ("", each.lens)), None)
    if found is None:
        raise Refused(refusal("unknown-lens", lens=lens, known=", ".join(each.lens for each in known)))
    return found


def lenses(game: str) -> tuple[str, ...]:
    """Through which this game can be read; none where nobody has said how."""
    return tuple(each.lens for each in roster(game).readings)


def find(name: str, game: str) -> Bot:
    """A new bot of this name for this game: one of our own, `module:Class` or `path/to/file.py:Class`; or Refused.

    What it can be told beforehand stands behind the name: `analyst?worlds=60`. A comrade may play at another level
    than its own: `fox?level=mild`.
    """
    which, _, settings = name.partition("?")
    ours = roster(game)
    if which in comrades(game):
        return _comrade(which, person(name, game)[1], ours)
    make = ours.bots.get(which) or ours.frozen.get(which) or ours.taught.get(which)
    if make is not None:
        return _seated(make, name, settings)
    where, colon, cls = which.rpartition(":")
    if not colon:
        known = ", ".join((*ours.bots, *comrades(game), *ours.frozen, *ours.taught))
        raise Refused(refusal("unknown-bot", bot=which, game=game, known=known))
    return _made(where, cls, name, settings)


def _comrade(who: str, level: str, ours: Roster) -> Bot:
    """The bot of that level, told to speak in this comrade's manner."""
    make, manner = ours.bots[level], COMRADES[who]
    talk: float = signature(make).parameters["talk"].default
    return make(talk=min(1.0, talk * TALK[manner.talk]), honest=HONEST[manner.honest])


def _made(where: str, cls: str, name: str, settings: str = "") -> Bot:
    make = getattr(_load(where, name), cls, None)
    if make is None:
        raise _bad(name, "no-class", cls)
    bot = _seated(make, name, settings)
    if not callable(getattr(bot, "choose", None)):
        raise _bad(name, "no-choose", cls)
    return bot


def _seated(make: Callable[..., Bot], name: str, settings: str) -> Bot:
    """A new one, made with these settings."""
    told = _settings(make, name, settings) if settings else {}
    try:
        return make(**told)
    except Refused:
        raise
    except Exception as error:
        raise _broken(name, error) from error


READS: Final[Mapping[Any, Callable[[str], Any]]] = {"int": int, "float": float, int: int, float: float}


def _settings(make: Callable[..., Bot], name: str, settings: str) -> dict[str, Any]:
    """What it is told, each as its constructor wants it: a whole number, a number, or a word."""
    wanted = signature(make).parameters
    told: dict[str, Any] = {}
    for setting, word in parse_qsl(settings, keep_blank_values=True):
        if setting not in wanted:
            raise _bad(name, "no-setting", setting)
        try:
            told[setting] = READS.get(wanted[setting].annotation, str)(word)
        except ValueError:
            raise _bad(name, "bad-setting", f"{setting}={word}") from None
    return told


def _load(where: str, name: str) -> ModuleType:
    if where.endswith(".py") and not Path(where).is_file():
        raise _bad(name, "no-file", where)
    try:
        return _module(where)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and f"{where}.".startswith(f"{error.name}."):
            raise _bad(name, "no-module", where) from None
        raise _broken(name, error) from error


@cache
def _module(where: str) -> ModuleType:
    if not where.endswith(".py"):
        return import_module(where)
    spec: Any = spec_from_file_location(str(Path(where).resolve()), where)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module


def _bad(name: str, fault: str, detail: str) -> Refused:
    return Refused(refusal("bad-bot", bot=name, fault=fault, detail=detail))


def _broken(name: str, error: Exception) -> Refused:
    return _bad(name, "broken", f"{type(error).__name__}: {error}")
