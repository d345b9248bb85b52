"""A bot made from a function of numbers, and a bot that plays a net from a file."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from presidium.bots import find, play_out  # noqa: E402 - only where NumPy is
from presidium.bots.runtime.at_random import AtRandom  # noqa: E402
from presidium.bots.runtime.policy import NetBot, save_net, seat_policy  # noqa: E402
from presidium.core import Refused, Said, State, seat_view  # noqa: E402
from presidium.games import find as find_game  # noqa: E402
from presidium.lab.encoding import encoding  # noqa: E402

GOULAG = encoding("goulag", 5)


def table(game: str = "goulag", players: int = 5) -> State[Any]:
    kind = find_game(game)
    return kind.begin(kind.rules(players, {}))


def play(g: State[Any], bots: dict[int, Any]) -> State[Any]:
    play_out(g, bots, Random(1), {seat: Random(seat) for seat in bots})
    return g


def asked() -> Any:
    """A view of a commissar who names."""
    g = table()
    while g.waiting_for() == (0,):
        options: Any = g.options(0)
        g.apply(0, options.sample(Random(1)))
    return seat_view(g, g.waiting_for()[0])


@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_a_function_of_observation_and_mask_sits_at_a_table(game: str) -> None:
    told = []

    def last_open(seen: Any, mask: Any) -> int:
        told.append((seen.dtype, seen.shape, mask.shape))
        return int(mask.nonzero()[0][-1])

    g = table(game)
    play(g, {seat: seat_policy(last_open)() if seat == 2 else AtRandom() for seat in g.rules.players})
    code = encoding(game, 5)
    assert g.over
    assert set(told) == {(np.dtype("int8"), (code.size,), (len(code.actions),))}


def test_weights_are_drawn_from_and_what_is_not_open_does_not_count() -> None:
    view = asked()
    policy = seat_policy(lambda _, mask: np.arange(len(mask)) + 1.0)().policy(view)
    assert sum(policy.values()) == pytest.approx(1)
    assert policy.keys() == set(view.options)
    first, second = (GOULAG.action(view.seat, number) for number in (0, 1))
    assert policy[second] == pytest.approx(2 * policy[first])


@pytest.mark.parametrize(
    ("answer", "refused"),
    [
        (lambda *_: 12, "policy-not-open number=12"),
        (lambda *_: [1.0, 2.0], "policy-wrong-size size=2 expected=19"),
        (lambda _, mask: np.zeros(len(mask)), "policy-no-chances"),
        (lambda _, mask: np.full(len(mask), np.nan), "policy-no-chances"),
    ],
)
def test_an_answer_without_sense_is_refused(answer: Any, refused: str) -> None:
    with pytest.raises(Refused, match=refused):
        seat_policy(answer)().policy(asked())


def test_with_talk_a_function_makes_statements() -> None:
    def talks(_: Any, mask: Any) -> int:
        return int(mask.nonzero()[0][-1])  # statements are last

    g = play(table(), {seat: seat_policy(talks, talk=True)() for seat in range(1, 6)})
    assert any(isinstance(event, Said) for event in g.log.everything())


def test_a_net_is_saved_and_plays_by_name(tmp_path: Path) -> None:
    rng, file = np.random.default_rng(1), tmp_path / "net.npz"
    sizes = (GOULAG.size, 8, len(GOULAG.actions))
    layers = [(rng.normal(size=pair), np.zeros(pair[1])) for pair in pairwise(sizes)]
    save_net(file, GOULAG.id, layers)
    bot = find(f"net?file={file}", "goulag")
    assert isinstance(bot, NetBot)
    view = asked()
    scores = np.maximum(np.asarray(GOULAG.observe(view)) @ layers[0][0], 0) @ layers[1][0]
    likely = bot.policy(view)  # type: ignore[arg-type]
    best = max(range(12), key=lambda number: scores[number])
    assert max(likely, key=lambda action: likely[action]) == GOULAG.action(view.seat, best)
    g = table()
    assert play(g, {seat: bot if seat == 1 else AtRandom() for seat in g.rules.players}).over
    other = table(players=6)
    with pytest.raises(Refused, match="net-other-table"):
        play(other, dict.fromkeys(other.rules.players, bot))


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="net-no-file"):
        find(f"net?file={tmp_path / 'none.npz'}", "goulag")
    (tmp_path / "odd.npz").write_text("no net")
    with pytest.raises(Refused, match="net-unreadable"):
        find(f"net?file={tmp_path / 'odd.npz'}", "goulag")
    with pytest.raises(Refused, match="net-wrong-size"):
        save_net(tmp_path / "small.npz", GOULAG.id, [(np.zeros((3, 2)), np.zeros(2))])
