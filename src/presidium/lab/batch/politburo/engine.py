"""Converts between the engine's Politburo and the batch: states to numbers, numbers to actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from presidium.core import Action, Answers, Player, Rules
from presidium.games.politburo.goals import MEMBERS, MINISTRIES
from presidium.games.politburo.moves import Point
from presidium.games.politburo.state import Count, Politburo, Proposal, Purged, Trio, ballot_of, member_of
from presidium.lab.batch.needs import np
from presidium.lab.batch.politburo.games import Array, Games, Minutes
from presidium.lab.batch.politburo.tables import CAST, OVER, POINT, Tables
from presidium.lab.encoding.politburo import PHASES, ministry, says, turned

# Conversion of actions. In batches, seats in actions are counted from the acting seat


def number(of: Tables, rules: Rules, seat: Player, action: Action) -> int:
    """Index of an action in the batch. Seats in actions of chance are not shifted."""
    return of.number[turned(action, rules, 1 - seat) if seat else action]


def action(of: Tables, rules: Rules, seat: Player, number: int) -> Action:
    """The engine's action for an index in the batch, when it is played by this seat."""
    return turned(of.actions[number], rules, seat - 1) if seat else of.actions[number]


# Conversion of states


def load(of: Tables, states: Sequence[Politburo]) -> Games:
    """Converts engine states of Politburo to the arrays of a batch."""
    kept = [tuple(one(of, g).values()) for g in states]
    kinds = {"trio": "int16", "given": "int16", "said": "int16", "now": "int16", "minutes": "int16"}
    columns = zip(Games._fields, zip(*kept, strict=True), strict=True)
    return Games(*(np.moveaxis(np.asarray(each, kinds.get(name, "int8")), 0, -1) for name, each in columns))


def parts(games: Games) -> Mapping[str, Array]:
    """The stored arrays by name; unlike in `Games`, the games are the first axis, as in other batches."""
    return {name: np.moveaxis(np.asarray(part), -1, 0) for name, part in games._asdict().items()}


def one(of: Tables, g: Politburo) -> dict[str, object]:
    """The numbers that the batch stores for one engine state, in the order of `Games`."""
    public = g.public
    phase = PHASES[type(g.stack[-1])] if g.stack else OVER
    voters = public.voters if phase in (CAST, POINT) else None
    return {
        "phase": phase,
        "round": of.seats if g.over else public.round - 1,
        "first": g.rules.left(public.gensek, 1 - public.round) - 1 if public.gensek else 0,
        "members": [member(g, seat) for seat in g.rules.players],
        "levels": [public.levels[ministry] for ministry in MINISTRIES],
        "influence": public.influence,
        "proposed": ministry(public.proposed),
        "trio": 0 if voters is None else packed(g.rules, public.gensek, voters),
        "given": sealed(g, g.answers, voters)[0],
        "said": sealed(g, g.answers, voters)[1],
        "now": minutes(
            g, public.round, public.gensek, public.proposals, public.ministry, public.ballots, public.change, None
        ),
        "minutes": past(of, g),
    }


def past(of: Tables, g: Politburo) -> Array:
    kept = np.zeros((of.seats, len(Minutes._fields)), np.int16)
    for over in g.public.history:
        kept[over.number - 1] = minutes(
            g, over.number, over.gensek, over.proposals, over.ministry, over.ballots, over.change, over.verdict
        )
    return kept


def member(g: Politburo, seat: Player) -> int:
    return 1 + MEMBERS.index(g.secret(member_of(seat))) if member_of(seat) in g.secrets else 0


def by_nearness(rules: Rules, gensek: Player, voters: Trio) -> list[Player]:
    """The three voters, sorted to the left from the Gensek."""
    return sorted(voters, key=lambda seat: rules.left(seat, 1 - gensek))


def packed(rules: Rules, gensek: Player, voters: Trio) -> int:
    offsets = [rules.left(seat, 1 - gensek) - 1 for seat in by_nearness(rules, gensek, voters)]
    return sum(offset << 4 * at for at, offset in enumerate(offsets))


def sealed(g: Politburo, answers: Answers, voters: Trio | None) -> tuple[int, int]:
    """Two bit masks of the sealed answers: answers given, and answers that mean yes; by seat or by place in the
    trio."""
    places = [*g.rules.players] if voters is None else by_nearness(g.rules, g.public.gensek, voters)
    given = sum(1 << places.index(seat) for seat in answers)
    return given, sum(1 << places.index(seat) for seat, answer in answers.items() if says(seat, answer, voters))


def minutes(
    g: Politburo,
    round: int,
    gensek: Player,
    proposals: tuple[Proposal, ...],
    about: str | None,
    ballots: tuple[Count, ...],
    change: int,
    verdict: Purged | None,
) -> list[int]:
    """Packs a round into the six numbers of `Minutes`."""
    plans = [
        ministry(plan.ministry) | sum(4 << at for at, vote in enumerate(plan.votes) if vote == "for")
        for plan in proposals
    ]
    cast = [ballot(g, round, at, gensek, each) for at, each in enumerate(ballots, 1)]
    moved = bool(ballots) and (ballots[-1].unanimous or len(ballots) == 3)
    end = ministry(about) | (change + 3 << 2 if moved else 0)
    if verdict is not None:
        voters = ballots[-1].voters
        fingers = [says(seat, Point(at), voters) for seat, at in zip(voters, verdict.fingers, strict=True)]
        end |= 1 << 8 | sum(32 << at for at, later in enumerate(fingers) if later)
    return [*plans, *(0,) * (2 - len(plans)), *cast, *(0,) * (3 - len(cast)), end]


def ballot(g: Politburo, round: int, at: int, gensek: Player, count: Count) -> int:
    voters = by_nearness(g.rules, gensek, count.voters)
    sides = [g.secret(ballot_of(round, at, voter)) for voter in voters]
    repression = sum(1 << place for place, side in enumerate(sides) if side == "repression")
    return packed(g.rules, gensek, count.voters) | repression << 12
