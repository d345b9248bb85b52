"""A model at a seat: python scripted_model.py goulag, or with the address of a table.

It needs `presidium[agents]`. A language model reads the tools' texts and calls them; here a script stands in for it.
`think` is the place for a real one: it gets what the tools said, and returns which to call next; see docs/agents.md.
"""

import asyncio
import os
import re
import sys

from mcp import Client, StdioServerParameters, stdio_client

OVER, YOUR_TURN, CHOICES = "The game is over.", "You are asked", "You may answer:\n"


def think(said):
    """The tool to call next, and with what: look until asked, read the question, give the first answer that will do."""
    if YOUR_TURN in said:
        return "options", {}
    if CHOICES in said:
        return "answer", {"action": choose(said)}
    return "look", {"wait": 60}


def choose(question):
    """One of the answers listed, each before its colon: work if there is work, and otherwise whatever comes first."""
    answers = re.findall(r"^(.+?): ", question.partition(CHOICES)[2], re.MULTILINE)
    return "play work" if "play work" in answers else answers[0]


async def play(place, *more):
    command = ["-m", "presidium", "mcp", place, *more]
    seat = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))
    async with Client(stdio_client(seat)) as model:
        print(model.instructions)
        said = ""
        while OVER not in said:
            tool, given = think(said)
            result = await model.call_tool(tool, given)
            said = result.content[0].text
            print(f"\n> {tool} {given}\n{said}")


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
