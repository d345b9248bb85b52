"""What an answer in Politburo is worth among members who vote in every ballot as their goals would have it.

Whoever wants a ministry highest votes Repression there and Reform elsewhere, whoever wants one lowest the other way
round; Bulganin always votes Repression, Khrushchev always Reform. Molotov and Zhdanov, whom levels leave cold, toss a
coin. Thumbs are always up, and fingers point at random. So earlier ballots tell who is who.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations, product

from presidium.core import Action, Key, Player, SeatView, State, world
from presidium.games.politburo.goals import MEMBERS, Member, Ministry
from presidium.games.politburo.imagine import counts
from presidium.games.politburo.moves import Cast, Vote
from presidium.games.politburo.state import Politburo, Public, Side, ballot_of, member_of
from tests.problems import following
from tests.problems.following import Moment

HIGHEST: dict[Member, Ministry] = {"beria": "security", "kaganovich": "finance", "voroshilov": "defence"}
LOWEST: dict[Member, Ministry] = {"kirov": "security", "kuibyshev": "finance", "malenkov": "defence"}


def worth(seen: SeatView[Public]) -> dict[Action, Fraction]:
    """How likely this seat wins with each answer it may give."""
    moments = list(worlds(seen))
    whole = sum(weight for _, weight in moments)

    def won(answer: Action) -> Fraction:
        return following.worth(moments, seen.seat, answer, house, lambda g: wins(g, seen.seat))

    return {answer: won(answer) / whole for answer in seen.options}


def wins(g: Politburo, seat: Player) -> Fraction | None:
    outcome = g.public.outcome
    return None if outcome is None else Fraction(seat in outcome.winners)


def house(g: State[Public], seat: Player) -> Iterator[tuple[Action, Fraction]]:
    """What the others do."""
    options = g.options(seat)
    assert options is not None
    answers = list(options)
    for answer in answers:
        if isinstance(answer, Cast):
            assert g.public.ministry is not None
            share = Fraction(coins(g.secret(member_of(seat)), g.public.ministry, answer.side), 2)
        elif isinstance(answer, Vote):
            share = Fraction(answer.vote == "for")
        else:
            share = Fraction(1, len(answers))
        if share:
            yield answer, share


@cache
def coins(member: Member, ministry: Ministry, side: Side) -> int:
    """In how many of two cases that member votes so on that ministry."""
    if member in ("molotov", "zhdanov"):
        return 1
    if member in HIGHEST:
        wants_more = HIGHEST[member] == ministry
    elif member in LOWEST:
        wants_more = LOWEST[member] != ministry
    else:
        wants_more = member == "bulganin"
    return 2 * (wants_more is (side == "repression"))


def worlds(seen: SeatView[Public]) -> Iterator[Moment]:
    """Every cast of members and ballots that agrees with what this seat has seen, weighed by how likely it is."""
    seats = [seat for seat in seen.rules.players if not seen.knows(member_of(seat))]
    known = {seat: seen.secret(member_of(seat)) for seat in seen.rules.players if seen.knows(member_of(seat))}
    left = [member for member in MEMBERS if member not in known.values()]
    ballots = list(possible(seen))
    for drawn in permutations(left, len(seats)):
        members = known | dict(zip(seats, drawn, strict=True))
        fills = [list(weighed(ways, ministry, members, seen.seat)) for ministry, ways in ballots]
        for chosen in product(*fills):
            secrets: dict[Key, str] = {member_of(seat): member for seat, member in members.items()}
            weight = 1
            for filled, share in chosen:
                secrets |= filled
                weight *= share
            yield world(seen, secrets), Fraction(weight)


def weighed(
    ways: list[dict[Key, Side]], ministry: Ministry, members: dict[Player, Member], me: Player
) -> Iterator[tuple[dict[Key, Side], int]]:
    """The ways a ballot may have gone with these members; my own vote I know, whatever it says of me."""
    for way in ways:
        share = 1
        for key, side in way.items():
            voter = key[3]
            assert isinstance(voter, int)
            share *= 1 if voter == me else coins(members[voter], ministry, side)
        if share:
            yield way, share


def possible(seen: SeatView[Public]) -> Iterator[tuple[Ministry, list[dict[Key, Side]]]]:
    """Of each ballot that was counted: the votes that give this count and agree with those the seat has seen."""
    sides: tuple[Side, Side] = ("repression", "reform")
    ministries = {over.number: over.ministry for over in seen.public.history}
    for round, number, count in counts(seen.public):
        ministry = ministries.get(round, seen.public.ministry)
        assert ministry is not None
        keys = [ballot_of(round, number, voter) for voter in count.voters]
        every = [dict(zip(keys, cast, strict=True)) for cast in product(sides, repeat=3)]
        yield (
            ministry,
            [
                way
                for way in every
                if list(way.values()).count("repression") == count.repression
                and all(not seen.knows(key) or seen.secret(key) == side for key, side in way.items())
            ],
        )
