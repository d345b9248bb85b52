"""Kremlin's growth in the terminal: how it is offered, and how one declines it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from presidium.core import CHANCE, PASS, Record
from presidium.core.record import play
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.influence.growth import AddInfluence
from tests.cli.shell import presidium
from tests.rules import rule

SAID = {
    "en": (
        "You may write one more point, and declare it at once, or add nothing. On whom?",
        "“pass” adds nothing",
        "“pass” does neither",
        "The Hardline Stalinists (you) leave one point of influence unwritten.",
    ),
    "fr": (
        "Vous pouvez écrire un point de plus, déclaré aussitôt, ou ne rien ajouter. Sur qui\u00a0?",
        "«\u00a0pass\u00a0» n’ajoute rien",
        "«\u00a0pass\u00a0» ne fait ni l’un ni l’autre",
        "Les Staliniens purs et durs (vous) renoncent à un point d’influence.",
    ),
}


def saved(file: Path, **chosen: str) -> Path:
    """A game of three in which everybody has let three years go by, saved where the person may add influence."""
    g, rng = KREMLIN.new(3, growth="on", **chosen), Random(1)
    record = Record.of(KREMLIN, g, ("human", "random", "random"))
    while not (isinstance(g.stack[-1], AddInfluence) and g.asked() == (1,)):
        for player in g.waiting_for():
            options = g.options(player)
            assert options is not None
            action = PASS if player != CHANCE and PASS in options else options.sample(rng)
            play(g, player, action)
            record.moves.append((player, action))
    file.write_text(record.text(KREMLIN), encoding="utf-8")
    return file


@rule("kremlin 10.2")
@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("intrigue", ["off", "on"])
def test_one_is_told_how_to_decline_and_may(tmp_path: Path, lang: str, intrigue: str) -> None:
    asked, plain, with_cards, told = SAID[lang]
    file = saved(tmp_path / "game.txt", intrigue=intrigue)
    out = presidium("play", "--load", file, "--seed", "4", "--plain", "--lang", lang, typed="pass\npass\nquit\n").out
    assert asked in out
    assert (plain if intrigue == "off" else with_cards) in out
    assert out.count(told) == 2
