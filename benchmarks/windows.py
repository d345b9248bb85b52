"""How many windows a year of Kremlin puts to people, and how many answers a person gives in a game.

.venv/bin/python benchmarks/windows.py --games 40
.venv/bin/python benchmarks/windows.py --json

Four seats play each preset, twice: passers, who pass whatever can be passed and decide the rest as careful bots do, and
careful bots. Counted in one run are all windows of a game, as they were put before silence stood (13.2), and those that
are put now, which are not quiet, and how many seconds a year these last at a live table, moments asked for not counted:
their breaths, and how much longer they last for what was told before them if nobody takes time to decide anything.
It ends with an error if a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from presidium.bots import answer_for, answers, find
from presidium.core import PASS, Action, Options, State, view
from presidium.kremlin import KREMLIN
from presidium.kremlin.announcing.orders import kind_of
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.rules import PRESETS
from presidium.kremlin.state import Deed
from presidium.table.tempo import Tempo, seconds, to_tell

SEATS = 4
LIVE = Tempo("live")
BARS = {
    "1988 basic": {"passers": 6, "careful": 18},
    "1988 advanced": {"passers": 20, "careful": 34},
    "1986 basic": {"passers": 6, "careful": 19},
    "1986 full": {"passers": 13, "careful": 23},
}
"""At most so many windows put a year."""


@dataclass
class Counted:
    """What some games of one kind come to."""

    games: int = 0
    years: int = 0
    windows: Counter[str] = field(default_factory=Counter)
    put: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    """Given by all seats: to the windows put `before` and `after`, and to everything `else`."""
    called: int = 0
    """How often a seat could have changed something in a window put, and its page calls."""
    breaths: float = 0.0
    """How many seconds the windows put last, by their breath alone."""
    telling: float = 0.0
    """How many seconds longer, for what was told before them."""

    def year(self, windows: Counter[str]) -> float:
        return windows.total() / self.years

    def given(self, when: str) -> float:
        """How many answers a person gives in a game."""
        return (self.answers[when] + self.answers["else"]) / self.games / SEATS


def play(preset: str, passing: bool, number: int, counted: Counted) -> None:
    """One game, its windows and answers counted."""
    g = KREMLIN.new(SEATS, preset=preset)
    bots = {seat: find("careful", "kremlin") for seat in g.rules.players}
    minds, dice = {seat: Random(f"{number}/{seat}") for seat in bots}, Random(number)

    def answer(seat: int, options: Options) -> Action:
        return PASS if passing and PASS in options else answer_for(g, seat, bots[seat], minds[seat])

    told = 0
    while not g.over:
        if count(g, counted):
            counted.telling += to_tell(KREMLIN, g.log.since(told), 0.0)
            told = len(g.log)
        for seat, action in answers(g, lambda faces: faces.sample(dice), answer):
            g.apply(seat, action)
    counted.games += 1
    counted.years += g.public.year


def count(g: State[Any], counted: Counted) -> bool:
    """The question that stands; whether it is a window that is put."""
    question, step = g.question(), g.stack[-1]
    assert question is not None
    people = len([seat for seat in g.asked() if seat in g.rules.players])
    if not isinstance(step, Window):
        counted.answers["else"] += people
        return False
    top = g.public.top
    kind = "lapse" if isinstance(top, Deed) and top.lapses else kind_of(view(g, None), step)
    kind = f"{kind} {g.public.phase}" if kind == "start" else kind
    counted.windows[kind] += 1
    counted.answers["before"] += people
    if not question.quiet:
        counted.put[kind] += 1
        counted.breaths += seconds(LIVE, g)
        counted.answers["after"] += people
        counted.called += sum(calls(g, seat) for seat in g.asked())
    return not question.quiet


def calls(g: State[Any], seat: int) -> bool:
    """Whether this seat's page calls it, unless it has chosen otherwise."""
    brief = KREMLIN.brief and KREMLIN.brief(view(g, seat))
    return brief is not None and brief.calls("matters")


def report(preset: str, who: str, counted: Counted) -> None:
    before, after = counted.year(counted.windows), counted.year(counted.put)
    print(
        f"\n{preset}, {who}: {counted.games} games, {before:.1f} windows a year before, {after:.1f} put now "
        f"(bar {BARS[preset][who]}), a seat called in {counted.called / counted.years / SEATS:.1f}, "
        f"{counted.breaths / counted.years:.0f} s of breaths a year and {counted.telling / counted.years:.0f} s more "
        f"for what was told; "
        f"answers of a person in a game {counted.given('before'):.0f}, now {counted.given('after'):.0f}"
    )
    for kind, times in counted.windows.most_common():
        print(f"  {kind:14}{times / counted.years:8.2f}{counted.put[kind] / counted.years:8.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="of each preset, by passers and by careful bots")
    parser.add_argument("--json", action="store_true", help="for programs: windows put a year, by preset")
    wanted = parser.parse_args()
    figures: dict[str, dict[str, float]] = {}
    for preset in PRESETS:
        for who in ("passers", "careful"):
            counted = Counted()
            for number in range(wanted.games):
                play(preset, who == "passers", number, counted)
            figures.setdefault(preset, {})[who] = round(counted.year(counted.put), 2)
            if not wanted.json:
                report(preset, who, counted)
    if wanted.json:
        print(json.dumps(figures))
    missed = [f"{preset}, {who}" for preset in figures for who, n in figures[preset].items() if n > BARS[preset][who]]
    sys.exit(f"bars missed: {'; '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
