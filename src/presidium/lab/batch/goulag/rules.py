"""The rules of Goulag over arrays, in the rulebook's order; tests compare them with `games/goulag/game.py`."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from presidium.lab.batch.goulag.games import Array, Games, Minutes
from presidium.lab.batch.goulag.tables import Tables
from presidium.lab.batch.together import each_its_way, jnp, wrap


def begin(of: Tables, n: int) -> Games:
    def nought(kind: str, *each: int) -> Array:
        return jnp.zeros((n, *each), kind)

    return Games(
        at=nought("int8"),
        loyal=nought("int16"),
        first=nought("int8"),
        canal=nought("int8"),
        before=nought("uint8"),
        now=nought("int16"),
        minutes=nought("int16", of.seats),
    )


def step(of: Tables, games: Games, action: Array) -> Games:
    """Applies one action in each game; the phase of the game selects the function that applies it."""
    ways = (deal, appoint, name, build, supervise, rest)
    moved = each_its_way(phase(of, games), [partial(way, of) for way in ways], games, action)
    return moved._replace(at=jnp.minimum(games.at + 1, of.over).astype("int8"))


def phase(of: Tables, games: Games) -> Array:
    """The phase of each game, which is the kind of its current question."""
    return jnp.asarray(of.phase)[games.at]


# 1 Set-up


def deal(of: Tables, games: Games, action: Array) -> Games:
    """1.2 The player who draws a worker card hands it to the neighbour on their right."""
    holder = wrap(games.at - 1, of.seats).astype("int16")
    return games._replace(loyal=games.loyal | (action == of.deal).astype("int16") << holder)


def appoint(of: Tables, games: Games, action: Array) -> Games:
    """1.6 Makes the drawn player the first commissar."""
    return games._replace(first=(action - of.first).astype("int8"))


# 2 Round


def round_of(of: Tables, games: Games) -> Array:
    """2.0 Number of finished rounds; a round takes four answers."""
    return ((games.at - of.seats - 1) >> 2).astype("int8")


def commissar(of: Tables, games: Games) -> Array:
    """2.0 Seat of this round's commissar, counted from 0; the office passes to the left from round to round."""
    return wrap(games.first + round_of(of, games), of.seats)


class Jobs(NamedTuple):
    """The seats that the commissar has named: near builder, far builder, supervisor."""

    near: Array
    far: Array
    watch: Array


def jobs(of: Tables, games: Games) -> Jobs:
    """2.1 The named seats, counted from 0 at the table. The stored trio is counted from the commissar."""
    return Jobs(*jnp.asarray(of.jobs)[games.now & 255, commissar(of, games)].T)


def name(of: Tables, games: Games, action: Array) -> Games:
    """2.1 The commissar names two builders and a supervisor."""
    return games._replace(now=(action + 1).astype("int16"))


def near_builds(of: Tables, games: Games) -> Array:
    """2.3 True if the near builder is asked; of builders who have not played, the lower seat is asked first."""
    now, who = Minutes.of(games.now), jobs(of, games)
    return (now.near == 0) & ((now.far != 0) | (who.near < who.far))


def build(of: Tables, games: Games, action: Array) -> Games:
    """2.3 A builder plays a card."""
    card = (action - of.play + 1).astype("int16")
    place = jnp.where(near_builds(of, games), 8, 10).astype("int16")
    return games._replace(now=games.now | card << place)


def supervise(of: Tables, games: Games, action: Array) -> Games:
    """2.4 The supervisor may make a builder exchange their card; 2.5 the number of Work cards becomes public."""
    told = Minutes.of(games.now)._replace(exchanged=exchanged(of, games, action))
    this_round = jnp.arange(of.seats, dtype="int8") == round_of(of, games)[:, None]
    return games._replace(
        canal=games.canal + shown(told).astype("int8"),
        before=jnp.asarray(of.after)[told.name - 1],
        now=jnp.zeros_like(games.now),
        minutes=jnp.where(this_round, told.packed()[:, None], games.minutes),
    )


def exchanged(of: Tables, games: Games, action: Array) -> Array:
    """2.4 The builder who exchanges a card: 0 nobody, 1 near, 2 far. The action counts seats from the supervisor."""
    who = jobs(of, games)
    target = wrap(who.watch + (action - of.exchange).astype("int8"), of.seats)
    return jnp.where(target == who.near, 1, jnp.where(target == who.far, 2, 0)).astype("int16")


def shown(round: Minutes) -> Array:
    """2.5 Number of Work cards that builders show after the exchange."""
    near = (round.near == 1) != (round.exchanged == 1)
    far = (round.far == 1) != (round.exchanged == 2)
    return near.astype("int8") + far.astype("int8")


def rest(of: Tables, games: Games, action: Array) -> Games:
    """Leaves the games unchanged: no action has an effect in a game that is over."""
    return games


# 3 End


def over(of: Tables, games: Games) -> Array:
    """2.0 True if a game is over, which is after as many rounds as there are players."""
    return games.at == of.over


def winner(of: Tables, games: Games) -> Array:
    """The side that has won: 1 the loyal, 2 the disloyal, 3 nobody; 0 while the game goes on."""
    loyal = sum(is_loyal(of, games).T)
    ahead = games.canal - 2 * loyal
    more = jnp.where(ahead > 0, 1, 2)  # rule 3.2
    fewer = jnp.where(2 * loyal < of.seats, 1, jnp.where(2 * loyal > of.seats, 2, 3))  # rule 3.3
    won = jnp.where(ahead == 0, fewer, more)
    return jnp.where(over(of, games), won, 0).astype("int8")


def is_loyal(of: Tables, games: Games) -> Array:
    """For each seat 1 if its worker card is loyal, otherwise 0."""
    return (games.loyal[:, None] >> jnp.arange(of.seats, dtype="int16") & 1).astype("int8")


def returns(of: Tables, games: Games) -> Array:
    """3.2 1 for each seat that has won. All players of a side win together."""
    won = winner(of, games)[:, None]
    return jnp.where(is_loyal(of, games) == 1, won == 1, won == 2).astype("float32")
