"""How the tests run: the same every time; more examples, and every case, with HYPOTHESIS_PROFILE=all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test that bears `few` only so many cases, from the first to the last; of one that was asked for, all."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("few") and not any("::" in asked for asked in config.args):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left: set[pytest.Item] = set()
    for each in cases.values() if PROFILE == "few" else ():
        (most,) = each[0].get_closest_marker("few").args  # type: ignore[union-attr]
        every = len(each) / min(most, len(each))
        left |= set(each) - {each[int(number * every)] for number in range(min(most, len(each)))}
    items[:] = [item for item in items if item not in left]
    config.hook.pytest_deselected(items=list(left))


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
