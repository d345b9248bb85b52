"""Runs a contest: plays the missing jobs until the result is certain or all deals are played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter

from presidium.lab.arena.contest import Contest, Job
from presidium.lab.arena.hands import Done, here
from presidium.lab.arena.ledger import Ledger
from presidium.lab.arena.result import Result
from presidium.lab.arena.tally import Tally
from presidium.lab.statistics.sequential import Decided, Test

Hands = Callable[[Contest, Iterable[Job]], Done]


def hold(
    contest: Contest,
    deals: int,
    ledger: Ledger,
    hands: Hands = lambda contest, jobs: here(contest, jobs, 1),
    test: Test | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Result:
    """Plays `deals` deals in every arm; with a test it stops as soon as the test decides between the first two arms.

    The result does not depend on which machine plays which job first. The test reads the deals in their order, and
    deals after its decision do not count.
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
    """State of the test after all deals that both of the first two arms have finished."""
    one: list[bool] = []
    other: list[bool] = []
    for job in jobs:
        if job.arm < 2:
            if job not in ledger.done:
                break
            (other if job.arm else one).extend(game.won for game in ledger.done[job].games)
    return test.run(zip(one, other, strict=False))


def _tallies(contest: Contest, jobs: list[Job], ledger: Ledger, until: int) -> list[Tally]:
    """The tally of each arm, with the first `until` deals only."""
    tallies = [Tally() for _ in contest.arms]
    for job in jobs:
        if job.first < until and job in ledger.done:
            tallies[job.arm].add(ledger.done[job])
    for tally in tallies:
        tally.games = [game for game in tally.games if game.deal < until]
    return tallies
