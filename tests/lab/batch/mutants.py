"""Wrong rules: each is put in the place of a function of a batch, and the checker has to find it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from presidium.lab.batch.goulag import observe as goulag_observe
from presidium.lab.batch.goulag import options as goulag_options
from presidium.lab.batch.goulag import rules as goulag
from presidium.lab.batch.politburo import goals
from presidium.lab.batch.politburo import observe as politburo_observe
from presidium.lab.batch.politburo import options as politburo_options
from presidium.lab.batch.politburo import rules as politburo
from presidium.lab.batch.together import count, jnp, wrap

Mutant = tuple[Any, str, Callable[[Any], Any]]
"""A module, the name of its function, and what becomes of that function."""


def with_fields(**changed: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The function with some fields of the games it returns changed."""

    def mutated(real: Any) -> Any:
        def wrong(of: Any, games: Any, *rest: Any) -> Any:
            after = real(of, games, *rest)
            return after._replace(**{name: change(after) for name, change in changed.items()})

        return wrong

    return mutated


def instead(result: Callable[..., Any]) -> Callable[[Any], Any]:
    """Something else in its place."""
    return lambda _: result


def of_it(change: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What it returns, changed."""
    return lambda real: lambda *given: change(real(*given))


GOULAG: dict[str, Mutant] = {
    "1.2 the card goes to the left": (
        goulag,
        "deal",
        instead(
            lambda of, g, a: g._replace(
                loyal=g.loyal | (a == of.deal).astype("int16") << wrap(g.at + 1, of.seats).astype("int16")
            )
        ),
    ),
    "1.1 a deck of one card more": (goulag_options, "cards", of_it(lambda rows: rows + (rows > 0))),
    "1.4 everybody sees his left-hand neighbour's card": (
        goulag_observe,
        "workers",
        lambda real: lambda of, g, eye: jnp.roll(real(of, g, eye), 1, 1),
    ),
    "1.6 the second seat is first": (goulag, "appoint", with_fields(first=lambda g: jnp.ones_like(g.first))),
    "2.0 the office passes to the right": (
        goulag,
        "commissar",
        instead(lambda of, g: wrap(g.first - goulag.round_of(of, g), of.seats)),
    ),
    "2.2 no renewal": (goulag, "supervise", with_fields(before=lambda g: jnp.zeros_like(g.before))),
    "2.3 the second builder is asked first": (goulag, "near_builds", of_it(lambda near: ~near)),
    "2.3 builders see each other's cards": (
        goulag_observe,
        "tell",
        lambda real: lambda of, eye, one: real(of, eye._replace(over=eye.sits), one),
    ),
    "2.4 the other builder exchanges": (goulag, "exchanged", of_it(lambda who: jnp.where(who > 0, 3 - who, 0))),
    "2.4 the supervisor must choose": (
        goulag_options,
        "exchanges",
        of_it(lambda row: row * (row.cumsum(1) > 1)),
    ),
    "2.5 Strikes are counted": (goulag, "shown", of_it(lambda work: 2 - work)),
    "2.5 an exchange changes nothing": (
        goulag,
        "shown",
        lambda real: lambda told: real(told._replace(exchanged=told.exchanged * 0)),
    ),
    "3.3 on a tie the larger side wins": (
        goulag,
        "winner",
        lambda real: (
            lambda of, g: jnp.where(
                g.canal == 2 * goulag.is_loyal(of, g).sum(1), jnp.asarray([0, 2, 1, 3])[real(of, g)], real(of, g)
            )
        ),
    ),
    "3.2 the loyal win with one Work less": (
        goulag,
        "winner",
        lambda real: lambda of, g: real(of, g._replace(canal=g.canal + 1)),
    ),
}

POLITBURO: dict[str, Mutant] = {
    "1.1 a member may be drawn twice": (politburo_options, "drawn", of_it(lambda drawn: drawn & False)),
    "1.2 Influence falls below nought": (
        politburo,
        "point",
        with_fields(influence=lambda g: jnp.where(g.influence == 0, -1, g.influence).astype("int8")),
    ),
    "1.3 the track is open": (
        politburo,
        "moved",
        instead(lambda _, levels, ministry, by: unclamped(levels, ministry, by)),
    ),
    "1.4 the office stays": (politburo, "gensek", instead(lambda _, g: g.first + 0 * g.round)),
    "2.1 a tie is refused": (
        politburo,
        "carried",
        instead(lambda of, votes, _: 2 * count(votes, of.seats) > of.seats),
    ),
    "2.1 the Gensek decides alone": (
        politburo,
        "carried",
        instead(lambda _, votes, gensek: votes >> gensek & 1 == 1),
    ),
    "2.2 the same ministry again": (
        politburo_options,
        "row",
        lambda real: lambda of, g: real(of, g._replace(now=g.now.at[0].set(g.now[0] & ~3))),
    ),
    "3.1 voters are asked from the Gensek on": (
        politburo,
        "voter_bit",
        instead(lambda _, g: politburo.next_bit(g.given)),
    ),
    "3.2 three of a kind move by one": (
        politburo,
        "moved",
        lambda real: lambda of, levels, ministry, by: real(of, levels, ministry, jnp.clip(by, -1, 1)),
    ),
    "3.4 the neighbours sit one further": (politburo, "NEIGHBOURS", lambda _: 2 | 3 << 4 | 4 << 8),
    "3.5 everybody sees the third ballot at once": (
        politburo_observe,
        "ballot_of",
        lambda real: lambda of, eye, one: real(of, eye, (one[0], one[1], one[2] | (one[0] >= 0))),
    ),
    "4.1 the deviant is of the majority": (politburo, "deviant", of_it(lambda alone: alone * 2 % 7)),
    "4.2 the deviant never loses": (
        politburo,
        "losers",
        lambda real: lambda votes, fingers: real(votes, fingers) & ~politburo.deviant(votes),
    ),
    "4.3 a bluff costs the deviant": (
        politburo,
        "losers",
        lambda real: lambda votes, fingers: real(votes, fingers) | politburo.deviant(votes),
    ),
    "5.2 a shared highest level is none": (
        goals,
        "holding",
        of_it(lambda held: {**held, "beria": held["beria"] & ~held["kaganovich"]}),
    ),
    "5.3 half is too much for Molotov": (
        goals,
        "holding",
        lambda real: lambda of, g: {**real(of, g), "molotov": 2 * (3 - g.influence).sum(0) < of.seats},
    ),
}


def unclamped(levels: Any, ministry: Any, by: Any) -> Any:
    reached = levels + jnp.where(jnp.arange(3)[:, None] == ministry, by, 0)
    return reached.astype("int8"), (reached - levels).sum(0).astype("int16")
