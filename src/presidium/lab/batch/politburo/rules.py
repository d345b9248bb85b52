"""The rules of Politburo over arrays, in the rulebook's order; tests compare them with `games/politburo/*.py`."""

from __future__ import annotations

from functools import partial, reduce

from presidium.games.politburo.goals import INFLUENCE, MINISTRIES
from presidium.lab.batch.politburo.games import Array, Games, Minutes
from presidium.lab.batch.politburo.goals import goals
from presidium.lab.batch.politburo.tables import CAST, DRAW, FIRST, NAME, OVER, POINT, PROPOSE, VOTE, Tables
from presidium.lab.batch.together import bits_of, count, jax, jnp, select, turn, wrap

NEIGHBOURS = 1 | 2 << 4 | 3 << 8
CLOSE = OVER + 1
"""The phase between two rounds, in which no player is asked."""


def begin(of: Tables, n: int) -> Games:
    def nought(kind: str, *each: int) -> Array:
        return jnp.zeros((*each, n), kind)

    return Games(
        phase=nought("int8"),
        round=nought("int8"),
        first=nought("int8"),
        members=nought("int8", of.seats),
        levels=nought("int8", len(MINISTRIES)),  # 1.3
        influence=nought("int8", of.seats) + jnp.int8(INFLUENCE),  # 1.2
        proposed=nought("int8"),
        trio=nought("int16"),
        given=nought("int16"),
        said=nought("int16"),
        now=nought("int16", len(Minutes._fields)),
        minutes=nought("int16", of.seats, len(Minutes._fields)),
    )


def step(of: Tables, games: Games, action: Array) -> Games:
    """Applies one action in each game, then closes finished rounds. The closing is inside a JAX condition, because the
    compiler then computes its inputs only once."""
    ways = (draw, appoint, propose, vote, name, cast, point, rest)
    apart = games._replace(now=Minutes(*games.now))  # as a tuple, so that numbers without changes are skipped
    moved = [way(of, apart, action) for way in ways]
    after = jax.tree.map(lambda *each: select(games.phase, each), *moved)
    closed: Games = jax.lax.cond((after.phase == CLOSE).any(), partial(close, of), stacked, after)
    return closed


def written(done: Array, now: Minutes, before: Minutes) -> Minutes:
    """The current round after an answer: `now` in games where the vote is complete, otherwise `before`."""
    lines = zip(now, before, strict=True)
    return Minutes(*(old if new is old else jnp.where(done, new, old).astype("int16") for new, old in lines))


# 1 Set-up


def draw(of: Tables, games: Games, action: Array) -> Games:
    """1.1 A player draws a member, in seat order."""
    drawn = sum((member > 0).astype("int8") for member in games.members)
    mine = jnp.arange(of.seats)[:, None] == drawn
    return games._replace(
        members=jnp.where(mine, (action - of.draw + 1).astype("int8"), games.members),
        phase=jnp.where(drawn == of.seats - 1, FIRST, DRAW).astype("int8"),
    )


def appoint(of: Tables, games: Games, action: Array) -> Games:
    """1.4 Makes the drawn player the first Gensek."""
    return games._replace(first=(action - of.first).astype("int8"), phase=jnp.full_like(games.phase, PROPOSE))


def gensek(of: Tables, games: Games) -> Array:
    """1.4 Seat of this round's Gensek, counted from 0; the office passes to the left from round to round."""
    return wrap(games.first + games.round, of.seats)


# 2 Plan


def propose(of: Tables, games: Games, action: Array) -> Games:
    """2.1 The Gensek proposes a ministry."""
    return games._replace(proposed=(action - of.propose + 1).astype("int8"), phase=jnp.full_like(games.phase, VOTE))


def next_bit(given: Array) -> Array:
    """The bit of the first seat, or place in the trio, that has not answered yet."""
    return ~given & given + 1


def vote(of: Tables, games: Games, action: Array) -> Games:
    """2.1 A player votes on a plan; 2.2 a refused plan allows a second one; 2.3 if both are refused, the third ministry
    is taken."""
    bit = next_bit(games.given)
    given, said = games.given | bit, games.said | jnp.where(action == of.vote, bit, 0)
    done = given == (1 << of.seats) - 1
    now: Minutes = games.now
    again = now.plan > 0
    plan = games.proposed | said << 2
    yes = carried(of, said, gensek(of, games))
    last = 6 - games.proposed - (now.plan & 3)
    ministry = jnp.where(yes, games.proposed, jnp.where(again, last, 0))
    told = now._replace(
        plan=jnp.where(again, now.plan, plan),
        other_plan=jnp.where(again, plan, 0),
        end=ministry.astype("int16"),
    )
    return games._replace(
        given=jnp.where(done, 0, given).astype("int16"),
        said=jnp.where(done, 0, said).astype("int16"),
        proposed=jnp.where(done, 0, games.proposed).astype("int8"),
        now=written(done, told, games.now),
        phase=jnp.where(done, jnp.where(ministry > 0, NAME, PROPOSE), VOTE).astype("int8"),
    )


def carried(of: Tables, votes: Array, gensek: Array) -> Array:
    """2.1 True if more players are for the plan than against; on a tie the Gensek's own vote decides."""
    margin = 2 * count(votes, of.seats) - of.seats
    return (margin > 0) | ((margin == 0) & (votes >> gensek & 1 == 1))


# 3 Execution


def name(of: Tables, games: Games, action: Array) -> Games:
    """3.1 The Gensek names three other players as voters; 3.3 for the second ballot the same players may be named."""
    called = jnp.asarray(of.trios)[jnp.minimum(action, len(of.trios) - 1)]
    return games._replace(trio=called, phase=jnp.full_like(games.phase, CAST))


def ballots(games: Games) -> Array:
    """Number of ballots that were counted in this round."""
    return sum((line > 0).astype("int8") for line in games.now[2:5])


def voter_bit(of: Tables, games: Games) -> Array:
    """The bit of the next voter: by seat number, but in the third ballot in order from the Gensek's left."""
    office = gensek(of, games)
    past = sum((office + (games.trio >> 4 * at & 15) >= of.seats).astype("int16") for at in range(3))
    by = jnp.where((ballots(games) == 2) | (past == 3), 0, past)  # voters with seats below the Gensek's come first
    return turn(next_bit(turn(games.given, by, 3)), 3 - by, 3).astype("int16")


def cast(of: Tables, games: Games, action: Array) -> Games:
    """3.1 A voter casts a secret ballot; the ballot is counted when all three voters have answered."""
    bit = voter_bit(of, games)
    given, said = games.given | bit, games.said | jnp.where(action == of.cast, bit, 0)
    done, number = given == 7, ballots(games)
    agreed = (said == 0) | (said == 7)
    told: Minutes = games.now
    ballot = games.trio | said << 12
    by = jnp.where(agreed, 2, jnp.where(number == 2, 1, 0))  # 3.2 unanimous: 2 steps; 3.5 third ballot: 1 step
    levels, change = moved(of, games.levels, (told.end & 3) - 1, jnp.where(count(said, 3) >= 2, by, -by))
    told = told._replace(
        ballot=jnp.where(number == 0, ballot, told.ballot),
        second=jnp.where(number == 1, ballot, told.second),
        third=jnp.where(number == 2, ballot, told.third),
        end=told.end | jnp.where(by > 0, change + 3 << 2, 0),
    )
    follows = jnp.where(agreed, CLOSE, jnp.where(number == 0, NAME, jnp.where(number == 1, CAST, POINT)))
    trio = jnp.where(agreed | (number == 0), 0, NEIGHBOURS)  # 3.4 the neighbours vote in the third ballot
    return games._replace(
        given=jnp.where(done, 0, given).astype("int16"),
        said=jnp.where(done, 0, said).astype("int16"),
        levels=jnp.where(done, levels, games.levels),
        trio=jnp.where(done, trio, games.trio).astype("int16"),
        now=written(done, told, games.now),
        phase=jnp.where(done, follows, CAST).astype("int8"),
    )


def moved(of: Tables, levels: Array, ministry: Array, by: Array) -> tuple[Array, Array]:
    """Moves a ministry; returns all levels and its change. 1.3 Levels end at -3 and +3, unless the track is open."""
    this = jnp.arange(len(MINISTRIES))[:, None] == ministry
    reached = levels + jnp.where(this, by, 0)
    if of.clamped:
        reached = jnp.clip(reached, -3, 3)
    return reached.astype("int8"), sum(reached - levels).astype("int16")


# 4 Purge


def point(of: Tables, games: Games, action: Array) -> Games:
    """4.1 A voter points at one of the two other voters; after the last one the deviant is revealed."""
    bit = next_bit(games.given)
    voter = count(bit - 1, 3)
    suspect = wrap(voter + action - of.point, of.seats)
    given, said = games.given | bit, games.said | jnp.where(suspect > 3 - voter - suspect, bit, 0)
    done = given == 7
    told: Minutes = games.now
    lost = turn(losers(told.third >> 12, said) << 1, gensek(of, games), of.seats)
    influence = jnp.maximum(games.influence - bits_of(lost, of.seats), 0)  # 1.2 Influence is never negative
    told = told._replace(end=told.end | said << 5 | 1 << 8)
    return games._replace(
        given=jnp.where(done, 0, given).astype("int16"),
        said=jnp.where(done, 0, said).astype("int16"),
        influence=jnp.where(done, influence, games.influence).astype("int8"),
        now=written(done, told, games.now),
        phase=jnp.where(done, CLOSE, POINT).astype("int8"),
    )


def deviant(repression: Array) -> Array:
    """The bit of the deviant: the voter who voted against the two other voters."""
    return jnp.where(count(repression, 3) == 1, repression, ~repression & 7)


def losers(repression: Array, fingers: Array) -> Array:
    """4.3 A bit for each majority voter who did not point at the deviant; 4.2 if both did, the bit of the deviant."""
    guilty = deviant(repression)
    at_whom = (2 << (fingers & 1), 1 << (fingers & 2), 1 << (fingers >> 2 & 1))
    mistaken = sum(jnp.where((guilty == 1 << at) | (guilty == whom), 0, 1 << at) for at, whom in enumerate(at_whom))
    return jnp.where(mistaken == 0, guilty, mistaken)


# The round


def close(of: Tables, games: Games) -> Games:
    """Moves a finished round into the minutes. 1.4 The game ends after as many rounds as there are players."""
    closing = games.phase == CLOSE
    this = (jnp.arange(of.seats, dtype="int8")[:, None] == games.round) & closing
    after = games.round + 1
    now = jnp.stack(games.now)
    return games._replace(
        minutes=jnp.where(this[:, None], now, games.minutes),
        now=jnp.where(closing, 0, now).astype("int16"),
        trio=jnp.where(closing, 0, games.trio).astype("int16"),
        round=jnp.where(closing, after, games.round).astype("int8"),
        phase=jnp.where(closing, jnp.where(after == of.seats, OVER, PROPOSE), games.phase).astype("int8"),
    )


def stacked(games: Games) -> Games:
    """Stores the current round as one array; used in games in which no round has just ended."""
    return games._replace(now=jnp.stack(games.now))


def rest(of: Tables, games: Games, action: Array) -> Games:
    """Leaves the games unchanged: no action has an effect in a game that is over."""
    return games


# 5 End


def over(of: Tables, games: Games) -> Array:
    """1.4 True if a game is over, which is after as many rounds as there are players."""
    return games.phase == OVER


def returns(of: Tables, games: Games) -> Array:
    """For each seat 1 if it has won, otherwise 0: games × seats."""
    return jnp.stack(winners(of, games), 1).astype("float32")


def winners(of: Tables, games: Games) -> list[Array]:
    """5.1 True for the seat with the most Influence of all whose goal holds, if there is no tie; 5.5 and 5.6 change
    this. Returns a list by seat, because with a single array the compiler would repeat the computation for each
    seat."""
    held, influence = goals(of, games), [*games.influence]
    most = reduce(jnp.maximum, [jnp.where(holds, left, -1) for holds, left in zip(held, influence, strict=True)])
    first = [holds & (left == most) for holds, left in zip(held, influence, strict=True)]
    if of.strict:  # 5.6
        strictly = [each & holds for each, holds in zip(first, goals(of, games, strictly=True), strict=True)]
        some = reduce(jnp.logical_or, strictly)
        first = [jnp.where(some, one, other) for one, other in zip(strictly, first, strict=True)]
    ended = over(of, games)
    if not of.shared:  # 5.5
        ended = ended & (sum(each.astype("int8") for each in first) == 1)
    return [each & ended for each in first]
