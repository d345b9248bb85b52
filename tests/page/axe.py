"""What axe-core finds on the page as it stands."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.page.house import WEB

RULES = '{ rules: { "target-size": { enabled: true } } }'
"""All that axe finds by default, and what WCAG 2.2 says of targets."""


@cache
def _source() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()


def violations(page: Page, part: str = "html") -> str:
    """A line for each thing that is wrong there, with where it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_source()}; window.axe = axe ?? module.exports; }}")
    found: list[dict[str, Any]] = page.evaluate(f"async (part) => (await axe.run(part, {RULES})).violations", part)
    return "\n".join(map(_line, found))


def _line(violation: dict[str, Any]) -> str:
    first, *more = violation["nodes"]
    why = " ".join(first.get("failureSummary", "").split())[:240]
    return f"{violation['id']} at {first['target'][0]}, {len(more)} more: {first['html'][:160]} {why}"
