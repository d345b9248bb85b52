"""The house's counts as Prometheus reads them, for whoever brings the token that its host has set."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from presidium.core import Refused, refusal
from presidium.table import overview
from presidium.table.counts import Counted
from presidium.table.file import PEOPLE

if TYPE_CHECKING:
    from presidium.table.app import Server

EXTRA: Final = "metrics"
SHORTEST: Final = 16
STATUSES: Final = ("open", "running", "paused", "over", "closed")


def chosen(token: str) -> str:
    """The token a host has set, if it can be used; Refused says why not."""
    if token and find_spec("prometheus_client") is None:
        raise Refused(refusal("not-installed", package="prometheus-client", extra=EXTRA))
    return secret(token, "metrics")


def secret(token: str, option: str) -> str:
    """A token that nobody guesses and every program can send; Refused if it is none."""
    if token and (len(token) < SHORTEST or not token.isascii() or not token.isprintable() or " " in token):
        raise Refused(refusal("token-form", option=f"--{option}", least=SHORTEST))
    return token


class Metrics:
    """Told to nobody, and found nowhere, without the token."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.hall = server.hall
        self.token = token

    def routes(self) -> list[Route]:
        return [Route("/metrics", self.show)] if self.token else []

    async def show(self, request: Request) -> Response:
        bearer = request.headers.get("authorization", "")
        if not secrets.compare_digest(bearer.encode(), f"Bearer {self.token}".encode()):
            return PlainTextResponse("", 401, {"www-authenticate": "Bearer"})
        from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, CollectorRegistry, generate_latest

        registry = CollectorRegistry()
        told = Told(self.server, await self.server.counted_all())
        registry.register(told)  # and not what it knows of the process: its seconds move with everything
        return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})


class Told:
    """What is collected from us at one moment."""

    def __init__(self, server: Server, counted: Counted) -> None:
        self.hall = server.hall
        self.counted = counted

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        def gauge(name: str, help: str, value: float) -> Any:
            return GaugeMetricFamily(f"presidium_{name}", help, value)

        def counter(name: str, help: str, value: float) -> Any:
            return CounterMetricFamily(f"presidium_{name}", help, value)

        counts, store = self.counted, self.hall.store
        tables = GaugeMetricFamily("presidium_tables", "Tables by how they stand.", labels=["status"])
        found = overview.standing(store)
        for status in STATUSES:
            tables.add_metric([status], found.get(status, 0))
        yield tables
        yield gauge("people", "People who are known here.", store.one(sql.select(sql.func.count(PEOPLE.c.id)))[0])
        yield gauge("sockets", "Lines to tables.", counts.sockets)
        yield counter("steps", "Steps written to disk that everybody at their table was told.", counts.steps)
        yield counter("questions", "Questions of games that have closed.", counts.questions)
        yield HistogramMetricFamily(
            "presidium_command_seconds",
            "How long a command took that made such a step, the disk's time included.",
            counts.buckets(),
            counts.seconds,
        )
        for name, help, slowly in (
            ("refusals", "Commands that were refused; once an hour, in tens.", counts.refused),
            ("thoughts", "Thoughts of bots that take their time; once an hour, in tens.", counts.thought),
            ("calls", "Calls that were taken; once an hour, in tens.", counts.called),
            ("calls_failed", "Calls that were not taken; once an hour, in tens.", counts.uncalled),
        ):
            yield counter(name, help, slowly[0])
        yield counter("thought_seconds", "How long those thoughts took together.", counts.thought[1])
        evenly = store.evenly
        yield gauge("disk_seconds", "How long a write takes for everybody.", 0.0 if evenly is None else evenly.seconds)
        yield gauge("disk_trouble", "1 while the disk does not do as it should.", float(bool(store.disk.trouble)))
