"""Offers the tools of a seat over the Model Context Protocol (MCP). Imports the MCP package only when it is needed."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from presidium import __version__
from presidium.cli.agents.telling import MAX_WAIT_S, Telling
from presidium.core import Refused, refusal

if TYPE_CHECKING:
    from mcp.server import Server
    from mcp.types import CallToolResult, Tool


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of a tool's parameters."""


class Look(Call, frozen=True):
    wait: Annotated[float, Meta(ge=0, le=MAX_WAIT_S)] = 0.0


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
"""The parameters of each tool. A tool has the name of a method of `Telling`."""
ACTS: Final = ("answer", "say")


def must_be_installed() -> None:
    """Raises Refused if the MCP package is not installed."""
    try:
        import mcp.server  # noqa: F401
    except ModuleNotFoundError:
        raise Refused(refusal("not-installed", package="mcp", extra="agents")) from None


def serve(telling: Telling) -> None:
    """Serves a seat's tools on standard input and output until the client disconnects."""
    import anyio
    from mcp.server.stdio import stdio_server

    async def until_the_end() -> None:
        server = server_for(telling)
        async with stdio_server() as (calls, results):
            await server.run(calls, results, server.create_initialization_options())

    anyio.run(until_the_end)


def server_for(telling: Telling) -> Server[Any]:
    """The MCP server of a seat. It runs one call at a time, while another thread receives messages from the table."""
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
    """Runs a tool; returns its text or the text of the refusal, and True if the call was refused."""
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
    """The name, description and parameters of a tool, in the form that MCP requires."""
    from mcp.types import Tool, ToolAnnotations

    words, kind = telling.words, TOOLS[name]
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    for field, about in schema["properties"].items():
        about["description"] = words(f"agent-tool-{name}-{field}", **statements(telling))
    schema.pop("description", None)
    harmless = ToolAnnotations(read_only_hint=name not in ACTS, open_world_hint=False)
    return Tool(name=name, description=words(f"agent-tool-{name}"), input_schema=schema, annotations=harmless)


def instructions(telling: Telling) -> str:
    """MCP's instructions to the model, which the model reads first: the game and its seat."""
    words, game = telling.words, telling.game.name
    return words("agent-instructions", game=words(f"{game}-title"), seat=words.seat(telling.chair.seat, game))


def statements(telling: Telling) -> dict[str, str]:
    """Values for the texts about statements: the forms of statements, and whether the game has any statements."""
    forms = ", ".join(telling.game.statements.forms)
    return {"forms": forms, "any": "yes" if forms else "no"}
