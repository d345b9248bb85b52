"""The random player of Kremlin: the kind of action first, and most windows pass."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from presidium.bots import find
from presidium.bots.kremlin import KremlinAtRandom
from presidium.core import PASS, Action, Listed, Pass, view
from presidium.games.kremlin.actions import CURE, WAIVE, Declare, DeclareAsNeeded, Give, Play, PlayOn, Purge, Write
from tests.games.kremlin.drawn import EDITIONS, Kremlin, acts, does, drawn, new, shut

SAMPLE = 4_000


def picks(g: Kremlin, seat: int, times: int = SAMPLE) -> list[Action]:
    options, rng = g.options(seat), Random(seat)
    assert options is not None
    chosen = [KremlinAtRandom().pick(options, rng) for _ in range(times)]
    assert all(action in options for action in set(chosen))
    return chosen


def test_it_is_the_random_bot_of_kremlin() -> None:
    assert type(find("random", "kremlin")) is KremlinAtRandom


def test_every_kind_of_action_is_as_likely_and_every_action_of_its_kind() -> None:
    g = shut(drawn("edition 1988 | phase 2 | declared B stalinists 1"))
    kinds = Counter(type(action) for action in picks(g, 1))
    assert set(kinds) == {Pass, Purge}
    assert 0.46 < kinds[Pass] / SAMPLE < 0.54
    victims = Counter(action.who for action in picks(g, 1) if isinstance(action, Purge))
    assert set(victims) == set("ACDEFGHIJKLM")
    assert min(victims.values()) > SAMPLE / 2 / 12 * 0.6


def test_one_kind_alone_leaves_the_choice_within_it() -> None:
    options = Listed((Purge("B"), Purge("C")))
    chosen = Counter(KremlinAtRandom().pick(options, rng) for rng in map(Random, range(400)))
    assert min(chosen[Purge("B")], chosen[Purge("C")]) > 150
    assert KremlinAtRandom().pick(Listed((CURE,)), Random(1)) is CURE


@pytest.mark.parametrize("edition", EDITIONS)
def test_nine_windows_of_ten_pass_and_a_waiver_is_rare(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | declared B stalinists 1")
    for opened in (g, acts(g, "B", "purge C")):
        kinds = Counter(type(action) for action in picks(opened, 2, 10_000))
        assert 0.88 < kinds[Pass] / 10_000 < 0.92
        assert 0 < kinds[type(WAIVE)] / 10_000 < 0.005
        assert kinds[Declare] > 300 < kinds[DeclareAsNeeded]


def test_where_nothing_is_left_to_declare_it_passes() -> None:
    sheet = "sheet stalinists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1"
    shown = " | ".join(f"declared {word[0]} stalinists {word[1:]}" for word in sheet.split()[2:])
    g = drawn(f"edition 1988 | phase 2 | {sheet} | {shown}")
    assert set(picks(g, 1)) == {PASS, WAIVE}


def test_it_writes_any_sheet_and_needs_no_view() -> None:
    g = new(4)
    rng = Random(2)
    while 1 not in g.asked():
        options = g.options(0)
        assert options is not None
        g.apply(0, options.sample(rng))
    sheets = {KremlinAtRandom().choose(view(g, 1), Random(mood)) for mood in range(20)}
    assert len(sheets) == 20
    assert all(isinstance(sheet, Write) and sheet in (g.options(1) or ()) for sheet in sheets)


def test_it_votes_both_ways() -> None:
    g = drawn("edition 1988 | year 2 | phase 3 | sport H? | declared D stalinists 1 | declared B stalinists 2")
    does(g, "D", "accuse H")
    assert {str(action) for action in picks(shut(g), 1)} == {"Vote(vote='guilty')", "Vote(vote='innocent')"}


def test_of_the_windows_it_does_not_pass_half_are_cards_where_it_can() -> None:
    g = drawn("edition 1988 | growth on | intrigue on | phase 1 | hand stalinists 4 21 | hand militarists 1")
    kinds = Counter(type(action) for action in picks(g, 1, 10_000))
    assert 0.035 < (kinds[PlayOn] + kinds[Give]) / 10_000 < 0.065
    assert 0 < kinds[Give] < kinds[PlayOn] / 10
    kinds = Counter(type(action) for action in picks(g, 2, 10_000))  # the flu comes in phase 4
    assert not kinds[Play]
    assert kinds[Declare] > 300 < kinds[DeclareAsNeeded]


def test_each_card_is_as_likely_on_however_many_it_can_be_played() -> None:
    g = drawn("edition 1988 | growth on | intrigue on | phase 2 | hand stalinists 4 14 21")
    played = Counter(action.card for action in picks(g, 1, 20_000) if isinstance(action, Play))
    assert set(played) == {"4", "14", "21"}
    assert max(played.values()) < 1.4 * min(played.values())
