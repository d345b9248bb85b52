"""Measures our games through other libraries' interfaces: `PYTHONPATH=src .doors/bin/python -m benchmarks.doors`.

It plays random games and counts answers per CPU-second: with the engine alone by numbers, with observations and masks,
and through PettingZoo and OpenSpiel. Then it compares the time to clone a state with Python's `deepcopy`.

`--against COMMIT` compares PettingZoo, with observation and mask at every decision, to another commit. Both sides
play in turns, each for half a CPU-second, so that other load slows both. The ratio is above 1 if this tree is faster.
"""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel

import presidium.lab.environments.openspiel  # noqa: F401 - it registers the games
from presidium.core import CHANCE
from presidium.games import find
from presidium.lab.environments.doors import door
from presidium.lab.environments.pettingzoo import env, parallel_env
from presidium.lab.environments.turns import Turns

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("goulag", 5, {}),
    ("politburo", 5, {}),
    ("kremlin", 4, {"preset": "1988 basic"}),
)
SECONDS = 0.5


MADE: dict[tuple[object, str], Any] = {}


def made(make: Callable[..., Any], game: str, players: int, options: dict[str, str]) -> Any:
    """Returns the environment of a game, which is created once and reset for every game."""
    if (make, game) not in MADE:
        MADE[make, game] = make(game, players, **options) if players else make(game)
    return MADE[make, game]


def by_numbers(game: str, players: int, options: dict[str, str], rng: Random, looks: bool = False) -> int:
    table = door(find(game).rules(players, options))
    turns, steps = Turns(table, table.way.game.begin(table.rules)), 0
    while (seat := turns.next) is not None:
        if seat == CHANCE:
            numbers = [number for number, _ in turns.outcomes()]
        else:
            numbers, steps = turns.open(seat), steps + 1
            if looks:
                turns.look(seat)
        turns.play(seat, rng.choice(numbers))
    return steps


def with_looks(game: str, players: int, options: dict[str, str], rng: Random) -> int:
    return by_numbers(game, players, options, rng, looks=True)


def through_pettingzoo(game: str, players: int, options: dict[str, str], rng: Random) -> int:
    table, steps = made(env, game, players, options), 0
    table.reset(seed=rng.randrange(1 << 30))
    for _ in table.agent_iter():
        seen, _, terminated, _, _ = table.last()
        table.step(None if terminated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += not terminated
    return steps


def all_at_once(game: str, players: int, options: dict[str, str], rng: Random) -> int:
    table, steps = made(parallel_env, game, players, options), 0
    seen, _ = table.reset(seed=rng.randrange(1 << 30))
    while table.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(each["action_mask"]))) for agent, each in seen.items()}
        seen = table.step(actions)[0]
        steps += sum(action != table.table.waits for action in actions.values())
    return steps


def through_openspiel(game: str, players: int, options: dict[str, str], rng: Random) -> int:
    chosen = "".join(f",{name}={choice}" for name, choice in options.items())
    table = made(pyspiel.load_game, f"presidium_{game}(players={players}{chosen})", 0, {})
    state, steps = table.new_initial_state(), 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        numbers = [number for number, _ in state.chance_outcomes()] if chance else state.legal_actions()
        steps += not chance
        state.apply_action(rng.choice(numbers))
    return steps


def rate(play: Callable[..., int], table: tuple[str, int, dict[str, str]]) -> float:
    rng, steps, began = Random(1), 0, process_time()
    while process_time() - began < SECONDS:
        steps += play(*table, rng)
    return steps / (process_time() - began)


def clones() -> tuple[float, float]:
    """Returns the microseconds to clone a state of Goulag in round 3: by OpenSpiel, and by Python's `deepcopy`."""
    state: Any = pyspiel.load_game("presidium_goulag").new_initial_state()
    while len(state.history()) < 16:
        state.apply_action(state.legal_actions()[0])
    found = []
    for times, clone in ((5_000, state.clone), (200, lambda: copied(state.turns))):
        began = process_time()
        for _ in range(times):
            clone()
        found.append((process_time() - began) / times * 1e6)
    return found[0], found[1]


def copied(turns: Turns) -> object:
    g = turns.g
    return copy.deepcopy((g.public, g.secrets, g.stack, g.answers, list(g.log), turns.deeds))


ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5


def against(commit: str) -> None:
    """Prints for each game the rates of PettingZoo in this tree and in another commit, and their ratio."""
    from benchmarks.against import checked_out  # imported here, because only this needs a second tree

    with checked_out(commit) as other:
        print(f"{'PettingZoo, per CPU-s':<22}{'here':>12}{'there':>12}   ratio (lowest to highest)")
        for game, _, _ in TABLES:
            turns = [[float(side(game, tree)) for tree in (ROOT, other)] for _ in range(ROUNDS)]
            ratios = [here / there for here, there in turns]
            here, there = (median(turn[at] for turn in turns) for at in (0, 1))
            told = f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
            print(f"{game:<22}{here:>12,.0f}{there:>12,.0f}   {told}", flush=True)


def side(game: str, tree: Path) -> str:
    """Decisions per CPU-second of a game through PettingZoo, with the code of this tree."""
    told = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{ROOT}"}
    asked = [sys.executable, "-m", "benchmarks.doors", "--side", game]
    return subprocess.run(asked, env=told, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def main() -> None:
    if sys.argv[1:2] == ["--side"]:
        table = next(each for each in TABLES if each[0] == sys.argv[2])
        rate(through_pettingzoo, table)  # the first slice warms up
        print(rate(through_pettingzoo, table))
        return
    if sys.argv[1:2] == ["--against"]:
        against(sys.argv[2])
        return
    ways = (by_numbers, with_looks, through_pettingzoo, all_at_once, through_openspiel)
    print(f"{'answers a CPU-second':<22}" + "".join(f"{way.__name__:>20}" for way in ways))
    for table in TABLES:
        print(f"{table[0]:<22}" + "".join(f"{rate(way, table):>20,.0f}" for way in ways))
    ours, plain = clones()
    print(f"a clone in OpenSpiel: {ours:.1f} µs; copied by Python: {plain:.0f} µs")


if __name__ == "__main__":
    main()
