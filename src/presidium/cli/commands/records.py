"""The commands `replay`, `why`, `pravda` and `check` for recorded games."""

from __future__ import annotations

import json
from pathlib import Path

import click

from presidium.cli.choices import language
from presidium.cli.commands import beliefs, charts, pravda
from presidium.cli.commands import replay as replays
from presidium.cli.commands import why as whys
from presidium.cli.commands.play import seated
from presidium.cli.files import read_text
from presidium.cli.terminal.screen import Screen
from presidium.core import Refused, refusal
from presidium.core.record import read
from presidium.games import find
from presidium.text import Words
from presidium.text.plain import printable


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="As this seat saw it; otherwise as a spectator did.")
@click.option("--all", "everything", is_flag=True, help="With every secret.")
@click.option("--beliefs", "wonders", type=int, help="What this seat could have known, beside what was true.")
@click.option("--lens", default="", help="With --beliefs: what the believer expects of people.")
@click.option("--charts", "as_charts", is_flag=True, help="A finished game as a whole, and how it turned.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def replay(
    file: Path,
    seat: int | None,
    everything: bool,
    wonders: int | None,
    lens: str,
    as_charts: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Print a recorded game as one of its players, or a spectator, saw it."""
    if everything and seat is not None:
        raise Refused(refusal("seat-or-all"))
    record = read(read_text(file), find)
    if as_charts:
        for line in charts.told(record, Words(lang)):
            click.echo(line)
        return
    if wonders is not None:
        for line in beliefs.told(record, wonders, lens, as_json, Words(lang)):
            click.echo(line)
        return
    if seat is not None and seat not in record.rules.players:
        raise Refused(refusal("no-such-seat", seat=seat))
    if as_json:
        click.echo(json.dumps(replays.as_json(record, seat, everything), ensure_ascii=False, indent=2))
        return
    for line in replays.as_text(record, seat, everything, Words(lang, seat, seated(record))):
        click.echo(line)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("number", required=False, default="")
@language
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def why(file: Path, number: str, lang: str, plain: bool) -> None:
    """Print what a bot thought of its answer in a recorded game: at the move with this number, or at its last move."""
    record = read(read_text(file), find)
    whys.show_why(Screen(Words(lang, comrades=seated(record)), plain), record, number)


@click.command(name="pravda")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="With what is for the eyes of this seat.")
@language
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def read_pravda(file: Path, seat: int | None, lang: str, plain: bool) -> None:
    """Print all editions of Pravda, the newspaper of the game, for a recorded game."""
    record = read(read_text(file), find)
    if seat is not None and seat not in record.rules.players:
        raise Refused(refusal("no-such-seat", seat=seat))
    game, screen = find(record.rules.game), Screen(Words(lang, comrades=seated(record)), plain)
    pages = pravda.printed(game, record.final(game), seat, screen.words, file.name)
    for page in pages:
        pravda.show(screen, page)
    if not pages:
        screen.line(screen.words("cli-pravda-none"))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--nonce", help="The number you threw in: see that it was among the dice.")
@click.option("--seat", type=int, help="With --nonce: from this seat, and no other.")
@language
def check(file: Path, nonce: str | None, seat: int | None, lang: str) -> None:
    """Check a record: that the rules allow every move, and that the dice are those promised before the game."""
    from presidium.server.archive import archive  # imported here, because importing is slow

    words, text = Words(lang), read_text(file)
    record = read(text, find)
    if seat is not None and nonce is None:
        raise Refused(refusal("seat-without-nonce"))
    if seat is not None and seat not in record.rules.players:
        raise Refused(refusal("no-such-seat", seat=seat))
    click.echo(replays.verdict(record, words))
    promise = archive.promise_of(text)
    if promise is not None:
        rolls = archive.check(promise, record, find(record.rules.game))
        click.echo(words("check-dice", rolls=rolls, commitment=printable(promise.commitment)))
        if promise.mixed:
            click.echo(words("check-mixed", mixed=printable(promise.mixed)))
    if nonce is not None:
        if promise is None:
            raise Refused(refusal("no-promise"))
        for at in archive.seats_of(promise, nonce, seat):
            click.echo(words("check-nonce", seat=at))
