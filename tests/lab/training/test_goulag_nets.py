"""The teaching of a master of Goulag: the same sums as it plays by, and the same seed teaches the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from presidium.bots.goulag.frame import DEALS, TRIOS
from presidium.bots.goulag.nets import nets
from presidium.bots.goulag.solve import BUILDING_ITERATIONS, NAMING_ITERATIONS, World, solve_building, solve_naming

pytest.importorskip("numpy", reason="numpy is not installed: pip install 'presidium[teach]'")


def test_what_is_taught_is_solved_as_it_is_played() -> None:
    from presidium.lab.training.goulag.__main__ import School
    from presidium.lab.training.goulag.net import Net, np

    school = School(seed=1, many=64, times=NAMING_ITERATIONS, steps=1)
    for which, net in nets().items():
        first = [deals + rest for deals, rest in zip(net.deals, net.rest, strict=True)]
        layers = [(first, net.bias), net.second, net.third]
        school.nets[which] = Net([np.array(part, "float32").T for layer in layers for part in layer])
    off: list[float] = []
    for round in (5, 3):
        at = school.begin.until(round, 4)
        named = school.begin.named(at, school.begin.whims(4, 12))
        _, policies = school.solved(("building", round), named, BUILDING_ITERATIONS)
        _, names = school.solved(("naming", round), at, NAMING_ITERATIONS)
        for game in range(4):
            trio, canal = TRIOS[named.trio[game]], int(named.canal[game])
            built = solve_building(worlds(named.belief[game], trio), round, canal, trio)
            for role, policy in enumerate(built.policies):
                for sight, mix in policy.items():
                    off.append(max(abs(policies[role][game, sight] - mix)))
            told = solve_naming(worlds(at.belief[game], (0,)), round, canal, bool(at.barred[game]))
            for sight, mix in told.policies[0].items():
                off.append(max(abs(names[game, sight] - mix)))
    off.sort()  # of two answers worth the same either may come to be played
    assert off[len(off) * 9 // 10] < 0.05


def worlds(belief: list[float], seats: tuple[int, ...]) -> list[World]:
    return [
        World(at, tuple(2 * deal[seat] + deal[seat - 1] for seat in seats), float(belief[at]))
        for at, deal in enumerate(DEALS)
    ]


def test_the_same_seed_teaches_the_same(tmp_path: Path) -> None:
    from presidium.lab.training.goulag.__main__ import School

    for name in ("one", "two"):
        school = School(seed=3, many=64, times=3, steps=3, batch=32)
        school.learn()
        school.learn(school.play(32))
        school.save(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
