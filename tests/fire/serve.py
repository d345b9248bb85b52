"""A server of its own process: `python -m tests.fire.serve PORT DATA [wide] [forgetful] [jumping] [hasty] …`.

Wide: it lets one address do anything. Forgetful: tables that nobody uses leave memory after a second. Jumping: the
machine's clock is put forward and back all the time, and live tables are in a hurry, as is the tidying up. Leisurely:
a window of a live table lasts for hours. Hasty: a database that does not answer is soon given up. Closed: strangers
need an invitation. With the address of a mail server (smtp://…) people are called, at once; with that of a database
(postgresql://…) everything is kept there, and several workers may serve it (workers=N).
"""

from __future__ import annotations

import faulthandler
import signal
import sys
import time
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from presidium.server.base import tempo
from presidium.server.base.limits import Limits
from presidium.server.domain import autoplay
from presidium.server.http.routes.operations import OperationRoutes
from presidium.server.live import room
from presidium.server.notifications import enqueue, notifier
from presidium.server.notifications.settings import chosen
from presidium.server.runtime import app
from presidium.server.runtime.log import set_up_log
from presidium.server.runtime.serve import serve
from presidium.server.storage import postgres

WIDE = Limits.lifted()
HOUR, DAY = 3600.0, 86400.0
JUMPS = (0.0, HOUR, -HOUR, 8 * DAY, 3650 * DAY, -20.0, -3650 * DAY, 20.0)
LASTS = 0.7


def forgetful() -> None:
    room.IDLE_S = 1.0  # type: ignore[misc]
    app.TIDY_INTERVAL_S = 0.5  # type: ignore[misc]
    OperationRoutes.status = in_memory  # type: ignore[method-assign]


async def in_memory(routes: OperationRoutes, _: Request) -> Response:
    """What a house tells nobody else."""
    return PlainTextResponse(f"tables in memory: {len(routes.server.hall.rooms)}")


def jumping() -> None:
    right = time.time
    time.time = lambda: right() + JUMPS[int(time.monotonic() / LASTS) % len(JUMPS)]
    app.TIDY_INTERVAL_S = 0.1  # type: ignore[misc]
    tempo.BOT_PAUSE = 0.05  # type: ignore[misc]
    tempo.TELLING = tempo.LEAST = autoplay.GRACE = 0.02  # type: ignore[misc]
    tempo.WINDOWS.update(dict.fromkeys(tempo.WINDOWS, 0.005))


def leisurely() -> None:
    tempo.WINDOWS.update(dict.fromkeys(tempo.WINDOWS, 10_000.0))


def hasty() -> None:
    postgres.READ_TIMEOUT_S, postgres.WRITE_TIMEOUT_S = 1.0, 2.0  # type: ignore[misc]


def calling() -> None:
    enqueue.SEND_DELAY_S = notifier.MIN_GAP_S = notifier.OPEN_PAGE_DELAY_S = 0.0  # type: ignore[misc]
    notifier.DUE_CHECK_S = 0.02  # type: ignore[misc]
    notifier.RETRY_DELAYS_S = (0.05,) * 40  # type: ignore[misc]


def main() -> None:
    faulthandler.register(signal.SIGUSR1)  # it then says where it is
    set_up_log("WARNING")
    port, data, *how = sys.argv[1:]
    for way in (forgetful, jumping, leisurely, hasty):
        if way.__name__ in how:
            way()
    smtp = "".join(each for each in how if each.startswith("smtp:"))
    letters = (f"http://127.0.0.1:{port}", smtp, "house@table.example") if smtp else ()
    if letters:
        calling()
    at = "".join(each for each in how if each.startswith("postgresql:"))
    limits = WIDE if "wide" in how else None
    workers = next((int(each.removeprefix("workers=")) for each in how if each.startswith("workers=")), 1)
    serve(
        *("127.0.0.1", int(port), Path(data), limits),
        settings=chosen(*letters),
        closed="closed" in how,
        admin="".join(each.removeprefix("admin=") for each in how if each.startswith("admin=")),
        kept_at=at,
        workers=workers,
    )


if __name__ == "__main__":
    main()
