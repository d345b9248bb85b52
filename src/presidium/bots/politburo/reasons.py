"""The strongest evidence that a seat has a certain member, as reasons for a bot's belief."""

from __future__ import annotations

from math import log
from typing import Any, Final

from presidium.bots.analysis.tracks import percent
from presidium.bots.politburo.beliefs import Posterior, beliefs
from presidium.bots.politburo.characters import BEFORE, SAYING, Company
from presidium.bots.politburo.evidence import Clue, Split, Word
from presidium.bots.runtime.bot import Ground
from presidium.core import Action, Key, SeatView, View
from presidium.games.politburo.content.reasons import (
    BecauseCast,
    BecauseCounted,
    BecauseNamed,
    BecauseProposed,
    BecauseSaid,
    BecauseTaken,
    BecauseVoted,
    Reason,
)
from presidium.games.politburo.goals import MEMBERS, MINISTRIES
from presidium.games.politburo.moves import Name, Want
from presidium.games.politburo.state import Public, member_of

MAX_PERCENT: Final = 99
"""Upper limit of stated odds, because no bot can be surer about another player."""


def grounds(view: SeatView[Public], answer: Action, before: Company, saying: Company) -> tuple[Ground, ...]:
    """Beliefs about each hidden member with their reasons: first about the voters that the answer names, then about the
    other seats, surest first."""
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
    """For each seat's hidden member: the evidence about the most probable member, strongest first."""
    posterior = Posterior(view, before, saying)
    chances = posterior.marginals()
    told: dict[Key, tuple[Reason, ...]] = {}
    for seat in posterior.free:
        likeliest = max(posterior.left, key=chances[seat].__getitem__)
        found = [(log(ratio), what) for what, ratio in ratios(posterior, chances, seat, likeliest)]
        found.sort(key=lambda pair: -abs(round(pair[0], 9)))
        told[member_of(seat + 1)] = tuple(worded(what, likeliest, ratio) for ratio, what in found[:many] if ratio)
    return told


def ratios(posterior: Posterior, chances: list[list[float]], seat: int, member: int) -> list[tuple[Clue, float]]:
    """For each piece of evidence about a seat: the likelihood ratio of "has this member" to "has another member"."""
    who = posterior.characters[seat]
    rest = [other for other in posterior.left if other != member]

    def ratio(likely: list[float]) -> float:
        return likely[member] / (sum(likely[other] for other in rest) / len(rest))

    found: list[tuple[Clue, float]] = []
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
    """Likelihood of a ballot's count for each member this seat may have, averaged over all other voters' members."""
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


def worded(what: Clue, likeliest: int, ratio: float) -> Reason:
    times = min(MAX_PERCENT, round(2.718281828 ** abs(min(max(ratio, -9.0), 9.0))))
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
