"""Counts how many windows a year of Kremlin puts to people, and how many answers a person gives in a game.

.venv/bin/python benchmarks/windows.py --games 40
.venv/bin/python benchmarks/windows.py --json

Four seats play each preset twice: as passers, who pass whenever possible and decide the rest as careful bots do, and as
careful bots. One run counts all windows of a game, as they were put before the rule that silence stands (13.2), and the
windows put now, which are not quiet. It also counts their seconds a year at a live table, without requests for one
moment: their breaths, and the extra time for the events shown before them. The benchmark ends with an error if it
misses a bar.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import stdev
from typing import Any

from presidium.bots import answer_for, answers, find
from presidium.core import PASS, Action, Options, State, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.announcing.orders import kind_of
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.rules import PRESETS
from presidium.server.base.tempo import Tempo, seconds, to_tell

SEATS = 4
LIVE = Tempo("live")
PASSIVE = {"passers": range(1, SEATS + 1), "careful": (), "passive": (1,)}
"""For each kind of table: the seats that pass whenever possible."""
BARS = {
    "1988 basic": {"passers": 6, "careful": 18, "passive": 18},
    "1988 advanced": {"passers": 20, "careful": 34, "passive": 30},
    "1986 basic": {"passers": 6, "careful": 19, "passive": 19},
    "1986 full": {"passers": 13, "careful": 23, "passive": 22},
}
"""For each preset and kind of table: the most windows that may be put in a year."""


@dataclass
class Counted:
    """Sums over the simulated games of one kind."""

    games: int = 0
    years: int = 0
    windows: Counter[str] = field(default_factory=Counter)
    put: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    """Number of all seats' answers: to windows put `before` and `after` rule 13.2, and to other questions (`else`)."""
    called: int = 0
    """How often a seat's page calls the person to a window, because they could change something."""
    breaths: float = 0.0
    """Seconds that the windows stay open at a live table, without the extra time for events shown before them."""
    each: list[tuple[int, int]] = field(default_factory=list)
    """For each game: the windows put, and its years."""
    telling: float = 0.0
    """Extra seconds that the windows stay open because of the events that are shown before them."""

    def year(self, windows: Counter[str]) -> float:
        return windows.total() / self.years

    def spread(self) -> float:
        """Returns half the width of the 95 % interval of the windows put a year, by game; 0 with one game."""
        rate, many = self.year(self.put), len(self.each)
        return (
            1.96 * stdev(put - rate * years for put, years in self.each) * sqrt(many) / self.years if many > 1 else 0.0
        )

    def given(self, when: str) -> float:
        """Returns how many answers a person gives in a game, on average."""
        return (self.answers[when] + self.answers["else"]) / self.games / SEATS


def play(preset: str, passing: Collection[int], number: int, counted: Counted) -> None:
    """Plays one game and counts its windows and answers. The seats in `passing` pass whenever possible."""
    g = KREMLIN.new(SEATS, preset=preset)
    bots = {seat: find("careful", "kremlin") for seat in g.rules.players}
    minds, dice = {seat: Random(f"{number}/{seat}") for seat in bots}, Random(number)

    def answer(seat: int, options: Options) -> Action:
        return PASS if seat in passing and PASS in options else answer_for(g, seat, bots[seat], minds[seat])

    told, before = 0, counted.put.total()
    while not g.over:
        if count(g, counted):
            counted.telling += to_tell(KREMLIN, g.log.since(told), 0.0)
            told = len(g.log)
        for seat, action in answers(g, lambda faces: faces.sample(dice), answer):
            g.apply(seat, action)
    counted.games += 1
    counted.years += g.public.year
    counted.each.append((counted.put.total() - before, g.public.year))


def count(g: State[Any], counted: Counted) -> bool:
    """Counts the current question. True if the question is a window that is put to people."""
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
    """True if this seat's page, in its default setting, calls the person to the window."""
    brief = KREMLIN.brief and KREMLIN.brief(view(g, seat))
    return brief is not None and brief.calls("matters")


def report(preset: str, who: str, counted: Counted) -> None:
    before, after = counted.year(counted.windows), counted.year(counted.put)
    print(
        f"\n{preset}, {who}: {counted.games} games, {before:.1f} windows a year before, "
        f"{after:.1f} ± {counted.spread():.1f} put now "
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
    parser.add_argument("--passive", action="store_true", help="one passive person among careful bots instead")
    wanted = parser.parse_args()
    figures: dict[str, dict[str, float]] = {}
    for preset in PRESETS:
        for who in ("passive",) if wanted.passive else ("passers", "careful"):
            counted = Counted()
            for number in range(wanted.games):
                play(preset, PASSIVE[who], number, counted)
            figures.setdefault(preset, {})[who] = round(counted.year(counted.put), 2)
            if not wanted.json:
                report(preset, who, counted)
    if wanted.json:
        print(json.dumps(figures))
    missed = [f"{preset}, {who}" for preset in figures for who, n in figures[preset].items() if n > BARS[preset][who]]
    sys.exit(f"bars missed: {'; '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
