"""Of the games that are played here: their rules, words, lessons and problems, and who sits down with one."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from presidium.bots import COMRADES, caretaker, comrades, names, newcomer, person
from presidium.core import Game
from presidium.table import messages, wire


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game: each number with its text, in order; a number without a point is a section and its title."""

    introduction: str
    rules: tuple[tuple[str, str], ...]


class WordsPage(msgspec.Struct, frozen=True):
    """The words of a game as Fluent messages, and what is needed to put its values into them."""

    fluent: str
    lexicon: dict[str, Any]


class OptionInfo(msgspec.Struct, frozen=True):
    """Something about a game that can be chosen."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str


class ComradeInfo(msgspec.Struct, frozen=True):
    """A comrade, and what it is set to: a bot's name like the others, but for a person's."""

    id: str
    level: str
    """How it plays, unless it is seated at another: `fox?level=mild`."""
    talk: int
    """How much it talks, of five: three is as much as anybody of its level."""
    honest: int
    """How often it says what it means, of five: at five always."""


class LessonAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has been answered in a lesson so far."""

    answers: Annotated[
        tuple[Annotated[str, Meta(max_length=200)], ...],
        Meta(max_length=50, description="In notation, one for each screen; empty for one that was only read."),
    ]


class LessonInfo(msgspec.Struct, frozen=True):
    """Where these answers lead in a lesson, as the seat of whoever learns would see it at a table."""

    screen: str
    number: Annotated[int, Meta(description="The so-manieth of its screens.")]
    last: int
    asks: bool
    seat: Annotated[int, Meta(description="The seat of whoever learns.")]
    hello: messages.Hello
    update: messages.Update | None = None


class PictureInfo(msgspec.Struct, frozen=True):
    """What happens in a paragraph of the example of a game's rules, and what of it is drawn."""

    shows: str = ""
    update: messages.Update | None = None


class RulesPictures(msgspec.Struct, frozen=True):
    """What is drawn in the rules of a game."""

    hello: messages.Hello | None = None
    """How the example begins; None: it has none."""
    paragraphs: tuple[PictureInfo, ...] = ()
    figures: dict[str, messages.Hello] = msgspec.field(default_factory=dict)


class ProblemTitle(msgspec.Struct, frozen=True):
    """One of the problems of a game."""

    game: str
    number: Annotated[int, Meta(description="The so-manieth of its game.")]
    title: Annotated[str, Meta(description="What it is called, in the language asked for.")]


class ProblemsInfo(msgspec.Struct, frozen=True):
    """The problems there are."""

    problems: tuple[ProblemTitle, ...]
    today: int


class ProblemInfo(msgspec.Struct, frozen=True):
    """A problem: find the one best answer."""

    title: Annotated[str, Meta(description="What it is called, in the language asked for.")]
    task: str
    house: str
    seat: Annotated[int, Meta(description="The seat of whoever solves it.")]
    hello: messages.Hello


class ProblemAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a problem."""

    answer: Annotated[str, Meta(max_length=200, description="In notation; empty: tell me.")] = ""


class Judged(msgspec.Struct, frozen=True):
    """What an answer to a problem is worth."""

    right: bool
    worth: int | None
    most: Annotated[int, Meta(description="How often the best answer wins, in a hundred.")]
    best: str
    why: Annotated[str, Meta(description="Why the best answer is the best, told with it.")]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that is played here."""

    game: str
    rules_version: int
    protocol: int
    seats: tuple[int, int]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    usual: str = ""
    """The bot that is seated where nobody has named one: a good one, who answers at once."""
    newcomer: tuple[str, ...] = ()
    """The bots that sit with somebody at his first game, one for each other seat."""
    windows: bool = False
    """Silence is an answer to some of its questions: those close at their time, so `when_all_in` is not for it."""
    comrades: tuple[ComradeInfo, ...] = ()
    """From the weakest to the strongest; none where the game has not our levels."""
    lesson: bool = False
    """Whether there is a lesson that teaches it."""


SENT: Final = (LessonAnswers, ProblemAnswer)
TOLD: Final = (
    RulesPage,
    RulesPictures,
    WordsPage,
    GameInfo,
    LessonInfo,
    ProblemTitle,
    ProblemsInfo,
    ProblemInfo,
    Judged,
)


def game_info(game: Game) -> GameInfo:
    options = tuple(OptionInfo(each.name, each.values, each.default, each.rule) for each in game.options)
    seats, bots = (game.seats[0], game.seats[-1]), tuple(names(game.name))
    people = tuple(
        ComradeInfo(id, person(id, game.name)[1], COMRADES[id].talk, COMRADES[id].honest) for id in comrades(game.name)
    )
    usual, windows, taught = caretaker(game.name), bool(game.windows), game.lesson is not None
    first = newcomer(game.name, game.seats)
    return GameInfo(
        game.name, game.rules_version, wire.PROTOCOL, seats, options, bots, usual, first, windows, people, taught
    )
