"""The `join` command: takes a seat at a server's table and plays by hand or with a bot."""

from __future__ import annotations

import getpass
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any
from urllib.parse import urlsplit

import click

from presidium.bots import find as find_bot
from presidium.cli import completion
from presidium.cli.choices import data, game_options, language, options
from presidium.cli.files import keep
from presidium.cli.remote.by_mail import mail_options, tempo_asked
from presidium.cli.remote.delegate import Delegate
from presidium.cli.remote.floor import TALKS, talk_asked
from presidium.cli.remote.hearing import Ear, Heard, Keyboard, Typed
from presidium.cli.remote.nonce import Grain
from presidium.cli.remote.open_tables import choose_table
from presidium.cli.remote.outside import Outside, stands_outside
from presidium.cli.remote.session import Joined
from presidium.cli.terminal.screen import Screen
from presidium.client.remote import Remote, taken_apart
from presidium.core import Refused, refusal
from presidium.games import find
from presidium.text import Words

PEOPLE = "people.json"
"""File in the user's folder with the sign-in tokens for each server; readable by its owner only."""
PACES = ("untimed", "mail", "live", "solo")


class Far(Remote):
    """A client of a server that may be newer. If it does not know the text of a refusal, it prints the refusal's id."""

    def __init__(
        self, url: str, words: Words, token: str | None, name: str, data: Path | None = None, invite: str = ""
    ) -> None:
        self.words = words
        self.data = data
        self.grain: Grain | None = None
        super().__init__(url, token, name, invite)
        self.briefs = False  # the terminal makes briefs from the view and does not need the server's

    def _be_somebody(self, name: str) -> str:
        try:
            return super()._be_somebody(name)
        except Refused as refused:
            if refused.why.id != "hall-closed":
                raise
            raise Refused(refusal("hall-closed-there", address=self.base)) from None

    def sit(self, seat: int | None = None, program: bool = False) -> int:
        found = super().sit(seat, program)
        self.grain = Grain(self.data, f"{self.base}/t/{self.table}", found)
        self.grain.note(nonce=self.nonce)
        return found

    def take_in(self, message: dict[str, Any]) -> None:
        super().take_in(message)
        if self.grain is not None:
            self.grain.note(commitment=self.info["commitment"], mixed=self.info.get("mixed", ""))

    def verdict(self) -> Iterator[tuple[str, bool]]:
        if self.grain is not None:
            for id, well in self.grain.verdict(self.info, self.opened):
                yield self.words(id, nonce=self.grain.known["nonce"]), well

    def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        try:
            return super().fetch(method, path, body)
        except Refused as refused:
            if self.words.has(f"refused-{refused.why.id}"):
                raise
            raise Refused(refusal("unknown-reason", reason=refused.why.id)) from None


@click.command()
@click.argument("url")
@click.option("--bot", shell_complete=completion.bots, help="Let this bot play, by its name or as file.py:Class.")
@click.option("--name", help="What you are called; by the same name you find your seat again.")
@click.option("--seat", type=int, help="Where to sit; otherwise the first open seat.")
@click.option(
    "--new", "game", shell_complete=completion.games, help="Make a table for this game there, and sit down at it."
)
@click.option("--players", type=int, default=5, show_default=True, help="A new table's seats.")
@click.option("--pace", type=click.Choice(PACES), default="untimed", show_default=True, help="A new table's tempo.")
@click.option("--talk", type=click.Choice(TALKS), help="Pauses for talk; usual: open if live or solo, else none.")
@mail_options
@click.option("--advice", is_flag=True, help="At a new table people may ask a bot for advice.")
@click.option("--invite", default="", metavar="CODE", help="Your invitation, where the hall is closed.")
@game_options
@data("It holds who you are on each server.")
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
@language
def join(
    url: str,
    bot: str | None,
    name: str | None,
    seat: int | None,
    game: str | None,
    players: int,
    pace: str,
    talk: str | None,
    advice: bool,
    invite: str,
    chosen: tuple[str, ...],
    data: Path,
    plain: bool,
    lang: str,
    **mail: Any,
) -> None:
    """Take a seat at a server's table and play in this terminal, or let a bot play.

    URL is the address of a table, a link that a host has sent you for a seat, or the address of a server, which lets
    you choose among its open tables.
    """
    words = Words(lang)
    must_be_address(url)
    if game is not None:  # refuse an unplayable game before anything is created
        find(game).rules(players, options(chosen))
        if bot is not None:
            find_bot(bot, game)
    mind = None if bot is None or name is not None else bot  # a bot without a name of its own is a new person each time
    remote = somebody(url, words, name or bot or user(words), data if mind is None else None, invite)
    if game is not None:
        asked = {"game": game, "seats": players, "pace": pace, "options": options(chosen)}
        asked |= tempo_asked(**mail) | talk_asked(talk, pace)
        asked |= {"advice": True} if advice else {}  # an older server does not send this
        remote.table = remote.call("POST", "/api/tables", asked)["id"]
        click.echo(words("join-made", address=f"{remote.base}/t/{remote.table}"))
    elif remote.leads == "link":
        remote.table = open_link(remote, url)
    elif not remote.table:
        remote.table = choose_table(remote, Screen(words, plain))
    sit_down(remote, words, bot, seat, plain)


def must_be_address(url: str) -> None:
    """Raises Refused if a text is not an HTTP address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused(refusal("not-an-address", text=url))


def open_link(remote: Remote, url: str) -> str:
    """Opens a host's link to a seat and returns the id of the table."""
    table: str = remote.call("POST", f"/api/links/{remote.table}", {})["table"]
    if not table:  # a sign-in link only works in a browser
        raise Refused(refusal("not-a-seat", text=url))
    return table


def user(words: Words) -> str:
    """The login name of the user; a default name if the system does not know it."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # many containers have no entry in the user database
        return words("join-nameless")


def somebody(url: str, words: Words, name: str, data: Path | None, invite: str = "") -> Far:
    """Signs in with the stored token for this server and name, or registers a new person."""
    if data is None:
        return Far(url, words, None, name, invite=invite)
    file, place = data / PEOPLE, taken_apart(url)[0]
    known = acquaintances(file)
    token = known.get(place, {}).get(name)
    if token is not None:
        remote = Far(url, words, token, name, data)
        if still_known(remote):
            return remote
    remote = Far(url, words, None, name, data, invite)
    known.setdefault(place, {})[name] = remote.token
    keep(file, json.dumps(known, indent=2))
    return remote


def acquaintances(file: Path) -> dict[str, dict[str, str]]:
    """The stored sign-in tokens, by server and name. Raises Refused if the file is damaged."""
    try:
        known: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if not all(isinstance(token, str) for names in known.values() for token in names.values()):
            raise TypeError
    except OSError as error:
        raise Refused(refusal("no-such-file", file=str(file), why=str(error.strerror))) from error
    except (ValueError, TypeError, AttributeError) as error:
        raise Refused(refusal("broken-people", file=str(file))) from error
    return known


def still_known(remote: Remote) -> bool:
    try:
        remote.call("GET", "/api/me")
    except Refused as refused:
        if refused.why.id != "who-are-you":
            raise
        return False
    return True


def sit_down(remote: Remote, words: Words, bot: str | None, seat: int | None, plain: bool) -> None:
    remote.info = remote.look()["table"]
    same_rules(remote)
    heard: Queue[Heard] = Queue()
    if bot is None:
        by_hand(remote, Screen(words, plain), heard, seat)
        return
    mind = partial(find_bot, bot, remote.info["game"])
    mind()  # before sitting down, so that an unknown bot is refused
    remote.sit(seat, program=True)
    listen(remote, heard)
    click.echo(words("join-bot-sits", bot=bot, seat=remote.seat or 0))
    Delegate(remote, mind, heard).run()
    click.echo(words("join-bot-done", status=remote.info["status"]))
    for sentence, _ in remote.verdict():
        click.echo(sentence)


def by_hand(remote: Remote, screen: Screen, heard: Queue[Heard], seat: int | None) -> None:
    """Plays from a seat by hand. A person who has lost their seat or waits for one watches the table meanwhile."""
    keyboard = Keyboard(heard)
    played, goes_on = False, True
    while goes_on:
        remote.seat = None
        hello = remote.look()
        outside = stands_outside(hello)
        if played and not outside and not hello.get("yours"):
            return  # the person has left the seat
        if not outside:
            remote.sit(seat)
        ear = listen(remote, heard)
        if keyboard.ident is None:  # only now, because keyboard input must come after the first state
            keyboard.start()
        goes_on = (Outside(screen, remote, heard, hello) if outside else Joined(screen, remote, heard)).run()
        played = played or not outside
        ear.hang_up()
        for said in [heard.get() for _ in range(heard.qsize())]:
            if isinstance(said, Typed):
                heard.put(said)


def listen(remote: Remote, heard: Queue[Heard]) -> Ear:
    """Puts the state of a table into the queue and starts a thread that adds every later message."""
    first, remote.floors = remote.look(), True
    remote.info = first["table"]
    heard.put(first)
    ear = Ear(remote, heard, first["n"])
    ear.start()
    return ear


def same_rules(remote: Remote) -> None:
    """Raises Refused if the server uses another version of the game's rules."""
    game = find(remote.info["game"])
    there = next(each["rules_version"] for each in remote.call("GET", "/api/games") if each["game"] == game.name)
    if there != game.rules_version:
        raise Refused(refusal("unknown-rules-version", game=game.name, version=there, known=game.rules_version))
