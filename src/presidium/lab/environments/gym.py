"""One seat against fixed bots, for Gymnasium: `gymnasium.make("presidium/goulag-v1", players=5, opponents="naive")`.

Importing this module registers `presidium/goulag-v1`, `presidium/politburo-v1` and `presidium/kremlin-v1`. The agent
sits in a seat that is drawn at every reset, or in `seat`; bots, named as in the arena, play all others. An observation
is a dict of `observation` and `action_mask`, as in `pettingzoo`. The reward is 1 at the end for a win. An illegal
action raises Refused, or with `illegal="end"` ends the game with reward -1. `vector` plays many games side by side.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from presidium.bots import Bot, answer_for, caretaker, find
from presidium.core import CHANCE
from presidium.lab.environments.doors import doorways
from presidium.lab.environments.pettingzoo import FINE, Illegal, Observation, Table, checked, show


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which the agent holds one seat and bots hold the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human"]}

    def __init__(
        self,
        game: str = "goulag",
        players: int = 5,
        opponents: str | list[str] = "",
        seat: int | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """`opponents`: name of the bot in all other seats, or a list of names that are drawn from at every reset; the
        game's usual bot if empty. `seat`: the agent's seat; drawn at every reset if None."""
        checked(illegal, render_mode, self.metadata["render_modes"])
        self.table = Table(game, players, options, waits=False, talk=False)
        names = [opponents] if isinstance(opponents, str) else opponents
        self.bots: list[Bot] = [find(name or caretaker(game), game) for name in names]
        self.fixed, self.illegal, self.render_mode = seat, illegal, render_mode
        self.action_space = self.table.action_spaces[self.table.agents[0]]
        self.observation_space = self.table.observation_spaces[self.table.agents[0]]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        rng = self.np_random
        self.luck = Random(int(rng.integers(1 << 62)))
        self.seat = self.fixed or self.luck.randrange(len(self.table.agents)) + 1
        self.others = {seat: self.luck.choice(self.bots) for seat in self.table.seats.values()}
        self.table.deal(int(rng.integers(1 << 62)))
        self._play_on()
        self._shown()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        turns = self.table.turns
        info = {"seat": self.seat}
        if self.illegal == "end" and not turns.is_open(self.seat, int(action)):
            return self._seen(), FINE, True, False, {**info, "refused": int(action)}
        turns.answer(self.seat, int(action))
        self._play_on()
        self._shown()
        over = turns.g.over
        return self._seen(), turns.returns()[self.seat - 1] if over else 0.0, over, False, info

    def render(self) -> None:
        """Prints the board as the agent's seat sees it."""
        show(self.table, self.seat)

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _play_on(self) -> None:
        """Lets chance and the bots answer until the agent's seat is asked or the game is over."""
        turns = self.table.turns
        while (seat := self.table.cast()) is not None and seat != self.seat:
            assert seat != CHANCE
            turns.g.apply(seat, answer_for(turns.g, seat, self.others[seat], self.luck))

    def _seen(self) -> Observation:
        return self.table.observe(self.seat, asked=not self.table.turns.g.over)


def vector(games: int, **told: Any) -> SyncVectorEnv:
    """Many games side by side with the arguments of `SeatEnv`. A game that is over begins again in the same step, and
    its last observation stands in the infos under `final_obs`."""
    return SyncVectorEnv([lambda: SeatEnv(**told)] * games, autoreset_mode=AutoresetMode.SAME_STEP)


for _way in doorways():
    _id = f"presidium/{_way.game.name}-v1"
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point=SeatEnv, kwargs={"game": _way.game.name}, disable_env_checker=True)
