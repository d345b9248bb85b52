"""The columns of exported tables, with their types and meanings."""

from __future__ import annotations

from typing import Final, Literal

from presidium.core import Rules, value
from presidium.lab.environments.doors import door

FORMAT: Final = "presidium-games-1"
"""Name and version of the form of the tables. It changes if a column is renamed, removed or gets another meaning."""

Kind = Literal["word", "words", "number", "numbers", "truth"]
"""Type of a column: text, list of texts, integer, list of integers, or boolean."""


@value
class Column:
    """A column of an exported table."""

    name: str
    kind: Kind
    about: str
    size: int = 0
    """Number of integers in each list; 0 if the lists have different lengths or the column holds no lists."""
    least: int = 0
    most: int = 2**31 - 1


COMMON: Final = (
    Column("game_id", "number", "number of the game in this table, from 1", most=2**63 - 1),
    Column("row", "number", "number of the row in its game, from 1"),
    Column("game", "word", "name of the game"),
    Column("players", "number", "number of seats", most=64),
    Column("options", "word", "options of the game that differ from the defaults, as name=choice, with ; between"),
    Column("rules_version", "number", "version of the rules"),
    Column("seat", "number", "the seat that answers or speaks", most=64),
    Column("bot", "word", "name of the bot, or of the player, in this seat"),
    Column("kind", "word", "answer, or statement"),
    Column("step", "word", "name of the step that asks"),
    Column("choices", "words", "all options, in notation; empty for a statement, and if the options cannot be listed"),
    Column("choice_count", "number", "number of options, at most 2147483647; 0 for a statement"),
    Column("action", "word", "the answer or the statement, in notation"),
    Column("action_ids", "numbers", "the answer by its numbers in the list of actions; empty for a statement"),
    Column("won", "truth", "true if this seat has won the game"),
    Column("winners", "numbers", "the seats that have won the game"),
    Column("ending", "word", "how the game ended, in the rulebook's word"),
)
OWN: Final = "own_"
"""Prefix of columns about what the seat was, such as its side. The seat itself may not have known it."""
STRATA: Final = {"goulag": ("side",), "politburo": ("member",)}
"""Names of these columns, by game."""
SEEN: Final = "obs_"
"""Prefix of the fields of the observation: what the seat knew before it answered or spoke."""


def columns(rules: Rules) -> tuple[Column, ...]:
    """The columns of a table of games with these rules. Raises Refused if the game has no observations."""
    own = (
        Column(OWN + name, "word", f"{name} of the seat, from the end of the game")
        for name in STRATA.get(rules.game, ())
    )
    seen = (
        Column(
            SEEN + field.name,
            "number" if field.size == 1 else "numbers",
            field.about,
            0 if field.size == 1 else field.size,
            field.least,
            field.most,
        )
        for field in door(rules).observer.fields
    )
    return (*COMMON, *own, *seen)
