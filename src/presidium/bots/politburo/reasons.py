"""Why somebody is believed to be this member: what tells most of all that was seen and heard."""

from __future__ import annotations

from math import log
from typing import Any, Final

from presidium.bots.bot import Ground
from presidium.bots.politburo.beliefs import Posterior, beliefs
from presidium.bots.politburo.characters import BEFORE, SAYING, Company
from presidium.bots.politburo.evidence import Split, Trace, Word
from presidium.bots.tracks import percent
from presidium.core import Action, Key, SeatView, View
from presidium.politburo.goals import MEMBERS, MINISTRIES
from presidium.politburo.moves import Name, Want
from presidium.politburo.reasons import (
    BecauseCast,
    BecauseCounted,
    BecauseNamed,
    BecauseProposed,
    BecauseSaid,
    BecauseTaken,
    BecauseVoted,
    Reason,
)
from presidium.politburo.state import Public, member_of

MOST: Final = 99
"""Nothing is said to be more than so many times likelier: so much nobody knows of anybody."""


def grounds(view: SeatView[Public], answer: Action, before: Company, saying: Company) -> tuple[Ground, ...]:
    """Who everybody is taken for that is not known: first those the answer names, the surest first; and why."""
    why, named = reasons(view, before=before, saying=saying), answer.voters if isinstance(answer, Name) else ()
    believed = beliefs(view, before, saying)
    likeliest = {
        seat: max(believed[member_of(seat)].items(), key=lambda pair: pair[1])
        for seat in view.rules.players
        if member_of(seat) in why
    }
    seats = sorted(likeliest, key=lambda seat: (seat not in named, -likeliest[seat][1]))
    return tuple(
        Ground(BecauseTaken(seat, likeliest[seat][0], percent(likeliest[seat][1])), why[member_of(seat)])
        for seat in seats
    )


def reasons(
    view: View[Public], many: int = 3, before: Company = BEFORE, saying: Company = SAYING
) -> dict[Key, tuple[Reason, ...]]:
    """For each member this view does not show, what tells most about who he likeliest is, the most telling first."""
    posterior = Posterior(view, before, saying)
    chances = posterior.marginals()
    told: dict[Key, tuple[Reason, ...]] = {}
    for seat in posterior.free:
        likeliest = max(posterior.left, key=chances[seat].__getitem__)
        found = [(log(ratio), what) for what, ratio in ratios(posterior, chances, seat, likeliest)]
        found.sort(key=lambda pair: -abs(round(pair[0], 9)))
        told[member_of(seat + 1)] = tuple(worded(what, likeliest, ratio) for ratio, what in found[:many] if ratio)
    return told


Told = Trace | Word | Split


def ratios(posterior: Posterior, chances: list[list[float]], seat: int, member: int) -> list[tuple[Told, float]]:
    """For all that was seen of a seat, how many times likelier it was if the seat is this member than if it is not."""
    who = posterior.characters[seat]
    rest = [other for other in posterior.left if other != member]

    def ratio(likely: list[float]) -> float:
        return likely[member] / (sum(likely[other] for other in rest) / len(rest))

    found: list[tuple[Told, float]] = []
    for trace in posterior.evidence.traces:
        if trace.seat == seat:
            found.append((trace, ratio([who.likely(trace.act, other) for other in range(10)])))
    for word in posterior.evidence.words:
        if word.seat == seat:
            found.append((word, ratio([who.saying(honest) for honest in word.honest])))
    for split in posterior.evidence.splits:
        if seat in split.voters:
            found.append((split, ratio(counted(posterior, chances, split, seat))))
    return found


def counted(posterior: Posterior, chances: list[list[float]], split: Split, seat: int) -> list[float]:
    """How likely the number was, for each member this seat may be, the other voters being who they seem."""
    others = []
    for at, voter in enumerate(split.voters):
        odds = posterior.odds(split, at)
        if voter == seat:
            mine = odds
        else:
            up = sum(chance * one for chance, (one, _) in zip(chances[voter], odds, strict=True))
            down = sum(chance * other for chance, (_, other) in zip(chances[voter], odds, strict=True))
            others.append((up, down))
    likely = {0: 1.0}
    for up, down in others:
        likely = {n: likely.get(n - 1, 0.0) * up + likely.get(n, 0.0) * down for n in range(len(likely) + 1)}
    n = split.repression
    return [up * likely.get(n - 1, 0.0) + down * likely.get(n, 0.0) for up, down in mine]


def worded(what: Told, likeliest: int, ratio: float) -> Reason:
    times = min(MOST, round(2.718281828 ** abs(min(max(ratio, -9.0), 9.0))))
    about: dict[str, Any] = {
        "round": what.round,
        "ministry": MINISTRIES[what.ministry],
        "member": MEMBERS[likeliest],
        "speaks": "for" if ratio > 0 else "against",
        "times": times,
    }
    if isinstance(what, Split):
        return BecauseCounted(voters=tuple(seat + 1 for seat in what.voters), repression=what.repression, **about)
    seat = what.seat + 1
    if isinstance(what, Word):
        wish = Want(about.pop("ministry"), "up" if what.up else "down")
        return BecauseSaid(speaker=seat, wish=wish, **about)
    whom = tuple(other + 1 for other in what.whom)
    match what.kind:
        case "proposed":
            return BecauseProposed(gensek=seat, **about)
        case "voted":
            return BecauseVoted(seat=seat, gensek=whom[0], vote="for" if what.up else "against", **about)
        case "named":
            return BecauseNamed(gensek=seat, voters=(whom[0], whom[1], whom[2]), **about)
    return BecauseCast(seat=seat, side="repression" if what.up else "reform", **about)
