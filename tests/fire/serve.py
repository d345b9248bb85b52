"""A server of its own process: `python -m tests.fire.serve PORT DATA [wide]`. Wide: it lets one address do anything."""

from __future__ import annotations

import sys
from pathlib import Path

from presidium.table.guard import Limits
from presidium.table.serve import serve, set_up_log

WIDE = Limits(dict.fromkeys(Limits().rates, (1e9, 1e9)), sockets=10**9)


def main() -> None:
    set_up_log("WARNING")
    port, data, *wide = sys.argv[1:]
    serve("127.0.0.1", int(port), Path(data), WIDE if wide else None)


if __name__ == "__main__":
    main()
