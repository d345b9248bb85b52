"""The light markup of rulebooks: tags that say in which games a part applies, notes, boxes and pictures.

A tag such as `[1986 cards]` stands at the beginning of a section's title, paragraph, item, note or table cell. All its
words must hold, of `cards/options` one. In the first row of a table a tag is the title of a column.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

Holds = frozenset[str]
"""The words of tags that hold for a reader, such as `1986` and `cards`."""

AID: Final = "aid"
"""The tag of the part that is printed on one page; every reader sees it."""

_TAGGED = re.compile(
    r"(?P<lead>(?:> )?(?:- |\*{1,2}[^*]+\*{1,2} ?)?)\[(?P<tags>[\w/]+(?: [\w/]+)*)\](?: (?P<rest>.*))?", re.DOTALL
)
_ITEM = re.compile(r"^(> |)- ", re.MULTILINE)
_TITLE = re.compile(r"> \*{1,2}[^*]+\*{1,2}")
_PICTURE = re.compile(r"^!\[.*\]\(.*\)$\n*", re.MULTILINE)
_MARKS = re.compile(r"^## |(?<=^> )\*{1,2}(?=\S)|(?<=\S)\*{1,2}(?= |$)|^>$\n?|\*\*", re.MULTILINE)


def holds_for(chosen: Mapping[str, str]) -> Holds:
    """Returns the words of tags that hold in a game with these options; optional rules are always shown."""
    with_cards = "on" in (chosen.get("cards"), chosen.get("intrigue"))
    return frozenset({chosen.get("edition", ""), "options", *(("cards",) if with_cards else ())})


def applies(text: str, holds: Holds) -> bool:
    """Returns whether the tag at the beginning of a text holds; True if there is none."""
    tagged = _TAGGED.fullmatch(text)
    return tagged is None or all(tag == AID or not holds.isdisjoint(tag.split("/")) for tag in tagged["tags"].split())


def chosen(text: str, holds: Holds) -> str:
    """Returns the parts of a text that apply, without their tags."""
    blocks = (_table(block, holds) if block.startswith("|") else _block(block, holds) for block in text.split("\n\n"))
    return "\n\n".join(filter(None, blocks))


def _block(block: str, holds: Holds) -> str:
    first, *more = block.split("\n")
    kept = [line for line in more if applies(line, holds)]
    if not applies(first, holds):
        return "" if first.startswith(">") else _alone(kept, block)
    if _TITLE.fullmatch(first) and not any(line.strip("> ") for line in kept):
        return ""
    return _alone([first, *kept], block)


def _alone(lines: list[str], block: str) -> str:
    """Returns lines without tags; the only item that is left of a list becomes a paragraph."""
    bare = "\n".join(map(_untagged, lines))
    return _ITEM.sub(r"\1", bare) if len(_ITEM.findall(bare)) == 1 < len(_ITEM.findall(block)) else bare


def _table(block: str, holds: Holds) -> str:
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in block.split("\n")]
    columns = [at for at, cell in enumerate(rows[0]) if applies(cell, holds)]
    kept = ([row[at] for at in columns] for row in rows if row is rows[0] or applies(row[0], holds))
    return "\n".join(f"| {' | '.join(map(_untagged, cells))} |" for cells in kept)


def _untagged(line: str) -> str:
    """Returns a line without its tag; the title of a column is its tag, and stays."""
    tagged = _TAGGED.fullmatch(line)
    return line if tagged is None else tagged["lead"] + (tagged["tags"] if tagged["rest"] is None else tagged["rest"])


def without_notes(text: str) -> str:
    """Returns a text without its notes; boxes stay."""
    return "\n\n".join(block for block in text.split("\n\n") if not re.match(r"> \*[^*]", block))


def plain(text: str, labels: Mapping[str, str]) -> str:
    """Returns a text without markup, for a terminal; `labels` has a reader's words for the words of tags."""

    def named(line: str) -> str:
        tagged = _TAGGED.fullmatch(line)
        if tagged is None or tagged["tags"] == AID:
            return line if tagged is None else tagged["lead"] + (tagged["rest"] or "")
        words = ", ".join("/".join(labels.get(word, word) for word in tag.split("/")) for tag in tagged["tags"].split())
        if tagged["rest"] is None:
            return words
        return f"{tagged['lead']}[{words}] {tagged['rest']}"

    lines = []
    for line in _PICTURE.sub("", text).split("\n"):
        cells = re.split(r"( ?\|(?: |$))", line) if line.startswith("|") else [line]
        lines.append("".join(map(named, cells)))
    bare = _MARKS.sub("", "\n".join(lines))
    return re.sub(r"^> ", "  ", bare, flags=re.MULTILINE)
