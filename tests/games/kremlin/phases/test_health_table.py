"""Kremlin 4.2: the health table, which both editions use."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise

import pytest

from presidium.games.kremlin.printed.health import AT_WORK, SANATORIUM, verdict
from tests.rules import rule

FROM_BAD_TO_GOOD = "TAK-G"
AGES = range(50, 96)
FACES = range(1, 21)


@rule("kremlin 4.2")
@pytest.mark.parametrize(("table", "checksum"), [(AT_WORK, "6d4f620af981d875"), (SANATORIUM, "7d377687824ad983")])
def test_the_table_is_the_one_that_was_compared_with_print_cell_by_cell(table: tuple[str, ...], checksum: str) -> None:
    assert sha256("\n".join(table).encode()).hexdigest().startswith(checksum)


@rule("kremlin 4.2")
def test_the_doubtful_cells_read_as_the_rules_page_says() -> None:
    assert (verdict(51, False, 2), verdict(81, False, 13), verdict(85, False, 14)) == ("A", "-", "K")


@rule("kremlin 4.1")
def test_some_cells_known_by_heart() -> None:
    at_work = {(50, 1): "A", (50, 14): "G", (68, 1): "A", (69, 1): "T", (74, 20): "G", (75, 20): "-", (95, 9): "A"}
    on_a_cure = {(50, 2): "K", (50, 7): "G", (61, 1): "K", (62, 1): "A", (80, 13): "-", (80, 14): "G", (95, 20): "G"}
    assert {cell: verdict(cell[0], False, cell[1]) for cell in at_work} == at_work
    assert {cell: verdict(cell[0], True, cell[1]) for cell in on_a_cure} == on_a_cure


@rule("kremlin 4.1")
@pytest.mark.parametrize("cure", [False, True])
def test_a_higher_roll_is_never_worse_and_a_year_more_never_better(cure: bool) -> None:
    good = {(age, face): FROM_BAD_TO_GOOD.index(verdict(age, cure, face)) for age in AGES for face in FACES}
    assert all(good[age, low] <= good[age, high] for age in AGES for low, high in pairwise(FACES))
    assert all(good[old, face] <= good[young, face] for young, old in pairwise(AGES) for face in FACES)


@rule("kremlin 4.1")
def test_the_sanatorium_is_never_worse_than_work_and_nobody_dies_of_its_table() -> None:
    good = FROM_BAD_TO_GOOD.index
    assert all(good(verdict(age, True, face)) >= good(verdict(age, False, face)) for age in AGES for face in FACES)
    assert "T" not in "".join(SANATORIUM)


@rule("kremlin 4.1")
@pytest.mark.parametrize("cure", [False, True])
def test_over_95_the_row_of_95_and_modified_rolls_are_1_at_least_and_20_at_most(cure: bool) -> None:
    for face in FACES:
        assert verdict(96, cure, face) == verdict(120, cure, face) == verdict(95, cure, face)
    for age in AGES:
        assert verdict(age, cure, -3) == verdict(age, cure, 0) == verdict(age, cure, 1)
        assert verdict(age, cure, 23) == verdict(age, cure, 20)
