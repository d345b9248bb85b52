"""Lists the claims that players of Goulag have made (5.1), with what the public facts have shown about each claim."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from presidium.core import Event, Player, View
from presidium.core.content.claims import Claimed, honoured, judged
from presidium.games.goulag.game import played
from presidium.games.goulag.moves import Card, Claim, ClaimPlay, Ended, Named, Side, Supervised
from presidium.games.goulag.talk import (
    Believe,
    Contradict,
    Deny,
    Exchanged,
    Explain,
    Promise,
    Reason,
    Threaten,
    assertion,
    contradicted,
    played_round,
    talk,
)

if TYPE_CHECKING:  # imported for types only: these are no types of this game
    from presidium.core.content.claims import Proved
    from presidium.core.content.talk import Contradiction, Spoken

CLAIMS = Claim | ClaimPlay | Exchanged | Explain | Promise | Threaten | Believe | Deny | Contradict


def claims(view: View[Any]) -> tuple[Claimed, ...]:
    """Returns all claims in the order in which players made them, each with what the public facts show."""
    sides = next((event.sides for event in view.events if isinstance(event, Ended)), None)
    return tuple(
        Claimed(each.said, _about(each), "withdrawn" if each.withdrawn else _proved(view, each, sides))
        for each in talk(view.public, view.events)
        if isinstance(each.said.statement, CLAIMS)
    )


def contradictions(view: View[Any]) -> tuple[Contradiction, ...]:
    """Returns the pairs of statements of one player that cannot both be true."""
    return contradicted(view.public, view.events)


def _about(each: Spoken) -> Player | None:
    seat: Player | None = getattr(each.said.statement, "seat", None)
    return None if seat == each.said.seat or isinstance(each.said.statement, Deny) else seat


def _proved(view: View[Any], each: Spoken, sides: tuple[Side, ...] | None) -> Proved:
    by = each.said.seat
    match each.said.statement:
        case Claim(seat, _, why) if why == "passed" and view.rules.left(seat) != by:
            return "lie"  # only the player on the left can have passed this card, whichever card it is
        case Promise(seat, deed) | Threaten(seat, deed):
            return honoured(_kept(view.events[each.at :], by, seat, deed))
        case Contradict():
            return "true"
        case Explain(round, reason, seat):
            return _explained(view, by, round, reason, seat, sides)
        case Deny() if each.denied is not None and isinstance(each.denied.said.statement, Contradict):
            return "lie"
    says = assertion(each)
    if says is None:
        return ""
    kind, *key = says.fact
    now = (sides and sides[int(key[0]) - 1]) if kind == "side" else _card_of(view, int(key[0]), int(key[1]))
    return judged((now == says.value) is says.holds, _knew(view, each)) if now else ""


def _explained(
    view: View[Any], by: Player, round: int, reason: Reason, seat: Player, sides: tuple[Side, ...] | None
) -> Proved:
    """Judges the reason of a choice: whether the player was new in the trio, or was on the side the speaker supposed.
    Only the player who passed the card knew its side. A test of a player proves nothing."""
    if reason == "new":
        over = played_round(view.public, round - 1)
        before = over.trio if over is not None else view.public.before if round == view.public.round else None
        return "" if before is None and round > 1 else judged(before is not None and seat not in before, True)
    if reason == "test" or sides is None:
        return ""
    return judged(sides[seat - 1] == reason, view.rules.right(by) == seat)


def _knew(view: View[Any], each: Spoken) -> bool:
    """True if the speaker knew whether the claim was true: speakers know the card they passed, the cards they played
    and, if it is seen, their own worker card."""
    statement, seen = each.said.statement, view.rules["own_card"] == "seen"
    if isinstance(statement, Deny) and each.denied is not None:
        return isinstance(each.denied.said.statement, Claim) and seen  # a supervisor sees no card (2.4)
    return not isinstance(statement, Claim) or statement.why == "passed" or (statement.why == "own" and seen)


def _kept(after: Sequence[Event], by: Player, seat: Player, deed: str) -> bool | None:
    """Returns whether a promise or threat was kept at the first occasion; None if there has been no occasion."""
    builders: tuple[Player, ...] = ()
    for event in after:
        match event:
            case Named(commissar, builders, supervisor):
                if deed in ("name", "skip") and commissar == by:
                    return (seat in (*builders, supervisor)) is (deed == "name")
            case Supervised(supervisor, builder):
                if deed in ("trust", "exchange") and supervisor == by and seat in builders:
                    return (builder == seat) is (deed == "exchange")
    return None


def _card_of(view: View[Any], round: int, builder: Player) -> Card | None:
    """Returns the card that a builder chose; None unless both shown cards were the same or the game is over."""
    over = next((each for each in view.public.history if each.number == round), None)
    if over is None:
        return None
    if over.work != 1:
        worked = (over.work == 2) is not (over.supervised == builder)
        return "work" if worked else "strike"
    hidden = view.secrets.get(played(round, builder)) if view.public.outcome is not None else None
    return None if hidden is None or hidden.value not in ("work", "strike") else hidden.value
