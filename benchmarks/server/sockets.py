"""Measures the memory of one worker for many sockets. README.md explains the numbers.

Six people sit at each Kremlin table, and every game is running; with `--watching`, all clients are spectators of twenty
tables. The clients are other processes, which only listen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from load import HERE, Side, sides
from ours_clients import SEATS, Table, be_people, sheets
from websockets.asyncio.client import ClientConnection, connect

LOOKED_AT = 20
"""Number of tables if all clients are spectators."""
PROCESSES = 4
AT_ONCE = 20


def more_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def make(port: int, tables: int) -> list[Table]:
    """Makes this many tables with running games and without connected clients."""
    tokens, filled = be_people(port), sheets(Random(1))
    made = [Table(port, tokens, filled, Random(at)) for at in range(tables)]
    for at in range(0, tables, AT_ONCE):
        await asyncio.gather(*(asyncio.to_thread(table._set_up) for table in made[at : at + AT_ONCE]))
    return made


async def listen() -> None:
    """Runs in its own process: opens the sockets that the first input line lists, and listens until the next line."""
    more_files()
    wanted = json.loads(sys.stdin.readline())
    opened: list[ClientConnection] = []
    listening: list[asyncio.Task[None]] = []
    for at in range(0, len(wanted), AT_ONCE):
        opened += await asyncio.gather(
            *(
                connect(where, additional_headers=headers, compression=None, max_size=None, open_timeout=60)
                for where, headers in wanted[at : at + AT_ONCE]
            )
        )
        listening += [asyncio.create_task(hear(each)) for each in opened[at:]]
    print(len(opened), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(sum(not task.done() for task in listening), flush=True)
    for task in listening:
        task.cancel()


async def hear(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def measure(side: Side, sockets: int, watching: bool) -> None:
    empty = side.memory()
    tables = asyncio.run(make(side.port, LOOKED_AT if watching else -(-sockets // SEATS)))
    made = side.memory()
    base = f"ws://127.0.0.1:{side.port}/api/tables"
    if watching:
        wanted = [(f"{base}/{tables[at % LOOKED_AT].id}/stream", {}) for at in range(sockets)]
    else:
        wanted = [
            (f"{base}/{table.id}/stream?seat={seat}&done=within", {"authorization": f"Bearer {token}"})
            for table in tables
            for seat, token in enumerate(table.tokens, 1)
        ][:sockets]
    began = time.monotonic()
    command = [sys.executable, str(HERE / "sockets.py"), "--listen"]
    clients = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(PROCESSES)
    ]
    for at, client in enumerate(clients):
        assert client.stdin is not None
        client.stdin.write(json.dumps(wanted[at::PROCESSES]) + "\n")
        client.stdin.flush()
    opened = sum(int(client.stdout.readline()) for client in clients if client.stdout is not None)
    took = time.monotonic() - began
    time.sleep(30)  # until every socket has had a ping
    held, cpu = side.memory(), side.cpu()
    time.sleep(20)
    idle = side.cpu() - cpu
    stay = sum(int(client.communicate("\n")[0]) for client in clients)
    print(
        f"  {opened:,} sockets at {len(tables):,} tables, opened in {took:.0f} s, {stay:,} still open: "
        f"{held / 1024:,.0f} MB in all ({empty / 1024:.0f} before, {(made - empty) / 1024:,.0f} for the tables, "
        f"{(held - made) / opened:.1f} KB a socket); {idle / 20:.2f} CPU-s a second while nothing happens"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--watching", action="store_true", help="all of them look on at twenty tables")
    parser.add_argument("--listen", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.listen:
        asyncio.run(listen())
        return
    more_files()
    with tempfile.TemporaryDirectory() as data:
        side = sides(Path(data))[0]
        side.start()
        try:
            measure(side, wanted.sockets, wanted.watching)
        finally:
            side.stop()


if __name__ == "__main__":
    main()
