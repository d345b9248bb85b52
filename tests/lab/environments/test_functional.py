"""The functional environment plays as the engine does, statement by statement and move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("jax", reason="JAX is not here")

import jax
import jax.numpy as jnp
import numpy as np

from presidium.core import Refused, State, view
from presidium.lab.environments.functional import Env, Params, make

pytestmark = pytest.mark.ci

IDS = (
    "presidium/goulag-v1?players=5",
    "presidium/goulag-v1?players=6&own_card=blind&talk=on",
    "presidium/politburo-v1?players=5&talk=on",
)


def engine(env: Env, state: Any) -> State[Any]:
    """A game of the engine with the cards and the first leader of this one."""
    code, games = env.encoding, state.games
    g: State[Any] = code.game.begin(code.rules)
    if code.rules.game == "goulag":
        loyal, first = int(games.loyal[0]), int(games.first[0])
        for drawer in code.rules.players:
            g.apply(0, code.action(0, 0 if loyal >> (drawer - 2) % code.rules.seats & 1 else 1))
        g.apply(0, code.action(0, 2 + first))
    else:
        for member in np.asarray(games.members)[:, 0]:
            g.apply(0, code.action(0, int(member) - 1))
        g.apply(0, code.action(0, 10 + int(games.first[0])))
    return g


@pytest.mark.parametrize("id", IDS)
def test_it_plays_as_the_engine_does(id: str) -> None:
    env, _ = make(id)
    stays, rng, code = Params(auto_reset=False), Random(1), env.encoding
    reset, step = jax.jit(env.reset), jax.jit(env.step)
    looks = jax.jit(jax.vmap(env.observe, (None, 0)))
    for seed in range(4):
        key = jax.random.key(seed)
        seen, state = reset(key, stays)
        g, said, done = engine(env, state), 0, False
        while not done:
            seat = g.waiting_for()[0]
            assert int(seen.seat) == seat
            assert seen.mask.tolist() == [bool(each) for each in code.mask(view(g, seat))]
            assert seen.numbers.tolist() == code.observe(view(g, seat))
            everybody = looks(state, jnp.arange(code.rules.seats + 1))
            assert everybody.tolist() == [code.observe(view(g, each or None)) for each in range(code.rules.seats + 1)]
            is_open = np.flatnonzero(np.asarray(seen.mask)).tolist()
            talk = [number for number in is_open if number >= code.moves]
            action = rng.choice(talk) if talk and rng.random() < 0.6 else rng.choice(is_open)
            if action >= code.moves:
                g.say(seat, code.statement(seat, action))
                said += 1
            else:
                g.apply(seat, code.action(seat, action))
            seen, state, reward, over, info = step(key, state, jnp.int32(action), stays)
            done = bool(over)
            assert done == g.over
            assert bool(info.legal)
        won = () if g.public.outcome is None else g.public.outcome.winners
        assert reward.tolist() == [float(each in won) for each in g.rules.players]
        assert said or "talk" not in id
        frozen = step(key, state, jnp.int32(0), stays)
        assert frozen[2].tolist() == [0.0] * code.rules.seats


def test_thousands_play_at_once_and_begin_again() -> None:
    env, params = make("goulag", players=5)
    keys = jax.random.split(jax.random.key(1), 64)
    seen, state = jax.vmap(env.reset, (0, None))(keys, params)
    step, ended, wins = jax.jit(jax.vmap(env.step, (0, 0, 0, None))), 0, 0.0
    for turn in range(45):
        lots = jax.vmap(jax.random.fold_in, (0, None))(keys, turn)
        action = jax.vmap(jax.random.categorical)(lots, jnp.where(seen.mask, 0.0, -1e9))
        seen, state, reward, done, info = step(lots, state, action, params)
        ended += int(done.sum())
        wins += float(reward.sum())
        assert (info.steps[done] == 20).all()
        assert (reward[~done] == 0).all()
        assert bool(info.legal.all())
    assert ended == 2 * 64
    assert 0 < wins < 5 * ended
    assert (state.steps == 5).all()


def test_an_action_that_is_not_open_ends_the_game_without_a_winner() -> None:
    env, params = make("goulag", players=5)
    seen, state = env.reset(jax.random.key(1), params)
    shut = int(jnp.argmin(seen.mask))
    _, _, reward, done, info = env.step(jax.random.key(2), state, jnp.int32(shut), params)
    assert bool(done)
    assert not bool(info.legal)
    assert reward.tolist() == [0.0] * 5


def test_a_game_without_an_environment_is_refused() -> None:
    with pytest.raises(Refused, match="no-encoding game=kremlin"):
        make("kremlin", players=4)
