"""Metrics of the server for Prometheus, protected by a token that the host sets."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from presidium.core import Refused, refusal
from presidium.server.base.counts import Counted
from presidium.server.http.errors import STATUS, refused
from presidium.server.persistence import overview

if TYPE_CHECKING:
    from presidium.server.http.server import Server

EXTRA: Final = "metrics"
MIN_TOKEN_CHARS: Final = 16
KINDS: Final = ("full", "read-only", "damaged", "fails", "other")
"""Kinds of database errors that the metrics count."""
STATUSES: Final = ("open", "running", "paused", "over", "closed")


def chosen(token: str) -> str:
    """Returns the metrics token that the host set. Raises Refused if it is malformed or a package is missing."""
    if token and find_spec("prometheus_client") is None:
        raise Refused(refusal("not-installed", package="prometheus-client", extra=EXTRA))
    return secret(token, "metrics")


def secret(token: str, option: str) -> str:
    """Returns a token that the host set. Raises Refused if it is too short or not ASCII without spaces."""
    if token and (len(token) < MIN_TOKEN_CHARS or not token.isascii() or not token.isprintable() or " " in token):
        raise Refused(refusal("token-form", option=f"--{option}", least=MIN_TOKEN_CHARS))
    return token


class Metrics:
    """Serves `/metrics` to clients that send the host's token. If the host set no token, the route does not exist."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.hall = server.hall
        self.token = token

    def routes(self) -> list[Route]:
        return [Route("/metrics", self.server.limiter.wrap(self.show, refused, STATUS))] if self.token else []

    async def show(self, request: Request) -> Response:
        said = request.headers.get("authorization", "")
        if not said or not self.server.limiter.is_right(request, said, f"Bearer {self.token}", "/metrics"):
            return PlainTextResponse("", 401, {"www-authenticate": "Bearer"})
        from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, CollectorRegistry, generate_latest

        registry = CollectorRegistry()
        told = await self.server.hall.store.read(MetricsCollector, self.server, await self.server.counted_all())
        registry.register(told)  # no process metrics: CPU time could reveal secret answers
        return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})


class MetricsCollector:
    """Collects the server's metrics for one response, in the text format of Prometheus."""

    def __init__(self, server: Server, counted: Counted) -> None:
        self.server = server
        self.hall = server.hall
        self.counted = counted
        self.tables, self.people = overview.standing(self.hall.store), overview.people_count(self.hall.store)
        self.backup_age = self.server.figures.backup_age()

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        def gauge(name: str, help: str, value: float) -> Any:
            return GaugeMetricFamily(f"presidium_{name}", help, value)

        def counter(name: str, help: str, value: float) -> Any:
            return CounterMetricFamily(f"presidium_{name}", help, value)

        counts = self.counted
        tables = GaugeMetricFamily("presidium_tables", "Tables by how they stand.", labels=["status"])
        for status in STATUSES:
            tables.add_metric([status], self.tables.get(status, 0))
        yield tables
        yield gauge("people", "People who are known here.", self.people)
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
        answers = CounterMetricFamily("presidium_http_answers", "HTTP answers with these statuses.", labels=["status"])
        for status, count in (("429", counts.limited), ("5xx", counts.failed)):
            answers.add_metric([status], count)
        yield answers
        errors = CounterMetricFamily("presidium_database_errors", "Database errors by kind.", labels=["kind"])
        for kind in KINDS:
            errors.add_metric([kind], counts.errors.get(kind, 0))
        yield errors
        yield counter("worker_restarts", "Workers that died and were replaced.", self.server.restarts())
        yield gauge("backup_age_seconds", "Time since the last presidium backup; +Inf: none.", self.backup_age)
        yield gauge("data_bytes", "Size of the data, rounded up to 10 MB, measured once an hour.", counts.data_bytes)
        yield gauge("disk_seconds", "How long a write takes for everybody.", counts.disk_seconds)
        yield gauge("disk_trouble", "1 while the disk does not do as it should.", float(bool(counts.trouble)))
