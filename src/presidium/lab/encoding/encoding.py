"""The encoding of a game at one table: one list of actions and one observation, used by every framework.

The number of an action and the place of a field never change within a version. `docs/encoding.md` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from types import ModuleType
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from presidium.core import Action, Game, Options, Player, Refused, Rules, Statement, View, refusal
from presidium.core.rules import named
from presidium.games.goulag import GOULAG
from presidium.games.politburo import POLITBURO
from presidium.lab.encoding import goulag, politburo
from presidium.lab.encoding.field import Field, places_of
from presidium.lab.encoding.talk import TALKS, Talk, has_spoken, numbers

VERSION: Final = 1
"""Version of all encodings. A change of an action's number or of a field raises it."""

GAMES: Final[dict[str, tuple[Game, ModuleType]]] = {"goulag": (GOULAG, goulag), "politburo": (POLITBURO, politburo)}


class Encoding:
    """Numbered actions and observations for the rules of one table.

    In actions and observations seats count from the seat that acts or observes: 0 is this seat, 1 its neighbour on the
    left. Chance and spectators count from seat 1.
    """

    def __init__(
        self, rules: Rules, game: Game, seen: Callable[[View[Any]], list[int]], of: ModuleType, talk: Talk | None
    ) -> None:
        self.rules, self.game, self._seen, self.talk = rules, game, seen, talk
        self._moves: tuple[Action, ...] = of.moves(rules)
        self._chance: tuple[Action, ...] = of.outcomes(rules)
        self._turned: Callable[[Action, Rules, int], Action] = of.turned
        self.moves = len(self._moves)
        """Number of moves: the actions 0 to `moves` - 1. Statements follow."""
        self.outcomes = len(self._chance)
        """Number of actions of chance, which have a list of their own."""
        self.fields: tuple[Field, ...] = of.fields(rules) + (talk.fields(rules) if talk else ())
        self.size = sum(field.size for field in self.fields)
        """Number of numbers in an observation."""
        self._listed: dict[Player, tuple[Action, ...]] = {}
        self._numbers: dict[Player, dict[Action, int]] = {}
        self._open: dict[tuple[Player, int], tuple[Options, bytes]] = {}
        """Masks by seat and identity of the options, which are kept so that the identity stays theirs."""

    @cached_property
    def id(self) -> str:
        """Name of this encoding: game, version, number of players, and the options that differ from the defaults."""
        chosen = named(self.rules, self.game.rules) if self.rules.game in GAMES else dict(self.rules.chosen)
        told = {"players": str(self.rules.seats), **chosen, **({"talk": "on"} if self.talk else {})}
        return f"presidium/{self.rules.game}-v{VERSION}?{urlencode(told)}"

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """The players' actions as a player in seat 1 would write them: moves, then statements."""
        said = self.talk.statements(self.rules, 1) if self.talk else ()
        return (*map(self.game.notation.print, self._moves), *map(self.game.statements.print, said))

    @cached_property
    def chance(self) -> tuple[str, ...]:
        """The actions of chance in the game's notation."""
        return tuple(map(self.game.notation.print, self._chance))

    @cached_property
    def places(self) -> dict[str, slice]:
        """The position of each field in an observation."""
        return places_of(self.fields)

    def listed(self, seat: Player) -> tuple[Action, ...]:
        """The moves of this seat, or the actions of chance (0), by number."""
        if seat not in self._listed:
            every = self._moves if seat else self._chance
            self._listed[seat] = tuple(self._turned(each, self.rules, seat - 1) for each in every) if seat else every
            self._numbers[seat] = {action: number for number, action in enumerate(self._listed[seat])}
        return self._listed[seat]

    def number(self, seat: Player, action: Action) -> int:
        """Number of a seat's move, or of an action of chance in chance's own list."""
        self.listed(seat)
        return self._numbers[seat][action]

    def action(self, seat: Player, number: int) -> Action:
        """The move of this seat with this number, or the action of chance."""
        return self.listed(seat)[number]

    def statement(self, seat: Player, number: int) -> Statement:
        """The statement of this seat with this number. Raises Refused if the number is none of a statement."""
        said = self.talk.statements(self.rules, seat) if self.talk else ()
        if not self.moves <= number < self.moves + len(said):
            raise Refused(refusal("no-such-action", number=number, most=len(self.actions) - 1))
        return said[number - self.moves]

    def observe(self, view: View[Any]) -> list[int]:
        """The observation of this view: everything its seat may know, field by field."""
        return self._seen(view) + numbers(self.talk, view) if self.talk else self._seen(view)

    def mask(self, view: View[Any]) -> bytearray:
        """For each action 1 if the seat of this view may take it now, otherwise 0."""
        if view.options is None or view.seat is None:
            return bytearray(len(self.actions))
        mask = bytearray(self.open(view.seat, view.options))
        if self.talk is not None and any(mask):
            mask += bytes(self._open_statements(view, view.seat))
        return mask + bytes(len(self.actions) - len(mask))

    def open(self, seat: Player, options: Options) -> bytes:
        """For each move 1 if it is among these options of a seat, or for each action of chance; otherwise 0."""
        key = (seat, id(options))
        if key not in self._open:
            mask = bytearray(len(self.listed(seat)))
            for option in options:
                mask[self.number(seat, option)] = 1
            if len(self._open) > CACHED:
                self._open.clear()
            self._open[key] = options, bytes(mask)
        return self._open[key][1]

    def _open_statements(self, view: View[Any], seat: Player) -> Sequence[int]:
        assert self.talk is not None
        every = self.talk.statements(self.rules, seat)
        if has_spoken(view):
            return [0] * len(every)
        return [int(each.why_not(self.rules, view.public, seat) is None) for each in every]


CACHED: Final = 10_000
"""Number of masks that an encoding keeps."""


def encoding_of(rules: Rules, talk: bool = False) -> Encoding:
    """The encoding for these rules, cached. Raises Refused if the game has none."""
    return _made(rules, talk)


@cache
def _made(rules: Rules, talk: bool) -> Encoding:
    game, module = GAMES.get(rules.game, (None, None))
    if game is None or module is None:
        raise Refused(refusal("no-encoding", game=rules.game, known=", ".join(GAMES)))
    return Encoding(rules, game, module.seen, module, TALKS[rules.game] if talk else None)


def encoding(game: str, players: int, talk: bool = False, **options: str) -> Encoding:
    """The encoding of a game for this number of players and these options."""
    if game not in GAMES:
        raise Refused(refusal("no-encoding", game=game, known=", ".join(GAMES)))
    return encoding_of(GAMES[game][0].rules(players, options), talk)


def from_id(id: str) -> Encoding:
    """The encoding with this id, such as `presidium/goulag-v1?players=5`. Raises Refused if there is none."""
    name, _, told = id.partition("?")
    game, _, version = name.removeprefix("presidium/").rpartition("-v")
    options = dict(parse_qsl(told, keep_blank_values=True))
    players, talk = options.pop("players", "5"), options.pop("talk", "off")
    if not name.startswith("presidium/") or version != str(VERSION) or not players.isdigit():
        raise Refused(refusal("bad-encoding-id", name=id))
    return encoding(game, int(players), talk == "on", **options)
