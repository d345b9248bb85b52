"""What the terminal shows: lines, grids and a prompt, drawn with Rich or, on request, as plain lines."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from textwrap import wrap
from typing import Literal, NamedTuple

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from presidium.text import Words

WIDE_ENOUGH = 78


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

    @property
    def draws(self) -> bool:
        """Whether pictures are shown: not in plain mode, and not where they would be broken."""
        return not self.plain and self.console.width >= WIDE_ENOUGH

    def line(self, text: str = "", style: str = "") -> None:
        """A line, broken between words only where a person would: never at a no-break space."""
        for part in text.split("\n"):
            wide = self.console.width if not self.plain and len(part) > self.console.width else None
            for piece in wrap(part, wide, break_on_hyphens=False) if wide else [part]:
                self.console.print(Text(piece, style="" if self.plain else style), soft_wrap=True)

    def show(self, part: str | Grid) -> None:
        """A part of the table."""
        if isinstance(part, Grid):
            if part.where in ("everywhere", "drawn" if self.draws else "plain"):
                self.grid(part)
        elif self.draws or not isinstance(part, Picture):
            self.line(part)

    def event(self, text: str) -> None:
        self.line(text if self.plain else f"• {text}")

    def heading(self, text: str) -> None:
        """What the events below it stand under."""
        self.line(f"-- {text} --" if self.plain else text, "bold")

    def question(self, text: str) -> None:
        self.line(text if self.plain else f"▶ {text}", "bold")

    def refusal(self, text: str) -> None:
        self.line(text if self.plain else f"✗ {text}", "red")

    def title(self, text: str) -> None:
        self.console.print(
            Text(f"== {text} ==")
            if self.plain
            else Rule(Text.assemble(("★", "bold red"), " ", (text, "bold")), style="red")
        )

    def grid(self, grid: Grid) -> None:
        if self.plain:
            for row in grid.rows:
                told = [(head, cell) for head, cell in zip(grid.headings, row, strict=True) if cell]
                pairs = [(head, cell) for head, cell in told if not isinstance(cell, Picture)]
                self.line("; ".join(self.words("cli-pair", name=h, value=c) if h else c for h, c in pairs))
            return
        table = Table(
            box=None, header_style="dim", show_header=any(grid.headings), pad_edge=False, padding=(0, 2, 0, 0)
        )
        for heading in grid.headings:
            table.add_column(Text(heading))
        for number, row in enumerate(grid.rows):
            table.add_row(*map(Text, row), style="bold yellow" if number == grid.marked else "")
        self.console.print(table)

    def ask(self, prompt: str) -> str | None:
        """A line typed by the person; None when there is no more input."""
        self.prompt(prompt)
        return self.typed(sys.stdin.readline())

    def prompt(self, prompt: str) -> None:
        self.console.print(Text(f"{prompt} ", style="" if self.plain else "bold"), end="")
        sys.stdout.flush()

    def typed(self, line: str) -> str | None:
        """What was typed behind a prompt; where no terminal has shown it yet, it is shown."""
        if not line:
            self.line()
            return None
        if not sys.stdin.isatty():
            self.line(line.rstrip("\n"))
        return line.strip()
