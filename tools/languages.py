"""Prints how complete each language is: `python -m tools.languages`; with a code such as `nl`, the missing texts."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Final

from presidium.text.languages import ENGLISH, homes, languages, own_name, spoken

MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
CLAIM: Final = "language-complete"
"""Id of the message by which a language says that it is complete. It is no text to translate."""

OWN: Final = "pravda"
"""Beginning of the names of newspaper files. They are not compared, because each language has its own sentences."""


def messages(lang: str, among: Iterable[Traversable]) -> dict[str, str]:
    """Returns the message ids of a language, each with the name of its file."""
    files = (file for home in among if (home / lang).is_dir() for file in (home / lang).iterdir())
    shared = (file for file in files if not file.name.startswith(OWN))
    return {id: file.name for file in shared for id in MESSAGE.findall(file.read_text("utf-8")) if id != CLAIM}


def rules(lang: str, among: Iterable[Traversable]) -> set[str]:
    """Returns the names of the rulebook files that a language has."""
    return {
        file.name for home in among if (home / "rules" / lang).is_dir() for file in (home / "rules" / lang).iterdir()
    }


def missing(lang: str) -> Iterator[str]:
    """Yields texts that English has and this language lacks: `page.ftl page-title`, `rules/nl/goulag.md`."""
    ours, there = homes()[:1], messages(lang, homes())
    yield from sorted(f"{file} {id}" for id, file in messages(ENGLISH, ours).items() if id not in there)
    yield from sorted(f"rules/{lang}/{page}" for page in rules(ENGLISH, ours) - rules(lang, homes()))


def share(lang: str) -> str:
    words, pages = messages(ENGLISH, homes()[:1]), rules(ENGLISH, homes()[:1])
    said, written = words.keys() & messages(lang, homes()), pages & rules(lang, homes())
    percent = 100 * len(said) // len(words)
    return f"{lang} {len(said)} of {len(words)} messages ({percent} %), {len(written)} of {len(pages)} rulebooks"


def report() -> str:
    return "; ".join(map(share, languages()))


def main(wanted: list[str]) -> None:
    for lang in wanted:
        for what in missing(spoken(lang)):
            print(what)
    for lang in () if wanted else languages():
        print(f"{own_name(lang)}: {share(lang)}")


if __name__ == "__main__":
    main(sys.argv[1:])
