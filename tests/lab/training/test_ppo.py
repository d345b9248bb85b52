"""Training by proximal policy optimization: it goes on where it stopped, and its net plays at a table."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("jax", reason="JAX is not here")

import jax.numpy as jnp
import numpy as np

from presidium.bots import find, play_out
from presidium.core import State
from presidium.games.goulag import GOULAG
from presidium.lab.training import measure, ppo

pytestmark = pytest.mark.ci

SMALL = ["--games", "32", "--hidden", "8", "--plain", "--parts", "2", "--copies", "2"]


def test_a_run_goes_on_where_it_stopped_and_its_net_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ppo.main([*SMALL, "--updates", "2", "--to", str(tmp_path / "net.npz")])
    ppo.main([*SMALL, "--updates", "4", "--to", str(tmp_path / "net.npz")])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["update"] for each in told] == [1, 3]
    id, inputs, net = measure.load(tmp_path / "net.npz")
    assert (id, inputs) == ("presidium/goulag-v1?players=5", "")
    assert net["w0"].shape == (62, 8)
    g: State[Any] = GOULAG.begin(GOULAG.rules(5, {}))
    bot = find(f"net?file={tmp_path / 'net.npz'}", "goulag")
    play_out(g, dict.fromkeys(g.rules.players, bot), Random(1), {seat: Random(seat) for seat in g.rules.players})
    assert g.over


def test_an_advantage_is_what_a_seat_won_beyond_what_it_expected() -> None:
    """Two seats in turn, with lambda 1: the later value of the same seat does not matter, only who has won."""
    nought = jnp.zeros((3, 1))
    told = ppo.Told(
        inputs=nought,
        lean=nought,
        mask=nought,
        action=nought,
        likely=nought,
        value=jnp.asarray([[0.25], [0.5], [0.75]]),
        seat=jnp.asarray([[1], [2], [1]]),
        counts=jnp.ones((3, 1), bool),
    )
    gains, targets = ppo.advantages(told, jnp.asarray([[1.0, 0.0]]), 1.0)
    assert gains[:, 0].tolist() == pytest.approx([0.75, -0.5, 0.25])
    assert targets[:, 0].tolist() == pytest.approx([1.0, 0.0, 1.0])
    steps, _ = ppo.advantages(told, jnp.asarray([[1.0, 0.0]]), 0.0)
    assert steps[:, 0].tolist() == pytest.approx([0.5, -0.5, 0.25])


def test_the_company_of_a_net_is_of_one_kind_in_each_game() -> None:
    import jax

    who = np.asarray(ppo.company(jax.random.key(1), 2000, 5, 2, ppo.Settings(alone=0.5, rivals=0.5)))
    alone = who.max(1) > 0
    assert alone.mean() == pytest.approx(0.5, abs=0.05)
    assert ((who[alone] == 0).sum(1) == 1).all()
    assert all(len(set(row[row > 0].tolist())) == 1 for row in who[alone])
    assert set(np.unique(who)) == {0, 1, 2, 3}
