"""What a field holds is said on its annotation."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest

from presidium.core import Event, Noun, Player, nouns, value

Planet = Annotated[str, Noun("planet")]
Pair = tuple[Player, Player]


@value
class Landed(Event):
    rule = "toy 1.1"
    who: Player
    on: Planet
    crew: Pair
    seen_by: tuple[Player, ...]
    from_: Planet | None
    route: tuple[tuple[Planet, int], ...]
    day: int
    days: tuple[int, ...]
    how: Literal["softly", "hard"]


def test_a_noun_is_found_alone_among_several_and_where_it_may_be_missing() -> None:
    assert nouns(Landed) == {
        "who": "player",
        "on": "planet",
        "crew": "player",
        "seen_by": "player",
        "from_": "planet",
        "route": "planet",
    }


def test_a_number_is_no_seat_and_a_rule_is_no_field() -> None:
    assert not {"day", "days", "how", "rule"} & nouns(Landed).keys()


def test_an_annotation_that_only_a_checker_can_follow_is_named() -> None:
    later = value(type("Later", (Event,), {"__annotations__": {"what": "Nowhere"}, "__module__": __name__}))
    with pytest.raises(NameError, match="Nowhere"):
        nouns(later)
