"""The list of bots by name: our own, those of installed packages, and those named by module or file.

A package offers a bot by an entry point `presidium.bots`, named by the game and the bot: `"goulag.stubborn"`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib.metadata import entry_points
from inspect import signature
from random import Random
from typing import Any, Final
from urllib.parse import parse_qsl

from presidium.bots import goulag, kremlin, politburo
from presidium.bots.analysis.tracks import Reading
from presidium.bots.baseline.goulag import Naive as NaiveGoulag
from presidium.bots.baseline.kremlin import Careful as CarefulKremlin
from presidium.bots.baseline.politburo import Naive as NaivePolitburo
from presidium.bots.goulag.reading import READINGS as READ_GOULAG
from presidium.bots.kremlin.belief.reading import READINGS as READ_KREMLIN
from presidium.bots.kremlin.search.playout import simulate
from presidium.bots.politburo.reading import READINGS as READ_POLITBURO
from presidium.bots.runtime.at_random import AtRandom
from presidium.bots.runtime.bot import Bot, Speaker
from presidium.bots.runtime.bot_loader import bad_bot, load_bot, make_bot
from presidium.bots.runtime.comrades import COMRADES, HONEST, TALK, company, named
from presidium.bots.runtime.driver import play_out
from presidium.bots.runtime.mild import Mild
from presidium.bots.runtime.policy import NetBot
from presidium.core import Action, Player, Refused, State, View, refusal

MUTE: Final = partial(play_out, talk=False)


@dataclass(frozen=True)
class Roster:
    """The bots of one game by name, and the names of the bots for certain tasks."""

    bots: Mapping[str, Callable[..., Bot]]
    caretaker: str
    """Name of the bot that plays for absent players; `random` only if the game has no other bot."""
    baseline: Mapping[str, Callable[..., Bot]] = field(default_factory=dict)
    """Bots of earlier versions, for comparison. They work if named, but appear in no list of bots."""
    taught: Mapping[str, Callable[..., Bot]] = field(default_factory=dict)
    """Bots trained in experiments (docs/research.md). They work if named, but appear in no list of bots."""
    suggest: Callable[[View[Any], Random], Action | None] | None = None
    """Suggests an answer to a question with too many options to list; None if the game suggests none."""
    readings: tuple[Reading, ...] = ()
    """The lenses through which a finished game can be read, the most cautious first."""
    among_bots: str = ""
    """Name of the lens for a table where most seats are bots, whose play is known; empty for the first lens."""
    seasoned: str = ""
    """Name of the bot that advises players: the best that answers quickly; empty if the game has none."""
    quickly: Callable[..., object] = MUTE
    """Function that plays a game to its end without talk, for the archives. It takes the arguments of `play_out`."""
    newcomer: tuple[str, ...] = ()
    """Names of the bots in a person's first game, one for each other seat; a beginner can win against these bots
    (`benchmarks/newcomer.py`)."""
    newcomer_options: Mapping[str, str] = field(default_factory=dict)
    """Options of a person's first game that differ from the defaults."""


GROUP: Final = "presidium.bots"

ANY_GAME: Final = Roster({"random": AtRandom}, "random")
"""The roster of a game without bots of its own: only `random`."""


Makes = Callable[..., Bot]


def _ladder(
    at_random: Makes, recruit: Makes, usual: tuple[str, Makes], analyst: Makes, master: Makes
) -> dict[str, Makes]:
    """Returns the bot classes of a game by level, from the weakest to the best."""
    name, makes = usual
    mild = _mild(makes, at_random)
    return {"random": at_random, "mild": mild, "recruit": recruit, name: makes, "analyst": analyst, "master": master}


def _mild(makes: Makes, at_random: Makes) -> Makes:
    """Returns a maker of a game's mild bot, which passes its settings on to the usual bot inside it."""

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
        among_bots="trusting",
        seasoned="analyst",
        newcomer=("recruit",) * 6,
        taught={"trained": goulag.Trained, "net": NetBot},
    ),
    "politburo": Roster(
        _ladder(AtRandom, politburo.Recruit, ("naive", politburo.Naive), politburo.Analyst, politburo.Master),
        "naive",
        {"naive-1": NaivePolitburo},
        {"pupil": politburo.Pupil, "net": NetBot},
        readings=READ_POLITBURO,
        among_bots="trusting",
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
        quickly=simulate,
        newcomer=("recruit",) * 3,
        newcomer_options={"influence_nestor": "on"},
    ),
}


@cache
def roster(game: str) -> Roster:
    ours = ROSTERS.get(game, ANY_GAME)
    return replace(ours, bots={**ours.bots, **{name: bot for name, bot in offered(game) if name not in ours.bots}})


def offered(game: str) -> Iterator[tuple[str, Callable[[], Bot]]]:
    """Names and makers of this game's bots in installed packages. A package is imported only when its bot is made."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        plays, dot, name = entry.name.partition(".")
        if dot and plays == game:
            yield name, partial(load_bot, entry.module, entry.attr, entry.name)


def names(game: str) -> tuple[str, ...]:
    """Names of all bots that can play this game and are offered to players."""
    return tuple(roster(game).bots)


def comrades(game: str) -> tuple[str, ...]:
    """Names of the comrades for this game, from the weakest to the strongest; empty without built-in bots."""
    return tuple(COMRADES) if game in ROSTERS else ()


def person(name: str, game: str) -> tuple[str, str]:
    """Splits a bot's name into comrade and level, as ("fox", "analyst"). The comrade of a mere level is empty."""
    which, _, settings = name.partition("?")
    if which not in comrades(game):
        return "", name
    told = dict(parse_qsl(settings, keep_blank_values=True))
    own = COMRADES[which].level
    level = told.pop("level", caretaker(game) if own == "usual" else own)
    if told:
        raise bad_bot(name, "no-setting", next(iter(told)))
    if level not in _mannered(game):
        raise bad_bot(name, "bad-setting", f"level={level}")
    return which, level


def must_sit(name: str, game: str) -> None:
    """Raises Refused unless the name is a level of this game or a comrade who plays it; other bots may not sit at a
    table."""
    known = (*names(game), *comrades(game))
    if name not in known and name.partition("?")[0] not in comrades(game):
        raise Refused(refusal("unknown-bot", bot=name, game=game, known=", ".join(known)))
    person(name, game)


def comrades_for(game: str, many: int, sitting: Sequence[str], rng: Random, level: str = "") -> list[str]:
    """Names of `many` different comrades at this level, the usual level if empty. For a game without comrades, returns
    the level's name instead. `sitting` are the bots already at the table."""
    level = level or caretaker(game)
    if not comrades(game) or level not in _mannered(game):
        return [level] * many
    return company(level, caretaker(game), many, sitting, rng)


def at_hand(name: str, game: str) -> str:
    """Name of the bot that answers for this bot when there is no time: itself if it is quick, else the usual bot as the
    same comrade."""
    if not thinks(name, game):
        return name
    who = person(name, game)[0]
    return named(who, caretaker(game)) if who else caretaker(game)


def _mannered(game: str) -> tuple[str, ...]:
    """The levels of a game whose bots have settings for talk: all but `random`."""
    return tuple(level for level in ROSTERS[game].bots if level != "random")


def yardsticks(game: str) -> tuple[str, ...]:
    """Names of the bots that never change, from the weakest to the best; they serve for comparison between versions."""
    return ("random", *roster(game).baseline)


def caretaker(game: str) -> str:
    """Name of the bot that plays for absent players."""
    return roster(game).caretaker


def play_quickly(g: State[Any], bots: Mapping[Player, Bot], dice: Random, minds: Mapping[Player, Random]) -> None:
    """Plays this game to its end without talk, as fast as plain Python can."""
    roster(g.rules.game).quickly(g, bots, dice, minds)


def newcomer(game: str, seats: range) -> tuple[str, ...]:
    """Names of the bots in a person's first game. By default, caretakers play the other seats of the smallest table."""
    return roster(game).newcomer or (caretaker(game),) * (seats[0] - 1)


def newcomer_options(game: str) -> dict[str, str]:
    """Options of a person's first game that differ from the defaults."""
    return dict(roster(game).newcomer_options)


def advises(game: str) -> bool:
    """True if the game has a bot that can advise players."""
    return bool(roster(game).seasoned)


def seasoned(game: str) -> str:
    """Name of the bot that advises players. Raises Refused if the game has none."""
    if not advises(game):
        raise Refused(refusal("nobody-to-ask"))
    return roster(game).seasoned


@cache
def thinks(name: str, game: str) -> float:
    """Maximum number of seconds that this bot may take to answer; 0 if it answers at once."""
    bot = find(name, game)
    ours = type(bot).__module__.startswith("presidium.bots.")
    seconds: float = getattr(bot, "thinks", 0.0 if ours else 1.0)
    return seconds


@cache
def talks(name: str, game: str) -> bool:
    """True if this bot makes statements."""
    return isinstance(find(name, game), Speaker)


def suggest(view: View[Any], rng: Random) -> Action:
    """Suggests an answer to the question in this view. Raises Refused if the game has no suggestion for it."""
    thinks = roster(view.rules.game).suggest
    idea = None if thinks is None or view.options is None else thinks(view, rng)
    if idea is None:
        raise Refused(refusal("nothing-to-suggest"))
    return idea


def reading(game: str, lens: str = "") -> Reading:
    """Returns the game's `Reading` with this lens, the first if `lens` is empty. Raises Refused if there is none."""
    known = roster(game).readings
    if not known:
        raise Refused(refusal("nobody-reads"))
    found = next((each for each in known if lens in ("", each.lens)), None)
    if found is None:
        raise Refused(refusal("unknown-lens", lens=lens, known=", ".join(each.lens for each in known)))
    return found


def usual_lens(game: str, sitting: Iterable[str], seats: int) -> str:
    """Name of the lens for a finished game of so many seats, unless another is asked for. `sitting` are the names of
    the players; empty for the first lens."""
    ours = {*names(game), *comrades(game)}
    bots = sum(name.partition("?")[0] in ours - {"random"} for name in sitting)
    return roster(game).among_bots if 2 * bots > seats else ""


def lenses(game: str) -> tuple[str, ...]:
    """Names of the lenses through which a finished game can be read; empty if the game has no lenses."""
    return tuple(each.lens for each in roster(game).readings)


def find(name: str, game: str) -> Bot:
    """Returns a new bot for this game by name: a known name, `module:Class` or `path/to/file.py:Class`. Raises Refused
    if there is no such bot.

    Settings follow the name: `analyst?worlds=60`. A comrade may play at a level other than its own: `fox?level=mild`.
    """
    which, _, settings = name.partition("?")
    ours = roster(game)
    if which in comrades(game):
        return _comrade(which, person(name, game)[1], ours)
    make = ours.bots.get(which) or ours.baseline.get(which) or ours.taught.get(which)
    if make is not None:
        return make_bot(make, name, settings)
    where, colon, cls = which.rpartition(":")
    if not colon:
        known = ", ".join((*ours.bots, *comrades(game), *ours.baseline, *ours.taught))
        raise Refused(refusal("unknown-bot", bot=which, game=game, known=known))
    return load_bot(where, cls, name, settings)


def _comrade(who: str, level: str, ours: Roster) -> Bot:
    """Returns a new bot of this level that speaks as the comrade does."""
    make, manner = ours.bots[level], COMRADES[who]
    talk: float = signature(make).parameters["talk"].default
    return make(talk=min(1.0, talk * TALK[manner.talk]), honest=HONEST[manner.honest])
