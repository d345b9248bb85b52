"""One device passed round: what becomes public anyway is said aloud, and it is handed on for secrets alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import button
from tests.page.passing import lying, says_aloud, speaks, talks
from tests.page.person import Person
from tests.page.play import answer_once
from tests.page.test_together import curtain_names, knows_only

pytestmark = pytest.mark.slow

MOST_HANDOVERS = 6
"""So often the device is handed on in a round of Politburo in which one of three people is the Gensek."""


@pytest.mark.parametrize(("width", "height", "talk"), [(390, 844, "open"), (1366, 768, "none")])
def test_politburo_hands_one_device_on_for_ballots_alone(visit: Visit, width: int, height: int, talk: str) -> None:
    """Plans, votes, names and fingers are said aloud and floors lie open, with nobody's view in the page."""
    ann = visit(width=width, height=height).called("Ann")
    table = ann.makes("politburo", 5, pace="untimed", bots=["random"] * 2, talk=talk)
    for seat, name in ((2, "Ben"), (3, "Cid")):
        ann.does(table, "sit", seat=seat, name=name)
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    for _ in range(3):
        ann.press(ann.page.locator(".curtain button.main"))
        ann.press(button(ann, "page-sofa-read", ann.page.locator("main")))
    rng, handovers, aloud = Random(2), Counter[tuple[int, int]](), Counter[str]()
    floors = 0
    while not ann.over:
        ann.until(lambda: ann.asked or ann.over or curtain_names(ann) or lying(ann) or speaks(ann) or talks(ann))
        if ann.over:
            break
        if taken := curtain_names(ann):
            handovers[at_round(ann, table)] += 1
            streams = len(ann.streams)
            ann.press(ann.page.get_by_role("button", name=taken))
            ann.until(lambda before=streams: len(ann.streams) > before)
        elif hand := lying(ann):
            ann.press(hand)
        elif talks(ann):
            if not floors:
                assert violations(ann.page, ".lies") == ""
            floors += 1
            assert "seat=" not in ann.streams[-1]
            ann.press(ann.page.locator(".lies .main"))
            ann.until(lambda: not talks(ann))
        elif speaks(ann):
            step = step_of(ann)
            if not aloud[step]:
                assert violations(ann.page, ".aloud") == ""
            aloud[step] += 1
            assert "seat=" not in ann.streams[-1]
            says_aloud(ann, rng)
        elif ann.asked and step_of(ann) == "CastBallots":
            answer_once(ann, rng)
        else:  # whoever held it has been asked something public: their view is leaving the page
            ann.until(lambda: speaks(ann) or talks(ann) or lying(ann) or curtain_names(ann) or ann.over)
    assert set(aloud) >= {"ProposePlan", "VotePlan", "NameVoters", "Purge"}
    assert (floors > 0) == (talk == "open")
    assert max(count for (_, gensek), count in handovers.items() if gensek <= 3) <= MOST_HANDOVERS
    assert all(knows_only(text) for text in ann.heard)


def step_of(person: Person) -> str:
    assert person.question
    step: str = person.question["steps"][-1]["type"]
    return step


def at_round(person: Person, table: str) -> tuple[int, int]:
    """The round, and who is the Gensek."""
    public = person.call("GET", f"/api/tables/{table}")["view"]["public"]
    return public["round"], public["gensek"]
