"""What can be said at a table of Kremlin so that a bot understands it too (16): true or not, it binds nobody."""

from __future__ import annotations

from typing import Any, Final, Literal

from presidium.core import Player, Refusal, Rules, Statement, refusal, value
from presidium.kremlin.printed.people import Letter

Favour = Literal["spare", "promote", "acquit"]
Harm = Literal["purge", "accuse", "seize"]

MOST: Final = 20
"""More influence nobody could have on one politician in eleven years, whatever he says."""


class Talk(Statement):
    """What can be said at a table of Kremlin."""

    __slots__ = ()
    game = "kremlin"


@value
class Boast(Talk):
    """I have so many points on him."""

    rule = "kremlin 16.1"
    points: int
    who: Letter

    def why_not(self, rules: Rules, public: Any, seat: Player) -> Refusal | None:
        possible = 0 <= self.points <= MOST
        return None if possible else refusal("kremlin-no-such-points", "kremlin 16.1", points=self.points, most=MOST)


class Addressed(Talk):
    """What is said to somebody, who is there and is somebody else."""

    __slots__ = ()
    player: Player

    def why_not(self, rules: Rules, public: Any, seat: Player) -> Refusal | None:
        if self.player not in rules.players:
            return refusal("no-such-seat", "kremlin 16.1", seat=self.player)
        return refusal("kremlin-talks-to-himself", "kremlin 16.1") if self.player == seat else None


@value
class Promise(Addressed):
    """To that player: I shall do this for him."""

    rule = "kremlin 16.1"
    player: Player
    deed: Favour
    who: Letter


@value
class Threaten(Addressed):
    """To that player: I shall do this to him."""

    rule = "kremlin 16.1"
    player: Player
    deed: Harm
    who: Letter


@value
class Thank(Addressed):
    """To that player: I shall not forget it."""

    rule = "kremlin 16.1"
    player: Player
