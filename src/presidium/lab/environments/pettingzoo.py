"""The games as environments of PettingZoo: `env("kremlin", players=4, preset="1988 basic")`.

Agents are `seat_1`, `seat_2` and so on. An action is a number in the game's action list
(`presidium.lab.environments.actions`). An observation is a dict of `observation`, the fields of
`presidium.lab.environments.observe` as float32, and `action_mask`. The environment plays chance, from the seed given to
`reset`. The winners get reward 1 at the end of the game; there is no other reward.

In `env` one seat acts at a time. If several seats are asked for sealed answers, the seats answer one after the other,
and no seat observes another seat's answer. An illegal action raises Refused and changes nothing.

In `parallel_env` a step is a question: all asked seats answer at once and the other seats wait. Waiting is one more
action, the last in the list. An illegal action is replaced by the first legal action, and `infos` reports it under
`refused`, because simultaneous answers cannot be refused one by one.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from presidium.core import CHANCE, Player, Refused, refusal
from presidium.lab.environments.doors import Door, door, doorway
from presidium.lab.environments.turns import Turns

Observation = dict[str, Any]
AGENT: Final = "seat_{}"


class Table:
    """A game with its random generator, used by both kinds of environment."""

    def __init__(self, name: str, players: int, options: dict[str, str], waits: bool) -> None:
        self.game = doorway(name).game
        rules = self.game.rules(players, options)
        self.door: Door = door(rules)
        self.agents = [AGENT.format(seat) for seat in rules.players]
        self.waits = self.door.actions.size if waits else None
        """Number of the action "wait" for a seat that is not asked; None if seats act in turn and never wait."""
        self.dice: Random | None = None
        size = self.door.actions.size + waits
        self.action_spaces = {agent: Discrete(size) for agent in self.agents}
        self.observation_spaces = {agent: self._space(size) for agent in self.agents}

    def _space(self, size: int) -> Any:
        low = [field.least for field in self.door.observer.fields for _ in range(field.size)]
        high = [field.most for field in self.door.observer.fields for _ in range(field.size)]
        seen = Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (size,), np.int8)})

    def deal(self, seed: int | None) -> None:
        """Starts a new game. With a seed it resets the random generator first."""
        if seed is not None or self.dice is None:
            self.dice = Random(seed)
        self.turns = Turns(self.door, self.game.begin(self.door.rules))
        self.cast()

    def cast(self) -> None:
        """Lets chance answer until a seat is asked or the game is over."""
        turns = self.turns
        assert self.dice is not None
        while turns.next == CHANCE:
            question = turns.g.question()
            assert question is not None
            outcomes = question.options(CHANCE)
            assert outcomes is not None
            turns.g.apply(CHANCE, outcomes.sample(self.dice))

    def observe(self, agent: str, asked: bool) -> Observation:
        """The observation of this agent's seat, with the mask of legal actions."""
        seat = self.seat(agent)
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        if asked:
            mask[self.turns.open(seat)] = 1
        elif self.waits is not None:
            mask[self.waits] = 1
        return {"observation": np.array(self.turns.look(seat), np.float32), "action_mask": mask}

    def seat(self, agent: str) -> Player:
        if agent not in self.agents:
            raise Refused(refusal("no-such-seat", seat=agent))
        return self.agents.index(agent) + 1

    def rewards(self) -> dict[str, float]:
        """Reward of each agent: 1 for winners when the game is over, otherwise 0."""
        return dict(zip(self.agents, self.turns.returns(), strict=True))


class Seated(EzPickle):
    """Base class of both PettingZoo environments: a table, its agents and their spaces."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "presidium", "is_parallelizable": False}
    waits: ClassVar[bool]
    """True if a seat that is not asked takes the action "wait"."""

    def __init__(
        self,
        game: str = "goulag",
        players: int = 5,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__(game, players, max_cycles, render_mode, **options)
        self.table = Table(game, players, options, self.waits)
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.max_cycles, self.render_mode = max_cycles, render_mode

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.table.action_spaces[agent]

    def render(self) -> str:
        """Returns the last public event as text."""
        told = self.table.turns.g.log.heard_by(None)
        return repr(told[-1]) if told else "set-up"

    def close(self) -> None:
        """Does nothing, because the environment holds no resources."""


class RawEnv(Seated, AECEnv):
    """PettingZoo's AEC environment: one seat acts at a time."""

    waits = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        running = not any((*self.terminations.values(), *self.truncations.values()))
        return self.table.observe(agent, asked=running and agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.turns.answer(self.table.seat(agent), int(action))
        self.table.cast()
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if self.table.turns.next is None:
            self.rewards = self.table.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        seat = self.table.turns.next
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat - 1]


class Parallel(Seated, ParallelEnv):
    """PettingZoo's parallel environment: all asked seats act at once."""

    waits = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table, agents = self.table, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in table.turns.g.waiting_for():
            agent = table.agents[seat - 1]
            action, is_open = int(actions[agent]), table.turns.open(seat)
            if action not in is_open:
                infos[agent] = {"refused": action}
                action = is_open[0]
            table.turns.play(seat, action)
        table.cast()
        self.cycles += 1
        over = table.turns.next is None
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = table.rewards() if over else dict.fromkeys(agents, 0.0)
        seen = self._seen()
        self.agents = [] if over or cut else agents
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _seen(self) -> dict[str, Observation]:
        asked = self.table.turns.g.waiting_for()
        return {agent: self.table.observe(agent, self.table.seat(agent) in asked) for agent in self.agents}


def env(game: str = "goulag", players: int = 5, **options: Any) -> AECEnv:
    """Returns the AEC environment. `options` are the game's options, `max_cycles` and `render_mode`."""
    return wrappers.OrderEnforcingWrapper(RawEnv(game, players, **options))


def parallel_env(game: str = "goulag", players: int = 5, **options: Any) -> ParallelEnv:
    """Returns the parallel environment. `options` are the game's options, `max_cycles` and `render_mode`."""
    return Parallel(game, players, **options)
