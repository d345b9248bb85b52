"""Kremlin 9: retirement."""

from __future__ import annotations

import pytest

from presidium.core import Refused
from presidium.games.kremlin.events import Elected, Exiled, Retired, Voted
from tests.games.kremlin.drawn import actor, new, offered, skip, where, written
from tests.games.kremlin.phases.table import began, begun, board, happened, people, place, play, stressed, votes
from tests.rules import rule

LIMITS = [("1988", "", 96), ("1986", "president on | ", 95)]
"""The edition, its option, the age; B is 75, C 74, N 63."""


@rule("kremlin 9.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
@pytest.mark.parametrize("phase", [1, 2, 3, 4, 5, 6, 7])
def test_who_has_the_age_when_a_phase_ends_retires_wherever_he_is(
    edition: str, option: str, limit: int, phase: int
) -> None:
    old = limit - 75
    text = f"{option}chief N+~ | kgb B/{old} | foreign C/{old} | candidates I/{limit - 69} J/{limit - 68} K L M"
    g = board(edition, phase, "", f"{text} | people O/{limit - 62} | siberia P/40 | wall Q/50")
    skip(g, phase + 1, face=17)
    assert people(g, "retired") == "BIOP"
    assert [event.who for event in happened(g, Retired)] == list("BIOP")  # type: ignore[attr-defined]
    assert (place(g, "C"), place(g, "J"), place(g, "Q")) == ("foreign", "candidate", "wall")  # a year is lacking


@rule("kremlin 9.1")
def test_they_retire_in_rank_order() -> None:
    text = "chief N/33 | kgb - | sport B/21 | foreign C/22 | candidates J/40 I/40 K | people A/16 | siberia D/40"
    g = skip(board("1988", 3, "", f"{text} | defence -"), 4)
    assert [event.who for event in happened(g, Retired)] == list("NCBIJAD")  # type: ignore[attr-defined]


@rule("kremlin 9.1")
def test_1986_without_the_option_nobody_retires() -> None:
    g = play(board("1986", 2, "1B", "kgb B/40"), "B purge I", "20")
    assert (actor(g), "purge J" in offered(g, 1)) == ("B", True)
    play(g, "B pass")
    assert (place(g, "B"), g.public.age("B")) == ("kgb", 116)


@rule("kremlin 9.1")
def test_the_option_belongs_to_1986() -> None:
    assert new(4, edition="1986").rules["president"] == "off"
    with pytest.raises(Refused, match=r"kremlin-other-edition option=president edition=1986 \(kremlin 9\.1\)"):
        new(4, edition="1988", president="on")


@rule("kremlin 9.1", "kremlin 2.6")
def test_1988_what_was_declared_on_him_is_lost() -> None:
    sheet = "sheet stalinists N7 B1 C2 D3 E4 F5 G6 H8 I9 J10"
    g = skip(board("1988", 1, "", f"chief N/32 | declared N stalinists 4 | {sheet}"), 2)
    assert (place(g, "N"), written(g, 1, "N"), "N" in g.public.control) == ("retired", 3, False)


@rule("kremlin 9.1", "kremlin 2.3")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_a_purger_who_reaches_the_age_in_the_middle_of_his_right_stops_and_it_does_not_pass_on(
    edition: str, option: str, limit: int
) -> None:
    g = play(board(edition, 2, "1BE", f"{option}kgb B/{limit - 76}"), "B purge I", "20")
    assert (began(g), people(g, "retired"), where(g)) == (3, "B", "A-CDEFGH")
    assert happened(g, Exiled) == [Exiled("I")]


@rule("kremlin 9.1", "kremlin 2.3")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_a_failed_purge_can_retire_him_too(edition: str, option: str, limit: int) -> None:
    g = play(board(edition, 2, "1B", f"{option}kgb B/{limit - 78}"), "B purge I", "1")
    assert (people(g, "retired"), began(g)) == ("B", 3)
    younger = play(board(edition, 2, "1B", f"{option}kgb B/{limit - 79}"), "B purge I", "1")
    assert (people(younger, "retired"), began(younger)) == ("", 3)


@rule("kremlin 9.1", "kremlin 3.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_he_begins_nothing_that_costs_stress_or_may(edition: str, option: str, limit: int) -> None:
    """After the third "?" D is too old to go on; in 1986 he may still remove one, for that is free."""
    text = f"{option}year 4 | kgb B? | foreign C? | chief N | defence D/{limit - 75}"
    g = play(board(edition, 3, "1D", text), "D suspect E", "D suspect F")
    if edition == "1986":
        assert offered(g, 1) == {"pass", "clear B", "clear C"}
        play(g, "D clear B", "D pass")
    assert (began(g), people(g, "retired")) == (4, "D")


@rule("kremlin 9.1", "kremlin 6.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_a_chief_too_old_may_rearrange_but_move_nobody(edition: str, option: str, limit: int) -> None:
    g = begun(edition, 6, "1N", f"{option}chief N/{limit - 63} | sport - | candidates I J K")
    assert {text.split()[0] for text in offered(g, 1)} == {"pass", "rearrange"}
    play(g, "N rearrange D C B", "N pass")
    assert (people(g, "retired"), where(g)[1:4]) == ("N", "DCB")


@rule("kremlin 9.1", "kremlin 6.3", "kremlin 7.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_members_too_old_promote_and_rehabilitate_nobody(edition: str, option: str, limit: int) -> None:
    old = f"{option}chief N+~ | kgb B/{limit - 75} | ideology E/{limit - 72}"
    g = begun(edition, 6, "1BE 2C", f"{old} | candidates I J K")
    assert actor(g) == "C"
    others = "foreign - | defence - | industry - | economy - | sport -"
    assert began(begun(edition, 7, "1BE", f"{old} | {others} | siberia O")) == 8


@rule("kremlin 9.1", "kremlin 7.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_a_rehabilitation_may_be_his_last_deed(edition: str, option: str, limit: int) -> None:
    text = f"{option}chief N/{limit - 64} | siberia O P | kgb - | foreign - | defence - | ideology -"
    g = play(board(edition, 7, "1N", f"{text} | industry - | economy - | sport -"), "N rehabilitate O")
    assert (began(g), people(g, "retired"), people(g, "siberia"), stressed(g, "N")) == (8, "N", "P", [limit - 59])


@rule("kremlin 9.1", "kremlin 1.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_a_cure_costs_nothing_and_is_open_to_him(edition: str, option: str, limit: int) -> None:
    g = begun(edition, 1, "1B", f"{option}chief N | kgb B/{limit - 75}+")
    assert offered(g, 1) == {"pass", "cure"}


@rule("kremlin 9.1", "kremlin 3.2")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_he_still_votes(edition: str, option: str, limit: int) -> None:
    text = f"{option}year 2 | chief N/{limit - 63} | kgb B/{limit - 75}?"
    g = play(board(edition, 3, "1BND", text), "D accuse B", *votes("N innocent, B innocent"))
    assert happened(g, Voted) == [Voted("N", "innocent"), Voted("B", "innocent")]


@rule("kremlin 9.1", "kremlin 5.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_a_proposal_he_must_make_goes_on_and_counts(edition: str, option: str, limit: int) -> None:
    g = play(board(edition, 5, "1C", f"{option}chief - | foreign C/{limit - 74}"), "C propose D")
    if edition == "1986":
        play(g, "C vote for")
    assert happened(g, Elected) == [Elected("D")]
    assert people(g, "retired") == "C"


@rule("kremlin 9.1", "kremlin 8.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_a_wave_he_must_make_goes_on_and_counts(edition: str, option: str, limit: int) -> None:
    """Reaching the age by the effort of waving he retires only when the phase ends."""
    g = play(board(edition, 8, "1N", f"{option}chief N/{limit - 64}+"), "20")
    assert g.public.track == ("N" if edition == "1986" else "stalinists",)
    assert (people(g, "retired"), g.public.year, where(g)[0]) == ("N", 2, "-")


@rule("kremlin 9.1", "kremlin 5.1")
@pytest.mark.parametrize(("edition", "option", "limit"), LIMITS)
def test_a_chief_who_retires_is_replaced_in_the_next_phase_5(edition: str, option: str, limit: int) -> None:
    g = skip(board(edition, 1, "2E", f"{option}chief N/{limit - 64} | foreign -"), 5)
    assert (people(g, "retired"), where(g)[0]) == ("N", "-")
    assert actor(play(g)) == "E"
