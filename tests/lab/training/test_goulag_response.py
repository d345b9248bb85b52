"""The best response to a master of Goulag: in the last round its sums are what comes of it in the game."""

from __future__ import annotations

from itertools import product

import pytest

from presidium.bots.goulag.frame import DEALS
from presidium.bots.goulag.master import Master, Question
from presidium.bots.goulag.ranges import named
from presidium.core import PASS, Action, seat_view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag
from presidium.games.goulag.moves import Name, Play, Supervise
from presidium.lab.arena.response import Response, built_worth, known


def last_round(deal: tuple[bool, ...]) -> Goulag:
    cards = " ".join("L" if loyal else "D" for loyal in deal)
    g = GOULAG.read_position(f"goulag | cards {cards} | round 5 | commissar 1 | canal 5 | before 1 2 3")
    g.apply(1, Name((2, 4), 5))
    return g


@pytest.mark.parametrize("role", [0, 1, 2])
def test_what_an_answer_is_worth_is_how_much_oftener_he_wins_by_it(role: int) -> None:
    seat, cards = (2, 4, 5)[role], (Play("work"), Play("strike"))
    watch: tuple[Action, ...] = (PASS, Supervise(2), Supervise(4))
    answers = (cards, cards, watch)[role]
    g = last_round((True, True, False, False, True))
    if role == 2:
        for builder in (2, 4):
            g.apply(builder, Play("work"))  # he does not see what
    question = Question(seat_view(g, seat))
    trio, asked = question.job()
    assert (trio, asked) == ((1, 3, 4), role)
    wins = dict.fromkeys(answers, 0.0)
    for world in known(named(question.start, question.past, trio), seat - 1, question, 0):
        for one, other, third in product(cards, cards, watch):
            here, chance = last_round(DEALS[world.deal]), world.weight
            for who, act in ((2, one), (4, other), (5, third)):
                if who != seat:
                    chance *= Master().policy(seat_view(here, who)).get(act, 0.0)
                here.apply(who, act)
            outcome = here.public.outcome
            assert outcome is not None
            wins[(one, other, third)[role]] += chance * (seat in outcome.winners)
    worth = built_worth(question)
    for answer, each in zip(answers[1:], worth[1:], strict=True):
        assert each - worth[0] == pytest.approx(wins[answer] - wins[answers[0]], abs=1e-9)
    assert max(worth) - min(worth) > 0.01, "it is not all the same"
    (taken,) = Response().policy(seat_view(g, seat))
    assert wins[taken] == pytest.approx(max(wins.values()))
