"""What moves explains what has moved; whoever does not want it gets none of it."""

from __future__ import annotations

import pytest

from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.play import play

pytestmark = pytest.mark.slow
LONGEST = """() => Math.max(0, ...document.getAnimations().map((each) => {
  const { duration, iterations } = each.effect.getComputedTiming();
  return Number(duration) * Math.min(iterations, 10);
}))"""


@pytest.mark.parametrize(("game", "seats"), [("goulag", 5), ("politburo", 5), ("kremlin", 3)])
@pytest.mark.parametrize("still", [True, False])
def test_motion(visit: Visit, game: str, seats: int, still: bool) -> None:
    ann = visit(still=still).called("Ann")
    table = ann.makes(game, seats, pace="solo", bots=["random"] * (seats - 1))
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    lasted: list[float] = []
    play(ann, answer=by_hand, answers=25, each=lambda _: lasted.append(ann.page.evaluate(LONGEST)))
    assert (max(lasted) < 20) == still, lasted
