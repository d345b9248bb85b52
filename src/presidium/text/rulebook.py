"""The rulebook of each game as text: numbered rules, sections and pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from presidium.core import Refused, refusal
from presidium.text.languages import ENGLISH, homes, own_name, spoken
from presidium.text.markup import AID, Holds, applies, chosen, plain, without_notes
from presidium.text.words import Words

# A section is a number or a capital, a rule in it a number, a small letter or a word: 2.3, C.2, 11.a, S.bee_hormone.
_HEADING = re.compile(r"## (?P<number>\d+|[A-Z]) (?P<text>.+)")
_PART = re.compile(r"(?P<number>)## (?P<text>.+)")
_RULE = re.compile(r"\*\*(?P<number>(?:\d+|[A-Z])\.(?:\d+|[a-z_]+))\*\* (?P<text>.+)", re.DOTALL)
_MARKUP = re.compile(r" ?<!--.*?-->|\*\*|^```\w*\n?", re.MULTILINE)
_QUOTE: Final = ">"


class Page(Mapping[str, str]):
    """The rules of one game in one language, by number and in order. A whole number means a section, with its title.

    A rule is a paragraph that begins with its number in bold, and everything up to the next number. Text before the
    first number is the introduction; its headings have no number and keep their `##`. A later heading without a number
    is a part, such as `For disputes`, that stands between sections. Texts keep the markup of `presidium.text.markup`.
    """

    def __init__(self, game: str, markdown: str, notice: str = "", labels: Mapping[str, str] | None = None) -> None:
        """Makes a page of rules from Markdown; puts the text `notice` below the title. `labels` has words for tags."""
        self._game = game
        self._labels = labels or {}
        texts: list[tuple[str, list[str]]] = [("", [])]
        for block in re.split(r"\n\s*\n", markdown.strip()):
            start = _HEADING.fullmatch(block) or _RULE.fullmatch(block)
            if start is None and len(texts) > 1:
                start = _PART.fullmatch(block)
            text = start["text"] if start else block
            text = text if text.startswith(_QUOTE) else _MARKUP.sub("", text).strip("\n")
            if start:
                texts.append((start["number"], [text]))
            else:
                texts[-1][1].append(text)
        (_, introduction), *rest = texts
        title, *opening = introduction
        self.introduction = "\n\n".join((title.removeprefix("# "), *filter(None, (notice,)), *opening))
        self.outline = tuple((number, "\n\n".join(blocks)) for number, blocks in rest)
        """Each number with its text, in order; a part has an empty number."""
        self._texts = {number: text for number, text in self.outline if number}

    def __getitem__(self, number: str) -> str:
        return self._texts[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def rule(self, number: str) -> str:
        """Returns a rule with its number and notes, or a whole section, without markup. Raises Refused if it does not
        exist. Finds `C.5` for `(kremlin c.5)`."""
        wanted = number.strip(" ()").removeprefix(self._game).strip().casefold()
        number = next((known for known in self if known.casefold() == wanted), number)
        if number not in self:
            raise Refused(refusal("unknown-rule", game=self._game, number=number))
        asked = (known for known in self if known == number or known.startswith(f"{number}."))
        return "\n\n".join(f"{known} {self.plain(self[known])}" for known in asked)

    @property
    def text(self) -> str:
        """The whole page of rules without Markdown markup."""
        return self.told()

    def told(self, holds: Holds | None = None, notes: bool = True) -> str:
        """Returns the whole page without markup: only what applies if `holds` is given, and notes if `notes`."""
        told, skipped = [self._told(self.introduction, holds, notes)], ""
        for number, text in self.outline:
            if number and number.partition(".")[0] == skipped:
                continue
            if holds is not None and not applies(text.partition("\n\n")[0], holds) and "." not in number:
                skipped = number
                continue
            if shown := self._told(text, holds, notes):
                told.append(f"{number} {shown}".strip())
        return "\n\n".join(told)

    def aid(self, holds: Holds | None = None) -> str:
        """Returns the part that is printed on one page; empty if there is none."""
        return "\n\n".join(
            self._told(text, holds, notes=False) for number, text in self.outline if text.startswith(f"[{AID}] ")
        )

    def plain(self, text: str) -> str:
        """Returns a text of this page without markup."""
        return plain(text, self._labels)

    def _told(self, text: str, holds: Holds | None, notes: bool) -> str:
        text = text if notes else without_notes(text)
        return self.plain(text if holds is None else chosen(text, holds))


@cache
def rules(game: str, lang: str) -> Page:
    """Returns the rules of a game in this language. Parts without a translation are in English, or in their author's
    language, with a note. Raises Refused if the game has no rules."""
    pages = _pages(spoken(lang))
    if game not in pages:
        raise Refused(refusal("unknown-game", game=game, known=", ".join(sorted(pages))))
    written, file = pages[game]
    words = Words(lang)
    notice = "" if written == lang else words("rules-untranslated", language=own_name(written))
    labels = {tag: words(f"rules-tag-{tag}") for tag in ("cards", "options")}
    return Page(game, file.read_text("utf-8"), notice, labels)


def _pages(lang: str) -> dict[str, tuple[str, Traversable]]:
    """Returns each game's page of rules with its language: the given one if possible, else English, else any other."""
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
    """Returns one rule, or one section, of this game in this language."""
    return rules(game, lang).rule(number)
