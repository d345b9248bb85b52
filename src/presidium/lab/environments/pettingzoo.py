"""The games as environments of PettingZoo: `env("kremlin", players=4, preset="1988 basic")`.

Agents are `seat_1`, `seat_2` and so on. An action is a number in the game's action list. An observation is a dict of
`observation` (`docs/actions.md` lists the fields) and `action_mask`. The environment plays chance, from the seed given
to `reset`. The winners get reward 1 at the end of the game; there is no other reward. `talk=True` adds statements.

In `env` one seat acts at a time. If several seats are asked for sealed answers, the seats answer one after the other,
and no seat observes another seat's answer. In `parallel_env` a step is a question: all asked seats answer at once and
the other seats wait. Waiting is one more action, the last in the list.

An illegal action raises Refused and changes nothing. With `illegal="end"` it ends the game instead: the agent that gave
it gets -1, all others 0.
"""

from __future__ import annotations

from array import array
from importlib import import_module
from random import Random
from typing import Any, ClassVar, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv

from presidium.core import CHANCE, Player, Refused, refusal, view
from presidium.lab.environments.doors import Door, door, doorway
from presidium.lab.environments.turns import Turns

Observation = dict[str, Any]
Illegal = Literal["raise", "end"]
AGENT: Final = "seat_{}"
FINE: Final = -1.0
"""Reward for an illegal action that ends the game."""
BOARD: Final = "presidium.cli.terminal.printing"
"""The module that draws the board for `render_mode="human"`: the command line's, loaded only when a board is shown."""


class Table:
    """A game with its random generator, used by both kinds of environment."""

    def __init__(self, name: str, players: int, options: dict[str, str], waits: bool, talk: bool) -> None:
        self.game = doorway(name).game
        rules = self.game.rules(players, options)
        self.door: Door = door(rules, talk)
        self.agents = [AGENT.format(seat) for seat in rules.players]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents, 1)}
        self.waits = self.door.actions.size if waits else None
        """Number of the action "wait" for a seat that is not asked; None if seats act in turn and never wait."""
        self.dice: Random | None = None
        self.small = self.door.encoding is not None
        size = self.door.actions.size + waits
        self.size = size
        self.action_spaces = {agent: Discrete(size) for agent in self.agents}
        self.observation_spaces = {agent: self._space(size) for agent in self.agents}

    def _space(self, size: int) -> Any:
        kind = np.int8 if self.small else np.float32
        low = [field.least for field in self.door.observer.fields for _ in range(field.size)]
        high = [field.most for field in self.door.observer.fields for _ in range(field.size)]
        seen = Box(np.array(low, kind), np.array(high, kind), dtype=kind)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (size,), np.int8)})

    def deal(self, seed: int | None) -> None:
        """Starts a new game. With a seed it resets the random generator first."""
        if seed is not None or self.dice is None:
            self.dice = Random(seed)
        self.turns = Turns(self.door, self.game.begin(self.door.rules), remembers=False)
        self.cast()

    def cast(self) -> Player | None:
        """Lets chance answer until a seat is asked; returns this seat, or None if the game is over."""
        g = self.turns.g
        while True:
            waiting = g.waiting_for()
            if not waiting or waiting[0] != CHANCE:
                return waiting[0] if waiting else None
            question = g.question()
            assert question is not None
            outcomes = question.options(CHANCE)
            assert outcomes is not None
            assert self.dice is not None
            g.apply(CHANCE, outcomes.sample(self.dice))

    def observe(self, seat: Player, asked: bool) -> Observation:
        """The observation of this seat, with the mask of legal actions."""
        if asked:
            mask = np.frombuffer(self.turns.mask(seat), np.int8)
            if self.waits is not None:
                mask = np.append(mask, np.int8(0))
        else:
            mask = np.zeros(self.size, np.int8)
            if self.waits is not None:
                mask[self.waits] = 1
        told = self.turns.look(seat)
        seen = np.frombuffer(array("b", told), np.int8) if self.small else np.array(told, np.float32)
        return {"observation": seen, "action_mask": mask}

    def rewards(self) -> dict[str, float]:
        """Reward of each agent: 1 for winners when the game is over, otherwise 0."""
        return dict(zip(self.agents, self.turns.returns(), strict=True))

    def fined(self, agents: list[str]) -> dict[str, float]:
        """Reward of each agent in a game that these agents' illegal actions have ended."""
        return {agent: FINE if agent in agents else 0.0 for agent in self.agents}


def checked(illegal: str, render_mode: str | None, modes: list[str]) -> None:
    """Raises Refused for a setting that the environments do not know."""
    if illegal not in ("raise", "end"):
        raise Refused(refusal("illegal-raise-or-end", value=str(illegal)))
    if render_mode not in (None, *modes):
        raise Refused(refusal("no-render-mode", mode=str(render_mode)))


def show(table: Table, seat: Player | None) -> None:
    """Prints the board as this seat sees it; None for a spectator."""
    import_module(BOARD).show(view(table.turns.g, seat))


class Seated(EzPickle):
    """Base class of both PettingZoo environments: a table, its agents and their spaces."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo sets it for each environment
        "render_modes": ["ansi", "human"],
        "name": "presidium",
        "is_parallelizable": False,
    }
    waits: ClassVar[bool]
    """True if a seat that is not asked takes the action "wait"."""

    def __init__(
        self,
        game: str = "goulag",
        players: int = 5,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: Illegal = "raise",
        talk: bool = False,
        **options: str,
    ) -> None:
        super().__init__(game, players, max_cycles, render_mode, illegal, talk, **options)
        checked(illegal, render_mode, self.metadata["render_modes"])
        self.table = Table(game, players, options, self.waits, talk)
        code = self.table.door.encoding
        name = code.id if code is not None and game != "toy_goulag" else f"presidium/{game}-v1?players={players}"
        self.metadata = {**self.metadata, "name": name}
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.max_cycles, self.render_mode, self.illegal = max_cycles, render_mode, illegal

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.table.action_spaces[agent]

    def seat(self, agent: str) -> Player:
        """Seat of an agent. Raises Refused for an agent that does not sit at this table."""
        if agent not in self.table.seats:
            raise Refused(refusal("no-such-seat", seat=agent))
        return self.table.seats[agent]

    def render(self) -> str | None:
        """Returns the last public event as text (`ansi`), or prints the board as a spectator sees it (`human`)."""
        if self.render_mode == "human":
            show(self.table, None)
            return None
        told = self.table.turns.g.log.heard_by(None)
        return repr(told[-1]) if told else "set-up"

    def shown(self) -> None:
        """Prints the board if it is to be shown after every action."""
        if self.render_mode == "human":
            self.render()

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
        self._running = True
        self._select(self.table.cast())
        self.shown()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.seat(agent), self._running and agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        table = self.table
        if not self.agents:
            raise Refused(refusal("environment-not-reset"))
        agent = self.agent_selection
        if not self._running:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused(refusal("action-not-open", number="None", action="None"))
        seat = table.seats[agent]
        if self.illegal == "end" and not table.turns.is_open(seat, int(action)):
            self._end(table.fined([agent]))
            return
        table.turns.answer(seat, int(action))
        asked = table.cast()
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if asked is None:
            self._end(table.rewards())
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self._running = False
            self.truncations = dict.fromkeys(self.agents, True)
        self._select(asked)
        self.shown()

    def _end(self, rewards: dict[str, float]) -> None:
        """Ends the game for all agents."""
        self._running = False
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _select(self, seat: Player | None) -> None:
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
        self.shown()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Applies the answers of all asked seats. All answers are checked before the first is applied."""
        table, agents = self.table, self.agents
        if not agents:
            raise Refused(refusal("environment-not-reset"))
        answers = {seat: int(actions[table.agents[seat - 1]]) for seat in table.turns.g.waiting_for()}
        wrong = [seat for seat, action in answers.items() if not table.turns.is_open(seat, action)]
        if wrong and self.illegal == "raise":
            table.turns.answer(wrong[0], answers[wrong[0]])  # raises the reason
        for seat, action in {} if wrong else answers.items():
            table.turns.play(seat, action)
        over = table.cast() is None or bool(wrong)
        self.cycles += 1
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = dict.fromkeys(agents, 0.0)
        if over:
            rewards = table.fined([table.agents[seat - 1] for seat in wrong]) if wrong else table.rewards()
        seen = self._seen()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in wrong:
            infos[table.agents[seat - 1]] = {"refused": answers[seat]}
        self.agents = [] if over or cut else agents
        self.shown()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _seen(self) -> dict[str, Observation]:
        asked = self.table.turns.g.waiting_for()
        return {agent: self.table.observe(seat, seat in asked) for agent, seat in self.table.seats.items()}


def env(game: str = "goulag", players: int = 5, **options: Any) -> AECEnv:
    """Returns the AEC environment. `options` are the game's options, `max_cycles`, `render_mode`, `illegal`, `talk`."""
    return RawEnv(game, players, **options)


def parallel_env(game: str = "goulag", players: int = 5, **options: Any) -> ParallelEnv:
    """Returns the parallel environment. `options` are the game's options, `max_cycles`, `render_mode`, `illegal`,
    `talk`."""
    return Parallel(game, players, **options)
