"""Kremlin 6.1: what the Party Chief arranges."""

from __future__ import annotations

import pytest

from presidium.core import PASS
from presidium.games.kremlin.events import Announced, Moved
from tests.games.kremlin.drawn import EDITIONS, actor, do, offered, told, where
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
)
from tests.rules import rule

CHIEF = "chief N"


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_rearranges_each_level_once_and_free(edition: str) -> None:
    g = play(board(edition, 6, "1N", CHIEF), "N rearrange D B C", "N rearrange E G H F")
    assert (where(g), stressed(g, "N"), actor(g)) == ("NDBCEGHF", [0], "N")
    moved = "D kgb, B foreign, C defence, G industry, H economy, F sport"
    assert happened(g, Moved) == [Moved(*move.split()) for move in moved.split(", ")]
    assert not any(text.startswith("rearrange") for text in offered(g, 1))
    assert refused(g, 1, "rearrange B C D") == "kremlin-may-not who=N (kremlin 6.1)"


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("first", "left"), [("D B C", 4), ("E G H F", 3)])
def test_one_level_rearranged_the_other_is_still_open(edition: str, first: str, left: int) -> None:
    g = play(board(edition, 6, "1N", CHIEF), f"N rearrange {first}")
    assert {len(text.split()) - 1 for text in offered(g, 1) if text.startswith("rearrange")} == {left}


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_vacant_posts_are_rearranged_too_and_every_way_is_offered_but_the_present_one(edition: str) -> None:
    g = begun(edition, 6, "1N", f"{CHIEF} | foreign - | ideology - | industry -")
    ways = {text for text in offered(g, 1) if text.startswith("rearrange")}
    assert {text for text in ways if len(text.split()) == 4} == {
        f"rearrange {way}" for way in ("D - B", "B D -", "D B -", "- B D", "- D B")
    }
    assert len({text for text in ways if len(text.split()) == 5}) == 4 * 3 - 1
    play(g, "N rearrange - D B", "N rearrange H - - G")
    assert where(g) == "N-DBH--G"
    assert refused(begun(edition, 6, "1N", CHIEF), 1, "rearrange B C E") == "kremlin-may-not who=N (kremlin 6.1)"


@rule("kremlin 6.1")
def test_1986_he_rearranges_at_any_time_before_he_is_done() -> None:
    g = play(board("1986", 6, "1N", CHIEF), "N exchange D E", "N rearrange E B C", "N exchange B F")
    play(g, "N rearrange H G B D")
    assert (where(g), stressed(g, "N")) == ("NEFCHGBD", [4])


@rule("kremlin 6.1")
def test_1988_he_rearranges_only_before_he_moves_anybody() -> None:
    g = play(board("1988", 6, "1N", CHIEF), "N rearrange D B C", "N exchange B E")
    assert refused(g, 1, "rearrange F G H B") == "kremlin-may-not who=N (kremlin 6.1)"
    assert where(g) == "NDECBFGH"


STEPS = [
    ("foreign - | candidates I J K L M", "move E foreign", "E"),
    ("ideology - | candidates I J K L M", "move I ideology", "I"),
    ("candidates I J K L", "move O candidate", "O"),
    ("sport - | candidates I J K L M", "move B sport", "B"),
    ("candidates I J K L", "move H candidate", "H"),
    ("candidates I J K L M", "move J people", "J"),
]


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("text", "step", "who"), STEPS)
def test_one_step_up_or_down_into_a_vacant_place_costs_one(edition: str, text: str, step: str, who: str) -> None:
    g = play(board(edition, 6, "1N", f"{CHIEF} | {text}"), f"N {step}")
    assert (place(g, who), stressed(g, f"N{who}"), actor(g)) == (step.split()[2], [1, 0], "N")
    assert happened(g, Moved) == [Moved(who, step.split()[2])]


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_step_is_longer_nobody_becomes_chief_and_the_chief_stays(edition: str) -> None:
    g = begun(edition, 6, "1N", f"{CHIEF} | kgb - | ideology - | candidates I J K L")
    for text in ("move I kgb", "move O ideology", "move O kgb", "move C candidate", "move F people", "move C people"):
        assert refused(g, 1, text) == "kremlin-may-not who=N (kremlin 6.1)"
    assert refused(g, 1, "move C defence") == "kremlin-place-taken place=defence (kremlin 6.1)"
    assert refused(g, 1, "move E chief") == "kremlin-place-taken place=chief (kremlin 6.1)"
    assert refused(g, 1, "move N kgb") == "kremlin-chief-stays who=N (kremlin 6.1)"
    assert refused(g, 1, "exchange N C") == "kremlin-chief-stays who=N (kremlin 6.1)"
    assert refused(g, 1, "purge C") == "kremlin-may-not who=N (kremlin 6.1)"
    nobody_above = {text for text in offered(g, 1) if "chief" in text or " N" in text}
    assert nobody_above == set()


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("higher", "lower"), ["CE", "GK", "MO"])
def test_two_of_neighbouring_levels_change_places_for_two(edition: str, higher: str, lower: str) -> None:
    before = board(edition, 6, "1N", CHIEF)
    places = place(before, higher), place(before, lower)
    g = play(before, f"N exchange {higher} {lower}")
    assert (place(g, lower), place(g, higher)) == places
    assert stressed(g, f"N{higher}{lower}") == [2, 0, 0]


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_others_do_not_change_places(edition: str) -> None:
    g = begun(edition, 6, "1N", f"{CHIEF} | siberia O")
    for pair in ("B C", "C B", "B I", "E B", "G P", "I O", "I E"):
        assert refused(g, 1, f"exchange {pair}") == "kremlin-may-not who=N (kremlin 6.1)"


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_step_a_year_for_each_and_an_exchange_uses_up_both(edition: str) -> None:
    g = play(board(edition, 6, "1N", f"{CHIEF} | candidates I J K L"), "N move H candidate", "N exchange C E")
    for text, who in (("move H sport", "H"), ("exchange G H", "H"), ("exchange B C", "C"), ("exchange E F", "E")):
        assert refused(g, 1, text) == f"kremlin-moved-already who={who} (kremlin 6.1)"
    assert not {text for text in offered(g, 1) if set(text.split()) & {"C", "E", "H"} and "rearrange" not in text}
    assert "exchange D F" in offered(g, 1)


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", ["N move I people", "N exchange F I"])
def test_when_all_places_are_full_a_man_goes_down_only_after_another_made_room(edition: str, first: str) -> None:
    """The printed example: no way to the Candidates for a man of level 2 while five are there."""
    g = begun(edition, 6, "1N", CHIEF)
    assert refused(g, 1, "move G candidate") == "kremlin-place-taken place=candidate (kremlin 6.1)"
    assert refused(g, 1, "move B sport") == "kremlin-place-taken place=sport (kremlin 6.1)"
    assert not {text for text in offered(g, 1) if text.endswith("candidate")}
    play(g, first)
    if first == "N exchange F I":  # one up, one down at once: still full
        assert refused(g, 1, "move G candidate") == "kremlin-place-taken place=candidate (kremlin 6.1)"
    else:
        play(g, "N move G candidate")
        assert (place(g, "G"), place(g, "I"), stressed(g, "N")) == ("candidate", "people", [2])


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_candidate_who_goes_up_makes_room_as_well(edition: str) -> None:
    g = play(board(edition, 6, "1N", f"{CHIEF} | sport -"), "N move L sport", "N move G candidate", "N move K economy")
    assert (where(g), people(g, "candidate"), stressed(g, "N")) == ("NBCDEFKL", "GIJM", [3])


@rule("kremlin 6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_may_leave_places_vacant_and_age_fills_them(edition: str) -> None:
    g = play(board(edition, 6, "1N", f"{CHIEF} | sport - | candidates J K"), "N pass")
    assert (where(g), stressed(g, "N")) == ("NBCDEFGJ", [0])
    assert began(g) == 7


@rule("kremlin 6.1", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("chief", ["chief N+~", "chief -"])
def test_a_chief_on_a_cure_or_none_arranges_nothing(edition: str, chief: str) -> None:
    g = begun(edition, 6, "1N", chief)
    assert began(g) == 7


@rule("kremlin 6.1", "kremlin C.3", "kremlin C.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_uncontrolled_chief_lets_it_lapse_unless_somebody_declares(edition: str) -> None:
    g = board(edition, 6, "", "chief B | kgb -")
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert told(g)[-1] == Announced("B", None, PASS)
    lapsed = do(g.copy(), "1: pass; 2: pass; 3: pass; 4: pass")
    assert where(lapsed)[:2] == "BE"  # filled by age
    play(seize(g, "3: declare B 4"), "B move H kgb")
    assert where(g)[:2] == "BH"


CURES = [("N exchange C E", "C", "ideology"), ("N exchange C E", "E", "foreign"), ("N rearrange C D B", "C", "kgb")]


@rule("kremlin 6.1", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("line", "who", "post"), CURES)
def test_a_cure_survives_a_change_of_post_in_the_politburo(edition: str, line: str, who: str, post: str) -> None:
    g = play(board(edition, 6, "1N", f"{CHIEF} | foreign C+~ | ideology E+~"), line)
    assert (place(g, who), g.public.men[who].cure) == (post, True)


@rule("kremlin 6.1", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cure_ends_when_he_leaves_the_politburo_and_does_not_come_back_with_him(edition: str) -> None:
    g = play(board(edition, 6, "1BN", f"{CHIEF} | ideology E++~ | candidates I J"), "N move E candidate")
    assert (place(g, "E"), g.public.men["E"].cure, g.public.men["E"].crosses) == ("candidate", False, 2)
    play(g, "N pass", "B move E ideology")
    assert (place(g, "E"), g.public.men["E"].cure) == ("ideology", False)
