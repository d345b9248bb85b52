"""A game in the terminal, one person against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from presidium.bots import Bot
from presidium.bots import find as find_bot
from presidium.bots.driver import answer_for, let_speak, time_to_talk
from presidium.cli.aids import aid_for
from presidium.cli.screen import Grid, Screen
from presidium.cli.tables import table
from presidium.core import (
    CHANCE,
    Action,
    Game,
    Listed,
    Options,
    Record,
    Refused,
    State,
    Statement,
    Unreadable,
    View,
    refusal,
    view,
)
from presidium.core.record import FORMAT
from presidium.core.record import play as make_move
from presidium.games import GAMES, find
from presidium.text import rules

CHANCES = ("deal", "first", "member", "senior", "draw", "roll")
"""The first words of what only chance answers."""
NO_OPTIONS = Listed(())
HUMAN = "human"
LISTED = 12
"""More options than this are listed only when asked for."""


def allowed(action: Action, options: Options) -> Action:
    """The action, if it is one of the options; or Refused."""
    refused = options.why_not(action)
    if refused is not None:
        raise Refused(refused)
    return action


def few(options: Options) -> bool:
    return options.listed and len(options) <= LISTED


class Quit(Exception):
    """The person has had enough."""


class Sitting:
    """One person, the bots in the other seats, and the game between them."""

    def __init__(self, screen: Screen, game: Game, record: Record, bots: dict[int, Bot], seat: int, seed: str) -> None:
        self.screen = screen
        self.words = screen.words
        self.words.you = seat
        self.game = game
        self.record = record
        self.state = record.final(game)
        self.bots = bots
        self.seat = seat
        self.dice = Random(f"{seed}/dice/{len(record.moves)}")
        self.minds = {bot: Random(f"{seed}/{bot}/{len(record.moves)}") for bot in bots}
        self.aid = aid_for(game.name, Random(f"{seed}/aid/{len(record.moves)}"))
        self.heard = 0
        self.numbered = False
        """Whether the options on the screen have numbers to answer by."""

    @classmethod
    def new(cls, screen: Screen, game: Game, state: State[Any], seat: int, names: Sequence[str], seed: str) -> Sitting:
        """Sit down at a new table; the bots named take the other seats in turn."""
        if seat not in state.rules.players:
            raise Refused(refusal("no-such-seat", seat=seat))
        others = [other for other in state.rules.players if other != seat]
        named = {other: names[at % len(names)] for at, other in enumerate(others)}
        bots = {other: find_bot(name, game.name) for other, name in named.items()}
        record = Record.of(game, state, tuple(named.get(each, HUMAN) for each in state.rules.players))
        return cls(screen, game, record, bots, seat, seed)

    @classmethod
    def resumed(cls, screen: Screen, record: Record, seed: str) -> Sitting:
        """Sit down again at a saved one."""
        if record.names.count(HUMAN) != 1:
            raise Refused(refusal("no-human-seat"))
        game = find(record.rules.game)
        bots = {seat: find_bot(name, game.name) for seat, name in enumerate(record.names, 1) if name != HUMAN}
        return cls(screen, game, record, bots, record.names.index(HUMAN) + 1, seed)

    def run(self) -> None:
        self.screen.title(self.words(f"{self.game.name}-title"))
        self.screen.line(self.words("cli-welcome", seat=self.seat, name=self.words.seat(self.seat, self.game.name)))
        try:
            while not self.state.over:
                self._tell()
                self._turn()
            self._end()
        except (Quit, KeyboardInterrupt):
            self.screen.line(self.words("cli-goodbye"))

    def _turn(self) -> None:
        """One question: the person's answer first where it is sealed, then the bots', then chance."""
        if time_to_talk(self.state):
            let_speak(self.state, self.bots, self.minds, self.record.moves)
            self._tell()
        for player in sorted(self.state.waiting_for(), key=lambda player: player != self.seat):
            options = self.state.options(player)
            assert options is not None
            if player == CHANCE:
                action = options.sample(self.dice)
            elif player == self.seat:
                action = options.only() or self.aid.ahead(self._view()) or self._decide(options)
            else:
                action = answer_for(self.state, player, self.bots[player], self.minds[player])
            self._move(player, action)

    def _move(self, player: int, action: Action) -> None:
        make_move(self.state, player, action)
        self.record.moves.append((player, action))

    def _view(self) -> View[Any]:
        return view(self.state, self.seat)

    def _tell(self) -> None:
        """What has happened since the last time."""
        events = self._view().events
        for event in events[self.heard :]:
            self.screen.event(self.words.tell(self.game.name, event))
        self.heard = len(events)

    def _tell_all(self) -> None:
        self.heard = 0
        self._tell()

    def _decide(self, options: Options) -> Action:
        """Ask until the answer is one of the options."""
        if not self.aid.brief(self._view()):
            self._show_table()
        self._show_options(options, few(options))
        while True:
            line = self.screen.ask(self.words("cli-prompt"))
            if line is None:
                raise Quit
            try:
                answered = self._aided(line, options)
                if not answered and not self._command(line, options):
                    answered = self._answer(line, options)
                if isinstance(answered, Action):
                    return allowed(answered, options)
            except Refused as refused:
                self.screen.refusal(self.words.refusal(refused.why))

    def _aided(self, line: str, options: Options) -> Action | bool:
        """What the aid of this game makes of a line: an answer, or whether it was a command of its own."""
        if not line:
            return self.aid.enter(options) or False
        word, _, rest = line.partition(" ")
        return self.aid.command(word.lower(), rest, self._view(), self.screen)

    def _answer(self, line: str, options: Options) -> Action:
        if line.isdecimal() and not self.numbered:
            raise Refused(refusal("no-numbers-yet"))
        if line.isdecimal() and 1 <= int(line) <= len(options):
            return list(options)[int(line) - 1]
        return self.game.notation.read(line)

    def _command(self, line: str, options: Options) -> bool:
        """Do what is not an answer; False if it is one."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                self._show_options(options, few(options))
            case "?" | "help" | "aide":
                self._help()
            case "options":
                self._show_options(options, options.listed)
            case "table":
                self._show_table()
            case "log" | "journal":
                self._tell_all()
            case "quit" | "exit" | "quitter":
                raise Quit
            case "rule" | "rules" | "règle" | "say" | "dire" | "save":
                self._guarded(word.lower(), rest.strip())
            case _:
                return False
        return True

    def _guarded(self, word: str, rest: str) -> None:
        """The commands that may be refused."""
        try:
            if word == "save":
                self._save(rest)
            elif word in ("say", "dire"):
                self._say(rest)
            else:
                page = rules(self.game.name, self.words.lang)
                self.screen.line(page.rule(rest) if rest else page.text)
        except Refused as refused:
            self.screen.refusal(self.words.refusal(refused.why))

    def _say(self, text: str) -> None:
        statement = self.game.statements.read(text)
        assert isinstance(statement, Statement)
        self._move(self.seat, statement)
        self._tell()

    def _save(self, name: str) -> None:
        if not name:
            raise Refused(refusal("save-where"))
        if "\0" in name:
            raise Unreadable(repr(name))
        try:
            file = Path(name)
            if file.exists() and not file.read_text(encoding="utf-8", errors="replace").startswith(FORMAT):
                raise Refused(refusal("not-a-record-there", file=name))
            file.write_text(self.record.text(self.game), encoding="utf-8")
        except OSError as error:
            raise Refused(refusal("cannot-write", file=name, why=str(error.strerror))) from error
        self.screen.line(self.words("cli-saved", file=name))
        if self.aid.forgets:
            self.screen.line(self.words(self.aid.forgets))

    def _show_table(self) -> None:
        self.screen.line()
        for part in table(self._view(), self.words):
            self.screen.show(part)

    def _show_options(self, options: Options, in_full: bool) -> None:
        seen = self._view()
        if not seen.stack:
            return
        self.numbered = in_full
        self.screen.question(self.words.question(self.game.name, seen.stack[-1]))
        if in_full:
            told = [
                (f"{at}", self.game.notation.print(a), self.words.tell(self.game.name, a))
                for at, a in enumerate(options, 1)
            ]
            self.screen.grid(Grid(("", "", ""), told))
        elif hint := self.aid.hint(options):
            if not self.aid.brief(seen):
                self.screen.line(self.words(hint))
        else:
            example = self.game.notation.print(next(iter(options)))
            self.screen.line(self.words("cli-many-options", count=len(options), example=example))

    def _help(self) -> None:
        self.screen.line(self.words("cli-help"))
        if self.game.statements.forms:
            self.screen.line(self.words("cli-help-say"))
        if self.aid.help:
            self.screen.line(self.words(self.aid.help))
        forms = [form for form in self.game.notation.forms if form.split()[0] not in CHANCES]
        self.screen.line(self.words("cli-help-answers", forms=", ".join(forms)))
        if self.game.statements.forms:
            self.screen.line(self.words("cli-help-statements", forms=", ".join(self.game.statements.forms)))

    def _end(self) -> None:
        self._tell()
        self._show_table()
        won = self.state.public.outcome is not None and self.seat in self.state.public.outcome.winners
        self.screen.title(self.words("cli-you-won" if won else "cli-you-did-not-win"))
        while line := self.screen.ask(self.words("cli-after")):
            if not self._command(line, NO_OPTIONS):
                self.screen.refusal(self.words.refusal(refusal("game-over")))


def choose_game(screen: Screen) -> Game:
    """Let the person choose one of the games."""
    games = list(GAMES.values())
    words = screen.words
    screen.title("Presidium")
    rows = [
        (
            f"{at}",
            words(f"{game.name}-title"),
            words("cli-players", least=game.seats[0], most=game.seats[-1]),
            words(f"{game.name}-pitch"),
        )
        for at, game in enumerate(games, 1)
    ]
    screen.grid(Grid(("", "", "", ""), rows))
    while True:
        line = screen.ask(words("cli-which-game"))
        if line is None:
            raise Quit
        if line.isdecimal() and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        try:
            return find(line.lower() or games[0].name)
        except Refused as refused:
            screen.refusal(words.refusal(refused.why))
