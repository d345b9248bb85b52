"""What has to be so for Pravda to print a sentence about Kremlin: read off the positions, never off the event."""

from __future__ import annotations

from typing import Any

from presidium.kremlin.actions import Clear, Condemn, Purge, Rehabilitate, Suspect
from presidium.kremlin.ending import left
from presidium.kremlin.printed.board import (
    CANDIDATE,
    CHIEF,
    GONE,
    LEVEL,
    PEOPLE,
    POSTS,
    PURGE_NUMBER,
    RETIRED,
    SIBERIA,
    WALL,
)
from presidium.kremlin.printed.people import INDEX, LETTERS
from presidium.kremlin.state import FACTIONS, Case, Deed, Election, edition_of, sheet
from tests.pravda.claims import Claim, Claims

KREMLIN = Claims()
GUARDED = 20


def place(public: Any, who: str) -> str:
    found: str = public.men[who].place
    return found


def stood_at(claim: Claim) -> str:
    """Where he stood before he left: his control is told to be lost when he is gone already."""
    for n in range(min(claim.events) - 1, claim.first - 1, -1):
        if place(claim.lived.at[n], claim.who) not in GONE:
            return place(claim.lived.at[n], claim.who)
    raise AssertionError(f"{claim.who} was gone all year")


def announced(claim: Claim, kind: type) -> set[str]:
    """Who had announced this on him at some time of the year."""
    deeds = [matter for public in claim.meanwhile() for matter in public.agenda if isinstance(matter, Deed)]
    return {deed.who for deed in deeds if isinstance(deed.action, kind) and deed.action.who == claim.who}  # type: ignore[attr-defined]


def settled(claim: Claim, kind: type) -> list[Any]:
    """The trials, or elections, of the year that were over by then, the last one last."""
    return [
        matter for n, matter in claim.lived.settled if claim.first < n <= max(claim.events) and isinstance(matter, kind)
    ]


def at_need(claim: Claim) -> None:
    if claim.has("roll"):
        assert claim.roll == claim.face


# Purges, and other ways to Siberia


@KREMLIN.of(*(f"purged-{rank}{how}" for rank in ("chief", "member", "candidate") for how in ("", "-roll", "-exact")))
def purged(claim: Claim) -> None:
    stood = place(claim.before, claim.who)
    rank = "chief" if stood == CHIEF else "candidate" if stood == CANDIDATE else "member"
    assert claim.kind.startswith(f"purged-{rank}")
    assert place(claim.after, claim.who) == SIBERIA
    assert announced(claim, Purge) >= {claim.slots.get("by")} - {None}
    rolled(claim, stood)
    assert not claim.kind.endswith("-exact") or claim.face == PURGE_NUMBER[stood]
    assert not claim.kind.endswith("-roll") or claim.face >= PURGE_NUMBER[stood]
    assert claim.slots.get("post", stood) == stood


def rolled(claim: Claim, stood: str) -> None:
    assert claim.slots.get("roll", claim.face) == claim.face
    assert claim.slots.get("need", PURGE_NUMBER[stood]) == PURGE_NUMBER[stood]


@KREMLIN.of("purge-missed", "purge-missed-roll", "purge-missed-one")
def purge_missed(claim: Claim) -> None:
    stood = place(claim.before, claim.who)
    assert place(claim.end, claim.who) not in GONE
    assert announced(claim, Purge)
    if claim.has("by"):
        assert claim.by in announced(claim, Purge)
        failed = max(claim.events)
        assert claim.lived.at[failed].age(claim.by) == claim.lived.before(failed).age(claim.by) + 3
    if claim.kind != "purge-missed":
        rolled(claim, stood)
        assert claim.face < PURGE_NUMBER[stood]
    assert claim.kind != "purge-missed-one" or claim.face == PURGE_NUMBER[stood] - 1


@KREMLIN.of("purged-many")
def purged_many(claim: Claim) -> None:
    several(claim, SIBERIA)


def several(claim: Claim, where: str) -> None:
    names = claim.slots.get("names")
    gone = {who for who in LETTERS if place(claim.start, who) != where and place(claim.end, who) == where}
    assert names is None or names <= gone
    if claim.has("k"):
        assert claim.k == len(names) if names is not None else 2 <= claim.k <= len(gone)


@KREMLIN.of("condemned")
def condemned(claim: Claim) -> None:
    assert stood_at(claim) not in GONE
    assert place(claim.after, claim.who) == SIBERIA
    assert claim.who not in [case.accused for case in settled(claim, Case)], "there was a trial"
    assert not claim.has("by") or claim.by in announced(claim, Condemn)


@KREMLIN.of("exiled")
def exiled(claim: Claim) -> None:
    assert stood_at(claim) not in GONE
    assert place(claim.after, claim.who) == SIBERIA


@KREMLIN.of("shot-missed", "shot-missed-one")
def shot_missed(claim: Claim) -> None:
    assert place(claim.end, claim.who) not in GONE if claim.has("who") else True
    if claim.has("roll"):
        need = PURGE_NUMBER[place(claim.before, claim.who)]
        assert claim.roll == claim.face < claim.need
        assert claim.need in (need, GUARDED)
        assert claim.kind != "shot-missed-one" or claim.roll == claim.need - 1


# Deaths


@KREMLIN.of("chief-died", "died", "died-member", "died-roll", "died-one", "died-shot")
def died(claim: Claim) -> None:
    if not claim.has("who"):
        assert len(claim.lived.at[max(claim.events)].at(WALL)) > len(claim.before.at(WALL))
        return
    stood = stood_at(claim)
    assert place(claim.after, claim.who) == WALL
    assert claim.kind != "chief-died" or stood == CHIEF
    assert claim.kind != "died-member" or (stood in POSTS and stood != CHIEF)
    assert claim.slots.get("post", stood) == stood
    assert claim.slots.get("age", claim.after.age(claim.who)) == claim.after.age(claim.who)
    at_need(claim)
    assert claim.kind != "died-one" or claim.face == 1
    if claim.has("need"):
        assert claim.face >= claim.need
        assert claim.need in (PURGE_NUMBER[stood], GUARDED)


@KREMLIN.of("died-many")
def died_many(claim: Claim) -> None:
    several(claim, WALL)
    if claim.has("k"):
        assert claim.k == len([w for w in LETTERS if place(claim.start, w) != WALL == place(claim.end, w)])


@KREMLIN.of("retired", "chief-retired")
def retired(claim: Claim) -> None:
    assert place(claim.after, claim.who) == RETIRED
    assert claim.kind == "retired" or stood_at(claim) == CHIEF
    assert claim.slots.get("age", claim.after.age(claim.who)) == claim.after.age(claim.who)


# Trials


@KREMLIN.of("guilty", "guilty-all", "guilty-alone", "guilty-one", "guilty-silent")
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


@KREMLIN.of("acquitted", "acquitted-votes")
def acquitted(claim: Claim) -> None:
    case = tried(claim)
    free = [who for who, vote in case.votes if vote == "innocent"]
    assert len(free) == 2 == claim.slots.get("free", 2)
    assert claim.slots.get("guilty", len(case.votes) - 2) == len(case.votes) - 2
    assert place(claim.end, case.accused) not in GONE


@KREMLIN.of("plot-guilty", "plot-acquitted")
def plot(claim: Claim) -> None:
    case = tried(claim)
    assert case.accuser is None
    dead = any(place(public, case.accused) == WALL for public in claim.lived.soon(max(claim.events)))
    assert dead == (claim.kind == "plot-guilty")


@KREMLIN.of("inquiry-guilty", "inquiry-acquitted", "cleared-by-card")
def inquiry(claim: Claim) -> None:
    if claim.has("who"):
        gone = any(place(public, claim.who) == SIBERIA for public in claim.lived.soon(max(claim.events)))
        assert gone == (claim.kind == "inquiry-guilty")


# Elections


@KREMLIN.of("rejected")
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


@KREMLIN.of(
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


# The parade


@KREMLIN.of(*(f"wave-{how}" for how in ("over", "exact", "healthy", "second", "again", "nobody", "yes")))
def waved(claim: Claim) -> None:
    chief, crosses, mark = parade(claim)
    if crosses:
        need = claim.lived.g.rules.edition.parade_rolls[crosses - 1]  # type: ignore[attr-defined]
        assert claim.face >= need
        at_need(claim)
        assert claim.slots.get("need", need) == need
        assert claim.slots.get("over", round(100 * (claim.face - need) / need)) == round(
            100 * (claim.face - need) / need
        )
        assert claim.kind != "wave-over" or claim.face > need
        assert claim.kind != "wave-exact" or claim.face == need
    assert (claim.kind == "wave-healthy") <= (not crosses)
    times = claim.after.track.count(mark) if mark is not None else 0
    controller = claim.after.control.get(chief)
    owner = chief if mark in LETTERS else None if mark is None else FACTIONS.index(mark) + 1
    assert owner == (chief if edition_of(claim.lived.g).name == "1986" else controller)
    assert claim.slots.get("faction", owner) == owner
    assert (claim.kind == "wave-nobody") <= (mark is None)
    assert claim.kind not in ("wave-second", "wave-again") or times == 2
    assert claim.kind != "wave-again" or mark == chief


def parade(claim: Claim) -> tuple[str, int, str | None]:
    """Who was Chief at the parade of the year, with how many crosses, and what was marked."""
    chief = claim.before.posts[CHIEF]
    assert claim.slots.get("who", chief) == chief
    assert len(claim.after.track) == len(claim.before.track) + 1
    return chief, claim.after.men[chief].crosses, claim.after.track[-1]


@KREMLIN.of("wave-no", "wave-no-one")
def not_waved(claim: Claim) -> None:
    _, crosses, mark = parade(claim)
    need = claim.lived.g.rules.edition.parade_rolls[crosses - 1]  # type: ignore[attr-defined]
    assert mark is None
    assert claim.face < need
    at_need(claim)
    assert claim.slots.get("need", need) == need
    assert claim.kind != "wave-no-one" or claim.face == need - 1


@KREMLIN.of("balcony-empty", "balcony-cure", "balcony-vacant")
def balcony(claim: Claim) -> None:
    chief = claim.after.posts[CHIEF]
    assert claim.after.track[-1] is None
    assert chief is None or claim.after.men[chief].cure
    assert claim.kind != "balcony-vacant" or chief is None
    assert claim.kind != "balcony-cure" or claim.slots.get("who", chief) == chief is not None
    assert claim.slots.get("year", 1950 + claim.after.year) == 1950 + claim.after.year


# Influence


@KREMLIN.of("outbid-by-one")
def outbid(claim: Claim) -> None:
    who = claim.slots.get("who")
    if who is None:
        return
    at = max(claim.events)
    old, new = claim.lived.before(at).control.get(who), claim.after.control.get(who)
    assert claim.slots.get("rival", old) == old
    assert claim.slots.get("faction", new) == new
    numbers = claim.after.declared[who]
    assert numbers[new - 1] == numbers[old - 1] + 1
    assert claim.slots.get("points", numbers[new - 1]) == numbers[new - 1]
    assert claim.slots.get("theirs", numbers[old - 1]) == numbers[old - 1]


@KREMLIN.of("chief-hands", "chief-hands-from")
def hands(claim: Claim) -> None:
    chief = claim.end.posts[CHIEF]
    assert claim.slots.get("who", chief) == chief
    holder, before = claim.end.control[chief], claim.lived.before(max(claim.events)).control.get(chief)
    assert claim.slots.get("faction", holder) == holder != claim.start.control.get(chief)
    assert claim.kind != "chief-hands-from" or claim.slots.get("rival", before) == before is not None


# What makes a line


@KREMLIN.of("back", "back-by")
def back(claim: Claim) -> None:
    if claim.has("who"):
        assert place(claim.before, claim.who) == SIBERIA != place(claim.after, claim.who)
        assert not claim.has("by") or claim.by in announced(claim, Rehabilitate)


@KREMLIN.of("suspected", "suspected-by", "unsuspected", "unsuspected-by")
def questioned(claim: Claim) -> None:
    placed = claim.kind.startswith("suspected")
    if claim.has("who"):
        marks = claim.before.men[claim.who].suspect, claim.after.men[claim.who].suspect
        assert [bool(mark) for mark in marks] == [not placed, placed]
        assert bool(claim.end.men[claim.who].suspect) == placed
        assert not claim.has("by") or claim.by in announced(claim, Suspect if placed else Clear)


@KREMLIN.of("aged")
def aged(claim: Claim) -> None:
    if claim.has("points", "age"):
        ages = [public.age(claim.who) for public in claim.lived.at[claim.first : claim.last + 1]]
        assert claim.slots.get("age", ages[-1]) == ages[-1]
        assert claim.slots.get("points", ages[-1] - ages[0]) == ages[-1] - ages[0] >= 5


@KREMLIN.of("younger")
def younger(claim: Claim) -> None:
    if claim.has("points"):
        assert claim.points == claim.before.age(claim.who) - claim.after.age(claim.who)
        assert claim.age == claim.end.age(claim.who)


@KREMLIN.of(
    *(f"{way}-{goal}" for way in ("promoted", "demoted") for goal in ("post", "candidate")),
    "demoted-people",
    "shifted-post",
)
def moved(claim: Claim) -> None:
    if not claim.has("who"):
        return
    before, after = place(claim.start, claim.who), place(claim.end, claim.who)
    way = (LEVEL[before] > LEVEL[after]) - (LEVEL[before] < LEVEL[after])
    assert way == {"promoted": 1, "demoted": -1, "shifted": 0}[claim.kind.partition("-")[0]]
    assert claim.kind.endswith("post") == (after in POSTS)
    assert (after == CANDIDATE) == claim.kind.endswith("candidate")
    assert (after == PEOPLE) == claim.kind.endswith("people")
    assert claim.slots.get("post", after) == after
    assert claim.slots.get("from", before) == before != after


@KREMLIN.of("cured")
def cured(claim: Claim) -> None:
    if claim.has("who"):
        assert not claim.before.men[claim.who].cure
        assert claim.after.men[claim.who].cure


@KREMLIN.of("sicker", "better", "well")
def health(claim: Claim) -> None:
    if claim.has("who"):
        before, after = claim.before.men[claim.who].crosses, claim.after.men[claim.who].crosses
        assert (after > before) == (claim.kind == "sicker")
        assert (after == 0) == (claim.kind == "well")
        assert claim.slots.get("crosses", after) == after == claim.end.men[claim.who].crosses


@KREMLIN.of("quiet")
def quiet(claim: Claim) -> None:
    assert claim.start.posts == claim.end.posts
    assert None not in claim.end.posts.values()


# The end


@KREMLIN.of(
    "end-won",
    "end-nobody",
    *(f"end-{how}" for how in ("waves", "victor", "last-wave", "last-chief", "last-victor", "few")),
    *(f"end-nobody-{how}" for how in ("few", "chief", "sheets")),
)
def ended(claim: Claim) -> None:
    public = claim.lived.g.public
    won = public.outcome.winners
    assert bool(won) == (not claim.kind.startswith("end-nobody"))
    assert claim.slots.get("winners", frozenset(won)) == frozenset(won)
    assert claim.slots.get("year", 1950 + public.year) == 1950 + public.year
    assert claim.slots.get("left", left(public)) == left(public)
    marks = [public.track.count(mark) for mark in set(public.track) if mark is not None]
    assert (max(marks, default=0) >= 3) == (claim.kind in ("end-waves", "end-victor")) or claim.kind in (
        "end-won",
        "end-nobody",
        "end-nobody-sheets",
    )
    victor = claim.slots.get("who")
    if victor is not None:
        written = [claim.lived.g.secrets[sheet(seat)].value[INDEX[victor]] for seat in claim.lived.g.rules.players]
        assert victor in (public.posts[CHIEF], public.track[-1])
        most = min(max(written), edition_of(claim.lived.g).most_shown)
        assert claim.slots.get("points", most) == most


# For one reader's eyes


def written(claim: Claim, who: str, at: int | None = None) -> int:
    numbers = claim.lived.secrets[claim.last if at is None else at][sheet(claim.seat)]
    found: int = numbers[INDEX[who]]
    return found


@KREMLIN.of(*(f"box-chief-{how}" for how in ("yours", "could", "short", "none")))
def box_chief(claim: Claim) -> None:
    who, mine = claim.end.posts[CHIEF], written(claim, claim.who)
    numbers = claim.end.declared.get(who, (0,) * claim.lived.g.rules.seats)
    theirs = max(points for seat, points in enumerate(numbers, 1) if seat != claim.seat)
    assert claim.who == who
    assert claim.slots.get("written", mine) == mine
    assert claim.slots.get("theirs", theirs) == theirs
    assert claim.slots.get("shown", numbers[claim.seat - 1]) == numbers[claim.seat - 1]
    yours = claim.end.control.get(who) == claim.seat
    kind = "yours" if yours else "none" if not mine else "could" if mine > theirs else "short"
    assert claim.kind == f"box-chief-{kind}"


@KREMLIN.of("box-lost", "box-gone")
def box_gone(claim: Claim) -> None:
    places = [place(public, claim.who) for public in claim.lived.at[claim.first : claim.last + 1]]
    there = max(n for n, where in enumerate(places) if where not in GONE) + claim.first
    assert places[-1] in GONE
    lost = written(claim, claim.who, there) - written(claim, claim.who)
    assert claim.points == (lost if claim.kind == "box-lost" else written(claim, claim.who))


@KREMLIN.of("box-unsaid")
def box_unsaid(claim: Claim) -> None:
    assert claim.who not in claim.end.control
    assert claim.slots.get("post", place(claim.end, claim.who)) == place(claim.end, claim.who) in POSTS
    assert claim.written == written(claim, claim.who)


@KREMLIN.of("box-marks")
def box_marks(claim: Claim) -> None:
    assert claim.marks == claim.end.track.count(FACTIONS[claim.seat - 1])


@KREMLIN.of("box-nothing")
def box_nothing(claim: Claim) -> None:
    assert FACTIONS[claim.seat - 1] not in claim.end.track
