"""Law: only the events that a game names (`tests_claims`) and its end change what is known of the players' claims."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import Event, Roll, view
from presidium.games import GAMES, find

SAID = ("have 9 on {}", "have 0 on {}", "promise marxists to spare {}", "warn marxists to purge {}", "retract")
TABLES = [(name, seed) for name, game in GAMES.items() if game.tests_claims != (Event,) for seed in range(2)]


@pytest.mark.parametrize(("name", "seed"), TABLES)
def test_no_other_event_changes_what_is_known_of_a_claim(name: str, seed: int) -> None:
    game, rng = find(name), Random(seed)
    assert game.claims is not None
    g, changed, kept = game.new(4), 0, 0
    before = game.claims(view(g, None))
    while not g.over and kept < 400:
        question, told = g.question(), len(g.log)
        assert question is not None
        for seat in g.asked():
            options = question.outcomes if isinstance(question, Roll) else g.options(seat)
            assert options is not None
            g.apply(seat, options.sample(rng))
        if not g.over and rng.random() < 0.2:
            speaker = rng.randint(1, 4)
            words = game.statements.read(rng.choice(SAID).format(rng.choice("ABCDEFGH")))
            if g.why_not_say(speaker, words) is None:  # type: ignore[arg-type]
                g.say(speaker, words)  # type: ignore[arg-type]
        after = game.claims(view(g, None))
        if g.over or any(isinstance(event, game.tests_claims) for event in g.log.since(told)):
            changed += [each.proved for each in after[: len(before)]] != [each.proved for each in before]
        else:
            kept += bool(before)
            assert after == before
        before = after
    assert changed
    assert kept
