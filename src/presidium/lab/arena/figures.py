"""Formats numbers in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal, format_percent

from presidium.text import Words


def called(bot: str) -> str:
    """The name of a bot without the path of its file."""
    return bot.rpartition(":")[2]


def percent(words: Words, share: float) -> str:
    return format_percent(share, "0.0\N{NO-BREAK SPACE}%", locale=words.lang)


def interval(words: Words, ends: Sequence[float]) -> str:
    """A confidence interval of rates, formatted in percent."""
    low, high = (format_decimal(100 * end, "0.0", locale=words.lang).replace("-", "\N{MINUS SIGN}") for end in ends)
    return f"{low}\N{NO-BREAK SPACE}…\N{NO-BREAK SPACE}{high}"


def points(words: Words, share: float) -> str:
    """A difference of two rates, formatted in percentage points."""
    number = format_decimal(100 * share, "+0.0;\N{MINUS SIGN}0.0", locale=words.lang)
    return f"{number}\N{NO-BREAK SPACE}{words('arena-points')}"


def times(words: Words, ratio: float) -> str:
    return f"×\N{NO-BREAK SPACE}{format_decimal(ratio, '0.00', locale=words.lang)}"


def decimal(words: Words, number: float, digits: int = 3) -> str:
    return format_decimal(number, "0." + "0" * digits, locale=words.lang)


def ms(words: Words, taken: float | None) -> str:
    """Milliseconds, formatted with three significant digits; a dash for None."""
    if taken is None:
        return "–"
    digits = 0 if taken >= 100 else 1 if taken >= 10 else 2 if taken >= 1 else 3
    return format_decimal(taken, "0." + "0" * digits if digits else "0", locale=words.lang) + "\N{NO-BREAK SPACE}ms"


def stratum(words: Words, game: str, name: str, which: str) -> str:
    """Translated name of a group of games, such as a seat or a side."""
    if name == "seat":
        return words.seat(int(which), game)
    own = f"arena-{game}-{which}"
    return words(own) if words.has(own) else words.name(game, name, which)


def round_about(bots: Sequence[str]) -> str:
    """Bots that beat each other in a circle, as text such as "a > b > c > a"."""
    return " > ".join(map(called, (*bots, bots[0])))
