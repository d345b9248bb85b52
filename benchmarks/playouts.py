"""Compares random playouts of our games with other libraries: actions per CPU-second of one core.

Every side is a process of its own. The sides take turns of one slice of CPU time each, so that other load on the
machine slows all sides equally. README.md explains the numbers.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
PEERS = HERE.parent / ".peers" / "bin" / "python"

OURS = {
    "goulag": ["presidium_side.py", "goulag", "7"],
    "politburo": ["presidium_side.py", "politburo", "7"],
    "kremlin-1988": ["presidium_side.py", "kremlin", "5", "edition=1988"],
    "kremlin-1986": ["presidium_side.py", "kremlin", "5", "edition=1986"],
    "kremlin-1988-advanced": ["presidium_side.py", "kremlin", "5", "preset=1988 advanced"],
    "kremlin-1986-full": ["presidium_side.py", "kremlin", "5", "preset=1986 full"],
}
THEIRS = {
    "hearts": ["open_spiel_side.py", "hearts"],
    "hearts-example": ["open_spiel_side.py", "hearts", "example"],
    "hanabi": ["open_spiel_side.py", "hanabi"],
    "hanabi-example": ["open_spiel_side.py", "hanabi", "example"],
    "leduc_poker": ["open_spiel_side.py", "leduc_poker"],
    "social_deduction": ["open_spiel_side.py", "social_deduction"],
    "uno": ["rlcard_side.py", "uno"],
    "uno-example": ["rlcard_side.py", "uno", "example"],
}
YARDSTICKS = ("hearts", "hearts-example", "hanabi", "hanabi-example", "uno", "uno-example")

Slice = dict[str, float]


def main() -> None:
    wanted = arguments()
    sides = wanted.only or [*OURS, *THEIRS]
    if not wanted.peers.exists() and any(side in THEIRS for side in sides):
        sys.exit(f"There is no {wanted.peers}: `make bench` sets it up, or name our games alone with --only.")
    slices = take_turns(sides, wanted.rounds, wanted.slice, wanted.peers)
    figures = {side: summary(side, slices) for side in sides}
    if wanted.json:
        setting = {"python": platform.python_version(), "rounds": wanted.rounds, "slice": wanted.slice}
        print(json.dumps(setting | {"sides": figures}, indent=1))
    else:
        print(table(figures))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9, help="how many slices each side gets")
    parser.add_argument("--slice", type=float, default=0.3, help="CPU-seconds of a slice")
    parser.add_argument("--only", nargs="+", choices=[*OURS, *THEIRS], help="these sides alone")
    parser.add_argument("--peers", type=Path, default=PEERS, help="the Python that has the other libraries")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    return parser.parse_args()


def take_turns(sides: list[str], rounds: int, seconds: float, peers: Path) -> dict[str, list[Slice]]:
    """Measures the slices of every side: round by round, one side after another, never two at the same time."""
    workers = {side: start(side, peers) for side in sides}
    slices: dict[str, list[Slice]] = {side: [] for side in sides}
    for _ in range(rounds):
        for side, worker in workers.items():
            slices[side].append(ask(worker, seconds))
    for worker in workers.values():
        worker.communicate()
    return slices


def start(side: str, peers: Path) -> subprocess.Popen[str]:
    python, (script, *rest) = (sys.executable, OURS[side]) if side in OURS else (peers, THEIRS[side])
    command = [str(python), str(HERE / script), *rest]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(worker: subprocess.Popen[str], seconds: float) -> Slice:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(f"{seconds}\n")
    worker.stdin.flush()
    answer = worker.stdout.readline()
    if not answer:
        sys.exit(f"{worker.args!r} has ended.")
    played: Slice = json.loads(answer)
    return played


def rates(slices: list[Slice], what: str = "actions") -> list[float]:
    return [played[what] / played["cpu"] for played in slices]


def summary(side: str, slices: dict[str, list[Slice]]) -> dict[str, Any]:
    """Returns the medians of a side. Its ratio to a yardstick is computed between slices of the same round."""
    mine = slices[side]
    rate = rates(mine)
    ratios = {
        yardstick: median(one / other for one, other in zip(rate, rates(slices[yardstick]), strict=True))
        for yardstick in YARDSTICKS
        if yardstick in slices
    }
    return {
        "actions_per_game": sum(played["actions"] for played in mine) / sum(played["games"] for played in mine),
        "decisions_per_game": sum(played["decisions"] for played in mine) / sum(played["games"] for played in mine),
        "actions_per_second": median(rate),
        "lowest": min(rate),
        "highest": max(rate),
        "decisions_per_second": median(rates(mine, "decisions")),
        "times": ratios,
        "copy_us": median(played["copy_us"] for played in mine),
    }


def table(figures: dict[str, dict[str, Any]]) -> str:
    yardsticks = [yardstick for yardstick in YARDSTICKS if yardstick in figures]
    heads = ["actions/s", "spread", "decisions/s", "copy µs", *(f"× {yardstick}" for yardstick in yardsticks)]
    wide = max(map(len, figures))
    lines = [" " * wide + "".join(head.rjust(len(head) + 3) for head in heads)]
    for side, of in figures.items():
        spread = (of["highest"] - of["lowest"]) / 2 / of["actions_per_second"]
        cells = [
            f"{of['actions_per_second']:,.0f}",
            f"±{spread:.0%}",
            f"{of['decisions_per_second']:,.0f}",
            f"{of['copy_us']:.2f}",
            *(f"{of['times'][yardstick]:.2f}" for yardstick in yardsticks),
        ]
        lines.append(side.ljust(wide) + "".join(c.rjust(len(h) + 3) for c, h in zip(cells, heads, strict=True)))
    return "\n".join(lines)


if __name__ == "__main__":
    main()
