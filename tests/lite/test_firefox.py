"""The site in Firefox, by WebDriver BiDi: it opens, keeps what is played, and a Goulag comes to its end."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import websockets

from tools.lite import site

pytestmark = pytest.mark.slow

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PORT = 9339
PATIENCE_S = 120


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


@contextmanager
def served(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Driver:
    """A session with the browser."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.ids = count(1)
        self.context = ""

    async def do(self, method: str, **params: Any) -> Any:
        id = next(self.ids)
        await self.socket.send(json.dumps({"id": id, "method": method, "params": params}))
        while (said := json.loads(await self.socket.recv())).get("id") != id:
            pass
        assert said["type"] == "success", said
        return said["result"]

    async def evaluate(self, script: str) -> Any:
        asked = {"expression": script, "target": {"context": self.context}, "awaitPromise": True}
        return (await self.do("script.evaluate", **asked))["result"].get("value")


async def opened() -> Driver:
    for _ in range(PATIENCE_S):
        try:
            driver = Driver(await websockets.connect(f"ws://127.0.0.1:{PORT}/session", max_size=None))
            break
        except OSError:
            await asyncio.sleep(1)
    await driver.do("session.new", capabilities={})
    driver.context = (await driver.do("browsingContext.getTree"))["contexts"][0]["context"]
    return driver


@pytest.mark.skipif(FIREFOX is None, reason="no Firefox here")
def test_a_goulag_in_firefox(tmp_path: Path) -> None:
    async def go(address: str) -> tuple[str, str]:
        driver = await opened()
        script = (Path(__file__).parent / "goulag.js").read_text("utf-8")
        await driver.do("script.addPreloadScript", functionDeclaration=script)
        await driver.do("browsingContext.navigate", context=driver.context, url=address, wait="complete")
        until, heard = time.monotonic() + PATIENCE_S, ""
        while "ready" not in heard and time.monotonic() < until:
            await asyncio.sleep(0.5)
            heard = await driver.evaluate("heard.join()")
        return heard, await driver.evaluate(f"playGoulag({PATIENCE_S})")

    command = [
        str(FIREFOX),
        "--headless",
        "--no-remote",
        "--profile",
        str(tmp_path),
        "--remote-debugging-port",
        str(PORT),
    ]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with served(site.current()) as address:
            heard, ended = asyncio.run(asyncio.wait_for(go(address), 3 * PATIENCE_S))
    finally:
        browser.terminate()
        browser.wait()
    assert "kept" in heard
    assert ended == "over"
