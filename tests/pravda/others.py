"""What has to be so for Pravda to print a sentence about Goulag or Politburo."""

from __future__ import annotations

from typing import Any

from presidium.games.goulag.game import Round, played, worker
from presidium.games.politburo.goals import GOALS, INFLUENCE, standing
from presidium.games.politburo.state import member_of
from tests.pravda.claims import Claim, Claims

GOULAG, POLITBURO = Claims(), Claims()


def agree(claim: Claim, **truth: Any) -> None:
    """Whatever of this the sentence says, it says so."""
    for slot, value in truth.items():
        assert claim.slots.get(slot, value) == value, (claim.kind, slot, claim.slots, value)


# Goulag


def rounds(claim: Claim) -> list[Round]:
    """Those that were over by then."""
    found: tuple[Round, ...] = claim.end.history
    return list(found)


@GOULAG.of("half", *(f"half-{how}" for how in ("all", "none", "more", "less", "level")))
def half(claim: Claim) -> None:
    over = rounds(claim)
    canal = sum(each.work for each in over)
    strikes = 2 * len(over) - canal
    assert canal == claim.end.canal
    agree(claim, canal=canal, strikes=strikes, year=len(over))
    holds = {
        "all": not strikes,
        "none": not canal,
        "more": canal > strikes,
        "less": canal < strikes,
        "level": canal == strikes,
    }
    assert holds.get(claim.kind.removeprefix("half-"), True)


@GOULAG.of(*(f"{work}{how}" for work in ("both", "one", "none") for how in ("", "-watched", "-unwatched")))
def dug(claim: Claim) -> None:
    each = claim.after.history[-1]
    assert len(claim.before.history) == len(claim.after.history) - 1
    assert each.work == {"both": 2, "one": 1, "none": 0}[claim.kind.partition("-")[0]]
    assert not claim.kind.endswith("-watched") or each.supervised is not None
    assert not claim.kind.endswith("-unwatched") or each.supervised is None
    agree(claim, year=each.number, names=frozenset(each.builders), by=each.supervisor, who=each.supervised)


@GOULAG.of("builder")
def builder(claim: Claim) -> None:
    times = {seat: sum(seat in each.builders for each in rounds(claim)) for seat in claim.lived.g.rules.players}
    if claim.has("who"):
        assert claim.k == times[claim.who] == max(times.values())
        assert list(times.values()).count(claim.k) == 1


@GOULAG.of("idle")
def idle(claim: Claim) -> None:
    named = {seat for each in rounds(claim) for seat in each.trio}
    agree(claim, names=frozenset(claim.lived.g.rules.players) - named, k=claim.lived.g.rules.seats - len(named))


@GOULAG.of("unwatched")
def unwatched(claim: Claim) -> None:
    assert all(each.supervised is None for each in rounds(claim))
    agree(claim, k=len(rounds(claim)))


@GOULAG.of(*(f"end-{who}{how}" for who in ("loyal", "disloyal") for how in ("", "-close")), "end-nobody")
def goulag_ended(claim: Claim) -> None:
    g = claim.lived.g
    sides = [g.secrets[worker(seat)].value for seat in g.rules.players]
    loyal, canal = sides.count("loyal"), g.public.canal
    disloyal = len(sides) - loyal
    needed = next(steps for steps in range(99) if steps > 2 * loyal or (steps == 2 * loyal and loyal < disloyal))
    won = "loyal" if canal >= needed else "nobody" if canal == 2 * loyal and loyal == disloyal else "disloyal"
    assert claim.kind.split("-")[1] == won
    winners = frozenset(seat for seat, side in enumerate(sides, 1) if side == won)
    agree(claim, canal=canal, loyal=loyal, disloyal=disloyal, needed=needed, winners=winners)
    assert not claim.kind.endswith("-close") or canal - needed == {"loyal": 0, "disloyal": -1}[won]


@GOULAG.of(*(f"turned-to-{card}{how}" for card in ("strike", "work") for how in ("", "-deciding")))
def turned(claim: Claim) -> None:
    g, each = claim.lived.g, claim.after.history[-1]
    agree(claim, who=each.supervised, by=each.supervisor)
    chosen, to = g.secrets[played(each.number, each.supervised)].value, claim.kind.split("-")[2]
    assert {chosen, to} == {"work", "strike"}
    if claim.kind.endswith("-deciding"):
        sides = [g.secrets[worker(seat)].value for seat in g.rules.players]
        otherwise = g.public.canal + (1 if to == "strike" else -1)
        assert loyal_win(sides, g.public.canal) != loyal_win(sides, otherwise)


def loyal_win(sides: list[str], canal: int) -> bool:
    loyal = sides.count("loyal")
    return canal > 2 * loyal or (canal == 2 * loyal and 2 * loyal < len(sides))


@GOULAG.of(*(f"box-{card}-{side}" for card in ("own", "passed") for side in ("loyal", "disloyal")))
def box_card(claim: Claim) -> None:
    g, (_, card, side) = claim.lived.g, claim.kind.split("-")
    holder = claim.seat if card == "own" else claim.who
    assert card == "own" or holder == g.rules.right(claim.seat)
    assert g.secrets[worker(holder)].value == side


@GOULAG.of("box-played", "box-idle")
def box_played(claim: Claim) -> None:
    g = claim.lived.g
    built = [each.number for each in rounds(claim) if claim.seat in each.builders]
    mine = [g.secrets[played(number, claim.seat)].value for number in built]
    assert bool(mine) == (claim.kind == "box-played")
    agree(claim, work=mine.count("work"), strikes=mine.count("strike"))


# Politburo


@POLITBURO.of("half", *(f"half-{way}" for way in ("repression", "reform", "even")))
def politburo_half(claim: Claim) -> None:
    total = sum(claim.end.levels.values())
    way = "repression" if total > 0 else "reform" if total < 0 else "even"
    assert claim.kind in ("half", f"half-{way}")
    agree(claim, sum=abs(total), lost=lost(claim.end.influence), year=len(claim.end.history))


def lost(influence: tuple[int, ...]) -> int:
    return sum(INFLUENCE - left for left in influence)


@POLITBURO.of("plan", "plan-tie", "plan-narrow", "plan-all", "refused", "refused-narrow", "refused-twice")
def plan(claim: Claim) -> None:
    """The vote is told before it is entered: so it stands in the next position, or in that round's minutes."""
    at = max(claim.events)
    number = len(claim.lived.at[at].proposals)
    later = next(
        public
        for public in claim.lived.at[at + 1 :]
        if len(public.proposals) > number or public.history != claim.after.history
    )
    proposals = later.proposals if len(later.proposals) > number else later.history[-1].proposals
    vote = proposals[number]
    ayes = vote.votes.count("for")
    noes = len(vote.votes) - ayes
    gensek = claim.after.gensek
    carried = ayes > noes or (ayes == noes and vote.votes[gensek - 1] == "for")
    assert carried == claim.kind.startswith("plan")
    agree(claim, by=gensek, ministry=vote.ministry, against=noes, year=claim.after.round, **{"for": ayes})
    assert not claim.kind.endswith("-narrow") or abs(ayes - noes) <= 1
    assert not claim.kind.endswith("-tie") or ayes == noes
    assert not claim.kind.endswith("-all") or not noes
    assert not claim.kind.endswith("-twice") or number == 1


@POLITBURO.of("taken")
def taken(claim: Claim) -> None:
    public = claim.after
    assert len(public.proposals) == 2
    assert public.ministry not in [vote.ministry for vote in public.proposals]
    agree(claim, ministry=public.ministry, by=public.gensek)


@POLITBURO.of("stuck", *(f"moved{far}-{side}" for far in ("", "-two") for side in ("repression", "reform")))
def politburo_moved(claim: Claim) -> None:
    public = claim.after
    change = public.levels[public.ministry] - claim.before.levels[public.ministry]
    assert change == public.change
    agree(claim, ministry=public.ministry, level=public.levels[public.ministry], year=public.round)
    if claim.kind == "stuck":
        assert change == 0
        assert abs(public.levels[public.ministry]) == 3
    else:
        assert change * (1 if claim.kind.endswith("repression") else -1) > 0
        assert "two" not in claim.kind or abs(change) == 2
        assert "two" not in claim.kind or public.ballots[-1].unanimous


@POLITBURO.of("caught", "escaped", "escaped-dry")
def unmasked(claim: Claim) -> None:
    number = claim.after.round
    over = next(each for each in claim.lived.g.public.history if each.number == number)
    verdict = over.verdict
    wrong = [
        seat
        for seat, finger in zip(over.ballots[-1].voters, verdict.fingers, strict=True)
        if seat != verdict.deviant and finger != verdict.deviant
    ]
    side = "reform" if over.ballots[-1].repression == 2 else "repression"
    agree(claim, who=verdict.deviant, side=side, year=number)
    assert bool(wrong) == claim.kind.startswith("escaped")
    agree(claim, names=frozenset(wrong), k=len(wrong))
    drop = [claim.before.influence[seat - 1] - claim.after.influence[seat - 1] for seat in wrong]
    assert claim.kind != "escaped" or all(drop)
    assert claim.kind != "escaped-dry" or not all(drop)


@POLITBURO.of("spent")
def spent(claim: Claim) -> None:
    if claim.has("who"):
        assert (claim.before.influence[claim.who - 1], claim.after.influence[claim.who - 1]) == (1, 0)


@POLITBURO.of("end-won", "end-alone", "end-ahead", "end-tie", "end-shared", "end-nobody")
def politburo_ended(claim: Claim) -> None:
    g = claim.lived.g
    members = [g.secrets[member_of(seat)].value for seat in g.rules.players]
    end = standing(g.public.influence, g.public.levels)
    held = [seat for seat, member in enumerate(members, 1) if GOALS[member](end)]
    most = max((g.public.influence[seat - 1] for seat in held), default=0)
    first = [seat for seat in held if g.public.influence[seat - 1] == most]
    kinds = {0: ("end-nobody",), 1: ("end-won", "end-alone" if len(held) == 1 else "end-ahead")}
    outcome = g.public.outcome
    agree(claim, running=len(held), influence=most)
    if outcome is not None and outcome.rule == "politburo 5.6":
        assert claim.kind == "end-won"
        agree(claim, who=outcome.winners[0], member=outcome.who)
    elif g.rules["victory"] == "shared" and len(first) > 1:
        assert claim.kind == "end-shared"
        assert outcome is not None
        assert set(outcome.winners) <= set(first)
        agree(claim, winners=outcome.winners)
        return
    else:
        assert claim.kind in kinds.get(len(first), ("end-tie",))
    if len(first) == 1:
        agree(claim, who=first[0], member=members[first[0] - 1])


@POLITBURO.of("box-goal-holds", "box-goal-fails")
def box_goal(claim: Claim) -> None:
    member = claim.lived.g.secrets[member_of(claim.seat)].value
    assert GOALS[member](standing(claim.end.influence, claim.end.levels)) == (claim.kind == "box-goal-holds")
    agree(claim, member=member)


@POLITBURO.of("box-influence-most", "box-influence-less")
def box_influence(claim: Claim) -> None:
    mine, most = claim.end.influence[claim.seat - 1], max(claim.end.influence)
    assert (mine == most) == (claim.kind == "box-influence-most")
    agree(claim, influence=mine, most=most)
