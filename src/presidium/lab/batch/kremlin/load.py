"""Converts an engine state of Kremlin, or a view of one, into a record of a batch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from presidium.core import Action, Player, Refused, Rules, State, Step, View, refusal
from presidium.games.kremlin.actions import Write
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.announcing.window import Reopen, Window
from presidium.games.kremlin.influence.growth import AddInfluence, Growth
from presidium.games.kremlin.influence.ties import TieRoll
from presidium.games.kremlin.matters import Case, Deed, Election
from presidium.games.kremlin.phases.p1_cures import Ageing, Cures, CuresEnd
from presidium.games.kremlin.phases.p2_purge import PurgePhase, PurgeRoll, Purging
from presidium.games.kremlin.phases.p3_investigation import Investigating, Investigation, SuspicionWeighs
from presidium.games.kremlin.phases.p4_health import Health, HealthRoll
from presidium.games.kremlin.phases.p5_funeral import Ballot, Funeral, Proposal
from presidium.games.kremlin.phases.p6_chief import ChiefDecides
from presidium.games.kremlin.phases.p6_replacements import Fill, FillCandidates, Promotes
from presidium.games.kremlin.phases.p7_rehabilitation import Rehabilitation
from presidium.games.kremlin.phases.p8_parade import Parade, Wave
from presidium.games.kremlin.phases.trial import Verdict
from presidium.games.kremlin.printed.board import PLACES, POSTS
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from presidium.games.kremlin.setup import DrawSeniority, FirstPolitburo, Sheets
from presidium.games.kremlin.state import FACTIONS, Moment, Public, sheet
from presidium.games.kremlin.year import Begin, LastWindow, NextYear, Retirements
from presidium.lab.batch.kremlin import modes
from presidium.lab.batch.kremlin.board import AGE, MEN, NOBODY, NUMBERS
from presidium.lab.batch.kremlin.phases.ending import RULES
from presidium.lab.batch.kremlin.phases.year import YEARS
from presidium.lab.batch.kremlin.record import Game, blank, copy
from presidium.lab.batch.kremlin.words import number

Answers = Mapping[Player, Action]
AGES: Final[list[int]] = AGE.tolist()

LASTS: Final[dict[type[Step], int]] = {
    **dict.fromkeys((Cures, Health, Rehabilitation), len(POSTS)),
    **dict.fromkeys((Investigation, Parade), 2),
    **dict.fromkeys((CuresEnd, Begin, Ageing, PurgePhase, PurgeRoll, SuspicionWeighs, HealthRoll, Funeral), 1),
    **dict.fromkeys((Fill, FillCandidates, Wave, LastWindow, Retirements, Growth, NextYear, Finality), 1),
}
"""For each engine step on the stack: the number of steps in `YEARS` that it takes."""


def check_scope(rules: Rules) -> None:
    """Raises Refused for options that batches do not support: cards and the arbiter of ties."""
    for name, choice in rules.chosen:
        if name in ("cards", "intrigue", "tie_arbiter") and choice != "off":
            raise Refused(refusal("batch-without", option=name))


def of_state(g: State[Any]) -> Game:
    sheets = {seat: g.secret(sheet(seat)) for seat in g.rules.players if sheet(seat) in g.secrets}
    return record(g.rules, g.public, g.stack, sheets, g.answers)


def of_view(v: View[Any]) -> Game:
    """A record of everything that the view shows; all other fields are 0."""
    sheets = {seat: v.secret(sheet(seat)) for seat in v.rules.players if v.knows(sheet(seat))}
    return record(v.rules, v.public, v.stack, sheets, {} if v.answer is None or v.seat is None else {v.seat: v.answer})


@lru_cache(maxsize=1 << 5)
def beginning(rules: Rules) -> Game:
    """A record of a game by these rules before its first event. It is cached, so copy it before use."""
    check_scope(rules)
    edition: Any = rules.edition  # type: ignore[attr-defined]
    g, chosen = blank(), dict(rules.chosen)
    g.seats, g.of_1986 = rules.seats, int(edition.name == "1986")
    g.strengths, g.growth = int(chosen["strengths"] == "on"), int(edition.growth)
    g.nestor, g.joint_win = int(edition.influence_nestor), int(chosen.get("joint_win") == "on")
    g.purge_limit = edition.purge_limit or 0
    g.retirement_age = edition.retirement_age or 999
    g.most_shown = min(edition.most_shown, 99)
    g.answer = [-1] * len(g.answer)
    g.holder = [NOBODY] * len(POSTS)
    g.actor = g.victim = g.accuser = g.accused = g.proposer = g.nominee = NOBODY
    return g


def record(
    rules: Rules, public: Public, stack: Sequence[Step], sheets: Mapping[Player, Sequence[int]], answers: Answers
) -> Game:
    """A record of an engine state, given its rules, public facts, stack, sheets and sealed answers."""
    g = copy(beginning(rules))
    see_board(g, public)
    see_influence(g, public, sheets)
    if public.outcome is not None:
        g.mode, g.winners = modes.OVER, mask(public.outcome.winners)
        g.ended = RULES.index(public.outcome.rule)
        return g
    begun = {DrawSeniority: modes.SENIORITY, FirstPolitburo: modes.POLITBURO, Sheets: modes.SHEETS}
    if type(stack[-1]) in begun:
        g.mode = begun[type(stack[-1])]
        see_picks(g, answers)
        return g
    see_steps(g, rules, public, stack, answers)
    return g


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def men(letters: Iterable[str]) -> int:
    return mask(INDEX[who] for who in letters)


def see_board(g: Game, public: Public) -> None:
    g.year, g.phase = public.year, public.phase
    g.ranked = len(public.seniority)
    g.seniority[: g.ranked] = public.seniority
    g.place = [PLACES.index(man.place) for man in public.men.values()]
    g.stress = [man.stress for man in public.men.values()]
    g.crosses = [man.crosses for man in public.men.values()]
    g.suspect = [man.suspect for man in public.men.values()]
    g.cure = [int(man.cure) for man in public.men.values()]
    g.holder = [NOBODY if who is None else INDEX[who] for who in public.posts.values()]
    for who, place in enumerate(g.place):
        g.there[place] |= 1 << who
    g.old = mask(who for who, stress in enumerate(g.stress) if AGES[who] + stress >= g.retirement_age)
    g.resting, g.touched = men(public.resting), men(public.touched)
    g.waived, g.silent = mask(public.waived), int(public.silent)
    g.parades = len(public.track)
    for year, mark in enumerate(public.track):
        g.track[year] = -1 if mark is None else INDEX[mark] if g.of_1986 else FACTIONS.index(mark) + 1


def see_influence(g: Game, public: Public, sheets: Mapping[Player, Sequence[int]]) -> None:
    for who, numbers in public.declared.items():
        for seat in range(1, g.seats + 1):
            g.declared[seat][INDEX[who]] = numbers[seat - 1]
            g.rises[seat][INDEX[who]] = public.rises[who][seat - 1]
    for who, seat in public.control.items():
        g.control[INDEX[who]] = seat
    for seat in range(1, g.seats + 1):
        g.need[seat], g.shift[seat] = list(public.needs[seat - 1]), list(public.shifts[seat - 1])
        g.needing[seat] = list(counted(public.needs[seat - 1]))
        g.taken[seat] = mask(number for number in range(1, NUMBERS + 1) if g.needing[seat][number] > NUMBERS - number)
        if seat in sheets:
            g.written[seat] = list(sheets[seat])


@lru_cache(maxsize=1 << 12)
def counted(needs: tuple[int, ...]) -> tuple[int, ...]:
    return (0, *(sum([need >= least for need in needs]) for least in range(1, NUMBERS + 1)))


def see_picks(g: Game, answers: Answers) -> None:
    for seat, written in answers.items():
        assert isinstance(written, Write)
        g.pick[seat], g.picked[seat] = [INDEX[who] for who in written.sheet], NUMBERS


# The place of a state in the list of steps of a year


def see_steps(g: Game, rules: Rules, public: Public, stack: Sequence[Step], answers: Answers) -> None:
    """Copies the current question and unfinished steps of the engine into the record."""
    coming = sum(LASTS.get(type(step), int(isinstance(step, Right))) for step in stack)
    see_growth(g, stack)
    g.step = len(YEARS[g.of_1986]) - coming - bool(g.adds_from)
    top = stack[-1]
    below = next((step for step in reversed(stack) if isinstance(step, Right | Finality)), None)
    right = below.right if isinstance(below, Finality) else below
    if public.agenda or isinstance(top, Right):
        assert right is not None
        see_right(g, right)
    see_agenda(g, public)
    if isinstance(top, Window):
        g.mode, g.about = modes.WINDOW, men(top.about)
        for seat, action in answers.items():
            g.answer[seat] = number(action, public, seat)
        g.waiting = mask(seat for seat in rules.players if seat not in answers and seat not in public.waived)
    elif isinstance(top, TieRoll):
        see_ties(g, stack, top)
    elif isinstance(top, PurgeRoll):
        assert isinstance(top.after, Purging)
        g.mode, g.purged = modes.PURGE_DIE, top.after.purged - 1
        g.actor, g.victim = INDEX[top.purger], INDEX[top.victim]
    elif isinstance(top, HealthRoll | Wave):
        g.mode = modes.HEALTH_DIE if isinstance(top, HealthRoll) else modes.WAVE_DIE
    elif isinstance(top, AddInfluence):
        g.mode = modes.ADD
    else:
        assert isinstance(top, Right)
        actor = top.actor(Moment(rules, public))
        assert actor is not None
        g.mode, g.actor = modes.ANNOUNCE, INDEX[actor]


def see_growth(g: Game, stack: Sequence[Step]) -> None:
    adding = [step for step in stack if isinstance(step, AddInfluence)]
    if adding:
        each = 1 if g.of_1986 else 2
        g.added = each * g.seats - len(adding)
        turned = g.added if g.of_1986 else -(g.added // 2)
        g.adds_from = (adding[-1].seat - 1 + turned) % g.seats + 1


def see_right(g: Game, right: Right) -> None:
    match right:
        case Purging():
            g.purged = right.purged
        case Verdict():
            g.turn = POSTS.index(right.post)
            assert isinstance(right.proceedings, Investigating)
            see_investigation(g, right.proceedings)
        case Investigating():
            see_investigation(g, right)
        case Proposal():
            g.second, g.rebels = int(right.rebels is not None), men(right.rebels or ())
            g.proposer = NOBODY if right.proposer is None else INDEX[right.proposer]
        case Ballot():
            g.turn = POSTS.index(right.post)
            g.second, g.rebels = int(right.rebels is not None), men(right.rebels or ())
        case ChiefDecides():
            g.moved, g.rearranged = men(right.moved), mask(level - 1 for level in right.rearranged)
        case Promotes():
            g.moved = men(right.promoted)


def see_investigation(g: Game, right: Investigating) -> None:
    g.suspects = men(right.suspects)
    g.tried, g.condemned, g.marked = int(right.accused), int(right.condemned), int(right.marked)


def see_agenda(g: Game, public: Public) -> None:
    """Copies the announced action, and the trial or election to which it belongs, into the record."""
    for matter in public.agenda:
        match matter:
            case Deed():
                g.actor, g.by, g.announced = INDEX[matter.who], matter.by or 0, 1
                g.deed = number(matter.action, public, g.by)
            case Case():
                assert matter.accuser is not None
                g.accuser, g.accused = INDEX[matter.accuser], INDEX[matter.accused]
                see_votes(g, public, matter.votes)
            case Election():
                g.proposer, g.nominee = INDEX[matter.proposer], INDEX[matter.nominee]
                see_votes(g, public, matter.votes)


def see_votes(g: Game, public: Public, votes: tuple[tuple[str, str], ...]) -> None:
    for who, vote in votes:
        g.vote[POSTS.index(public.men[who].place)] = 2 if vote in ("guilty", "against") else 1


def see_ties(g: Game, stack: Sequence[Step], top: TieRoll) -> None:
    reopen = next(step for step in reversed(stack) if isinstance(step, Reopen))
    g.mode, g.about = modes.TIE, men(reopen.window.about)
    g.ties = men(step.who for step in stack if isinstance(step, TieRoll))
    g.tied = mask(top.tied)
    for seat, face in zip(top.tied, top.faces, strict=False):
        g.face[seat] = face


assert len(LETTERS) == MEN
