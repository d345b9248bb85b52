"""Counts the questions that a person meets in a whole game against bots, if the person plays like a careful bot.

.venv/bin/python benchmarks/alone.py --games 40
.venv/bin/python benchmarks/alone.py --preset "1988 advanced"

The table is the table of "Play now". In a window the person is asked only if their points, or one of their cards, could
change something, or if the game may end. The person declines a right that goes round once for all their politicians. If
a right can be used repeatedly, the person says with the last use that it is the last.

A question is empty if no answer changes who controls whom, or what becomes of the announced action. The benchmark plays
each answer, with silence of all others, up to the next decision, and compares the result with silence. At the start of
a phase nothing is announced: there an answer also counts if it changes the phase.

The benchmark ends with an error if it misses a bar, on average over the games: the number of questions, the share of
empty questions, and the share of answers that do more than pass.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Hashable
from random import Random

from presidium.bots import answer_for, answers, find, newcomer
from presidium.core import PASS, Action, Ask, Options, Roll, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import WAIVE, Declare, Give
from presidium.games.kremlin.announcing.window import CardsInTurn, Window
from presidium.games.kremlin.events import Controlled, Fell, Judged
from presidium.games.kremlin.matters import NamedCard, Throw
from presidium.games.kremlin.phases.p2_purge import Purging
from presidium.games.kremlin.phases.p3_investigation import Investigating1986, Investigating1988
from presidium.games.kremlin.phases.p6_chief import ChiefDecides
from presidium.games.kremlin.phases.p6_replacements import Promotes
from presidium.games.kremlin.phases.p7_rehabilitation import Rehabilitates
from presidium.games.kremlin.rules import PRESETS
from presidium.games.kremlin.state import Kremlin

WITH = newcomer("kremlin", KREMLIN.seats)
IN_TURN = (Promotes, Rehabilitates)
"""Steps that offer a right to one politician after another; a person may decline it for all at once."""
GOES_ON = (*IN_TURN, Purging, Investigating1986, Investigating1988, ChiefDecides)
"""Steps that offer a right repeatedly; a person may use it for the last time: “this, and nothing more”."""
OTHERWISE = (Fell, Controlled, Judged)
"""Events after which a person may change a decision, so that “nothing more” no longer holds."""
ME = 1
MOST = {"1988 basic": 50, "1986 basic": 50, "1988 advanced": 70, "1986 full": 50}
"""For each preset: the most questions to a person in a game, on average (the bar of this benchmark)."""
MORE, EMPTY = 1 / 3, 1 / 5
"""Bars: the least share of questions answered by more than passing, and the largest share of empty questions."""
WINDOWS = 40
"""Most windows that the benchmark passes through with silence until the next decision."""


def play(number: int, preset: str) -> Counter[str]:
    """Plays one game. Returns the number of questions to the person by kind, of empty questions, and of answers that do
    more than pass."""
    g = KREMLIN.new(len(WITH) + 1, preset=preset)
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
            brief = KREMLIN.brief and KREMLIN.brief(view(g, ME))
            if brief is None or not (brief.matters if question.quiet else brief.calls("matters")):
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
        kind = kind_of(g)
        asked["all"] += 1
        asked["more"] += action != PASS
        asked[kind] += 1
        if question.silence is not None and not any(changes(g, options)):
            asked["empty"] += 1
            asked[f"{kind}, empty"] += 1
        return action

    while not g.over:
        for seat, action in answers(g, lambda faces: faces.sample(dice), answer):
            g.apply(seat, action)
    return asked


def kind_of(g: Kremlin) -> str:
    """Returns the kind of the current question: the name of its step, for a window with the announced action."""
    step, top = g.stack[-1], g.public.top
    if not isinstance(step, Window):
        return type(step).__name__
    about = type(top).__name__ if top is not None else "wave or end" if step.about else f"start {g.public.phase}"
    return f"Window: {about}"


def changes(g: Kremlin, options: Options) -> list[bool]:
    """Returns for each answer that could change something whether it leads to another result than silence."""
    silence = comes_of(g, PASS)
    tried = [action for action in options if not (action in (PASS, WAIVE) or isinstance(action, Give))]
    highest = {action.who: action for action in tried if isinstance(action, Declare)}
    kept = [action for action in tried if not isinstance(action, Declare) or action == highest[action.who]]
    return [comes_of(g, action) != silence for action in kept]


def comes_of(g: Kremlin, action: Action) -> Hashable:
    """Returns the result of an answer if all others are silent: who controls whom, what is done or decided next."""
    top, starts = g.public.top, not (g.public.top or g.stack[-1].about)  # type: ignore[attr-defined]
    now = g.copy()
    for seat in now.waiting_for():
        now.apply(seat, action if seat == ME else PASS)
    for _ in range(WINDOWS):
        question = now.question()
        step = now.stack[-1] if now.stack else None
        settled = now.public.top != top and not isinstance(now.public.top, NamedCard)
        if question is None or not isinstance(step, Window) or (settled and not question.quiet):
            break
        if isinstance(question, Roll | Ask):
            break
        for seat in now.waiting_for():
            now.apply(seat, PASS)
    public = now.public
    who = {*getattr(g.stack[-1], "about", ()), *(() if top is None else people(top))}
    men = tuple((man, public.men[man].place, public.men[man].crosses if isinstance(top, Throw) else 0) for man in who)
    bends = public.effects if starts or top is not None else ()
    waiting = tuple(step for step in now.stack if not isinstance(step, CardsInTurn))
    return tuple(sorted(public.control.items())), tuple(sorted(men)), waiting[-1:], public.top, bends


def people(top: object) -> tuple[str, ...]:
    """Returns the politicians whom an announced action names."""
    action = getattr(top, "action", None)
    named = (getattr(top, "who", None), getattr(action, "who", None), getattr(top, "accused", None))
    return tuple(who for who in named if who is not None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--preset", choices=PRESETS, default="1988 basic")
    wanted = parser.parse_args()
    games = [play(number, wanted.preset) for number in range(wanted.games)]
    total, most = sum(games, Counter()), MOST[wanted.preset]
    each, more, empty = total["all"] / len(games), total["more"] / total["all"], total["empty"] / total["all"]
    counts = sorted(asked["all"] for asked in games)
    print(
        f"{wanted.preset}: {each:.1f} questions a game (bar {most}), half of the games at most "
        f"{counts[len(counts) // 2]}, the longest {counts[-1]}; {more:.0%} answered by more than passing "
        f"(bar {MORE:.0%}); {empty:.0%} without an answer that changes anything (bar {EMPTY:.0%})"
    )
    for kind, times in total.most_common():
        if kind not in ("all", "more", "empty"):
            print(f"  {kind:30}{times / len(games):8.2f}")
    sys.exit("bar missed" if each > most or more < MORE or empty > EMPTY else 0)


if __name__ == "__main__":
    main()
