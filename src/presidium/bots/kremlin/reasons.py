"""Why a rival of Kremlin is believed to have more on a politician than stands there, or not: what tells most."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import fields
from math import exp, log
from typing import Final

from presidium.bots.bot import Ground
from presidium.bots.kremlin.beliefs import Particles, beliefs
from presidium.bots.kremlin.evidence import Sign, signs
from presidium.bots.tracks import percent
from presidium.core import Action, Key, Player, SeatView, View
from presidium.kremlin.brief.brief import brief
from presidium.kremlin.influence.control import standing
from presidium.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.kremlin.reasons import BecauseDeclared, BecauseSaid, BecauseSilent, BecauseTaken, Much, Reason
from presidium.kremlin.state import Public

TELLS: Final = 0.05  # whatever tells less than this is not worth a word
SURE: Final = 0.005
MOST: Final = 99
"""Nothing is said to be more than so many times likelier: so much nobody knows of anybody."""


def grounds(view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
    """What rivals are taken to have: first on those the question and the answer are about, the most telling first."""
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
    """The politicians a question is about, and those an answer names."""
    asks = brief(view)
    named = (getattr(answer, part.name) for part in fields(answer))  # type: ignore[arg-type]
    return {*(() if asks is None else (*asks.about, *asks.strikes)), *(name for name in named if name in INDEX)}


def reasons(view: View[Public], many: int = 3, of: Container[Letter] = LETTERS) -> dict[Key, tuple[Reason, ...]]:
    """By sheet and politician, of these, where anything tells: what tells most about it, the most telling first.

    What something tells is how many times likelier it makes it that there is more than stands: the odds with it
    against those without it.
    """
    seen = signs(view)
    with_all = Particles(view, seen)
    told: dict[Key, tuple[Reason, ...]] = {}
    for seat, who in dict.fromkeys((sign.seat, sign.who) for sign in seen if sign.who in of):
        if seat not in with_all.sheets:
            continue
        now = odds(with_all, view, seat, who)
        found = [(now - odds(less, view, seat, who), some) for less, some in without(view, seen, seat, who)]
        found.sort(key=lambda pair: -abs(round(pair[0], 9)))
        lines = tuple(worded(some, ratio) for ratio, some in found[:many] if abs(ratio) > TELLS)
        if lines:
            told["sheet", seat, INDEX[who]] = lines
    return told


def without(
    view: View[Public], seen: tuple[Sign, ...], seat: Player, who: Letter
) -> Iterator[tuple[Particles, list[Sign]]]:
    """What would be believed without what he declared, without each thing he said, and without his silences where the
    same stood, with each."""
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
    """In logarithms, that he has more written there than stands."""
    stands = standing(view.public, who)
    likely = sum(share for number, share in particles.numbers(seat, INDEX[who]).items() if number > stands)
    likely = min(max(likely, SURE), 1 - SURE)
    return log(likely / (1 - likely))


def worded(some: list[Sign], ratio: float) -> Reason:
    much: Much = "more" if ratio > 0 else "less"
    times = min(MOST, round(exp(min(abs(ratio), 10.0))))
    first = some[0]
    if first.did == "showed":
        return BecauseDeclared(first.year, first.seat, first.who, first.points, much, times)
    if first.word is not None:
        return BecauseSaid(first.year, first.seat, first.word, much, times)
    return BecauseSilent(first.seat, first.who, first.points, len(some), much, times)
