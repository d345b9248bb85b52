"""The command `presidium mcp`, which lets a language model play in a seat."""

from __future__ import annotations

import secrets
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

import click

from presidium.bots import comrades_for
from presidium.cli import completion
from presidium.cli.agents.chair import Alone, AtTable, Chair
from presidium.cli.agents.telling import Telling
from presidium.cli.agents.tools import must_be_installed, serve
from presidium.cli.choices import data, game_options, language, options
from presidium.cli.commands import join
from presidium.cli.remote.hearing import Heard
from presidium.core import Refused, State, refusal
from presidium.games import find
from presidium.text import Words


@click.command()
@click.argument("place", shell_complete=completion.games)
@click.option("--name", default="", help="What the model is called; by the same name it finds its seat again.")
@click.option("--seat", type=int, help="Where it sits; otherwise the first open seat.")
@click.option("--invite", default="", metavar="CODE", help="Your invitation, where the hall is closed.")
@click.option("--players", type=int, default=5, show_default=True, help="Of a game here: how many sit at the table.")
@click.option("--bots", shell_complete=completion.bots, help="Of a game here: who sits in the other seats, by commas.")
@click.option("--seed", help="Of a game here: the same seed deals the same cards.")
@game_options
@data("It holds who the model is on each server.")
@language
def mcp(
    place: str,
    name: str,
    seat: int | None,
    invite: str,
    players: int,
    bots: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    data: Path,
    lang: str,
) -> None:
    """Offer a seat as tools to a language model, over the Model Context Protocol on standard input and output.

    PLACE is the address of a table, or a link to a seat, as for `join`; or the name of a game, which is then played
    on this machine, against bots.
    """
    must_be_installed()
    words = Words(lang)
    chair: Chair
    if "://" in place:
        chair = at_table(place, words, name or words("agent-name"), seat, data, invite)
    else:
        g = find(place).new(players, **options(chosen))
        chair = here(g, seat or 1, bots, secrets.token_hex(8) if seed is None else seed)
    serve(Telling(chair, words))


def here(g: State[Any], seat: int, bots: str | None, luck: str) -> Alone:
    """A seat for a language model in a local game among bots."""
    if seat not in g.rules.players:
        raise Refused(refusal("no-such-seat", seat=seat))
    others = [other for other in g.rules.players if other != seat]
    names = bots.split(",") if bots else comrades_for(g.rules.game, len(others), (), Random(f"{luck}/company"))
    return Alone(g, seat, {other: names[at % len(names)] for at, other in enumerate(others)}, luck)


def at_table(url: str, words: Words, name: str, seat: int | None, data: Path, invite: str) -> AtTable:
    """A seat for a language model at a server's table, newly taken or resumed."""
    join.must_be_address(url)
    remote = join.somebody(url, words, name, data, invite)
    if remote.leads == "link":
        remote.table = join.open_link(remote, url)
    if not remote.table:
        raise Refused(refusal("no-such-table"))
    remote.info = remote.look()["table"]
    join.same_rules(remote)
    remote.sit(seat, program=True)
    heard: Queue[Heard] = Queue()
    join.listen(remote, heard)
    return AtTable(remote, heard)
