"""Statements of table talk in Kremlin that bots understand too (16); they may be false, and bind nobody."""

from __future__ import annotations

from typing import Any, Final, Literal

from presidium.core import Player, Refusal, Rules, Statement, refusal, value
from presidium.games.kremlin.printed.people import Letter

Favour = Literal["spare", "promote", "acquit"]
Harm = Literal["purge", "accuse", "seize"]

MAX_POINTS: Final = 20
"""The most influence that a seat can have on one politician in eleven years."""


class Talk(Statement):
    """A statement of table talk in Kremlin."""

    __slots__ = ()
    game = "kremlin"
    rule = "kremlin 16.1"


@value
class Boast(Talk):
    """A claim to have this many points of influence on a politician."""

    points: int
    who: Letter

    def why_not(self, rules: Rules, public: Any, seat: Player) -> Refusal | None:
        possible = 0 <= self.points <= MAX_POINTS
        return (
            None if possible else refusal("kremlin-no-such-points", "kremlin 16.1", points=self.points, most=MAX_POINTS)
        )


class Addressed(Talk):
    """A statement to another player at the table."""

    __slots__ = ()
    player: Player

    def why_not(self, rules: Rules, public: Any, seat: Player) -> Refusal | None:
        if self.player not in rules.players:
            return refusal("no-such-seat", "kremlin 16.1", seat=self.player)
        return refusal("kremlin-talks-to-himself", "kremlin 16.1") if self.player == seat else None

    def to(self, seat: Player) -> tuple[Player, ...]:
        return (self.player,)


@value
class Promise(Addressed):
    """A promise to another player: to spare, promote or acquit a politician."""

    player: Player
    deed: Favour
    who: Letter


@value
class Threaten(Addressed):
    """A threat to another player: to purge, accuse or seize a politician."""

    player: Player
    deed: Harm
    who: Letter


@value
class Thank(Addressed):
    """Thanks to another player for a favour."""

    player: Player
