"""Which game is played, by how many, with which options."""

from __future__ import annotations

import pytest

from presidium.core import Option, Refusal, Refused, Rules, refusal, settle

OPTIONS = (Option("mode", ("loud", "silent"), "toy 1.2"), Option("deck", ("short", "long"), "toy 1.3"))


def test_defaults_are_filled_in_in_the_order_of_the_options() -> None:
    assert settle("toy", range(2, 5), OPTIONS, 3, {}) == Rules("toy", 3, (("mode", "loud"), ("deck", "short")))
    chosen = settle("toy", range(2, 5), OPTIONS, 2, {"deck": "long"})
    assert chosen == Rules("toy", 2, (("mode", "loud"), ("deck", "long")))
    assert chosen["mode"] == "loud"
    assert chosen["deck"] == "long"


def test_an_option_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Rules("toy", 3)["mode"]


@pytest.mark.parametrize(
    ("seats", "chosen", "why"),
    [
        (1, {}, refusal("wrong-players", game="toy", seats=1, least=2, most=4)),
        (5, {}, refusal("wrong-players", game="toy", seats=5, least=2, most=4)),
        (3, {"colour": "red"}, refusal("unknown-option", game="toy", option="colour", known="mode, deck")),
        (3, {"mode": "odd"}, refusal("bad-option", "toy 1.2", option="mode", value="odd", allowed="loud, silent")),
    ],
)
def test_what_cannot_be_settled(seats: int, chosen: dict[str, str], why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        settle("toy", range(2, 5), OPTIONS, seats, chosen)
    assert refused.value.why == why


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_range_of_players_may_sit_down(seats: int) -> None:
    rules = settle("toy", range(2, 5), OPTIONS, seats, {})
    assert list(rules.players) == list(range(1, seats + 1))


def test_left_and_right_go_round_the_table() -> None:
    rules = Rules("toy", 5)
    assert [rules.left(seat) for seat in rules.players] == [2, 3, 4, 5, 1]
    assert [rules.right(seat) for seat in rules.players] == [5, 1, 2, 3, 4]
    assert [rules.left(4, steps) for steps in (0, 1, 2, 3, 5)] == [4, 5, 1, 2, 4]


def test_the_first_value_of_an_option_is_the_default() -> None:
    assert OPTIONS[0].default == "loud"
