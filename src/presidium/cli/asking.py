"""One person at a question, wherever the game is kept: what has happened, the table, the options, the answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

from presidium.bots import Opinion
from presidium.cli import log, pravda, why
from presidium.cli.aids import aid_for
from presidium.cli.boards import board
from presidium.cli.briefing import Briefing
from presidium.cli.screen import Grid, Screen
from presidium.core import Action, Chance, Event, Game, Listed, Options, Refused, Unreadable, View, When, refusal
from presidium.core.record import FORMAT, read
from presidium.games import find
from presidium.text.pravda import Edition
from presidium.text.rulebook import rules

NO_OPTIONS = Listed(())
WHEN: Final[dict[str, When]] = {when: when for when in get_args(When)}
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


class Asking:
    """What is shown to one person and asked of him. Where the view comes from and an answer goes, others say."""

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
        """What the person answers in the window that this answer brings about."""
        self.wish: When = "matters"
        self.numbered = False
        """Whether the options on the screen have numbers to answer by."""
        self.lettered: dict[str, Action] = {}
        """The answers on the screen that have letters."""

    def _view(self) -> View[Any]:
        raise NotImplementedError

    def _silence(self) -> Action | None:
        """What whoever says nothing answers, where that is an answer: a bare Enter says it."""
        raise NotImplementedError

    def _say(self, text: str) -> None:
        """Make a statement."""
        raise NotImplementedError

    def _record(self) -> str:
        """The game as a text, for those who want to keep it."""
        raise NotImplementedError

    def _advice(self) -> Opinion:
        """What a seasoned comrade would answer here."""
        raise NotImplementedError

    def _line(self, prompt: str = "cli-prompt") -> str | None:
        """What is typed next; None if nothing more will be."""
        return self.screen.ask(self.words(prompt))

    def _welcome(self) -> None:
        self.screen.title(self.words(f"{self.game.name}-title"))
        self.screen.line(self.words("cli-welcome", seat=self.seat, name=self.words.seat(self.seat, self.game.name)))

    def _tell(self) -> None:
        """What has happened since the last time."""
        self._tell_of(self._view().events)

    def _tell_of(self, events: Sequence[Event]) -> None:
        for line in log.lines(self.game.name, self._news(events), self.words, events[: self.heard]):
            self._tell_line(line)
        self.heard = max(self.heard, len(events))

    def _news(self, events: Sequence[Event]) -> Sequence[Event | str]:
        """What of these has not been told yet, and what else belongs between them."""
        return events[self.heard :]

    def _tell_line(self, line: log.Line) -> None:
        (self.screen.heading if line.heading else self.screen.event)(line.text)

    def _tell_all(self) -> None:
        self.heard = 0
        self._tell()

    def _own_answer(self, options: Options) -> Action:
        """The one option, what was ordered ahead, or what the person decides."""
        self.then = None
        return options.only() or self.aid.ahead(self._view()) or self._decide(options)

    def _decide(self, options: Options) -> Action:
        """Ask until the answer is one of the options."""
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
        """The answer, if it will do; or Refused."""
        return allowed(action, options)

    def _aided(self, line: str, options: Options) -> Action | bool:
        """What the aid of this game makes of a line: an answer, or whether it was a command of its own."""
        if not line:
            return self._silence() or False
        word, _, rest = line.partition(" ")
        return self.aid.command(word.lower(), rest, self._view(), self.screen)

    def _answer(self, line: str, options: Options) -> Action:
        """An answer; whoever announces something may say what he answers in the window on it: `purge C then pass`."""
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
        """Who said what of whom, and what has come out of it."""
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
        """Every edition there is by now."""
        raise NotImplementedError

    def _read_pravda(self) -> None:
        """The latest edition again."""
        pages = self._pravda()
        if pages:
            pravda.show(self.screen, pages[-1])
        else:
            self.screen.line(self.words("cli-pravda-none"))

    def _wish(self, when: str) -> None:
        """Say in which windows to be asked from now on; with nothing said, in which it is now."""
        if when in WHEN:
            self.wish = WHEN[when]
        elif when:
            raise Refused(refusal("ask-when", known=", ".join(get_args(When))))
        self.screen.line(self.words("cli-asked", when=self.wish))

    def _guarded(self, word: str, rest: str) -> None:
        """The commands that may be refused."""
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
                self.screen.line(page.rule(rest) if rest else page.text)
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
        self.screen.question(briefing.head())
        for line in briefing.stakes():
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
            self.screen.line(self.words("cli-many-options", count=len(options), example=example))

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
        """What else there is to say at the end."""

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
