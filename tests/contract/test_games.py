"""The games there are, as the rest of the program meets them."""

from __future__ import annotations

import pytest

from presidium.core import Game, Refused, refusal
from presidium.games import GAMES, find
from tests.contract.sittings import actions_of, sittings, statements_of
from tests.rules import rules_of


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_is_found_by_its_name(game: Game) -> None:
    assert find(game.name) is game


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        find("chess")
    assert refused.value.why == refusal("unknown-game", game="chess", known=", ".join(GAMES))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_is_played_by_as_many_as_it_says_and_no_others(game: Game) -> None:
    assert game.seats.step == 1
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Refused):
            game.new(seats)
    for sitting in sittings(game):
        assert dict(sitting.new().rules.chosen) == dict(sitting.chosen)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_names_a_rule_and_its_default_comes_first(game: Game) -> None:
    for option in game.options:
        name, number = option.rule.split()
        assert name == game.name
        assert any(rule == number or rule.startswith(f"{number}.") for rule in rules_of(game.name))
        chosen = dict(game.new(game.seats[0]).rules.chosen)
        assert chosen.get(option.name, option.default) == option.default == option.values[0]
        with pytest.raises(Refused):
            game.new(game.seats[0], **{option.name: "neither"})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_action_and_every_statement_can_be_written(game: Game) -> None:
    assert actions_of(game)
    pairs = ((game.notation, actions_of(game)), (game.statements, statements_of(game)))
    for notation, classes in pairs:
        assert len(notation.forms) in (len(classes), len(classes) + 1)  # `pass` belongs to the core
        assert {cls.__name__ for cls in classes} <= {make.__name__ for make in notation._forms}
