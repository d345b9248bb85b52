"""Kremlin 16: structured talk."""

from __future__ import annotations

import pytest

from presidium.core import Refusal, Refused, Said, Statement, refusal
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.content.talk import Boast, Promise, Thank, Threaten
from presidium.games.kremlin.state import Kremlin
from tests.rules import rule


def position() -> Kremlin:
    """In the middle of a window: Purgemoff would purge Palavrian."""
    return KREMLIN.read_position("kremlin | players 3 | phase 8 | chief F+ | kgb B")


def say(g: Kremlin, seat: int, text: str) -> None:
    g.say(seat, KREMLIN.statements.read(text))  # type: ignore[arg-type]


@rule("kremlin 16.1")
@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("have 7 on F", Boast(7, "F")),
        ("have 0 on Z", Boast(0, "Z")),
        ("promise militarists to spare G", Promise(2, "spare", "G")),
        ("promise evolutionists to acquit B", Promise(3, "acquit", "B")),
        ("warn militarists to purge G", Threaten(2, "purge", "G")),
        ("warn evolutionists to seize F", Threaten(3, "seize", "F")),
        ("thank evolutionists", Thank(3)),
    ],
)
def test_a_statement_is_logged_for_all_and_changes_nothing_on_the_board(text: str, statement: Statement) -> None:
    g = position()
    silent = g.copy()
    say(g, 1, text)
    assert list(g.log) == [*silent.log, (Said(1, statement), None)]
    g.log = silent.log
    assert g == silent
    assert KREMLIN.statements.print(statement) == text


@rule("kremlin 16.1")
@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (1, "have 21 on F", refusal("kremlin-no-such-points", "kremlin 16.1", points=21, most=20)),
        (1, "promise marxists to spare G", refusal("no-such-seat", "kremlin 16.1", seat=6)),
        (1, "warn stalinists to purge G", refusal("kremlin-talks-to-himself", "kremlin 16.1")),
        (2, "thank militarists", refusal("kremlin-talks-to-himself", "kremlin 16.1")),
        (6, "thank militarists", refusal("no-such-seat", "kremlin 16.1", seat=2)),
    ],
)
def test_what_makes_no_sense_is_refused(seat: int, text: str, why: Refusal) -> None:
    g = position()
    before = g.copy()
    with pytest.raises(Refused) as refused:
        say(g, seat, text)
    assert refused.value.why.id == why.id
    assert g == before


@rule("kremlin 16.1")
def test_to_say_how_many_points_one_has_declares_none() -> None:
    g = position()
    declared, asked = dict(g.public.declared), g.asked()
    say(g, 1, "have 10 on B")
    assert (dict(g.public.declared), g.asked()) == (declared, asked)


@rule("kremlin 16.1")
@pytest.mark.parametrize(
    ("text", "addressed"),
    [
        ("have 7 on F", ()),
        ("promise militarists to spare G", (2,)),
        ("warn evolutionists to seize F", (3,)),
        ("thank evolutionists", (3,)),
        ("ask evolutionists about G", (3,)),
        ("ask evolutionists to seize G", (3,)),
        ("broken evolutionists spare G", (3,)),
        ("believe not evolutionists", (3,)),
        ("deny evolutionists", (3,)),
        ("otherwise evolutionists 2", (3,)),
        ("retract", ()),
        ("nothing evolutionists", ()),
    ],
)
def test_a_statement_says_whom_it_addresses(text: str, addressed: tuple[int, ...]) -> None:
    assert KREMLIN.statements.read(text).to(1) == addressed  # type: ignore[attr-defined]
