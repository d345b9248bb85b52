"""The numbered rules of each game, as people read them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable

from presidium.core import Refused, refusal
from presidium.text.languages import ENGLISH, homes, own_name, spoken
from presidium.text.words import Words

# A section is a number or a capital, a rule in it a number, a small letter or a word: 2.3, C.2, 11.a, S.bee_hormone.
_HEADING = re.compile(r"## (?P<number>\d+|[A-Z]) (?P<text>.+)")
_RULE = re.compile(r"\*\*(?P<number>(?:\d+|[A-Z])\.(?:\d+|[a-z_]+))\*\* (?P<text>.+)", re.DOTALL)
_UNNUMBERED = re.compile(r"^## ", re.MULTILINE)
_MARKUP = re.compile(r" ?<!--.*?-->|\*\*|^```\w*\n?", re.MULTILINE)


class Page(Mapping[str, str]):
    """The rules of one game in one language: number to text, in order; a whole number is a section and its title.

    A rule is a paragraph that begins with its number in bold; what follows belongs to it, up to the next number.
    What stands before the first number is the introduction; its own headings have no number, and keep their `##`.
    """

    def __init__(self, game: str, markdown: str, notice: str = "") -> None:
        """A notice stands under the title."""
        self._game = game
        self._texts: dict[str, str] = {"": ""}
        number = ""
        for block in re.split(r"\n\s*\n", markdown.strip()):
            start = _HEADING.fullmatch(block) or _RULE.fullmatch(block)
            number = start["number"] if start else number
            text = _MARKUP.sub("", start["text"] if start else block)
            self._texts[number] = f"{self._texts[number]}\n\n{text}" if number in self._texts else text
        title, *opening = self._texts.pop("").strip().removeprefix("# ").split("\n\n")
        self.introduction = "\n\n".join((title, *filter(None, (notice,)), *opening))

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
        introduction = _UNNUMBERED.sub("", self.introduction)
        return "\n\n".join([introduction, *(f"{number} {text}" for number, text in self.items())])


@cache
def rules(game: str, lang: str) -> Page:
    """The rules of this game in this language; Refused if there are none.

    Where they are not translated, they are there in English, or as whoever wrote them did, and say so.
    """
    pages = _pages(spoken(lang))
    if game not in pages:
        raise Refused(refusal("unknown-game", game=game, known=", ".join(sorted(pages))))
    written, file = pages[game]
    notice = "" if written == lang else Words(lang)("rules-untranslated", language=own_name(written))
    return Page(game, file.read_text("utf-8"), notice)


def _pages(lang: str) -> dict[str, tuple[str, Traversable]]:
    """The page of every game, and in which language it is written: this one before English before any other."""
    shelves = [(folder.name, folder) for home in homes() for folder in _listing(home / "rules")]
    shelves.sort(key=lambda shelf: (shelf[0] != lang, shelf[0] != ENGLISH))
    found: dict[str, tuple[str, Traversable]] = {}
    for written, shelf in shelves:
        for file in _listing(shelf):
            found.setdefault(file.name.removesuffix(".md"), (written, file))
    return found


def _listing(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []


def rule(game: str, number: str, lang: str) -> str:
    """One rule, or one section, of this game."""
    return rules(game, lang).rule(number)
