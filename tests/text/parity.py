"""Sentences for the page to compare its own with: `python -m tests.text.parity` prints them as JSON.

The page puts values into words by itself, from the same Fluent files (`web/src/lib/i18n`). The recorded games hold
every card and every ending, so here they are told again: what was asked and offered, what that meant to whoever was
asked, what happened, what was in force, and what is refused at the wrong moment. `web/test/lib/words.test.ts` reads it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from presidium.core import Action, Game, Refusal, Said, State, Statement, refusal, view
from presidium.core.record import read
from presidium.games.goulag.content.brief import NeededNow, YouWin
from presidium.games.kremlin.actions import Move
from presidium.games.kremlin.cards.assassination import Acquitted
from presidium.games.kremlin.cards.events import CameToNothing, Demanded, Recounted, Refrained, Renewed
from presidium.games.kremlin.cards.revelations import Unmasking
from presidium.games.kremlin.content.brief.stakes import CardShields
from presidium.games.kremlin.content.why import OutOfReach
from presidium.games.kremlin.events import Shrank
from presidium.games.registry import OUR_OWN, find
from presidium.text import Words
from tests.docs.pages import ROOT, blocks
from tests.text.messages import SPOKEN

RECORDS: Final = Path(__file__).parent.parent / "records"
NOTATION: Final = ROOT / "docs" / "notation.md"
READERS: Final = [(lang, you) for lang in SPOKEN for you in (None, 1)]
ENOUGH: Final = 30
"""Of one kind of value, so many; and of the options of one question."""

Told = tuple[str, Any]
"""How it is told, and what."""

RARE: Final[dict[str, list[Told]]] = {
    "goulag": [
        ("brief", NeededNow(7)),
        ("brief", YouWin("loyal", "lost", 0)),
        ("brief", YouWin("disloyal", "open", 2)),
        ("brief", YouWin("disloyal", "unsure", 0)),
    ],
    "kremlin": [
        ("lasting", Acquitted("F")),
        ("question", Unmasking(2)),
        ("event", CameToNothing(2, "5")),
        ("event", Demanded(2, Move("G", "candidates"))),
        ("event", Renewed(("1", "17"))),
        ("event", Shrank(1, "F", 1)),
        ("event", Refrained(1)),
        ("event", Recounted("G", 9, 10, 1)),
        ("event", Recounted("G", 10, 10, 0)),
        ("brief", OutOfReach("F", 1956, 3, 10)),
        ("brief", CardShields("5", "F")),
    ],
}
"""What no recorded game came to."""


class Teller:
    """The words of one game for several readers; each value once, and not too many of a kind."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sentences: list[dict[str, Any]] = []
        self._told: set[tuple[str, object]] = set()
        self._kinds: Counter[str] = Counter()

    def tell(self, how: str, what: Any) -> bool:
        """Whether it is told for the first time."""
        kind = f"{how} {what.id if isinstance(what, Refusal) else type(what).__name__}"
        if (how, what) in self._told or self._kinds[kind] >= ENOUGH:
            return False
        self._told.add((how, what))
        self._kinds[kind] += 1
        sentences = [self._sentence(how, Words(lang, you), what) for lang, you in READERS]
        self.sentences.append({"game": self.game.name, "how": how, "what": self._json(how, what), "says": sentences})
        return True

    def _sentence(self, how: str, words: Words, what: Any) -> str:
        if how == "refusal":
            return words.refusal(refusal(what.id, **dict(what.args)))  # the page shows the rule beside it, as a link
        ways: dict[str, Callable[[str, Any], str]] = {
            "question": words.question,
            "brief": words.brief,
            "lasting": words.lasting,
            "ending": words.ending,
        }
        return ways.get(how, words.tell)(self.game.name, what)

    def _json(self, how: str, what: Any) -> Any:
        if how in ("option", "statement"):
            return (self.game.notation if how == "option" else self.game.statements).print(what)
        if how == "refusal":
            return {"id": what.id, "rule": what.rule, "args": dict(what.args)}
        return self.game.codec.encode(what)


def told(game: Game) -> list[dict[str, Any]]:
    """What is told in the recorded games of this one."""
    teller, rng = Teller(game), Random(1)
    offered: list[Action] = []
    for path in sorted(RECORDS.glob(f"{game.name}-*.txt")):
        for g in read(path.read_text(encoding="utf-8"), find).replay(game):
            for how, what in (*moment(g, rng), *briefed(game, g)):
                if teller.tell(how, what) and how == "option":
                    offered.append(what)
            for how, what in refused(g, rng.choice(offered)):
                teller.tell(how, what)
        for how, what in (*over(g), *reasons(game, g)):
            teller.tell(how, what)
    for how, what in (*RARE.get(game.name, ()), *shown(game)):
        teller.tell(how, what)
    return teller.sentences


def moment(g: State[Any], rng: Random) -> Iterator[Told]:
    """What is asked now and of whom, and what is in force."""
    for seat in g.waiting_for()[:1]:
        options = g.options(seat)
        assert options is not None
        few = options.listed and len(options) <= ENOUGH
        yield "question", g.stack[-1]
        yield from (("option", action) for action in (options if few else (options.sample(rng),)))
    yield from (("lasting", effect) for effect in getattr(g.public, "effects", ()))


def briefed(game: Game, g: State[Any]) -> Iterator[Told]:
    """What the question means to the first who is asked."""
    for seat in g.waiting_for()[:1]:
        brief = game.brief(view(g, seat)) if game.brief is not None and seat else None
        if brief is not None:
            lines = [*brief.stake, *brief.head, *brief.stakes, *(cost.line for cost in brief.costs)]
            lines += [offer.label for offer in brief.offers]
            lines += [offer.leads_to for offer in brief.offers if offer.leads_to is not None]
            yield from (("brief", line) for line in lines)


def reasons(game: Game, g: State[Any]) -> Iterator[Told]:
    """What decided it, for everybody."""
    if g.over and game.why is not None:
        yield from (("brief", line) for seat in (None, *g.rules.players) for line in game.why(view(g, seat)))


def shown(game: Game) -> Iterator[Told]:
    """The statements the notation's page shows: not every game's bots speak."""
    for block in blocks(NOTATION, f"{game.name}-statements"):
        for line in block.text.splitlines():
            statement = game.statements.read(line.partition("#")[0].strip())
            assert isinstance(statement, Statement)
            yield from (("statement", statement), ("event", Said(1, statement)))


def refused(g: State[Any], action: Action) -> Iterator[Told]:
    """Why this is not among the options now, if it is not."""
    yield from (("refusal", why) for seat in g.waiting_for()[:1] if (why := g.why_not(seat, action)))


def over(g: State[Any]) -> Iterator[Told]:
    """What has happened and been said in all, and how it ended."""
    for event in g.log.everything():
        yield "event", event
        if isinstance(event, Said):
            yield "statement", event.statement
    yield "ending", g.public.outcome


if __name__ == "__main__":
    json.dump([sentence for game in OUR_OWN for sentence in told(game)], sys.stdout, ensure_ascii=False)
