"""The games for OpenSpiel. Importing this module registers `presidium_goulag`, `presidium_politburo`,
`presidium_kremlin`.

    pyspiel.load_game("presidium_kremlin(players=4,preset=1986 basic)")

Parameters are the number of `players` and the game's options; each has a default. An action is a number in the game's
action list; chance has a list of its own (`presidium.lab.environments.actions`). If several players are asked for
sealed answers, the players answer one after the other, and no player's information includes another's answer.

A player's information is made from the view of the player's seat. As a string it is everything the seat was told and
has answered, in order. As a tensor it consists of the fields of `presidium.lab.environments.observe`. In Goulag and
Politburo these fields hold everything that the seat has seen, so the tensor is also the information state tensor.
Kremlin has no information state tensor.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from presidium.core import CHANCE, Option, Player, Refused, refusal, view
from presidium.lab.environments.doors import Doorway, door, doorways
from presidium.lab.environments.turns import Turns

PREFIX: Final = "presidium_"


class PresidiumGame(pyspiel.Game):
    """A game at a table, for OpenSpiel. Each game has a subclass."""

    way: Doorway
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, game = params or {}, self.way.game
        chosen = {option.name: str(params[option.name]) for option in game.options if params.get(option.name)}
        rules = game.rules(params.get("players", game.seats[0]), chosen)
        self.door = door(rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.door.actions.size,
            max_chance_outcomes=self.door.actions.outcomes,
            num_players=rules.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.way.longest(rules),
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> PresidiumState:
        return PresidiumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> PresidiumObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"there are no parameters of observations here: {params}")
        return PresidiumObserver(self, kind)


class PresidiumState(pyspiel.State):
    """OpenSpiel's state of a game: wraps `Turns`, in which seats answer one at a time."""

    def __init__(self, game: PresidiumGame) -> None:
        super().__init__(game)
        self.turns = Turns(game.door, game.door.way.game.begin(game.door.rules))

    def current_player(self) -> int:
        seat = self.turns.next
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat - 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.turns.open(player + 1)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.turns.outcomes()

    def _apply_action(self, action: int) -> None:
        seat = self.turns.next
        assert seat is not None
        self.turns.play(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.turns.door.actions.words(action, chance=player < 0)

    def is_terminal(self) -> bool:
        return self.turns.next is None

    def returns(self) -> list[float]:
        return self.turns.returns()

    def __str__(self) -> str:
        return "\n".join(map(repr, (*self.turns.g.log.everything()[-3:], *self.turns.g.stack[-1:])))

    def resample_from_infostate(self, player: int, sampler: Any) -> PresidiumState:
        """A state with a random history and the same view for this player. Raises Refused if impossible."""
        turns, way = self.turns, self.turns.door.way
        seat: Player = player + 1
        if way.history is None:
            raise Refused(refusal("no-history", game=way.game.name))
        rng = Random(int(sampler() * 2**53))
        seen = turns.view(seat)
        moves = way.history(seen, way.game.imagine(seen, rng), rng)
        twin: PresidiumState = self.get_game().new_initial_state()
        for who, action in moves:
            for number in turns.door.actions.spell(who, action, twin.turns.g.public):
                twin.apply_action(number)
        for number in turns.begun.get(seat, ()):
            twin.apply_action(number)
        twin.turns.deeds[seat] = turns.deeds.get(seat, ())
        return twin


class PresidiumObserver:
    """OpenSpiel's observer: writes an observation as a string and, if the type allows it, as a tensor."""

    def __init__(self, table: PresidiumGame, kind: Any) -> None:
        self.kind = kind
        self.observer = table.door.observer
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and (not kind.perfect_recall or table.door.way.remembers):
            self.tensor = np.zeros(self.observer.size, np.float32)
            at = 0
            for field in self.observer.fields:
                self.dict[field.name] = self.tensor[at : at + field.size]
                at += field.size

    def seat(self, player: int) -> Player | None:
        """The seat whose view is observed; None if the observation must not include private information."""
        return None if self.kind.private_info == pyspiel.PrivateInfoType.NONE else player + 1

    def set_from(self, state: PresidiumState, player: int) -> None:
        """Writes the player's observation into the tensor."""
        if self.tensor is not None:
            seat, turns = self.seat(player), state.turns
            begun = () if seat is None else turns.begun.get(seat, ())
            self.tensor[:] = self.observer.look(view(turns.g, seat), begun)

    def string_from(self, state: PresidiumState, player: int) -> str:
        """The observation as a string: everything seen if `perfect_recall` is set, else the present state."""
        seat, turns = self.seat(player), state.turns
        if seat is not None and self.kind.public_info and self.kind.perfect_recall:
            return turns.memory(seat)
        seen = view(turns.g, seat)
        told = [f"{seen.public} {seen.asked} {seen.stack[-1:]}"] if self.kind.public_info else []
        if seat is not None:
            known = {key: secret.value for key, secret in seen.secrets.items() if seen.knows(key)}
            told += [f"seat {seat}", f"{known} {seen.answer} {turns.begun.get(seat, ())}"]
        return "\n".join(told)


def kind_of(way: Doorway) -> pyspiel.GameType:
    """The description of a game that OpenSpiel requires before loading the game."""
    game = way.game
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.name.capitalize()} (Presidium)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=way.remembers,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: left_out(option) for option in game.options},
        },
    )


def left_out(option: Option) -> int | str:
    """Default value of a game option: 0 if all its values are digits, because OpenSpiel then expects a number."""
    return 0 if all(choice.isdigit() for choice in option.values) else ""


def register(way: Doorway) -> None:
    """Registers this game with OpenSpiel as `presidium_` and the game's name."""
    kind = kind_of(way)
    pyspiel.register_game(kind, type(f"{way.game.name.title()}Game", (PresidiumGame,), {"way": way, "kind": kind}))


for way in doorways():
    register(way)
