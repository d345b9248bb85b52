"""The strongest evidence that a worker of Goulag is loyal or disloyal."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf, log

from presidium.bots.analysis.tracks import percent
from presidium.bots.goulag.beliefs import posterior
from presidium.bots.goulag.lenses import ALL_AT_RANDOM
from presidium.bots.goulag.tale import Evidence, Tale, tale_of
from presidium.bots.runtime.bot import Ground
from presidium.core import Action, Key, Player, SeatView, View
from presidium.games.goulag.content.reasons import (
    BecauseNamed,
    BecauseSaid,
    BecauseShown,
    BecauseTaken,
    BecauseWatched,
    Reason,
)
from presidium.games.goulag.game import Public, worker
from presidium.games.goulag.moves import Name, Side

MAX_PERCENT = 99
"""Upper limit of stated odds, because no bot can be surer about another player."""


def grounds(view: SeatView[Public], answer: Action, idle: float) -> tuple[Ground, ...]:
    """Beliefs about each hidden worker card with their reasons: first the players named in the answer, surest first."""
    why, about, trust = reasons(view, idle=idle), trio(view, answer), posterior(view, idle=idle).loyal()
    loyal = {seat: trust[seat] for seat in view.rules.players if worker(seat) in why}
    seats = sorted(loyal, key=lambda seat: (seat not in about, -abs(loyal[seat] - 0.5)))
    return tuple(Ground(taken(seat, loyal[seat]), why[worker(seat)]) for seat in seats)


def taken(seat: Player, loyal: float) -> BecauseTaken:
    side: Side = "loyal" if loyal >= 0.5 else "disloyal"
    return BecauseTaken(seat, side, percent(max(loyal, 1 - loyal)))


def trio(view: SeatView[Public], answer: Action) -> tuple[Player, ...]:
    """The two builders and the supervisor that this answer names or that the commissar has named."""
    if isinstance(answer, Name):
        return *answer.builders, answer.supervisor
    return (*(view.public.builders or ()), view.public.supervisor)


def reasons(view: View[Public], many: int = 3, idle: float = ALL_AT_RANDOM) -> dict[Key, tuple[Reason, ...]]:
    """For each worker card that this view does not show: the evidence about it, strongest first. The strength of
    evidence is the odds with this piece divided by the odds without it."""
    tale = tale_of(view)
    unseen = [seat for seat in view.rules.players if worker(seat) in view.secrets and not view.knows(worker(seat))]
    loyal = posterior(view, idle=idle).loyal()
    told: dict[Key, list[tuple[float, Evidence]]] = {worker(seat): [] for seat in unseen}
    for evidence in evidence_of(tale, view):
        without = posterior(view, evidence, idle).loyal()
        for seat in unseen:
            told[worker(seat)].append((odds(loyal[seat]) - odds(without[seat]), evidence))
    return {
        key: tuple(worded(tale, evidence, ratio) for ratio, evidence in sorted(all_of, key=_weight)[:many] if ratio)
        for key, all_of in told.items()
    }


def _weight(told: tuple[float, Evidence]) -> float:
    return -abs(round(told[0], 9))


def odds(likely: float) -> float:
    """Log odds of a probability. For independent pieces of evidence the log odds add up."""
    return log(likely / (1 - likely)) if 0 < likely < 1 else inf if likely else -inf


def evidence_of(tale: Tale, view: View[Public]) -> Iterator[Evidence]:
    """Every piece of evidence about the other players: all their acts and claims."""
    for turn in tale.turns:
        if turn.commissar != view.seat:
            yield Evidence("named", turn.number)
        if turn.work is not None:
            yield Evidence("shown", turn.number)
            if turn.supervisor != view.seat:
                yield Evidence("watched", turn.number)
    yield from (Evidence("said", at) for at, word in enumerate(tale.words) if word.speaker != view.seat)


def worded(tale: Tale, evidence: Evidence, ratio: float) -> Reason:
    side: Side = "loyal" if ratio > 0 else "disloyal"
    times = min(MAX_PERCENT, round(exp(min(abs(ratio), 10.0))))
    if evidence.kind == "said":
        word = tale.words[evidence.at]
        return BecauseSaid(word.speaker, word.claim, side, times)
    turn = next(turn for turn in tale.turns if turn.number == evidence.at)
    if evidence.kind == "named":
        return BecauseNamed(turn.number, turn.commissar, turn.builders, turn.supervisor, side, times)
    if evidence.kind == "watched":
        return BecauseWatched(turn.number, turn.supervisor, turn.supervised, side, times)
    return BecauseShown(turn.number, turn.builders, turn.work or 0, side, times)
