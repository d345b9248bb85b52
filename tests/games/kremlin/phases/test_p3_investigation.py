"""Kremlin 3.1, 3.7, 3.8: suspicion, and the short way to Siberia. The trial is in `test_p3_trial.py`."""

from __future__ import annotations

import pytest

from presidium.core import PASS, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.events import Announced, Cleared, Exiled, Suspected
from tests.games.kremlin.drawn import EDITIONS, actor, acts, do, offered, quiet, skip, told
from tests.games.kremlin.phases.table import (
    began,
    begun,
    board,
    happened,
    people,
    place,
    play,
    refused,
    seize,
    stressed,
    votes,
)
from tests.rules import rule

LINE = [
    ("", "D"),
    ("defence D+~", "C"),
    ("defence - | foreign -", "B"),
    ("defence - | foreign C+~ | kgb B+~", "N"),
    ("defence - | foreign - | kgb - | chief N++~", "F"),
    ("defence - | foreign - | kgb - | chief -", "F"),
]


@rule("kremlin 3.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("text", "holder"), LINE)
def test_the_right_passes_from_defence_to_foreign_kgb_chief_and_industry(edition: str, text: str, holder: str) -> None:
    g = begun(edition, 3, "1BCDF 2N", "chief N" + (f" | {text}" if text else ""))
    assert actor(g) == holder
    assert began(play(g, f"{holder} pass")) == 4


@rule("kremlin 3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_none_of_the_five_is_available_the_phase_ends(edition: str) -> None:
    text = "chief - | kgb B+~ | foreign C+~ | defence - | industry F+~"
    assert began(begun(edition, 3, "1BCDEF 2GH", text)) == 4


@rule("kremlin 3.1", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_uncontrolled_minister_lets_it_lapse_unless_somebody_declares(edition: str) -> None:
    g = board(edition, 3, "1C")
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert told(g)[-1] == Announced("D", None, PASS)
    lapsed = do(g.copy(), "1: pass; 2: pass; 3: pass; 4: pass")
    assert began(lapsed) == 4
    play(seize(g, "2: declare D 3"), "D suspect C")
    assert g.public.men["C"].suspect


@rule("kremlin 3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_he_may_do(edition: str) -> None:
    g = begun(edition, 3, "1D", "year 4 | kgb B? | foreign C?4 | defence D? | people N? | siberia O | wall P")
    placing = {f"suspect {who}" for who in "AEFGH"}
    condemning = {f"condemn {who}" for who in "IJKLM"}
    removing = {f"clear {who}" for who in ("BDN" if edition == "1986" else "BCDN")}
    accusing = {f"accuse {who}" for who in ("BC" if edition == "1986" else "BCN")}
    assert offered(g, 1) == {"pass", *placing, *removing, *accusing, *condemning}


@rule("kremlin 3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_he_may_not_do(edition: str) -> None:
    g = begun(edition, 3, "1D", "year 4 | kgb B? | defence D? | siberia O")
    assert refused(g, 1, "suspect D") == "kremlin-not-himself who=D (kremlin 3.1)"
    assert refused(g, 1, "accuse D") == "kremlin-not-himself who=D (kremlin 3.1)"
    assert refused(g, 1, "accuse C") == "kremlin-not-suspected who=C (kremlin 3.1)"
    for text in ("suspect B", "suspect I", "suspect N", "clear C", "condemn B", "condemn N", "condemn O", "purge C"):
        assert refused(g, 1, text) == "kremlin-may-not who=D (kremlin 3.1)"


@rule("kremlin 3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_mark_costs_one_and_is_of_this_year(edition: str) -> None:
    g = play(board(edition, 3, "1D", "year 4"), "D suspect B", "D suspect A")
    assert [g.public.men[who].suspect for who in "ABC"] == [4, 4, 0]
    assert (actor(g), stressed(g, "D")) == ("D", [2])
    assert happened(g, Suspected) == [Suspected("B"), Suspected("A")]
    assert not {"suspect A", "suspect B"} & offered(g, 1)
    assert refused(g, 1, "accuse B") == "kremlin-not-suspected who=B (kremlin 3.1)"


@rule("kremlin 3.1")
@pytest.mark.parametrize(("edition", "cost"), [("1986", 0), ("1988", 2)])
def test_removing_a_question_mark(edition: str, cost: int) -> None:
    g = play(board(edition, 3, "1D", "year 4 | kgb B? | defence D?"), "D clear B", "D clear D")
    assert [g.public.men[who].suspect for who in "BD"] == [0, 0]
    assert stressed(g, "D") == [cost]
    assert happened(g, Cleared) == [Cleared("B"), Cleared("D")]
    assert refused(g, 1, "accuse B") == "kremlin-may-not who=D (kremlin 3.1)"  # he has none any more


@rule("kremlin 3.1")
def test_1986_only_one_from_an_earlier_year_is_removed() -> None:
    g = play(board("1986", 3, "1D", "year 2 | kgb B?1"), "D suspect C")
    assert {"clear B", "accuse B"} <= offered(g, 1)
    assert refused(g, 1, "clear C") == "kremlin-may-not who=D (kremlin 3.1)"


@rule("kremlin 3.1")
def test_1988_one_of_this_year_is_removed_too() -> None:
    """As long as it is from an earlier phase: a card has placed it."""
    g = play(board("1988", 3, "1D", "year 4 | foreign C?4"), "D clear C")
    assert (g.public.men["C"].suspect, stressed(g, "D")) == (0, [1])


# Each politician once a phase


@rule("kremlin 3.1")
@pytest.mark.parametrize(("first", "again"), [("suspect", "clear"), ("clear", "suspect")])
def test_1988_each_politician_is_touched_once_in_a_phase(first: str, again: str) -> None:
    """C has a "?" when it is taken away, and none when it is placed; the others can still be marked or cleared."""
    g = board("1988", 3, "1D", f"year 4 | kgb B? | foreign C{'?' if first == 'clear' else ''}")
    play(g, f"D {first} C")
    assert (g.public.touched, stressed(g, "D")) == (("C",), [1])
    assert f"{again} C" not in offered(g, 1)
    assert {"clear B", "suspect E"} <= offered(g, 1)
    for text in (f"{again} C", f"{first} C"):
        assert refused(g, 1, text) == "kremlin-touched who=C (kremlin 3.1)"


@rule("kremlin 3.1")
def test_1988_whoever_takes_the_minister_over_cannot_age_him_without_end() -> None:
    """Seat 2 has him mark everybody and take it back, as far as he may: seven other members, and his own "?"."""
    g = board("1988", 3, "1D", "year 4 | defence D?")
    acts(g, "D", "pass")
    seize(g, "2: declare D 5")
    spent = 0
    while actor(g) == "D":
        marks = sorted(text for text in offered(g, 2) if text.startswith(("suspect", "clear")))
        play(g, f"D {marks[0]}" if marks else "D pass")
        spent += bool(marks)
    assert (began(g), spent, stressed(g, "D")) == (4, 8, [8])
    assert place(g, "D") == "defence"


@rule("kremlin 3.1")
def test_1988_the_next_phase_3_begins_anew() -> None:
    g = play(board("1988", 3, "1D", "year 4"), "D suspect C", "D pass")
    assert g.public.touched == ()
    skip(skip(g, 8), 3)
    assert "clear C" in offered(quiet(g), 1)


@rule("kremlin 3.1")
def test_1986_knows_no_such_limit() -> None:
    g = play(board("1986", 3, "1D", "year 4 | foreign C?3"), "D clear C", "D suspect C")
    assert (g.public.men["C"].suspect, stressed(g, "D")) == (4, [1])


@rule("kremlin 3.1", "kremlin 12.1")
def test_who_has_been_touched_is_public_and_survives_copies_positions_and_the_codec() -> None:
    g = play(board("1988", 3, "1D", "year 4"), "D suspect C", "D suspect B")
    assert (g.copy().public.touched, view(g, None).public.touched) == (("C", "B"), ("C", "B"))
    read = KREMLIN.read_position(KREMLIN.write_position(g))
    for again in (read, KREMLIN.codec.load(KREMLIN.codec.save(g))):
        assert (again.public.touched, offered(again, 1)) == (("C", "B"), offered(g, 1))


@rule("kremlin 3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_condemns_one_candidate_a_year_for_two(edition: str) -> None:
    g = play(board(edition, 3, "1D", "year 4 | kgb B?"), "D condemn I")
    assert (people(g, "siberia"), stressed(g, "D"), happened(g, Exiled)) == ("I", [2], [Exiled("I")])
    assert refused(g, 1, "condemn J") == "kremlin-once-a-year who=D (kremlin 3.1)"


@rule("kremlin 3.1")
def test_1986_a_condemnation_comes_in_addition_to_a_trial_in_any_order() -> None:
    everybody_but_b = "1DEFGH 2BC 3N"
    guilty = votes("N guilty, B innocent, C guilty, D guilty, E guilty, F guilty, G guilty, H guilty")
    first = play(board("1986", 3, everybody_but_b, "year 4 | chief N | kgb B?"), "D condemn I", "D suspect C")
    play(first, "D accuse B", *guilty)
    assert (people(first, "siberia"), stressed(first, "D")) == ("BI", [3])
    last = play(board("1986", 3, everybody_but_b, "year 4 | chief N | kgb B?"), "D suspect C", "D accuse B", *guilty)
    play(last, "D condemn I")
    assert (people(last, "siberia"), stressed(last, "D")) == ("BI", [3])


@rule("kremlin 3.1")
def test_1988_a_condemnation_takes_the_place_of_a_trial_and_both_come_before_the_question_marks() -> None:
    text = "year 4 | chief N | kgb B?"
    g = play(board("1988", 3, "1D", text), "D condemn I")
    assert refused(g, 1, "accuse B") == "kremlin-may-not who=D (kremlin 3.1)"
    assert {"suspect C", "clear B"} <= offered(g, 1)
    g = play(board("1988", 3, "1D", text), "D clear B")
    assert {"condemn I", "suspect C"} <= offered(g, 1)  # removing is free of the order
    g = play(board("1988", 3, "1D", text), "D suspect C")
    assert offered(g, 1) == {"pass", "clear B", *(f"suspect {who}" for who in "NEFGH")}


@rule("kremlin 3.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_mark_goes_up_and_down_with_the_man_and_costs_nothing_below(edition: str) -> None:
    """N, the Chief, exchanges the suspects G and I; a year later only I pays, in the phase of his edition."""
    g = board(edition, 6, "1N", "year 3 | chief N | economy G? | candidates I? J? K L M")
    play(g, "N exchange G I")
    assert (place(g, "G"), place(g, "I")) == ("candidate", "economy")
    assert [g.public.men[who].suspect for who in "GIJ"] == [2, 2, 2]
    skip(g, 4, face=10)
    assert g.public.year == 4
    assert stressed(g, "GJI") == [0, 0, 1]


@rule("kremlin 3.8")
@pytest.mark.parametrize(("edition", "due"), [("1986", [1, 2, 0, 1]), ("1988", [0, 1, 0, 0])])
def test_1986_every_member_with_a_question_mark_takes_one_when_the_phase_ends(edition: str, due: list[int]) -> None:
    text = "year 2 | chief N | kgb B? | defence D? | ideology E+?~ | candidates I? J K L M"
    g = play(board(edition, 3, "1D", text), "D suspect C")
    assert stressed(g, "BDIE") == [0, 1, 0, 0]
    play(g, "D pass")
    assert began(g) == 4
    assert stressed(g, "BDIE") == due
    assert stressed(g, "C") == due[:1]
