"""Politburo 6: what each seat may know."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import CHANCE, Key, view
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.moves import Cast, Drawn, Ended, Fulfilled, Inspected, Opened
from presidium.games.politburo.state import Count, Politburo, Purged, ballot_of, member_of
from tests.games.politburo.drawn import (
    SEATS,
    TRACKS,
    cast,
    do,
    drawn,
    name,
    new,
    plan,
    play_out,
    point,
    third,
    told,
    vote,
)
from tests.rules import rule


def expected_knowledge(g: Politburo, seat: int | None) -> set[Key]:
    """The secrets that rule 6.1 gives this seat before the end."""
    known: set[Key] = set() if seat is None else {member_of(seat)}
    rounds = [(over.number, over.gensek, over.ballots, over.verdict is not None) for over in g.public.history]
    rounds.append((g.public.round, g.public.gensek, g.public.ballots, False))
    for round, gensek, ballots, purged in rounds:
        for number, count in enumerate(ballots, 1):
            for voter in count.voters:
                if seat == voter or (number == 3 and (purged or seat == gensek)):
                    known.add(ballot_of(round, number, voter))
    return known & set(g.secrets)


@rule("politburo 6.1")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_knows_what_the_rule_gives_it_and_nothing_else_before_the_end(seats: int, track: str) -> None:
    for g in play_out(new(seats, track), Random(seats)):
        for seat in (*g.rules.players, None):
            seen = view(g, seat)
            known = {key for key in seen.secrets if seen.knows(key)}
            assert known == (set(g.secrets) if g.over else expected_knowledge(g, seat))
            assert all(seen.secret(key) == g.secret(key) for key in known)


@rule("politburo 6.1")
@pytest.mark.parametrize("seats", SEATS)
def test_only_members_and_the_deviant_are_told_in_private(seats: int) -> None:
    *_, g = play_out(new(seats), Random(seats + 1))
    private = [(event, audience) for event, audience in g.log if audience is not None]
    assert {type(event) for event, _ in private} == {Drawn, Inspected}
    for event, audience in private:
        assert audience == ({event.seat} if isinstance(event, Drawn) else {event.gensek})  # type: ignore[attr-defined]


@rule("politburo 6.1")
@pytest.mark.parametrize("seats", SEATS)
def test_which_secrets_there_are_is_public(seats: int) -> None:
    """The names of the secrets and who has seen them follow from the public facts."""
    assert (member_of(3), ballot_of(2, 1, 5)) == (("member", 3), ("ballot", 2, 1, 5))
    for g in play_out(new(seats), Random(seats)):
        if g.over or not g.public.gensek:
            continue
        names: dict[Key, frozenset[int] | None] = {member_of(seat): frozenset({seat}) for seat in g.rules.players}
        rounds = [(over.number, over.gensek, over.ballots, over.verdict) for over in g.public.history]
        for round, gensek, ballots, verdict in (*rounds, (g.public.round, g.public.gensek, g.public.ballots, None)):
            for number, count in enumerate(ballots, 1):
                for voter in count.voters:
                    looking = {voter, gensek} if number == 3 else {voter}
                    names[ballot_of(round, number, voter)] = None if number == 3 and verdict else frozenset(looking)
        assert {key: secret.seen_by for key, secret in g.secrets.items()} == names


@rule("politburo 6.1")
def test_all_that_is_public_is_seen_by_spectators_too() -> None:
    g = vote(do(drawn(gensek=1), "1: propose defence"), "+----")
    vote(do(g, "1: propose security"), "+++--")
    cast(cast(name(cast(name(g, 2, 3, 5), "+-+"), 3, 4, 5), "--+"), "-++")
    public = view(g, None).public
    assert public == g.public
    assert [plan.ministry for plan in public.proposals] == ["defence", "security"]
    assert public.proposals[1].votes == ("for", "for", "for", "against", "against")
    assert public.ballots == (Count((2, 3, 5), 2), Count((3, 4, 5), 1), Count((2, 3, 4), 2))
    assert (public.ministry, public.change, public.levels["security"]) == ("security", 1, 1)
    (over,) = view(point(g, 3, 2, 2), None).public.history
    assert over.verdict == Purged((3, 2, 2), 2, (2,))
    assert view(g, None).public.influence == (3, 2, 3, 3, 3)


@rule("politburo 6.1")
def test_twin_worlds_look_the_same_to_those_who_have_not_seen_the_difference() -> None:
    """Who of 3 and 4 stood alone in the third ballot: only they and the Gensek can tell, until the purge is over."""
    one, other = third(drawn(), "+-+"), third(drawn(), "++-")
    for seat in (2, 5, None):
        assert view(one, seat) == view(other, seat)
    for seat in (1, 3, 4):
        assert view(one, seat) != view(other, seat)
    for g in (one, other):
        point(g, 3, 2, 2)
    assert view(one, 5) != view(other, 5)


@rule("politburo 6.1")
def test_members_never_show_before_the_end() -> None:
    one, other = (drawn(members=f"beria {two} kaganovich kuibyshev malenkov") for two in ("molotov", "zhdanov"))
    for g in (one, other):
        point(third(g, "+-+"), 3, 2, 2)
        plan(g, "security")
    for seat in (1, 3, 4, 5, None):
        assert view(one, seat) == view(other, seat)


@rule("politburo 6.1")
def test_neither_public_facts_nor_steps_hold_a_member() -> None:
    for g in play_out(new(7), Random(3)):
        if not g.over:
            assert not any(member in repr((g.public, g.stack)) for member in MEMBERS)


@rule("politburo 6.1")
def test_after_the_end_everything_is_open() -> None:
    g = cast(cast(plan(drawn(round=5, gensek=2)), "++-"), "-+-")
    point(cast(g, "+--"), 4, 3, 4)
    for seat in (1, 2, 3, 4, 5, None):
        after = view(g, seat)
        assert all(after.knows(key) for key in after.secrets)
        assert [after.secret(ballot_of(5, 1, voter)) for voter in (3, 4, 5)] == ["repression", "repression", "reform"]
        assert [after.secret(ballot_of(5, 2, voter)) for voter in (3, 4, 5)] == ["reform", "repression", "reform"]
        assert [after.secret(member_of(each)) for each in range(1, 6)] == list(MEMBERS[:5])
    assert told(g)[-4:-2] == [Opened(5, 1, (3, 4), (5,)), Opened(5, 2, (4,), (3, 5))]
    assert isinstance(told(g)[-2], Fulfilled)
    assert isinstance(told(g)[-1], Ended)


@rule("politburo 6.1")
def test_ballots_that_need_no_opening_are_not_told_again() -> None:
    """Where all three voted alike everybody knew it from the count."""
    g = cast(plan(drawn(round=5, gensek=2)), "+++")
    assert not any(isinstance(event, Opened) for event in told(g))


@rule("politburo 6.1")
def test_a_sealed_ballot_is_seen_by_nobody_but_its_voter() -> None:
    g = name(plan(drawn(gensek=2)), 1, 3, 5)
    before = {seat: view(g, seat) for seat in (2, 3, 4, 5, None)}
    g.apply(1, Cast("reform"))
    assert {seat: view(g, seat) for seat in before} == before
    assert view(g, 1).answer == Cast("reform")
    assert CHANCE not in g.asked()
