"""Prints the board of a game as a view shows it, for programs that play without the terminal game."""

from __future__ import annotations

from typing import Any

from presidium.cli.terminal.boards import board
from presidium.cli.terminal.screen import Screen
from presidium.core import View
from presidium.text import Words


def show(view: View[Any], language: str = "en") -> None:
    """Prints the board on the standard output."""
    words = Words(language)
    screen = Screen(words)
    for part in board(view, words):
        screen.show(part)
    screen.line()
