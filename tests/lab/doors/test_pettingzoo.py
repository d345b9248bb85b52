"""PettingZoo's own suite, on our environments."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not here; `make test-doors` has it")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from presidium.core import Refused
from presidium.lab.environments.pettingzoo import Parallel, env, parallel_env
from tests.lab.environments.tables import TABLES

at_every_table = pytest.mark.parametrize("name", TABLES)
quietly = pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
"""A dict with a mask is what PettingZoo itself asks for where not every action is open."""


def made(name: str, make: Callable[..., Any], **more: str) -> Callable[..., Any]:
    """Makes the environment of a table. PettingZoo's parallel suites also give actions that are not open."""
    game, players, options = TABLES[name]
    return partial(make, game, players, **options, **more)


@quietly
@at_every_table
def test_api(name: str) -> None:
    api_test(made(name, env)(), num_cycles=200)


@at_every_table
def test_seeds(name: str) -> None:
    seed_test(made(name, env), num_cycles=60)
    parallel_seed_test(made(name, parallel_env, illegal="end"), num_cycles=60)


@at_every_table
def test_parallel_api(name: str) -> None:
    parallel_api_test(made(name, parallel_env, illegal="end")(), num_cycles=200)


class Heedful(Parallel):
    """Puts an open action in the place of one that is not, because PettingZoo's suite does not look at masks."""

    def step(self, actions: dict[str, int]) -> Any:
        seen = self._seen()
        masks = {agent: seen[agent]["action_mask"] for agent in actions}
        return super().step(
            {agent: int(n) if masks[agent][n] else int(masks[agent].argmax()) for agent, n in actions.items()}
        )


@at_every_table
def test_max_cycles(name: str) -> None:
    """PettingZoo asks that every agent acts in every cycle: that is so where all are asked at once."""
    parallel = made(name, Heedful)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **cut: parallel_to_aec(parallel(**cut))))


def test_one_after_the_other_is_cut_after_so_many_answers() -> None:
    table = env("politburo", 5, max_cycles=7)
    table.reset(seed=1)
    answers = 0
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        over = terminated or truncated
        answers += not over
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    assert answers == 7


def test_whoever_has_won_is_rewarded_when_it_is_over() -> None:
    table = env("goulag", 5)
    table.reset(seed=4)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        rewards[agent] += reward
        table.step(None if terminated else table.action_space(agent).sample(observation["action_mask"]))
    turns = table.unwrapped.table.turns
    assert list(rewards.values()) == turns.returns()
    assert 0 < sum(turns.returns()) < 5


def test_what_is_not_open_is_refused_and_nothing_has_changed() -> None:
    table = env("kremlin", players=4, preset="1988 basic")
    table.reset(seed=1)
    before = table.last()[0]
    with pytest.raises(Refused, match="action-not-open number=0"):
        table.step(0)
    assert (table.last()[0]["observation"] == before["observation"]).all()
    assert table.agent_selection == "seat_1"


def test_sealed_answers_are_seen_by_nobody_until_all_are_in() -> None:
    table = env("kremlin", players=3, preset="1986 basic")
    table.reset(seed=1)
    seen = table.observe("seat_3")["observation"]
    while table.agent_selection != "seat_3":
        assert (table.observe("seat_3")["observation"] == seen).all()
        table.step(table.action_space(table.agent_selection).sample(table.last()[0]["action_mask"]))
    assert (table.observe("seat_3")["observation"] == seen).all()


def test_of_answers_given_together_one_that_is_not_open_refuses_them_all() -> None:
    table = parallel_env("goulag", 5)
    seen, _ = table.reset(seed=1)
    waits = table.action_space("seat_1").n - 1
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][waits]]
    assert len(asked) == 1
    with pytest.raises(Refused, match=r"action-not-open|no-such-action") as refused:
        table.step(dict.fromkeys(table.agents, waits))
    assert refused.value.__notes__[0].endswith(".")
    open_to = seen[asked[0]]["action_mask"].nonzero()[0]
    table.step({agent: open_to[0] if agent in asked else waits for agent in table.agents})


def test_an_illegal_action_ends_the_game_if_that_is_wanted() -> None:
    table = env("goulag", 5, illegal="end")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(12)  # a commissar plays no card
    assert all(table.terminations.values())
    assert table.rewards == {other: -1.0 if other == agent else 0.0 for other in table.possible_agents}
    together = parallel_env("goulag", 5, illegal="end")
    together.reset(seed=1)
    _, rewards, over, _, infos = together.step(dict.fromkeys(together.agents, 12))
    assert all(over.values())
    assert sorted(rewards.values()) == [-1.0, 0.0, 0.0, 0.0, 0.0]
    assert [info for info in infos.values() if info] == [{"refused": 12}]
    with pytest.raises(Refused, match="illegal-raise-or-end"):
        env("goulag", 5, illegal="ignore")


def test_the_name_has_a_version_and_the_options() -> None:
    table = env("goulag", 8, own_card="blind")
    assert table.metadata["name"] == "presidium/goulag-v1?players=8&own_card=blind"
    assert env("kremlin", 4, preset="1988 basic").metadata["name"] == "presidium/kremlin-v1?players=4"


def test_people_are_shown_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("politburo", 5, render_mode="human")
    table.reset(seed=1)
    assert "Finance" in capsys.readouterr().out
    table.step(int(table.last()[0]["action_mask"].nonzero()[0][0]))
    assert "Finance" in capsys.readouterr().out
    with pytest.raises(Refused, match="no-render-mode mode=rgb_array"):
        env("politburo", 5, render_mode="rgb_array")


def test_with_talk_statements_are_actions() -> None:
    table = env("goulag", 5, talk=True)
    table.reset(seed=1)
    plain = env("goulag", 5).action_space("seat_1").n
    seen, agent = table.last()[0], table.agent_selection
    said = seen["action_mask"].nonzero()[0][-1]
    assert said >= plain
    table.step(int(said))
    assert table.agent_selection == agent
    again = table.last()[0]
    assert not again["action_mask"][plain:].any()
    assert (again["observation"] != seen["observation"]).any()
    api_test(env("politburo", 5, talk=True), num_cycles=100)


def test_a_game_nobody_has_a_list_of_actions_for_is_refused() -> None:
    with pytest.raises(Refused, match="no-action-list game=chess"):
        env("chess", 5)
    with pytest.raises(Refused, match="wrong-players"):
        env("kremlin", 9)


def test_an_environment_goes_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(parallel_env("kremlin", 3, preset="1986 basic")))
    assert table.reset(seed=1)[0].keys() == {"seat_1", "seat_2", "seat_3"}
