"""A brief on the screen: its sentences, and its offers by letter, which answer the question."""

from __future__ import annotations

from typing import Any

from presidium.core import Action, Brief, Game, Offer, View
from presidium.text import Words

LETTERS = "abcdefgh"


class Briefing:
    """What a question means to one person, in his words; nothing where the game says no more than its question."""

    def __init__(self, game: Game, view: View[Any], words: Words) -> None:
        self.game, self.words = game, words
        found = None if game.brief is None else game.brief(view)
        self.brief = found or Brief(())
        self.question = words.question(game.name, view.stack[-1]) if view.stack else ""

    def head(self) -> str:
        """The question, as the brief puts it or else as the step does."""
        return " ".join(self.words.brief(self.game.name, line) for line in self.brief.head) or self.question

    def stakes(self) -> list[str]:
        return [self.words.brief(self.game.name, line) for line in self.brief.stakes]

    def letters(self) -> dict[str, Action]:
        """What each letter answers."""
        return {letter: offer.action for letter, offer in zip(LETTERS, self.brief.offers, strict=False)}

    def offered(self) -> list[tuple[str, str, str]]:
        """A row for each offer: the letter, how it is typed, and what it means."""
        print = self.game.notation.print
        rows = zip(LETTERS, self.brief.offers, strict=False)
        return [(letter, print(offer.action), self._label(offer)) for letter, offer in rows]

    def told(self, action: Action) -> str:
        """An option in words: as its offer says it, if it has one."""
        for offer in self.brief.offers:
            if offer.action == action:
                return self._label(offer)
        return self.words.tell(self.game.name, action)

    def _label(self, offer: Offer) -> str:
        label = self.words.brief(self.game.name, offer.label)
        if offer.leads_to is None:
            return label
        return self.words("cli-leads-to", answer=label, then=self.words.brief(self.game.name, offer.leads_to))
