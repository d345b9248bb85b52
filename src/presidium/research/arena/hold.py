"""A contest is held: what is missing is played, in whatever order, until there is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter

from presidium.research.arena.contest import Contest, Job
from presidium.research.arena.hands import Done, here
from presidium.research.arena.ledger import Ledger
from presidium.research.arena.result import Result
from presidium.research.arena.tally import Tally
from presidium.research.sequential import Decided, Test

Hands = Callable[[Contest, Iterable[Job]], Done]


def hold(
    contest: Contest,
    deals: int,
    ledger: Ledger,
    hands: Hands = lambda contest, jobs: here(contest, jobs, 1),
    test: Test | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Result:
    """Play so many deals in every arm; with a test of the first two arms, only until it is decided.

    The result is the same whoever plays and in whatever order: a test goes through the deals in theirs, and those
    after its decision do not count.
    """
    begun = perf_counter()
    jobs = list(contest.jobs(deals))
    progress(sum(job.deals for job in jobs if job in ledger.done))
    decided = None if test is None else _decided(test, jobs, ledger)
    if decided is None or decided.verdict == "open":
        for job, tally in hands(contest, (job for job in jobs if job not in ledger.done)):
            ledger.keep(job, tally)
            progress(job.deals)
            decided = None if test is None else _decided(test, jobs, ledger)
            if decided is not None and decided.verdict != "open":
                break
    until = deals if decided is None else decided.deals
    return Result(contest, _tallies(contest, jobs, ledger, until), perf_counter() - begun, decided)


def _decided(test: Test, jobs: list[Job], ledger: Ledger) -> Decided:
    """How the test stands after the deals that all before them have been played too."""
    one: list[bool] = []
    other: list[bool] = []
    for job in jobs:
        if job.arm < 2:
            if job not in ledger.done:
                break
            (other if job.arm else one).extend(game.won for game in ledger.done[job].games)
    return test.run(zip(one, other, strict=False))


def _tallies(contest: Contest, jobs: list[Job], ledger: Ledger, until: int) -> list[Tally]:
    """For each arm, its games in the order of their deals."""
    tallies = [Tally() for _ in contest.arms]
    for job in jobs:
        if job.first < until and job in ledger.done:
            tallies[job.arm].add(ledger.done[job])
    for tally in tallies:
        tally.games = [game for game in tally.games if game.deal < until]
    return tallies
