"""Asks one person a question in the terminal: shows news, board and options, and reads the answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

from presidium.bots import Opinion
from presidium.cli.commands import pravda, why
from presidium.cli.terminal import log
from presidium.cli.terminal.aids import aid_for
from presidium.cli.terminal.boards import board
from presidium.cli.terminal.briefing import Briefing
from presidium.cli.terminal.screen import Grid, Screen
from presidium.core import Action, Chance, Event, Game, Listed, Options, Refused, Unreadable, View, When, refusal
from presidium.core.record import FORMAT, read
from presidium.games import find
from presidium.text.markup import holds_for
from presidium.text.pravda import Edition
from presidium.text.rulebook import rules

NO_OPTIONS = Listed(())
WHEN: Final[dict[str, When]] = {when: when for when in get_args(When)}
MAX_LISTED_OPTIONS = 12
"""Largest number of options that are listed without asking for the list."""


def allowed(action: Action, options: Options) -> Action:
    """Returns the action if it is legal. Raises Refused if it is not."""
    refused = options.why_not(action)
    if refused is not None:
        raise Refused(refused)
    return action


def few(options: Options) -> bool:
    return options.listed and len(options) <= MAX_LISTED_OPTIONS


class Quit(Exception):
    """Raised when the person wants to leave the game."""


class Asking:
    """Shows a game to one person and asks for answers. Subclasses provide the view and receive the answers."""

    help = "cli-help"

    def __init__(self, screen: Screen, game: Game, seat: int, dice: Random) -> None:
        self.screen = screen
        self.words = screen.words
        self.words.you = seat
        self.game = game
        self.seat = seat
        self.aid = aid_for(game, dice)
        self.heard = 0
        self.then: Action | None = None
        """The person's answer, given in advance, to the window that their present answer opens; otherwise None."""
        self.wish: When = "matters"
        self.numbered = False
        """True if the options on the screen have numbers, by which the person can answer."""
        self.lettered: dict[str, Action] = {}
        """The options on the screen that have letters, by letter."""

    def _view(self) -> View[Any]:
        raise NotImplementedError

    def _silence(self) -> Action | None:
        """The answer that a bare Enter gives; None if silence is no answer to this question."""
        raise NotImplementedError

    def _say(self, text: str) -> None:
        """Makes a statement, given as text in the game's notation."""
        raise NotImplementedError

    def _record(self) -> str:
        raise NotImplementedError

    def _advice(self) -> Opinion:
        """A bot's opinion on the current question, as advice to the person."""
        raise NotImplementedError

    def _line(self, prompt: str = "cli-prompt") -> str | None:
        """Prompts the person and returns the line typed; None at the end of the input."""
        return self.screen.ask(self.words(prompt))

    def _welcome(self) -> None:
        self.screen.title(self.words(f"{self.game.name}-title"))
        self.screen.line(self.words("cli-welcome", seat=self.seat, name=self.words.seat(self.seat, self.game.name)))

    def _tell(self) -> None:
        """Shows all events since the last time."""
        self._tell_of(self._view().events)

    def _tell_of(self, events: Sequence[Event]) -> None:
        for line in log.lines(self.game.name, self._news(events), self.words, events[: self.heard]):
            self._tell_line(line)
        self.heard = max(self.heard, len(events))

    def _news(self, events: Sequence[Event]) -> Sequence[Event | str]:
        """The new events of the game; subclasses add lines of text between events."""
        return events[self.heard :]

    def _tell_line(self, line: log.LogRow) -> None:
        (self.screen.heading if line.heading else self.screen.event)(line.text)

    def _tell_all(self) -> None:
        self.heard = 0
        self._tell()

    def _own_answer(self, options: Options) -> Action:
        """The answer to a question: the only option, or by standing orders, or by the person's decision."""
        self.then = None
        return options.only() or self.aid.ahead(self._view()) or self._decide(options)

    def _decide(self, options: Options) -> Action:
        """Asks the person again and again until they give a legal answer."""
        if not self.aid.short(self._view()):
            self._show_board()
        self._show_options(options, few(options))
        while True:
            line = self._line()
            if line is None:
                raise Quit
            try:
                answered = self._aided(line, options)
                if not answered and not self._command(line, options):
                    answered = self._answer(line, options)
                if isinstance(answered, Action):
                    return self._taken(answered, options)
            except Refused as refused:
                self.screen.refusal(self.words.refusal(refused.why))

    def _taken(self, action: Action, options: Options) -> Action:
        return allowed(action, options)

    def _aided(self, line: str, options: Options) -> Action | bool:
        """Runs a helper command. Returns an answer, True without an answer, False if the line is none."""
        if not line:
            return self._silence() or False
        word, _, rest = line.partition(" ")
        return self.aid.command(word.lower(), rest, self._view(), self.screen)

    def _answer(self, line: str, options: Options) -> Action:
        """Parses an answer. Text after `then` answers the window that the action opens: `purge C then pass`."""
        line, _, then = line.partition(" then ")
        self.then = self.game.notation.read(then) if then and self.game.announced is not None else None
        if line.lower() in self.lettered:
            return self.lettered[line.lower()]
        if line.isdecimal() and not self.numbered:
            raise Refused(refusal("no-numbers-yet"))
        if line.isdecimal() and 1 <= int(line) <= len(options):
            return list(options)[int(line) - 1]
        return self.game.notation.read(line)

    def _command(self, line: str, options: Options) -> bool:
        """Runs a command that is not an answer, such as `help`; returns False if the line is no such command."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                self._show_options(options, few(options))
            case "?" | "help" | "aide":
                self._help()
            case "options":
                self._show_options(options, options.listed)
            case "table":
                self._show_board()
            case "log" | "journal":
                self._tell_all()
            case "pravda":
                self._read_pravda()
            case "claims" | "dires":
                self._show_claims()
            case "ask" | "demander":
                self._wish(rest.strip())
            case "quit" | "exit" | "quitter":
                raise Quit
            case "rule" | "rules" | "règle" | "say" | "dire" | "save" | "advice" | "conseil" | "why" | "pourquoi":
                self._guarded(word.lower(), rest.strip())
            case _:
                return False
        return True

    def _show_claims(self) -> None:
        """Prints the claims that players have made about each other, and whether they were proved."""
        said = () if self.game.claims is None else self.game.claims(self._view())
        for claimed in said:
            self.screen.line(
                self.words(
                    "cli-claimed", said=self.words.tell(self.game.name, claimed.said), proved=claimed.proved or "open"
                )
            )
        if not said:
            self.screen.line(self.words("cli-claims-none"))

    def _pravda(self) -> tuple[Edition, ...]:
        """All editions of Pravda so far."""
        raise NotImplementedError

    def _read_pravda(self) -> None:
        pages = self._pravda()
        if pages:
            pravda.show(self.screen, pages[-1])
        else:
            self.screen.line(self.words("cli-pravda-none"))

    def _wish(self, when: str) -> None:
        """Sets in which windows the person is asked; with an empty argument prints the present setting."""
        if when in WHEN:
            self.wish = WHEN[when]
        elif when:
            raise Refused(refusal("ask-when", known=", ".join(get_args(When))))
        self.screen.line(self.words("cli-asked", when=self.wish))

    def _guarded(self, word: str, rest: str) -> None:
        """Runs a command that may be refused, and prints the refusal."""
        try:
            if word == "save":
                self._save(rest)
            elif word in ("say", "dire"):
                self._say(rest)
            elif word in ("advice", "conseil"):
                why.show(self.screen, self.game, self._advice())
            elif word in ("why", "pourquoi"):
                why.show_why(self.screen, read(self._record(), find), rest)
            else:
                page = rules(self.game.name, self.words.lang)
                self.screen.line(page.rule(rest) if rest else page.told(holds_for(dict(self._view().rules.chosen))))
        except Refused as refused:
            self.screen.refusal(self.words.refusal(refused.why))

    def _save(self, name: str) -> None:
        if not name:
            raise Refused(refusal("save-where"))
        if "\0" in name:
            raise Unreadable(repr(name))
        try:
            file = Path(name)
            if file.exists() and not file.read_text(encoding="utf-8", errors="replace").startswith(FORMAT):
                raise Refused(refusal("not-a-record-there", file=name))
            file.write_text(self._record(), encoding="utf-8")
        except OSError as error:
            raise Refused(refusal("cannot-write", file=name, why=str(error.strerror))) from error
        self.screen.line(self.words("cli-saved", file=name))
        if self.aid.forgets:
            self.screen.line(self.words(self.aid.forgets))

    def _show_board(self) -> None:
        self.screen.line()
        for part in board(self._view(), self.words):
            self.screen.show(part)

    def _show_options(self, options: Options, in_full: bool) -> None:
        seen = self._view()
        if not seen.stack:
            return
        briefing = Briefing(self.game, seen, self.words)
        self.numbered, self.lettered = in_full, {} if in_full else briefing.letters()
        self.screen.question(briefing.stake() or briefing.head())
        for line in (*briefing.asks(), *briefing.stakes()):
            self.screen.line(line)
        if self.lettered:
            self.screen.grid(Grid(("", "", ""), briefing.offered()))
        for note in self.aid.notes(seen, self.words):
            self.screen.line(note)
        hint, silence = self.aid.hint(options), self._silence()
        if silence is not None and not hint:
            self.screen.line(self.words("cli-enter", answer=self.game.notation.print(silence)))
        if in_full:
            told = [
                (f"{at}", self.game.notation.print(a), briefing.told(a) + self.aid.more(a, self.words))
                for at, a in enumerate(options, 1)
            ]
            self.screen.grid(Grid(("", "", ""), told))
        elif hint:
            if not self.aid.short(seen):
                self.screen.line(self.words(hint))
        else:
            example = self.game.notation.print(next(iter(options)))
            self.screen.line(self.words("cli-many-options", count=options.count(), example=example))

    def _help(self) -> None:
        self.screen.line(self.words(self.help))
        if self.game.statements.forms:
            self.screen.line(self.words("cli-help-say"))
        if self.aid.help:
            self.screen.line(self.words(self.aid.help))
        notation = self.game.notation
        made = zip(notation.forms, notation.table.values(), strict=True)
        forms = [form for form, action in made if not issubclass(action, Chance)]
        self.screen.line(self.words("cli-help-answers", forms=", ".join(forms)))
        if self.game.statements.forms:
            self.screen.line(self.words("cli-help-statements", forms=", ".join(self.game.statements.forms)))

    def _last_words(self) -> None:
        """Prints additional lines at the end of the game; none unless a subclass overrides it."""

    def _end(self) -> None:
        self._tell()
        self._show_board()
        outcome = self._view().public.outcome
        won = outcome is not None and self.seat in outcome.winners
        self.screen.title(self.words("cli-you-won" if won else "cli-you-did-not-win"))
        for reason in () if self.game.why is None or outcome is None else self.game.why(self._view()):
            self.screen.line(self.words.brief(self.game.name, reason))
        self._last_words()
        while line := self._line("cli-after"):
            if not self._command(line, NO_OPTIONS):
                self.screen.refusal(self.words.refusal(refusal("game-over")))
