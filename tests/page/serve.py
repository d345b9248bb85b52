"""A server that shows a page built elsewhere: `python -m tests.page.serve PORT DATA PAGE`; anybody may do anything."""

from __future__ import annotations

import sys
from pathlib import Path

from presidium.table import page
from presidium.table.serve import serve, set_up_log
from tests.fire.serve import WIDE


def main() -> None:
    set_up_log("WARNING")
    port, data, folder = sys.argv[1:]
    page.FOLDER = Path(folder)  # type: ignore[misc]
    serve("127.0.0.1", int(port), Path(data), WIDE)


if __name__ == "__main__":
    main()
