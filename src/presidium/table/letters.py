"""What is asked and told by HTTP alone, beside the commands and messages of a table."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from presidium.bots import COMRADES, caretaker, comrades, names, newcomer, person
from presidium.bots.opinion import How
from presidium.core import Game
from presidium.core.chart import Drawn
from presidium.table import infos, messages, wire
from presidium.table.calling import forms
from presidium.text.pravda import Edition


class HallInfo(msgspec.Struct, frozen=True):
    """What there is at the entrance of this hall."""

    closed: bool
    mail: bool
    passkeys: bool


class AskMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A letter that is wanted."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Annotated[str, Meta(max_length=20)] = ""


class Posted(msgspec.Struct, frozen=True):
    """If there is anybody to write to, a letter is on its way; the same is said if there is not."""

    minutes: int


class Ceremony(msgspec.Struct, frozen=True):
    """What a browser is to be asked for, in the JSON of WebAuthn."""

    options: dict[str, Any]


class PasskeyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser has made."""

    credential: dict[str, Any]


class PasskeyShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser has signed."""

    credential: dict[str, Any]
    instead: bool = False


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey: where it was made, and when it was last used, to the hour."""

    id: str
    browser: str
    system: str
    since: float
    seen: float | None


class AccountInfo(msgspec.Struct, frozen=True):
    """What you have left here to come back by."""

    address: str
    passkeys: tuple[PasskeyInfo, ...]
    called: bool = False
    """Whether calls go to that address too; they do whether or not it is one's own here."""


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: wire.Name


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes in."""

    name: wire.Name
    invite: Annotated[str, Meta(max_length=40)] = ""


class OpenLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name is for somebody whom nobody knows here yet.

    Whoever is somebody here already becomes another only if he says so: `instead`.
    """

    name: wire.Name = "?"
    instead: bool = False


class Welcome(msgspec.Struct, frozen=True):
    """The token is the one secret a person has here: for programs; browsers keep it as a cookie."""

    name: str
    token: str
    table: str = ""


class Link(msgspec.Struct, frozen=True):
    code: str
    table: str = ""


class Sofa(msgspec.Struct, frozen=True):
    """The table whose screen has a code."""

    table: str


class LinkInfo(msgspec.Struct, frozen=True):
    """Where a link leads: this device to a person, a seat or a mail address to one, or somebody to the table that has
    called him."""

    leads: Literal["device", "seat", "mail", "call"]
    name: str
    """Whom it makes of you; or who has the seat now."""
    you: str
    """Who you are here now; empty: nobody."""
    mine: bool
    """Whether that person is you, or the seat yours, already."""
    table: str = ""
    game: str = ""
    title: str = ""
    seat: int | None = None


class DeviceInfo(msgspec.Struct, frozen=True):
    """Somewhere one is signed in. What is not known is empty, or null."""

    id: str
    browser: str
    system: str
    since: float
    seen: float | None
    """To the hour."""
    here: bool
    only: tuple[str, ...] = ()
    """The tables it is signed in for, by the links of calls; empty: wholly."""


class Me(msgspec.Struct, frozen=True):
    name: str
    tables: tuple[infos.TableInfo, ...]
    only: tuple[str, ...] = ()
    """The tables you are signed in for on this device, and for nothing else; empty: wholly."""


class GoingInfo(msgspec.Struct, frozen=True):
    """A table of yours that is not over."""

    table: infos.TableInfo
    yours: tuple[int, ...]
    hosting: bool
    turn: bool
    asked: tuple[int, ...]
    deadline: float | None
    since: float


class FinishedSeat(msgspec.Struct, frozen=True):
    """Who sat where when a table was over."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    comrade: str | None
    level: str
    won: bool | None
    me: bool
    left: bool


class FinishedInfo(msgspec.Struct, frozen=True):
    """A table of yours that is over."""

    id: str
    game: str
    title: str
    status: Literal["over", "closed"]
    over_at: float
    seats: tuple[FinishedSeat, ...]
    outcome: Any


class MyTables(msgspec.Struct, frozen=True):
    """Your tables."""

    at: float
    going: tuple[GoingInfo, ...]
    over: tuple[FinishedInfo, ...]
    total: int


class GameCareer(msgspec.Struct, frozen=True):
    """What you have to your name in one game."""

    game: str
    games: int
    won: int
    deeds: dict[str, int]


class CompanyInfo(msgspec.Struct, frozen=True):
    """Somebody you have played with: a person, or one of the comrades."""

    name: str
    comrade: str | None
    games: int


class Career(msgspec.Struct, frozen=True):
    """What you have to your name: games that came to their end, from their beginning, in one seat of yours."""

    games: int
    won: int
    since: float | None
    by_game: tuple[GameCareer, ...]
    company: tuple[CompanyInfo, ...]


class NewOther(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom you would rather not meet, or not hear: who has that seat, or talked there without one under that name."""

    table: str
    seat: int | None = None
    name: wire.Name = "?"
    blocked: bool | None = None
    """Left out: as before."""
    muted: bool | None = None


class OtherInfo(msgspec.Struct, frozen=True):
    """Somebody on your list. The name is the one he went by when you met."""

    id: str
    name: str
    blocked: bool
    muted: bool
    since: float


class OthersHere(msgspec.Struct, frozen=True):
    """Where those sit at a table whom you have on your list; and the names of those who talk there without a seat."""

    blocked_seats: tuple[int, ...]
    muted_seats: tuple[int, ...]
    muted_names: tuple[str, ...]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to whoever hosts this house. What is quoted must have been said there by whom it is about."""

    table: str
    reason: Literal["insult", "threat", "name", "cheating", "other"]
    seat: int | None = None
    name: wire.Name = "?"
    text: Annotated[str, Meta(max_length=1000)] = ""
    words: Annotated[str, Meta(max_length=1000)] = ""


class Reported(msgspec.Struct, frozen=True):
    """It lies with the host."""

    at: float


class Farewell(msgspec.Struct, frozen=True):
    """You are forgotten: at so many tables a comrade sat in your place."""

    tables: int


class ExportedTable(msgspec.Struct, frozen=True):
    """A table you sat at, hosted or talked at, and what you did there."""

    id: str
    game: str
    title: str
    status: str
    since: float
    hosting: bool
    sat: tuple[dict[str, Any], ...]
    done: tuple[dict[str, Any], ...]
    results: tuple[dict[str, Any], ...]
    outcome: Any
    known: tuple[Any, ...] = ()


class Export(msgspec.Struct, frozen=True):
    """Everything of yours that this house keeps."""

    form: int
    version: str
    at: float
    name: str
    since: float
    devices: tuple[dict[str, Any], ...]
    besides: dict[str, Any]
    others: tuple[OtherInfo, ...]
    reports: tuple[dict[str, Any], ...]
    tables: tuple[ExportedTable, ...]


class Suggestion(msgspec.Struct, frozen=True):
    """An answer one might give, in notation."""

    action: str


class BeliefMoment(msgspec.Struct, frozen=True):
    """When something was believed: the step of the archives, and the year or round."""

    n: int
    year: int


class BeliefTrack(msgspec.Struct, frozen=True):
    """What was believed of one thing, moment by moment, beside what it was. Things are pairs: the noun of the game's
    words, and which."""

    about: tuple[str, str]
    may_be: tuple[tuple[str, str], ...]
    likely: tuple[tuple[float, ...], ...]
    truth: tuple[int, ...]
    because: Any


class Beliefs(msgspec.Struct, frozen=True):
    """What a seat of a finished game could have known, through a lens."""

    seat: int
    lens: str
    lenses: tuple[str, ...]
    course: tuple[BeliefMoment, ...]
    tracks: tuple[BeliefTrack, ...]


class RowInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a drawing, and of the table behind it."""

    of: Annotated[tuple[str, str], Meta(description="A noun of the game's words, and which.")]
    cells: tuple[int | str | None, ...]
    truth: Annotated[
        tuple[int | str | None, ...], Meta(description="The same as it was in truth, where that was hidden.")
    ] = ()


class ChartInfo(msgspec.Struct, frozen=True):
    """A drawing of a finished game: rows over columns, which are years, or things of the game."""

    id: str
    drawn: Drawn
    columns: tuple[tuple[str, str], ...]
    rows: tuple[RowInfo, ...]
    kind: Annotated[str, Meta(description="What the cells hold: `player`, `word`, or, empty, numbers.")]
    moments: Annotated[tuple[int, ...], Meta(description="By column, the number of the moment it speaks of.")]


class TurnInfo(msgspec.Struct, frozen=True):
    """A moment at which a game turned, and what there is to say of it: things that have a name, and numbers."""

    n: int
    kind: Annotated[str, Meta(description="What happened, by a word of the game's own.")]
    slots: dict[str, tuple[str, str] | int]


class ChartsInfo(msgspec.Struct, frozen=True):
    """A finished game as a whole."""

    charts: tuple[ChartInfo, ...]
    turns: tuple[TurnInfo, ...]


class BroughtInfo(msgspec.Struct, frozen=True):
    """A record that somebody has brought, and that the rules allow."""

    hello: Annotated[messages.Hello, Meta(description="As a table that is over would say it.")]
    moves: Annotated[int, Meta(description="How many answers and statements it has.")]
    rolls: Annotated[int | None, Meta(description="How many of its rolls are as was promised; null: nothing was.")]


class WeighedInfo(msgspec.Struct, frozen=True):
    """An answer, in notation, and how often it would be given, of 1."""

    action: str
    share: float


class GroundInfo(msgspec.Struct, frozen=True):
    """Something a bot believes, and why, the most telling first: values that the game's words tell, as in a brief."""

    belief: Any
    because: Any


class OpinionInfo(msgspec.Struct, frozen=True):
    """What a bot would answer, or has answered, and what it thinks of it."""

    bot: str
    question: int
    how: How
    """`weighs`: it gives each answer so often. `strays`: the same, but one time in five it draws lots. `writes`: it has
    an idea, where answers are too many to weigh each. `draws`: it draws lots. `mute`: it does not say. `bound`: there
    was nothing to choose."""
    action: str
    weighed: tuple[WeighedInfo, ...] = ()
    grounds: tuple[GroundInfo, ...] = ()


class ChoiceInfo(msgspec.Struct, frozen=True):
    """What somebody could have answered, and what he did; seat 0 is chance."""

    seat: int
    options: tuple[str, ...] | int
    """Only their number where they are far too many."""
    answer: str = ""
    """Empty where the game was ended before."""


class CrossroadsInfo(msgspec.Struct, frozen=True):
    """A question of a finished game in which somebody had a choice."""

    n: int
    """The number of the moment at which it stood."""
    steps: Any
    window: bool
    choices: tuple[ChoiceInfo, ...]


class EndingInfo(msgspec.Struct, frozen=True):
    """A way for a game to end: who won, by the rulebook's word for them, and by which rule."""

    winners: tuple[int, ...]
    who: str
    rule: str
    times: int = 1


class WhatIf(msgspec.Struct, frozen=True):
    """How a game ended when bots played on with another answer, and with the one given; on the same dice."""

    bot: str
    times: int
    """How often they were to play each."""
    games: int
    """How often they have: fewer where time ran out."""
    instead: tuple[EndingInfo, ...]
    really: tuple[EndingInfo, ...]
    turned: int
    """In how many of these games others won."""
    ended: EndingInfo | None = None
    """How the game ended in truth; null if it came to no end."""


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


SENT: Final = (
    *(NewPerson, Called, AskMail, PasskeyMade, PasskeyShown, OpenLink, LessonAnswers, ProblemAnswer),
    *(NewOther, NewReport),
    *forms.SENT,
)
"""What one asks by HTTP alone."""
TOLD: Final = (
    *(HallInfo, AccountInfo, Posted, Ceremony),
    *(Welcome, Link, Sofa, LinkInfo, DeviceInfo, Me, MyTables, Career),
    *(OtherInfo, OthersHere, Reported, Farewell, Export),
    *(Suggestion, OpinionInfo, Beliefs, ChartsInfo),
    *(RulesPage, RulesPictures, WordsPage, GameInfo, Edition, LessonInfo),
    *(CrossroadsInfo, WhatIf, BroughtInfo),
    *(ProblemTitle, ProblemsInfo, ProblemInfo, Judged),
    *forms.TOLD,
)
"""What comes back by HTTP alone."""


def json(thing: Any, status: int = 200) -> Response:
    return Response(wire.write(thing), status, media_type="application/json")


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
