"""Helper commands for the player of Kremlin: standing orders, politicians, and the texts of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from presidium.cli.terminal.aids.aid import Aid
from presidium.cli.terminal.boards.kremlin_cards import card_text, in_hand, sealed, titled
from presidium.cli.terminal.screen import Screen
from presidium.core import Action, Options, Refused, View, refusal
from presidium.games.kremlin.actions import Add, Play, Take, TakeIntrigue
from presidium.games.kremlin.announcing.orders import PassAll
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.printed.people import PEOPLE
from presidium.games.kremlin.written.dossier import letter
from presidium.text import Words


class KremlinAid(Aid):
    """13.4 Helper commands for standing orders and for the texts of politicians and cards."""

    @property
    def help(self) -> str:
        return "cli-kremlin-help"

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
        """The player's card that is already sealed, and their other cards that can be played now."""
        waiting = sealed(view)
        yield from (words("cli-kremlin-sealed", card=titled(card, words)) for card in waiting)
        plays = view.options.cards if isinstance(view.options, Reactions) else ()
        playable = dict.fromkeys(action.card for action in plays if isinstance(action, Play))
        named = [titled(card, words) for card in playable if card not in waiting]
        if named:
            yield words("cli-kremlin-playable", cards=", ".join(named))

    def more(self, action: Action, words: Words) -> str:
        """The text of a card, shown after the option to take the card."""
        return f". {words(f'kremlin-card-{action.card}-text')}" if isinstance(action, Take) else ""

    def short(self, view: View[Any]) -> bool:
        """True if the question is about an announcement or a named card. At the start of a phase the board is shown."""
        step = view.stack[-1]
        return isinstance(step, Window) and bool(step.about or view.public.agenda)

    def command(self, word: str, rest: str, view: View[Any], screen: Screen) -> Action | bool:
        words = rest.split()
        match word:
            case "guard" | "seize":
                return self.order(f"{word} {rest}", view, screen)
            case "pass" if words:
                return self.order(f"{word} {rest}", view, screen)
            case "play" if "when" in words:
                return self.order(f"{word} {rest}", view, screen)
            case "who":
                self.tell_of(words, screen)
            case "hand" | "main":
                self.show_hand(view, screen)
            case "card" | "carte":
                self.tell_card(words, screen)
            case _:
                return super().command(word, rest, view, screen)
        return True

    def tell_of(self, words: list[str], screen: Screen) -> None:
        """Prints the name, age, strength, weakness and description of a politician."""
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
        for card in in_hand(view):
            screen.line(card_text(card, screen.words))
        if not in_hand(view):
            screen.line(screen.words("cli-kremlin-empty-hand"))

    def tell_card(self, words: list[str], screen: Screen) -> None:
        if len(words) != 1 or words[0].lower() not in (*INTRIGUE.cards, *STOCK.cards):
            raise Refused(refusal("kremlin-order-form", form="card 28"))
        screen.line(card_text(words[0].lower(), screen.words))

    def lapsed(self, order: Any, view: View[Any]) -> bool:
        return isinstance(order, PassAll) and order.until_year < view.public.year
