"""A server of its own process: `python -m tests.fire.serve PORT DATA [wide] [forgetful] [jumping] [hasty] [WHERE …]`.

Wide: it lets one address do anything. Forgetful: tables that nobody uses leave memory after a second. Jumping: the
machine's clock is put forward and back all the time, and live tables are in a hurry, as is the tidying up. Hasty: a
database that does not answer is soon given up. With the address of a mail server (smtp://…) people are called, at once;
with that of a database (postgresql://…) everything is kept there, and several workers may serve it (workers=N).
"""

from __future__ import annotations

import faulthandler
import signal
import sys
import time
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from presidium.table import app, play, postgresql, room, table, tempo
from presidium.table.calling import caller, due
from presidium.table.calling.settings import chosen
from presidium.table.limits import Limits
from presidium.table.serve import serve, set_up_log

WIDE = Limits.lifted()
HOUR, DAY = 3600.0, 86400.0
JUMPS = (0.0, HOUR, -HOUR, 8 * DAY, 3650 * DAY, -20.0, -3650 * DAY, 20.0)
LASTS = 0.7


def forgetful() -> None:
    room.IDLE = 1.0  # type: ignore[misc]
    app.TIDY = 0.5  # type: ignore[misc]
    app.Server.status = in_memory  # type: ignore[method-assign]


async def in_memory(server: app.Server, _: Request) -> Response:
    """What a house tells nobody else."""
    return PlainTextResponse(f"tables in memory: {len(server.hall.rooms)}")


def jumping() -> None:
    right = time.time
    time.time = lambda: right() + JUMPS[int(time.monotonic() / LASTS) % len(JUMPS)]
    app.TIDY = 0.1  # type: ignore[misc]
    table.BOT_PAUSE = 0.05  # type: ignore[misc]
    tempo.TELLING = tempo.LEAST = play.GRACE = 0.02  # type: ignore[misc]
    tempo.WINDOWS.update(dict.fromkeys(tempo.WINDOWS, 0.005))


def hasty() -> None:
    postgresql.LOOK, postgresql.WRITE = 1.0, 2.0  # type: ignore[misc]


def calling() -> None:
    due.GATHER = caller.GAP = caller.LINGER = 0.0  # type: ignore[misc]
    caller.LOOK = 0.02  # type: ignore[misc]
    caller.AGAIN = (0.05,) * 40  # type: ignore[misc]


def main() -> None:
    faulthandler.register(signal.SIGUSR1)  # it then says where it is
    set_up_log("WARNING")
    port, data, *how = sys.argv[1:]
    for way in (forgetful, jumping, hasty):
        if way.__name__ in how:
            way()
    smtp = "".join(each for each in how if each.startswith("smtp:"))
    letters = (f"http://127.0.0.1:{port}", smtp, "house@table.example") if smtp else ()
    if letters:
        calling()
    at = "".join(each for each in how if each.startswith("postgresql:"))
    limits = WIDE if "wide" in how else None
    workers = next((int(each.removeprefix("workers=")) for each in how if each.startswith("workers=")), 1)
    serve("127.0.0.1", int(port), Path(data), limits, settings=chosen(*letters), kept_at=at, workers=workers)


if __name__ == "__main__":
    main()
