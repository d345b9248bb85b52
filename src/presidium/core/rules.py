"""Which game is played, by how many, with which options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from presidium.core.decision import Refused, refusal
from presidium.core.value import value


@value
class Option:
    """A choice made before the game: its name, the values it may take (the first is the default), its rule."""

    name: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        """What holds where nobody has chosen."""
        return self.values[0]


@value
class Rules:
    """Fixed for a whole game and shared by all its states."""

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
        """The seats, in seat order."""
        return range(1, self.seats + 1)

    def left(self, seat: int, steps: int = 1) -> int:
        """The seat so many places to the left (clockwise) of this one."""
        return (seat - 1 + steps) % self.seats + 1

    def right(self, seat: int) -> int:
        """The neighbour on the right: the previous seat."""
        return self.left(seat, -1)


def settle(game: str, table: range, options: tuple[Option, ...], seats: int, chosen: Mapping[str, str]) -> Rules:
    """The rules for this many seats with these choices, defaults filled in; or Refused."""
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
    """The choices that have to be written down for these rules: the rest settles by itself.

    So an option that comes later changes nothing that was written before.
    """
    needed = dict(rules.chosen)
    for name, _ in rules.chosen:
        fewer = {other: choice for other, choice in needed.items() if other != name}
        with suppress(Refused):
            needed = fewer if settled(rules.seats, fewer) == rules else needed
    return needed
