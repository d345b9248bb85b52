"""13.3 The answers that a seat may give in a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from random import Random

from presidium.core import PASS, Action, Options, Player, Refusal, refusal
from presidium.games.kremlin.actions import WAIVE, Declare, DeclareAsNeeded, Give, Play, PlayOn, PlayWith
from presidium.games.kremlin.cards.hands import deck_of
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.games.kremlin.state import Moment


class Reactions(Options):
    """The options of a seat in a window: pass, waive, play or give a card, or declare more on a politician."""

    __slots__ = ("_beyond", "_cards", "_declarable", "_declared", "_moment", "_most", "_seat", "_written", "hand")
    secret = True

    def __init__(
        self,
        seat: Player,
        written: tuple[int, ...],
        most: int,
        declared: dict[Letter, tuple[int, ...]],
        beyond: frozenset[Letter],
        hand: tuple[CardId, ...] = (),
        moment: Moment | None = None,
    ) -> None:
        self._seat = seat
        self._written = written
        self._most = most
        self._declared = declared
        self._beyond = beyond
        self.hand = hand
        """The cards this seat holds, without the cards that wait sealed for their turn."""
        self._moment = moment
        self._cards: tuple[Action, ...] | None = None if hand else ()
        self._declarable: tuple[tuple[Letter, int, int], ...] | None = None

    @property
    def cards(self) -> tuple[Action, ...]:
        """Every way in which this seat may play or give away one of its cards now."""
        if self._cards is None:
            self._cards = (*self._plays(), *self._gifts())
        return self._cards

    def _plays(self) -> Iterator[Play]:
        assert self._moment is not None
        for card in dict.fromkeys(self.hand):
            yield from deck_of(self._moment).cards[card].plays(self._moment, self._seat)

    def _gifts(self) -> Iterator[Give]:
        assert self._moment is not None
        if not deck_of(self._moment).open:
            others = [seat for seat in self._moment.rules.players if seat != self._seat]
            yield from (Give(card, seat) for card in self.hand for seat in others)

    def totals(self, who: Letter) -> range:
        """The totals this seat may declare on a politician: above its declared, up to its written points (C.1)."""
        written = self._written[INDEX[who]]
        if not written or who in self._beyond:
            return range(0)
        shown = self._declared[who][self._seat - 1] if who in self._declared else 0
        return range(shown + 1, min(written, self._most) + 1)

    def __iter__(self) -> Iterator[Action]:
        yield PASS
        yield WAIVE
        yield from self.cards
        for span in self._spans():
            yield from declarations(*span)

    def printed(self, text: Callable[[Action], str]) -> list[str]:
        found = list(map(text, (PASS, WAIVE, *self.cards)))
        for span in self._spans():
            found += printed_declarations(text, *span)
        return found

    def __len__(self) -> int:
        return 2 + len(self.cards) + 2 * sum([most - shown for _, shown, most in self._spans()])

    def __eq__(self, other: object) -> bool:
        """Compares two options without listing every action, because successive windows are often compared."""
        if not isinstance(other, Reactions):
            return False
        return (self._made_like(other) or self._spans() == other._spans()) and self.cards == other.cards

    __hash__ = Options.__hash__

    def _made_like(self, other: Reactions) -> bool:
        """True if no declaration, sheet or reach differs between two options, so that both offer the same totals."""
        if self._declared is not other._declared or self._written != other._written or self._beyond != other._beyond:
            return False
        return self._seat == other._seat and self._most == other._most

    def _spans(self) -> tuple[tuple[Letter, int, int], ...]:
        """Each politician on whom the seat may declare more, with its declared points and the highest it may
        declare."""
        if self._declarable is None:
            at, declared, beyond, found = self._seat - 1, self._declared, self._beyond, list[tuple[Letter, int, int]]()
            for who, most in written_on(self._written, self._most):
                numbers = declared.get(who)
                shown = 0 if numbers is None else numbers[at]
                if shown < most and who not in beyond:
                    found.append((who, shown, most))
            self._declarable = tuple(found)
        return self._declarable

    def only(self) -> None:
        """Returns None, because there is never only one option: a seat can pass or waive."""
        return

    def why_not(self, action: Action) -> Refusal | None:
        if action is PASS or action is WAIVE:
            return None
        match action:
            case Declare():
                return self._why_not_declare(action)
            case Play():
                return None if action in self.cards else self._why_not_play(action)
            case Give():
                return None if action in self.cards else self._why_not_give(action)
        return None if action in (PASS, WAIVE) else refusal("kremlin-react", "kremlin 13.3")

    def _why_not_declare(self, action: Declare) -> Refusal | None:
        who, points = action.who, action.points
        if who not in INDEX:
            return refusal("kremlin-react", "kremlin 13.3")
        if points in self.totals(who):
            return None
        if who in self._beyond:
            return refusal("kremlin-beyond-influence", "kremlin C.1", who=who)
        written = min(self._written[INDEX[who]], self._most)
        if points > written:
            return refusal("kremlin-not-written", "kremlin C.1", who=who, points=points, written=written)
        return refusal("kremlin-not-more", "kremlin C.1", who=who, points=points)

    def _why_not_play(self, action: Play) -> Refusal:
        if action.card not in self.hand or self._moment is None:
            return refusal("kremlin-not-in-hand", "kremlin 13.3", card=action.card)
        deck = deck_of(self._moment)
        card, rule = deck.cards[action.card], deck.rule(action.card)
        ways = card.plays(self._moment, self._seat)
        if not ways:
            return refusal("kremlin-card-not-now", rule, card=action.card)
        if isinstance(action, PlayOn) and isinstance(ways[0], PlayOn):
            return refusal("kremlin-card-not-on", rule, card=action.card, who=action.who)
        if isinstance(ways[0], PlayOn):
            return refusal("kremlin-card-needs-on", rule, card=action.card)
        if isinstance(ways[0], PlayWith):
            return refusal("kremlin-card-needs-with", rule, card=action.card)
        return refusal("kremlin-card-needs-plain", rule, card=action.card)

    def _why_not_give(self, action: Give) -> Refusal:
        if action.card not in self.hand or self._moment is None:
            return refusal("kremlin-not-in-hand", "kremlin 15.2", card=action.card)
        if deck_of(self._moment).open:
            return refusal("kremlin-no-gifts", "kremlin 15.2")
        return refusal("kremlin-give-to-another", "kremlin 15.2")

    def sample(self, rng: Random) -> Action:
        index = int(rng.random() * len(self))
        if index < 2:
            return WAIVE if index else PASS
        index -= 2
        if index < len(self.cards):
            return self.cards[index]
        index -= len(self.cards)
        for who, shown, most in self._spans():
            if index < 2 * (most - shown):
                return (DeclareAsNeeded if index % 2 else Declare)(who, shown + 1 + index // 2)
            index -= 2 * (most - shown)
        raise AssertionError("the options were counted")


@lru_cache(4096)
def written_on(sheet: tuple[int, ...], most: int) -> tuple[tuple[Letter, int], ...]:
    """The politicians on whom a sheet has points, each with the most points that can be declared."""
    return tuple((who, min(points, most)) for who, points in zip(LETTERS, sheet, strict=True) if points)


@cache
def declarations(who: Letter, shown: int, most: int) -> tuple[Declare, ...]:
    """All declarations on a politician, exact and as needed, from above `shown` points up to `most` points."""
    return tuple(kind(who, points) for points in range(shown + 1, most + 1) for kind in (Declare, DeclareAsNeeded))


@cache
def printed_declarations(text: Callable[[Action], str], who: Letter, shown: int, most: int) -> tuple[str, ...]:
    """The results of `declarations`, in their notation."""
    return tuple(map(text, declarations(who, shown, most)))
