"""Plays the benchmark's games with a language model, keeps each game as soon as it is over, and computes the figures.

The folder of a run holds `games.jsonl`, one line for each finished game after a first line that names the run, and a
transcript for each game. A run that stops continues with the first missing game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from presidium import __version__
from presidium.bots import Bot, BotError, find, play_out
from presidium.bots.runtime.driver import chosen
from presidium.cli.bench.player import Budget, Model, Source
from presidium.core import Action, Options, Player, Refused, State, refusal, value
from presidium.games import find as find_game
from presidium.lab.arena import Arm, Ledger, hold
from presidium.lab.arena.contest import contest
from presidium.lab.arena.hands import here
from presidium.lab.arena.result import compared, rate
from presidium.lab.arena.tally import Counted, Tally
from presidium.lab.bench import inference
from presidium.lab.bench.scores import STRANGER, average
from presidium.lab.bench.tasks import NAME, Setting, Task, fingerprint
from presidium.lab.bench.tasks import task as find_task
from presidium.lab.statistics.luck import Luck

TASKS_FOR_MODELS: Final = ("win", "infer", "cooperate", "talk")
"""A model cannot be exploited with a budget of games, because its games cost too much."""
TOO_MANY_BELIEFS: Final = ("kremlin",)
"""Games in which a model would have to state hundreds of probabilities at once."""


@value
class Run:
    """A language model's run of the benchmark. The name, the address and the budget may be written; no key is here."""

    model: str
    where: str
    """Base address of the endpoint, or `mcp`."""
    budget: Budget
    temperature: float | None = None

    def json(self) -> dict[str, Any]:
        return {
            "benchmark": NAME,
            "model": self.model,
            "where": self.where,
            "tokens_per_game": self.budget.tokens,
            "seconds_per_game": self.budget.seconds,
            "temperature": self.temperature,
        }


Wanted = list[tuple[Task, tuple[tuple[Setting, int], ...]]]
"""Tasks, each with its tables and the number of deals there."""


def wanted(names: Sequence[str], tables: Sequence[str], games: int) -> Wanted:
    """The tasks with these names at these tables, with at most `games` deals at each. Raises Refused if a task or table
    is unknown, or is not for language models."""
    found: Wanted = []
    for name in dict.fromkeys(names):
        task = find_task(name)
        if name not in TASKS_FOR_MODELS:
            raise Refused(refusal("bench-not-for-models", task=name, table="none"))
        chosen = task.at(tuple(tables))
        for setting, _ in chosen:
            if name == "infer" and setting.game in TOO_MANY_BELIEFS:
                raise Refused(refusal("bench-not-for-models", task=name, table=setting.name))
        found.append((task, tuple((setting, min(games, deals)) for setting, deals in chosen)))
    return found


class Kept:
    """The folder of a run: its finished games and its transcripts."""

    def __init__(self, folder: Path, run: Run) -> None:
        """Raises Refused if the folder holds another run, or cannot be written."""
        self.folder, self.file = folder, folder / "games.jsonl"
        self.games: dict[tuple[str, str, str, int], dict[str, Any]] = {}
        head = json.dumps(run.json())
        try:
            (folder / "transcripts").mkdir(parents=True, exist_ok=True)
            text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
            whole = text[: text.rfind("\n") + 1]
            first, *lines = whole.splitlines() or [head]
            if first != head:
                raise Refused(refusal("other-games", file=str(self.file)))
            for line in lines:
                game = json.loads(line)
                self.games[game["task"], game["table"], game["arm"], game["deal"]] = game
            self.file.write_text(whole or head + "\n", encoding="utf-8")  # drops a line that was cut off
        except OSError as error:
            raise Refused(refusal("cannot-write", file=str(folder), why=str(error.strerror))) from error

    def keep(self, game: dict[str, Any]) -> None:
        self.games[game["task"], game["table"], game["arm"], game["deal"]] = game
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game, ensure_ascii=False) + "\n")

    def transcript(self, task: str, table: str, arm: str, deal: int) -> Callable[[dict[str, Any]], None]:
        """Empties the transcript of this game; returns the function that adds an exchange to it."""
        file = self.folder / "transcripts" / f"{task}-{table}-{arm}-{deal:05}.jsonl"
        file.write_text("", encoding="utf-8")

        def add(exchange: dict[str, Any]) -> None:
            with file.open("a", encoding="utf-8") as opened:
                opened.write(json.dumps(exchange, ensure_ascii=False) + "\n")

        return add


def arms(task: Task) -> tuple[str, ...]:
    """The ways in which a model plays the deals of a task: speaking, or silent."""
    return ("speaking", "silent") if task.name == "talk" else ("speaking",)


def play(run: Run, task: Task, setting: Setting, deals: int, source: Source, kept: Kept) -> Iterator[dict[str, Any]]:
    """Plays the missing games of a task at a table; yields each finished game."""
    for deal in range(deals):
        for arm in arms(task):
            if (task.name, setting.name, arm, deal) not in kept.games:
                model = Model(source, run.budget, arm == "speaking")
                model.keep = kept.transcript(task.name, setting.name, arm, deal)
                one = _inferred if task.name == "infer" else _played
                game = {"task": task.name, "table": setting.name, "arm": arm, "deal": deal}
                game |= one(task, setting, deal, model) | model.spent.json()
                kept.keep(game)
                yield game


def _inferred(task: Task, setting: Setting, deal: int, model: Model) -> dict[str, Any]:
    return inference.infer(task, setting, model.beliefs, range(deal, deal + 1))


def _played(task: Task, setting: Setting, deal: int, model: Model) -> dict[str, Any]:
    """Plays one game with the seats and the dice of the benchmark's deal."""
    game, luck = find_game(setting.game), Luck(task.seed(setting)).of(deal)
    seat = deal % setting.players + 1
    others = STRANGER.format(setting.game) if task.name == "cooperate" else setting.host
    bots: dict[Player, Bot] = {other: find(others, setting.game) for other in setting.rules.players}
    bots[seat] = model
    g = game.begin(setting.rules)

    def ask(g: State[Any], player: Player, options: Options, bot: Bot, rng: Random) -> Action:
        try:
            return chosen(g, player, options, bot, rng)
        except BotError:
            return options.sample(rng)

    def unheard(player: Player) -> None:
        model.spent.refused += player == seat

    decisions = play_out(g, bots, luck.dice, luck, ask=ask, unheard=unheard)
    outcome = g.public.outcome
    return {
        "seat": seat,
        "won": seat in outcome.winners,
        "drawn": not outcome.winners,
        "ending": outcome.ending,
        "length": decisions,
    }


def result(run: Run, asked: Wanted, kept: Kept) -> list[dict[str, Any]]:
    """The results of a run, task by task, in the form of the results of bots."""
    found = []
    for task, tables in asked:
        rows = [_table(task, setting, deals, kept) for setting, deals in tables]
        found.append(
            {
                "benchmark": NAME,
                "version": __version__,
                "task": task.name,
                "bot": run.model,
                "whole": [*task.deals] == [*tables],
                "score": {"figure": task.figure, **average([row["figures"][task.figure] for row in rows])},
                "lower_is_better": task.lower_is_better,
                "training": 0,
                "run": run.json(),
                "tables": rows,
            }
        )
    return found


def _table(task: Task, setting: Setting, deals: int, kept: Kept) -> dict[str, Any]:
    games = {arm: [kept.games[task.name, setting.name, arm, deal] for deal in range(deals)] for arm in arms(task)}
    figures = inference.figures(games["speaking"]) if task.name == "infer" else _figures(task, setting, deals, games)
    return {
        "table": setting.name,
        "bot": "",
        "deals": deals,
        "rules_version": find_game(setting.game).rules_version,
        "fingerprint": fingerprint(setting),
        "figures": figures | _costs([game for some in games.values() for game in some]),
    }


def _figures(task: Task, setting: Setting, deals: int, games: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """Win rates, and differences to the frozen bot on the same deals."""
    model = {arm: _tally(some) for arm, some in games.items()}
    others = STRANGER.format(setting.game) if task.name == "cooperate" else setting.host
    asked = contest(
        find_game(setting.game), setting.players, [Arm(setting.host, others)], task.seed(setting), setting.options
    )
    (host,) = hold(asked, deals, Ledger(asked, __version__), partial(here, workers=1)).tallies
    won = rate(model["speaking"].games)
    figures = {
        "win_rate": {"value": won["win_rate"], "ci95": won["ci95"]},
        "gain": _difference(model["speaking"], host),
    }
    if "silent" in model:
        figures["voice"] = _difference(model["speaking"], model["silent"])
    return figures


def _tally(games: Sequence[dict[str, Any]]) -> Tally:
    return Tally([Counted(g["deal"], g["seat"], g["won"], g["drawn"], g["ending"], g["length"], {}) for g in games])


def _difference(one: Tally, other: Tally) -> dict[str, Any]:
    found = compared(one, other)
    return {"value": found["difference"], "ci95": found["ci95"]}


def _costs(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    sums = ("replies", "decisions", "refused", "replaced", "statements", "prompt_tokens", "completion_tokens")
    costs: dict[str, Any] = {name: sum(game[name] for game in games) for name in sums}
    costs["seconds"] = round(sum(game["seconds"] for game in games), 3)
    costs["exhausted"] = sum(game["exhausted"] for game in games)
    costs["counted"] = all(game["counted"] for game in games)
    return costs
