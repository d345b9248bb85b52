"""What the terminal does for a player besides asking: standing orders, suggestions, the Enter key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from presidium.bots.kremlin import suggest_sheet
from presidium.cli.boards.kremlin_cards import card_text, in_hand, sealed, titled
from presidium.cli.screen import Screen
from presidium.core import PASS, Action, Options, Refused, View, refusal
from presidium.kremlin.actions import Add, Play, Take, TakeIntrigue
from presidium.kremlin.announcing.orders import Order, PassAll, answer
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.kremlin.cards.stock_1986 import STOCK
from presidium.kremlin.printed.people import PEOPLE
from presidium.kremlin.written.dossier import letter, read_order, write_order
from presidium.text import Words


class Aid:
    """No aid: the games of Goulag and Politburo need none."""

    help = ""

    @property
    def forgets(self) -> str:
        """The message that says what a saved game does not keep."""
        return ""

    def ahead(self, view: View[Any]) -> Action | None:
        """An answer given ahead, so that the person need not be asked."""
        return None

    def orders_written(self) -> tuple[str, ...]:
        """The standing orders, for a table that keeps them."""
        return ()

    def take_up(self, orders: Sequence[str]) -> None:
        """The standing orders as a table has kept them."""

    def enter(self, options: Options) -> Action | None:
        """What a bare Enter answers, if anything."""
        return None

    def hint(self, options: Options) -> str:
        """The message that says how to answer, where listing the options would not help."""
        return ""

    def notes(self, view: View[Any], words: Words) -> Iterator[str]:
        """What the person should know of a question at a glance."""
        return iter(())

    def more(self, action: Action, words: Words) -> str:
        """What is said of an option besides naming it."""
        return ""

    def brief(self, view: View[Any]) -> bool:
        """Whether the question can be put without drawing the table again."""
        return False

    def command(self, word: str, rest: str, view: View[Any], screen: Screen) -> Action | bool:
        """Do a command of this game's own: an action if it answers the question, False if there is none."""
        return False


class KremlinAid(Aid):
    """13.4 Standing orders, a suggested sheet, the texts of cards, and windows passed with Enter."""

    help = "cli-kremlin-help"

    @property
    def forgets(self) -> str:
        return "cli-kremlin-orders-forgotten" if self.orders else ""

    def __init__(self, dice: Random) -> None:
        self.orders: tuple[Order, ...] = ()
        self.dice = dice

    def ahead(self, view: View[Any]) -> Action | None:
        return answer(view, self.orders)

    def orders_written(self) -> tuple[str, ...]:
        return tuple(map(write_order, self.orders))

    def take_up(self, orders: Sequence[str]) -> None:
        self.orders = tuple(read_order(order, 0) for order in orders)

    def enter(self, options: Options) -> Action | None:
        return PASS if isinstance(options, Reactions) else None

    def hint(self, options: Options) -> str:
        if isinstance(options, Reactions):
            return "cli-kremlin-enter-cards" if options.cards else "cli-kremlin-enter"
        if not options.listed:
            return "cli-kremlin-write"
        kinds = {type(action) for action in options}
        if Add not in kinds:
            return ""
        return "cli-kremlin-grow-cards" if kinds & {Take, TakeIntrigue} else "cli-kremlin-grow"

    def notes(self, view: View[Any], words: Words) -> Iterator[str]:
        """Which card I have sealed already, and which of the others can be played now."""
        waiting = sealed(view)
        yield from (words("cli-kremlin-sealed", card=titled(card, words)) for card in waiting)
        plays = view.options.cards if isinstance(view.options, Reactions) else ()
        playable = dict.fromkeys(action.card for action in plays if isinstance(action, Play))
        named = [titled(card, words) for card in playable if card not in waiting]
        if named:
            yield words("cli-kremlin-playable", cards=", ".join(named))

    def more(self, action: Action, words: Words) -> str:
        """Whoever takes a card reads it first."""
        return f". {words(f'kremlin-card-{action.card}-text')}" if isinstance(action, Take) else ""

    def brief(self, view: View[Any]) -> bool:
        """Where something is announced or named, that says it all; when a phase begins the board is drawn."""
        step = view.stack[-1]
        return isinstance(step, Window) and bool(step.about or view.public.agenda)

    def command(self, word: str, rest: str, view: View[Any], screen: Screen) -> Action | bool:
        words = rest.split()
        match word:
            case "suggest":
                return suggest_sheet(view, self.dice)
            case "guard" | "seize":
                return self.add(read_order(f"{word} {rest}", view.public.year), view, screen)
            case "pass" if words:
                return self.add(read_order(f"{word} {rest}", view.public.year), view, screen)
            case "play" if "when" in words:
                return self.add(read_order(f"{word} {rest}", view.public.year), view, screen)
            case "who":
                self.tell_of(words, screen)
            case "hand" | "main":
                self.show_hand(view, screen)
            case "card" | "carte":
                self.tell_card(words, screen)
            case "orders":
                self.show(screen)
            case "forget":
                self.orders = ()
                self.show(screen)
            case _:
                return False
        return True

    def tell_of(self, words: list[str], screen: Screen) -> None:
        """Who is that? His name, his posts, and what is said of him."""
        if len(words) != 1:
            raise Refused(refusal("kremlin-order-form", form="who G"))
        person = PEOPLE[letter(words[0])]
        say = screen.words
        name = say(f"kremlin-full-name-{person.letter}")
        screen.line(
            say("cli-pair", name=f"{person.letter} {name}, {person.age}", value=say(f"kremlin-line-{person.letter}"))
        )
        good, bad = say(f"kremlin-place-{person.strength}"), say(f"kremlin-place-{person.weakness}")
        screen.line(say("cli-kremlin-suits", good=good, bad=bad))

    def show_hand(self, view: View[Any], screen: Screen) -> None:
        """What is in my hand, and what it does."""
        for card in in_hand(view):
            screen.line(card_text(card, screen.words))
        if not in_hand(view):
            screen.line(screen.words("cli-kremlin-empty-hand"))

    def tell_card(self, words: list[str], screen: Screen) -> None:
        """What does that card do?"""
        if len(words) != 1 or words[0].lower() not in (*INTRIGUE.cards, *STOCK.cards):
            raise Refused(refusal("kremlin-order-form", form="card 28"))
        screen.line(card_text(words[0].lower(), screen.words))

    def add(self, order: Order, view: View[Any], screen: Screen) -> Action | bool:
        """Take an order down; where it has an answer to the question at hand, that is the answer."""
        kept = [old for old in self.orders if not isinstance(old, PassAll) or old.until_year >= view.public.year]
        self.orders = (*(old for old in kept if old != order), order)
        self.show(screen)
        return answer(view, self.orders) or True

    def show(self, screen: Screen) -> None:
        screen.line(f"{screen.words('cli-kremlin-orders')} {'; '.join(self.orders_written()) or '–'}")


def aid_for(game: str, dice: Random) -> Aid:
    return KremlinAid(dice) if game == "kremlin" else Aid()
