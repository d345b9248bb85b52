"""The brief of a question in the terminal: its sentences, and the best answers with letters."""

from __future__ import annotations

from typing import Any

from presidium.core import Action, Brief, Game, Offer, View
from presidium.text import Words

LETTERS = "abcdefgh"


class Briefing:
    """The brief of a question in the reader's language; empty if the game has no brief for it."""

    def __init__(self, game: Game, view: View[Any], words: Words) -> None:
        self.game, self.words = game, words
        found = None if game.brief is None else game.brief(view)
        self.brief = found or Brief(())
        self.question = words.question(game.name, view.stack[-1]) if view.stack else ""

    def stake(self) -> str:
        """What happens if no player reacts, and its consequence for this seat; empty if the brief does not say."""
        return " ".join(self.words.brief(self.game.name, line) for line in self.brief.stake)

    def head(self) -> str:
        """The question as text, from the brief or else from the game's step."""
        return " ".join(self.words.brief(self.game.name, line) for line in self.brief.head) or self.question

    def asks(self) -> list[str]:
        """The question as a line below the stake; empty without a stake, because the question then stands first."""
        return [self.head()] if self.brief.stake else []

    def stakes(self) -> list[str]:
        return [self.words.brief(self.game.name, line) for line in self.brief.stakes]

    def letters(self) -> dict[str, Action]:
        """The action of each letter that the person may type."""
        return {letter: offer.action for letter, offer in zip(LETTERS, self.brief.offers, strict=False)}

    def offered(self) -> list[tuple[str, str, str]]:
        """A row for each of the brief's best answers: letter, notation, meaning."""
        print = self.game.notation.print
        rows = zip(LETTERS, self.brief.offers, strict=False)
        return [(letter, print(offer.action), self._label(offer)) for letter, offer in rows]

    def told(self, action: Action) -> str:
        """An option as text; if the brief offers this option, in the brief's words."""
        for offer in self.brief.offers:
            if offer.action == action:
                return self._label(offer)
        return self.words.tell(self.game.name, action)

    def _label(self, offer: Offer) -> str:
        label = self.words.brief(self.game.name, offer.label)
        if offer.leads_to is None:
            return label
        return self.words("cli-leads-to", answer=label, then=self.words.brief(self.game.name, offer.leads_to))
