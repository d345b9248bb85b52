"""What is heard: made by the page, short, soft enough, no two alike, and nothing of it before somebody chose it."""

from __future__ import annotations

import itertools
import math
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.person import Person
from tests.page.play import play

LONGEST = {"bell": 1.6, "stamp": 0.5, "die": 1.0, "teleprinter": 1.0, "cough": 1.0, "crowd": 3.0}
RENDERED = """async ([url, kind]) => {
  const { sounded } = await import(url);
  const context = new OfflineAudioContext(1, 4 * 44100, 44100);
  sounded(context, context.destination, kind, 0);
  return [...(await context.startRendering()).getChannelData(0)];
}"""
COUNTED = """
  window.strokes = 0;
  for (const node of [AudioBufferSourceNode, OscillatorNode]) {
    const start = node.prototype.start;
    node.prototype.start = function (...when) { window.strokes++; return start.apply(this, when); };
  }
"""
STEP = 2205
"""A twentieth of a second."""


def rms(samples: list[float]) -> float:
    return math.sqrt(sum(sample * sample for sample in samples) / len(samples))


def profile(samples: list[float]) -> list[float]:
    """How loud it is by the twentieth of a second, and how bright: how often it crosses nought there, in thousands."""
    parts = [samples[n : n + STEP] for n in range(0, len(samples), STEP)]
    crossed = [sum(a * b < 0 for a, b in itertools.pairwise(part)) / 1000 for part in parts]
    return [rms(part) for part in parts] + [
        count * (rms(part) > 0.005) for count, part in zip(crossed, parts, strict=True)
    ]


@pytest.mark.slow
def test_every_sound_is_short_and_soft_and_like_no_other(visit: Visit, built: Path) -> None:
    (chunk,) = (built / "assets").glob("instrument-*.js")
    ann = visit().goes("/rules")
    profiles = {}
    for kind, longest in LONGEST.items():
        samples: list[float] = ann.page.evaluate(RENDERED, [f"/assets/{chunk.name}", kind])
        loud = [n for n, sample in enumerate(samples) if abs(sample) > 0.002]
        assert 0.2 < max(map(abs, samples)) < 0.9, kind  # neither lost nor clipped
        assert max(rms(samples[n : n + STEP]) for n in range(0, len(samples), STEP)) > 0.03, kind
        assert 0.2 < loud[-1] / 44100 < longest, kind
        assert abs(samples[0]) < 0.01, f"{kind} begins with a click"
        assert abs(sum(samples) / len(samples)) < 0.001, kind
        profiles[kind] = profile(samples)
    for one, other in itertools.combinations(profiles, 2):
        assert math.dist(profiles[one], profiles[other]) > 0.1, (one, other)


def listening(ann: Person) -> None:
    """By the loudspeaker in the bar."""
    ann.press(ann.page.get_by_role("button", name=ann.words("page-sound-now", on="no")))
    switch = ann.page.get_by_role("checkbox", name=ann.words("page-sound-on"))
    switch.check()
    expect(
        ann.page.get_by_role("button", name=ann.words("page-sound-now", on="yes"), include_hidden=True)
    ).to_have_count(1)


def strokes(ann: Person) -> int:
    """How many tones and hisses have begun."""
    count: int = ann.page.evaluate("() => window.strokes")
    return count


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("en", "dark"), ("fr", "light"), ("fr", "dark")])
def test_it_is_off_until_it_is_chosen(visit: Visit, lang: str, theme: str) -> None:
    ann = visit(lang=lang, theme=theme)
    ann.page.add_init_script(COUNTED)
    ann.goes("/")
    listening(ann)
    ann.until(lambda: strokes(ann) > 0)  # what is switched on is heard
    assert violations(ann.page) == ""
    bell = ann.page.get_by_role("button", name=ann.words("page-sound-hear", kind="bell"))
    before = strokes(ann)
    ann.press(bell)
    ann.until(lambda: strokes(ann) > before)
    ann.page.get_by_role("checkbox", name=ann.words("page-sound-kind", kind="bell")).uncheck()
    expect(bell).to_be_disabled()
    ann.page.reload()
    ann.press(ann.page.get_by_role("button", name=ann.words("page-sound-now", on="yes")))
    expect(bell).to_be_disabled()
    ann.page.get_by_role("checkbox", name=ann.words("page-sound-on")).uncheck()
    assert violations(ann.page) == ""


def alone(visit: Visit, heard: bool, **how: Any) -> int:
    """Somebody plays a while, alone; how many tones and hisses that made."""
    ann = visit(**how)
    ann.page.add_init_script(COUNTED)
    ann.goes("/")
    if heard:
        listening(ann)
        ann.page.keyboard.press("Escape")
        ann.until(lambda: strokes(ann) > 0)
    begun = strokes(ann)
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Goulag")))
    play(ann, answers=6)
    return strokes(ann) - begun


@pytest.mark.slow
def test_a_game_is_heard_where_it_was_chosen_and_nowhere_else(visit: Visit) -> None:
    assert alone(visit, heard=True) > 3
    assert alone(visit, heard=False) == 0


@pytest.mark.ci
def test_a_big_screen_plays_music_once_it_is_chosen_and_only_while_it_is_seen(visit: Visit) -> None:
    ann = visit().called("Ann")
    ann.page.add_init_script(COUNTED)
    table = ann.makes("goulag", 5, pace="untimed", sofa=True)
    sofa = ann.call("GET", f"/api/tables/{table}")["table"]["sofa"]
    ann.page.goto(f"{ann.base}/screen/{sofa}")
    music = ann.page.get_by_role("button", name=ann.words("page-sound-music"))
    expect(music).to_have_attribute("aria-pressed", "false")

    def strokes() -> int:
        return int(ann.page.evaluate("() => strokes"))

    def quiet() -> bool:
        """Whether nothing more is written, for longer than it looks ahead."""
        ann.page.wait_for_timeout(300)
        before = strokes()
        ann.page.wait_for_timeout(3200)
        return strokes() == before

    assert strokes() == 0
    music.click()
    ann.until(lambda: strokes() > 10)
    assert not quiet()
    see = """(hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    ann.page.evaluate(see, True)
    assert quiet()
    ann.page.evaluate(see, False)
    assert not quiet()
    music.click()
    assert quiet()
