"""Measures how long four people at a live Kremlin table wait after the last answer (13.5). Films are not counted.

.venv/bin/python benchmarks/live.py                      # --games 20; --within 2; --json for programs

Four simulated people play each preset at a table of the server's domain code, on a clock that the benchmark moves.
Their commands go through the handlers, and the table acts by itself when its timers expire. Every person answers every
question at a random time within two seconds after the film. Passers pass whenever possible and decide the rest as
careful bots do; the other people answer everything as careful bots do. The same people play in step, with the fixed
times of tables made before version 0.3, and with a poker face. The sheets, which are written before the first year, are
not counted. The benchmark ends with an error if it misses a bar.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from random import Random
from typing import Final

from presidium.bots import Bot, answer_for, find
from presidium.core import PASS, Ask, Player
from presidium.games.kremlin.rules import PRESETS
from presidium.server.base.tempo import Tempo, is_window
from presidium.server.domain import autoplay, handlers, journal
from presidium.server.domain.bot_talk import Minds
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.protocol import commands

SEATS: Final = 4
TEMPOS: Final = {
    "in step": Tempo("live", in_step=True),
    "fixed": Tempo("live"),
    "poker face": Tempo("live", in_step=True, poker_face=True),
}
WAITING: Final = 0.25
"""Largest share of the time, at tables in step, that may pass after the last person's answer."""
WINDOWS: Final = {"1988 basic": 12.0, "1986 full": 21.0, "1988 advanced": 30.0}
"""For each preset: most seconds that the windows of four passers may take in a year, at tables in step."""


@dataclass
class Spent:
    """Seconds of simulated games from the end of each film until its question closes."""

    years: int = 0
    asked: float = 0.0
    """Seconds during which a question was open."""
    waited: float = 0.0
    """Seconds during which a question was open after the last person had answered."""
    windows: float = 0.0
    """Seconds during which a window was open."""

    @property
    def share(self) -> float:
        return self.waited / self.asked


class Live:
    """A simulated live table with four people, and its clock."""

    def __init__(self, preset: str, tempo: Tempo, number: int, within: float, passing: bool) -> None:
        self.now, self.within, self.passing = 1_000_000.0, within, passing
        self.table = Table("live", Seed(f"{number:064x}", f"{number:064x}"))
        self.minds, self.ids = Minds(), 0
        self.people: dict[Player, tuple[Bot, Random]] = {
            seat: (find("careful", "kremlin"), Random(f"{number}/{seat}")) for seat in range(1, SEATS + 1)
        }
        self.haste = Random(number)
        self._happen(journal.Opened("kremlin", SEATS, {"preset": preset}, tempo, "1", "", 0))
        self._happen(*(journal.Sat(seat, str(seat), f"Player {seat}") for seat in self.people))
        self._happen(journal.Started())

    def _happen(self, *facts: Fact) -> None:
        """Applies facts, and the table's own reactions to them, as one batch."""
        batch = self.table.batch + 1
        for fact in facts:
            self.table.add(fact, self.now, batch)
        if self.table.started:
            autoplay.go_on(self.table, self.now, self.minds, batch)

    def play(self, spent: Spent) -> None:
        """Plays to the end of the game, and adds the seconds to `spent`."""
        while self.table.running:
            self._question(spent)
        spent.years += self.table.g.public.year

    def _question(self, spent: Spent) -> None:
        """Plays one question, from the end of the film before it until the question closes."""
        table, question = self.table, self.table.g.question()
        assert question is not None
        number, shown = table.question, table.asked_at + table.telling
        window, counts = is_window(table.g), question.span != "sheet"
        last = shown
        for at, seat in sorted((shown + self.haste.uniform(0, self.within), seat) for seat in table.asked()):
            if not self._until(at, number):  # the question closed before this answer
                break
            self._answer(seat)
            last = at
        while self.table.question == number and self.table.running:
            self._until(None, number)
        assert self.now >= last or isinstance(question, Ask)
        if counts:
            spent.asked += self.now - shown
            spent.waited += self.now - last
            spent.windows += (self.now - shown) * window

    def _until(self, at: float | None, number: int) -> bool:
        """Lets the table act by itself up to this time (None: once). True if the same question is still open."""
        while (acts := autoplay.acts_at(self.table)) is not None and (at is None or acts <= at):
            self.now = max(self.now, acts)
            self._happen()
            if at is None or self.table.question != number:
                return self.table.question == number
        assert at is not None, "the table waits for people who have answered"
        self.now = at
        return True

    def _answer(self, seat: Player) -> None:
        """Sends the answer of the person in this seat to the current question."""
        g, (bot, mind) = self.table.g, self.people[seat]
        options = g.options(seat)
        assert options is not None
        action = PASS if self.passing and PASS in options else answer_for(g, seat, bot, mind)
        self.ids += 1
        text = self.table.game.notation.print(action)
        command = commands.Answer(id=str(self.ids), seat=seat, question=self.table.question, action=text)
        caller = handlers.CommandContext(str(seat), f"Player {seat}", self.now)
        self._happen(*handlers.facts_of(self.table, command, caller))


Figures = dict[str, dict[str, dict[str, dict[str, float]]]]
"""For each preset, kind of people and tempo: the share of time waited, and seconds a year (in windows, in total)."""


def measured(games: int, within: float) -> Figures:
    figures: Figures = {}
    for preset in PRESETS:
        for who in ("passers", "careful"):
            by_tempo = figures.setdefault(preset, {}).setdefault(who, {})
            for name, tempo in TEMPOS.items():
                spent = Spent()
                for number in range(games):
                    Live(preset, tempo, number, within, who == "passers").play(spent)
                a_year = {"windows": spent.windows / spent.years, "asked": spent.asked / spent.years}
                by_tempo[name] = {"waited": round(spent.share, 4), **{k: round(v, 2) for k, v in a_year.items()}}
    return figures


def missed(figures: Figures) -> list[str]:
    """Returns a text for each bar that the figures miss."""
    late = [
        f"{preset}, {who}: {100 * by_tempo['in step']['waited']:.1f} % waited"
        for preset, by_who in figures.items()
        for who, by_tempo in by_who.items()
        if by_tempo["in step"]["waited"] > WAITING
    ]
    windows = {preset: figures[preset]["passers"]["in step"]["windows"] for preset in WINDOWS}
    return [*late, *(f"{preset}: {s:.1f} s of windows" for preset, s in windows.items() if s > WINDOWS[preset])]


def report(figures: Figures, games: int, within: float) -> None:
    print(f"Four people who answer within {within:g} s, {games} games each; seconds a year, films not counted")
    print(f"{'':26}{'waiting after the last answer':>36}{'seconds of windows':>36}")
    print(f"{'':26}{''.join(f'{name:>12}' for name in (*TEMPOS, *TEMPOS))}")
    for preset, by_who in figures.items():
        for who, by_tempo in by_who.items():
            shares = "".join(f"{100 * each['waited']:10.1f} %" for each in by_tempo.values())
            windows = "".join(f"{each['windows']:12.1f}" for each in by_tempo.values())
            bar = f"  (bar {WINDOWS[preset]:g})" if who == "passers" and preset in WINDOWS else ""
            print(f"{f'{preset}, {who}':26}{shares}{windows}{bar}")
    print(f"{'':26}{f'(bar {100 * WAITING:g} %)':>12}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="of each preset, by passers and by careful players")
    parser.add_argument("--within", type=float, default=2.0, help="seconds in which everybody answers")
    parser.add_argument("--json", action="store_true", help="for programs")
    wanted = parser.parse_args()
    figures = measured(wanted.games, wanted.within)
    if wanted.json:
        print(json.dumps(figures))
    else:
        report(figures, wanted.games, wanted.within)
    late = missed(figures)
    sys.exit(f"bars missed: {'; '.join(late)}" if late else 0)


if __name__ == "__main__":
    main()
