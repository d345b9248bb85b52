"""The rules of Goulag over arrays, in the order of the rulebook; `goulag/game.py` is what they are held to."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from presidium.batch.goulag.games import Array, Games, Minutes
from presidium.batch.goulag.tables import Tables
from presidium.batch.together import each_its_way, jnp, wrap


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
    """Each game goes on by what it was asked."""
    ways = (deal, appoint, name, build, supervise, rest)
    moved = each_its_way(phase(of, games), [partial(way, of) for way in ways], games, action)
    return moved._replace(at=jnp.minimum(games.at + 1, of.over).astype("int8"))


def phase(of: Tables, games: Games) -> Array:
    """What is asked."""
    return jnp.asarray(of.phase)[games.at]


# 1 Set-up


def deal(of: Tables, games: Games, action: Array) -> Games:
    """1.2 Whoever draws hands the card to his right."""
    holder = wrap(games.at - 1, of.seats).astype("int16")
    return games._replace(loyal=games.loyal | (action == of.deal).astype("int16") << holder)


def appoint(of: Tables, games: Games, action: Array) -> Games:
    """1.6 The first commissar is drawn."""
    return games._replace(first=(action - of.first).astype("int8"))


# 2 Round


def round_of(of: Tables, games: Games) -> Array:
    """2.0 How many rounds are over: four answers make one."""
    return ((games.at - of.seats - 1) >> 2).astype("int8")


def commissar(of: Tables, games: Games) -> Array:
    """2.0 The office passes to the left."""
    return wrap(games.first + round_of(of, games), of.seats)


class Jobs(NamedTuple):
    """Who has been named for what."""

    near: Array
    far: Array
    watch: Array


def jobs(of: Tables, games: Games) -> Jobs:
    """2.1 A name is given from the commissar's chair."""
    return Jobs(*jnp.asarray(of.jobs)[games.now & 255, commissar(of, games)].T)


def name(of: Tables, games: Games, action: Array) -> Games:
    """2.1 The commissar names two builders and a supervisor."""
    return games._replace(now=(action + 1).astype("int16"))


def near_builds(of: Tables, games: Games) -> Array:
    """2.3 Whether the near builder is asked: of those whose card is not in, whoever sits first."""
    now, who = Minutes.of(games.now), jobs(of, games)
    return (now.near == 0) & ((now.far != 0) | (who.near < who.far))


def build(of: Tables, games: Games, action: Array) -> Games:
    """2.3 A builder plays one of his cards."""
    card = (action - of.play + 1).astype("int16")
    place = jnp.where(near_builds(of, games), 8, 10).astype("int16")
    return games._replace(now=games.now | card << place)


def supervise(of: Tables, games: Games, action: Array) -> Games:
    """2.4 One of the builders may have to exchange; 2.5 the table learns how many cards are Work then."""
    told = Minutes.of(games.now)._replace(exchanged=exchanged(of, games, action))
    this_round = jnp.arange(of.seats, dtype="int8") == round_of(of, games)[:, None]
    return games._replace(
        canal=games.canal + shown(told).astype("int8"),
        before=jnp.asarray(of.after)[told.name - 1],
        now=jnp.zeros_like(games.now),
        minutes=jnp.where(this_round, told.packed()[:, None], games.minutes),
    )


def exchanged(of: Tables, games: Games, action: Array) -> Array:
    """2.4 Which builder; the supervisor names him from his own chair, and himself if he lets things be."""
    who = jobs(of, games)
    target = wrap(who.watch + (action - of.exchange).astype("int8"), of.seats)
    return jnp.where(target == who.near, 1, jnp.where(target == who.far, 2, 0)).astype("int16")


def shown(round: Minutes) -> Array:
    """2.5 How many Work cards lie on the table when whoever had to has exchanged his."""
    near = (round.near == 1) != (round.exchanged == 1)
    far = (round.far == 1) != (round.exchanged == 2)
    return near.astype("int8") + far.astype("int8")


def rest(of: Tables, games: Games, action: Array) -> Games:
    """Nothing happens in a game that is over."""
    return games


# 3 End


def over(of: Tables, games: Games) -> Array:
    """2.0 After as many rounds as players."""
    return games.at == of.over


def winner(of: Tables, games: Games) -> Array:
    """0 while it lasts, 1 the loyal, 2 the disloyal, 3 nobody."""
    loyal = sum(is_loyal(of, games).T)
    ahead = games.canal - 2 * loyal
    more = jnp.where(ahead > 0, 1, 2)  # 3.2
    fewer = jnp.where(2 * loyal < of.seats, 1, jnp.where(2 * loyal > of.seats, 2, 3))  # 3.3
    won = jnp.where(ahead == 0, fewer, more)
    return jnp.where(over(of, games), won, 0).astype("int8")


def is_loyal(of: Tables, games: Games) -> Array:
    """By seat."""
    return (games.loyal[:, None] >> jnp.arange(of.seats, dtype="int16") & 1).astype("int8")


def returns(of: Tables, games: Games) -> Array:
    """3.2 All of a side win together."""
    won = winner(of, games)[:, None]
    return jnp.where(is_loyal(of, games) == 1, won == 1, won == 2).astype("float32")
