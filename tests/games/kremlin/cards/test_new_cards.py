"""Kremlin 10.1, 10.2, 15.1: new cards after years 3, 6 and 9, and a deck renewed."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE
from presidium.games.kremlin.actions import Deal
from presidium.games.kremlin.cards.events import Drew, Held, Renewed, Took
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.events import Grew
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.alike import table
from tests.games.kremlin.cards.table import hand_of, holding, says
from tests.games.kremlin.drawn import do, offered, volley, window, written
from tests.games.kremlin.phases.table import board, refused
from tests.rules import rule


def heard(g: Kremlin, seat: int | None, *kinds: type) -> list[object]:
    return [event for event in g.log.heard_by(seat) if isinstance(event, kinds)]


def growing(edition: str, **hands: str) -> Kremlin:
    """After the parade of the third year; the first player controls the Chief."""
    g = table(8, "1N", "year 3 | track - -", edition, **hands)
    while window(g):
        volley(g)
    return g


@rule("kremlin 10.1", "kremlin 14.1")
def test_1986_a_card_instead_of_the_two_points() -> None:
    g = growing("1986", stalinists="vaccination", evolutionists="flu flu flu")
    assert g.asked() == (4,)
    kinds = [card for card in STOCK.cards if card not in ("vaccination", "flu")]
    assert {text for text in offered(g, 4) if text.startswith("take")} == {f"take {kind}" for kind in kinds}
    assert refused(g, 4, "take flu") == "kremlin-add-or-pass (kremlin 10.0)"
    says(g, 4, "take bee_hormone")
    assert g.asked() == (3,)
    assert refused(g, 3, "take bee_hormone") == "kremlin-add-or-pass (kremlin 10.0)"
    says(g, 3, "add B")
    assert (heard(g, None, Took, Grew), g.public.hands[3]) == (
        [Took(4, "bee_hormone"), Grew(3, "B", 2)],
        ("bee_hormone",),
    )
    assert (written(g, 3, "B"), written(g, 4, "B")) == (11, 9)


@rule("kremlin 10.2", "kremlin 15.1")
def test_1988_each_of_the_two_points_may_be_given_up_for_a_card() -> None:
    g = growing("1988", militarists="30")
    assert g.asked() == (2,)
    says(g, 2, "take intrigue")
    do(g, "chance: deal 7")
    says(g, 2, "add B")
    assert (hand_of(g, 2), written(g, 2, "B"), g.asked()) == (("7", "30"), 10, (3,))
    for card in ("5", "4"):
        do(g, "3: take intrigue", f"chance: deal {card}")
    assert (hand_of(g, 3), g.public.hands[2], g.asked()) == (("4", "5"), ("?", "?"), (4,))
    assert heard(g, None, Drew, Held, Grew) == [Drew(2), Grew(2, "B", 1), Drew(3), Drew(3)]
    assert heard(g, 3, Held) == [Held(3, "5"), Held(3, "4")]


@rule("kremlin 10.1", "kremlin 10.2")
@pytest.mark.parametrize(("edition", "times"), [("1986", 1), ("1988", 2)])
def test_who_wants_neither_influence_nor_a_card_declines(edition: str, times: int) -> None:
    g = growing(edition)
    (seat,) = g.asked()
    says(g, seat, *["pass"] * times)
    assert (heard(g, None, Took, Drew, Grew), g.public.hands[seat - 1]) == ([], ())
    assert g.asked() not in ((seat,), (CHANCE,))


@rule("kremlin 15.1", "kremlin 10.2")
def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    g = growing("1988")
    g.public.discards, g.public.removed = ("8", "2"), ("19",)
    rest = [card for card in INTRIGUE if card not in ("8", "2", "19", "33")]
    holding(g, stalinists=" ".join(rest))
    do(g, "2: take intrigue", "chance: deal 33")
    assert heard(g, None, Renewed) == []
    do(g, "2: take intrigue")
    assert (heard(g, None, Renewed), len(g.public.discards)) == ([Renewed(("8", "2"))], 0)
    assert {action.card for action in g.options(CHANCE) or () if isinstance(action, Deal)} == {"8", "2"}
    do(g, "chance: deal 2", "3: take intrigue", "chance: deal 8")
    assert (hand_of(g, 2), hand_of(g, 3)) == (("2", "33"), ("8",))
    assert not {text for text in offered(g, 3) if text.startswith("take")}  # all are in the hands now
    assert refused(g, 3, "take intrigue") == "kremlin-add-or-pass (kremlin 10.0)"


@rule("kremlin 10.2", "kremlin 10.1")
@pytest.mark.parametrize(("edition", "text"), [("1986", "take flu"), ("1988", "take intrigue")])
def test_without_cards_there_is_nothing_but_influence_to_take(edition: str, text: str) -> None:
    g = board(edition, 8, "1N", "growth on | chief N | year 3 | track - -")
    while window(g):
        volley(g)
    (seat,) = g.asked()
    assert {offer.split()[0] for offer in offered(g, seat)} == {"pass", "add"}
    assert refused(g, seat, text) == "kremlin-add-or-pass (kremlin 10.0)"
