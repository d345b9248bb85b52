"""Briefs of Goulag: what a question means to the asked seat, and what the current round can still change."""

from __future__ import annotations

from typing import Literal

from presidium.core import PASS, Action, Brief, Line, Offer, Player, View, value
from presidium.games.goulag.game import Build, NameTrio, Public, Supervision, cards_each, last_round, worker
from presidium.games.goulag.moves import Play, Side, Supervise


@value
class YouName(Line):
    """The commissar must name two builders and a supervisor."""

    rule = "goulag 2.1"
    round: int


@value
class YouBuild(Line):
    """Tells a builder who must choose a card who the second builder and the supervisor are."""

    rule = "goulag 2.3"
    builder: Player
    supervisor: Player


@value
class YouWatch(Line):
    """Names the two builders for the supervisor, who decides whether one of them must exchange the face-down card."""

    rule = "goulag 2.4"
    builders: tuple[Player, Player]


@value
class Digging(Line):
    """The length of the canal in steps, and how many steps can still be dug, the current round included."""

    rule = "goulag 2.5"
    round: int
    last: int
    canal: int
    left: int


@value
class Needed(Line):
    """3.2, 3.3 How many steps the loyal need to win, for the fewest and for the most loyal players that can be."""

    rule = "goulag 3.2"
    private = True
    least: int
    most: int


@value
class NeededNow(Line):
    """The number of canal steps with which the loyal win, for a reader who knows the number of loyal players."""

    rule = "goulag 3.2"
    private = True
    steps: int


@value
class YouWin(Line):
    """3.2 How the reader's side wins for certain: with `strikes` more Strikes if disloyal, with at most `strikes` if
    loyal.

    `certain` or `lost`: no later card changes the result. `unsure`: no number of Strikes makes this side's win certain.
    """

    rule = "goulag 3.2"
    private = True
    side: Side | None
    then: Literal["certain", "lost", "open", "unsure"]
    strikes: int


@value
class IfTheyLie(Line):
    """2.4 What the builders' cards will show if the supervisor makes nobody exchange a card."""

    rule = "goulag 2.4"


@value
class Answer(Line):
    """The label of a button that gives this answer."""

    action: Action


def brief(v: View[Public]) -> Brief | None:
    """Returns the brief of a Goulag question for this seat; None if the seat is not asked."""
    if v.seat is None or v.options is None or not v.stack:
        return None
    public, step, side = v.public, v.stack[-1], own_side(v)
    head: Line
    answers: tuple[Action, ...] = ()
    comes: tuple[Line, ...] = ()
    match step:
        case NameTrio():
            head = YouName(public.round)
        case Build() if public.builders is not None:
            (other,) = (builder for builder in public.builders if builder != v.seat)
            head = YouBuild(other, public.supervisor)
            answers = (Play("work"), Play("strike")) if side != "disloyal" else (Play("strike"), Play("work"))
        case Supervision() if public.builders is not None:
            head, comes = YouWatch(public.builders), (IfTheyLie(),)
            answers = (*map(Supervise, public.builders), PASS)
        case _:
            return None
    offers = tuple(Offer(action, Answer(action)) for action in answers)
    return Brief((head,), stakes(v), offers=offers, stake=(*comes, you_win(v, side)))


def own_side(v: View[Public]) -> Side | None:
    assert v.seat is not None
    return v.secret(worker(v.seat)) if v.knows(worker(v.seat)) else None


def stakes(v: View[Public]) -> tuple[Line, ...]:
    public, last = v.public, last_round(v.rules)
    least, most = steps_needed(v)
    digging = Digging(public.round, last, public.canal, steps_left(v))
    return digging, NeededNow(least) if least == most else Needed(least, most)


def you_win(v: View[Public], side: Side | None) -> Line:
    """Returns a sentence on how the reader's side wins, or how the loyal win if the reader's side is unknown."""
    (least, most), canal, left = steps_needed(v), v.public.canal, steps_left(v)
    if canal >= most or canal + left < least:
        winner: Side = "loyal" if canal >= most else "disloyal"
        return YouWin(side, "certain" if winner == (side or "loyal") else "lost", 0)
    if side == "disloyal":
        strikes = canal + left - least + 1
        return YouWin(side, "open", strikes) if strikes <= left else YouWin(side, "unsure", 0)
    spare = canal + left - most
    return YouWin(side, "open" if spare >= 0 else "unsure", max(0, spare))


def steps_left(v: View[Public]) -> int:
    """Returns how many steps of the canal can still be dug, the current round included."""
    return 2 * (last_round(v.rules) - v.public.round + 1)


def steps_needed(v: View[Public]) -> tuple[int, int]:
    """The smallest and the largest number of canal steps that the loyal may need, as far as this seat knows."""
    least, most = (needed(loyal, v.rules.seats) for loyal in loyal_players(v))
    return least, most


def loyal_players(v: View[Public]) -> tuple[int, int]:
    """The smallest and the largest possible number of loyal players, given the cards this seat has seen."""
    seats, each = v.rules.seats, cards_each(v.rules)
    seen = [v.secret(worker(seat)) for seat in v.rules.players if v.knows(worker(seat))]
    return max(seats - each, seen.count("loyal")), min(each, seats - seen.count("disloyal"))


def needed(loyal: int, seats: int) -> int:
    """3.2 Returns the canal steps with which the loyal win: twice the number of loyal players, plus 1; 3.3 exactly
    twice if the loyal are the smaller side."""
    return 2 * loyal + (2 * loyal >= seats)
