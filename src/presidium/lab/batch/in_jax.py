"""A batch made of JAX functions: compiles the modules that hold a game's rules, options and observations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import Any

from presidium.core import Action, Game, Rules, State, View
from presidium.lab.batch.needs import np
from presidium.lab.batch.together import Array, dice, jax
from presidium.lab.encoding import encoding_of


class InJax:
    """A batch in JAX; `presidium.lab.batch.Batch` documents the methods. Other compiled JAX functions may call all
    methods except those for comparison with the engine."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        tables: Any,
        kernel: ModuleType,
        options: ModuleType,
        observe: ModuleType,
        engine: ModuleType,
    ) -> None:
        """Takes the modules of a game. `kernel` holds the rules, `options` the legal actions, `observe` the
        observations, and `engine` the conversion from and to the engine."""
        self.game, self.rules, self.tables, self.kernel, self.engine = game, rules, tables, kernel, engine
        self.actions = tuple(map(game.notation.print, tables.actions))
        self.encoding = encoding_of(rules)
        self.fields = self.encoding.fields
        self.asked = jax.jit(partial(options.asked, tables))
        self.legal = jax.jit(partial(options.legal, tables))
        self.step = jax.jit(partial(kernel.step, tables))
        self.observe = jax.jit(partial(observe.observe, tables))
        self.returns = jax.jit(partial(kernel.returns, tables))
        self.over = jax.jit(partial(kernel.over, tables))
        """True for each game that is over."""
        self.draw = jax.jit(partial(options.draw, tables))
        """A random action for each game, weighted by how often it is offered, from 32 random bits for each game."""
        self.init = jax.jit(self._init, static_argnums=0)
        self.play_out = jax.jit(self._play_out)
        """Plays all games to their end with random actions; the seed decides the actions."""

    def begin(self, n: int) -> Any:
        return self.kernel.begin(self.tables, n)

    def _init(self, n: int, seed: Array) -> Any:
        def drawn(at: Array, games: Any) -> Any:
            return self.step(games, self.draw(games, dice(seed, at, n)))

        return jax.lax.fori_loop(0, self.rules.seats + 1, drawn, self.begin(n))  # deal, first leader

    def _play_out(self, games: Any, seed: Array) -> Any:
        def answered(state: Any) -> Any:
            at, games = state
            return at + 1, self.step(games, self.draw(games, dice(seed, at, len(self.over(games)))))

        return jax.lax.while_loop(lambda state: ~self.over(state[1]).all(), answered, (0, games))[1]

    # Comparison with the engine

    def load(self, states: Sequence[State[Any]]) -> Any:
        return self.engine.load(self.tables, states)

    def options(self, g: State[Any], picks: tuple[int, ...]) -> Mapping[int, int]:
        seat = g.waiting_for()[0]
        return Counter(self.engine.number(self.tables, g.rules, seat, action) for action in g.options(seat) or ())

    def answer(self, g: State[Any], picks: tuple[int, ...]) -> Action | None:
        answer: Action = self.engine.action(self.tables, g.rules, g.waiting_for()[0], picks[-1])
        return answer

    def parts(self, games: Any) -> Mapping[str, Array]:
        return self.engine.parts(games)  # type: ignore[no-any-return]

    def seen(self, view: View[Any]) -> Array:
        return np.asarray(self.encoding.observe(view), np.int8)
