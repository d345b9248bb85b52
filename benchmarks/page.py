"""Measures the speed of the page in a headless Chromium on this machine: `.venv/bin/python -m benchmarks.page`.

A browser with an empty cache opens the home page and a Kremlin table of six several times. Then a person plays on at
the table, and every update is timed from its message to the second frame after the message: first without animations,
then with every beat and scene at a steady pace.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.page.beats import after_the_beats, by_itself, reads_no_paper, stops_nowhere, to_the_last_beat
from tests.page.house import FLAGS, House, build_page, chromium
from tests.page.moments import Moment, reach
from tests.page.person import Person
from tests.page.play import by_command_line, play
from tests.page.shifts import shifting

GAMES = ("kremlin", "politburo", "goulag")
SIX = Moment("six", "kremlin", "declare", {"preset": "1988 advanced"}, window=True, after=30, seats=6)
WATCH = """
  window.seen = { lcp: 0, shifts: [], tasks: [], updates: [] };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
  watch("layout-shift", (entry) => entry.hadRecentInput || seen.shifts.push([entry.startTime, entry.value]));
  watch("longtask", (entry) => seen.tasks.push(entry.duration));
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => {
        if (!event.data.startsWith('{"type":"update"')) return;
        const [came, changes] = [performance.now(), new MutationObserver(() => (changed = true))];
        let changed = false;
        changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        requestAnimationFrame(() => requestAnimationFrame(() => {
          changes.disconnect();
          if (changed) seen.updates.push(performance.now() - came);
        }));
      });
    }
  };
"""


def main() -> None:
    wanted = arguments()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        here = Path(folder)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with House(here, build_page(here / "page")) as house:
            token = house.welcome("Ann")
            table = f"/t/{reach(house, token, SIX)}"
            show_loads("The entrance", [load(browser, house, token, "/") for _ in range(wanted.loads)], size=80)
            show_loads("A table of six", [load(browser, house, token, table) for _ in range(wanted.loads)], size=160)
            show_updates("with nothing played", *updates(browser, house, token, table, wanted.answers))
            show_updates("with beats", *beats(browser, house, token, f"/t/{reach(house, token, SIX)}", wanted.beats))
            for game in GAMES:
                print(f"Play now, {game}: asked and shown after {first_question(browser, house, game):.2f} s (bar 3 s)")
        browser.close()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--loads", type=int, default=7, help="how often each page is opened")
    parser.add_argument("--answers", type=int, default=80, help="how many answers are given at the table")
    parser.add_argument(
        "--beats", type=int, default=24, help="how many answers more are given, with all that follows played"
    )
    return parser.parse_args()


@contextmanager
def watching(browser: Browser, house: House, token: str, tape: str = "none") -> Iterator[Person]:
    """Opens a browser as a person with animations switched on, and records performance data."""
    with Person(browser, house.base, token=token, still=False, tape=tape) as ann:
        ann.page.add_init_script(WATCH)
        yield ann


def load(browser: Browser, house: House, token: str, path: str) -> dict[str, Any]:
    with watching(browser, house, token) as ann:
        ann.goes(path).page.wait_for_load_state("networkidle")
        ann.page.wait_for_timeout(1000)
        fetched = ann.page.evaluate(
            "() => performance.getEntriesByType('resource').map((got) => [got.name, got.encodedBodySize])"
        )
        seen: dict[str, Any] = ann.page.evaluate("() => seen")
        return seen | {"bytes": sum(size for name, size in fetched if name.endswith((".js", ".css")))}


def show_loads(what: str, loads: list[dict[str, Any]], size: int) -> None:
    lcp = [each["lcp"] for each in loads]
    cls = [shifting(each["shifts"]) for each in loads]
    tasks = [max(each["tasks"], default=0) for each in loads]
    print(f"{what}, opened {len(loads)} times with nothing in the cache (median, worst)")
    print(f"  largest contentful paint  {median(lcp):6.0f} ms {max(lcp):6.0f} ms   (bar 2500 ms)")
    print(f"  cumulative layout shift   {median(cls):6.3f}    {max(cls):6.3f}      (bar 0.1)")
    print(f"  longest task              {median(tasks):6.0f} ms {max(tasks):6.0f} ms   (bar 200 ms)")
    print(f"  script and style          {loads[0]['bytes'] / 1024:6.1f} KB packed    (bar {size} KB)")


def updates(browser: Browser, house: House, token: str, table: str, answers: int) -> tuple[int, dict[str, Any]]:
    """Gives this many answers, each as soon as it is asked for; returns their number and the recorded data."""
    with watching(browser, house, token) as ann:
        settle(ann, table)
        given = play(ann, answers=answers)
        ann.page.wait_for_timeout(500)
        return given, ann.page.evaluate("() => seen")


def beats(browser: Browser, house: House, token: str, table: str, answers: int) -> tuple[int, dict[str, Any]]:
    """Gives this many answers, each after all animations before it; returns their number and the recorded data."""
    with watching(browser, house, token, tape="plain") as ann:
        stops_nowhere(ann)
        reads_no_paper(ann)
        settle(ann, table)
        given = play(ann, answer=after_the_beats(by_itself, by_command_line), answers=answers)
        to_the_last_beat(ann, by_itself)
        return given, ann.page.evaluate("() => seen")


def settle(ann: Person, table: str) -> None:
    ann.goes(table)
    ann.until(lambda: ann.asked)
    ann.page.wait_for_timeout(1000)
    ann.page.evaluate("() => { seen.tasks = []; seen.shifts = []; }")


def show_updates(how: str, given: int, seen: dict[str, Any]) -> None:
    took = seen["updates"]
    tenths = quantiles(took, n=20, method="inclusive")
    print(f"Updates at the table of six, {how}: {len(took)} that changed something, after {given} answers")
    spread = f"p50 {tenths[9]:.0f} ms, p95 {tenths[18]:.0f} ms, worst {max(took):.0f} ms"
    print(f"  message to second frame   {spread}   (bar 100 ms)")
    print(f"  longest task              {max(seen['tasks'], default=0):.0f} ms   (bar 200 ms)")
    print(f"  cumulative layout shift   {shifting(seen['shifts']):.3f}   (bar 0.1)")


def first_question(browser: Browser, house: House, game: str) -> float:
    """Seconds from pressing `Play now` until the first question can be answered."""
    with watching(browser, house, "") as ann:
        ann.goes("/")
        begun = ann.page.evaluate("() => performance.now()")
        ann.press(
            ann.page.get_by_role("button", name=ann.words("page-home-play-label", game=ann.words(f"{game}-title")))
        )
        ann.page.locator(".question .answers button:enabled:visible").first.wait_for()
        ended = ann.page.evaluate("() => performance.now()")
        return float(ended - begun) / 1000


if __name__ == "__main__":
    sys.exit(main())
