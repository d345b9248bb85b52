"""The table of the benchmark as an HTML page: one section for each task, one row for each bot or model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from presidium.lab.arena.charts import calibration
from presidium.lab.arena.figures import decimal, interval, percent, points
from presidium.lab.arena.report import section
from presidium.lab.bench.tasks import NAME, TASKS
from presidium.text import Words

POINTS: Final = ("gain", "exploited", "voice", "gain_without_statements")
"""Figures that are differences of win rates."""
SHARES: Final = ("win_rate",)
COSTS: Final = ("decisions", "refused", "replaced", "statements", "prompt_tokens", "completion_tokens")

Result = dict[str, Any]


def page(results: Sequence[Result], words: Words) -> str:
    """The page of these results. Later results of the same bot in the same task replace earlier ones."""
    latest = {(result["task"], result["bot"]): result for result in results}
    parts = [part for task in TASKS for part in _task(task.name, list(latest.values()), words)]
    models = [result for result in latest.values() if "run" in result]
    title = f"{words('bench-title')} · {NAME}"
    style = (files("presidium.lab.arena") / "report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>"
        f"<header><h1>{escape(title)}</h1><p>{escape(words('bench-how'))}</p></header>"
        f"<main>{''.join(parts)}{_models(models, words)}</main></body></html>\n"
    )


def figure(words: Words, name: str, found: dict[str, Any]) -> tuple[str, str]:
    """A figure and its interval as texts, in the unit of the figure with this name."""
    if name in POINTS:
        return points(words, found["value"]), interval(words, found["ci95"])
    if name in SHARES:
        return percent(words, found["value"]), interval(words, found["ci95"])
    low, high = (decimal(words, end) for end in found["ci95"])
    return decimal(words, found["value"]), f"{low}\N{NO-BREAK SPACE}…\N{NO-BREAK SPACE}{high}"


def _task(task: str, results: Sequence[Result], words: Words) -> Iterator[str]:
    """The section of a task; none if no bot has taken it."""
    rows = [result for result in results if result["task"] == task]
    if not rows:
        return
    rows.sort(key=lambda result: result["score"]["value"], reverse=not rows[0]["lower_is_better"])
    name = rows[0]["score"]["figure"]
    tables = list(dict.fromkeys(table["table"] for result in rows for table in result["tables"]))
    lines = [_head([words("bench-score"), *tables])]
    for result in rows:
        by_name = {table["table"]: table for table in result["tables"]}
        cells = [_cell(words, name, result["score"], "" if result["whole"] else words("bench-partial"))]
        for table in tables:
            row = by_name.get(table)
            games = "" if row is None else words("bench-games", count=row["deals"])
            cells.append("<td>–</td>" if row is None else _cell(words, name, row["figures"][name], games))
        lines.append(f"<tr><th scope=row>{escape(result['bot'])}</th>{''.join(cells)}</tr>")
    title = f"{task}: {words('bench-task', task=task)}"
    yield section(title, f"<table>{''.join(lines)}</table>", words("bench-figure", figure=name))
    yield from _calibrations(rows, words)


def _head(names: Sequence[str]) -> str:
    return "<tr><th></th>" + "".join(f"<th scope=col>{escape(name)}</th>" for name in names) + "</tr>"


def _cell(words: Words, name: str, found: dict[str, Any], note: str) -> str:
    value, sure = figure(words, name, found)
    said = f"<small>{escape(note)}</small>" if note else ""
    return f"<td><b>{escape(value)}</b><small>{escape(sure)}</small>{said}</td>"


def _calibrations(rows: Sequence[Result], words: Words) -> Iterator[str]:
    """A chart for each bot and table: how often facts held of which the bot said so much."""
    drawn = ""
    for result in rows:
        for table in result["tables"]:
            if "calibration" in table["figures"]:
                name = f"{result['bot']}, {table['table']}"
                score = decimal(words, table["figures"]["brier"]["value"])
                chart = calibration(table["figures"]["calibration"], name, words("arena-said"), words("arena-was"))
                drawn += f"<figure><figcaption><b>{escape(name)}</b> Brier {score}</figcaption>{chart}</figure>"
    if drawn:
        yield section(words("bench-calibration"), f'<div class="row">{drawn}</div>')


def _models(results: Sequence[Result], words: Words) -> str:
    """The section of what language models did and cost; empty without models."""
    if not results:
        return ""
    lines = [_head([*(words("bench-cost", cost=name) for name in COSTS), words("bench-exhausted")])]
    for result in results:
        for table in result["tables"]:
            name = f"{result['bot']}, {result['task']}, {table['table']}"
            numbers = "".join(f"<td>{table['figures'][cost]:,}</td>" for cost in (*COSTS, "exhausted"))
            lines.append(f"<tr><th scope=row>{escape(name)}</th>{numbers}</tr>")
    return section(words("bench-models"), f"<table>{''.join(lines)}</table>")
