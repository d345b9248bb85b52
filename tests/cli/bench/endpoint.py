"""A scripted endpoint of chat completions on this machine, for tests."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from typing import Any

KEY = "sk-very-secret-0123456789"
LISTED = re.compile(r"^You may answer:\n((?:.+\n?)+)", re.MULTILINE)

Script = Callable[[dict[str, Any]], tuple[int, Any]]
"""From the body of a request: the HTTP status, and the JSON of the answer."""


def completion(text: str, usage: bool = True) -> tuple[int, Any]:
    body: dict[str, Any] = {"choices": [{"message": {"role": "assistant", "content": text}}]}
    if usage:
        body["usage"] = {"prompt_tokens": 100, "completion_tokens": 10}
    return 200, body


class Player:
    """A scripted model: answers with a listed answer, drawn from the prompt alone, and says and believes something."""

    def __init__(self, say: str = "") -> None:
        self.say, self.luck = say, Random(1)
        self.requests: list[dict[str, Any]] = []

    def __call__(self, body: dict[str, Any]) -> tuple[int, Any]:
        self.requests.append(body)
        prompt = body["messages"][-1]["content"]
        lines = ["I think a little.", "NOTE: the canal is long"]
        beliefs = re.findall(r"^BELIEF: (.+) = (.+)$", prompt, re.MULTILINE)
        lines += [f"BELIEF: {name} = {values.split(', ')[0]} 1" for name, values in beliefs]
        found = LISTED.search(prompt)
        if self.say:
            lines.append(f"**SAY: {self.say}**")
        if found is not None:
            lines.append(f"ANSWER: {self.luck.choice(found[1].splitlines()).partition(': ')[0]}")
        return completion("\n".join(lines))


@contextmanager
def served(script: Script) -> Iterator[tuple[str, list[str]]]:
    """Serves the script; yields the base address, and the list of the Authorization headers that came."""
    keys: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/chat/completions"
            keys.append(self.headers.get("Authorization", ""))
            status, body = script(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            sent = body.encode() if isinstance(body, str) else json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(sent)))
            if status == 429:
                self.send_header("Retry-After", "7")
            self.end_headers()
            self.wfile.write(sent)

        def log_message(self, *_: Any) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", keys
    finally:
        server.shutdown()
        server.server_close()
