"""SVG charts: measured values as marks, their confidence intervals as lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

from presidium.core import value

ROW_HEIGHT = 26
COLOURS = ("red", "steel", "gold", "good", "ink", "faint")
"""CSS colour names for the kinds in a chart; the 7th and later kinds reuse the names, faded."""


@value
class Dot:
    """One row of a chart: a value with its confidence interval, label and text."""

    label: str
    at: float
    low: float
    high: float
    text: str


def svg(width: float, height: float, body: str, label: str) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img" aria-label="{escape(label)}">'
        f"{body}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str = "axis") -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, title: str = "") -> str:
    shape = f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" class="{kind}">'
    return f"{shape}<title>{escape(title)}</title></rect>"


def dots(rows: Sequence[Dot], label: str) -> str:
    """Chart of differences of win rates with their confidence intervals, around a line at 0."""
    reach = max([0.05, *(abs(end) for row in rows for end in (row.low, row.high))]) * 1.1
    left, wide = 300.0, 300.0

    def place(share: float) -> float:
        return left + wide * (share + reach) / (2 * reach)

    height = ROW_HEIGHT * len(rows) + 10
    body = line(place(0), 0, place(0), height)
    for at, row in enumerate(rows):
        y = ROW_HEIGHT * at + 18
        kind = "good" if row.low > 0 else "red" if row.high < 0 else "faint"
        body += text(left - 12, y + 5, row.label, "end")
        body += line(place(row.low), y, place(row.high), y, f"whisker s-{kind}")
        body += f'<circle cx="{place(row.at):.1f}" cy="{y}" r="5" class="f-{kind}"/>'
        body += text(left + wide + 12, y + 5, row.text, kind="num")
    return svg(left + wide + 260, height, body, label)


def calibration(kinds: Sequence[Mapping[str, float]], label: str, said: str, was: str) -> str:
    """Calibration chart: stated probability (x) against observed frequency (y). Perfect beliefs lie on the diagonal."""
    size, edge = 260.0, 40.0
    body = box(edge, 10, size, size, "frame") + line(edge, size + 10, edge + size, 10, "dashed")
    for tick in (0, 25, 50, 75, 100):
        x = edge + size * tick / 100
        body += text(x, size + 27, str(tick), "middle", "small")
        body += text(edge - 6, size + 14 - size * tick / 100, str(tick), "end", "small")
    most = max((kind["times"] for kind in kinds), default=1)
    for kind in kinds:
        x, y = edge + size * kind["said"], 10 + size * (1 - kind["was"])
        radius = 3 + 7 * (kind["times"] / most) ** 0.5
        title = f"{said} {kind['said']:.3f}, {was} {kind['was']:.3f}, n = {kind['times']:g}"
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" class="f-steel see-through">'
        body += f"<title>{escape(title)}</title></circle>"
    body += text(edge + size / 2, size + 44, f"{said} (%)", "middle", "small")
    body += text(edge, 4, f"{was} (%)", "start", "small")
    return svg(edge + size + 20, size + 60, f'<g transform="translate(0 8)">{body}</g>', label)


def bars(lengths: Sequence[Sequence[int]], label: str) -> str:
    """Histogram of game lengths in decisions."""
    wide, high = 220.0, 90.0
    most = max((games for _, games in lengths), default=1)
    step = wide / max(1, len(lengths))
    body = line(0, high, wide, high)
    for at, (begin, games) in enumerate(lengths):
        tall = high * games / most
        body += box(at * step + 0.5, high - tall, min(step - 1, 40), tall, "f-steel", f"{begin}: {games}")
    if lengths:
        body += text(0, high + 15, str(lengths[0][0]), "start", "small")
    if len(lengths) > 1:
        body += text(wide, high + 15, str(lengths[-1][0]), "end", "small")
    return svg(wide, high + 20, body, label)


def shares(arms: Sequence[tuple[str, Mapping[str, int]]], label: str) -> str:
    """Chart with one bar for each arm, divided by how the arm's games ended."""
    kinds = sorted({kind for _, endings in arms for kind in endings})
    left, wide = 220.0, 460.0
    body = ""
    for at, (name, endings) in enumerate(arms):
        y, x, whole = ROW_HEIGHT * at, left, max(1, sum(endings.values()))
        body += text(left - 12, y + 17, name, "end")
        for number, kind in enumerate(kinds):
            part = wide * endings.get(kind, 0) / whole
            colour = COLOURS[number % len(COLOURS)]
            faded = " faded" if number >= len(COLOURS) else ""
            body += box(x, y + 3, part, ROW_HEIGHT - 7, f"f-{colour}{faded}", f"{kind}: {endings.get(kind, 0)}")
            x += part
    y = ROW_HEIGHT * len(arms) + 12
    for number, kind in enumerate(kinds):
        colour, faded = COLOURS[number % len(COLOURS)], " faded" if number >= len(COLOURS) else ""
        column, row = number % 2, number // 2
        body += box(left + column * 240, y + 20 * row, 12, 12, f"f-{colour}{faded}")
        body += text(left + column * 240 + 18, y + 20 * row + 11, kind, kind="small")
    return svg(left + wide, y + 20 * ceil(len(kinds) / 2) + 4, body, label)


def spans(rows: Sequence[tuple[str, float, float, str]], label: str, point: str = ".") -> str:
    """Chart of decision times on a logarithmic scale, from the median to the 95th percentile."""
    left, wide = 220.0, 340.0
    low = floor(log10(min((half for _, half, _, _ in rows), default=1)))
    high = max(low + 1, ceil(log10(max((most for _, _, most, _ in rows), default=10))))

    def place(ms: float) -> float:
        return left + wide * (log10(ms) - low) / (high - low)

    height = ROW_HEIGHT * len(rows) + 6
    body = ""
    for power in range(low, high + 1):
        x = place(10**power)
        body += line(x, 0, x, height, "grid") + text(
            x, height + 14, f"{10**power:g}".replace(".", point), "middle", "small"
        )
    for at, (name, half, most, words) in enumerate(rows):
        y = ROW_HEIGHT * at
        body += text(left - 12, y + 18, name, "end")
        body += box(place(half), y + 8, max(4, place(most) - place(half)), 10, "f-gold")
        body += line(place(half), y + 4, place(half), y + 22, "whisker s-ink")
        body += text(left + wide + 12, y + 18, words, kind="num")
    return svg(left + wide + 190, height + 20, body, label)
