"""How many questions a person meets in a whole game against bots, who plays as careful plays.

.venv/bin/python benchmarks/alone.py --games 40

The table is that of "Play now". In a window the person is asked only where something of his
could change it, or the game may end; a right that goes round he declines for all of his own, and of one that goes on he
says with his last use that it is the last, where he can know. It ends with an error if a bar is missed: at most 50
questions, a third of them answered by more than passing, on average over the games.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random

from presidium.bots import answer_for, answers, find, newcomer
from presidium.core import PASS, Action, Ask, Options, view
from presidium.kremlin import KREMLIN
from presidium.kremlin.events import Controlled, Fell, Judged
from presidium.kremlin.phases.p3_investigation import Investigating1988
from presidium.kremlin.phases.p6_chief import ChiefDecides
from presidium.kremlin.phases.p6_replacements import Promotes
from presidium.kremlin.phases.p7_rehabilitation import Rehabilitates

WITH = newcomer("kremlin", KREMLIN.seats)
IN_TURN = (Promotes, Rehabilitates)
"""Rights that the page lets one decline for all of one's own."""
GOES_ON = (*IN_TURN, Investigating1988, ChiefDecides)
"""Rights that are used again and again, and that the page lets one use for the last time: “this, and nothing more”."""
OTHERWISE = (Fell, Controlled, Judged)
"""After these he may want something else than he meant to."""
ME = 1
MOST, MORE = 50, 1 / 3


def play(number: int) -> Counter[str]:
    """One game: what was asked of the person, by the step that asks, and how often more was said than to pass."""
    g = KREMLIN.new(len(WITH) + 1)
    bots = {seat: find(bot, "kremlin") for seat, bot in enumerate(("careful", *WITH), ME)}
    minds, dice = {seat: Random(f"{number}/{seat}") for seat in bots}, Random(number)
    asked: Counter[str] = Counter()
    declined = ""
    used, told = "", 0

    def answer(seat: int, options: Options) -> Action:
        nonlocal declined, used, told
        action, question = answer_for(g, seat, bots[seat], minds[seat]), g.question()
        assert question is not None
        if seat != ME or (isinstance(question, Ask) and options.only() is not None):
            return action
        if question.silence is not None:
            brief = None if question.quiet else KREMLIN.brief and KREMLIN.brief(view(g, ME))
            if brief is None or not brief.calls("matters"):
                return question.silence
        right = f"{type(g.stack[-1]).__name__} {g.public.year}"
        if right == declined and PASS in options:
            return PASS
        if isinstance(g.stack[-1], IN_TURN) and action == PASS:
            declined = right
        events = view(g, ME).events
        if action == PASS and right == used and not any(isinstance(event, OTHERWISE) for event in events[told:]):
            return PASS
        if isinstance(g.stack[-1], GOES_ON):
            used, told = right if action != PASS else "", len(events)
        asked["all"] += 1
        asked["more"] += action != PASS
        asked[type(g.stack[-1]).__name__] += 1
        return action

    while not g.over:
        for seat, action in answers(g, lambda faces: faces.sample(dice), answer):
            g.apply(seat, action)
    return asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    games = [play(number) for number in range(parser.parse_args().games)]
    total = sum(games, Counter())
    each, more = total["all"] / len(games), total["more"] / total["all"]
    counts = sorted(asked["all"] for asked in games)
    print(
        f"{each:.1f} questions a game (bar {MOST}), half of the games at most {counts[len(counts) // 2]}, the longest ",
        end="",
    )
    print(f"{counts[-1]}; {more:.0%} answered by more than passing (bar {MORE:.0%})")
    for kind, times in total.most_common():
        if kind not in ("all", "more"):
            print(f"  {kind:20}{times / len(games):8.2f}")
    sys.exit("bar missed" if each > MOST or more < MORE else 0)


if __name__ == "__main__":
    main()
