"""A server that shows a page built elsewhere: `python -m tests.page.serve PORT DATA PAGE [toy] [closed] [smtp://…]`.

Anybody may do anything. With `toy` a game is played there that nobody has drawn a board for, or found words.
With `closed` strangers come in by invitation only, and letters go to the server that is named.
"""

from __future__ import annotations

import sys
from pathlib import Path

from presidium.games import GAMES
from presidium.table import page
from presidium.table.calling.settings import chosen
from presidium.table.serve import serve, set_up_log
from tests.core.toy import TOY
from tests.fire.serve import WIDE


def main() -> None:
    set_up_log("WARNING")
    port, data, folder, *how = sys.argv[1:]
    if "toy" in how:
        GAMES[TOY.name] = TOY
    page.FOLDER = Path(folder)  # type: ignore[misc]
    smtp = "".join(each for each in how if each.startswith("smtp:"))
    letters = (f"http://localhost:{port}", smtp, "house@table.example") if smtp else ()
    serve("127.0.0.1", int(port), Path(data), WIDE, settings=chosen(*letters), closed="closed" in how)


if __name__ == "__main__":
    main()
