"""The installed languages. Each language is a folder with a file `language.ftl`, here or in another package.

Another package registers its texts by an entry point of the group `presidium.words`. Its value is a package with
folders like those beside this file: `<lang>/*.ftl` and `rules/<lang>/<game>.md`. Such texts are added to Presidium's
texts and never replace a message or page of Presidium.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from presidium.core import Refused, refusal
from presidium.text.dictionary import Dictionary

ENGLISH: Final = "en"
"""Code of the language that replaces texts which a language lacks."""

GROUP: Final = "presidium.words"
ABOUT: Final = "language.ftl"
"""Name of the file with a language's own name and a mark whether its texts are complete."""


@cache
def homes() -> tuple[Traversable, ...]:
    """Returns the folders with texts: Presidium's own folder, then those of other packages."""
    return (files("presidium.text"), *_offered())


def _offered() -> Iterator[Traversable]:
    for entry in sorted(entry_points(group=GROUP)):
        try:
            yield files(entry.module)
        except Exception as error:  # importing another package may raise anything
            warnings.warn(f"The words of {entry.name} are left out: {error!r}", stacklevel=2)


@cache
def languages() -> tuple[str, ...]:
    """Returns the codes of the installed languages: English, then the other complete ones, then the incomplete ones."""
    found = {lang for home in homes() for lang in folders(home) if (home / lang / ABOUT).is_file()}
    return tuple(sorted(found, key=lambda lang: (lang != ENGLISH, not complete(lang), lang)))


def spoken(lang: str) -> str:
    """Returns the given language code. Raises Refused if the language is not installed."""
    if lang not in languages():
        raise Refused(refusal("unknown-language", lang=lang, known=", ".join(languages())))
    return lang


@cache
def complete(lang: str) -> bool:
    """True if a language lacks no text. Only Presidium's own languages can be complete, because tests check these."""
    return _about(lang, homes()[:1]).has("language-complete")


@cache
def own_name(lang: str) -> str:
    """Returns the name of a language in that language, such as `Deutsch`."""
    return _about(lang, homes()).say("language-name", {}) or lang


def _about(lang: str, among: Iterable[Traversable]) -> Dictionary:
    return _dictionary(lang, (home / lang / ABOUT for home in among if (home / lang / ABOUT).is_file()))


@cache
def dictionaries(lang: str) -> tuple[Dictionary, ...]:
    """Returns the dictionaries in which to search for a message: the language's, then English, then all others.

    Complete languages have all messages of Presidium. The others matter only for messages of other packages.
    """
    theirs = homes()[1:]
    others = sorted({other for home in theirs for other in folders(home)} - {lang, ENGLISH})
    return (
        _dictionary(lang, _words(lang, homes())),
        _dictionary(ENGLISH, _words(ENGLISH, theirs if complete(lang) else homes())),
        *(_dictionary(other, _words(other, theirs)) for other in others),
    )


def fluent(game: str, lang: str) -> str:
    """Returns all messages of a game as Fluent source: in this language, then English, then any other. If an id is
    defined several times, the first definition counts.

    Raises Refused if the language is unknown.
    """
    wanted = spoken(lang)
    known = {folder for home in homes() for folder in folders(home)}
    order = sorted(known, key=lambda other: (other != wanted, other != ENGLISH, other))
    texts = (file.read_text("utf-8") for other in order for file in _words(other, homes()))
    own = re.compile(rf"^{re.escape(game)}-", re.MULTILINE)
    return "\n".join(text for text in texts if own.search(text))


def folders(home: Traversable) -> list[str]:
    """Returns the codes of all languages that have a folder in this place."""
    return sorted(
        folder.name
        for folder in home.iterdir()
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
    )


def _words(lang: str, among: Iterable[Traversable]) -> Iterator[Traversable]:
    for home in among:
        if (home / lang).is_dir():
            yield from (file for file in (home / lang).iterdir() if file.name.endswith(".ftl"))


def _dictionary(lang: str, words: Iterable[Traversable]) -> Dictionary:
    return Dictionary(lang, (file.read_text("utf-8") for file in words))
