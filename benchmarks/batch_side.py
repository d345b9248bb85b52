"""Plays random games over arrays for a benchmark: `batch_side.py goulag 7 [seen]`; `seen` adds observations and masks.

For each number of CPU-seconds on standard input it plays for that time on one core, and prints its counts. With `--gpu`
it needs only JAX and this tree's `src` on the path, and prints the decisions per second of one accelerator.
"""

from __future__ import annotations

import json
import os
import sys
from time import perf_counter, process_time
from typing import Any

GAMES = {"goulag": 48_000, "politburo": 6_000, "kremlin": 100}
"""For each game: number of parallel games on one core, chosen so that they fit in the CPU caches."""
STEPS = 768
"""Number of steps before all games are dealt again; on an accelerator, with more games, a quarter of it."""
RENEW = 8
"""Number of steps after which finished games are replaced with new games."""


class Batched:
    """Random games over arrays: `play(seed)` takes a fixed number of steps and returns the number of answers."""

    def __init__(self, game: str, seats: int, n: int, seen: bool, steps: int = STEPS) -> None:
        import jax

        from presidium.lab.batch import new
        from presidium.lab.batch.together import dice, jnp

        batch: Any = new(game, seats)
        self.chance = n * (seats + 1)
        """Number of random draws at the start of the games; later games reuse these draws."""

        def play(seed: Any) -> Any:
            fresh = batch.init(n, seed)

            def step(at: Any, state: Any) -> Any:
                games, told, decisions = state
                decisions += (~batch.over(games)).sum()
                if seen:
                    told = batch.observe(games, batch.asked(games)), batch.legal(games)
                return batch.step(games, batch.draw(games, dice(seed, at, n))), told, decisions

            def some(block: Any, state: Any) -> Any:
                begun = block * RENEW
                games, told, decisions = jax.lax.fori_loop(begun, begun + RENEW, step, state)
                over = batch.over(games)
                games = jax.tree.map(lambda new, old: jnp.where(spread(over, old), new, old), fresh, games)
                return games, told, decisions

            told = (batch.observe(fresh, 1), batch.legal(fresh)) if seen else ()
            return jax.lax.fori_loop(0, steps // RENEW, some, (fresh, told, 0))

        def spread(over: Any, part: Any) -> Any:
            return over[:, None] if part.shape[0] == n and part.ndim == 2 else over

        self.play = jax.jit(play)
        self.count(0)

    def count(self, seed: int) -> tuple[int, int]:
        """Returns the number of decisions, and the number of actions, which includes the draws of chance."""
        decisions = int(self.play(seed)[2])
        return decisions, decisions + self.chance


class Compiled:
    """Random games of Kremlin, one after another, in machine code and without JAX."""

    def __init__(self, seats: int, n: int, seen: bool) -> None:
        from presidium.lab.batch.kremlin import Kremlin, kernel, np, numbers, seeds

        batch = Kremlin(seats, preset="1988 basic")
        told = np.empty((n, batch.seen_size), np.int8), np.empty((n, numbers.ACTIONS), np.uint8)

        def play(seed: int) -> tuple[int, int]:
            games, dice = batch.init(n, seed), seeds(n, seed)
            return kernel.play_and_tell(games, dice, *told) if seen else kernel.play_at_random(games, dice)

        self.play, self.chance = play, n * (seats + 12)
        self.count(0)

    def count(self, seed: int) -> tuple[int, int]:
        decisions, dice = self.play(seed)
        return decisions, decisions + dice + self.chance


def serve(side: Batched | Compiled) -> None:
    seed = 0
    for line in sys.stdin:
        begun, decisions, actions = process_time(), 0, 0
        while (cpu := process_time() - begun) < float(line) or not actions:
            seed += 1
            more = side.count(seed)
            decisions, actions = decisions + more[0], actions + more[1]
        print(
            json.dumps({"actions": actions, "decisions": decisions, "cpu": cpu, "games": 0, "copy_us": 0}), flush=True
        )


def on_accelerator(game: str, seats: int, seen: bool) -> None:
    """Prints the best rate of five runs, because other programs may use the accelerator too."""
    import jax

    n = 1 << 22
    side = Batched(game, seats, n, seen, STEPS // 4)
    rates = []
    for seed in range(1, 6):
        begun = perf_counter()
        decisions, _ = side.count(seed)
        rates.append(decisions / (perf_counter() - begun))
    told = ", observations and masks written out" if seen else ""
    card = jax.devices()[0].device_kind
    print(f"{game}, {seats} seats, {n:,} games at once on {card}{told}: {max(rates) / 1e9:.2f} G decisions/s")


def main() -> None:
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    game, seats, seen = words[0], int(words[1]), "seen" in words
    if "--gpu" in sys.argv:
        on_accelerator(game, seats, seen)
        return
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    n = GAMES[game]
    serve(Compiled(seats, n, seen) if game == "kremlin" else Batched(game, seats, n, seen))


if __name__ == "__main__":
    main()
