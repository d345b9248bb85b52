"""The naive member of Politburo."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots.baseline.politburo import Naive, leanings
from presidium.core import Statement, view
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.moves import Accuse, Name, Pact, Want
from presidium.games.politburo.state import Politburo
from tests.games.politburo.drawn import do, drawn, plan, say, vote


def position(members: str, gensek: int = 1) -> Politburo:
    return drawn(len(members.split()), members=members, gensek=gensek)


def choices(g: Politburo, seat: int) -> set[str]:
    """What it chooses, over a few moods."""
    return {POLITBURO.notation.print(Naive().choose(view(g, seat), Random(mood))) for mood in range(20)}


def words(g: Politburo, seat: int) -> set[Statement | None]:
    return {Naive().speak(view(g, seat), Random(mood)) for mood in range(60)}


def voting(members: str, ministry: str, trio: str = "2 3 4") -> Politburo:
    """Comrade 1 is Gensek; these three vote on this ministry."""
    g = plan(position(members), ministry)
    return do(g, f"1: voters {trio}")


# Ballots


@pytest.mark.parametrize(
    ("member", "defence", "finance", "security"),
    [
        ("beria", "reform", "reform", "repression"),
        ("kirov", "repression", "repression", "reform"),
        ("kaganovich", "reform", "repression", "reform"),
        ("kuibyshev", "repression", "reform", "repression"),
        ("voroshilov", "repression", "reform", "reform"),
        ("malenkov", "reform", "repression", "repression"),
        ("bulganin", "repression", "repression", "repression"),
        ("khrushchev", "reform", "reform", "reform"),
    ],
)
def test_it_votes_for_its_goal(member: str, defence: str, finance: str, security: str) -> None:
    others = [other for other in ("beria", "kirov", "molotov", "zhdanov", "malenkov") if other != member][:4]
    members = " ".join((others[0], member, *others[1:]))
    for ministry, side in (("defence", defence), ("finance", finance), ("security", security)):
        assert choices(voting(members, ministry), 2) == {f"ballot {side}"}


@pytest.mark.parametrize(("member", "side"), [("molotov", "repression"), ("zhdanov", "reform")])
def test_one_who_fears_a_purge_votes_with_the_others_and_one_who_needs_it_against_them(member: str, side: str) -> None:
    g = voting(f"beria {member} bulganin voroshilov kirov", "defence")
    for seat in (3, 4):
        say(g, seat, "want defence up")
    assert choices(g, 2) == {f"ballot {side}"}


# Plans


def test_a_gensek_proposes_where_the_others_lean_his_way_and_votes_for_it() -> None:
    g = position("bulganin beria kirov malenkov molotov")
    for seat in (2, 3, 4):
        say(g, seat, "want finance up")
    assert choices(g, 1) == {"propose finance"}
    do(g, "1: propose finance")
    assert choices(g, 1) == {"vote for"}


@pytest.mark.parametrize(("way", "thumb"), [("up", "for"), ("down", "against")])
def test_a_plan_is_good_if_its_gensek_wants_the_same(way: str, thumb: str) -> None:
    g = position("malenkov beria kirov bulganin molotov")
    say(g, 1, f"want security {way}")
    do(g, "1: propose security")
    assert choices(g, 2) == {f"vote {thumb}"}


def test_a_pact_helps_a_plan_that_does_not_matter() -> None:
    g = do(position("malenkov molotov kirov bulganin beria"), "1: propose security")
    assert choices(g, 2) == {"vote for", "vote against"}
    say(g, 1, "pact 2")
    assert choices(g, 2) == {"vote for"}
    say(g, 1, "pact 3")
    assert choices(g, 4) == choices(do(position("malenkov molotov kirov bulganin beria"), "1: propose security"), 4)


# Voters


def named(g: Politburo) -> set[Name]:
    found = {POLITBURO.notation.read(text) for text in choices(g, 1)}
    return {name for name in found if isinstance(name, Name)}


def test_a_gensek_names_those_who_lean_his_way() -> None:
    g = plan(position("beria kirov bulganin malenkov molotov khrushchev"), "security")
    for seat in (2, 4, 6):
        say(g, seat, "want security up")
    assert named(g) == {Name((2, 4, 6))}


@pytest.mark.parametrize(("member", "alike"), [("molotov", True), ("zhdanov", False)])
def test_one_who_fears_a_purge_names_voters_who_agree(member: str, alike: bool) -> None:
    g = plan(position(f"{member} kirov bulganin malenkov beria khrushchev voroshilov"), "security")
    for seat, way in ((2, "down"), (4, "down"), (6, "down"), (3, "up"), (5, "up"), (7, "up")):
        say(g, seat, f"want security {way}")
    trios = {name.voters for name in named(g)}
    assert trios <= {(2, 4, 6), (3, 5, 7)} if alike else not trios & {(2, 4, 6), (3, 5, 7)}


# The purge


def divided(members: str) -> Politburo:
    """Seats 2, 3, 4 have divided for the third time on Security: 2 and 3 for Repression, 4 for Reform."""
    g = voting(members, "security", "2 3 5")
    do(g, "2: ballot repression; 3: ballot repression; 5: ballot reform", "1: voters 2 3 5")
    do(g, "2: ballot repression; 3: ballot repression; 5: ballot reform")
    return do(g, "2: ballot repression; 3: ballot repression; 4: ballot reform")


def test_it_points_at_the_one_who_seems_to_want_otherwise() -> None:
    g = divided("malenkov beria bulganin kirov molotov")
    say(g, 4, "want security down")
    say(g, 3, "want security up")
    assert choices(g, 2) == {"point 4"}
    say(g, 2, "want security up")
    assert choices(g, 3) == {"point 4"}


def test_it_heeds_the_gensek_and_nobody_else() -> None:
    g = divided("malenkov beria bulganin kirov molotov")
    say(g, 1, "deviant 3")
    assert choices(g, 2) == {"point 3"}
    say(g, 1, "deviant 4")
    say(g, 5, "deviant 3")
    assert choices(g, 2) == {"point 4"}


def test_the_gensek_names_a_deviant_perhaps_the_true_one_and_once() -> None:
    g = divided("malenkov beria bulganin kirov molotov")
    accused = words(g, 1)
    assert accused == {Accuse(2), Accuse(3), Accuse(4)}
    say(g, 1, "deviant 4")
    assert words(g, 1) == {None}


# What it believes


def test_ballots_seen_and_counted_tell_of_those_who_cast_them() -> None:
    g = divided("malenkov beria bulganin kirov molotov")
    gensek, second, fifth = (
        {other: lean["security"] for other, lean in leanings(view(g, seat)).items()} for seat in (1, 2, 5)
    )
    assert gensek.keys() == fifth.keys() == {2, 3, 4}
    assert gensek[2] == gensek[3] > 0.5 > gensek[4]  # he has seen the third ballot
    assert fifth[2] == fifth[3] > gensek[3]  # against him there were two, twice
    assert second[3] == pytest.approx(second[4], abs=0.05)  # one was against him each time, he cannot tell which


def test_in_the_end_of_a_purge_all_know() -> None:
    g = do(divided("malenkov beria bulganin kirov molotov"), "2: point 4; 3: point 4; 4: point 2")
    lean = leanings(view(g, 2))
    assert lean[3]["security"] > 0.5 > lean[4]["security"]


def test_wanting_one_ministry_up_tells_of_the_others() -> None:
    g = position("malenkov beria bulganin kirov molotov")
    before = leanings(view(g, 1))
    assert set(before) == {2, 3, 4, 5}
    say(g, 2, "want security up")
    after = leanings(view(g, 1))
    assert after[2]["security"] > before[2]["security"]
    assert after[3] == before[3]
    say(g, 2, "want security up")
    assert leanings(view(g, 1)) == after


# Talk


@pytest.mark.parametrize(
    ("member", "wants"),
    [
        ("beria", {Want("security", "up")}),
        ("malenkov", {Want("defence", "down")}),
        ("khrushchev", {Want("defence", "down"), Want("finance", "down"), Want("security", "down")}),
        ("molotov", set()),
    ],
)
def test_it_tells_now_and_then_what_it_wants_and_once(member: str, wants: set[Statement]) -> None:
    g = position(f"kirov {member} bulganin voroshilov zhdanov")
    assert words(g, 2) == {None, *wants}
    for want in list(wants)[:1]:
        g.say(2, want)
        assert words(g, 2) == {None}


def test_a_gensek_offers_his_successor_a_pact_for_his_plan() -> None:
    g = position("beria kirov bulganin voroshilov zhdanov", gensek=5)
    say(g, 5, "want security up")
    assert words(g, 5) == {None}
    do(g, "5: propose security")
    assert words(g, 5) == {None, Pact(1)}
    say(g, 5, "pact 1")
    assert words(g, 5) == {None}
    vote(g, "+++++")
    assert words(g, 5) == {None}
