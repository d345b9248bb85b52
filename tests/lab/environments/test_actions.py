"""Every answer has its number, and every number its answer."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import CHANCE, Refused, view
from presidium.games import find
from presidium.games.kremlin.actions import Declare, Rearrange, Write
from presidium.games.kremlin.printed.people import LETTERS
from presidium.lab.environments.doors import door, doorway
from tests.lab.environments.tables import at_every_table, begun, door_of, played

pytestmark = pytest.mark.ci


@at_every_table
def test_every_option_has_a_number_of_its_own_that_gives_it_again(name: str) -> None:
    actions = door_of(name).actions
    rng = Random(name)
    for turns in played(door_of(name), Random(name)):
        if name.startswith("kremlin") and rng.random() > 0.2:
            continue
        public = turns.g.public
        for seat in turns.g.waiting_for():
            options = turns.g.options(seat)
            assert options is not None
            some = list(options) if options.listed else [options.sample(Random(1))]
            spelled = [actions.spell(seat, action, public) for action in some]
            assert len(set(spelled)) == len(some)
            assert all(0 <= number < actions.size for numbers in spelled for number in numbers)
            assert [actions.answer(seat, numbers, public) for numbers in spelled] == some
            if options.listed:
                assert turns.open(seat) == sorted(number for (number,) in spelled)


@at_every_table
def test_chance_has_a_list_of_its_own(name: str) -> None:
    turns = begun(door_of(name))
    while turns.next == CHANCE:
        outcomes = turns.outcomes()
        assert sum(likely for _, likely in outcomes) == pytest.approx(1)
        assert all(0 <= number < turns.door.actions.outcomes for number, _ in outcomes)
        turns.answer(CHANCE, outcomes[-1][0])


def test_a_card_that_is_in_the_deck_twice_is_twice_as_likely() -> None:
    turns = begun(door_of("goulag 5"))
    turns.answer(CHANCE, 0)
    assert turns.outcomes() == [(0, pytest.approx(3 / 7)), (1, pytest.approx(4 / 7))]


def test_the_same_answer_has_the_same_number_from_every_chair() -> None:
    actions = door_of("goulag 5").actions
    assert actions.words(0) == "name 2 3 watch 4"
    assert repr(actions.answer(1, (0,), None)) == "Name(builders=(2, 3), supervisor=4)"
    assert repr(actions.answer(4, (0,), None)) == "Name(builders=(1, 5), supervisor=2)"


def test_the_basic_list_of_kremlin_does_not_depend_on_edition_or_players() -> None:
    tables = (3, "1986"), (6, "1988")
    lists = [door(find("kremlin").rules(players, {"edition": edition})).actions for players, edition in tables]
    assert {actions.size for actions in lists} == {1681}
    assert len({tuple(map(actions.words, range(actions.size))) for actions in lists}) == 1


def test_a_sheet_is_ten_picks_one_after_the_other() -> None:
    door = door_of("kremlin 1988 basic")
    turns = next(iter(played(door, Random(1))))
    seat = turns.next
    assert seat == 1
    picks = [number for number in turns.open(1) if door.actions.words(number).startswith("pick")][:10]
    for count, number in enumerate(picks):
        assert len(turns.open(1)) == 25 - count, "Nestor is on no sheet, and nobody on it twice"
        assert turns.next == 1
        turns.answer(1, number)
    assert turns.next == 2
    assert turns.g.answers[1] == Write(LETTERS[1:11])


def test_a_declaration_is_told_by_how_much_more_it_shows() -> None:
    door = door_of("kremlin 1988 basic")
    public = begun(door).g.public
    fresh = door.actions.spell(2, Declare("K", 3), public)
    public.declared = {"K": (0, 2, 0, 0)}
    assert door.actions.spell(2, Declare("K", 5), public) == fresh
    assert door.actions.answer(2, fresh, public) == Declare("K", 5)


def test_a_new_order_is_told_by_who_has_which_post_now() -> None:
    door = door_of("kremlin 1988 basic")
    public = begun(door).g.public
    public.posts = {**public.posts, "kgb": "B", "foreign": None, "defence": None}
    (number,) = door.actions.spell(1, Rearrange((None, "B", None)), public)
    assert door.actions.words(number) == "rearrange_1 1-0-2", "of two orders that come to the same the first"
    assert door.actions.answer(1, (number,), public) == Rearrange((None, "B", None))


def test_what_is_not_open_is_refused_and_changes_nothing() -> None:
    turns = next(iter(played(door_of("politburo 5"), Random(1))))
    seat = turns.next
    assert seat is not None
    before = turns.g.copy()
    shut = next(number for number in range(turns.door.actions.size) if number not in turns.open(seat))
    with pytest.raises(Refused, match=f"action-not-open number={shut}"):
        turns.answer(seat, shut)
    with pytest.raises(Refused, match="not-asked"):
        turns.answer(turns.g.rules.left(seat), turns.open(seat)[0])
    with pytest.raises(Refused, match="no-such-action number=99 most=14"):
        turns.answer(seat, 99)
    assert turns.g == before
    assert not turns.deeds


def test_a_game_without_a_list_of_actions_is_refused() -> None:
    with pytest.raises(Refused, match="no-action-list game=chess"):
        doorway("chess")


def test_nobody_sees_what_another_has_answered_before_all_have() -> None:
    for turns in played(door_of("goulag 5"), Random(3)):
        if len(turns.g.waiting_for()) == 2:
            one, other = turns.g.waiting_for()
            seen, told = turns.look(other), turns.memory(other)
            for number in turns.open(one):
                twin = turns.copy()
                twin.answer(one, number)
                assert twin.look(other) == seen
                assert twin.memory(other) == told
                assert view(twin.g, other) == view(turns.g, other)
