"""The commands `play`, `find-the-move` and `learn` for one person at the terminal."""

from __future__ import annotations

import secrets
from datetime import date
from pathlib import Path
from random import Random

import click

from presidium.bots import comrades_for, newcomer, newcomer_options
from presidium.cli import completion, start_position
from presidium.cli.choices import data, game_options, language, options
from presidium.cli.commands.learn import Bookmark, Taught
from presidium.cli.commands.play import Sitting, choose_game
from presidium.cli.commands.problem import Puzzled, chosen
from presidium.cli.files import read_text
from presidium.cli.terminal.screen import Screen
from presidium.core import Record, Refused, refusal
from presidium.core.content.learning import Learning
from presidium.core.record import read
from presidium.games import find
from presidium.text import Words


@click.command()
@click.argument("game", required=False, shell_complete=completion.games)
@click.option("--players", type=int, default=5, show_default=True, help="How many sit at the table.")
@click.option("--seat", type=int, default=1, show_default=True, help="Where you sit.")
@game_options
@click.option(
    "--bots",
    shell_complete=completion.bots,
    help="Who sits in the other seats; several by commas. Otherwise the house chooses.",
)
@language
@click.option("--seed", help="The same seed deals the same cards.")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--from", "begins", help="Begin with the moves of a record, FILE@N: the first N; or in a position.")
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def play(
    game: str | None,
    players: int,
    seat: int,
    chosen: tuple[str, ...],
    bots: str | None,
    lang: str,
    seed: str | None,
    load: Path | None,
    begins: str | None,
    plain: bool,
) -> None:
    """Play a game against bots in this terminal."""
    words = Words(lang)
    screen = Screen(words, plain)
    seed = secrets.token_hex(8) if seed is None else seed
    if load is not None:
        if game or chosen or bots or begins:
            raise Refused(refusal("load-alone"))
        sitting = Sitting.resumed(screen, read(read_text(load), find), seed)
    else:
        if begins is not None:
            if game or chosen:
                raise Refused(refusal("load-alone"))
            record = start_position.record_at(begins)
        else:
            kind = find(game) if game is not None else choose_game(screen)
            record = Record.of(kind, kind.new(players, **options(chosen)))
        others = record.rules.seats - 1
        opponents = bots.split(",") if bots else comrades_for(record.rules.game, others, (), Random(f"{seed}/company"))
        sitting = Sitting.new(screen, find(record.rules.game), record, seat, opponents, seed)
    sitting.run()


@click.command(name="problem")
@click.argument("game", required=False, shell_complete=completion.games)
@click.argument("number", type=int, required=False)
@language
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def find_the_move(game: str | None, number: int | None, lang: str, plain: bool) -> None:
    """Find the best answer in a position. Without a number, this is the problem of the day."""
    kind, number = chosen(game, number, date.today())
    Puzzled(Screen(Words(lang), plain), kind, number).run()


@click.command()
@click.argument("game", shell_complete=completion.games)
@click.option("--again", is_flag=True, help="From the beginning, wherever you had got to.")
@language
@data("Your place in each lesson is kept there.")
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def learn(game: str, again: bool, lang: str, data: Path, plain: bool) -> None:
    """Learn a game in three minutes. If you leave early, the lesson continues at the same place the next time."""
    kind, screen = find(game), Screen(Words(lang), plain)
    bookmark = Bookmark(data, kind)
    Taught(screen, Learning(kind) if again else bookmark.found(), bookmark).run()
    if screen.ask(screen.words("cli-learn-play")) == "":
        levels = newcomer(kind.name, kind.seats)
        seed = secrets.token_hex(8)
        rivals = comrades_for(kind.name, len(levels), (), Random(f"{seed}/company"), levels[0])
        record = Record.of(kind, kind.new(len(levels) + 1, **newcomer_options(kind.name)))
        Sitting.new(screen, kind, record, 1, rivals, seed).run()
