"""The log in the terminal: under headings, and with whom nobody controls in one line."""

from __future__ import annotations

import re

import pytest

from presidium.cli.terminal.log import LogRow, lines, settled
from presidium.core import PASS, Event
from presidium.games.goulag.moves import Named, Shown
from presidium.games.kremlin.events import Announced, Began, Died
from presidium.games.politburo.moves import Appointed
from presidium.text import Words
from tests.cli.shell import presidium
from tests.docs.pages import ROOT

WORDS = Words("en")
A, B, C = (Announced(who, None, PASS) for who in "ABC")
SILENT = "Nobody controls Aparatschik (A), who does nothing."
FOLDED = "Nobody controls Aparatschik (A) and Schukrutoff (B)."
RECORDS = ROOT / "tests" / "records"


def read(*told: Event | str, game: str = "kremlin", before: tuple[Event, ...] = ()) -> list[LogRow]:
    return list(lines(game, told, WORDS, before))


def test_a_phase_is_a_heading_and_says_no_more_below_it() -> None:
    dies = LogRow(WORDS.tell("kremlin", Died("C")))
    assert read(Began(1, 3), Died("C")) == [LogRow("1951: Investigation", heading=True), dies]


def test_whom_nobody_speaks_for_stands_in_one_line() -> None:
    assert read(A, B) == [LogRow(FOLDED)]
    assert read(A, Died("C"), A, B)[0::2] == [LogRow(SILENT), LogRow(FOLDED)]


@pytest.mark.parametrize("between", [Began(1, 4), Died("D"), "Ben has left."])
def test_nothing_is_folded_that_something_was_told_between(between: Event | str) -> None:
    assert LogRow(SILENT) in read(A, between, B)


def test_somebody_s_own_silence_is_not_folded() -> None:
    assert len(read(Announced("A", 1, PASS), Announced("B", 1, PASS))) == 2


def test_rounds_are_headings_and_keep_their_first_line() -> None:
    named, shown = Named(1, (2, 3), 4), Shown(1, 2, 2)
    assert [line.heading for line in read(Appointed(2, 1), game="politburo")] == [True, False]
    told = read(named, shown, named, game="goulag")
    assert [line.text for line in told if line.heading] == ["Round 1", "Round 2"]
    assert len(told) == 5
    assert read(named, game="goulag", before=(named, shown))[0] == LogRow("Round 2", heading=True)


def test_what_may_yet_be_folded_waits() -> None:
    assert settled("kremlin", (Died("D"), A, B)) == 1
    assert settled("kremlin", (A, Died("D"))) == 2
    assert settled("goulag", ()) == 0


def test_a_game_is_told_so_and_so_again() -> None:
    """In the first telling too, however many windows passed between two of whom nobody controls."""
    typed = "suggest\n" + "pass all\n1\n" * 300 + "log\n"
    ran = presidium("play", "kremlin", "--players", "3", "--seed", "3", "--plain", typed=typed)
    first, *_, again, _ = ran.out.split(WORDS("cli-after"))
    for told in (first, again):
        assert "\n-- 1952: Purge --\n" in told
        assert re.search(r"^Nobody controls .* and ", told, re.MULTILINE)
        assert not re.search(r"^Nobody controls .*\nNobody controls ", told, re.MULTILINE)


def test_a_record_is_told_so() -> None:
    ran = presidium("replay", RECORDS / "kremlin-1988-third-mark.txt")
    assert "\n-- 1951: Cures --\n" in ran.out
    assert re.search(r"^Nobody controls .* and ", ran.out, re.MULTILINE)
    everything = presidium("replay", RECORDS / "kremlin-1988-third-mark.txt", "--all").out
    assert "\n> " in everything
