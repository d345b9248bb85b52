"""How the tests run: the same every time; more examples, and every case, with HYPOTHESIS_PROFILE=all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from presidium.text import words
from tests.rules import report
from tools import languages

ROOT = Path(__file__).parents[1]
EXAMPLE = (ROOT / "examples/queue/src", ROOT / ".venv/examples")
"""A game from elsewhere, which the programs that tests start have to find as well."""
os.environ["PYTHONPATH"] = os.pathsep.join([*map(str, EXAMPLE), *filter(None, [os.environ.get("PYTHONPATH")])])

_SAME_EVERY_TIME = settings(
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("few", _SAME_EVERY_TIME, max_examples=3, phases=(Phase.explicit, Phase.generate))
settings.register_profile("all", _SAME_EVERY_TIME, max_examples=20)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "few")
settings.load_profile(PROFILE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the chosen cases of tests marked `few`, and mark as `ci` those beyond its `quick`; keep every case of a test
    named on the command line. This runs before pytest applies `-m`, so that each `make` target chooses the same cases.
    """
    cases: dict[tuple[str, bool], list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("few") and not any("::" in asked for asked in config.args):
            slow = item.get_closest_marker("slow") is not None
            cases.setdefault((item.nodeid.partition("[")[0], slow), []).append(item)
    left: set[pytest.Item] = set()
    for each in cases.values():
        few: Any = each[0].get_closest_marker("few")
        chosen = spread(each, *few.args) if PROFILE == "few" else each
        left |= set(each) - set(chosen)
        quick = [item for item in chosen if item.get_closest_marker("ci") is None]
        for item in set(quick) - set(spread(quick, few.kwargs.get("quick", len(quick)))):
            item.add_marker("ci")
    items[:] = [item for item in items if item not in left]
    config.hook.pytest_deselected(items=list(left))


def spread(items: list[pytest.Item], most: int) -> list[pytest.Item]:
    """At most so many items, at equal distances, beginning with the first."""
    count = min(most, len(items))
    return [items[int(number * (len(items) / count))] for number in range(count)]


@pytest.fixture(scope="session", autouse=True)
def _every_message_is_there() -> Iterator[None]:
    """What nobody has words for can be read all the same, but of what is kept here it is a mistake."""

    def missing(id: str, _: object) -> str:
        raise KeyError(id)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(words, "unsaid", missing)
        yield


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"rules: {report()}")
    terminalreporter.write_line(f"languages: {languages.report()}")
