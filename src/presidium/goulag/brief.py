"""What a question of Goulag means to whoever is asked: what the round can still decide, as far as he knows."""

from __future__ import annotations

from presidium.core import PASS, Action, Brief, Line, Offer, Player, View, value
from presidium.goulag.game import Build, NameTrio, Public, Supervision, cards_each, last_round, worker
from presidium.goulag.moves import Play, Side, Supervise


@value
class YouName(Line):
    """The commissar chooses who digs."""

    rule = "goulag 2.1"
    round: int


@value
class YouBuild(Line):
    """With whom, and who watches."""

    rule = "goulag 2.3"
    builder: Player
    supervisor: Player


@value
class YouWatch(Line):
    """Whose cards lie there, face down."""

    rule = "goulag 2.4"
    builders: tuple[Player, Player]


@value
class Digging(Line):
    """What is dug, and what can still be, this round included."""

    rule = "goulag 2.5"
    round: int
    last: int
    canal: int
    left: int


@value
class Needed(Line):
    """3.2, 3.3 From how many steps on the loyal win, by the fewest and the most of them there can be."""

    rule = "goulag 3.2"
    private = True
    least: int
    most: int


@value
class NeededNow(Line):
    """The same, where it is known how many they are."""

    rule = "goulag 3.2"
    private = True
    steps: int


@value
class MayStrike(Line):
    """So many Strikes can still be shown, and the loyal win all the same, however many they are."""

    rule = "goulag 3.2"
    private = True
    strikes: int


@value
class Settled(Line):
    """Whatever is played now, that side wins."""

    rule = "goulag 3.2"
    private = True
    side: Side


@value
class YouAre(Line):
    """On which side my own card puts me."""

    rule = "goulag 1.4"
    private = True
    side: Side


@value
class Answer(Line):
    """Do so."""

    action: Action


def brief(v: View[Public]) -> Brief | None:
    """What is asked of this seat now; None if nothing is."""
    if v.seat is None or v.options is None or not v.stack:
        return None
    public, step, side = v.public, v.stack[-1], own_side(v)
    head: Line
    answers: tuple[Action, ...] = ()
    match step:
        case NameTrio():
            head = YouName(public.round)
        case Build() if public.builders is not None:
            (other,) = (builder for builder in public.builders if builder != v.seat)
            head = YouBuild(other, public.supervisor)
            answers = (Play("work"), Play("strike")) if side != "disloyal" else (Play("strike"), Play("work"))
        case Supervision() if public.builders is not None:
            head = YouWatch(public.builders)
            answers = (*map(Supervise, public.builders), PASS)
        case _:
            return None
    offers = tuple(Offer(action, Answer(action)) for action in answers)
    return Brief((head,), tuple(stakes(v, side)), offers=offers)


def own_side(v: View[Public]) -> Side | None:
    assert v.seat is not None
    return v.secret(worker(v.seat)) if v.knows(worker(v.seat)) else None


def stakes(v: View[Public], side: Side | None) -> list[Line]:
    public, last = v.public, last_round(v.rules)
    left = 2 * (last - public.round + 1)
    least, most = (needed(loyal, v.rules.seats) for loyal in loyal_players(v))
    said: list[Line] = [Digging(public.round, last, public.canal, left)]
    said.append(NeededNow(least) if least == most else Needed(least, most))
    if public.canal + left < least or public.canal >= most:
        said.append(Settled("loyal" if public.canal >= most else "disloyal"))
    elif public.canal + left >= most:
        said.append(MayStrike(public.canal + left - most))
    return said if side is None else [*said, YouAre(side)]


def loyal_players(v: View[Public]) -> tuple[int, int]:
    """The fewest and the most there can be, by the cards this seat has seen."""
    seats, each = v.rules.seats, cards_each(v.rules)
    seen = [v.secret(worker(seat)) for seat in v.rules.players if v.knows(worker(seat))]
    return max(seats - each, seen.count("loyal")), min(each, seats - seen.count("disloyal"))


def needed(loyal: int, seats: int) -> int:
    """3.2 More than twice as many steps as there are of them; 3.3 twice as many will do where they are fewer."""
    return 2 * loyal + (2 * loyal >= seats)
