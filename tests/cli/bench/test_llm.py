"""Language models in the benchmark, beside a scripted endpoint: what they read, what counts, and that no key stays."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from presidium.cli.bench.endpoint import CUT, Endpoint, Messages, Reply
from presidium.cli.bench.over_mcp import Desk
from presidium.cli.bench.player import Budget, Model
from presidium.cli.bench.playing import Kept, Run, play, result, wanted
from presidium.cli.bench.prompt import believed, lines_of
from presidium.cli.command_line import presidium
from presidium.core import Refused, Said, seat_view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import worker
from presidium.games.goulag.moves import Inquire
from presidium.text import Words
from tests.cli.bench.endpoint import KEY, Player, completion, served

POSITION = "goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5"
HELLO: Messages = ({"role": "user", "content": "Hello?"},)


def command(folder: Path, url: str, *more: str) -> Result:
    args = ["bench", "llm", "--model", "scripted", "--url", url, "--games", "2", "--to", str(folder), *more]
    return CliRunner().invoke(presidium, args, env={"OPENAI_API_KEY": KEY})


def games_in(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()[1:]]


class Scripted:
    """A source that gives these replies, one after the other."""

    def __init__(self, *replies: str) -> None:
        self.replies = list(replies)
        self.asked: list[Messages] = []

    def ask(self, messages: Messages) -> Reply:
        self.asked.append(messages)
        return Reply(self.replies.pop(0), 10, 5)


# The endpoint


def test_a_busy_endpoint_is_asked_again_and_a_key_goes_only_into_the_header(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    came = [(429, "wait"), (503, "no"), completion(f"I have read {KEY}.")]
    pauses: list[float] = []
    with served(lambda _: came.pop(0)) as (url, keys):
        endpoint = Endpoint(url, "m", KEY, sleep=pauses.append)
        assert endpoint.ask(HELLO) == Reply(f"I have read {CUT}.", 100, 10)
    assert pauses == [7.0, 2.0]
    assert keys == [f"Bearer {KEY}"] * 3
    assert KEY not in repr(endpoint)
    assert KEY not in caplog.text


@pytest.mark.parametrize(
    "came", [(401, f"Incorrect API key provided: {KEY}"), (200, f"{{}} {KEY}"), (200, {"choices": []}), (503, KEY)]
)
def test_what_an_endpoint_refuses_is_told_without_the_key(came: tuple[int, Any]) -> None:
    with served(lambda _: came) as (url, _), pytest.raises(Refused, match="bench-endpoint") as refused:
        Endpoint(url, "m", KEY, sleep=lambda _: None).ask(HELLO)
    assert KEY not in str(refused.value)
    assert KEY not in Words("en").refusal(refused.value.why)


def test_an_address_holds_no_secret() -> None:
    for url in (f"http://me:{KEY}@localhost/v1", f"http://localhost/v1?key={KEY}", f"http://localhost/v1#{KEY}"):
        with pytest.raises(Refused) as refused:
            Endpoint(url, "m")
        assert KEY not in str(refused.value)
    with pytest.raises(Refused, match="bench-bad-url"):
        Endpoint("localhost:80", "m")


def test_tokens_that_nobody_counts_are_estimated() -> None:
    with served(lambda _: completion("12345678", usage=False)) as (url, _):
        assert Endpoint(url, "m").ask(HELLO) == Reply("12345678", 1, 2, counted=False)


# The player


def model(*replies: str, **told: Any) -> Model:
    return Model(Scripted(*replies), Budget(), **told)


def test_a_refused_reply_is_explained_and_counted_and_three_are_replaced() -> None:
    view = seat_view(GOULAG.read_position(POSITION), 2)
    one = model("ANSWER: name 3 4 watch 5", "Better so.\n**answer: `name 3 5 watch 1`**")
    assert GOULAG.notation.print(one.choose(view, Random(1))) == "name 3 5 watch 1"
    assert (one.spent.decisions, one.spent.replies, one.spent.refused, one.spent.replaced) == (1, 2, 1, 0)
    assert "goulag 2.2" in one.source.asked[1][-1]["content"]  # type: ignore[attr-defined]
    lost = model("yes", "no", "ANSWER: perhaps")
    assert lost.choose(view, Random(1)) in view.options
    assert (lost.spent.refused, lost.spent.replaced) == (3, 1)


def test_a_budget_ends_and_the_game_goes_on_at_random() -> None:
    view = seat_view(GOULAG.read_position(POSITION), 2)
    one = model("ANSWER: name 3 5 watch 1", talks=False)
    one.budget = Budget(tokens=15)
    one.choose(view, Random(1))
    assert not one.spent.exhausted
    assert one.choose(view, Random(1)) in view.options
    assert one.spent.exhausted
    assert (one.spent.replies, one.spent.replaced) == (1, 1)
    now = iter(range(0, 1000, 50))
    slow = Model(Scripted("ANSWER: name 3 5 watch 1"), Budget(seconds=40), clock=lambda: float(next(now)))
    slow.choose(view, Random(1))
    slow.choose(view, Random(1))
    assert slow.spent.exhausted


def test_a_prompt_holds_the_rules_the_view_and_the_notes_and_nothing_the_seat_may_not_know() -> None:
    g = GOULAG.read_position(POSITION)
    one = model("NOTE: beware of 4\nANSWER: name 3 5 watch 1", "ANSWER: name 3 5 watch 1")
    prompts: list[list[str]] = []
    for _ in range(2):
        one.choose(seat_view(g, 2), Random(1))
        prompts.append([message["content"] for message in one.source.asked[-1]])  # type: ignore[attr-defined]
    system, question = prompts[0]
    assert "2.2" in system
    assert "SAY:" in system
    assert "name 3 5 watch 1: " in question
    assert "beware" not in question
    assert "beware of 4" in prompts[1][1]
    twin = GOULAG.read_position(POSITION.replace("L D L D L", "L D D L L"))
    assert not any(seat_view(g, 2).knows(worker(seat)) for seat in (3, 4)), "the twins differ in what it has not seen"
    other = model("ANSWER: name 3 5 watch 1")
    other.choose(seat_view(twin, 2), Random(1))
    assert [message["content"] for message in other.source.asked[0]] == prompts[0]  # type: ignore[attr-defined]


def test_a_model_speaks_once_a_round_when_spoken_to_and_with_its_answers() -> None:
    g = GOULAG.read_position(POSITION)
    one = model("SAY: claim 2 loyal own", "SAY: nonsense", "SAY: claim 3 loyal inferred\nANSWER: name 3 5 watch 1")
    said = one.speak(seat_view(g, 2), Random(1))
    assert GOULAG.statements.print(said) == "claim 2 loyal own"  # type: ignore[arg-type]
    assert one.speak(seat_view(g, 2), Random(1)) is None
    assert one.spent.replies == 1
    g.tell(Said(4, Inquire(2, 3)))
    assert one.speak(seat_view(g, 2), Random(1)) is None  # nonsense is refused
    assert (one.spent.replies, one.spent.refused) == (2, 1)
    one.choose(seat_view(g, 2), Random(1))
    said = one.speak(seat_view(g, 2), Random(1))
    assert GOULAG.statements.print(said) == "claim 3 loyal inferred"  # type: ignore[arg-type]
    assert (one.spent.replies, one.spent.statements) == (3, 2)
    silent = model(talks=False)
    assert silent.speak(seat_view(g, 2), Random(1)) is None


def test_beliefs_are_read_and_sum_to_one() -> None:
    asked: dict[Any, dict[Any, float]] = {("worker", 2): {"loyal": 0.5, "disloyal": 0.5}, ("worker", 3): {"loyal": 1}}
    text = "BELIEF: worker 2 = loyal 3, disloyal 1\nbelief: Worker 9 = loyal 1\nBELIEF: worker 3 = loyal x"
    assert believed(text, asked) == {("worker", 2): {"loyal": 0.75, "disloyal": 0.25}}
    assert believed("BELIEF: worker 2 = loyal -1, disloyal nan", asked) == {}
    assert lines_of("> **NOTE:** a\nnotes: b\nNOTE:", "NOTE:") == ["a"]


# Whole runs


def test_a_run_keeps_its_games_transcripts_and_figures_and_no_key(tmp_path: Path) -> None:
    folder, player = tmp_path / "run", Player("claim 1 loyal inferred")
    with served(player) as (url, _):
        done = command(folder, url, "--task", "win", "--task", "infer", "--task", "talk")
    assert done.exit_code == 0, done.output
    assert "scripted, win goulag-5: " in done.output
    games = games_in(folder)
    assert [(game["task"], game["arm"], game["deal"]) for game in games] == [
        *(("win", "speaking", deal) for deal in range(2)),
        *(("infer", "speaking", deal) for deal in range(2)),
        *(("talk", arm, deal) for deal in range(2) for arm in ("speaking", "silent")),
    ]
    assert sum(game["replies"] for game in games) == len(player.requests)
    assert all(game["replaced"] == game["refused"] == 0 for game in games if game["arm"] == "silent")
    assert any(game["statements"] for game in games)
    assert not any(game["statements"] for game in games if game["arm"] == "silent")
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    assert len(files) == 2 + len(games)
    kept = [json.loads(line) for line in files[-1].read_text("utf-8").splitlines()]
    assert {"purpose", "messages", "reply"} == set(kept[0])
    assert KEY not in "".join(file.read_text("utf-8") for file in files) + done.output
    won, learnt, voice = json.loads((folder / "result.json").read_text("utf-8"))
    assert won["tables"][0]["figures"]["prompt_tokens"] == 100 * sum(g["replies"] for g in games if g["task"] == "win")
    assert learnt["tables"][0]["figures"]["asked"] == sum(row[2] for g in games for row in g.get("scores", ()))
    assert voice["score"]["figure"] == "voice"
    assert not won["whole"]
    page = tmp_path / "table.html"
    made = CliRunner().invoke(presidium, ["bench", "table", str(folder / "result.json"), "--to", str(page)])
    assert made.exit_code == 0
    assert "scripted, talk, goulag-5" in page.read_text("utf-8")


def test_a_run_that_stops_goes_on_with_the_missing_game(tmp_path: Path) -> None:
    player = Player()

    def breaks(body: dict[str, Any]) -> tuple[int, Any]:
        return (401, f"bad key {KEY}") if len(player.requests) == 8 else player(body)

    with served(breaks) as (url, _):
        stopped = command(tmp_path, url)
        assert isinstance(stopped.exception, Refused)
        assert KEY not in str(stopped.exception)
        first = games_in(tmp_path)
        asked, player.requests = len(player.requests), []
        with (tmp_path / "games.jsonl").open("a") as file:
            file.write('{"task": "win", "tab')  # as a power cut leaves it
    with served(player) as (again, _):
        (tmp_path / "games.jsonl").write_text(
            (tmp_path / "games.jsonl").read_text("utf-8").replace(url, again), "utf-8"
        )
        assert command(tmp_path, again).exit_code == 0
        games, replies = games_in(tmp_path), len(player.requests)
        assert command(tmp_path, again).exit_code == 0
        assert len(player.requests) == replies, "nothing is played twice"
        other = command(tmp_path, again, "--tokens", "5")
        assert isinstance(other.exception, Refused)
        assert other.exception.why.id == "other-games"
    assert len(first) < 2 == len(games)
    assert asked == 8
    assert games[: len(first)] == first


def test_the_same_replies_make_the_same_games(tmp_path: Path) -> None:
    (task, places), *_ = wanted(["cooperate"], ["goulag-5"], 3)
    made = []
    for name in "ab":
        run = Run("m", "here", Budget())
        kept = Kept(tmp_path / name, run)
        player = Player()

        class Source:
            def ask(self, messages: Messages, player: Player = player) -> Reply:
                return Reply(player({"messages": messages})[1]["choices"][0]["message"]["content"], 1, 1)

        games = list(play(run, task, places[0][0], 3, Source(), kept))
        made.append([(game["won"], game["ending"], game["replies"]) for game in games])
        assert result(run, [(task, places)], kept)[0]["tables"][0]["deals"] == 3
    assert made[0] == made[1]


def test_wrong_tasks_and_tables_are_refused(tmp_path: Path) -> None:
    for names, tables, why in (
        (["exploit"], ["goulag-5"], "bench-not-for-models"),
        (["chess"], ["goulag-5"], "no-bench-task"),
        (["win"], ["goulag-6"], "no-bench-table"),
        (["infer"], ["kremlin-4-1988"], "bench-not-for-models"),
    ):
        with pytest.raises(Refused, match=why):
            wanted(names, tables, 1)
    neither = CliRunner().invoke(presidium, ["bench", "llm", "--model", "m", "--to", str(tmp_path)])
    assert isinstance(neither.exception, Refused)
    assert neither.exception.why.id == "bench-where"


# Over MCP


def test_over_mcp_the_same_prompts_wait_for_replies() -> None:
    desk, seen = Desk(Words("en")), Queue[str]()

    def games() -> None:
        for number in range(2):
            seen.put(desk.ask([{"role": "system", "content": "rules"}, {"role": "user", "content": str(number)}]).text)

    desk.begin(games)
    assert desk.look() == "rules\n\n0"
    assert desk.reply("first") == "1"
    assert desk.reply("second") == "All games of this run are over. Thank you."
    assert desk.reply("third") == desk.look()
    assert [seen.get(), seen.get()] == ["first", "second"]


@pytest.mark.ci
def test_a_whole_run_over_mcp(tmp_path: Path) -> None:
    anyio = pytest.importorskip("anyio")
    import sys

    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    args = ["-m", "presidium", "bench", "llm", "--model", "m", "--mcp", "--games", "1", "--to", str(tmp_path)]
    player = Player()

    async def whole() -> int:
        async with (
            stdio_client(StdioServerParameters(command=sys.executable, args=args)) as streams,
            ClientSession(*streams) as session,
        ):
            await session.initialize()
            assert {tool.name for tool in (await session.list_tools()).tools} == {"look", "reply"}
            told = (await session.call_tool("look", {})).content[0].text
            replies = 0
            while "All games of this run are over" not in told:
                reply = player({"messages": [{"content": told}]})[1]["choices"][0]["message"]["content"]
                told = (await session.call_tool("reply", {"text": reply})).content[0].text
                replies += 1
            return replies

    replies = anyio.run(whole)
    (game,) = games_in(tmp_path)
    assert game["replies"] == replies
    assert not game["counted"]
    assert (tmp_path / "result.json").is_file()
