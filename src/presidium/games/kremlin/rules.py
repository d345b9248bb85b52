"""The options of Kremlin, and the edition that results from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Final

from presidium.core import Option, Refused, Rules, refusal, settle, value
from presidium.games.kremlin.editions import EDITIONS, Edition

SEATS: Final = range(3, 7)

OPTIONS: Final = (
    Option("preset", ("1988 basic", "1986 basic", "1988 advanced", "1986 full"), "kremlin 0"),
    Option("edition", ("1988", "1986"), "kremlin 0"),
    Option("strengths", ("off", "on"), "kremlin 1.3"),
    Option("growth", ("off", "on"), "kremlin 10"),
    Option("influence_nestor", ("off", "on"), "kremlin 0.3"),
    Option("purge_limit", ("2", "none"), "kremlin 2.4"),
    Option("tie_arbiter", ("off", "on"), "kremlin C.2"),
    Option("president", ("off", "on"), "kremlin 9.1"),
    Option("joint_win", ("off", "on"), "kremlin 11.2"),
    Option("cards", ("off", "on"), "kremlin 14"),
    Option("intrigue", ("off", "on"), "kremlin 15"),
)

ONLY: Final = {"purge_limit": "1988", "tie_arbiter": "1988", "president": "1986", "joint_win": "1986"} | {
    "cards": "1986",
    "intrigue": "1988",
}

PRESETS: Final[dict[str, dict[str, str]]] = {
    "1988 basic": {"edition": "1988"},
    "1986 basic": {"edition": "1986"},
    "1988 advanced": {"edition": "1988", "strengths": "on", "growth": "on", "intrigue": "on"},
    "1986 full": {"edition": "1986", "strengths": "on", "president": "on", "growth": "on", "cards": "on"},
}


@value
class KremlinRules(Rules):
    """The rules of one game of Kremlin: the chosen options and the edition that results from them."""

    edition: Edition = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", edition_by(self.chosen))

    def __reduce__(self) -> tuple[type[KremlinRules], tuple[str, int, tuple[tuple[str, str], ...]]]:
        """Pickles only the choices, from which another process derives the rest."""
        return KremlinRules, (self.game, self.seats, self.chosen)


def settle_rules(seats: int, chosen: Mapping[str, str]) -> KremlinRules:
    """Makes the rules from these choices; refuses an option that belongs to the other edition."""
    chosen = {name: c.replace("_", " ") if name == "preset" else c for name, c in chosen.items()}
    plain = settle("kremlin", SEATS, OPTIONS, seats, chosen)
    wanted = {**expand(chosen.get("preset")), **{name: c for name, c in chosen.items() if name != "preset"}}
    edition = wanted.get("edition", plain["edition"])
    preset = expand(chosen.get("preset")).get("edition", edition)
    if preset != edition:
        raise Refused(refusal("kremlin-preset-edition", "kremlin 0", preset=chosen["preset"], edition=edition))
    for name in wanted:
        if ONLY.get(name, edition) != edition:
            rule = next(option.rule for option in OPTIONS if option.name == name)
            raise Refused(refusal("kremlin-other-edition", rule, option=name, edition=ONLY[name]))
    if "on" in (wanted.get("cards"), wanted.get("intrigue")):  # 10
        if wanted.get("growth") == "off":
            raise Refused(refusal("kremlin-cards-grow", "kremlin 10"))
        wanted["growth"] = "on"
    settled = dict(plain.chosen) | {"edition": edition} | wanted
    kept = tuple(
        (option.name, settled[option.name])
        for option in OPTIONS
        if option.name != "preset" and ONLY.get(option.name, edition) == edition
    )
    return KremlinRules("kremlin", seats, kept)


def expand(preset: str | None) -> dict[str, str]:
    """The options that a preset chooses."""
    return {} if preset is None else PRESETS[preset]


@cache
def edition_by(chosen: tuple[tuple[str, str], ...]) -> Edition:
    """The edition of Kremlin with these options applied."""
    return EDITIONS[dict(chosen)["edition"]].settled(chosen)
