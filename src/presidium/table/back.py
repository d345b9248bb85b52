"""Taking back: one may think better of it, as long as nothing has come of it that others know.

A die that was cast stays cast, and what somebody else has answered stays answered. Alone against bots it is done at
once, also with a sealed answer. Among people only an open one goes back, and only if all others who play by hand agree;
whoever plays on instead has answered too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from presidium.core import Game, Player, Refusal, Refused, State, refusal
from presidium.core.view import may_see
from presidium.table import journal
from presidium.table.infos import UndoInfo
from presidium.table.journal import Entry, Fact
from presidium.table.tempo import seconds

if TYPE_CHECKING:
    from presidium.table.table import Table

TO_AGREE: Final = 20.0
"""How long a live table waits at least when somebody has asked the others."""


@dataclass(frozen=True, slots=True)
class Back:
    """The game before a person's last answer; gone as soon as a die is cast or another seat's answer opens."""

    seat: Player
    seq: int
    """The number of that answer in the journal."""
    action: str
    g: State[Any]
    proposed: bool = False
    """Whether the others have been asked."""
    agreed: frozenset[Player] = frozenset()
    stays: bool = False
    """Whether somebody has objected: they are not asked again."""


def before(table: Table, entry: Entry) -> Back | None:
    """What can be gone back to once this has happened."""
    fact = entry.fact
    answers = journal.Held | journal.Moved if table.tempo.pace == "solo" else journal.Moved
    if entry.by is not None and isinstance(fact, answers):
        table.lent = True
        return Back(fact.seat, entry.seq, fact.action, table.g)
    return table.back


def goes_on(table: Table, player: Player, openly: bool) -> Back | None:
    """What can still be gone back to when this player has answered; among people nothing that was sealed goes back."""
    back = table.back
    stays = back is not None and player == back.seat and (openly or table.tempo.pace == "solo")
    return back if stays else None


def why_not(table: Table, seat: Player) -> Refusal | None:
    """Why this seat may not take its last answer back, or ask for it; None if it may."""
    back = table.back
    if back is None or back.seat != seat:
        return refusal("nothing-to-take-back")
    if back.stays:
        return refusal("objected-already")
    whose = (seat,) if table.tempo.pace == "solo" else (None, *table.seats)
    return refusal("seen-since") if seen_since(table.game, back.g, table.g, whose) else None


def seen_since(game: Game, before: State[Any], now: State[Any], seats: Iterable[Player | None]) -> bool:
    """Whether one of these seats sees something now that was hidden from it, or has been told of it."""
    if any(isinstance(event, game.opens) for event in now.log.since(len(before.log))):
        return True
    grown = [
        (before.secrets[key].seen_by, hidden.seen_by)
        for key, hidden in now.secrets.items()
        if key in before.secrets and hidden.seen_by != before.secrets[key].seen_by
    ]
    return any(may_see(seat, after) and not may_see(seat, then) for seat in seats for then, after in grown)


def offered(table: Table, seat: Player | None) -> str:
    """The answer this seat may take back, or ask to; empty if there is none, or the others have been asked."""
    if seat is None or not table.running or table.back is None or table.back.proposed:
        return ""
    return "" if why_not(table, seat) is not None else table.back.action


# Among people


def awaited(table: Table) -> tuple[Player, ...]:
    """The seats whose people have still to say something: all who play by hand, but for whoever asks."""
    back = table.back
    assert back is not None
    said = {table.seats[seat].person for seat in (back.seat, *back.agreed)}
    return tuple(seat for seat, held in table.seats.items() if held.by_hand and held.person not in said)


def undo_info(table: Table) -> UndoInfo | None:
    """What everybody may know of somebody's asking. What he has answered stands in the game, as far as it is known."""
    back = table.back
    if back is None or not back.proposed or back.stays or not table.running:
        return None
    return UndoInfo(back.seat, tuple(sorted(back.agreed)), awaited(table))


def take(table: Table, seat: Player) -> Iterator[Fact]:
    """Take it back, where nobody need be asked any more; else ask."""
    refused = why_not(table, seat)
    if refused is not None:
        raise Refused(refused)
    assert table.back is not None
    if not awaited(table):
        yield journal.TakenBack(seat, table.back.seq)
    elif not table.back.proposed:
        yield journal.BackProposed(seat)


def consent(table: Table, seat: Player, agree: bool) -> Iterator[Fact]:
    """Somebody agrees or objects; whoever has asked himself may think better of that too."""
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
    """The others are asked, and have time to think about it."""
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
