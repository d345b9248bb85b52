"""Names a device by its browser and system; the server stores nothing else of the User-Agent header."""

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
"""Browser names, searched in this order: most User-Agent headers also contain the names of later browsers."""
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
    """Returns `browser/system` from a User-Agent header; an unknown part is empty."""
    return "/".join(next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS))
