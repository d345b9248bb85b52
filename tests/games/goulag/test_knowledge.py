"""Goulag 4: what each seat may know."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import Key, view
from presidium.games.goulag.game import Goulag, played, worker
from presidium.games.goulag.moves import Ended, Passed
from tests.games.goulag.drawn import OWN_CARD, SEATS, do, drawn, new, play_out
from tests.rules import rule


def expected_knowledge(g: Goulag, seat: int | None) -> set[Key]:
    """The secrets that rule 4.1 gives this seat before the end."""
    if seat is None:
        return set()
    known = {worker(g.rules.right(seat))} | ({worker(seat)} if g.rules["own_card"] == "seen" else set())
    built = {played(over.number, seat) for over in g.public.history if seat in over.builders}
    now = {played(g.public.round, seat)}
    return (known | built | now) & set(g.secrets)


@rule("goulag 4.1")
@pytest.mark.parametrize("own_card", OWN_CARD)
@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_knows_its_cards_and_its_choices_and_nothing_else_before_the_end(seats: int, own_card: str) -> None:
    for g in play_out(new(seats, own_card), Random(seats)):
        for seat in (*g.rules.players, None):
            seen = view(g, seat)
            known = {key for key in seen.secrets if seen.knows(key)}
            assert known == (set(g.secrets) if g.over else expected_knowledge(g, seat))
            assert all(seen.secret(key) == g.secret(key) for key in known)


@rule("goulag 4.1")
@pytest.mark.parametrize("own_card", OWN_CARD)
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_passing_of_cards_is_told_in_private(seats: int, own_card: str) -> None:
    *_, g = play_out(new(seats, own_card), Random(seats))
    for event, audience in g.log:
        if isinstance(event, Passed):
            left = event.holder % seats + 1
            assert audience == ({event.holder, left} if own_card == "seen" else {left})
        else:
            assert audience is None


@rule("goulag 4.1")
def test_all_that_is_public_is_seen_by_spectators_too() -> None:
    g = drawn("LDLDL", round=2, commissar=2, canal=1, before="3 4 5")
    do(g, "2: name 1 4 watch 3", "1: play work; 4: play work", "3: supervise 4")
    public = view(g, None).public
    assert public == g.public
    (over,) = public.history
    assert (over.commissar, over.builders, over.supervisor, over.supervised, over.work) == (2, (1, 4), 3, 4, 1)
    assert (public.canal, public.round, public.commissar, public.before) == (2, 3, 3, (1, 3, 4))


@rule("goulag 4.1")
@pytest.mark.parametrize("own_card", OWN_CARD)
def test_after_the_end_everything_is_open(own_card: str) -> None:
    g = drawn("LDLDL", round=5, commissar=2, canal=1, before="3 4 5", own_card=own_card)
    do(g, "2: name 1 4 watch 3", "1: play work; 4: play strike", "3: pass")
    for seat in (1, 2, 3, 4, 5, None):
        after = view(g, seat)
        assert after.secret(played(5, 1)) == "work"
        assert after.secret(played(5, 4)) == "strike"
        assert [after.secret(worker(n)) for n in range(1, 6)] == ["loyal", "disloyal", "loyal", "disloyal", "loyal"]
        assert isinstance(after.events[-1], Ended)
