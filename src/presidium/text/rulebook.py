"""The numbered rules of each game, as people read them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from presidium.core import Refused, refusal
from presidium.text.words import LANGUAGES

# A section is a number or a capital, a rule in it a number, a small letter or a word: 2.3, C.2, 11.a, S.bee_hormone.
_HEADING = re.compile(r"## (?P<number>\d+|[A-Z]) (?P<text>.+)")
_RULE = re.compile(r"\*\*(?P<number>(?:\d+|[A-Z])\.(?:\d+|[a-z_]+))\*\* (?P<text>.+)", re.DOTALL)
_MARKUP = re.compile(r" ?<!--.*?-->|\*\*|^```\w*\n?", re.MULTILINE)


class Page(Mapping[str, str]):
    """The rules of one game in one language: number to text, in order; a whole number is a section and its title.

    A rule is a paragraph that begins with its number in bold; what follows belongs to it, up to the next number.
    """

    def __init__(self, game: str, markdown: str) -> None:
        self._game = game
        self._texts: dict[str, str] = {"": ""}
        number = ""
        for block in re.split(r"\n\s*\n", markdown.strip()):
            start = _HEADING.fullmatch(block) or _RULE.fullmatch(block)
            number = start["number"] if start else number
            text = _MARKUP.sub("", start["text"] if start else block)
            self._texts[number] = f"{self._texts[number]}\n\n{text}" if number in self._texts else text
        self.introduction = self._texts.pop("").strip().removeprefix("# ")

    def __getitem__(self, number: str) -> str:
        return self._texts[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def rule(self, number: str) -> str:
        """A rule with its number, or a whole section; Refused if there is none. `(kremlin c.5)` will do for `C.5`."""
        wanted = number.strip(" ()").removeprefix(self._game).strip().casefold()
        number = next((known for known in self if known.casefold() == wanted), number)
        if number not in self:
            raise Refused(refusal("unknown-rule", game=self._game, number=number))
        asked = (known for known in self if known == number or known.startswith(f"{number}."))
        return "\n\n".join(f"{known} {self[known]}" for known in asked)

    @property
    def text(self) -> str:
        """All of it, for a reader without markup."""
        return "\n\n".join([self.introduction, *(f"{number} {text}" for number, text in self.items())])


@cache
def rules(game: str, lang: str) -> Page:
    """The rules of this game in this language; Refused if there are none."""
    if lang not in LANGUAGES:
        raise Refused(refusal("unknown-language", lang=lang, known=", ".join(LANGUAGES)))
    pages = {page.name.removesuffix(".md"): page for page in (files("presidium.text") / "rules" / lang).iterdir()}
    if game not in pages:
        raise Refused(refusal("unknown-game", game=game, known=", ".join(sorted(pages))))
    return Page(game, pages[game].read_text("utf-8"))


def rule(game: str, number: str, lang: str) -> str:
    """One rule, or one section, of this game."""
    return rules(game, lang).rule(number)
