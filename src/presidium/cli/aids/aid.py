"""What the terminal does for a player of any game: standing orders where there are such, and suggestions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from presidium.bots import suggest
from presidium.cli.screen import Screen
from presidium.core import Action, Game, Options, View
from presidium.text import Words


class Aid:
    """For any game: what it offers to all who run it, the terminal offers too."""

    def __init__(self, game: Game, dice: Random) -> None:
        self.known = game.orders
        self.orders: tuple[Any, ...] = ()
        self.dice = dice

    @property
    def help(self) -> str:
        """The message that tells of commands beside those of every game."""
        return "" if self.known is None else "cli-orders-help"

    @property
    def forgets(self) -> str:
        """The message that says what a saved game does not keep."""
        return "cli-orders-forgotten" if self.orders else ""

    def ahead(self, view: View[Any]) -> Action | None:
        """An answer given ahead, so that the person need not be asked."""
        return None if self.known is None else self.known.answer(view, self.orders)

    def orders_written(self) -> tuple[str, ...]:
        """The standing orders, for a table that keeps them."""
        return () if self.known is None else tuple(map(self.known.write, self.orders))

    def take_up(self, orders: Sequence[str]) -> None:
        """The standing orders as a table has kept them."""
        if self.known is not None:
            self.orders = tuple(self.known.read(order, None) for order in orders)

    def hint(self, options: Options) -> str:
        """The message that says how to answer, where listing the options would not help."""
        return ""

    def notes(self, view: View[Any], words: Words) -> Iterator[str]:
        """What the person should know of a question at a glance."""
        return iter(())

    def more(self, action: Action, words: Words) -> str:
        """What is said of an option besides naming it."""
        return ""

    def short(self, view: View[Any]) -> bool:
        """Whether the question can be put without drawing the table again."""
        return False

    def command(self, word: str, rest: str, view: View[Any], screen: Screen) -> Action | bool:
        """Do a command of this game's own: an action if it answers the question, False if there is none."""
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
        """Take an order down; where it has an answer to the question at hand, that is the answer."""
        assert self.known is not None
        order = self.known.read(text, view.public)
        self.orders = (*(old for old in self.orders if old != order and not self.lapsed(old, view)), order)
        self.show(screen)
        return self.known.answer(view, self.orders) or True

    def lapsed(self, order: Any, view: View[Any]) -> bool:
        """Whether an order has had its time."""
        return False

    def show(self, screen: Screen) -> None:
        screen.line(f"{screen.words('cli-orders')} {'; '.join(self.orders_written()) or '–'}")
