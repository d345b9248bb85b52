"""Joining a table somewhere else, as a person or with a bot."""

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
from presidium.cli import completing
from presidium.cli.by_mail import mail_options, tempo_asked
from presidium.cli.choices import data, game_options, language, options
from presidium.cli.delegate import Delegate
from presidium.cli.grain import Grain
from presidium.cli.hearing import Ear, Heard, Keyboard, Typed
from presidium.cli.keeping import keep
from presidium.cli.open_tables import choose_table
from presidium.cli.outside import Outside, stands_outside
from presidium.cli.remote import Joined
from presidium.cli.screen import Screen
from presidium.core import Refused, refusal
from presidium.games import find
from presidium.table.client import Remote, taken_apart
from presidium.text import Words

PEOPLE = "people.json"
"""Who one is on which server: secret, in the folder that is one's own."""
PACES = ("untimed", "mail", "live", "solo")


class Far(Remote):
    """A server that may be newer than we are: what it refuses in words we have not is still told."""

    def __init__(
        self, url: str, words: Words, token: str | None, name: str, data: Path | None = None, invite: str = ""
    ) -> None:
        self.words = words
        self.data = data
        self.grain: Grain | None = None
        super().__init__(url, token, name, invite)
        self.briefs = False  # the terminal makes them itself, of what it sees

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
@click.option("--bot", shell_complete=completing.bots, help="Let this bot play, by its name or as file.py:Class.")
@click.option("--name", help="What you are called; by the same name you find your seat again.")
@click.option("--seat", type=int, help="Where to sit; otherwise the first open seat.")
@click.option(
    "--new", "game", shell_complete=completing.games, help="Make a table for this game there, and sit down at it."
)
@click.option("--players", type=int, default=5, show_default=True, help="A new table's seats.")
@click.option("--pace", type=click.Choice(PACES), default="untimed", show_default=True, help="A new table's tempo.")
@mail_options
@click.option("--advice", is_flag=True, help="At a new table people may ask a bot for advice.")
@click.option("--invite", default="", metavar="CODE", help="Your invitation, where the hall is closed.")
@game_options
@data
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
    advice: bool,
    invite: str,
    chosen: tuple[str, ...],
    data: Path,
    plain: bool,
    lang: str,
    **mail: Any,
) -> None:
    """Take a seat at the table with this address, here in the terminal or with a bot.

    The address of a server alone: choose among its open tables. A host's link to a seat: have that seat.
    """
    words = Words(lang)
    must_be_address(url)
    if game is not None:  # what could not be played there is refused before anything is made
        find(game).rules(players, options(chosen))
        if bot is not None:
            find_bot(bot, game)
    mind = None if bot is None or name is not None else bot  # a bot without a name of its own is always somebody new
    remote = somebody(url, words, name or bot or user(words), data if mind is None else None, invite)
    if game is not None:
        asked = {"game": game, "seats": players, "pace": pace, "options": options(chosen)}
        asked |= tempo_asked(**mail)
        asked |= {"advice": True} if advice else {}  # an older server does not know of it
        remote.table = remote.call("POST", "/api/tables", asked)["id"]
        click.echo(words("join-made", address=f"{remote.base}/t/{remote.table}"))
    elif remote.leads == "link":
        remote.table = open_link(remote, url)
    elif not remote.table:
        remote.table = choose_table(remote, Screen(words, plain))
    sit_down(remote, words, bot, seat, plain)


def must_be_address(url: str) -> None:
    """Refused if nobody could live there."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused(refusal("not-an-address", text=url))


def open_link(remote: Remote, url: str) -> str:
    """The table at which a host's link gives a seat."""
    table: str = remote.call("POST", f"/api/links/{remote.table}", {})["table"]
    if not table:  # it brings a person to another device, and that is a browser
        raise Refused(refusal("not-a-seat", text=url))
    return table


def user(words: Words) -> str:
    """What this machine calls its user, if it knows."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # nobody in the list of users, as in many containers
        return words("join-nameless")


def somebody(url: str, words: Words, name: str, data: Path | None, invite: str = "") -> Far:
    """Who one has been on that server under this name, or somebody new there."""
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
    """The tokens one has, by server and name; Refused if the file is not what we wrote."""
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
    mind()  # before it sits down: what cannot be found is refused
    remote.sit(seat, program=True)
    listen(remote, heard)
    click.echo(words("join-bot-sits", bot=bot, seat=remote.seat or 0))
    Delegate(remote, mind, heard).run()
    click.echo(words("join-bot-done", status=remote.info["status"]))
    for sentence, _ in remote.verdict():
        click.echo(sentence)


def by_hand(remote: Remote, screen: Screen, heard: Queue[Heard], seat: int | None) -> None:
    """Play from a seat; whoever loses it, or is to have one, stands beside the table for a while."""
    keyboard = Keyboard(heard)
    played, goes_on = False, True
    while goes_on:
        remote.seat = None
        hello = remote.look()
        outside = stands_outside(hello)
        if played and not outside and not hello.get("yours"):
            return  # he has given the seat up
        if not outside:
            remote.sit(seat)
        ear = listen(remote, heard)
        if keyboard.ident is None:  # what is typed comes after what stands there already
            keyboard.start()
        goes_on = (Outside(screen, remote, heard, hello) if outside else Joined(screen, remote, heard)).run()
        played = played or not outside
        ear.hang_up()
        for said in [heard.get() for _ in range(heard.qsize())]:
            if isinstance(said, Typed):
                heard.put(said)


def listen(remote: Remote, heard: Queue[Heard]) -> Ear:
    """Hear all there is to know, and then whatever happens."""
    first = remote.look()
    remote.info = first["table"]
    heard.put(first)
    ear = Ear(remote, heard, first["n"])
    ear.start()
    return ear


def same_rules(remote: Remote) -> None:
    """Refused if the server plays by other rules than are known here."""
    game = find(remote.info["game"])
    there = next(each["rules_version"] for each in remote.call("GET", "/api/games") if each["game"] == game.name)
    if there != game.rules_version:
        raise Refused(refusal("unknown-rules-version", game=game.name, version=there, known=game.rules_version))
