"""The `play` command: one person plays against bots in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from presidium.bots import Bot, Opinion, comrades, opinion, seasoned
from presidium.bots import find as find_bot
from presidium.bots.runtime.driver import answer_for, answers, let_reply, let_speak, time_to_talk
from presidium.cli.commands import pravda
from presidium.cli.terminal import log
from presidium.cli.terminal.asking import Asking, Quit
from presidium.cli.terminal.screen import Grid, Screen
from presidium.core import (
    Action,
    Game,
    Options,
    Record,
    Refusal,
    Refused,
    State,
    Statement,
    View,
    refusal,
    seat_view,
    view,
)
from presidium.core.record import play as make_move
from presidium.core.view import lies_sealed
from presidium.games import GAMES, find
from presidium.server.domain.takeback import seen_since
from presidium.text.pravda import Edition

HUMAN = "human"


def seated(record: Record) -> dict[int, str]:
    """The seats of a record whose bots are comrades (bots with a character), with the comrades' ids."""
    game = record.rules.game
    found = {seat: name.partition("?")[0] for seat, name in enumerate(record.names, 1)}
    return {seat: who for seat, who in found.items() if who in comrades(game)}


class TakenBack(Exception):
    """Raised when the person takes back their last answer."""


class Sitting(Asking):
    """A local game between one person and bots."""

    def __init__(self, screen: Screen, game: Game, record: Record, bots: dict[int, Bot], seat: int, seed: str) -> None:
        super().__init__(screen, game, seat, Random(f"{seed}/aid/{len(record.moves)}"))
        self.record = record
        self.state = record.final(game)
        self.bots = bots
        self.words.comrades = seated(record)
        self.meant: tuple[Action | None, Action | None] = None, None
        """The person's last action, and their answer to the window that this action opens."""
        self.before: tuple[State[Any], int, Action] | None = None
        """State, number of moves and answer before the person's last answer. None if a roll or another player's answer
        came after it."""
        self.steps = self.hurries = False
        """`steps`: wait for Enter after each event. `hurries`: do not wait until the person is asked again."""
        self.spared = False
        self.seed = seed
        self.when: tuple[int | None, bool] = (None, False)
        self.read = len(self._pravda())
        """Number of editions of Pravda that the person has been shown."""
        self.dice = Random(f"{seed}/dice/{len(record.moves)}")
        self.minds = {bot: Random(f"{seed}/{bot}/{len(record.moves)}") for bot in bots}

    @classmethod
    def new(cls, screen: Screen, game: Game, record: Record, seat: int, names: Sequence[str], seed: str) -> Sitting:
        """Starts a game from the end of this record; the bots named in `names` take all other seats in turn."""
        players = record.rules.players
        if seat not in players:
            raise Refused(refusal("no-such-seat", seat=seat))
        others = [other for other in players if other != seat]
        named = {other: names[at % len(names)] for at, other in enumerate(others)}
        bots = {other: find_bot(name, game.name) for other, name in named.items()}
        record = replace(record, names=tuple(named.get(each, HUMAN) for each in players), notes={})
        return cls(screen, game, record, bots, seat, seed)

    @classmethod
    def resumed(cls, screen: Screen, record: Record, seed: str) -> Sitting:
        """Resumes a saved game. Raises Refused if the record does not have exactly one human seat."""
        if record.names.count(HUMAN) != 1:
            raise Refused(refusal("no-human-seat"))
        game = find(record.rules.game)
        bots = {seat: find_bot(name, game.name) for seat, name in enumerate(record.names, 1) if name != HUMAN}
        return cls(screen, game, record, bots, record.names.index(HUMAN) + 1, seed)

    def run(self) -> None:
        self._welcome()
        try:
            while not self.state.over:
                self._tell_settled()
                self._turn()
            self._end()
        except (Quit, KeyboardInterrupt):
            self.screen.line(self.words("cli-goodbye"))

    def _tell(self) -> None:
        """Shows all events since the last time, then new editions of Pravda."""
        super()._tell()
        self._deliver()

    def _tell_settled(self) -> None:
        """Shows new events, except those at the end that the next events may still join in one line."""
        events = self._view().events
        self._tell_of(events[: log.settled(self.game.name, events)])
        self._deliver()

    def _tell_line(self, line: log.LogRow) -> None:
        """Shows a line of the log; waits for Enter if the person has asked for single steps."""
        super()._tell_line(line)
        if self.steps and not self.hurries and not line.heading:
            typed = self._line("cli-step")
            if typed is None:
                raise Quit
            self.hurries = bool(typed)

    def _tell_all(self) -> None:
        self.hurries = True
        super()._tell_all()
        self.hurries = False

    def _pravda(self) -> tuple[Edition, ...]:
        return pravda.printed(self.game, self.state, self.seat, self.words, self.seed)

    def _deliver(self) -> None:
        """Shows new editions of Pravda and waits for Enter if the input is a terminal."""
        for page in self._pravda()[self.read :] if self._may_be_out() else ():
            self.read = page.number
            pravda.show(self.screen, page)
            if sys.stdin.isatty() and not self.state.over and self._line("cli-pravda-go-on") is None:
                raise Quit

    def _may_be_out(self) -> bool:
        """False if no new edition of Pravda is possible, because no year has ended since the last check."""
        year = None if self.game.year is None else self.game.year(self.state.public)
        before, self.when = self.when, (year, self.state.over)
        return year is None or before != self.when

    def _turn(self) -> None:
        """Plays one question: collects and applies the answers of the person, of the bots or of chance."""
        if time_to_talk(self.state):
            let_speak(self.state, self.bots, self.minds, self.record.moves)
            self._tell_settled()
        try:
            self._answers()
        except TakenBack:
            self._go_back()
            self._answers()

    def _answers(self) -> None:
        for player, action in answers(self.state, lambda dice: dice.sample(self.dice), self._answer_of, self.seat):
            self._move(player, action)

    def _answer_of(self, player: int, options: Options) -> Action:
        if player == self.seat:
            question = self.state.question()
            unasked = question.silence if question is not None and question.quiet else None
            meant = None if unasked is not None else self._answered_with_it(options)
            if unasked is None and meant is None and question is not None and self._spared():
                unasked = question.silence
            if unasked is not None:
                return self.aid.ahead(self._view()) or unasked
            return meant or self._decided(options)
        return answer_for(self.state, player, self.bots[player], self.minds[player])

    def _decided(self, options: Options) -> Action:
        action = self._own_answer(options)
        if self.then is not None or action != self._silence():
            self.meant = action, self.then
        return action

    def _decide(self, options: Options) -> Action:
        self._tell()
        now, moves, self.hurries = self.state.copy(), len(self.record.moves), False
        action = super()._decide(options)
        self.before = now, moves, action
        return action

    def _command(self, line: str, options: Options) -> bool:
        match line.strip().lower():
            case "back" | "reprendre":
                why = self._why_not_back()
                if why is None:
                    raise TakenBack
                self.screen.refusal(self.words.refusal(why))
            case "step" | "pas":
                self.steps = not self.steps
                self.screen.line(self.words("cli-steps", on="yes" if self.steps else "no"))
            case _:
                return super()._command(line, options)
        return True

    def _why_not_back(self) -> Refusal | None:
        if self.before is None or self.state.over:
            return refusal("nothing-to-take-back")
        seen = seen_since(self.game, self.before[0], self.state, (self.seat,))
        return refusal("seen-since") if seen else None

    def _go_back(self) -> None:
        """Restores the game before the person's last answer. A comment in the record keeps the answer."""
        assert self.before is not None
        self.state, moves, action = self.before
        self.before, self.meant = None, (None, None)
        del self.record.moves[moves:]
        answer = self.game.notation.print(action)
        notes = self.record.notes
        notes[moves] = (*notes.get(moves, ()), f"{self.seat} took back: {answer}")
        self.heard = len(self._view().events)
        self.screen.line(self.words("cli-taken-back", answer=answer))

    def _answered_with_it(self, options: Options) -> Action | None:
        """The person's answer to this window, if they gave it together with the announcement; otherwise None."""
        find, (done, answer) = self.game.announced, self.meant
        if find is None or done is None:
            return None
        opened = find(self.state.public) == (self.seat, done)
        if not opened and lies_sealed(self.state, self.seat, done):
            return None  # the sealed answer may still open a later window
        self.meant = None, None
        if opened and (answer is None or answer in options):
            return answer
        if answer is not None:
            why = "notice-then-impossible" if opened else "notice-then-unneeded"
            self.screen.line(self.words(why, action=self.game.notation.print(answer)))
        return None

    def _spared(self) -> bool:
        """True if the person wants to skip this window. The first skipped window prints a note."""
        seen = self._view()
        brief = None if self.game.brief is None or self._silence() is None else self.game.brief(seen)
        if brief is None or brief.calls(self.wish):
            return False
        if not self.spared:
            self._tell()
            self.screen.line(self.words("cli-spared"))
        self.spared = True
        return True

    def _move(self, player: int, action: Action) -> None:
        if player != self.seat:
            self.before = None
        make_move(self.state, player, action)
        self.record.moves.append((player, action))

    def _view(self) -> View[Any]:
        return view(self.state, self.seat)

    def _silence(self) -> Action | None:
        question = self.state.question()
        return None if question is None else question.silence

    def _say(self, text: str) -> None:
        statement = self.game.statements.read(text)
        assert isinstance(statement, Statement)
        self._move(self.seat, statement)
        for other, answered in let_reply(self.state, self.bots, self.minds):
            self._move(other, answered)
        self._tell()

    def _advice(self) -> Opinion:
        if self.state.over or self.state.options(self.seat) is None:
            raise Refused(refusal("not-asked", seat=self.seat))
        adviser = find_bot(seasoned(self.game.name), self.game.name)
        return opinion(seat_view(self.state, self.seat), adviser)

    def _record(self) -> str:
        return self.record.text(self.game)


def choose_game(screen: Screen) -> Game:
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
