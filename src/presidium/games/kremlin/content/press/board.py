"""The board of a game, reconstructed from public events alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from presidium.core import Event, Player
from presidium.games.kremlin.cards.events import Rejuvenated
from presidium.games.kremlin.events import (
    Aged,
    Ailed,
    Cleared,
    Controlled,
    Cured,
    Declared,
    Died,
    Elected,
    Exiled,
    Grew,
    Marked,
    Moved,
    Placed,
    Retired,
    Returned,
    Shrank,
    Suspected,
)
from presidium.games.kremlin.printed.board import CHIEF, GONE, POSTS, RETIRED, SIBERIA, WALL, Place
from presidium.games.kremlin.printed.board import PEOPLE as THE_PEOPLE
from presidium.games.kremlin.printed.people import LETTERS, NESTOR, PEOPLE, Letter


@dataclass
class Board:
    """The board, updated event by event; a copy of it stays as it is."""

    loses: bool
    """2.6 True if influence declared on a politician is lost when he leaves the game."""
    places: dict[Letter, Place] = field(
        default_factory=lambda: dict.fromkeys(LETTERS, THE_PEOPLE) | {NESTOR: CHIEF},
    )
    ages: dict[Letter, int] = field(default_factory=lambda: {who: card.age for who, card in PEOPLE.items()})
    crosses: dict[Letter, int] = field(default_factory=lambda: dict.fromkeys(LETTERS, 0) | {NESTOR: 1})
    suspects: frozenset[Letter] = frozenset()
    cures: frozenset[Letter] = frozenset()
    control: dict[Letter, Player] = field(default_factory=dict)
    shown: dict[tuple[Player, Letter], int] = field(default_factory=dict)
    shifts: dict[tuple[Player, Letter], int] = field(default_factory=dict)
    """By seat and politician: points gained since set-up, minus points lost."""
    lost: dict[tuple[Player, Letter], int] = field(default_factory=dict)
    """2.6 By seat and politician: points lost because the politician left the game."""
    track: tuple[str, ...] = ()
    """The parade track: one mark for each year, "blank" for none."""

    def copy(self) -> Board:
        return Board(
            self.loses,
            dict(self.places),
            dict(self.ages),
            dict(self.crosses),
            self.suspects,
            self.cures,
            dict(self.control),
            dict(self.shown),
            dict(self.shifts),
            dict(self.lost),
            self.track,
        )

    @property
    def chief(self) -> Letter | None:
        return self.holder(CHIEF)

    def holder(self, post: Place) -> Letter | None:
        return next((who for who, place in self.places.items() if place == post), None)

    def at(self, *places: Place) -> tuple[Letter, ...]:
        return tuple(who for who, place in self.places.items() if place in places)

    def most_shown(self, who: Letter, but: Player) -> tuple[int, Player | None]:
        """The highest number that another seat than `but` has declared on the politician, and that seat."""
        others = [(points, seat) for (seat, man), points in self.shown.items() if man == who and seat != but and points]
        points, seat = max(others, key=lambda number: (number[0], -number[1]), default=(0, None))
        return points, seat

    def read(self, event: Event) -> None:
        match event:
            case Placed() | Moved():
                self._put(event.who, event.place)
            case Elected():
                self._put(event.who, CHIEF)
            case Exiled():
                self._leave(event.who, SIBERIA)
            case Died():
                self._leave(event.who, WALL)
            case Retired():
                self._leave(event.who, RETIRED)
            case Aged() | Rejuvenated():
                self.ages[event.who] = event.age
            case Ailed():
                self.crosses[event.who] = event.crosses
            case Suspected():
                self.suspects |= {event.who}
            case Cleared():
                self.suspects -= {event.who}
            case Cured():
                self.cures |= {event.who}
            case Returned():
                self.cures -= {event.who}
            case Marked():
                self.track += (event.mark,)
            case _:
                self._influence(event)

    def _influence(self, event: Event) -> None:
        match event:
            case Controlled() if event.player is None:
                self.control.pop(event.who, None)
            case Controlled():
                assert event.player is not None
                self.control[event.who] = event.player
            case Declared():
                self.shown[event.player, event.who] = event.points
            case Grew():
                self._shift(event.player, event.who, event.points)
            case Shrank():
                self._shift(event.player, event.who, -event.points)
                self.shown[event.player, event.who] -= event.points

    def _shift(self, seat: Player, who: Letter, change: int) -> None:
        self.shifts[seat, who] = self.shifts.get((seat, who), 0) + change

    def _put(self, who: Letter, place: Place) -> None:
        self.places[who] = place
        if place not in POSTS:
            self.cures -= {who}

    def _leave(self, who: Letter, place: Place) -> None:
        assert place in GONE
        self._put(who, place)
        self.suspects -= {who}
        if self.loses:
            for seat, man in [each for each in self.shown if each[1] == who]:
                points = self.shown.pop((seat, man))
                self._shift(seat, man, -points)
                self.lost[seat, man] = self.lost.get((seat, man), 0) + points
