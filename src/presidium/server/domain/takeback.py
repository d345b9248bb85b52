"""Takebacks: a player may take their last answer back until it has had consequences that others know.

After a roll of the dice, or an answer of another seat, it is too late. A person alone against bots takes back at once,
even a sealed answer. Among people only an open answer can be taken back, and all others who play by hand must agree. A
player who answers the game's question instead ends the request.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from presidium.core import Game, Player, Refusal, Refused, State, refusal
from presidium.core.view import may_see
from presidium.server.base.tempo import seconds
from presidium.server.domain import journal
from presidium.server.domain.journal import Entry, Fact
from presidium.server.protocol.models import UndoInfo

if TYPE_CHECKING:
    from presidium.server.domain.table import Table

TO_AGREE: Final = 20.0
"""Minimum seconds a live table gives the other players to reply to a takeback."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """The state before a person's last answer. Dropped once a die is rolled or another seat's answer opens."""

    seat: Player
    seq: int
    """The journal number of the answer to take back."""
    action: str
    g: State[Any]
    proposed: bool = False
    """Whether the other players have been asked to agree."""
    agreed: frozenset[Player] = frozenset()
    stays: bool = False
    """Whether a player has objected, after which the others are not asked again."""


def before(table: Table, entry: Entry) -> Takeback | None:
    """The takeback that is possible after this journal entry; None if there is none."""
    fact = entry.fact
    answers = journal.Held | journal.Moved if table.tempo.pace == "solo" else journal.Moved
    if entry.by is not None and isinstance(fact, answers):
        table.lent = True
        return Takeback(fact.seat, entry.seq, fact.action, table.g)
    return table.back


def goes_on(table: Table, player: Player, openly: bool) -> Takeback | None:
    """The takeback that is still possible after this player has answered; None if there is none. Among people a sealed
    answer ends it."""
    back = table.back
    stays = back is not None and player == back.seat and (openly or table.tempo.pace == "solo")
    return back if stays else None


def why_not(table: Table, seat: Player) -> Refusal | None:
    """The reason why this seat may not take its last answer back or ask for it; None if it may."""
    back = table.back
    if back is None or back.seat != seat:
        return refusal("nothing-to-take-back")
    if back.stays:
        return refusal("objected-already")
    whose = (seat,) if table.tempo.pace == "solo" else (None, *table.seats)
    return refusal("seen-since") if seen_since(table.game, back.g, table.g, whose) else None


def seen_since(game: Game, before: State[Any], now: State[Any], seats: Iterable[Player | None]) -> bool:
    """Whether, after the state `before`, one of these seats saw a secret or an event (`Game.opens`) revealed one."""
    if any(isinstance(event, game.opens) for event in now.log.since(len(before.log))):
        return True
    grown = [
        (before.secrets[key].seen_by, hidden.seen_by)
        for key, hidden in now.secrets.items()
        if key in before.secrets and hidden.seen_by != before.secrets[key].seen_by
    ]
    return any(may_see(seat, after) and not may_see(seat, then) for seat in seats for then, after in grown)


def offered(table: Table, seat: Player | None) -> str:
    """The answer this seat may take back, or ask to take back; empty if there is none, or if it has asked already."""
    if seat is None or not table.running or table.back is None or table.back.proposed:
        return ""
    return "" if why_not(table, seat) is not None else table.back.action


# Among people


def awaited(table: Table) -> tuple[Player, ...]:
    """The seats played by hand whose player has not replied to the request for a takeback."""
    back = table.back
    assert back is not None
    said = {table.seats[seat].person for seat in (back.seat, *back.agreed)}
    return tuple(seat for seat, held in table.seats.items() if held.by_hand and held.person not in said)


def undo_info(table: Table) -> UndoInfo | None:
    """The public part of a request for a takeback; None if there is none. It leaves out the answer, which the game
    shows as far as it is known."""
    back = table.back
    if back is None or not back.proposed or back.stays or not table.running:
        return None
    return UndoInfo(back.seat, tuple(sorted(back.agreed)), awaited(table))


def take(table: Table, seat: Player) -> Iterator[Fact]:
    """The fact that takes the last answer back if all have agreed; else the fact that asks the other players."""
    refused = why_not(table, seat)
    if refused is not None:
        raise Refused(refused)
    assert table.back is not None
    if not awaited(table):
        yield journal.TakenBack(seat, table.back.seq)
    elif not table.back.proposed:
        yield journal.BackProposed(seat)


def consent(table: Table, seat: Player, agree: bool) -> Iterator[Fact]:
    """Agree or object to the request for a takeback; the player who asked withdraws it by objecting."""
    back = table.back
    if undo_info(table) is None or back is None:
        raise Refused(refusal("nothing-proposed"))
    if not agree:
        yield journal.BackAnswered(seat, False)
        return
    refused = why_not(table, back.seat)
    if refused is not None:
        raise Refused(refused)
    if seat not in awaited(table):
        return
    yield journal.BackAnswered(seat, True)
    if {table.seats[other].person for other in awaited(table)} == {table.seats[seat].person}:
        yield journal.TakenBack(back.seat, back.seq)


def proposed(table: Table) -> None:
    """Notes that the others are asked to agree to a takeback; at a live table they get at least `TO_AGREE` seconds."""
    assert table.back is not None
    table.back = replace(table.back, proposed=True)
    table.tell("back-proposed", table.back.seat, table.seats[table.back.seat].name)
    if table.tempo.pace == "live":
        lasts = seconds(table.tempo, table.g, table.telling)
        table.asked_at = max(table.asked_at, table.at + TO_AGREE - lasts)


def answered(table: Table, seat: Player, agrees: bool) -> None:
    back = table.back
    assert back is not None
    if agrees:
        table.back = replace(back, agreed=back.agreed | {seat})
        return
    table.back = replace(back, stays=True)
    what = "back-withdrawn" if seat == back.seat else "back-refused"
    table.tell(what, seat, table.seats[seat].name, table.seats[back.seat].name)  # type: ignore[arg-type]
