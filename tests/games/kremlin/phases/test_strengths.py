"""Kremlin 1.3: some posts suit a man, some do not."""

from __future__ import annotations

import pytest

from presidium.core import Refused
from presidium.games.kremlin.events import Rolled
from presidium.games.kremlin.printed.people import PEOPLE
from tests.games.kremlin.drawn import EDITIONS, new, skip
from tests.games.kremlin.phases.table import begun, board, happened, place, play, stressed
from tests.rules import rule

# N (63) is made for foreign affairs and no man for ideology; sport is all the same to him.
HOW = ("", "?", "+", "+?", "++", "++?", "+~", "+?~", "++~", "++?~")
AGEING = {
    ("1986", "foreign"): (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ("1986", "ideology"): (1, 1, 2, 2, 2, 2, 1, 1, 1, 1),
    ("1986", "sport"): (0, 0, 1, 1, 1, 1, 0, 0, 0, 0),
    ("1988", "foreign"): (0, 0, 0, 1, 1, 2, 0, 0, 0, 0),
    ("1988", "ideology"): (1, 2, 2, 3, 3, 4, 1, 2, 1, 2),
    ("1988", "sport"): (0, 1, 1, 2, 2, 3, 0, 1, 0, 1),
}


@rule("kremlin 1.3")
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(("edition", "post"), AGEING)
def test_ageing_in_a_strength_and_in_a_weakness(edition: str, post: str, how: str) -> None:
    g = begun(edition, 1, "1N", f"strengths on | year 2 | chief B | kgb - | {post} N{how.removesuffix('~')}")
    if "+" in how:
        play(g, "N cure" if how.endswith("~") else "N pass")
    assert stressed(g, "N") == [AGEING[edition, post][HOW.index(how)]]


@rule("kremlin 1.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_option_is_off_by_default(edition: str) -> None:
    assert new(4, edition=edition).rules["strengths"] == "off"
    g = skip(board(edition, 1, "", "chief - | kgb - | ideology N"), 2)
    assert stressed(g, "N") == [0]


@rule("kremlin 1.3", "kremlin 3.8")
@pytest.mark.parametrize(("strengths", "due"), [("on", [0, 1, 1]), ("off", [1, 1, 1])])
def test_1986_a_suspect_in_his_strength_pays_nothing_in_phase_3(strengths: str, due: list[int]) -> None:
    g = board("1986", 3, "", f"year 2 | strengths {strengths} | chief N? | kgb Z? | foreign D? | defence C")
    assert stressed(skip(g, 4), "ZDN") == due


PURGES = [("strength", "on", 14), ("weakness", "on", 10), ("neither", "on", 12), ("strength", "off", 12)]


@rule("kremlin 1.3", "kremlin 2.2")
@pytest.mark.parametrize(("suits", "strengths", "needed"), PURGES)
def test_1988_a_purge_is_harder_in_a_strength_and_easier_in_a_weakness(suits: str, strengths: str, needed: int) -> None:
    """The victim's, on the post he holds: G is made for sport, N no man for ideology."""
    text = {"strength": "sport G | economy -", "weakness": "ideology N", "neither": "economy W"}[suits]
    victim = {"strength": "G", "weakness": "N", "neither": "W"}[suits]
    for face in (needed - 3, needed - 2):
        g = play(board("1988", 2, "1B", f"strengths {strengths} | {text}"), f"B purge {victim}", str(face))
        assert place(g, victim) == ("siberia" if face >= needed - 2 else place(board("1988", 2, "", text), victim))


@rule("kremlin 1.3", "kremlin 2.2")
def test_1988_the_weak_on_a_cure_are_purged_at_five_more() -> None:
    g = play(board("1988", 2, "1B", "strengths on | ideology N+~"), "B purge N", "5")
    assert happened(g, Rolled) == [Rolled("purge", "N", 5, 5, 10, ("cure", "weakness"))]
    assert place(g, "N") == "siberia"


@rule("kremlin 1.3", "kremlin 2.2")
def test_1986_strengths_do_not_touch_a_purge() -> None:
    for text, victim in (("sport G | economy -", "G"), ("ideology N", "N")):
        g = play(board("1986", 2, "1B", f"strengths on | {text}"), f"B purge {victim}", "9")
        assert happened(g, Rolled) == [Rolled("purge", victim, 9, 0, 10, short=1)]


@rule("kremlin 1.3", "kremlin 0.2")
def test_everybody_has_one_strength_and_another_weakness_among_the_seven_ministries() -> None:
    posts = {"kgb", "foreign", "defence", "ideology", "industry", "economy", "sport"}
    assert {person.strength for person in PEOPLE.values()} == posts == {p.weakness for p in PEOPLE.values()}
    assert all(person.strength != person.weakness for person in PEOPLE.values())


@rule("kremlin 1.3")
def test_any_other_word_for_it_is_refused() -> None:
    with pytest.raises(Refused, match=r"bad-option option=strengths value=yes allowed=off, on \(kremlin 1\.3\)"):
        new(4, strengths="yes")
