"""Why a game of Politburo ended as it did, for one seat: which goals were met, and how Influence decided."""

from __future__ import annotations

from presidium.core import Line, Player, View, value
from presidium.games.politburo.goals import Member, running
from presidium.games.politburo.state import Public, member_of


@value
class Held(Line):
    """The seats whose goals were met at the end of the game."""

    rule = "politburo 5.1"
    seats: tuple[Player, ...]


@value
class YoursHeld(Line):
    """The reader's goal was met, and no other player whose goal was met had as much Influence."""

    rule = "politburo 5.1"
    influence: int


@value
class YoursHeldToo(Line):
    """The reader's goal was met, but also the goal of a player with more Influence."""

    rule = "politburo 5.1"
    mine: int
    most: int


@value
class YoursTied(Line):
    """The reader's goal was met, but also the goal of a player with equal Influence, so nobody wins."""

    rule = "politburo 5.1"
    others: tuple[Player, ...]
    influence: int


@value
class YoursShared(Line):
    """The reader's goal was met, and the reader wins together with players of equal Influence."""

    rule = "politburo 5.5"
    others: tuple[Player, ...]
    influence: int


@value
class YoursStrict(Line):
    """The reader's goal was met strictly, those of the players with equal Influence were not, so the reader wins."""

    rule = "politburo 5.6"
    others: tuple[Player, ...]
    influence: int


@value
class YoursNotStrict(Line):
    """The reader's goal was met by a tie, and these winners with equal Influence met theirs strictly."""

    rule = "politburo 5.6"
    winners: tuple[Player, ...]
    influence: int


@value
class YoursFailed(Line):
    """The reader's goal was not met."""

    rule = "politburo 5.2"
    member: Member


def why(view: View[Public]) -> tuple[Line, ...]:
    influence = view.public.influence
    members = tuple(view.secret(member_of(seat)) for seat in view.rules.players)
    held = running(members, influence, view.public.levels)
    said: tuple[Line, ...] = (Held(held),)
    if view.seat is None:
        return said
    if view.seat not in held:
        return (*said, YoursFailed(members[view.seat - 1]))
    mine, most = influence[view.seat - 1], max(influence[seat - 1] for seat in held)
    level = tuple(seat for seat in held if influence[seat - 1] == most and seat != view.seat)
    if mine < most:
        return (*said, YoursHeldToo(mine, most))
    return (*said, _level(view, level, mine) if level else YoursHeld(mine))


def _level(view: View[Public], others: tuple[Player, ...], influence: int) -> Line:
    """How the game ended for a reader whose goal was met, and others with as much Influence met theirs."""
    winners = () if view.public.outcome is None else view.public.outcome.winners
    if not winners:
        return YoursTied(others, influence)
    if view.seat not in winners:
        return YoursNotStrict(winners, influence)
    along = tuple(seat for seat in winners if seat != view.seat)
    return YoursShared(along, influence) if along else YoursStrict(others, influence)
