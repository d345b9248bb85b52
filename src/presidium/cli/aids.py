"""What the terminal does for a player besides asking: standing orders, suggestions, the Enter key."""

from __future__ import annotations

from random import Random
from typing import Any

from presidium.bots.kremlin import suggest_sheet
from presidium.cli.screen import Screen
from presidium.core import PASS, Action, Options, Refused, Unreadable, View, refusal
from presidium.core.notation import read_number
from presidium.kremlin.notation import read_letter
from presidium.kremlin.orders import KINDS, Guard, Order, PassAll, Seize, answer
from presidium.kremlin.people import PEOPLE
from presidium.kremlin.window import Reactions, Window


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

    def enter(self, options: Options) -> Action | None:
        """What a bare Enter answers, if anything."""
        return None

    def hint(self, options: Options) -> str:
        """The message that says how to answer, where listing the options would not help."""
        return ""

    def brief(self, view: View[Any]) -> bool:
        """Whether the question can be put without drawing the table again."""
        return False

    def command(self, word: str, rest: str, view: View[Any], screen: Screen) -> Action | bool:
        """Do a command of this game's own: an action if it answers the question, False if there is none."""
        return False


class KremlinAid(Aid):
    """13.4 Standing orders, a suggested sheet, and windows passed with Enter."""

    help = "cli-kremlin-help"
    occasions = ("purge", "trial", "against", "lapse")

    @property
    def forgets(self) -> str:
        return "cli-kremlin-orders-forgotten" if self.orders else ""

    def __init__(self, dice: Random) -> None:
        self.orders: tuple[Order, ...] = ()
        self.dice = dice

    def ahead(self, view: View[Any]) -> Action | None:
        return answer(view, self.orders)

    def enter(self, options: Options) -> Action | None:
        return PASS if isinstance(options, Reactions) else None

    def hint(self, options: Options) -> str:
        return "cli-kremlin-enter" if isinstance(options, Reactions) else "" if options.listed else "cli-kremlin-write"

    def brief(self, view: View[Any]) -> bool:
        """In a window about somebody the announcement says it all; when a phase begins the board is drawn."""
        step = view.stack[-1]
        return isinstance(step, Window) and bool(step.about)

    def command(self, word: str, rest: str, view: View[Any], screen: Screen) -> Action | bool:
        words = rest.split()
        match word:
            case "suggest":
                return suggest_sheet(view, self.dice)
            case "guard":
                return self.add(self.guard(words), view, screen)
            case "seize":
                return self.add(self.seize(words), view, screen)
            case "pass" if words:
                return self.add(self.pass_all(words, view.public.year), view, screen)
            case "who":
                self.tell_of(words, screen)
            case "orders":
                self.show(screen)
            case "forget":
                self.orders = ()
                self.show(screen)
            case _:
                return False
        return True

    def guard(self, words: list[str]) -> Guard:
        if len(words) != 2:
            raise Refused(refusal("kremlin-order-form", "kremlin 13.4", form="guard G 6"))
        return Guard(letter(words[0]), read_number(words[1]))

    def seize(self, words: list[str]) -> Seize:
        """`seize G 5 when purge F`, `seize G 5 when lapse`."""
        if len(words) not in (4, 5) or words[2] != "when" or words[3] not in self.occasions:
            raise Refused(refusal("kremlin-order-form", "kremlin 13.4", form="seize G 5 when purge F"))
        target = letter(words[4]) if len(words) == 5 else None
        return Seize(letter(words[0]), read_number(words[1]), words[3], target)  # type: ignore[arg-type]

    def pass_all(self, words: list[str], year: int) -> PassAll:
        if len(words) != 1 or words[0] not in KINDS:
            raise Refused(refusal("kremlin-order-kind", "kremlin 13.4", kinds=", ".join(KINDS)))
        return PassAll(words[0], year)

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

    def add(self, order: Order, view: View[Any], screen: Screen) -> Action | bool:
        """Take an order down; where it has an answer to the question at hand, that is the answer."""
        kept = [old for old in self.orders if not isinstance(old, PassAll) or old.until_year >= view.public.year]
        self.orders = (*(old for old in kept if old != order), order)
        self.show(screen)
        return answer(view, self.orders) or True

    def show(self, screen: Screen) -> None:
        told = [written(order) for order in self.orders]
        screen.line(f"{screen.words('cli-kremlin-orders')} {'; '.join(told) or '–'}")


def written(order: Order) -> str:
    """An order as it is typed."""
    match order:
        case Guard():
            return f"guard {order.who} {order.limit}"
        case Seize():
            return f"seize {order.who} {order.limit} when {order.when} {order.target or ''}".rstrip()
        case PassAll():
            return f"pass {order.kind}"


def letter(word: str) -> str:
    try:
        return read_letter(word)
    except ValueError:
        raise Unreadable(word) from None


def aid_for(game: str, dice: Random) -> Aid:
    return KremlinAid(dice) if game == "kremlin" else Aid()
