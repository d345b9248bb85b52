"""What moves explains what has moved; whoever does not want it gets none of it."""

from __future__ import annotations

import pytest

from tests.page.beats import playing, reads_no_paper, stops_nowhere
from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.play import play
from tests.page.shifts import forgets_shifts, shifted, watches_shifts

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


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_the_end_pushes_nothing_aside(visit: Visit, game: str, width: int, height: int) -> None:
    ann = visit(still=False, width=width, height=height, touch=width < 500, tape="brisk").called("Ann")
    stops_nowhere(ann)
    reads_no_paper(ann)
    watches_shifts(ann)
    table = ann.makes(game, 5, sit=False, pace="bots", bots=["random"] * 5)
    ann.goes(f"/t/{table}")
    ann.does(table, "start")
    ann.until(lambda: playing(ann))
    if width > 500:  # on a phone the film's own growth counts too
        ann.until(lambda: not playing(ann), 300)
    else:
        ann.until(lambda: forgets_shifts(ann) or not playing(ann), 300)
    ann.page.locator(".ending").wait_for()
    ann.page.wait_for_timeout(2000)
    assert shifted(ann) < 0.1
