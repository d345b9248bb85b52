"""A client of one table on a server. The client keeps its copy of the table current and offers it as an engine view."""

from __future__ import annotations

import json
import platform
import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from http.client import HTTPException
from random import Random
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from presidium import __version__
from presidium.core import UNSEEN, Action, Refused, Secret, View, refusal
from presidium.games import find
from presidium.text.plain import printable

AGENT: Final = f"presidium/{__version__} ({platform.system()})"
"""User-Agent header of this client. People recognize the client by this name in their list of devices."""
_PLACE: Final = re.compile(r"(.*?)(?:/(t|link|archive)/([^/]*))?/*", re.DOTALL)
"""Pattern of the URL of a table, link or archive. The first group is the URL path under which the server runs."""


def read(said: str | bytes) -> Any:
    """Decodes JSON from a server, without control characters, so that it is safe to print. Raises ValueError."""
    try:
        return cleaned(json.loads(said))
    except RecursionError:
        raise ValueError("too deep") from None


def cleaned(thing: Any) -> Any:
    """Returns decoded JSON without the control characters that could change a terminal."""
    match thing:
        case str():
            return printable(thing)
        case list():
            return [cleaned(part) for part in thing]
        case dict():
            return {printable(name): cleaned(part) for name, part in thing.items()}
    return thing


def taken_apart(url: str) -> tuple[str, str, str]:
    """Splits a URL into the server's base URL, the kind of page ("t", "link", "archive" or "") and its id."""
    parts = urlsplit(url)
    found = _PLACE.fullmatch(parts.path)
    assert found is not None
    return f"{parts.scheme}://{parts.netloc}{found[1]}", found[2] or "", found[3] or ""


class Remote:
    """A table at an address such as `http://host:port/t/ID`. Commands go by HTTP, updates come by WebSocket."""

    def __init__(self, url: str, token: str | None = None, name: str = "?", invite: str = "") -> None:
        parts = urlsplit(url)
        self.invite = invite or parse_qs(parts.query).get("invite", [""])[0]
        """Invitation code for a server that is not open to everybody; empty if there is none."""
        self.base, self.leads, self.table = taken_apart(url)
        self.token = token or self._be_somebody(name)
        self.seat: int | None = None
        self.briefs = True
        """True if the server shall send the brief with each question. Bots do not need briefs."""
        self.floors = False
        """True if this program says `ready` on floors; otherwise floors do not wait for its seat."""
        self.n = 0
        self.state: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.floor: dict[str, Any] | None = None
        """The open floor, a pause for talk before the question; None if there is none."""
        self.info: dict[str, Any] = {}
        self.nonce = ""
        """The nonce that this client contributed to the dice; empty unless the client has just sat down."""
        self.answered = -1
        """Id of the question that this client answered last; -1 if it has answered none."""
        self.opened: dict[str, str] = {}
        """Seed, salt and nonces of the dice, which the server reveals at the end of the game; None before."""

    def _be_somebody(self, name: str) -> str:
        invited = {"invite": self.invite} if self.invite else {}  # an older server does not know invitations
        welcome = self.call("POST", "/api/people", {"name": name, **invited})
        if not isinstance(welcome, dict) or not isinstance(welcome.get("token"), str):
            raise Refused(refusal("not-presidium", address=self.base))
        return str(welcome["token"])

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Sends a request and returns the decoded reply. Raises Refused if the request is refused or fails."""
        answer = self.fetch(method, path, body) or b"null"
        try:
            return read(answer)
        except ValueError:
            raise Refused(refusal("not-presidium", address=self.base)) from None

    def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        """Sends a request and returns the reply's bytes."""
        headers = {"content-type": "application/json", "user-agent": AGENT}
        if getattr(self, "token", None):
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.base + path, data, headers, method=method), timeout=30) as answer:
                content: bytes = answer.read()
                return content
        except HTTPError as error:
            raise self._refused(error.read(), error.code) from None
        except (OSError, HTTPException):
            raise Refused(refusal("no-answer", address=self.base)) from None

    def _refused(self, said: bytes, status: int) -> Refused:
        """Returns the Refused for an error response, which may come from a proxy or from another kind of server."""
        try:
            why = read(said)["why"]
            return Refused(refusal(why["id"], why.get("rule", ""), **why.get("args", {})))
        except (ValueError, KeyError, TypeError, AttributeError):
            return Refused(refusal("no-answer" if status >= 500 else "not-presidium", address=self.base))

    def open(self, game: str, seats: int, **how: Any) -> str:
        """Creates a table and connects this object to it; returns its id. `how` is sent as further parameters."""
        made: str = self.call("POST", "/api/tables", {"game": game, "seats": seats, **how})["id"]
        self.table = made
        return made

    def do(self, command: str, **parts: Any) -> Any:
        """Sends a command to the table, such as `start`, or `say` with a `statement`."""
        body = {"do": command, "id": secrets.token_hex(8), **parts}
        return self.call("POST", f"/api/tables/{self.table}/commands", body)

    def sit(self, seat: int | None = None, program: bool = False) -> int:
        """Takes a seat, or returns to the client's own seat. `program` tells the table that a program answers."""
        yours: list[int] = self.look().get("yours", [])
        if not yours or (seat is not None and seat not in yours):
            nonce = secrets.token_hex(16)
            self._sit_down(seat, nonce, program)
            self.nonce = nonce
            yours = self.look()["yours"]
        self.seat = seat if seat in yours else yours[0]
        self.briefs = self.briefs and not program
        return self.seat

    def _sit_down(self, seat: int | None, nonce: str, program: bool) -> None:
        try:
            self.do("sit", seat=seat, nonce=nonce, **({"program": True} if program else {}))
        except Refused as refused:
            if not program or refused.why.id != "unreadable-body":
                raise
            self.do("sit", seat=seat, nonce=nonce)  # an older server does not know `program`

    def look(self) -> dict[str, Any]:
        """Fetches the present state of the table as this seat, or a spectator, may see it."""
        seat = "" if self.seat is None else f"?seat={self.seat}"
        hello: dict[str, Any] = self.call("GET", f"/api/tables/{self.table}{seat}")
        return hello

    def record(self) -> str:
        """Returns the record of the game; the server gives it only after the end of the game."""
        text = self.fetch("GET", f"/api/tables/{self.table}/record").decode(errors="replace")
        return "\n".join(map(printable, text.split("\n")))

    def answer(self, action: Action, then: Action | None = None) -> None:
        """Answers the current question with this action. `then` also answers the window that the action opens."""
        assert self.question is not None
        text = find(self.info["game"]).notation.print
        more = {} if then is None else {"then": text(then)}
        self.do("answer", seat=self.seat, question=self.question["id"], action=text(action), **more)
        self.answered = self.question["id"]

    # Listening

    def messages(self) -> Iterator[dict[str, Any]]:
        """Yields each message of the table, the first message included, after applying the message to this object."""
        with self.listen(self.n) as socket:
            for text in socket:
                message = read(text)
                self.take_in(message)
                yield message

    def listen(self, since: int = 0) -> ClientConnection:
        """Opens the WebSocket of the table's stream after message number `since`; 0 begins with the whole state."""
        where = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.table}/stream?"
        where += "" if self.seat is None else f"seat={self.seat}&question=once"
        where += "" if self.briefs else "&brief=none"
        where += "&floors=ready" if self.floors else ""
        where += f"&since={since}" if since else ""
        return connect(where, additional_headers={"authorization": f"Bearer {self.token}"}, max_size=None)

    def take_in(self, message: dict[str, Any]) -> None:
        """Applies a message of the table to this object. `messages` calls it for each message."""
        if message["type"] == "hello":
            self.state = message["view"] or {}
            self.question, self.info = message.get("question"), message["table"]
            self.floor = self.floor_after(message)
        elif message["type"] == "update":
            self._update(message)
        self.n = message.get("n", self.n)
        self.opened |= {part: message[part] for part in ("seed", "salt", "nonces") if part in message}

    def verdict(self) -> Iterator[tuple[str, bool]]:
        """Returns checks of the dice after the game, each with a text and its result. This base class has none."""
        yield from ()

    def _update(self, message: dict[str, Any]) -> None:
        self.info = message.get("table", self.info)
        self.question = message.get("question", self.question)
        self.floor = self.floor_after(message)
        if "answer" in message and self.question is not None:
            self.question = {**self.question, "answer": message["answer"]}
        if not self.started and "public" not in message:
            return  # the game has not begun
        public = self.state.setdefault("public", {"type": "Public"})
        for name, part in message.get("public", {}).items():
            merge = isinstance(part, dict) and "type" not in part and isinstance(public.get(name), dict)
            public[name] = {**public[name], **part} if merge else part
        for name, keys in message.get("gone", {}).items():
            public[name] = {key: part for key, part in public[name].items() if key not in keys}
        secret = message.get("secrets", {"set": [], "gone": []})
        known = {json.dumps(key): (key, value, seen) for key, value, seen in self.state.get("secrets", [])}
        known |= {json.dumps(key): (key, value, seen) for key, value, seen in secret["set"]}
        gone = [json.dumps(key) for key in secret["gone"]]
        self.state["secrets"] = [entry for key, entry in known.items() if key not in gone]
        events = self.state.get("events", [])[: message.get("kept")]  # events that were taken back are dropped
        self.state["events"] = [*events, *message.get("events", [])]

    # State

    def floor_after(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Returns the floor that is open after this message; an empty kind closes it."""
        told = message.get("floor")
        if told is None:
            return None if message["type"] == "hello" else self.floor
        return told if told["kind"] else None

    @property
    def started(self) -> bool:
        """True if the game at this table has begun."""
        return "public" in self.state

    @property
    def over(self) -> bool:
        """True if the game has ended or the table asks no further questions."""
        return self.info.get("status") in ("over", "closed")

    @property
    def asked(self) -> bool:
        """True if this seat has not answered the current question yet."""
        if self.question is None or self.info.get("status") != "running":
            return False
        mine = self.seat in self.question["asked"] and self.question.get("options") is not None
        return mine and self.question.get("answer") is None and self.question["id"] != self.answered

    def view(self) -> View[Any]:
        """Returns what this seat may know, with its options, in the form that the engine uses."""
        stands = self.question if self.info["status"] in ("running", "paused") else None
        game = find(self.info["game"])
        decode = game.codec.decode
        rules = game.rules(len(self.info["seats"]), self.info["options"])
        secrets = {
            decode(key): Secret(unseen_or(decode(value)), None if seen is None else frozenset(seen))
            for key, value, seen in self.state["secrets"]
        }
        bare: View[Any] = View(
            self.seat,
            rules,
            decode(self.state["public"]),
            secrets,
            () if stands is None else decode(stands["steps"]),
            () if stands is None else tuple(stands["asked"]),
            None,
            None,
            decode(self.state["events"]),
        )
        if stands is None or self.seat not in bare.asked or stands.get("options") is None:
            return bare
        return replace(bare, options=game.imagine(bare, Random()).options(self.seat))


def unseen_or(value: Any) -> Any:
    """Returns the object UNSEEN for a copy of it, because views compare it by identity; else the value."""
    return UNSEEN if value == UNSEEN else value
