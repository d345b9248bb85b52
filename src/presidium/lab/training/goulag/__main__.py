"""Trains the nets of Goulag's `master` bot for five players: `python -m presidium.lab.training.goulag --seed 1`.

Training goes backwards from the last round to the first round. In each round it first solves positions in which
builders act and fits a net to their values. With this net it solves positions in which the commissar names, and fits
another net. Afterwards games are played with these nets, and all nets are trained again on beliefs that occurred in the
games.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from presidium.bots.goulag.frame import SEATS
from presidium.bots.goulag.nets import NETS, SHAPES, Which
from presidium.lab.training.goulag.batch import Building, Naming, Tables, solve_building, solve_naming
from presidium.lab.training.goulag.beginnings import Beginnings, mirrored
from presidium.lab.training.goulag.net import Luck, Net, np, taught

CHUNK_SIZE: Final = 128
"""Number of beliefs that are solved at once; an array of this size fits into the cache of a core."""
BATCH_SIZE: Final = 512
"""Number of examples in each training step."""


class School:
    """The nets trained so far, with the functions that train more nets. All random numbers come from the seed."""

    def __init__(
        self, seed: int, many: int, times: int, steps: int, batch: int = BATCH_SIZE, chunk: int = CHUNK_SIZE
    ) -> None:
        self.of, self.times, self.steps, self.batch, self.many = Tables(), times, steps, batch, many
        self.rng = Luck(seed)
        self.begin, self.chunk = Beginnings(self.of, self.rng), chunk
        self.nets: dict[Which, Net] = {}
        self.begun = perf_counter()

    def learn(self, came_up: dict[Which, Any] | None = None) -> None:
        """Trains all nets, from the last round to the first; `came_up` gives half of the beliefs."""
        for round in range(SEATS, 0, -1):
            for kind in ("building", "naming") if round > 1 else ("building",):
                which = kind, round
                at = self.begin.until(round, self.many)
                some: Any = at
                if kind == "building":
                    some = self.begin.named(at, self.begin.whims(self.many, 12))
                if came_up is not None:
                    some = joined(came_up[which], some[: self.many // 2])
                self.lesson(which, some)

    def lesson(self, which: Which, at: Any) -> None:
        kind, round = which
        worth = np.concatenate([self.worth(which, at[some : some + self.chunk]) for some in self.chunks(at)])
        other = mirrored(self.of, at, round)
        seen = np.concatenate([at.seen(self.of), other.seen(self.of)])
        likely, truth = at.belief, worth
        if kind == "building":  # sort the deals by role
            roles = self.of.roles[at.trio]
            likely, truth = (np.take_along_axis(each, roles, -1) for each in (likely, truth))
        likely = np.concatenate([likely, likely[:, self.of.other]])
        truth = np.concatenate([truth, 1 - truth[:, self.of.other]])
        mix = self.rng.permutation(len(seen))
        net, off = taught(self.rng, seen[mix], likely[mix], truth[mix], self.steps, self.batch)
        self.nets[which] = net
        spread = float(truth.std())
        taken = perf_counter() - self.begun
        print(f"{kind} {round}: off by {off:.4f} where truth is spread by {spread:.3f}; {taken:.0f} s", flush=True)

    def chunks(self, at: Any) -> range:
        return range(0, len(at.belief), self.chunk)

    def worth(self, which: Which, at: Any) -> Any:
        return self.solved(which, at, self.times)[0]

    def solved(self, which: Which, at: Any, times: int) -> Any:
        kind, round = which
        if kind == "naming":
            return solve_naming(self.of, at, self.nets["building", round], times)
        return solve_building(self.of, at, self.nets.get(("naming", round + 1)), times)

    def play(self, many: int) -> dict[Which, Any]:
        """Plays games with the present nets, some of them off policy; returns the beliefs that occurred."""
        found: dict[Which, list[Any]] = {}
        for _ in range(0, many, self.chunk):
            at = self.begin.first(self.chunk)
            for round in range(1, SEATS + 1):
                found.setdefault(("naming", round), []).append(at)
                named = self.begin.named(at, self.strays(self.policy(at, round)))
                found.setdefault(("building", round), []).append(named)
                _, policies = self.solved(("building", round), named, self.times // 2)
                at = self.begin.shown(named, [self.strays(policy) for policy in policies])
        return {which: joined(*each)[:many] for which, each in found.items()}

    def policy(self, at: Naming, round: int) -> Any:
        return self.solved(("naming", round), at if round > 1 else at[:1], self.times // 2)[1] + np.zeros(
            (len(at.belief), 1, 1), "float32"
        )

    def strays(self, policy: Any) -> Any:
        """Keeps half of the policies and mixes the other half with random policies."""
        share = self.rng.uniform(-0.5, 0.5, (len(policy), 1, 1)).clip(0).astype("float32")
        return (1 - share) * policy + share * self.begin.whims(len(policy), policy.shape[-1])

    def save(self, to: Path) -> None:
        """Saves the nets as half-precision numbers in the order of `SHAPES`: each layer row by row, then its biases."""
        numbers = []
        for which in SHAPES:
            for layer in self.nets[which].layers:
                numbers.append(layer.T.astype("<f2").tobytes())
        to.write_bytes(b"".join(numbers))


def joined(*several: Any) -> Any:
    kind = type(several[0])
    assert kind in (Naming, Building)
    return kind(*(np.concatenate([getattr(one, name) for one in several]) for name in kind.__dataclass_fields__))


def main() -> None:
    parser = ArgumentParser(prog="presidium.lab.training.goulag", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--many", type=int, default=32768, help="beliefs to solve for each net")
    parser.add_argument("--times", type=int, default=24, help="how often each is gone over")
    parser.add_argument("--steps", type=int, default=8000, help="of teaching, for each net")
    parser.add_argument("--batch", type=int, default=BATCH_SIZE, help="beliefs seen in each step")
    parser.add_argument("--chunk", type=int, default=CHUNK_SIZE, help="beliefs solved at once")
    parser.add_argument("--again", type=int, default=1, help="how often all is taught again on what comes up in play")
    parser.add_argument("--to", type=Path, default=NETS)
    told = parser.parse_args()
    school = School(told.seed, told.many, told.times, told.steps, told.batch, told.chunk)
    school.learn()
    for _ in range(told.again):
        school.learn(school.play(told.many // 2))
    school.save(told.to)


if __name__ == "__main__":
    main()
