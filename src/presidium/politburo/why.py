"""Why a game of Politburo ended as it did, for whoever looks: whose goals held, and how Influence decided."""

from __future__ import annotations

from presidium.core import Line, Player, View, value
from presidium.politburo.goals import Member, running
from presidium.politburo.state import Public, member_of


@value
class Held(Line):
    """Whose goals held."""

    rule = "politburo 5.1"
    seats: tuple[Player, ...]


@value
class YoursHeld(Line):
    """Mine did, and nobody of those whose did had as much Influence."""

    rule = "politburo 5.1"
    influence: int


@value
class YoursHeldToo(Line):
    """Mine did, but somebody else's too, who had more Influence."""

    rule = "politburo 5.1"
    mine: int
    most: int


@value
class YoursTied(Line):
    """Mine did, but others' too, who had as much Influence; so nobody wins."""

    rule = "politburo 5.1"
    others: tuple[Player, ...]
    influence: int


@value
class YoursFailed(Line):
    """Mine did not."""

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
    return (*said, YoursTied(level, mine) if level else YoursHeld(mine))
