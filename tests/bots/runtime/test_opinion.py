"""What a bot thinks of a question, in shares and in words; and what it honestly does not say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from presidium.bots import Bot, Mind, caretaker, find, names, opinion, play_out
from presidium.core import Action, Options, Player, SeatView, State, seat_view
from presidium.games.registry import OUR_OWN
from presidium.text import Words

LEVELS = [(game.name, level) for game in OUR_OWN for level in names(game.name) if level != "master"]


def questions(game: str, seed: int = 5, every: int = 9) -> Iterator[SeatView[Any]]:
    """Now and then a question of a game that the usual bots play."""
    seen: list[SeatView[Any]] = []
    asked = 0

    def ask(g: State[Any], seat: Player, _: Options, bot: Bot, rng: Random) -> Action:
        nonlocal asked
        asked += 1
        if asked % every == 1 and len(seen) < 12:
            seen.append(seat_view(g.copy(), seat))
        return bot.choose(seat_view(g, seat), rng)

    g = next(each for each in OUR_OWN if each.name == game).new(5 if game != "kremlin" else 4)
    bots = {seat: find(caretaker(game), game) for seat in g.rules.players}
    play_out(g, bots, Random(seed), {seat: Random(seat) for seat in bots}, ask=ask)
    yield from seen


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_level_says_how_it_comes_to_its_answers(game: str, level: str) -> None:
    hows = set()
    for view in questions(game):
        said = opinion(view, find(level, game))
        hows.add(said.how)
        if said.how in ("weighs", "strays"):
            assert said.answer == said.shares[0][0]
            assert said.answer in view.options
            assert sum(share for _, share in said.shares) <= 1.0001
            assert [share for _, share in said.shares] == sorted((share for _, share in said.shares), reverse=True)
        for ground in said.grounds:
            for lang in ("en", "fr"):
                assert str(ground.belief.percent) in Words(lang).brief(game, ground.belief)  # type: ignore[attr-defined]
                assert all(Words(lang).brief(game, line) for line in ground.because)
    expected = {"random": {"draws"}, "mild": {"strays", "writes"}}.get(level, {"weighs", "writes"})
    assert hows <= expected


def test_who_keeps_no_beliefs_claims_none() -> None:
    views = list(questions("goulag"))
    assert not any(opinion(view, find("recruit", "goulag")).grounds for view in views)
    assert any(opinion(view, find("naive", "goulag")).grounds for view in views)


def test_what_was_answered_is_told_however_rare_and_left_out_where_it_would_never_be() -> None:
    class Sure(Mind[Any]):
        def policy(self, view: SeatView[Any]) -> dict[Action, float]:
            first, *_, last = list(view.options)
            return {first: 0.9999, last: 0.0001}

    view = next(view for view in questions("goulag") if len(view.options) > 4)
    first, second, *_, last = list(view.options)
    assert opinion(view, Sure()).shares == ((first, 0.9999),)
    assert opinion(view, Sure(), last).shares == ((first, 0.9999), (last, 0.0001))
    never = opinion(view, Sure(), second)
    assert never.answer == second
    assert second not in dict(never.shares)


def test_a_bot_of_somebody_elses_that_only_chooses_is_mute() -> None:
    class Trusting:
        def choose(self, view: SeatView[Any], rng: Random) -> Action:
            return next(iter(view.options))

    view = next(questions("politburo"))
    assert opinion(view, Trusting()).how == "mute"
