"""Which languages there are: a folder with a `language.ftl` in it is one, here or in a package that offers words.

Such a package says so by an entry point of the group `presidium.words`, whose value is a package with folders like
those beside this file: `<lang>/*.ftl` and `rules/<lang>/<game>.md`. What it brings is added to what is here; a message
or a page of rules that stands here already is never replaced.
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
"""On which every other language falls back."""

GROUP: Final = "presidium.words"
ABOUT: Final = "language.ftl"
"""What a language says of itself: its name in its own words, and whether it claims to be complete."""


@cache
def homes() -> tuple[Traversable, ...]:
    """Where words are kept: first here, then in the packages that offer some."""
    return (files("presidium.text"), *_offered())


def _offered() -> Iterator[Traversable]:
    for entry in sorted(entry_points(group=GROUP)):
        try:
            yield files(entry.module)
        except Exception as error:  # somebody else's package, with whatever it does when it is imported
            warnings.warn(f"The words of {entry.name} are left out: {error!r}", stacklevel=2)


@cache
def languages() -> tuple[str, ...]:
    """Their codes: English, then the others that are complete, then those that are on their way."""
    found = {lang for home in homes() for lang in folders(home) if (home / lang / ABOUT).is_file()}
    return tuple(sorted(found, key=lambda lang: (lang != ENGLISH, not complete(lang), lang)))


def spoken(lang: str) -> str:
    """The same language; Refused if nobody here speaks it."""
    if lang not in languages():
        raise Refused(refusal("unknown-language", lang=lang, known=", ".join(languages())))
    return lang


@cache
def complete(lang: str) -> bool:
    """Whether nothing is missing. Only a language kept here can claim it: the tests hold it to that."""
    return _about(lang, homes()[:1]).has("language-complete")


@cache
def own_name(lang: str) -> str:
    """What a language calls itself."""
    return _about(lang, homes()).say("language-name", {}) or lang


def _about(lang: str, among: Iterable[Traversable]) -> Dictionary:
    return _dictionary(lang, (home / lang / ABOUT for home in among if (home / lang / ABOUT).is_file()))


@cache
def dictionaries(lang: str) -> tuple[Dictionary, ...]:
    """Whoever is asked for a message, in this order: this language, English, and any other that has it.

    Here English lacks nothing, and a complete language lacks nothing that English has: so only those whose words come
    from elsewhere may have to be asked after that.
    """
    theirs = homes()[1:]
    others = sorted({other for home in theirs for other in folders(home)} - {lang, ENGLISH})
    return (
        _dictionary(lang, _words(lang, homes())),
        _dictionary(ENGLISH, _words(ENGLISH, theirs if complete(lang) else homes())),
        *(_dictionary(other, _words(other, theirs)) for other in others),
    )


def fluent(game: str, lang: str) -> str:
    """The words of one game as they are written: in this language, then in English, then in any other that has some.

    Of a message that is there several times the first counts. Refused if nobody here speaks the language.
    """
    wanted = spoken(lang)
    known = {folder for home in homes() for folder in folders(home)}
    order = sorted(known, key=lambda other: (other != wanted, other != ENGLISH, other))
    texts = (file.read_text("utf-8") for other in order for file in _words(other, homes()))
    own = re.compile(rf"^{re.escape(game)}-", re.MULTILINE)
    return "\n".join(text for text in texts if own.search(text))


def folders(home: Traversable) -> list[str]:
    """The folders of words in one place, each named by its language."""
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
