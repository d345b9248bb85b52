"""Layout shifts of a page: how far what stands in sight is pushed about by what comes later."""

from __future__ import annotations

from tests.page.person import Person

WATCH = """
  window.shifts = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => entry.hadRecentInput || shifts.push([entry.startTime, entry.value])),
  ).observe({ type: "layout-shift", buffered: true });
"""


def watches_shifts(person: Person) -> None:
    """Records every layout shift of the pages that are opened from now on."""
    person.page.add_init_script(WATCH)


def forgets_shifts(person: Person) -> None:
    """Counts from now on only."""
    person.page.evaluate("() => void (shifts.length = 0)")


def shifted(person: Person) -> float:
    """Returns the cumulative layout shift of the page so far."""
    return shifting(person.page.evaluate("() => shifts"))


def shifting(shifts: list[list[float]]) -> float:
    """Returns the largest sum of layout shifts, grouped as browsers do: gaps of at most 1 s, 5 s in all."""
    worst = spell = 0.0
    first = last = float("-inf")
    for at, value in shifts:
        if at - last > 1000 or at - first > 5000:
            spell, first = 0.0, at
        spell, last = spell + value, at
        worst = max(worst, spell)
    return worst
