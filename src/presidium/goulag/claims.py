"""What was claimed at a table of Goulag (5.1), held against what everybody has been shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from presidium.core import Player, Said, View
from presidium.core.claims import Claimed, judged
from presidium.goulag.game import played
from presidium.goulag.moves import Card, Claim, ClaimPlay, Ended, Side

if TYPE_CHECKING:
    from presidium.core.claims import Proved  # no word of the game's


def claims(view: View[Any]) -> tuple[Claimed, ...]:
    """All that was claimed so far, in order."""
    sides = next((event.sides for event in view.events if isinstance(event, Ended)), None)
    said = (event for event in view.events if isinstance(event, Said))
    return tuple(_claimed(view, each, sides) for each in said if isinstance(each.statement, Claim | ClaimPlay))


def _claimed(view: View[Any], said: Said, sides: tuple[Side, ...] | None) -> Claimed:
    statement = said.statement
    if isinstance(statement, Claim):
        about = None if statement.seat == said.seat else statement.seat
        return Claimed(said, about, _of_a_card(view, said.seat, statement, sides))
    assert isinstance(statement, ClaimPlay)
    card = _card_of(view, statement.round, said.seat)
    return Claimed(said, None, "" if card is None else judged(card == statement.card, knew=True))


def _of_a_card(view: View[Any], by: Player, claim: Claim, sides: tuple[Side, ...] | None) -> Proved:
    """Whoever says that he passed a card which only another can have passed has lied, whatever is on it."""
    if claim.why == "passed" and view.rules.left(claim.seat) != by:
        return "lie"
    if sides is None:
        return ""
    knew = claim.why == "passed" or (claim.why == "own" and view.rules["own_card"] == "seen")
    return judged(sides[claim.seat - 1] == claim.side, knew)


def _card_of(view: View[Any], round: int, builder: Player) -> Card | None:
    """Which card he chose, where all can work it out: both cards shown were the same, or all is over."""
    over = next((each for each in view.public.history if each.number == round), None)
    if over is None:
        return None
    if over.work != 1:
        worked = (over.work == 2) is not (over.supervised == builder)
        return "work" if worked else "strike"
    hidden = view.secrets.get(played(round, builder)) if view.public.outcome is not None else None
    return None if hidden is None or hidden.value not in ("work", "strike") else hidden.value
