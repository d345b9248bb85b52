"""The one function that decides what a seat may know."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import CHANCE, PASS, UNSEEN, Secret, open_view, view
from tests.core.toy import NUMBER, TOY, Draw, Drawn, Finish, Hands, Pick, PickOne, Raise, Raised, toy

DRAW = (CHANCE, Draw(2))


def test_a_seat_sees_the_secrets_it_has_seen_and_that_there_are_others() -> None:
    g = toy(DRAW)
    assert view(g, 1).secrets == {NUMBER: Secret(2, frozenset({1}))}
    assert view(g, 2).secrets == {NUMBER: Secret(UNSEEN, frozenset({1}))}
    assert view(g, None).secrets == {NUMBER: Secret(UNSEEN, frozenset({1}))}
    g.open(NUMBER)
    assert view(g, None).secrets == {NUMBER: Secret(2, None)}


def test_knowing_a_secret() -> None:
    g = toy(DRAW)
    one, two = view(g, 1), view(g, 2)
    assert one.knows(NUMBER)
    assert one.secret(NUMBER) == 2
    assert not two.knows(NUMBER)
    assert two.secret(NUMBER) is UNSEEN
    assert not one.knows(("nothing",))
    assert one.secret(("nothing",)) is UNSEEN


def test_a_seat_hears_what_it_was_told() -> None:
    g = toy(DRAW, (1, PASS), (2, PASS), (3, Raise()))
    assert view(g, 1).events == (Drawn(2), Raised((3,)))
    assert view(g, 2).events == view(g, None).events == (Raised((3,)),)


def test_a_seat_sees_its_own_options_and_its_own_answer() -> None:
    g = toy(DRAW, (2, Raise()))
    one, two, spectator = view(g, 1), view(g, 2), view(g, None)
    assert one.options == g.options(1)
    assert one.answer is None
    assert two.options is None
    assert two.answer == Raise()
    assert spectator.options is None
    assert spectator.answer is None


def test_a_view_tells_who_is_asked_never_who_has_answered() -> None:
    before, after = toy(DRAW), toy(DRAW, (2, Raise()), (3, PASS))
    for seat in (1, None):
        assert view(before, seat) == view(after, seat)
    assert view(after, 2).asked == (1, 2, 3)
    assert view(toy(), 1).asked == (CHANCE,)


def test_the_options_of_chance_are_in_nobodys_view() -> None:
    for seat in (1, 2, 3, None):
        assert view(toy(), seat).options is None


def test_there_is_no_view_from_a_seat_that_does_not_exist() -> None:
    """Chance least of all: its options are the deck."""
    for seat in (CHANCE, 4, -1):
        with pytest.raises(ValueError, match="seat"):
            view(toy(), seat)


def test_a_view_is_no_way_into_the_game() -> None:
    g = toy(DRAW)
    seen = view(g, 1)
    seen.public.picked = 3
    seen.secrets[NUMBER] = Secret(1, None)
    assert g == toy(DRAW)


def test_where_the_game_stands_is_public() -> None:
    assert view(toy(DRAW), None).stack == (Finish(), PickOne(), Hands(), Hands())


@pytest.mark.parametrize("seat", [1, 2, 3, None])
@pytest.mark.parametrize(
    "moves",
    [
        (),
        (DRAW,),
        (DRAW, (1, Raise()), (2, PASS)),
        (DRAW, (1, PASS), (2, PASS), (3, PASS), (1, PASS), (2, PASS), (3, PASS), (1, Pick(2))),
    ],
)
def test_a_world_imagined_from_a_view_gives_that_view(seat: int | None, moves) -> None:  # type: ignore[no-untyped-def]
    seen = view(toy(*moves), seat)
    imagined = TOY.imagine(seen, Random(1))
    assert view(imagined, seat) == seen
    assert list(imagined.log) == [(event, None) for event in seen.events]


def test_a_world_fills_in_only_what_was_not_seen() -> None:
    g = toy(DRAW, (1, Raise()), (2, PASS))
    numbers = {TOY.imagine(view(g, 2), Random(seed)).secret(NUMBER) for seed in range(20)}
    assert numbers == {1, 2}
    assert {TOY.imagine(view(g, 1), Random(seed)).secret(NUMBER) for seed in range(20)} == {2}
    assert TOY.imagine(view(g, 2), Random(1)).answers == {2: PASS}
    assert TOY.imagine(view(g, 3), Random(1)).answers == {}


def test_an_imagined_world_is_no_way_into_the_view() -> None:
    seen = view(toy(DRAW), 1)
    imagined = TOY.imagine(seen, Random(1))
    for seat in (1, 2, 3):
        imagined.apply(seat, Raise())
    assert seen == view(toy(DRAW), 1)


# The archives


def test_the_open_view_sees_every_secret_and_who_else_had_seen_it() -> None:
    g = toy(DRAW)
    assert open_view(g).secrets == {NUMBER: Secret(2, frozenset({1}))}
    assert view(g, None).secrets == {NUMBER: Secret(UNSEEN, frozenset({1}))}


def test_the_open_view_has_heard_everything_in_order() -> None:
    g = toy(DRAW, (1, PASS), (2, PASS), (3, Raise()))
    assert open_view(g).events == (Drawn(2), Raised((3,)))
    assert view(g, None).events == (Raised((3,)),)


def test_the_open_view_is_nobodys_and_changes_with_nothing() -> None:
    g = toy(DRAW, (2, Raise()))
    opened = open_view(g)
    assert (opened.seat, opened.options, opened.answer) == (None, None, None)
    assert (opened.rules, opened.public, opened.stack, opened.asked) == (
        g.rules,
        g.public,
        tuple(g.stack),
        g.asked(),
    )
    g.open(NUMBER)
    assert opened.secrets == {NUMBER: Secret(2, frozenset({1}))}
