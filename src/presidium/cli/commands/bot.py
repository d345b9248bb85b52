"""The `bot` command: a permanent bot that registers at a server by name and plays in every seat it is invited to.

The bot stores only its token, in the user's folder. The server stores its seats, so after a restart of the bot or the
server the bot asks for its seats and plays on.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, Final

import click

from presidium.bots import find as find_bot
from presidium.cli import completion
from presidium.cli.choices import data, language
from presidium.cli.commands import join
from presidium.cli.remote.delegate import Delegate
from presidium.cli.remote.hearing import RECONNECT_DELAYS_S, Heard
from presidium.client.remote import Remote, taken_apart
from presidium.core import Refused, refusal
from presidium.games import GAMES
from presidium.server.storage.disk_health import is_trouble
from presidium.text import Words

ASK_EVERY_S: Final = 2.0
"""Seconds between two requests for invitations."""
REQUESTS_PER_SEAT_SEARCH: Final = 10
"""Number of requests for invitations between two searches for the bot's seats; rematches bring seats too."""
LATER: Final = ("no-answer", "too-fast", "draining")
"""Ids of refusals after which the bot tries again later, in addition to those about the server's disk."""


@click.command()
@click.argument("url")
@click.option("--as", "name", required=True, help="What it is called there; hosts invite it by this name.")
@click.option(
    "--bot", "plays", required=True, shell_complete=completion.bots, help="Who plays, by its name or as file.py:Class."
)
@click.option("--tables", type=click.IntRange(1, 100), default=20, show_default=True, help="How many at once at most.")
@click.option("--invite", default="", metavar="CODE", help="Your invitation, where the hall is closed.")
@data("It holds who the bot is on each server.")
@language
def bot(url: str, name: str, plays: str, tables: int, invite: str, data: Path, lang: str) -> None:
    """Stay at a server as a bot that hosts invite by its name, at as many tables as they like.

    After a restart of the bot or the server it plays on at its tables. Everybody sees that a program plays.
    """
    join.must_be_address(url)
    known = games_of(plays)
    if not known:
        raise Refused(refusal("bot-knows-no-game", bot=plays))
    words = Words(lang)
    remote = sign_in(url, words, name, data, invite, {"bot": plays[:40], "knows": known})
    click.echo(words("bot-stands", name=name, address=remote.base, games=", ".join(known)))
    BotRunner(remote, words, plays, tables).run()


def games_of(plays: str) -> list[str]:
    """The names of all games that have a bot of this name."""
    return [game for game in GAMES if _plays(plays, game)]


def _plays(plays: str, game: str) -> bool:
    try:
        find_bot(plays, game)
    except Refused:
        return False
    return True


def sign_in(url: str, words: Words, name: str, data: Path, invite: str, says: dict[str, Any]) -> join.Far:
    """Signs the bot in and describes it to the server. A bot with a token waits until the server can be reached; a new
    bot is refused at once."""
    place = taken_apart(url)[0]
    failed = 0
    while True:
        try:
            remote = join.somebody(url, words, name, data, invite)
            remote.call("PUT", "/api/me/bot", says)
            return remote
        except Refused as refused:
            stranger = name not in join.acquaintances(data / join.PEOPLE).get(place, {})
            if stranger or not passes(refused):
                raise
            if not failed:
                click.echo(words("bot-waits", address=place))
            time.sleep(RECONNECT_DELAYS_S[min(failed, len(RECONNECT_DELAYS_S) - 1)])
            failed += 1


def passes(refused: Refused) -> bool:
    return refused.why.id in LATER or is_trouble(refused)


class BotRunner:
    """Looks for invitations to a bot and plays at each table in a thread of its own."""

    def __init__(self, remote: Remote, words: Words, plays: str, most: int) -> None:
        self.remote, self.words, self.plays, self.most = remote, words, plays, most
        self.playing: dict[str, Thread] = {}

    def run(self) -> None:
        """Runs until the program is stopped or the server refuses the bot for good."""
        failed, rounds = 0, 0
        while True:
            try:
                if rounds % REQUESTS_PER_SEAT_SEARCH == 0:
                    self._take_up_again()
                self._take_invitations()
                if failed:
                    self._say("bot-back", address=self.remote.base)
                failed, rounds = 0, rounds + 1
            except Refused as refused:
                if not passes(refused):
                    raise
                if not failed:
                    self._say("bot-waits", address=self.remote.base)
                failed, rounds = failed + 1, 0
            time.sleep(RECONNECT_DELAYS_S[min(failed, len(RECONNECT_DELAYS_S) - 1)] if failed else ASK_EVERY_S)

    def _take_up_again(self) -> None:
        """Resumes all seats of the bot and forgets tables that are over."""
        self.playing = {table: thread for table, thread in self.playing.items() if thread.is_alive()}
        for each in self.remote.call("GET", "/api/me/tables")["going"]:
            table = each["table"]["id"]
            if each["yours"] and not self._plays_at(table):
                self._sit(table, each["yours"][0])

    def _take_invitations(self) -> None:
        for invited in self.remote.call("GET", "/api/me/invitations"):
            table = invited["table"]
            if not self._plays_at(table) and self._busy >= self.most:
                continue  # the invitation stays open
            try:
                if not self._plays_at(table):
                    self._sit(table, invited["seat"])
            except Refused as refused:
                if passes(refused):
                    raise
                self._say("bot-declines", table=table, why=self.words.refusal(refused.why))
            self.remote.call("DELETE", f"/api/me/invitations/{table}")

    @property
    def _busy(self) -> int:
        return sum(thread.is_alive() for thread in self.playing.values())

    def _plays_at(self, table: str) -> bool:
        return table in self.playing and self.playing[table].is_alive()

    def _sit(self, table: str, seat: int) -> None:
        """Takes or resumes a seat and starts a thread that plays there. Raises Refused if the seat cannot be played."""
        there = Remote(f"{self.remote.base}/t/{table}", self.remote.token)
        there.info = there.look()["table"]
        game = there.info["game"]
        if game not in GAMES:
            raise Refused(refusal("unknown-game", game=game, known=", ".join(GAMES)))
        join.same_rules(there)
        mind = partial(find_bot, self.plays, game)
        mind()  # before sitting down, so that an unknown bot is refused
        there.sit(seat, program=True)
        self._say("bot-sits", table=table, game=self.words(f"{game}-title"), seat=seat)
        self.playing[table] = Thread(target=self._play, args=(there, mind), daemon=True)
        self.playing[table].start()

    def _play(self, there: Remote, mind: Any) -> None:
        heard: Queue[Heard] = Queue()
        status, why, ear = "lost", "", None
        try:
            ear = join.listen(there, heard)
            Delegate(there, mind, heard).run()
            status = there.info["status"]
        except Refused as refused:
            why = self.words.refusal(refused.why)
        if ear is not None:
            ear.hang_up()
        self._say("bot-over", table=there.table, status=status, why=why)

    def _say(self, id: str, **args: Any) -> None:
        click.echo(self.words(id, **args))
