"""The games for OpenSpiel: to import this registers `presidium_goulag`, `presidium_politburo` and `presidium_kremlin`.

    pyspiel.load_game("presidium_kremlin(players=4,preset=1986 basic)")

Parameters are the number of `players` and the options of the game; what is left out has its default. An action is a
number of the game's list, chance has a list of its own (`presidium.research.actions`). Where several are asked, sealed,
they answer one after the other, and nobody's information says what another has answered.

What a player knows is made from the view of his seat: as a string all he has been told and has answered, in order; as a
tensor the fields of `presidium.research.observe`. In Goulag and Politburo these hold everything there is to remember,
and serve as information state too; in Kremlin they do not, and there is no tensor of the information state.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from presidium.core import CHANCE, Option, Player, Refused, refusal, view
from presidium.research.doors import Doorway, door, doorways
from presidium.research.turns import Turns

PREFIX: Final = "presidium_"


class PresidiumGame(pyspiel.Game):
    """A game at a table; each game has a class of its own."""

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
    """A state, and who is asked next."""

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
        """A state in which this player knows the same, with its own history; Refused where there is no way back."""
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
    """What a player knows: a string, and where there is one a tensor, field by field."""

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
        """Whose view it is: nobody's, where private information is left out."""
        return None if self.kind.private_info == pyspiel.PrivateInfoType.NONE else player + 1

    def set_from(self, state: PresidiumState, player: int) -> None:
        """Put what this player knows into the tensor."""
        if self.tensor is not None:
            seat, turns = self.seat(player), state.turns
            begun = () if seat is None else turns.begun.get(seat, ())
            self.tensor[:] = self.observer.look(view(turns.g, seat), begun)

    def string_from(self, state: PresidiumState, player: int) -> str:
        """What this player knows: of all that has been, or of how things stand; what he alone knows, or everybody."""
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
    """What OpenSpiel has to know of a game before it is loaded."""
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
    """How an option is written of which nothing is said; OpenSpiel takes for a number what looks like one."""
    return 0 if all(choice.isdigit() for choice in option.values) else ""


def register(way: Doorway) -> None:
    """Make this game known to OpenSpiel."""
    kind = kind_of(way)
    pyspiel.register_game(kind, type(f"{way.game.name.title()}Game", (PresidiumGame,), {"way": way, "kind": kind}))


for way in doorways():
    register(way)
