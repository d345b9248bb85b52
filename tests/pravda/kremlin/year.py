"""What else a year brought: the parade, influence, the small notices, and the end."""

from __future__ import annotations

from presidium.games.kremlin.actions import Clear, Rehabilitate, Suspect
from presidium.games.kremlin.ending import left
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, LEVEL, PEOPLE, POSTS, SIBERIA
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from presidium.games.kremlin.state import FACTIONS, edition_of, sheet
from tests.pravda.claims import Claim, Claims
from tests.pravda.kremlin.positions import announced, at_need, place

YEAR = Claims()


# The parade


@YEAR.of(*(f"wave-{how}" for how in ("over", "exact", "healthy", "second", "again", "nobody", "yes")))
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


@YEAR.of("wave-no", "wave-no-one")
def not_waved(claim: Claim) -> None:
    _, crosses, mark = parade(claim)
    need = claim.lived.g.rules.edition.parade_rolls[crosses - 1]  # type: ignore[attr-defined]
    assert mark is None
    assert claim.face < need
    at_need(claim)
    assert claim.slots.get("need", need) == need
    assert claim.kind != "wave-no-one" or claim.face == need - 1


@YEAR.of("balcony-empty", "balcony-cure", "balcony-vacant")
def balcony(claim: Claim) -> None:
    chief = claim.after.posts[CHIEF]
    assert claim.after.track[-1] is None
    assert chief is None or claim.after.men[chief].cure
    assert claim.kind != "balcony-vacant" or chief is None
    assert claim.kind != "balcony-cure" or claim.slots.get("who", chief) == chief is not None
    assert claim.slots.get("year", 1950 + claim.after.year) == 1950 + claim.after.year


# Influence


@YEAR.of("outbid-by-one")
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


@YEAR.of("chief-hands", "chief-hands-from")
def hands(claim: Claim) -> None:
    chief = claim.end.posts[CHIEF]
    assert claim.slots.get("who", chief) == chief
    holder, before = claim.end.control[chief], claim.lived.before(max(claim.events)).control.get(chief)
    assert claim.slots.get("faction", holder) == holder != claim.start.control.get(chief)
    assert claim.kind != "chief-hands-from" or claim.slots.get("rival", before) == before is not None


# What makes a line


@YEAR.of("back", "back-by")
def back(claim: Claim) -> None:
    if claim.has("who"):
        assert place(claim.before, claim.who) == SIBERIA != place(claim.after, claim.who)
        assert not claim.has("by") or claim.by in announced(claim, Rehabilitate)


@YEAR.of("suspected", "suspected-by", "unsuspected", "unsuspected-by")
def questioned(claim: Claim) -> None:
    placed = claim.kind.startswith("suspected")
    if claim.has("who"):
        marks = claim.before.men[claim.who].suspect, claim.after.men[claim.who].suspect
        assert [bool(mark) for mark in marks] == [not placed, placed]
        assert bool(claim.end.men[claim.who].suspect) == placed
        assert not claim.has("by") or claim.by in announced(claim, Suspect if placed else Clear)


@YEAR.of("aged")
def aged(claim: Claim) -> None:
    if claim.has("points", "age"):
        ages = [public.age(claim.who) for public in claim.lived.at[claim.first : claim.last + 1]]
        assert claim.slots.get("age", ages[-1]) == ages[-1]
        assert claim.slots.get("points", ages[-1] - ages[0]) == ages[-1] - ages[0] >= 5


@YEAR.of("younger")
def younger(claim: Claim) -> None:
    if claim.has("points"):
        assert claim.points == claim.before.age(claim.who) - claim.after.age(claim.who)
        assert claim.age == claim.end.age(claim.who)


@YEAR.of(
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


@YEAR.of("cured")
def cured(claim: Claim) -> None:
    if claim.has("who"):
        assert not claim.before.men[claim.who].cure
        assert claim.after.men[claim.who].cure


@YEAR.of("sicker", "better", "well")
def health(claim: Claim) -> None:
    if claim.has("who"):
        before, after = claim.before.men[claim.who].crosses, claim.after.men[claim.who].crosses
        assert (after > before) == (claim.kind == "sicker")
        assert (after == 0) == (claim.kind == "well")
        assert claim.slots.get("crosses", after) == after == claim.end.men[claim.who].crosses


@YEAR.of("quiet")
def quiet(claim: Claim) -> None:
    assert claim.start.posts == claim.end.posts
    assert None not in claim.end.posts.values()


# The end


@YEAR.of(
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
