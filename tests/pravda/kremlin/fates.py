"""Who fell, and how: purges and other ways to Siberia, deaths, and retirement."""

from __future__ import annotations

from presidium.games.kremlin.actions import Condemn, Purge
from presidium.games.kremlin.matters import Case
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, GONE, POSTS, PURGE_NUMBER, RETIRED, SIBERIA, WALL
from presidium.games.kremlin.printed.people import LETTERS
from tests.pravda.claims import Claim, Claims
from tests.pravda.kremlin.positions import GUARDED, announced, at_need, place, settled, stood_at

FATES = Claims()


# Purges, and other ways to Siberia


@FATES.of(*(f"purged-{rank}{how}" for rank in ("chief", "member", "candidate") for how in ("", "-roll", "-exact")))
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


@FATES.of("purge-missed", "purge-missed-roll", "purge-missed-one")
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


@FATES.of("purged-many")
def purged_many(claim: Claim) -> None:
    several(claim, SIBERIA)


def several(claim: Claim, where: str) -> None:
    names = claim.slots.get("names", {*claim.about})  # a headline leaves them to the item
    gone = {who for who in LETTERS if place(claim.start, who) != where and place(claim.end, who) == where}
    assert names <= gone
    assert len(names) > 1
    if claim.has("k"):
        assert claim.k == len(names)


@FATES.of("condemned")
def condemned(claim: Claim) -> None:
    assert stood_at(claim) not in GONE
    assert place(claim.after, claim.who) == SIBERIA
    assert claim.who not in [case.accused for case in settled(claim, Case)], "there was a trial"
    assert not claim.has("by") or claim.by in announced(claim, Condemn)


@FATES.of("exiled")
def exiled(claim: Claim) -> None:
    assert stood_at(claim) not in GONE
    assert place(claim.after, claim.who) == SIBERIA


@FATES.of("shot-missed", "shot-missed-one")
def shot_missed(claim: Claim) -> None:
    assert place(claim.end, claim.who) not in GONE if claim.has("who") else True
    if claim.has("roll"):
        need = PURGE_NUMBER[place(claim.before, claim.who)]
        assert claim.roll == claim.face < claim.need
        assert claim.need in (need, GUARDED)
        assert claim.kind != "shot-missed-one" or claim.roll == claim.need - 1


# Deaths


@FATES.of("chief-died", "died", "died-member", "died-roll", "died-one", "died-shot")
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


@FATES.of("died-many")
def died_many(claim: Claim) -> None:
    several(claim, WALL)
    if claim.has("k"):
        assert claim.k == len([w for w in LETTERS if place(claim.start, w) != WALL == place(claim.end, w)])


@FATES.of("retired", "chief-retired")
def retired(claim: Claim) -> None:
    assert place(claim.after, claim.who) == RETIRED
    assert claim.kind == "retired" or stood_at(claim) == CHIEF
    assert claim.slots.get("age", claim.after.age(claim.who)) == claim.after.age(claim.who)
