"""The politicians whom a seat has harmed this year; a bot promotes another politician if it can."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from presidium.core import Action, Event, Player, SeatView
from presidium.games.kremlin.actions import Accuse, Condemn, Exchange, Move, Propose, Purge, Suspect
from presidium.games.kremlin.content.given import raises
from presidium.games.kremlin.events import Announced, Began
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public


def consistent(view: SeatView[Public], options: Sequence[Action]) -> list[Action]:
    """These options without promotions of politicians whom the seat has harmed this year; all if no option remains."""
    if not promotes(options):
        return list(options)
    harmed = harmed_this_year(view)
    return [option for option in options if not any(raises(option, who) for who in harmed)] or list(options)


def promotes(options: Iterable[Action]) -> bool:
    return any(isinstance(option, Propose | Move | Exchange) for option in options)


def harmed_this_year(view: SeatView[Public]) -> set[Letter]:
    """The politicians whom this seat's politicians have purged, suspected, accused or condemned since the year began.
    Attempts count too."""
    return {event.action.who for event in harm(view.events, view.seat, view.public.year)}  # type: ignore[attr-defined]


def harm(events: Sequence[Event], seat: Player, year: int) -> Iterator[Announced]:
    """The announcements of this year by which the seat's politicians have harmed somebody."""
    for event in reversed(events):
        if isinstance(event, Began) and event.year < year:
            return
        if not isinstance(event, Announced) or event.by != seat:
            continue
        if isinstance(event.action, Purge | Suspect | Accuse | Condemn):
            yield event
