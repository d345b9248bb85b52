"""At a table somewhere else, from the terminal and with a bot."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from presidium.cli.command_line import presidium as command
from presidium.cli.commands.join import Far, same_rules
from presidium.client.remote import Remote
from presidium.core import Refused, refusal
from presidium.text import Words
from tests.cli.server import PATIENCE, host, serving, start, terminal, wait_for
from tests.cli.shell import presidium
from tests.docs.pages import ROOT

pytestmark = pytest.mark.ci

PROMPT = "\n> "
WORDS = Words("en")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as (_, there):
        yield there


@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_a_bot_of_this_machine_plays_a_whole_game_there_and_its_dice_can_be_checked(
    address: str, game: str, tmp_path: Path
) -> None:
    table = host(address, game=game, seats=5, bots=["random"] * 4)
    with terminal("join", f"{address}/t/{table.table}", "--bot", "naive") as bot:
        bot.until("naive has taken seat 1.")
        table.do("start")
        bot.until("The game is over.")
        assert bot.process.wait(PATIENCE) == 0
    file = tmp_path / "record.txt"
    file.write_text(table.record())
    ran = presidium("check", file)
    assert ran.code == 0
    assert table.look()["table"]["commitment"] in ran.out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda line: line.replace("# seed ", "# seed 0"), "does not fit the commitment"),
        (lambda line: "" if line.startswith("# salt") else line, "does not carry the seed"),
        (lambda line: line.replace("# nonces ", "# nonces 1"), "not those whose fingerprint was shown"),
    ],
)
def test_a_broken_promise_is_found_out(address: str, change: object, said: str, tmp_path: Path) -> None:
    assert callable(change)
    table = host(address, game="goulag", seats=5, bots=["random"] * 5, pace="bots")
    table.do("start")
    wait_for(table, status="over")
    file = tmp_path / "record.txt"
    file.write_text("".join(map(change, table.record().splitlines(keepends=True))))
    ran = presidium("check", file)
    assert (ran.code, said in ran.err) == (2, True), ran.err


def test_whoever_joins_a_game_that_began_in_the_middle_is_told(address: str, tmp_path: Path) -> None:
    begins = {"position": "goulag | cards L D L D L | round 5 | commissar 1 | canal 8 | before 2 3 4"}
    table = host(address, game="goulag", seats=5, bots=["random"] * 4, begins=begins)
    with terminal("join", f"{address}/t/{table.table}", "--name", "Ann", "--plain", "--data", tmp_path) as ann:
        ann.until("This game began in a position: the person who wrote it knows")


def test_a_person_makes_a_table_fills_it_and_plays_to_the_end(address: str, tmp_path: Path) -> None:
    args = ("--new", "goulag", "--pace", "solo", "--talk", "none", "--name", "Ann", "--plain", "--data", tmp_path)
    with terminal("join", address, *args) as ann:
        ann.until("Comrade 5; nobody yet")
        for line, said in (
            ("start", "Some seats are still open"),
            ("options", "It is not your turn"),
            ("nonsense", "It is not your turn"),
            ("fill", "; a bot, the usual\n"),
            ("chat Good evening", "Ann says: Good evening"),
            ("?", "seats"),
        ):
            ann.type(line)
            ann.until(said)
        ann.type("start")
        while "== You have" not in ann.until(PROMPT, "all again: "):
            ann.type("options")
            ann.until(PROMPT)
            ann.type("1")
        ann.type(f"save {tmp_path / 'record.txt'}")
        ann.until("Saved to")
        assert presidium("check", tmp_path / "record.txt").code == 0
        assert (tmp_path / "people.json").stat().st_mode & 0o077 == 0


def test_alone_the_table_pauses_for_talk_until_a_bare_enter(address: str, tmp_path: Path) -> None:
    args = ("--new", "goulag", "--pace", "solo", "--name", "Ann", "--plain", "--data", tmp_path)
    with terminal("join", address, *args) as ann:
        ann.until("Comrade 5; nobody yet")
        ann.type("fill")
        ann.type("start")
        while "The floor is open" not in ann.until(PROMPT, "says that you have nothing more to say"):
            ann.type("options")
            ann.until(PROMPT)
            ann.type("1")
        ann.type("unready")
        ann.type("")
        ann.until("The floor is closed.", "The floor is open")  # round 2 may open the next one at once


def test_alone_a_seasoned_comrade_is_asked_and_at_the_end_the_bots(address: str, tmp_path: Path) -> None:
    args = ("--new", "goulag", "--pace", "solo", "--talk", "none", "--name", "Ann", "--plain", "--data", tmp_path)
    with terminal("join", address, *args) as ann:
        ann.until("Comrade 5; nobody yet")
        ann.type("fill")
        ann.type("start")
        ann.until(PROMPT)
        ann.type("advice")
        ann.until(WORDS("page-why-would"))
        ann.type("why")
        ann.until("The game is not over yet")
        while "== You have" not in ann.until(PROMPT, "all again: "):
            ann.type("options")
            ann.until(PROMPT)
            ann.type("1")
        ann.type("why")
        ann.until("Which of these?")
        ann.type(f"why {''.join(filter(str.isdigit, ann.until('”.')))}")
        ann.until("answered so:")
        ann.type("advice")
        ann.until("This table is over")


def test_whoever_leaves_the_terminal_finds_his_seat_again(address: str, tmp_path: Path) -> None:
    table = host(address, game="goulag", seats=5, bots=["random"] * 3)
    where = (f"{address}/t/{table.table}", "--plain", "--data", tmp_path)
    for name, seat in (("Ann", 1), ("Bob", 2), ("Ann", 1)):
        with terminal("join", *where, "--name", name) as person:
            person.until(f"Seat {seat} is yours")
            person.type("quit")
            person.until("Your seat stays yours")
    assert len(json.loads((tmp_path / "people.json").read_text())[address]) == 2
    with terminal("join", *where, "--name", "Eve") as late:
        late.until("No seat is open")


def test_a_bot_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, address):
        table = host(address, game="goulag", seats=5, bots=["random"] * 3)
        where = f"{address}/t/{table.table}"
        with terminal("join", where, "--bot", "naive") as bot:
            bot.until("seat 1.")
            with terminal("join", where, "--name", "Ann", "--plain", "--data", tmp_path / "ann") as ann:
                ann.until("Seat 2 is yours")
                server.stop()
                ann.until("The connection is lost")
                with serving(tmp_path, port=int(address.rpartition(":")[2])):
                    ann.until("The connection is back")
                    ann.type("chat Still here")
                    ann.until("Ann says: Still here")
                    table.do("leave", seat=2)
                    table.do("fill")
                    table.do("start")
                    bot.until("The game is over.")


def test_alone_the_last_answer_can_be_taken_back(address: str, tmp_path: Path) -> None:
    """Sooner or later one is asked again before anybody else has answered, as a General Secretary is to vote."""
    said = ("Taken back: ", "There is nothing to take back", "all again: ")
    args = ("--new", "politburo", "--pace", "solo", "--talk", "none", "--plain", "--data", tmp_path)
    with terminal("join", address, *args, "--name", "Ann") as ann:
        for line, answered in (("fill", "; a bot, the usual\n"), ("start", PROMPT), ("back", said[1])):
            ann.type(line)
            ann.until(answered)
        for line in ("options", "1", "back") * 100:
            ann.until(PROMPT)
            ann.type(line)
            if line == "back" and said[0] in ann.until(*said):
                break
        again = ann.until(PROMPT)
        assert WORDS("join-overtaken") not in again
        ann.type("back")
        ann.until(said[1])  # no further than that


def test_standing_orders_are_kept_by_the_table(address: str, tmp_path: Path) -> None:
    args = ("--new", "kremlin", "--players", "3", "--pace", "solo", "--talk", "none", "--plain", "--data", tmp_path)
    with terminal("join", address, *args, "--name", "Ann") as ann:
        where = ann.until("\n").split()[-1]
        for line, said in (
            ("fill", "; a bot, the usual\n"),
            ("start", PROMPT),
            ("suggest", PROMPT),
            ("guard G 3", PROMPT),
        ):
            ann.type(line)
            ann.until(said)
    with terminal("join", where, "--plain", "--data", tmp_path, "--name", "Ann") as again:
        again.until(PROMPT)
        again.type("orders")
        again.until("Standing orders: guard G 3")


def test_whoever_is_removed_refuses_and_agrees_from_the_terminal(address: str, tmp_path: Path) -> None:
    table = host(address, game="kremlin", seats=4, bots=["random"] * 2)
    where = (f"{address}/t/{table.table}", "--plain", "--data")
    with terminal("join", *where, tmp_path / "ann", "--name", "Ann") as ann:
        ann.until("Seat 1 is yours")
        with terminal("join", *where, tmp_path / "ben", "--name", "Ben") as ben:
            ben.until("Seat 2 is yours")
            table.do("start")
            ben.until(PROMPT)
            table.do("leave", seat=2)
            ann.until("the game rests until another takes a seat.")
            ann.until("the host has removed Ben; the caretaker plays on.")
            ben.until("This seat is not yours any more.")
            ben.until("without your consent they stay shut.")
            link = f"{address}/link/{table.do('seatlink', seat=2)['link']}"
            with terminal("join", link, "--plain", "--data", tmp_path / "zoe", "--name", "Bеn") as zoe:
                zoe.until("You are to have seat 2")
                said = "(a name that looks like another’s here) is to have this seat in a day, unless Ben refuses"
                ann.until(said)
                ben.until(said)
                zoe.type("chat hello")
                ben.type("refuse")
                for person in (ann, ben, zoe):
                    person.until("Ben refuses; Bеn does not get this seat.")
                zoe.process.wait(PATIENCE)
            ben.type("allow")
            ben.until("Nobody else is to have seat 2.")
            ann.type("suggest")
            ann.until("it rests until another takes a seat.")
            ben.type("agree 2")
            ann.until("The game goes on.")
            ann.type("agree")
            ben.process.wait(PATIENCE)
            assert wait_for(table, status="closed")["silent"] == []
    assert table.look()["seed"]


def test_a_seat_that_was_given_up_is_taken_in_the_terminal(address: str, tmp_path: Path) -> None:
    table = host(address, game="kremlin", seats=3, bots=["random"])
    where = (f"{address}/t/{table.table}", "--plain", "--data")
    with terminal("join", *where, tmp_path, "--name", "Ann") as ann:
        ann.until("Seat 1 is yours")
        with terminal("join", *where, tmp_path, "--name", "Ben") as ben:
            ben.until("Seat 2 is yours")
            table.do("start")
            ben.until(PROMPT)
            ben.type("concede")
            ben.until("This seat is not yours any more.")
            assert ben.process.wait(PATIENCE) == 0
        link = f"{address}/link/{table.do('seatlink', seat=2)['link']}"
        with terminal("join", link, "--plain", "--data", tmp_path, "--name", "Zoe") as zoe:
            zoe.until("Seat 2 is yours")
            zoe.until("Ben has given up; the caretaker plays on.")
            zoe.until("Zoe plays from now on, in place of Ben.")
            ann.until("Zoe plays from now on, in place of Ben.")


def test_the_example_in_under_sixty_lines_plays_a_whole_game(address: str) -> None:
    example = ROOT / "examples" / "remote_bot.py"
    assert len(example.read_text().splitlines()) < 60
    assert "presidium" not in example.read_text().partition('"""\n')[2].lower()
    table = host(address, game="politburo", seats=5, bots=["random"] * 4)
    bot = start(sys.executable, example, f"{address}/t/{table.table}")
    try:
        wait_for(table, seated=5)
        table.do("start")
        out, _ = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
    assert out.decode().startswith("over {'type': 'Outcome'"), out


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (("ftp://somewhere",), "“ftp://somewhere” is not the address of a table"),
        (("http://127.0.0.1:1/t/x",), "Nobody answers at http://127.0.0.1:1."),
        (("{address}/t/nowhere",), "There is no such table."),
        (("{address}/t/nowhere", "--new", "chess"), "No game is called “chess”"),
        (("{address}", "--new", "goulag", "--players", "4"), "5 to 10"),
        (("{address}", "--new", "goulag", "--seat", "6"), "no seat 6"),
        (("{address}", "--new", "goulag", "--bot", "stalin"), "No bot is called “stalin”"),
    ],
)
def test_what_cannot_be_joined_is_told_in_a_sentence(
    address: str, where: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    asked = [part.format(address=address) for part in where]
    ran = CliRunner().invoke(command, ["join", *asked, "--data", str(tmp_path), "--name", "Ann"])
    assert isinstance(ran.exception, Refused)
    assert said in Words("en").refusal(ran.exception.why)


def test_a_newer_server_may_refuse_in_words_we_have_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> bytes:
        raise Refused(refusal("not-invented-yet"))

    monkeypatch.setattr(Remote, "fetch", refuse)
    with pytest.raises(Refused) as refused:
        Far("http://127.0.0.1:1", Words("en"), None, "Ann")
    assert "not-invented-yet" in Words("en").refusal(refused.value.why)


def test_a_server_with_other_rules_is_not_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    remote = Remote("http://127.0.0.1:1/t/x", token="-")
    remote.info = {"game": "goulag"}
    monkeypatch.setattr(remote, "call", lambda *_: [{"game": "goulag", "rules_version": 99}])
    with pytest.raises(Refused, match="unknown-rules-version"):
        same_rules(remote)


def test_whoever_is_muted_is_not_heard_in_the_terminal(address: str, tmp_path: Path) -> None:
    table = host(address, game="goulag", seats=5, bots=["random"] * 3)
    joined = f"{address}/t/{table.table}"
    with terminal("join", joined, "--plain", "--data", tmp_path / "ann", "--name", "Ann") as ann:
        ann.until("Ann")
        ben = Remote(joined, name="Ben")
        ben.do("sit", seat=2)
        ann.until("Ben")
        ben.do("chat", seat=2, text="first word")
        ann.until("Ben says: first word")
        ann.type("mute 2")
        wait_until_mutes(joined, tmp_path, 1)
        ben.do("chat", seat=2, text="second word")
        Remote(joined, name="Cleo").do("chat", text="in between")
        assert "second word" not in ann.until("in between")
        ann.type("unmute 2")
        wait_until_mutes(joined, tmp_path, 0)
        ben.do("chat", seat=2, text="third word")
        ann.until("Ben says: third word")


def wait_until_mutes(joined: str, data: Path, count: int) -> None:
    """Until the server knows that Ann has muted so many."""
    (known,) = json.loads((data / "ann" / "people.json").read_text()).values()
    ann, ends = Remote(joined, token=known["Ann"]), time.monotonic() + PATIENCE
    while len(ann.call("GET", "/api/me/others")) != count:
        assert time.monotonic() < ends
        time.sleep(0.05)
