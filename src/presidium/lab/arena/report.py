"""The report of a contest: an HTML page, and the figures as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from presidium.core import Refused, refusal
from presidium.lab.arena.charts import Dot, bars, calibration, dots, shares, spans
from presidium.lab.arena.figures import called, decimal, interval, ms, percent, points, round_about, stratum, times
from presidium.lab.arena.reference import StoredReference, stored_reference
from presidium.text import Words


def write(result: dict[str, Any], folder: Path, words: Words) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text(page(result, words), encoding="utf-8")
        (folder / "arena.json").write_text(json.dumps(result, ensure_ascii=False, indent=1), encoding="utf-8")
    except OSError as error:
        raise Refused(refusal("cannot-write", file=str(folder), why=str(error.strerror))) from error


def page(result: dict[str, Any], words: Words) -> str:
    title = f"{words('arena-title')} · {words(result['game'] + '-title')}"
    parts = (
        payoff(result, words),
        differences(result, words),
        *apart(result, words),
        beliefs(result, words),
        endings(result, words),
        lengths(result, words),
        clock(result, words),
        pool(result, words),
    )
    style = (files("presidium.lab.arena") / "report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>"
        f"<header><h1>{escape(title)}</h1>{head(result, words)}</header><main>{''.join(parts)}</main></body></html>\n"
    )


def head(result: dict[str, Any], words: Words) -> str:
    chosen = ", ".join(f"{name} {choice}" for name, choice in result["options"].items())
    said = words(
        "arena-head",
        players=result["players"],
        deals=max(arm["games"] for arm in result["arms"]),
        options=chosen,
        version=result["version"],
        rules=result["rules_version"],
        seed=result["seed"],
    )
    return f"<p>{escape(said)}</p><p>{escape(words('arena-how'))}</p>"


def section(title: str, body: str, note: str = "") -> str:
    """HTML section with a heading. Content wider than the page scrolls sideways, also by keyboard."""
    said = f"<p>{escape(note)}</p>" if note else ""
    wide = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title)}">{body}</div>'
    return f"<section><h2>{escape(title)}</h2>{said}{wide}</section>"


def rates(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[dict[str, Any] | None]]], words: Words) -> str:
    """HTML table of win rates with their confidence intervals; higher rates have a darker background."""
    lines = ["<tr><th></th>" + "".join(f"<th scope=col>{escape(head)}</th>" for head in heads) + "</tr>"]
    for name, cells in rows:
        lines.append(f"<tr><th scope=row>{escape(name)}</th>{''.join(cell(one, words) for one in cells)}</tr>")
    return f"<table>{''.join(lines)}</table>"


def cell(rate: dict[str, Any] | None, words: Words) -> str:
    if rate is None:
        return "<td>–</td>"
    shade = f'style="--share:{rate["win_rate"]:.3f}"'
    sure = escape(interval(words, rate["ci95"]))
    return f"<td {shade}><b>{escape(percent(words, rate['win_rate']))}</b><small>{sure}</small></td>"


def payoff(result: dict[str, Any], words: Words) -> str:
    found = {(arm["bot"], arm["among"]): arm for arm in result["arms"]}
    bots = list(dict.fromkeys(arm["bot"] for arm in result["arms"]))
    hosts = [bot for bot in bots if any(among == bot for _, among in found)]
    rows = [(called(bot), [found.get((bot, among)) for among in hosts]) for bot in bots]
    note = f"{words('arena-payoff-note')} {words('arena-no-elo')}"
    if result["circle"]:
        note += " " + words("arena-circle", bots=round_about(result["circle"]))
    among = [f"{words('arena-among')} {called(host)}" for host in hosts]
    return section(words("arena-payoff"), rates(among, rows, words), note)


def differences(result: dict[str, Any], words: Words) -> str:
    rows = [
        Dot(
            words("arena-instead", bot=called(row["bot"]), than=called(row["than"])),
            row["difference"],
            row["ci95"][0],
            row["ci95"][1],
            points(words, row["difference"]) + ("" if row["ratio"] is None else f" ({times(words, row['ratio'])})"),
        )
        for row in result["differences"]
    ]
    if not rows:
        return ""
    title = words("arena-differences")
    return section(title, dots(rows, title), words("arena-differences-note"))


def arm_name(arm: dict[str, Any], words: Words) -> str:
    return words("arena-arm", bot=called(arm["bot"]), among=called(arm["among"]))


def apart(result: dict[str, Any], words: Words) -> list[str]:
    """HTML tables of win rates by group of games: by seat, and by groups that the game defines, such as the side."""
    sections = []
    for name in dict.fromkeys(name for arm in result["arms"] for name in arm["strata"]):
        kinds = dict.fromkeys(which for arm in result["arms"] for which in arm["strata"].get(name, {}))
        heads = [stratum(words, result["game"], name, which) for which in kinds]
        rows = [(arm_name(arm, words), [arm["strata"].get(name, {}).get(k) for k in kinds]) for arm in result["arms"]]
        sections.append(section(words("arena-apart", by=name), rates(heads, rows, words)))
    return sections


def beliefs(result: dict[str, Any], words: Words) -> str:
    drawn = ""
    for arm in result["arms"]:
        if arm["beliefs"] is not None:
            name, score = arm_name(arm, words), arm["beliefs"]
            sure = f"{decimal(words, score['ci95'][0])} … {decimal(words, score['ci95'][1])}"
            brier = words("arena-brier", brier=decimal(words, score["brier"]), interval=sure, asked=score["asked"])
            chart = calibration(score["calibration"], name, words("arena-said"), words("arena-was"))
            drawn += f"<figure><figcaption><b>{escape(name)}</b> {escape(brier)}</figcaption>{chart}</figure>"
    note = words("arena-beliefs-note") if drawn else words("arena-no-beliefs")
    return section(words("arena-beliefs"), f'<div class="row">{drawn}</div>', note)


def endings(result: dict[str, Any], words: Words) -> str:
    arms = [(arm_name(arm, words), arm["endings"]) for arm in result["arms"]]
    title = words("arena-endings")
    return section(title, shares(arms, title))


def lengths(result: dict[str, Any], words: Words) -> str:
    title, drawn = words("arena-lengths"), ""
    same = {begin for arm in result["arms"] for begin, _ in arm["lengths"]}
    if len(same) == 1:
        return section(title, "", words("arena-lengths-same", decisions=same.pop()))
    for arm in result["arms"]:
        name = arm_name(arm, words)
        drawn += f"<figure><figcaption><b>{escape(name)}</b></figcaption>{bars(arm['lengths'], name)}</figure>"
    return section(title, f'<div class="row">{drawn}</div>', words("arena-lengths-note"))


def clock(result: dict[str, Any], words: Words) -> str:
    rows = [
        (arm_name(arm, words), arm["p50_ms"], arm["p95_ms"], f"{ms(words, arm['p50_ms'])}, {ms(words, arm['p95_ms'])}")
        for arm in result["arms"]
        if arm["p50_ms"] is not None
    ]
    title = words("arena-clock")
    return section(title, spans(rows, title, decimal(words, 0.5, 1)[1]), words("arena-clock-note")) if rows else ""


def pool(result: dict[str, Any], words: Words) -> str:
    """HTML section with the stored scores of the reference pool."""
    known: StoredReference | None = stored_reference(result)
    if known is None:
        return section(words("arena-pool"), "", words("arena-no-pool"))
    hosts = list(dict.fromkeys(arm["among"] for arm in known["arms"]))
    found = {(arm["bot"], arm["among"]): arm for arm in known["arms"]}
    rows = [(bot, [found.get((bot, among)) for among in hosts]) for bot in hosts[::-1]]
    note = words("arena-pool-note", version=known["version"], deals=known["deals"])
    heads = [f"{words('arena-among')} {host}" for host in hosts]
    return section(words("arena-pool"), rates(heads, rows, words), note)
