"""Lists all routes of the server in the order in which they are matched, and describes them for OpenAPI."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from presidium.server.http import openapi as document
from presidium.server.http.endpoints import Endpoint, RouteGroup
from presidium.server.http.responses import json
from presidium.server.http.routes import page
from presidium.server.http.routes.advice import AdviceRoutes
from presidium.server.http.routes.archives.beliefs import BeliefRoutes
from presidium.server.http.routes.archives.chances import ChanceRoutes
from presidium.server.http.routes.archives.charts import ChartRoutes
from presidium.server.http.routes.blocklist import BlocklistRoutes
from presidium.server.http.routes.host.admin_page import AdminPage
from presidium.server.http.routes.host.metrics import Metrics
from presidium.server.http.routes.hosted_bots import HostedBotRoutes
from presidium.server.http.routes.lessons import LessonRoutes
from presidium.server.http.routes.library import LibraryRoutes
from presidium.server.http.routes.me import MyRoutes
from presidium.server.http.routes.notes import NoteRoutes
from presidium.server.http.routes.notifications import NotificationRoutes
from presidium.server.http.routes.operations import OperationRoutes
from presidium.server.http.routes.people import PeopleRoutes
from presidium.server.http.routes.problems import ProblemRoutes
from presidium.server.http.routes.seen import Seen
from presidium.server.http.routes.signin import SignInRoutes
from presidium.server.http.routes.table_reads import TableReadRoutes
from presidium.server.http.routes.tables import TableRoutes
from presidium.server.http.routes.unfurl import LinkPreviewRoutes
from presidium.server.http.routes.uploaded_record import UploadRoutes
from presidium.server.protocol.asyncapi import asyncapi

if TYPE_CHECKING:
    from presidium.server.http.server import Server

GROUPS: Final[tuple[type[RouteGroup], ...]] = (
    *(PeopleRoutes, SignInRoutes, MyRoutes, BlocklistRoutes, NoteRoutes, HostedBotRoutes, NotificationRoutes),
    *(LibraryRoutes, LessonRoutes, ProblemRoutes),
    *(TableRoutes, TableReadRoutes, BeliefRoutes, ChartRoutes, ChanceRoutes, AdviceRoutes, UploadRoutes),
    *(OperationRoutes, LinkPreviewRoutes),
)


def all_routes(server: Server, metrics: str, admin: str) -> list[BaseRoute]:
    """Returns all routes. `metrics` and `admin` are the tokens for these two pages; an empty token removes the page."""
    return [
        *(route for group in GROUPS for route in group(server).routes()),
        Route("/api/openapi.json", show_openapi),
        Route("/api/asyncapi.json", show_asyncapi),
        *Seen(server.limiter).routes(),
        *Metrics(server, metrics).routes(),
        *AdminPage(server, admin).routes(),
        *page.routes(),
    ]


def endpoints() -> list[Endpoint]:
    return [each for group in GROUPS for each in group.endpoints()]


@cache
def openapi() -> dict[str, Any]:
    return document.openapi(endpoints())


async def show_openapi(_: Request) -> Response:
    return json(openapi())


async def show_asyncapi(_: Request) -> Response:
    return json(asyncapi())
