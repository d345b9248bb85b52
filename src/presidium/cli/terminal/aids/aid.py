"""Helper commands for the player of any game: standing orders if the game has them, and suggestions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from presidium.bots import suggest
from presidium.cli.terminal.screen import Screen
from presidium.core import Action, Game, Options, View
from presidium.text import Words


class Aid:
    """Helper commands and texts at the terminal, for games without a subclass of their own."""

    def __init__(self, game: Game, dice: Random) -> None:
        self.known = game.orders
        self.orders: tuple[Any, ...] = ()
        self.dice = dice

    @property
    def help(self) -> str:
        """Message id of the help text about helper commands; empty if the game has none."""
        return "" if self.known is None else "cli-orders-help"

    @property
    def forgets(self) -> str:
        """Message id of a note about data that saving a game loses; empty if nothing is lost."""
        return "cli-orders-forgotten" if self.orders else ""

    def ahead(self, view: View[Any]) -> Action | None:
        """The answer that standing orders give to the question; None if the person must be asked."""
        return None if self.known is None else self.known.answer(view, self.orders)

    def orders_written(self) -> tuple[str, ...]:
        """The standing orders in their notation, for the server."""
        return () if self.known is None else tuple(map(self.known.write, self.orders))

    def take_up(self, orders: Sequence[str]) -> None:
        """Replaces the standing orders by those that the server has stored."""
        if self.known is not None:
            self.orders = tuple(self.known.read(order, None) for order in orders)

    def hint(self, options: Options) -> str:
        """Message id of a note on how to answer, if listing the options would not help; otherwise empty."""
        return ""

    def notes(self, view: View[Any], words: Words) -> Iterator[str]:
        """Additional lines to show with a question."""
        return iter(())

    def more(self, action: Action, words: Words) -> str:
        """Additional text to show after an option."""
        return ""

    def short(self, view: View[Any]) -> bool:
        """True if a question can be shown without the board."""
        return False

    def command(self, word: str, rest: str, view: View[Any], screen: Screen) -> Action | bool:
        """Runs a helper command. Returns an answer to the question, True without an answer, False if unknown."""
        match word:
            case "suggest":
                return suggest(view, self.dice)
            case "order" if self.known is not None:
                return self.order(rest, view, screen)
            case "orders" if self.known is not None:
                self.show(screen)
            case "forget" if self.known is not None:
                self.orders = ()
                self.show(screen)
            case _:
                return False
        return True

    def order(self, text: str, view: View[Any], screen: Screen) -> Action | bool:
        """Adds a standing order. Returns the orders' answer to the current question, or True if they give none."""
        assert self.known is not None
        order = self.known.read(text, view.public)
        self.orders = (*(old for old in self.orders if old != order and not self.lapsed(old, view)), order)
        self.show(screen)
        return self.known.answer(view, self.orders) or True

    def lapsed(self, order: Any, view: View[Any]) -> bool:
        """True if a standing order has expired."""
        return False

    def show(self, screen: Screen) -> None:
        screen.line(f"{screen.words('cli-orders')} {'; '.join(self.orders_written()) or '–'}")
