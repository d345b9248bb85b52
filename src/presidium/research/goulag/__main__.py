"""Teach the nets of a master of Goulag at five: `python -m presidium.research.goulag --seed 1`.

From the end of the game to its beginning: beliefs with which the builders of the last round begin are solved, a net is
fitted to what they are worth; then those of its commissar with that net, then the round before, and so on. Then games
are played by what has been learnt, and all is taught again on beliefs such as came up in them.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from presidium.bots.goulag.frame import SEATS
from presidium.bots.goulag.nets import NETS, SHAPES, Which
from presidium.research.goulag.batch import Building, Naming, Tables, solve_building, solve_naming
from presidium.research.goulag.beginnings import Beginnings, mirrored
from presidium.research.goulag.net import Luck, Net, np, taught

CHUNK: Final = 128
"""So many are solved at once: what a core can hold at hand."""
BATCH: Final = 512
"""So many are seen in each step of teaching."""


class School:
    """What has been learnt so far, and how to learn more. All luck is the seed's."""

    def __init__(self, seed: int, many: int, times: int, steps: int, batch: int = BATCH, chunk: int = CHUNK) -> None:
        self.of, self.times, self.steps, self.batch, self.many = Tables(), times, steps, batch, many
        self.rng = Luck(seed)
        self.begin, self.chunk = Beginnings(self.of, self.rng), chunk
        self.nets: dict[Which, Net] = {}
        self.begun = perf_counter()

    def learn(self, came_up: dict[Which, Any] | None = None) -> None:
        """All nets, from the last to the first; from any beliefs, and half of them from those that came up."""
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
        if kind == "building":  # in the order of roles
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
        """What beliefs come up in games played by what has been learnt; half of each kind are a little off."""
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
        """Half of them as they are, half mixed with a whim."""
        share = self.rng.uniform(-0.5, 0.5, (len(policy), 1, 1)).clip(0).astype("float32")
        return (1 - share) * policy + share * self.begin.whims(len(policy), policy.shape[-1])

    def save(self, to: Path) -> None:
        """As half-precision numbers, net by net in the order of `SHAPES`; each layer row by row, then its biases."""
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
    parser = ArgumentParser(prog="presidium.research.goulag", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--many", type=int, default=32768, help="beliefs to solve for each net")
    parser.add_argument("--times", type=int, default=24, help="how often each is gone over")
    parser.add_argument("--steps", type=int, default=8000, help="of teaching, for each net")
    parser.add_argument("--batch", type=int, default=BATCH, help="beliefs seen in each step")
    parser.add_argument("--chunk", type=int, default=CHUNK, help="beliefs solved at once")
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
