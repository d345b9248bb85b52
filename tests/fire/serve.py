"""A server of its own process: `python -m tests.fire.serve PORT DATA [wide] [forgetful] [jumping]`.

Wide: it lets one address do anything. Forgetful: tables that nobody uses leave memory after a second. Jumping: the
machine's clock is put forward and back all the time, and live tables are in a hurry, as is the tidying up.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from presidium.table import app, room, table, tempo
from presidium.table.limits import Limits
from presidium.table.serve import serve, set_up_log

WIDE = Limits.lifted()
HOUR, DAY = 3600.0, 86400.0
JUMPS = (0.0, HOUR, -HOUR, 8 * DAY, 3650 * DAY, -20.0, -3650 * DAY, 20.0)
LASTS = 0.7


def forgetful() -> None:
    room.IDLE = 1.0  # type: ignore[misc]
    app.TIDY = 0.5  # type: ignore[misc]


def jumping() -> None:
    right = time.time
    time.time = lambda: right() + JUMPS[int(time.monotonic() / LASTS) % len(JUMPS)]
    app.TIDY = 0.1  # type: ignore[misc]
    table.BOT_PAUSE = 0.05  # type: ignore[misc]
    tempo.WINDOWS.update(dict.fromkeys(tempo.WINDOWS, 0.05))


def main() -> None:
    set_up_log("WARNING")
    port, data, *how = sys.argv[1:]
    for way in (forgetful, jumping):
        if way.__name__ in how:
            way()
    serve("127.0.0.1", int(port), Path(data), WIDE if "wide" in how else None)


if __name__ == "__main__":
    main()
