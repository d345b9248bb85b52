"""The rules of one game at one table: the game's name, the number of players and the chosen options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from presidium.core.decision import Refused, refusal
from presidium.core.value import value


@value
class Option:
    """A choice that is made before the game: its name, its possible values (the first is the default), its rule."""

    name: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        """The value of this game option if the players choose none."""
        return self.values[0]


@value
class Rules:
    """The game's name, its number of players and its options. Fixed for a whole game and shared by all its states."""

    game: str
    seats: int
    chosen: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, option: str) -> str:
        for name, chosen in self.chosen:
            if name == option:
                return chosen
        raise KeyError(option)

    @property
    def players(self) -> range:
        """The seat numbers of this game, in seat order."""
        return range(1, self.seats + 1)

    def left(self, seat: int, steps: int = 1) -> int:
        """Returns the seat that is `steps` places to the left (clockwise) of a seat."""
        return (seat - 1 + steps) % self.seats + 1

    def right(self, seat: int) -> int:
        """Returns the seat next to this seat on the right, which is the previous seat."""
        return self.left(seat, -1)


def settle(game: str, table: range, options: tuple[Option, ...], seats: int, chosen: Mapping[str, str]) -> Rules:
    """Returns the rules for this number of players and these options, with defaults. Raises Refused if impossible."""
    if seats not in table:
        raise Refused(refusal("wrong-players", game=game, seats=seats, least=table[0], most=table[-1]))
    known = {option.name: option for option in options}
    for name, choice in chosen.items():
        if name not in known:
            raise Refused(refusal("unknown-option", game=game, option=name, known=", ".join(known)))
        if choice not in known[name].values:
            allowed = ", ".join(known[name].values)
            raise Refused(refusal("bad-option", known[name].rule, option=name, value=choice, allowed=allowed))
    return Rules(game, seats, tuple((name, chosen.get(name, option.default)) for name, option in known.items()))


def named(rules: Rules, settled: Callable[[int, Mapping[str, str]], Rules]) -> dict[str, str]:
    """Returns the chosen options that must be stored, without the defaults, so that a new option does not change stored
    games."""
    needed = dict(rules.chosen)
    for name, _ in rules.chosen:
        fewer = {other: choice for other, choice in needed.items() if other != name}
        with suppress(Refused):
            needed = fewer if settled(rules.seats, fewer) == rules else needed
    return needed
