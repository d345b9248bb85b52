"""What the documentation site does beside Markdown: a numbered rule has an address, and files from above link well.

It is a Markdown extension, named in `mkdocs.yml`. `rules/en/kremlin/#C.5` is then a place, and stays one.
"""

from __future__ import annotations

import re
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

_RULE: Final = re.compile(r"(?:\d+|[A-Z])\.(?:\d+|[a-z_]+)")
_SECTION: Final = re.compile(r"(\d+|[A-Z]) \S")
_AFTER_SNIPPETS: Final = 31
_BEFORE_CONTENTS: Final = 6  # whoever has an id by then keeps it


class FromAbove(Preprocessor):
    """The changelog and its like stand above `docs`; their links find the same pages from within."""

    def run(self, lines: list[str]) -> list[str]:
        return [line.replace("](docs/", "](") for line in lines]


class Addresses(Treeprocessor):
    """A rule, a paragraph that begins with its number in bold, is found by that number, and a section by its own."""

    def run(self, root: Element) -> None:
        sections = set()
        for paragraph in root.findall("p"):
            if (number := _number(paragraph)) is not None:
                sections.add(number.partition(".")[0])
                paragraph.set("id", number)
                paragraph.set("class", "rule")
                link = SubElement(paragraph, "a", {"class": "headerlink", "href": f"#{number}", "title": number})
                link.text = "¶"
        for heading in root.findall("h2"):
            if (section := _SECTION.match(heading.text or "")) and section[1] in sections:
                heading.set("id", section[1])


def _number(paragraph: Element) -> str | None:
    """The number a paragraph begins with, if it is a rule."""
    if len(paragraph) == 0 or (paragraph.text or "").strip() or paragraph[0].tag != "strong":
        return None
    said = paragraph[0].text or ""
    return said if _RULE.fullmatch(said) else None


class Site(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (it is called so)
        md.preprocessors.register(FromAbove(md), "from-above", _AFTER_SNIPPETS)
        md.treeprocessors.register(Addresses(md), "addresses", _BEFORE_CONTENTS)


def makeExtension(**settings: Any) -> Site:  # noqa: N802 (it is called so)
    """By this name Markdown asks for it."""
    return Site(**settings)
