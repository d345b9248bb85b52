"""A server that shows a page built elsewhere: `python -m tests.page.serve PORT DATA PAGE [how …]`.

Anybody may do anything. With `toy` a game is played there that nobody has drawn a board for, or found words.
With `closed` strangers come in by invitation only, and letters go to the server that is named. With `leaping` the
clocks are ahead by as many seconds as a file in its data says. With `path=/…` it lives there, and its host has the
token of `admin=…`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from presidium.games import GAMES
from presidium.server.http.routes import page
from presidium.server.notifications.settings import chosen
from presidium.server.runtime.log import set_up_log
from presidium.server.runtime.serve import serve
from tests.core.toy import TOY
from tests.fire.serve import WIDE


def leaping(file: Path) -> None:
    """Both clocks, so that it is time that passes; the file is looked at now and then only."""
    sys.modules["uvloop"] = None  # type: ignore[assignment] # which has a clock of its own
    wall, steady = time.time, time.monotonic
    ahead = looked = 0.0

    def leapt() -> float:
        nonlocal ahead, looked
        if steady() > looked + 0.05:
            looked = steady()
            ahead = float(file.read_text() or ahead) if file.exists() else ahead
        return ahead

    time.time, time.monotonic = lambda: wall() + leapt(), lambda: steady() + leapt()


def main() -> None:
    set_up_log("WARNING")
    port, data, folder, *how = sys.argv[1:]
    if "toy" in how:
        GAMES[TOY.name] = TOY
    if "leaping" in how:
        leaping(Path(data) / "leap")
    page.PAGE_FOLDER = Path(folder)  # type: ignore[misc]
    smtp = "".join(each for each in how if each.startswith("smtp:"))
    letters = (f"http://localhost:{port}", smtp, "house@table.example") if smtp else ()
    said = dict(each.split("=", 1) for each in how if each.startswith(("path=", "admin=")))
    serve("127.0.0.1", int(port), Path(data), WIDE, settings=chosen(*letters), closed="closed" in how, **said)


if __name__ == "__main__":
    main()
