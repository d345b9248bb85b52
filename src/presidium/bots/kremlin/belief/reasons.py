"""The strongest evidence that a rival of Kremlin has more points on a politician than are declared."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import fields
from math import exp, log
from typing import Final

from presidium.bots.analysis.tracks import percent
from presidium.bots.kremlin.belief.beliefs import Particles, beliefs
from presidium.bots.kremlin.belief.evidence import Sign, signs
from presidium.bots.runtime.bot import Ground
from presidium.core import Action, Key, Player, SeatView, View
from presidium.games.kremlin.content.brief.brief import brief
from presidium.games.kremlin.content.reasons import (
    BecauseDeclared,
    BecauseSaid,
    BecauseSilent,
    BecauseTaken,
    Much,
    Reason,
)
from presidium.games.kremlin.influence.control import standing
from presidium.games.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.games.kremlin.state import Public

MIN_CHANGE: Final = 0.05  # a smaller change of the log odds is not reported
MIN_PROBABILITY: Final = 0.005
MAX_PERCENT: Final = 99
"""Upper limit of stated odds, because no bot can be surer about another player."""


def grounds(view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
    """Beliefs about rivals' points with their reasons: first about the politicians of the question and the answer,
    strongest first."""
    concerned, believed = about(view, answer), beliefs(view)
    found = [(taken(view, key, believed[key]), why) for key, why in reasons(view).items()]
    found.sort(key=lambda pair: (pair[0].who not in concerned, -pair[1][0].times))
    return tuple(Ground(belief, why) for belief, why in found)


def taken(view: View[Public], key: Key, numbers: Mapping[int, float]) -> BecauseTaken:
    seat, man = map(int, key[1:])
    stands = standing(view.public, LETTERS[man])
    more = sum(share for number, share in numbers.items() if number > stands)
    much: Much = "more" if more >= 0.5 else "less"
    return BecauseTaken(seat, LETTERS[man], stands, much, percent(max(more, 1 - more)))


def about(view: SeatView[Public], answer: Action) -> set[str]:
    """The politicians that a question is about, and the politicians that its answer names."""
    asks = brief(view)
    named = (getattr(answer, part.name) for part in fields(answer))  # type: ignore[arg-type]
    return {*(() if asks is None else (*asks.about, *asks.strikes)), *(name for name in named if name in INDEX)}


def reasons(view: View[Public], many: int = 3, of: Container[Letter] = LETTERS) -> dict[Key, tuple[Reason, ...]]:
    """For each rival and politician: the strongest evidence about the rival's points, strongest first; left out if
    there is none. Strength is the odds of undeclared points with the evidence, divided by the odds without it."""
    seen = signs(view)
    with_all = Particles(view, seen)
    told: dict[Key, tuple[Reason, ...]] = {}
    for seat, who in dict.fromkeys((sign.seat, sign.who) for sign in seen if sign.who in of):
        if seat not in with_all.sheets:
            continue
        now = odds(with_all, view, seat, who)
        found = [(now - odds(less, view, seat, who), some) for less, some in without(view, seen, seat, who)]
        found.sort(key=lambda pair: -abs(round(pair[0], 9)))
        lines = tuple(worded(some, ratio) for ratio, some in found[:many] if abs(ratio) > MIN_CHANGE)
        if lines:
            told["sheet", seat, INDEX[who]] = lines
    return told


def without(
    view: View[Public], seen: tuple[Sign, ...], seat: Player, who: Letter
) -> Iterator[tuple[Particles, list[Sign]]]:
    """Yields beliefs without one piece of evidence, and the piece: a declaration, a claim, or all passes at a
    number."""
    his = [sign for sign in seen if sign.seat == seat and sign.who == who]
    showed = [sign for sign in his if sign.did == "showed"]
    if showed:
        yield Particles(view, seen, but=showed[-1]), showed[-1:]
    for points in dict.fromkeys(sign.points for sign in his if sign.did == "said"):
        some = [sign for sign in his if sign.did == "said" and sign.points == points]
        yield Particles(view, tuple(sign for sign in seen if sign not in some)), some
    for stood in dict.fromkeys(sign.points for sign in his if sign.did == "passed"):
        some = [sign for sign in his if sign.did == "passed" and sign.points == stood]
        yield Particles(view, tuple(sign for sign in seen if sign not in some)), some


def odds(particles: Particles, view: View[Public], seat: Player, who: Letter) -> float:
    """Log odds that the rival has written more points on the politician than are declared."""
    stands = standing(view.public, who)
    likely = sum(share for number, share in particles.numbers(seat, INDEX[who]).items() if number > stands)
    likely = min(max(likely, MIN_PROBABILITY), 1 - MIN_PROBABILITY)
    return log(likely / (1 - likely))


def worded(some: list[Sign], ratio: float) -> Reason:
    much: Much = "more" if ratio > 0 else "less"
    times = min(MAX_PERCENT, round(exp(min(abs(ratio), 10.0))))
    first = some[0]
    if first.did == "showed":
        return BecauseDeclared(first.year, first.seat, first.who, first.points, much, times)
    if first.word is not None:
        return BecauseSaid(first.year, first.seat, first.word, much, times)
    return BecauseSilent(first.seat, first.who, first.points, len(some), much, times)
