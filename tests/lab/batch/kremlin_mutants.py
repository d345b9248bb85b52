# ruff: noqa: ARG005 - a wrong rule may not look at what the right one needs
"""Wrong rules of Kremlin, each of which the checker has to catch. Run uncompiled: nothing is compiled for each of them.

`NUMBA_DISABLE_JIT=1 python -m tests.lab.batch.kremlin_mutants 1` prints those not caught; with 2, of every second.
"""

from __future__ import annotations

from collections.abc import Callable
from sys import argv
from typing import Any

from presidium.lab.batch import new
from presidium.lab.batch.check import Disagreement, check
from presidium.lab.batch.kremlin import influence, people, play
from presidium.lab.batch.kremlin.actions import PASS
from presidium.lab.batch.kremlin.board import ALL, KGB, NOBODY, RETIRED, WALL
from presidium.lab.batch.kremlin.phases import (
    cures,
    ending,
    funeral,
    health,
    investigation,
    purge,
    replacements,
    windows,
)

Wrong = Callable[..., Any]
MUTANTS: dict[str, tuple[Any, str, Callable[[Wrong], Wrong], str]] = {
    "drawing level takes over (C.2)": (
        influence, "settle", lambda right: lambda g, who, stood: right(g, who, stood - 1), "1988 basic"),
    "the most junior of those tied has him (C.2)": (
        influence, "settle", lambda right: lambda g, who, stood: most_junior(right, g, who, stood), "1986 basic"),
    "a proxy shows its limit (13.3)": (
        influence, "proxy_shows", lambda _: lambda g, seat, who, stood, highest: g.bid[seat], "1988 basic"),
    "a number may be written twice (13.2)": (
        influence, "most_first", lambda _: lambda g, seat, who: 10, "1988 basic"),
    "who is exiled keeps his influence (2.6)": (influence, "lose", lambda _: lambda g, who: None, "1988 basic"),
    "declaring is possible on those in Siberia (C.1)": (
        influence, "those_within", lambda _: lambda g: ALL & ~(g.there[WALL] | g.there[RETIRED]), "1988 basic"),
    "a window opens again after every volley (13.1)": (
        windows, "reopen", lambda _: lambda g: windows.open_window(g, g.about), "1988 basic"),
    "a waiver binds nobody (13.6)": (windows, "waivers", lambda _: lambda g: 0, "1988 basic"),
    "silence never stands (13.2)": (
        windows, "close", lambda right: lambda g: (right(g), setattr(g, "silent", 0)), "1988 basic"),
    "who lets his right lapse has spoken (13.2)": (
        windows, "announce", lambda right: lambda g, *deed: (setattr(g, "silent", 0), right(g, *deed)), "1986 basic"),
    "who declines in phase 6 or 7 has spoken (13.2)": (
        windows, "announce", lambda right: lambda g, who, action: (
            setattr(g, "silent", 0) if g.control[who] else None, right(g, who, action)), "1988 basic"),
    "the sick age by one only (1.2)": (
        cures, "ageing", lambda right: lambda g, who, post: min(right(g, who, post), 1), "1988 basic"),
    "a cure does not help a purge (2.2)": (purge, "bonus", lambda _: lambda g, victim: 0, "1988 basic"),
    "a third purge is allowed (2.4)": (
        purge, "purger", lambda _: lambda g: people.first_present(g, purge.PURGERS), "1988 basic"),
    "who was cleared is suspected again (3.1)": (
        investigation, "may_suspect", lambda _: lambda g, who, other: people.is_member(g, other)
        and other != who and not g.suspect[other], "1988 basic"),
    "this year's ? can be removed (3.1)": (
        investigation, "may_clear", lambda _: lambda g, other, old: g.suspect[other] > 0, "1986 basic"),
    "nobody's accused abstains (3.5)": (
        investigation, "verdict_of_nobodys", lambda _: lambda g, who: PASS, "1988 basic"),
    "one vote acquits (3.2)": (
        investigation, "acquittals", lambda right: lambda g: 2 * right(g), "1988 basic"),
    "no ? weighs (3.8)": (investigation, "suspicion_weighs", lambda _: lambda g: None, "1986 basic"),
    "the die is read one too high (4.1)": (
        health, "health_die", lambda right: lambda g, post, face: right(g, post, min(face + 1, 20)), "1988 basic"),
    "nobody dies of three crosses (4.1)": (
        people, "ail", lambda _: lambda g, who, crosses: g.crosses.__setitem__(
            who, min(max(g.crosses[who] + crosses, 0), 2)), "1988 basic"),
    "the nominee votes (5.3)": (funeral, "voter", lambda _: lambda g: people.present(g, g.turn), "1986 basic"),
    "the youngest is proposed (5.5)": (
        funeral, "rule_of_the_old", lambda _: lambda g, who: funeral.PROPOSE + youngest(g, who), "1988 basic"),
    "a defeat costs nothing (5.3)": (
        funeral, "defeated", lambda right: lambda g, rebels: without_stress(right, g, rebels), "1988 basic"),
    "posts are filled from the right (6.2)": (
        replacements, "fill", lambda _: lambda g, level: fill_from_right(g, level), "1988 basic"),
    "a politician moves twice a year (6.1)": (
        replacements, "step", lambda right: lambda g, action: (right(g, action), setattr(g, "moved", 0)), "1988 basic"),
    "a sick Chief waves unstrained (8.1)": (
        play, "wave", lambda _: lambda g: play.marked(g, people.present(g, 0)), "1988 basic"),
    "the wave needs a point less (8.1)": (
        ending, "wave_needs", lambda right: lambda g, who: right(g, who) - 1, "1988 basic"),
    "whoever controls the victor shares (11.1)": (
        ending, "one_winner", lambda _: lambda g, victor: most_points(g, victor), "1986 basic"),
    "nobody retires (9.1)": (play, "retiring", lambda _: lambda g: 0, "1988 basic"),
}  # fmt: skip


def most_junior(right: Wrong, g: Any, who: int, stood: int) -> None:
    g.seniority[: g.seats] = g.seniority[: g.seats][::-1]
    right(g, who, stood)
    g.seniority[: g.seats] = g.seniority[: g.seats][::-1]


def youngest(g: Any, who: int) -> int:
    found = [other for other in range(26) if funeral.eligible(g, who) >> other & 1]
    return max(found, key=lambda other: (-people.age(g, other), other))


def without_stress(right: Wrong, g: Any, rebels: int) -> bool:
    stress = list(g.stress)
    over: bool = right(g, rebels)
    g.stress = stress
    return over


def fill_from_right(g: Any, level: int) -> None:
    first, last = (KGB, KGB + 2) if level == 1 else (KGB + 3, KGB + 6)
    for post in range(last, first - 1, -1):
        if g.holder[post] == NOBODY:
            pool = next(filter(None, (people.those_of_level(g, below) for below in range(level + 1, 5))), 0)
            if pool:
                people.put(g, people.oldest(g, pool), post)


def most_points(g: Any, victor: int) -> int:
    points = {seat: ending.points_on(g, seat, victor) for seat in range(1, g.seats + 1)}
    most = max(points.values())
    return sum(1 << seat for seat, number in points.items() if number == most and most)


def caught(name: str, games: int) -> bool:
    """Whether the checker sees that this rule is wrong, in so many games."""
    module, function, wrong, preset = MUTANTS[name]
    right = getattr(module, function)
    setattr(module, function, wrong(right))
    try:
        for seed in range(games):
            check(new("kremlin", 4, preset=preset), 1, seed, every=5)
    except Disagreement:
        return True
    finally:
        setattr(module, function, right)
    return False


if __name__ == "__main__":
    for edition in ("1988 basic", "1986 basic"):
        check(new("kremlin", 4, preset=edition), 2, seed=1, every=5)  # the right rules are not caught
    for mutant in list(MUTANTS)[:: int(argv[1])]:
        if not caught(mutant, games=40):
            print(mutant)
