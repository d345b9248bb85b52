"""Who was voted on: trials and elections."""

from __future__ import annotations

from presidium.games.kremlin.matters import Case, Election
from presidium.games.kremlin.printed.board import CHIEF, GONE, SIBERIA, WALL
from tests.pravda.claims import Claim, Claims
from tests.pravda.kremlin.positions import place, settled

VOTES = Claims()


# Trials


@VOTES.of("guilty", "guilty-all", "guilty-alone", "guilty-one", "guilty-silent")
def guilty(claim: Claim) -> None:
    case = tried(claim)
    free = [who for who, vote in case.votes if vote == "innocent"]
    against = len(case.votes) - len(free)
    assert len(free) < 2
    assert any(place(public, case.accused) == SIBERIA for public in claim.lived.soon(max(claim.events)))
    assert claim.slots.get("guilty", against) == against
    match claim.kind:
        case "guilty-all":
            assert against
            assert not free
        case "guilty-alone":
            assert free == [case.accused]
        case "guilty-one":
            assert len(free) == 1
            assert free != [case.accused]
        case "guilty-silent":
            assert not case.votes


def tried(claim: Claim) -> Case:
    case: Case = settled(claim, Case)[-1]
    assert claim.slots.get("who", case.accused) == case.accused
    assert claim.slots.get("by", case.accuser) == case.accuser
    return case


@VOTES.of("acquitted", "acquitted-votes")
def acquitted(claim: Claim) -> None:
    case = tried(claim)
    free = [who for who, vote in case.votes if vote == "innocent"]
    assert len(free) == 2 == claim.slots.get("free", 2)
    assert claim.slots.get("guilty", len(case.votes) - 2) == len(case.votes) - 2
    assert place(claim.end, case.accused) not in GONE


@VOTES.of("plot-guilty", "plot-acquitted")
def plot(claim: Claim) -> None:
    case = tried(claim)
    assert case.accuser is None
    dead = any(place(public, case.accused) == WALL for public in claim.lived.soon(max(claim.events)))
    assert dead == (claim.kind == "plot-guilty")


@VOTES.of("inquiry-guilty", "inquiry-acquitted", "cleared-by-card")
def inquiry(claim: Claim) -> None:
    if claim.has("who"):
        guilty = claim.kind == "inquiry-guilty"
        soon = claim.lived.soon(max(claim.events), 6 if guilty else 3)  # a purge of its own may follow an acquittal
        assert any(place(public, claim.who) == SIBERIA for public in soon) == guilty


# Elections


@VOTES.of("rejected")
def rejected(claim: Claim) -> None:
    vote = settled(claim, Election)[-1]
    assert counted(claim, vote) >= 3
    assert place(claim.end, vote.nominee) not in GONE


def counted(claim: Claim, vote: Election) -> int:
    against = sum(each == "against" for _, each in vote.votes)
    assert claim.slots.get("who", vote.nominee) == vote.nominee
    assert claim.slots.get("against", against) == against
    assert claim.slots.get("for", len(vote.votes) - against) == len(vote.votes) - against
    return against


@VOTES.of(
    "elected",
    *(f"elected-{how}" for how in ("all", "narrow", "second", "votes", "over", "alone")),
)
def elected(claim: Claim) -> None:
    chief = claim.after.posts[CHIEF]
    assert claim.before.posts[CHIEF] is None
    assert claim.end.posts[CHIEF] == chief
    assert claim.slots.get("who", chief) == chief
    assert claim.slots.get("age", claim.after.age(chief)) == claim.after.age(chief)
    votes = settled(claim, Election)
    if claim.kind in ("elected-over", "elected-alone"):
        assert not any(vote.nominee == chief and vote.votes for vote in votes if not down(vote))
        assert any(map(down, votes)) == (claim.kind == "elected-over")
    elif claim.kind != "elected":
        against = counted(claim, votes[-1])
        assert not down(votes[-1])
        assert votes[-1].votes
        assert claim.kind != "elected-all" or not against
        assert claim.kind != "elected-narrow" or against == 2
        assert claim.kind != "elected-second" or any(map(down, votes[:-1]))


def down(vote: Election) -> bool:
    return sum(each == "against" for _, each in vote.votes) >= 3
