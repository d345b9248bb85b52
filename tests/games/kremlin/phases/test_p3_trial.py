"""Kremlin 3.2 to 3.6: the trial."""

from __future__ import annotations

import pytest

from presidium.core import PASS
from presidium.games.kremlin.actions import GUILTY, INNOCENT
from presidium.games.kremlin.events import Announced, Cleared, Exiled, Fell, Judged, Tried, Voted
from presidium.games.kremlin.matters import Case
from tests.games.kremlin.drawn import EDITIONS, actor, acts, do, offered, shut, skip, told
from tests.games.kremlin.phases.table import begun, board, happened, place, play, refused, seize, stressed, votes
from tests.rules import rule

ALL = "1DEFGH 2BC 3N"
TEXT = "year 4 | chief N | kgb B?"
"""D, Defence, accuses B, the head of the KGB, whom seat 2 controls."""


@rule("kremlin 3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_vote_in_rank_order_openly_the_accused_and_the_accuser_too(edition: str) -> None:
    g = play(board(edition, 3, ALL, TEXT), "D accuse B")
    assert Tried("D", "B") in told(g)
    for at, who in enumerate("NBCDEFGH"):
        assert actor(g) == who
        assert offered(g, g.asked()[0]) == {"vote guilty", "vote innocent"}
        assert g.public.agenda == (Case("D", "B", tuple((voter, "guilty") for voter in "NBCDEFGH"[:at])),)
        assert refused(g, g.asked()[0], "pass") == f"kremlin-may-not who={who} (kremlin 3.2)"
        assert refused(g, g.asked()[0], "vote for") == f"kremlin-may-not who={who} (kremlin 3.2)"
        play(g, f"{who} vote guilty")
    assert happened(g, Voted) == [Voted(who, "guilty") for who in "NBCDEFGH"]
    assert g.public.agenda == ()


@rule("kremlin 3.2", "kremlin C.3", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_absent_and_the_uncontrolled_do_not_vote(edition: str) -> None:
    text = "year 4 | chief N+~ | kgb B? | foreign - | economy G++~"
    g = play(board(edition, 3, "1DEH 2B 3NG", text), "D accuse B", *votes("B innocent, D guilty, E guilty, H guilty"))
    assert happened(g, Voted) == [Voted("B", "innocent"), *(Voted(who, "guilty") for who in "DEH")]
    assert Announced("F", None, PASS) in told(g)
    assert place(g, "B") == "siberia"


@rule("kremlin 3.2", "kremlin 3.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("acquitting", ["NB", "BH", "CD", "GH"])
def test_two_votes_acquit_and_the_second_ends_it(edition: str, acquitting: str) -> None:
    g = play(board(edition, 3, ALL, TEXT), "D accuse B")
    voting = "NBCDEFGH"[: "NBCDEFGH".index(acquitting[1]) + 1]
    play(g, *(f"{who} vote {'innocent' if who in acquitting else 'guilty'}" for who in voting))
    assert happened(g, Judged) == [Judged("B", "acquitted")]
    assert [event.who for event in happened(g, Voted)] == list(voting)  # type: ignore[attr-defined]
    assert place(g, "B") == "kgb"


@rule("kremlin 3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_acquit_even_if_only_three_vote_and_one_does_not_even_against_none(edition: str) -> None:
    alone = "year 4 | chief - | kgb B? | foreign - | ideology - | industry - | economy - | sport -"
    g = play(board(edition, 3, "1D 2B", alone), "D accuse B", *votes("B innocent, D innocent"))
    assert happened(g, Judged) == [Judged("B", "acquitted")]
    g = play(board(edition, 3, "1D", alone.replace("kgb B?", "kgb B+?~")), "D accuse B", "D vote innocent")
    assert happened(g, Judged) == [Judged("B", "guilty")]


@rule("kremlin 3.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_guilty_he_goes_to_siberia_and_the_accuser_pays_nothing_and_goes_on(edition: str) -> None:
    g = play(board(edition, 3, ALL, TEXT), "D accuse B")
    play(g, *votes("N guilty, B innocent, C guilty, D guilty, E guilty, F guilty, G guilty, H guilty"))
    assert happened(g, Judged, Exiled) == [Judged("B", "guilty"), Exiled("B")]
    assert (place(g, "B"), stressed(g, "BD"), actor(g)) == ("siberia", [0, 0], "D")
    assert refused(g, 1, "accuse C") == "kremlin-once-a-year who=D (kremlin 3.1)"
    assert "suspect C" in offered(g, 1)


@rule("kremlin 3.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_acquitted_the_question_mark_goes_and_the_accuser_takes_three(edition: str) -> None:
    g = play(board(edition, 3, ALL, TEXT), "D accuse B", *votes("N innocent, B innocent"))
    assert happened(g, Judged, Cleared) == [Judged("B", "acquitted"), Cleared("B")]
    assert (g.public.men["B"].suspect, stressed(g, "BD"), actor(g)) == (0, [0, 3], "D")
    assert refused(g, 1, "accuse B") == "kremlin-once-a-year who=D (kremlin 3.1)"


@rule("kremlin 3.1", "kremlin 3.4")
@pytest.mark.parametrize(("edition", "again"), [("1986", True), ("1988", False)])
def test_1988_who_was_acquitted_is_not_suspected_again_this_year(edition: str, again: bool) -> None:
    g = play(board(edition, 3, ALL, TEXT), "D accuse B", *votes("N innocent, B innocent"))
    assert ("suspect B" in offered(g, 1)) is again
    play(g, "D suspect C", "D suspect E")
    assert ("suspect B" in offered(g, 1)) is again
    assert again or refused(g, 1, "suspect B") == "kremlin-touched who=B (kremlin 3.1)"
    skip(g, 3)
    assert "suspect B" in offered(shut(g), 1)  # the next year it is forgotten


@rule("kremlin 3.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_stands_in_as_accuser_pays(edition: str) -> None:
    text = "year 4 | chief N | kgb B? | defence D+~"
    g = play(board(edition, 3, "1CEFGH 2BD 3N", text), "C accuse B", *votes("N innocent, B innocent"))
    assert stressed(g, "BCDN") == [0, 3, 0, 0]


@rule("kremlin 3.5")
def test_1988_an_uncontrolled_accused_who_is_present_votes_for_himself() -> None:
    g = play(board("1988", 3, "1DEFGH 2C 3N", TEXT), "D accuse B", *votes("N guilty, C guilty, D innocent"))
    assert Announced("B", None, INNOCENT) in told(g)
    assert happened(g, Judged) == [Judged("B", "acquitted")]
    assert Voted("B", "innocent") in told(g)


@rule("kremlin 3.5", "kremlin C.5")
def test_1988_whoever_takes_him_before_the_next_vote_may_turn_it() -> None:
    g = play(board("1988", 3, "1DEFGH 2C 3N", TEXT), "D accuse B")
    acts(g, "N", "vote guilty")
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert told(g)[-1] == Announced("B", None, INNOCENT)
    seize(g, "4: declare B 1")
    assert told(g)[-1] == Fell("B", INNOCENT)
    play(g, "B vote guilty")
    assert Voted("B", "guilty") in told(g)


@rule("kremlin 3.5")
@pytest.mark.parametrize(("edition", "text"), [("1986", TEXT), ("1988", TEXT.replace("B?", "B+?~"))])
def test_in_1986_or_on_a_cure_he_does_not(edition: str, text: str) -> None:
    g = play(board(edition, 3, "1DEFGH 2C 3N", text), "D accuse B")
    play(g, *votes("N innocent, C guilty, D guilty, E guilty, F guilty, G guilty, H guilty"))
    assert "B" not in [event.who for event in happened(g, Voted)]  # type: ignore[attr-defined]
    assert happened(g, Judged) == [Judged("B", "guilty")]


@rule("kremlin 3.1", "kremlin 3.5")
def test_1988_one_since_moved_down_is_accused_and_has_no_vote() -> None:
    text = "year 4 | chief N | candidates I? J K L M"
    g = play(board("1988", 3, "1DEFGH 2BC 3N 4I", text), "D accuse I")
    play(g, *votes("N innocent, B guilty, C guilty, D guilty, E guilty, F guilty, G guilty, H guilty"))
    assert (place(g, "I"), stressed(g, "D")) == ("siberia", [0])


@rule("kremlin 3.1")
def test_1986_one_since_moved_down_is_not_accused() -> None:
    g = begun("1986", 3, "1D", "year 4 | candidates I? J K L M")
    assert refused(g, 1, "accuse I") == "kremlin-may-not who=D (kremlin 3.1)"


@rule("kremlin 3.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_vote_still_has_its_window(edition: str) -> None:
    text = f"{TEXT} | sport H"
    g = play(board(edition, 3, ALL, text), "D accuse B", *votes("N innocent, B guilty, C guilty"))
    play(g, *votes("D guilty, E guilty, F guilty, G guilty"))
    acts(g, "H", "vote guilty")
    seize(g, "4: declare H 2")
    assert told(g)[-1] == Fell("H", GUILTY)
    play(g, "H vote innocent")
    assert happened(g, Judged) == [Judged("B", "acquitted")]
