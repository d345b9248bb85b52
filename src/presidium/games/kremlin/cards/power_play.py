"""The card Power play: a faction drawn by lot must declare points on politicians it controls (I.23)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.games.kremlin.actions import D20, Again, Declare, Pick, Roll20
from presidium.games.kremlin.cards.card import Card, any_time
from presidium.games.kremlin.cards.events import Pressed, Spared
from presidium.games.kremlin.influence.control import controlled, settle, show, shown, standing
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import Bound, Kremlin, sheet


def power_play(id: CardId) -> Card:
    """Makes the card Power play: a faction drawn by lot must declare as many points as a die shows."""
    return Card(id, "power_play", any_time, lambda _, named: (PickFaction(named.player),))


@value
class PickFaction(Step):
    """Draws one of all players by lot; if `points` is not 0, the die is already cast and this is the second draw."""

    rule = "kremlin I.23"
    RENAMED = (("by", "player"),)
    player: Player
    points: int = 0

    def play(self, g: Kremlin) -> Question:
        return Roll(Listed(tuple(Pick(seat) for seat in g.rules.players)), "faction")

    def resolve(self, g: Kremlin, answer: Pick) -> Steps:
        if not self.points:
            return (PowerRoll(self.player, answer.player),)
        g.tell(Pressed(answer.player, self.points))
        return (Press(answer.player, self.points),)


@value
class PowerRoll(Step):
    """Casts the die that says how many points the drawn faction must declare."""

    rule = "kremlin I.23"
    RENAMED = (("by", "player"),)
    player: Player
    faction: Player
    again: bool = False

    def play(self, g: Kremlin) -> Question:
        return Roll(D20, "power")

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        g.tell(Pressed(self.faction, answer.face))
        press = Press(self.faction, answer.face)
        return (press,) if self.again else (OnceMore(self.player, self.faction, answer.face),)


@value
class OnceMore(Step):
    """The player of the card may once have the faction drawn again, or the die cast again."""

    rule = "kremlin I.23"
    RENAMED = (("by", "player"),)
    player: Player
    faction: Player
    points: int

    def play(self, g: Kremlin) -> Question:
        return Ask(self.player, Listed((PASS, Again("draw"), Again("roll")), self.refuse))

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-draw-or-roll", "kremlin I.23")

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        what: Literal["draw", "roll"] | None = answer.what if isinstance(answer, Again) else None
        if what == "draw":
            return (PickFaction(self.player, self.points),)
        return (PowerRoll(self.player, self.faction, again=True) if what else Press(self.faction, self.points),)


@value
class Press(Step):
    """A faction must declare the points; if it has too few undeclared points, nothing happens, and the table learns
    it."""

    faction: Player
    points: int

    def play(self, g: Kremlin) -> Steps:
        public, seat = g.public, self.faction
        held = controlled(public, seat)
        if sum(undeclared(g, seat, who) for who in held) >= self.points:
            return (Spread(seat, self.points),)
        g.tell(Spared(seat))
        known = sum(shown(public, seat, who) - public.shifts[seat - 1][INDEX[who]] for who in held)
        public.bounds += (Bound(seat, held, self.points - 1 + known),) if held else ()
        return DONE


def undeclared(g: Kremlin, seat: Player, who: Letter) -> int:
    written: int = g.secret(sheet(seat))[INDEX[who]]
    return written - shown(g.public, seat, who)


class OwnPoints(Listed):
    """Options that depend on a secret: declarations out of a player's own sheet."""

    __slots__ = ()
    secret = True


@value
class Spread(Step):
    """A faction declares the points of a power play as it likes, on one politician after the other."""

    rule = "kremlin I.23"
    faction: Player
    points: int

    def play(self, g: Kremlin) -> Question:
        seat = self.faction
        ways = tuple(
            Declare(who, shown(g.public, seat, who) + points)
            for who in controlled(g.public, seat)
            for points in range(1, min(undeclared(g, seat, who), self.points) + 1)
        )
        return Ask(seat, OwnPoints(ways, self.refuse))

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-must-declare", "kremlin I.23", points=self.points)

    def resolve(self, g: Kremlin, answer: Declare) -> Steps:
        who, stood = answer.who, standing(g.public, answer.who)
        left = self.points - (answer.points - shown(g.public, self.faction, who))
        show(g, who, {self.faction: answer.points})
        return (*settle(g, who, stood), *((replace(self, points=left),) if left else ()))
