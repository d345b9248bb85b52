"""Compares the speed of our games in this tree with another commit: `make bench AGAINST=COMMIT`.

Both sides play the same random games, each with its own code, in alternating slices of CPU time, so that other load on
the machine slows both sides equally. The ratio is computed for each round: above 1, this tree is faster.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playouts import OURS, ask, rates

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=15, help="how many slices each side gets")
    parser.add_argument("--slice", type=float, default=0.3, help="CPU-seconds of a slice")
    parser.add_argument("--only", nargs="+", choices=OURS, default=list(OURS), help="these games alone")
    wanted = parser.parse_args()
    with checked_out(wanted.commit) as other:
        print(f"{'game':24}{'here':>12}{'there':>12}   ratio (lowest to highest)")
        for game in wanted.only:
            print(compared(game, other, wanted.rounds, wanted.slice), flush=True)


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """Checks that commit out into a temporary folder, which is deleted afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        made = ["git", "-C", str(ROOT), "worktree", "add", "--quiet", "--detach", str(other), commit]
        if subprocess.run(made, check=False).returncode:
            sys.exit(f"There is no commit {commit} to compare with.")
        try:
            yield other
        finally:
            subprocess.run(["git", "-C", str(ROOT), "worktree", "remove", "--force", str(other)], check=True)


def compared(game: str, other: Path, rounds: int, seconds: float) -> str:
    trees = (ROOT, other)
    sides = [side(game, tree) for tree in trees]
    for worker in sides:
        ask(worker, seconds)  # the first slice warms up
    turns = [[ask(worker, seconds) for worker in sides] for _ in range(rounds)]
    for worker in sides:
        worker.communicate()
    here, there = (rates([turn[at] for turn in turns]) for at in (0, 1))
    ratios = [one / another for one, another in zip(here, there, strict=True)]
    spread = f"({min(ratios):.2f} to {max(ratios):.2f})"
    return f"{game:24}{median(here):12,.0f}{median(there):12,.0f}   {median(ratios):.3f} {spread}"


def side(game: str, tree: Path) -> subprocess.Popen[str]:
    script, *rest = OURS[game]
    command = [sys.executable, str(tree / "benchmarks" / script), *rest]
    env = os.environ | {"PYTHONPATH": str(tree / "src")}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)


if __name__ == "__main__":
    main()
