"""13.4 The text form of standing orders, with examples:

guard G 6 · seize G 5 when purge F · seize G 5 when lapse · pass vote · pass vote until 3
play 5 when accusation G · play 7 on C when start 2
"""

from __future__ import annotations

from typing import Final, get_args

from presidium.core import Refused, Unreadable, refusal
from presidium.core.notation import read_number
from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.announcing.orders import (
    KINDS,
    CardOccasion,
    Guard,
    Occasion,
    Order,
    PassAll,
    PlayCard,
    Seize,
)
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.written.notation import ACTIONS, read_letter

FORMS: Final = {
    "guard": "guard G 6",
    "seize": "seize G 5 when purge F",
    "pass": "pass vote",
    "play": "play 5 when accusation G",
}


def read_order(text: str, year: int) -> Order:
    """Reads a standing order. An order to pass is valid until the end of this year, unless its text names another
    year."""
    word, *words = text.split() or [""]
    match word.lower():
        case "guard" if len(words) == 2:
            return Guard(letter(words[0]), read_number(words[1]))
        case "seize" if len(words) in (4, 5) and words[2] == "when" and words[3] in get_args(Occasion):
            return Seize(letter(words[0]), read_number(words[1]), words[3], target(words[4:]))  # type: ignore[arg-type]
        case "pass" if len(words) == 1 or (len(words) == 3 and words[1] == "until"):
            if words[0] not in KINDS:
                raise Refused(refusal("kremlin-order-kind", "kremlin 13.4", kinds=", ".join(KINDS)))
            return PassAll(words[0], read_number(words[2]) if words[1:] else year)
        case "play" if "when" in words:
            return _read_play(text)
    raise Refused(refusal("kremlin-order-form", "kremlin 13.4", form=FORMS.get(word.lower(), FORMS["guard"])))


def _read_play(text: str) -> PlayCard:
    card, _, condition = text.partition(" when ")
    play, words = ACTIONS.read(card), condition.split()
    if not isinstance(play, Play) or len(words) not in (1, 2) or words[0] not in get_args(CardOccasion):
        raise Refused(refusal("kremlin-order-form", "kremlin 13.4", form=FORMS["play"]))
    if words[0] == "start":
        return PlayCard(play, "start", None, read_number(words[1]) if words[1:] else 0)
    return PlayCard(play, words[0], target(words[1:]))  # type: ignore[arg-type]


def letter(word: str) -> Letter:
    try:
        return read_letter(word)
    except ValueError:
        raise Unreadable(word) from None


def target(words: list[str]) -> Letter | None:
    return letter(words[0]) if words else None


def write_order(order: Order) -> str:
    """The text of a standing order, which `read_order` reads."""
    match order:
        case Guard():
            words = [f"guard {order.who} {order.limit}"]
        case Seize():
            words = [f"seize {order.who} {order.limit} when {order.when}", order.target or ""]
        case PassAll():
            words = [f"pass {order.kind} until {order.until_year}"]
        case PlayCard():
            words = [ACTIONS.print(order.play), f"when {order.when}", order.target or str(order.phase or "")]
    return " ".join(filter(None, words))
