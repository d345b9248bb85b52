"""A Markdown extension for the docs site: gives each numbered rule an anchor, shows the markup of rulebooks, and
corrects links of included files.

`mkdocs.yml` names the extension. A link such as `rules/en/kremlin/#C.5` stays valid.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

_RULE: Final = re.compile(r"(?:\d+|[A-Z])\.(?:\d+|[a-z_]+)")
_SECTION: Final = re.compile(r"(\d+|[A-Z]) \S")
_INCLUDED: Final = re.compile(r'--8<-- "src/presidium/text/rules/(\w+)/')
_RULES: Final = re.compile(r"<!--rules (\w+)-->")
_LABEL: Final = re.compile(r"^rules-tag-(\w+) = (.*)$", re.MULTILINE)
_TAG: Final = re.compile(r"\[((?:1986|1988|cards|options|aid)(?:[ /](?:cards|options))*)\] ?")
_BETWEEN_QUOTATIONS: Final = re.compile(r"\n\n(?=> )")  # two quotations in a row would become one
_PICTURE: Final = re.compile(r"!\[.*\]\((\w+\.svg)\)")
ROOT: Final = Path(__file__).resolve().parent.parent
PICTURES: Final = ROOT / "web" / "src" / "lib" / "rulebook"
TEXT: Final = ROOT / "src" / "presidium" / "text"
_BEFORE_SNIPPETS: Final = 33
_AFTER_SNIPPETS: Final = 31
_BEFORE_CONTENTS: Final = 6  # elements that have an id by then keep it


class RuleLanguage(Preprocessor):
    """Writes the language of the rulebook that a page includes into the page's first line."""

    def run(self, lines: list[str]) -> list[str]:
        included = _INCLUDED.search("\n".join(lines))
        return [f"<!--rules {included[1]}-->", "", *lines] if included else lines


class Tags(Preprocessor):
    """Shows the tags of a rulebook in words of its language, and draws its pictures."""

    def run(self, lines: list[str]) -> list[str]:
        rules = _RULES.fullmatch(lines[0]) if lines else None
        if rules is None:
            return lines
        words = dict(_LABEL.findall((TEXT / rules[1] / "common.ftl").read_text("utf-8")))

        def shown(tag: re.Match[str]) -> str:
            names = tag[1].replace("/", " / ").split()
            label = " ".join(words.get(name, name) for name in names if name != "aid")
            return f'<span class="applies">{label}</span> ' if label else ""

        text = _BETWEEN_QUOTATIONS.sub("\n\n<!-- -->\n\n", "\n".join(lines[1:]))
        return [
            (PICTURES / named[1]).read_text("utf-8") if (named := _PICTURE.fullmatch(line)) else _TAG.sub(shown, line)
            for line in text.split("\n")
        ]


class FromAbove(Preprocessor):
    """Corrects links to `docs/…` in files of the root folder, such as the changelog, that the docs include."""

    def run(self, lines: list[str]) -> list[str]:
        return [line.replace("](docs/", "](") for line in lines]


class Addresses(Treeprocessor):
    """Gives each rule (a paragraph that begins with its number in bold) and each section an anchor with its number."""

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
            if (section := _SECTION.match("".join(heading.itertext()))) and section[1] in sections:
                heading.set("id", section[1])


def _number(paragraph: Element) -> str | None:
    """Returns the rule number with which a paragraph begins; None if the paragraph is no rule."""
    if len(paragraph) == 0 or (paragraph.text or "").strip() or paragraph[0].tag != "strong":
        return None
    said = paragraph[0].text or ""
    return said if _RULE.fullmatch(said) else None


class Notes(Treeprocessor):
    """Makes a quotation that begins with a title in italics a note to open."""

    def run(self, root: Element) -> None:
        for quotation in root.findall("blockquote"):
            first = quotation.find("p")
            if first is None or len(first) == 0 or first[0].tag != "em" or (first.text or "").strip():
                continue
            title = first[0]
            first.remove(title)
            first.text = (title.tail or "").lstrip()
            title.tag, title.tail = "summary", None
            quotation.tag = "details"
            quotation.insert(0, title)


class Site(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (Markdown's name)
        md.preprocessors.register(FromAbove(md), "from-above", _AFTER_SNIPPETS)
        md.preprocessors.register(RuleLanguage(md), "rule-language", _BEFORE_SNIPPETS)
        md.preprocessors.register(Tags(md), "tags", _AFTER_SNIPPETS)
        md.treeprocessors.register(Addresses(md), "addresses", _BEFORE_CONTENTS)
        md.treeprocessors.register(Notes(md), "notes", _BEFORE_CONTENTS)


def makeExtension(**settings: Any) -> Site:  # noqa: N802 (Markdown's name)
    """Returns the extension. Markdown calls the function by this name."""
    return Site(**settings)
