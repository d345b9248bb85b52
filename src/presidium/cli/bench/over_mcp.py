"""Plays the benchmark over the Model Context Protocol: the program that runs the model asks for prompts and replies.

The prompts and the form of a reply are those of `presidium bench llm --url`. The games run in a thread, which waits for
each reply.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from presidium import __version__
from presidium.cli.bench.endpoint import CHARACTERS_PER_TOKEN, Messages, Reply
from presidium.core import Refused
from presidium.text import Words

if TYPE_CHECKING:
    from mcp.server import Server

OVER: Final = None


class Desk:
    """A source of replies that waits until somebody calls `reply`."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._asked: Queue[str | None] = Queue()
        self._replied: Queue[str] = Queue()
        self.prompt: str | None = ""
        """The prompt that waits for a reply; None when all games are over."""
        self.system = ""

    def ask(self, messages: Messages) -> Reply:
        """Waits for the reply to these messages. Tokens are estimated, because MCP does not tell their number."""
        system, *rest = [message["content"] for message in messages]
        told = [] if system == self.system else [system]
        self.system = system
        self._asked.put("\n\n".join([*told, rest[-1]]))
        text = self._replied.get()
        return Reply(
            text,
            sum(map(len, (system, *rest))) // CHARACTERS_PER_TOKEN,
            len(text) // CHARACTERS_PER_TOKEN,
            counted=False,
        )

    def begin(self, games: Callable[[], None]) -> None:
        """Plays games in a thread of their own and waits for the first prompt."""

        def whole() -> None:
            try:
                games()
                self._asked.put(OVER)
            except Refused as refused:
                self.system = self.words.refusal(refused.why)
                self._asked.put(OVER)

        Thread(target=whole, daemon=True).start()
        self.prompt = self._asked.get()

    def look(self) -> str:
        """The prompt that waits for a reply."""
        return self.words("bench-mcp-over") if self.prompt is None else self.prompt

    def reply(self, text: str) -> str:
        """Gives the reply to the waiting prompt; returns the next prompt."""
        if self.prompt is not None:
            self._replied.put(text)
            self.prompt = self._asked.get()
        return self.look()


def server_for(desk: Desk) -> Server[Any]:
    """The MCP server of a run: the tools `look` and `reply`."""
    import anyio.to_thread
    from mcp.server import Server
    from mcp.types import CallToolResult, ListToolsResult, TextContent, Tool

    words = desk.words
    text = {"type": "string", "maxLength": 20_000, "description": words("bench-mcp-reply-text")}
    tools = [
        Tool(name="look", description=words("bench-mcp-look"), input_schema={"type": "object", "properties": {}}),
        Tool(
            name="reply",
            description=words("bench-mcp-reply"),
            input_schema={"type": "object", "properties": {"text": text}, "required": ["text"]},
        ),
    ]

    async def list_tools(_: Any, __: Any) -> ListToolsResult:
        return ListToolsResult(tools=tools)

    async def call_tool(_: Any, call: Any) -> CallToolResult:
        given = (call.arguments or {}).get("text")
        if call.name == "reply" and isinstance(given, str):
            said = await anyio.to_thread.run_sync(desk.reply, given[:20_000])
        elif call.name == "look":
            said = desk.look()
        else:
            said = words("bench-mcp-tools")
        return CallToolResult(content=[TextContent(type="text", text=said)], is_error=False)

    return Server(
        "presidium-bench",
        version=__version__,
        instructions=words("bench-mcp-look"),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def serve(desk: Desk) -> None:
    """Serves the tools on standard input and output until the client disconnects."""
    import anyio
    from mcp.server.stdio import stdio_server

    async def until_the_end() -> None:
        server = server_for(desk)
        async with stdio_server() as (calls, results):
            await server.run(calls, results, server.create_initialization_options())

    anyio.run(until_the_end)
