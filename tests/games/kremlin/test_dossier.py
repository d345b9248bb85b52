"""Standing orders are read as they are written, and written as they are read."""

from __future__ import annotations

import pytest

from presidium.core import Refused
from presidium.games.kremlin.actions import Play, PlayOn
from presidium.games.kremlin.announcing.orders import Guard, Order, PassAll, PlayCard, Seize
from presidium.games.kremlin.written.dossier import read_order, write_order
from tests.rules import rule


@rule("kremlin 13.4")
@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("guard G 6", Guard("G", 6)),
        ("seize G 5 when purge F", Seize("G", 5, "purge", "F")),
        ("seize G 5 when lapse", Seize("G", 5, "lapse")),
        ("pass vote until 3", PassAll("vote", 3)),
        ("play 5 when accusation G", PlayCard(Play("5"), "accusation", "G")),
        ("play 7 on C when start 2", PlayCard(PlayOn("7", "C"), "start", None, 2)),
        ("play 28 when roll", PlayCard(Play("28"), "roll")),
    ],
)
def test_an_order_is_read_as_it_is_written(text: str, order: Order) -> None:
    assert read_order(text, 1) == order
    assert write_order(order) == text


def test_passing_holds_until_the_year_ends_unless_it_names_another() -> None:
    assert read_order("pass vote", 4) == PassAll("vote", 4)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "kremlin-order-form"),
        ("guard G", "kremlin-order-form"),
        ("guard 7 6", "unreadable"),
        ("seize G 5 when tea", "kremlin-order-form"),
        ("pass tea", "kremlin-order-kind"),
        ("play 5 when tea", "kremlin-order-form"),
        ("play 99 when purge", "unreadable"),
        ("cure when purge", "kremlin-order-form"),
    ],
)
def test_what_is_no_order_is_refused(text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read_order(text, 1)
    assert refused.value.why.id == why
