"""The tools of a seat, offered over the Model Context Protocol by its own SDK, which is read only where it is used."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from presidium import __version__
from presidium.cli.agents.telling import PATIENCE, Telling
from presidium.core import Refused, refusal

if TYPE_CHECKING:
    from mcp.server import Server
    from mcp.types import CallToolResult, Tool


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tool is called with."""


class Look(Call, frozen=True):
    wait: Annotated[float, Meta(ge=0, le=PATIENCE)] = 0.0


class Options(Call, frozen=True):
    pass


class Answer(Call, frozen=True):
    action: Annotated[str, Meta(max_length=200)]


class Say(Call, frozen=True):
    statement: Annotated[str, Meta(min_length=1, max_length=500)]
    plainly: bool = False


class Rule(Call, frozen=True):
    number: Annotated[str, Meta(max_length=20)] = ""


TOOLS: Final[dict[str, type[Call]]] = {"look": Look, "options": Options, "answer": Answer, "say": Say, "rule": Rule}
"""Each is a method of `Telling`, called with these fields."""
ACTS: Final = ("answer", "say")


def must_be_installed() -> None:
    """Refused where the SDK is not here."""
    try:
        import mcp.server  # noqa: F401
    except ModuleNotFoundError:
        raise Refused(refusal("not-installed", package="mcp", extra="agents")) from None


def serve(telling: Telling) -> None:
    """Offer the seat on standard input and output, until whoever calls is gone."""
    import anyio
    from mcp.server.stdio import stdio_server

    async def until_the_end() -> None:
        server = server_for(telling)
        async with stdio_server() as (calls, results):
            await server.run(calls, results, server.create_initialization_options())

    anyio.run(until_the_end)


def server_for(telling: Telling) -> Server[Any]:
    """The seat as a server. It is one seat: one call at a time, whoever calls, beside the loop that listens."""
    import anyio.to_thread
    from mcp.server import Server
    from mcp.types import CallToolResult, ListToolsResult, TextContent

    one_at_a_time = Lock()

    def done(tool: str, given: dict[str, Any]) -> CallToolResult:
        with one_at_a_time:
            text, refused = called(telling, tool, given)
        return CallToolResult(content=[TextContent(type="text", text=text)], is_error=refused)

    async def list_tools(_: Any, __: Any) -> ListToolsResult:
        return ListToolsResult(tools=[described(name, telling) for name in TOOLS])

    async def call_tool(_: Any, call: Any) -> CallToolResult:
        return await anyio.to_thread.run_sync(done, call.name, call.arguments or {})

    return Server(
        "presidium",
        version=__version__,
        instructions=instructions(telling),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def called(telling: Telling, tool: str, given: dict[str, Any]) -> tuple[str, bool]:
    """What a tool returns, or why not, and whether that is what it says."""
    words = telling.words
    try:
        if tool not in TOOLS:
            raise Refused(refusal("no-such-tool", tool=tool[:40], known=", ".join(TOOLS)))
        asked = msgspec.convert(given, TOOLS[tool])
        return getattr(telling, tool)(**msgspec.structs.asdict(asked)), False
    except Refused as refused:
        return words.refusal(refused.why), True
    except msgspec.ValidationError as error:
        return words.refusal(refusal("unreadable-body", text=str(error)[:200])), True


def described(name: str, telling: Telling) -> Tool:
    """What a tool is for and what it takes, as the protocol says it."""
    from mcp.types import Tool, ToolAnnotations

    words, kind = telling.words, TOOLS[name]
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    for field, about in schema["properties"].items():
        about["description"] = words(f"agent-tool-{name}-{field}", **statements(telling))
    schema.pop("description", None)
    harmless = ToolAnnotations(read_only_hint=name not in ACTS, open_world_hint=False)
    return Tool(name=name, description=words(f"agent-tool-{name}"), input_schema=schema, annotations=harmless)


def instructions(telling: Telling) -> str:
    """What a model is told before anything else."""
    words, game = telling.words, telling.game.name
    return words("agent-instructions", game=words(f"{game}-title"), seat=words.seat(telling.chair.seat, game))


def statements(telling: Telling) -> dict[str, str]:
    """How a statement is written in this game, if it knows any."""
    forms = ", ".join(telling.game.statements.forms)
    return {"forms": forms, "any": "yes" if forms else "no"}
