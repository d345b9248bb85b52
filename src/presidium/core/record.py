"""Records: a whole game as a text that a person can read and edit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from presidium.core.decision import CHANCE, PASS, Action, AskAll, Player, Refusal, Refused, refusal
from presidium.core.game import Game
from presidium.core.log import Statement
from presidium.core.notation import Unreadable, read_number
from presidium.core.rules import Rules
from presidium.core.state import State

FORMAT = "presidium record 1"
"""The first line of every game record, which identifies the file format."""
UNFINISHED = "..."
EVERYBODY_PASSES = "all: pass"

_MOVE = re.compile(r"(\w+)( says)?:")

Move = tuple[Player, Action]
"""One move of a record: a player, and the player's answer or statement."""


class BadRecord(ValueError):
    """Raised for a game record that cannot be played. It contains the line and the reason."""

    def __init__(self, line: int, why: Refusal) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass
class Record:
    """A whole game: a header and every answer, chance included. Replaying gives the same states without a seed."""

    rules: Rules
    rules_version: int
    names: tuple[str, ...] = ()
    """Names of the players in seat order; they are shown to readers and have no effect on the game."""
    moves: list[Move] = field(default_factory=list)
    notes: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Comments, by the number of moves before the comment. They have no effect, and reading a record drops them."""
    position: str = ""
    """The position in which the record begins; empty if the record begins at the start of the game."""

    @classmethod
    def of(cls, game: Game, g: State[Any], names: tuple[str, ...] = ()) -> Record:
        """The record of a game that is about to begin, without moves."""
        return cls(g.rules, game.rules_version, names)

    def begin(self, game: Game) -> State[Any]:
        """Returns the state before the first move of the record."""
        return game.read_position(self.position) if self.position else game.begin(self.rules)

    def until(self, moves: int) -> Record:
        """Returns the record of the game's first moves, up to the given number of moves."""
        notes = {at: said for at, said in self.notes.items() if at <= moves}
        return replace(self, moves=self.moves[:moves], notes=notes)

    def replay(self, game: Game) -> Iterator[State[Any]]:
        """Yields the state before the first move and after each move. The state is one object that changes in place."""
        g = self.begin(game)
        yield g
        for player, action in self.moves:
            play(g, player, action)
            yield g

    def final(self, game: Game) -> State[Any]:
        """Returns the state after the last move of the record."""
        *_, g = self.replay(game)
        return g

    def text(self, game: Game) -> str:
        """The record as text. Reading the text gives the same moves."""
        return "\n".join([*self._header(game), "", *_lines(self, game)]) + "\n"

    def _header(self, game: Game) -> Iterator[str]:
        yield FORMAT
        yield f"game {self.rules.game}"
        yield f"rules-version {self.rules_version}"
        yield f"players {self.rules.seats}"
        yield from (f"option {name} {chosen}" for name, chosen in game.named(self.rules).items())
        named = [(seat, " ".join(name.split())) for seat, name in enumerate(self.names, 1)]
        yield from (f"seat {seat} {name}" for seat, name in named if name)
        if self.position:
            yield f"position {self.position}"


def play(g: State[Any], player: Player, action: Action) -> None:
    """Applies one move of a record: makes a statement, or answers the current question."""
    if isinstance(action, Statement):
        g.say(player, action)
    else:
        g.apply(player, action)


def _lines(record: Record, game: Game) -> Iterator[str]:
    """Yields one line for each answer. Sealed answers to the same question share a line, which leaves out passes."""
    g = record.begin(game)
    volley: list[Move] = []
    for at, (player, action) in enumerate(record.moves):
        yield from _comments(record, at)
        sealed = isinstance(g.question(), AskAll)
        play(g, player, action)
        if isinstance(action, Statement):
            yield f"{player} says: {game.statements.print(action)}"
        elif not sealed:
            yield _answers([(player, action)], game)
        else:
            volley.append((player, action))
            if not g.answers:
                yield _answers([move for move in sorted(volley) if move[1] != PASS], game)
                volley = []
    if volley:
        yield f"{_answers(sorted(volley), game)}; {UNFINISHED}"
    yield from _comments(record, len(record.moves))


def _comments(record: Record, at: int) -> Iterator[str]:
    return (f"# {note}" for note in record.notes.get(at, ()))


def _answers(moves: list[Move], game: Game) -> str:
    return (
        "; ".join(f"{player or 'chance'}: {game.notation.print(action)}" for player, action in moves)
        or EVERYBODY_PASSES
    )


def read(text: str, find: Callable[[str], Game]) -> Record:
    """Returns the record that this text contains. Plays all moves as a check; raises BadRecord with the line of an
    error."""
    lines = [(number, _without_comment(line)) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    moves_from = next((at for at, (_, line) in enumerate(lines) if _MOVE.match(line)), len(lines))
    at = 1
    header: dict[str, str] = {}
    at_line: dict[str, int] = {}
    try:
        for at, line in lines[:moves_from]:
            at_line[_read_header(line, header)] = at
        at = max(at_line.values(), default=at)
        game, record = _set_table(header, find)
        g = record.begin(game)
        for at, line in lines[moves_from:]:  # noqa: B007 (a refusal names the line)
            for player, action in read_moves(line, game, g):
                play(g, player, action)
                record.moves.append((player, action))
    except Refused as refused:
        raise BadRecord(at_line.get(_word_of(refused.why), at), refused.why) from refused
    return record


def _without_comment(line: str) -> str:
    """Returns the line without its comment, which begins with `#`. Player names may contain `#`."""
    return line.strip() if line.startswith("seat ") else line.partition("#")[0].strip()


def _word_of(why: Refusal) -> str:
    """The keyword of the header line that a refusal is about; None if the refusal is about no header line."""
    words = {
        "unknown-game": "game",
        "unknown-rules-version": "rules-version",
        "wrong-players": "players",
        "position-differs": "position",
    }
    args = dict(why.args)
    return words.get(why.id, f"seat {args['seat']}" if why.id == "no-such-seat" else f"option {args.get('option')}")


def _read_header(line: str, header: dict[str, str]) -> str:
    """Stores the content of a header line; returns the keyword of the line."""
    if not header:
        if line != FORMAT:
            raise Refused(refusal("not-a-record", expected=FORMAT))
        header["format"] = line
        return "format"
    word, _, rest = line.partition(" ")
    if word in ("option", "seat"):
        name, _, rest = rest.partition(" ")
        word = f"{word} {name if word == 'option' else read_number(name)}"
    elif word not in ("game", "rules-version", "players", "position"):
        raise Unreadable(line)
    if not rest:
        raise Unreadable(line)
    if word in header:
        raise Refused(refusal("said-twice", text=word))
    if word == "players":
        read_number(rest)
    header[word] = rest
    return word


def _set_table(header: dict[str, str], find: Callable[[str], Game]) -> tuple[Game, Record]:
    if not header:
        raise Refused(refusal("not-a-record", expected=FORMAT))
    for word in ("game", "rules-version", "players"):
        if word not in header:
            raise Refused(refusal("header-lacks", text=word))
    game, version = find(header["game"]), header["rules-version"]
    if version != str(game.rules_version):
        raise Refused(refusal("unknown-rules-version", game=game.name, version=version, known=game.rules_version))
    chosen = {word.partition(" ")[2]: rest for word, rest in header.items() if word.startswith("option ")}
    rules = game.rules(read_number(header["players"]), chosen)
    for word in header:
        if word.startswith("seat ") and int(word.removeprefix("seat ")) not in rules.players:
            raise Refused(refusal("no-such-seat", seat=int(word.removeprefix("seat "))))
    names = tuple(header.get(f"seat {seat}", "") for seat in rules.players)
    record = Record(rules, game.rules_version, names if any(names) else (), position=header.get("position", ""))
    if record.position and record.begin(game).rules != rules:
        raise Refused(refusal("position-differs"))
    return game, record


def read_moves(line: str, game: Game, g: State[Any]) -> Iterator[Move]:
    """Yields the moves of a line. Players who are missing in a finished line of sealed answers pass."""
    speaker, said, statement = line.partition(" says:")
    if said:
        yield read_number(speaker), game.statements.read(statement.strip())
        return
    sealed = isinstance(g.question(), AskAll)
    named = line.removesuffix(f"; {UNFINISHED}")
    if not sealed or named != EVERYBODY_PASSES:
        for part in named.split(";"):
            who, colon, answer = part.strip().partition(":")
            if not colon:
                raise Unreadable(part.strip())
            yield CHANCE if who == "chance" else read_number(who), game.notation.read(answer.strip())
    if sealed and named == line:
        for seat in g.waiting_for() if g.answers or named == EVERYBODY_PASSES else ():
            yield seat, PASS
