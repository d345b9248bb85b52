"""Values: compared by class and content."""

from __future__ import annotations

from presidium.core import Action, value


@value
class Point(Action):
    seat: int
    why: str = "so"


@value
class Accuse(Action):
    seat: int
    why: str = "so"


def test_values_are_equal_by_class_and_fields() -> None:
    assert Point(3) == Point(3, "so")
    assert Point(3) != Point(4)
    assert Point(3) != Point(3, "not so")
    assert Point(3) != Accuse(3)


def test_equal_values_have_equal_hashes() -> None:
    assert hash(Point(3)) == hash(Point(3))
    assert {Point(3): 1}[Point(3, "so")] == 1
    assert len({Point(3), Point(4), Accuse(3), Point(3)}) == 3


def test_the_repr_of_a_value_can_be_executed() -> None:
    assert eval(repr(Point(3, "why"))) == Point(3, "why")


def test_a_value_has_no_room_for_anything_else() -> None:
    assert not hasattr(Point(3), "__dict__")
