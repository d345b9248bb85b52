"""The worlds a seat of Kremlin may imagine: every sheet the public record allows, each as likely."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from presidium.core import view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.cards.power_play import Spread
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from presidium.games.kremlin.state import Kremlin, sheet
from tests.games.kremlin.cards.alike import table
from tests.games.kremlin.drawn import EDITIONS, acts, alike, dice, do, drawn, new, play_out, quiet, volley, window
from tests.rules import rule

DRAWS = 4000
CHI_SQUARE = {1: 10.83, 2: 13.82, 3: 16.27, 7: 24.32, 15: 37.70, 22: 48.27, 25: 52.62}
"""By degrees of freedom: exceeded by chance once in a thousand times."""


def numbers(g: Kremlin, seat: int, people: str, draws: int = DRAWS) -> Counter[tuple[int, ...]]:
    """How often a spectator imagines these numbers on these politicians' lines of this seat's sheet."""
    rng, seen = Random(11), view(g, None)
    sheets = (KREMLIN.imagine(seen, rng).secret(sheet(seat)) for _ in range(draws))
    return Counter(tuple(points[INDEX[who]] for who in people) for points in sheets)


def uniform(found: Counter[tuple[int, ...]], possible: Sequence[tuple[int, ...]]) -> bool:
    """Whether exactly these came up, by a chi-square test each as likely as the others."""
    expected = found.total() / len(possible)
    distance = sum((found[one] - expected) ** 2 / expected for one in possible)
    return set(found) == set(possible) and distance < CHI_SQUARE[len(possible) - 1]


@rule("kremlin 13.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sheet_is_as_likely_as_every_other(edition: str) -> None:
    g = drawn(
        f"edition {edition} | phase 2 | {alike()} | declared B stalinists 8 | declared C stalinists 9 "
        "| declared D stalinists 7"
    )
    possible = [pick for pick in permutations(range(1, 11), 3) if pick[0] >= 8 and pick[1] >= 9 and pick[2] >= 7]
    assert len(possible) == 2 * 2 * 2
    assert uniform(numbers(g, 1, "BCD"), possible)


@rule("kremlin 13.2")
def test_a_number_that_is_not_shown_is_as_likely_on_one_as_on_another() -> None:
    g = drawn(f"phase 2 | {alike()} | declared B stalinists 10 | declared C stalinists 9")
    rng, seen, where = Random(4), view(g, 2), Counter[tuple[int, ...]]()
    for _ in range(DRAWS):
        where[(KREMLIN.imagine(seen, rng).secret(sheet(1)).index(8),)] += 1
    assert uniform(where, [(INDEX[who],) for who in LETTERS if who not in "ABC"])


@rule("kremlin 13.2")
def test_what_was_lost_still_says_what_was_written() -> None:
    """1988: 9 declared on an exile, and 8 on another: of the numbers 10, 9 and 8 they have two."""
    g = drawn(
        f"edition 1988 | phase 2 | {alike()} | declared B stalinists 3 | declared C militarists 9 "
        "| declared D militarists 8"
    )
    dice(acts(g, "B", "purge C"), 20)
    assert g.secret(sheet(2))[INDEX["C"]] == 0
    found = numbers(g, 2, "CD")
    assert uniform(found, [(0, 8), (0, 10), (1, 8), (1, 9)])


@rule("kremlin 13.2", "kremlin 10.0")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_added_is_known(edition: str) -> None:
    text = f"edition {edition} | growth on | year 4 | phase 2 | declared Y stalinists 11 | shifts stalinists Y+2"
    g = drawn(text)
    found = numbers(g, 1, "Y")
    assert uniform(found, [(11,), (12,)])


CARDS = "edition 1988 | intrigue on | players 3 | phase 2"


@rule("kremlin 13.2", "kremlin I.17")
def test_what_a_card_has_unmasked_is_known() -> None:
    g = drawn(f"{CARDS} | sheet stalinists B6 C10 D9 E8 F7 G5 H4 I3 J2 K1 | hand militarists 17")
    quiet(volley(g, "2: play 17 on B"))
    assert g.public.declared["B"][0] == 6
    assert set(numbers(g, 1, "B", draws=300)) == {(6,)}
    assert {points for (points,) in numbers(g, 1, "C", draws=300)} == {0, 1, 2, 3, 4, 5, 7, 8, 9, 10}


@pytest.mark.few(1)
@rule("kremlin 13.2", "kremlin I.23")
@pytest.mark.parametrize("most", [14, 12, 11])  # the last are rare: then those that fit are looked for
def test_what_is_known_of_several_numbers_together_bounds_them(most: int) -> None:
    declared = "declared B stalinists 5 | declared C stalinists 4 | declared D stalinists 1"
    g = drawn(f"{CARDS} | {declared} | bound stalinists {most} B C D")
    possible = [pick for pick in permutations(range(1, 11), 3) if pick[0] >= 5 and pick[1] >= 4 and sum(pick) <= most]
    assert len(possible) == {14: 26, 12: 8, 11: 3}[most]
    assert uniform(numbers(g, 1, "BCD"), possible)


@pytest.mark.ci
@rule("kremlin 13.2", "kremlin I.23")
def test_whoever_must_declare_so_much_has_it() -> None:
    g = drawn(
        f"{CARDS} | hand militarists 23 | declared B stalinists 7 | declared C stalinists 8 | sheet stalinists "
        "B10 C9 D8 E7 F6 G5 H4 I3 J2 K1"
    )
    quiet(volley(g, "2: play 23"))
    do(g, "chance: pick stalinists; chance: roll 3; 2: pass")
    assert isinstance(g.stack[-1], Spread)
    possible = [pick for pick in permutations(range(1, 11), 2) if pick[0] >= 7 and pick[1] >= 8 and sum(pick) >= 18]
    assert len(possible) == 4
    assert uniform(numbers(g, 1, "BC"), possible)
    do(g, "1: declare B 8")
    possible = [pick for pick in possible if pick[0] >= 8]
    assert uniform(numbers(g, 1, "BC"), possible)


@rule("kremlin 13.2")
def test_nestor_is_imagined_on_a_sheet_only_with_the_option() -> None:
    for option in ("on", "off"):
        g = drawn(f"influence_nestor {option} | phase 2")
        found = numbers(g, 1, "A", draws=300)
        assert (set(found) == {(0,)}) == (option == "off")


@rule("kremlin 12.1")
def test_a_seat_knows_its_own_sheet() -> None:
    g = drawn(f"phase 2 | {alike()}")
    for seat in g.rules.players:
        world = KREMLIN.imagine(view(g, seat), Random(seat))
        assert world.secret(sheet(seat)) == g.secret(sheet(seat))
        assert all(world.secret(sheet(other)) != g.secret(sheet(other)) for other in g.rules.players if other != seat)


@pytest.mark.ci
@rule("kremlin 12.1", "kremlin 13.2")
@pytest.mark.parametrize(
    "chosen",
    [
        {"edition": "1986"},
        {"edition": "1986", "growth": "on", "president": "on"},
        {"edition": "1988", "growth": "on", "influence_nestor": "on"},
        {"edition": "1988", "tie_arbiter": "on", "purge_limit": "none"},
        {"preset": "1988 advanced"},
        {"preset": "1986 full"},
    ],
    ids=lambda chosen: "-".join(chosen.values()),
)
def test_an_imagined_world_shows_the_same_at_every_moment(chosen: dict[str, str]) -> None:
    rng = Random(8)
    for count, g in enumerate(play_out(new(4, **chosen), rng, passing=0.7)):
        if count % 9:
            continue
        for seat in (rng.choice(g.rules.players), None):
            seen = view(g, seat)
            world = KREMLIN.imagine(seen, rng)
            assert view(world, seat) == seen
            assert is_lawful(world)
            if count % 90 == 0:
                assert json.dumps(KREMLIN.codec.view(view(world, seat))) == json.dumps(KREMLIN.codec.view(seen))
    assert g.over


def is_lawful(g: Kremlin) -> bool:
    """Ten numbers first written, one each; nothing declared that is not written; Nestor only by the option; as much
    as the table knows there is."""
    for seat in g.rules.players if sheet(1) in g.secrets else ():
        points = g.secret(sheet(seat))
        first = [n - by for n, by in zip(points, g.public.shifts[seat - 1], strict=True)]
        if sorted(first) != [*[0] * 16, *range(1, 11)]:
            return False
        if first[0] and g.rules["influence_nestor"] == "off":
            return False
        most = g.rules.edition.most_shown  # type: ignore[attr-defined]
        if any(min(points[INDEX[who]], most) < shown[seat - 1] for who, shown in g.public.declared.items()):
            return False
        bounds = [bound for bound in g.public.bounds if bound.seat == seat]
        if any(sum(first[INDEX[who]] for who in bound.who) > bound.most for bound in bounds):
            return False
    return True


@rule("kremlin 12.1")
def test_before_the_sheets_are_opened_only_the_seat_s_own_answer_is_in_its_world() -> None:
    g = new(3)
    do(g, "chance: senior stalinists; chance: senior militarists; chance: senior evolutionists")
    do(g, *(f"chance: draw {who}" for who in "BCDEFGHIJKLM"))
    do(g, "1: sheet B C D E F G H I J K")
    assert KREMLIN.imagine(view(g, 1), Random(1)).answers == g.answers
    assert KREMLIN.imagine(view(g, 2), Random(1)).answers == {}
    do(g, "2: sheet B C D E F G H I J K; 3: sheet B C D E F G H I J K")
    volley(g, "2: declare B 3")
    assert KREMLIN.imagine(view(g, 3), Random(1)).secret(sheet(2))[INDEX["B"]] >= 3


@rule("kremlin I.23")
def test_what_a_power_play_tells_of_one_man_is_a_limit_and_no_more() -> None:
    """Seat 3 controls only E, and was spared with a 9: fewer than 9 are undeclared there, besides the one shown."""
    g = table(2, "1D 2C 3E", "", militarists="23")
    volley(g, "2: play 23")
    while window(g):
        volley(g)
    do(g, "chance: pick evolutionists", "chance: roll 9", "2: pass")
    seen = view(g, 1)
    imagined = {KREMLIN.imagine(seen, Random(seed)).secret(sheet(3))[INDEX["E"]] for seed in range(200)}
    assert imagined == set(range(1, 10))
