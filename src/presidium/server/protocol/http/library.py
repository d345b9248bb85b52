"""Bodies of requests and responses about the games themselves: rules, words, lessons, problems and bots."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from presidium.bots import COMRADES, caretaker, comrades, names, newcomer, newcomer_options, person
from presidium.core import Game
from presidium.server.protocol import commands, messages


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game: each number with its text, in order; a number without a point is a section and its title,
    and an empty number a heading between sections. Texts keep the markup that `docs/rulebooks.md` describes."""

    introduction: str
    rules: tuple[tuple[str, str], ...]


class WordsPage(msgspec.Struct, frozen=True):
    """The words of a game as Fluent messages, and what a client needs to put the game's values into them."""

    fluent: str
    lexicon: dict[str, Any]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, with its values."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str


class ComradeInfo(msgspec.Struct, frozen=True):
    """A comrade (a bot with a name and character) and its default settings."""

    id: str
    level: str
    """The playing strength of a comrade by default; `fox?level=mild` seats the comrade `fox` with another strength."""
    talk: int
    """How talkative a comrade is, from 0 to 5; 3 is normal for its level."""
    honest: int
    """How often a comrade says what it means, from 0 to 5; 5 is always."""


class LessonAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answers given in a lesson so far."""

    answers: Annotated[
        tuple[Annotated[str, Meta(max_length=200)], ...],
        Meta(max_length=50, description="In notation, one for each screen; empty for a screen that asks nothing."),
    ]


class LessonInfo(msgspec.Struct, frozen=True):
    """The screen of a lesson that these answers lead to, with the learner's view as at a table."""

    screen: str
    number: Annotated[int, Meta(description="The number of this screen.")]
    last: int
    asks: bool
    seat: Annotated[int, Meta(description="The learner's seat.")]
    hello: messages.Hello
    update: messages.Update | None = None


class PictureInfo(msgspec.Struct, frozen=True):
    """The drawing beside a paragraph of the rules' example."""

    shows: str = ""
    update: messages.Update | None = None


class RulesPictures(msgspec.Struct, frozen=True):
    """Everything that is drawn in the rules of a game."""

    hello: messages.Hello | None = None
    """The example's first position; null if the game has no example."""
    paragraphs: tuple[PictureInfo, ...] = ()
    figures: dict[str, messages.Hello] = msgspec.field(default_factory=dict)


class ProblemTitle(msgspec.Struct, frozen=True):
    """The title of a problem."""

    game: str
    number: Annotated[int, Meta(description="Its number among the problems of its game.")]
    title: Annotated[str, Meta(description="Its title, in the requested language.")]


class ProblemsInfo(msgspec.Struct, frozen=True):
    """All problems of all games."""

    problems: tuple[ProblemTitle, ...]
    today: int


class ProblemInfo(msgspec.Struct, frozen=True):
    """A problem: a position in which the player must find the one best answer."""

    title: Annotated[str, Meta(description="Its title, in the requested language.")]
    task: str
    house: str
    seat: Annotated[int, Meta(description="The solver's seat.")]
    hello: messages.Hello


class ProblemAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a problem. An empty one asks for the solution."""

    answer: Annotated[str, Meta(max_length=200, description="In notation; empty to be shown the best one.")] = ""


class Judged(msgspec.Struct, frozen=True):
    """The evaluation of an answer to a problem."""

    right: bool
    worth: int | None
    most: Annotated[int, Meta(description="How often the best answer wins, in percent.")]
    best: str
    why: Annotated[str, Meta(description="Why it is the best; told together with `best`.")]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this server: its options, seats and bots."""

    game: str
    rules_version: int
    protocol: int
    seats: tuple[int, int]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    usual: str = ""
    """The bot that is seated by default: a strong one that answers at once."""
    newcomer: tuple[str, ...] = ()
    """The bots for a player's first game, one for each other seat."""
    windows: bool = False
    """Whether silence is an answer to some of the game's questions, which therefore never open early."""
    comrades: tuple[ComradeInfo, ...] = ()
    """The game's comrades from the weakest to the strongest; empty if the game has no bot levels."""
    lesson: bool = False
    """Whether the game has a lesson that teaches it."""
    newcomer_options: dict[str, str] = {}
    """The options of a player's first game that differ from the defaults."""


def game_info(game: Game) -> GameInfo:
    options = tuple(OptionInfo(each.name, each.values, each.default, each.rule) for each in game.options)
    seats, bots = (game.seats[0], game.seats[-1]), tuple(names(game.name))
    people = tuple(
        ComradeInfo(id, person(id, game.name)[1], COMRADES[id].talk, COMRADES[id].honest) for id in comrades(game.name)
    )
    usual, windows, taught = caretaker(game.name), bool(game.windows), game.lesson is not None
    first, chosen = newcomer(game.name, game.seats), newcomer_options(game.name)
    return GameInfo(
        game.name,
        game.rules_version,
        commands.PROTOCOL,
        seats,
        options,
        bots,
        usual,
        first,
        windows,
        people,
        taught,
        chosen,
    )
