"""Output in the terminal: lines, tables and a prompt, drawn with Rich or, on request, as plain lines."""

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

MIN_COLUMNS = 78


class Picture(str):
    """A drawing made of characters. Plain mode omits it, because the text around it says the same."""


class Grid(NamedTuple):
    """A table with headings. In plain mode each row becomes a line of `heading: cell`."""

    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    marked: int | None = None
    """Index of the highlighted row; None if there is none."""
    where: Literal["everywhere", "plain", "drawn"] = "everywhere"
    """The mode in which the table is shown, "plain" or "drawn", if a picture replaces it in the other mode."""


class Screen:
    """The terminal of one person."""

    def __init__(self, words: Words, plain: bool = False) -> None:
        self.words = words
        self.plain = plain
        self.console = Console(highlight=False, color_system=None if plain else "auto", soft_wrap=plain)

    @property
    def draws(self) -> bool:
        """True if pictures are shown, which is not the case in plain mode or in narrow windows."""
        return not self.plain and self.console.width >= MIN_COLUMNS

    def line(self, text: str = "", style: str = "") -> None:
        """Prints a line. It is wrapped between words but never at a no-break space."""
        for part in text.split("\n"):
            wide = self.console.width if not self.plain and len(part) > self.console.width else None
            for piece in wrap(part, wide, break_on_hyphens=False) if wide else [part]:
                self.console.print(Text(piece, style="" if self.plain else style), soft_wrap=True)

    def show(self, part: str | Grid) -> None:
        """Prints a part of a game's board."""
        if isinstance(part, Grid):
            if part.where in ("everywhere", "drawn" if self.draws else "plain"):
                self.grid(part)
        elif self.draws or not isinstance(part, Picture):
            self.line(part)

    def event(self, text: str) -> None:
        self.line(text if self.plain else f"• {text}")

    def heading(self, text: str) -> None:
        """Prints a heading above events of the log."""
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
        """Prompts the person and returns the line typed; None at the end of the input."""
        self.prompt(prompt)
        return self.typed(sys.stdin.readline())

    def prompt(self, prompt: str) -> None:
        self.console.print(Text(f"{prompt} ", style="" if self.plain else "bold"), end="")
        sys.stdout.flush()

    def typed(self, line: str) -> str | None:
        """A typed line without outer spaces; echoes it if the input is no terminal. None at the end of the input."""
        if not line:
            self.line()
            return None
        if not sys.stdin.isatty():
            self.line(line.rstrip("\n"))
        return line.strip()
