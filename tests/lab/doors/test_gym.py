"""Gymnasium's own checks, on a seat against fixed bots."""

from __future__ import annotations

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not here; `make test-doors` has it")

import numpy as np  # noqa: E402 - only where there is one
from gymnasium.utils.env_checker import check_env  # noqa: E402

from presidium.core import Refused  # noqa: E402
from presidium.lab.environments.gym import SeatEnv, vector  # noqa: E402

GAMES = {
    "presidium/goulag-v1": {"players": 6},
    "presidium/politburo-v1": {},
    "presidium/kremlin-v1": {"players": 3, "preset": "1986 basic"},
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("id", GAMES)
def test_api(id: str) -> None:
    check_env(gymnasium.make(id, illegal="end", opponents="random", **GAMES[id]).unwrapped, skip_render_check=True)


def test_the_agent_plays_one_seat_and_bots_the_others() -> None:
    table = SeatEnv("goulag", 5, opponents=["naive", "random"])
    seats, wins, games = set(), 0.0, 30
    for seed in range(games):
        seen, info = table.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            assert seen["action_mask"].any()
            seen, reward, over, cut, _ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
            assert not cut
        wins += reward
        assert reward == table.table.turns.returns()[info["seat"] - 1]
    assert seats == {1, 2, 3, 4, 5}
    assert 0 < wins < games


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (SeatEnv("politburo", 5).reset(seed=7)[0] for _ in range(2))
    assert (one["observation"] == other["observation"]).all()


def test_many_games_are_played_side_by_side() -> None:
    tables = vector(8, game="goulag", players=5, opponents="random")
    seen, _ = tables.reset(seed=1)
    ended = 0
    for _ in range(12):
        seen, rewards, over, _, _ = tables.step(seen["action_mask"].argmax(1))
        ended += int(over.sum())
        assert (rewards[~over] == 0).all()
    assert seen["observation"].shape == (8, 62)
    assert seen["action_mask"].any(1).all()
    assert ended >= 8


def test_an_illegal_action_raises_or_ends_the_game() -> None:
    table = SeatEnv("goulag", 5, opponents="random")
    seen, _ = table.reset(seed=1)
    shut = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(Refused, match="action-not-open"):
        table.step(shut)
    table.illegal = "end"
    assert table.step(shut)[1:3] == (-1.0, True)
