"""A seat for a language model: the tools say what the seat sees, do what it answers, and know nothing else."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

import pytest

from presidium.cli.agents.chair import Alone, AtTable
from presidium.cli.agents.command import here
from presidium.cli.agents.telling import Telling
from presidium.cli.agents.tools import TOOLS, called, server_for
from presidium.cli.commands import join
from presidium.cli.remote.hearing import Heard
from presidium.client.remote import Remote
from presidium.core import AskAll, State, view
from presidium.games import GAMES, find
from presidium.text import Words, rules
from tests.cli.server import host, serving
from tests.cli.shell import presidium
from tests.contract.sittings import Sitting, begun, every_sitting, one_at_a_table

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "scripted_model.py"
CHOICES, FORMS = "You may answer:\n", "They are written so:\n"


def seat(game: str, seed: str = "1", seats: int = 5, **chosen: str) -> Telling:
    return Telling(here(find(game).new(seats, **chosen), 1, "random", seed), Words("en"))


def answered(question: str, luck: Random) -> str:
    """What somebody answers who goes by the text alone: a line that is offered, or an example of a form."""
    if CHOICES in question:
        return luck.choice(question.partition(CHOICES)[2].splitlines()).partition(": ")[0]
    return luck.choice(question.partition(FORMS)[2].splitlines()).partition("such as “")[2].removesuffix("”)")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_reads_and_answers_comes_to_the_end(game: str) -> None:
    told, luck = seat(game, seats=GAMES[game].seats[0]), Random(1)
    said = told.look()
    for _ in range(2000):
        if "The game is over." in said:
            break
        assert "You are asked" in said, said
        said = told.answer(answered(told.options(), luck))
    assert told.chair.over
    assert "You have won." in said or "You have not won." in said


def test_what_may_not_be_answered_is_refused_by_its_rule_and_changes_nothing() -> None:
    g = find("goulag").read_position("goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5")
    told = Telling(here(g, 2, "random", "1"), Words("en"))
    told.look()
    before = told.look(), told.options()
    said, refused = called(told, "answer", {"action": "name 3 4 watch 5"})
    assert refused
    assert said.endswith("(goulag 2.2).")
    assert rules("goulag", "en").rule("2.2") == told.rule("2.2")
    for given in ({"action": "nonsense"}, {"action": ""}, {}, {"action": 7}, {"action": "play work", "seat": 2}):
        assert called(told, "answer", given)[1], given
    assert called(told, "peek", {}) == ("There is no tool “peek” here: look, options, answer, say, rule.", True)
    assert called(told, "look", {"wait": 61})[1]
    assert (told.look(), told.options()) == before
    assert not called(told, "answer", {"action": "name 3 5 watch 1"})[1]


def test_what_is_said_is_a_statement_and_the_table_hears_it() -> None:
    told = seat("goulag")
    told.look()
    assert called(told, "say", {"statement": "hello"})[1]
    assert called(told, "say", {"statement": "hello", "plainly": True}) == (
        "Nobody here listens to plain words: the others are bots. They hear the statements of the game.",
        True,
    )
    said = told.say("claim 2 loyal passed")
    assert "Comrade 1 (you): “" in said


@every_sitting
@pytest.mark.few(6, quick=2)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(sitting: Sitting) -> None:
    """Whatever the tools return is made of the view: the same for any world that this view could come from."""
    luck, compared = Random(1), 0
    record = one_at_a_table(sitting, 0)
    for cut in luck.sample(range(len(record.moves)), min(12, len(record.moves))):
        g = begun(sitting, record, cut)
        for one in sitting.everyone()[:-1]:
            assert one is not None
            if decides(g, one):
                compared += 1
                other = sitting.game.imagine(view(g, one), luck)
                assert everything(g.copy(), one) == everything(other, one)
    assert compared or sitting.long


def decides(g: State[Any], one: int) -> bool:
    """Whether this seat has something to decide, and nobody has answered yet."""
    question, options = g.question(), g.options(one)
    if question is None or question.quiet or options is None or options.only() is not None or g.answers:
        return False
    brief = find(g.rules.game).brief
    called_to = None if brief is None or not isinstance(question, AskAll) else brief(view(g, one))
    return called_to is None or called_to.calls("matters")


def everything(g: State[Any], one: int) -> list[str]:
    """All that the tools of this seat return, as things stand."""
    others = {seat: "random" for seat in g.rules.players if seat != one}
    told = Telling(Alone(g, one, others, "1"), Words("en"))
    calls = (("look", {}), ("options", {}), ("look", {}), ("answer", {"action": "nonsense"}), ("rule", {}))
    return [called(told, tool, given)[0] for tool, given in calls]


class Deaf(Remote):
    """A table of which nothing is known but what is put into its ear."""

    def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        raise AssertionError(f"{method} {path} is not of the stream")


class Kept(Queue[Heard]):
    """What was heard, also once it was taken in."""

    def __init__(self) -> None:
        super().__init__()
        self.all: list[Heard] = []

    def _put(self, item: Heard) -> None:
        self.all.append(item)
        super()._put(item)


def test_at_a_table_the_tools_know_the_stream_of_their_seat_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        remote = Remote(address, name="Model")
        remote.open("goulag", 5, bots=["random"] * 4, pace="solo")
        remote.sit()
        remote.info, heard = remote.look()["table"], Kept()
        join.listen(remote, heard)
        told, luck = Telling(AtTable(remote, heard), Words("en")), Random(1)
        assert "The table waits for its players." in told.look()
        assert called(told, "options", {}) == ("The game has not begun.", True)
        remote.do("start")
        said: list[tuple[int, str]] = []
        while not remote.over:
            told.look(wait=30)
            if remote.asked:
                said.append((len(heard.all) - heard.qsize(), told.options()))
                told.answer(answered(said[-1][1], luck))
        assert said, "everybody is commissar once"
        assert "It is said." in told.say("Good game, comrades", plainly=True)
    ear: Queue[Heard] = Queue()
    deaf = Deaf(f"{remote.base}/t/{remote.table}", token="-")
    deaf.seat, deaf.info = remote.seat, remote.info
    again, at = Telling(AtTable(deaf, ear), Words("en")), 0
    for known, options in said:
        for message in heard.all[at:known]:
            ear.put(message)
        at = known
        assert again.options() == options


@pytest.mark.ci
def test_a_model_joins_a_table_of_a_server_by_its_address(tmp_path: Path) -> None:
    with serving(tmp_path / "hall") as (_, address):
        table = host(address, game="goulag", seats=5, bots=["naive"] * 4)
        where = f"{address}/t/{table.table}"
        model = start_example(where, "--data", str(tmp_path / "model"), "--name", "Gpt")
        try:
            until(lambda: any(seat["name"] == "Gpt" for seat in table.look()["table"]["seats"]))
            table.do("start")
            out, _ = model.communicate(timeout=120)
        finally:
            model.kill()
            model.wait()
        assert model.returncode == 0
        assert "The game is over." in out
        assert table.look()["table"]["status"] == "over"


def until(holds: Callable[[], bool]) -> None:
    ends = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.1)


def start_example(*args: str) -> subprocess.Popen[str]:
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.Popen([sys.executable, EXAMPLE, *args], stdout=subprocess.PIPE, text=True, env=env)


@pytest.mark.ci
def test_the_example_plays_a_whole_goulag_over_standard_input_and_output() -> None:
    model = start_example("goulag", "--seed", "1", "--bots", "random")
    out, _ = model.communicate(timeout=120)
    assert model.returncode == 0
    assert out.startswith("You play Goulag at Comrade 1 (you).")
    assert out.count("> answer") == out.count("> options") >= 1
    assert "The game is over." in out


def test_every_tool_is_described_in_words_with_what_it_takes() -> None:
    async def offered() -> Any:
        from mcp import Client

        async with Client(server_for(seat("goulag"))) as model:
            return (await model.list_tools()).tools

    tools = asyncio.run(offered())
    assert [tool.name for tool in tools] == list(TOOLS)
    for tool in tools:
        assert tool.description
        assert " " in tool.description
        assert tool.input_schema["additionalProperties"] is False
        assert all(" " in about["description"] for about in tool.input_schema["properties"].values()), tool.name
    assert [tool.annotations.read_only_hint for tool in tools] == [True, True, False, False, True]


@pytest.mark.ci
@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("chess",), "chess"),
        (("ftp://somewhere/t/1",), "is not the address of a table"),
        (("http://127.0.0.1:9/t/1",), "Nobody answers at"),
        (("goulag", "--players", "3"), "5 to 10"),
        (("goulag", "--seat", "6"), "no seat 6"),
        (("goulag", "--bots", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_offered(args: tuple[str, ...], why: str, tmp_path: Path) -> None:
    ran = presidium("mcp", *args, "--data", tmp_path)
    assert ran.code == 2
    assert why in ran.err, ran.err
    assert ran.out == ""


def test_without_the_sdk_it_says_what_to_install() -> None:
    program = "import sys\nsys.modules['mcp'] = None\nfrom presidium.cli import main\nmain(['mcp', 'goulag'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == (
        "presidium: This needs mcp, which is not installed: pip install presidium[agents] brings it.\n"
    )
