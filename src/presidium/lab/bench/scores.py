"""Runs a task of the benchmark for one bot and returns its figures as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from math import hypot
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final
from urllib.parse import quote

from presidium import __version__
from presidium.bots import Preparing
from presidium.bots import find as find_bot
from presidium.core import Refused
from presidium.games import find
from presidium.lab.arena import Arm, Ledger, hold
from presidium.lab.arena.contest import code, contest
from presidium.lab.arena.hands import here
from presidium.lab.arena.result import compared, rate
from presidium.lab.arena.tally import Tally
from presidium.lab.bench import inference
from presidium.lab.bench.mute import muted
from presidium.lab.bench.tasks import NAME, Setting, Task, fingerprint
from presidium.lab.in_order import in_order

Figure = dict[str, Any]
"""A value with its 95 % confidence interval: `value` and `ci95`."""
Progress = Callable[[int], None]

STRANGER: Final = "presidium.lab.bench.strangers:Stranger?game={}"
EXPLOITER: Final = "presidium.lab.bench.exploiter:Exploiter?bot={}&game={}&file={}"
DEALS_PER_JOB: Final = 5


def run(
    task: Task,
    bot: str,
    tables: Sequence[str] = (),
    deals: int | None = None,
    training: int | None = None,
    workers: int = 1,
    folder: Path | None = None,
    progress: Progress = lambda _: None,
) -> dict[str, Any]:
    """The result of a bot in a task. `bot` may be several names by commas: each game takes the first that plays it.
    `tables` names some of the task's tables, `deals` and `training` lower the numbers
    of games; such a result says that it is partial. `folder` keeps the games, so that a run can be continued."""
    begun = perf_counter()
    chosen = [(setting, many if deals is None else min(many, deals)) for setting, many in task.at(tuple(tables))]
    named = {setting: resolved(bot, setting.game) for setting, _ in chosen}
    budget = task.training if training is None else min(training, task.training)
    rows = [_table(task, setting, named[setting], many, budget, workers, folder, progress) for setting, many in chosen]
    whole = [*task.deals] == chosen and budget == task.training
    return {
        "benchmark": NAME,
        "version": __version__,
        "task": task.name,
        "bot": bot,
        "whole": whole,
        "score": {"figure": task.figure, **average([row["figures"][task.figure] for row in rows])},
        "lower_is_better": task.lower_is_better,
        "training": budget,
        "tables": rows,
        "seconds": round(perf_counter() - begun, 3),
    }


def resolved(bots: str, game: str) -> str:
    """The first of these bots, named by commas, that plays this game. Raises Refused if none does."""
    *others, last = bots.split(",")
    for name in others:
        try:
            find_bot(name, game)
        except Refused as refused:
            if refused.why.id != "unknown-bot":
                raise
        else:
            return name
    find_bot(last, game)
    return last


def average(figures: Sequence[Figure]) -> Figure:
    """Mean of the figures of several tables, which are independent of each other."""
    many = len(figures)
    value = sum(figure["value"] for figure in figures) / many
    low = hypot(*(figure["value"] - figure["ci95"][0] for figure in figures)) / many
    high = hypot(*(figure["ci95"][1] - figure["value"] for figure in figures)) / many
    return {"value": value, "ci95": [round(value - low, 6), round(value + high, 6)]}


def _table(
    task: Task,
    setting: Setting,
    bot: str,
    deals: int,
    budget: int,
    workers: int,
    folder: Path | None,
    progress: Progress,
) -> dict[str, Any]:
    """The figures of one table."""
    with TemporaryDirectory() as temporary:
        place = Path(temporary) if folder is None else folder
        if task.name == "infer":
            found = _inferred(task, setting, bot, deals, workers, progress)
        else:
            arms = _arms(task, setting, bot, budget, place, workers, progress)
            found = _played(task, setting, arms, deals, workers, folder, progress)
    return {
        "table": setting.name,
        "bot": bot,
        "deals": deals,
        "rules_version": find(setting.game).rules_version,
        "fingerprint": fingerprint(setting),
        "code": code(find(setting.game), [bot]),
        "unprepared": unprepared([bot], setting),
        "figures": found,
    }


def _arms(
    task: Task, setting: Setting, bot: str, budget: int, folder: Path, workers: int, progress: Progress
) -> dict[str, Arm]:
    """The arms that play the task at this table, by what they show."""
    host, game = setting.host, setting.game
    if task.name == "win":
        return {"bot": Arm(bot, host), "host": Arm(host, host)}
    if task.name == "cooperate":
        strangers = STRANGER.format(game)
        return {"bot": Arm(bot, strangers), "host": Arm(host, strangers)}
    if task.name == "talk":
        silent, silent_host = muted(bot, game), muted(host, game)
        return {
            "bot": Arm(bot, host),
            "host": Arm(host, host),
            "silent": Arm(silent, host),
            "silent bot": Arm(silent, silent_host),
            "silent host": Arm(silent_host, silent_host),
        }
    from presidium.lab.bench.exploit import learn  # imported here, because it needs NumPy

    known = sha256(f"{bot} {budget} {code(find(game), [bot])}".encode()).hexdigest()[:12]
    file = folder / f"exploiter-{setting.name}-{known}.npz"
    if not file.exists():
        learn(task, setting, bot, budget, file, workers, progress)
    exploiter = EXPLOITER.format(quote(bot, safe=""), game, quote(str(file), safe=""))
    return {"bot": Arm(exploiter, bot), "host": Arm(bot, bot)}


def _played(
    task: Task,
    setting: Setting,
    arms: Mapping[str, Arm],
    deals: int,
    workers: int,
    folder: Path | None,
    progress: Progress,
) -> dict[str, Any]:
    """Plays the arms on the same deals; returns their figures."""
    game, different = find(setting.game), tuple(dict.fromkeys(arms.values()))
    asked = contest(game, setting.players, different, task.seed(setting), setting.options)
    program = " ".join((code(game, asked.names()), *unprepared(asked.names(), setting)))
    name = sha256(repr((asked.json(), program)).encode()).hexdigest()[:12]
    file = None if folder is None else folder / f"{task.name}-{setting.name}-{name}.jsonl"
    result = hold(asked, deals, Ledger(asked, program, file), partial(here, workers=workers), progress=progress)
    tallies = dict(zip(different, result.tallies, strict=True))
    of = {name: tallies[arm] for name, arm in arms.items()}
    bot = rate(of["bot"].games)
    figures: dict[str, Any] = {
        "win_rate": {"value": bot["win_rate"], "ci95": bot["ci95"]},
        "exploited" if task.name == "exploit" else "gain": difference(of["bot"], of["host"]),
        "refusals": of["bot"].refusals,
        "p95_ms": of["bot"].ms(0.95),
    }
    if task.name == "talk":
        figures["voice"] = difference(of["bot"], of["silent"])
        figures["gain_without_statements"] = difference(of["silent bot"], of["silent host"])
    return figures


def unprepared(bots: Sequence[str], setting: Setting) -> list[str]:
    """Prepares the bots that need preparation, such as compiling; returns those for which that is impossible."""
    made = ((name, find_bot(name, setting.game)) for name in bots)
    return [name for name, bot in made if isinstance(bot, Preparing) and bot.prepare(setting.rules) is not None]


def difference(one: Tally, other: Tally) -> Figure:
    """Difference of the win rates of two arms on the same deals."""
    found = compared(one, other)
    return {"value": found["difference"], "ci95": found["ci95"]}


def _inferred(task: Task, setting: Setting, bot: str, deals: int, workers: int, progress: Progress) -> dict[str, Any]:
    inference.believer(bot, setting.game)
    jobs = [range(first, min(first + DEALS_PER_JOB, deals)) for first in range(0, deals, DEALS_PER_JOB)]
    parts = []
    for job, part in zip(jobs, in_order(partial(inference.infer, task, setting, bot), jobs, workers), strict=True):
        parts.append(part)
        progress(len(job))
    return inference.figures(parts)
