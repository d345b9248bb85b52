"""What the terminal shows: lines, grids and a prompt, drawn with Rich or, on request, as plain lines."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Literal, NamedTuple

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from presidium.text import Words


class Picture(str):
    """Something drawn with characters, which says nothing that the words around it do not say too."""


class Grid(NamedTuple):
    """Rows under headings. A screen reader hears each row as a line, `heading: cell` for `heading: cell`."""

    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    marked: int | None = None
    """The row that stands out."""
    where: Literal["everywhere", "plain", "drawn"] = "everywhere"
    """What a picture shows already need be told in words only where there are no pictures."""


class Screen:
    """The terminal of one person."""

    def __init__(self, words: Words, plain: bool = False) -> None:
        self.words = words
        self.plain = plain
        self.console = Console(highlight=False, color_system=None if plain else "auto", soft_wrap=plain)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style="" if self.plain else style))

    def show(self, part: str | Grid) -> None:
        """A part of the table."""
        if isinstance(part, Grid):
            if part.where in ("everywhere", "plain" if self.plain else "drawn"):
                self.grid(part)
        elif not (self.plain and isinstance(part, Picture)):
            self.line(part)

    def event(self, text: str) -> None:
        self.line(text if self.plain else f"• {text}")

    def question(self, text: str) -> None:
        self.line(text if self.plain else f"▶ {text}", "bold")

    def refusal(self, text: str) -> None:
        self.line(text if self.plain else f"✗ {text}", "red")

    def title(self, text: str) -> None:
        self.console.print(
            Text(f"== {text} ==") if self.plain else Rule(f"[bold red]★[/] [bold]{text}[/]", style="red")
        )

    def grid(self, grid: Grid) -> None:
        if self.plain:
            for row in grid.rows:
                told = [(head, cell) for head, cell in zip(grid.headings, row, strict=True) if cell]
                self.line("; ".join(f"{h}: {c}" if h else c for h, c in told if not isinstance(c, Picture)))
            return
        table = Table(
            box=None, header_style="dim", show_header=any(grid.headings), pad_edge=False, padding=(0, 2, 0, 0)
        )
        for heading in grid.headings:
            table.add_column(heading)
        for number, row in enumerate(grid.rows):
            table.add_row(*map(Text, row), style="bold yellow" if number == grid.marked else "")
        self.console.print(table)

    def ask(self, prompt: str) -> str | None:
        """A line typed by the person; None when there is no more input."""
        self.console.print(Text(f"{prompt} ", style="" if self.plain else "bold"), end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self.line()
            return None
        if not sys.stdin.isatty():
            self.line(line.rstrip("\n"))
        return line.strip()
