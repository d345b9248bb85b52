"""What a device is called: as little of what a browser says of itself as a person needs to know it again."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("presidium/", "Presidium"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""The first that is found: each of these also says the name of some that come after it."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Darwin", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """`browser/system`, from what a browser says of itself; either may be empty."""
    return "/".join(next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS))
