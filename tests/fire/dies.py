"""A start that dies: `python -m tests.fire.dies N DATA` kills itself as the Nth statement is about to reach the disk.

It prints `whole` if it came to its end before that.
"""

from __future__ import annotations

import os
import signal
import sys
from itertools import count
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from presidium.server.storage.opening import open_store


def main() -> None:
    dies_at, data = int(sys.argv[1]), Path(sys.argv[2])
    statements = count(1)

    def trace(_: str) -> None:
        if next(statements) == dies_at:
            os.kill(os.getpid(), signal.SIGKILL)

    def connected(connection: Any, _: Any) -> None:
        connection.set_trace_callback(trace)

    sql.event.listen(sql.Engine, "connect", connected)
    open_store(data).close()
    print("whole")


if __name__ == "__main__":
    main()
