"""The words of the command line and what each of them starts."""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from datetime import date
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any

import click
from rich.console import Console

from presidium import __version__
from presidium.bots import COMRADES, comrades, comrades_for, newcomer, person
from presidium.bots import names as bot_names
from presidium.cli import beginnings, beliefs, charts, pravda
from presidium.cli import match as matches
from presidium.cli import replay as replays
from presidium.cli import why as whys
from presidium.cli.arena import arena
from presidium.cli.asking import Quit
from presidium.cli.choices import data, default_language, game_options, language, options
from presidium.cli.hosting import backup, restore, serve
from presidium.cli.inviting import invite
from presidium.cli.join import join
from presidium.cli.keeping import read_text
from presidium.cli.learn import Bookmark, Taught
from presidium.cli.play import Sitting, choose_game, seated
from presidium.cli.problem import Puzzled, chosen
from presidium.cli.reports import reports
from presidium.cli.screen import Screen
from presidium.cli.whatif import whatif
from presidium.core import BadRecord, Game, Record, Refused, refusal
from presidium.core.learning import Learning
from presidium.core.record import read
from presidium.games import GAMES, find
from presidium.text import Words, languages, rules
from presidium.text.plain import printable


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__)
@click.pass_context
def presidium(context: click.Context) -> None:
    """The table for games of Soviet politics. Without a command: serve."""
    if context.invoked_subcommand is None:
        context.invoke(serve)


presidium.add_command(serve)
presidium.add_command(invite)
presidium.add_command(reports)
presidium.add_command(backup)
presidium.add_command(restore)
presidium.add_command(join)
presidium.add_command(arena)
presidium.add_command(whatif)


@presidium.command()
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def games(as_json: bool, lang: str) -> None:
    """The games, how many play them, their options and their bots."""
    words = Words(lang)
    offered = [describe(game, words) for game in GAMES.values()]
    if as_json:
        click.echo(json.dumps(offered, ensure_ascii=False, indent=2))
        return
    for game in offered:
        players = words("cli-players", least=game["least"], most=game["most"])
        click.echo(words("cli-pair", name=game["game"], value=f"{game['title']}, {players}"))
        click.echo(f"  {game['pitch']}")
        for option in game["options"]:
            values = "|".join(shlex.quote(value) for value in option["values"])
            click.echo("  " + words("cli-pair", name=f"--option {option['name']}={values}", value=option["meaning"]))
            for value, meaning in option["values"].items():
                default = words("cli-default") if value == option["default"] else ""
                click.echo("      " + words("cli-pair", name=value, value=f"{meaning} {default}".rstrip()))
        for bot, about in game["bots"].items():
            click.echo("  " + words("cli-pair", name=f"--bots {bot}", value=about))
        if game["measured"]:
            click.echo(f"      {game['measured']}")
        for comrade in game["comrades"]:
            click.echo("  " + words("cli-pair", name=f"--bots {comrade['id']}", value=comrade["says"]))


def describe(game: Game, words: Words) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": words(f"{game.name}-title"),
        "pitch": words(f"{game.name}-pitch"),
        "least": game.seats[0],
        "most": game.seats[-1],
        "rules_version": game.rules_version,
        "bots": {bot: words("page-level", bot=bot) for bot in bot_names(game.name)},
        "comrades": [portrayed(id, game.name, words) for id in comrades(game.name)],
        "measured": words(measured) if words.has(measured := f"page-levels-{game.name}") else "",
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "rule": option.rule,
                "meaning": words.option(game.name, option.name),
                "values": {value: words.option(game.name, option.name, value) for value in option.values},
            }
            for option in game.options
        ],
    }


def portrayed(id: str, game: str, words: Words) -> dict[str, Any]:
    """A comrade, and what it is like: how strong, how talkative, how honest."""
    who, level = COMRADES[id], person(id, game)[1]
    name, about = words("comrade-whole", id=id), words("comrade-about", id=id)
    how = words("cli-comrade", level=level, talk=who.talk, honest=who.honest)
    manner = {"id": id, "level": level, "talk": who.talk, "honest": who.honest}
    return {**manner, "name": name, "says": f"{name}. {about} {how}"}


@presidium.command()
@click.argument("game", required=False)
@click.option("--players", type=int, default=5, show_default=True, help="How many sit at the table.")
@click.option("--seat", type=int, default=1, show_default=True, help="Where you sit.")
@game_options
@click.option("--bots", help="Who sits in the other seats; several by commas. Otherwise the house chooses.")
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
    """Play against bots, here in the terminal."""
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
            record = beginnings.record_at(begins)
        else:
            kind = find(game) if game is not None else choose_game(screen)
            record = Record.of(kind, kind.new(players, **options(chosen)))
        others = record.rules.seats - 1
        opponents = bots.split(",") if bots else comrades_for(record.rules.game, others, (), Random(f"{seed}/company"))
        sitting = Sitting.new(screen, find(record.rules.game), record, seat, opponents, seed)
    sitting.run()


@presidium.command(name="problem")
@click.argument("game", required=False)
@click.argument("number", type=int, required=False)
@language
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def find_the_move(game: str | None, number: int | None, lang: str, plain: bool) -> None:
    """Find the move: one position, one best answer. Without a number the one of the day."""
    kind, number = chosen(game, number, date.today())
    Puzzled(Screen(Words(lang), plain), kind, number).run()


@presidium.command()
@click.argument("game")
@click.option("--again", is_flag=True, help="From the beginning, wherever you had got to.")
@language
@data
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def learn(game: str, again: bool, lang: str, data: Path, plain: bool) -> None:
    """Learn a game in three minutes; whoever leaves goes on there the next time."""
    kind, screen = find(game), Screen(Words(lang), plain)
    bookmark = Bookmark(data, kind)
    Taught(screen, Learning(kind) if again else bookmark.found(), bookmark).run()
    if screen.ask(screen.words("cli-learn-play")) == "":
        levels = newcomer(kind.name, kind.seats)
        seed = secrets.token_hex(8)
        rivals = comrades_for(kind.name, len(levels), (), Random(f"{seed}/company"), levels[0])
        record = Record.of(kind, kind.new(len(levels) + 1))
        Sitting.new(screen, kind, record, 1, rivals, seed).run()


@presidium.command()
@click.argument("game")
@click.option("--players", type=int, required=True, help="How many sit at the table.")
@click.option("--games", "count", type=click.IntRange(1), required=True, help="How many games they play.")
@click.option("--bots", required=True, help="Names by commas; they take the seats in turn, and move on each game.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@game_options
@click.option("--records", type=click.Path(path_type=Path), help="A folder for the records.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes side by side.")
@click.option("--json", "as_json", is_flag=True, help="One object, for programs.")
@language
def match(
    game: str,
    players: int,
    count: int,
    bots: str,
    seed: str,
    chosen: tuple[str, ...],
    records: Path | None,
    workers: int,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play each other and count who wins."""
    result = matches.run(find(game), players, count, bots.split(","), seed, options(chosen), records, workers)
    if as_json:
        click.echo(json.dumps(result.json(), ensure_ascii=False, indent=2))
    else:
        matches.show(result.json(), Words(lang), Console())


@presidium.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="As this seat saw it; otherwise as a spectator did.")
@click.option("--all", "everything", is_flag=True, help="With every secret.")
@click.option("--beliefs", "wonders", type=int, help="What this seat could have known, beside what was true.")
@click.option("--lens", default="", help="With --beliefs: what is expected of people by whoever believes so.")
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
    """Tell a recorded game as somebody at the table saw it."""
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


@presidium.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("number", required=False, default="")
@language
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def why(file: Path, number: str, lang: str, plain: bool) -> None:
    """What a bot thought of its answer in a recorded game, by the number of the move; without one, the last of them."""
    record = read(read_text(file), find)
    whys.show_why(Screen(Words(lang, comrades=seated(record)), plain), record, number)


@presidium.command(name="pravda")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="With what is for the eyes of this seat.")
@language
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
def read_pravda(file: Path, seat: int | None, lang: str, plain: bool) -> None:
    """Every edition of Pravda that a recorded game has made."""
    record = read(read_text(file), find)
    if seat is not None and seat not in record.rules.players:
        raise Refused(refusal("no-such-seat", seat=seat))
    game, screen = find(record.rules.game), Screen(Words(lang, comrades=seated(record)), plain)
    pages = pravda.printed(game, record.final(game), seat, screen.words, file.name)
    for page in pages:
        pravda.show(screen, page)
    if not pages:
        screen.line(screen.words("cli-pravda-none"))


@presidium.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--nonce", help="The number you threw in: see that it was among the dice.")
@click.option("--seat", type=int, help="With --nonce: from this seat, and no other.")
@language
def check(file: Path, nonce: str | None, seat: int | None, lang: str) -> None:
    """Play a record through and see that the rules allow all of it, and its dice what was promised of them."""
    from presidium.table import archive  # the other commands need not wait for it

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


@presidium.command(name="rules")
@click.argument("game")
@click.argument("number", required=False)
@language
def show_rules(game: str, number: str | None, lang: str) -> None:
    """The rules, or one numbered rule."""
    click.echo(rules_text(find(game).name, number, lang))


def rules_text(game: str, number: str | None, lang: str) -> str:
    page = rules(game, lang)
    return page.text if number is None else page.rule(number)


def main(args: list[str] | None = None) -> None:
    """Run a command; whatever is wrong with the input is one sentence on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        presidium.main(args=args, prog_name="presidium", standalone_mode=False)
    except click.ClickException as error:
        fail(f"presidium: {error.format_message()}")
    except BadRecord as error:
        words = Words(spoken(args))
        fail(f"presidium: {words('cli-bad-record', line=error.line, why=words.refusal(error.why))}")
    except Refused as error:
        fail(f"presidium: {Words(spoken(args)).refusal(error.why)}")
    except Quit:
        click.echo(Words(spoken(args))("cli-goodbye"))
    except (click.Abort, KeyboardInterrupt):
        fail("", 130)
    except BrokenPipeError:
        sys.stderr.close()


def spoken(args: list[str] | None) -> str:
    """The language asked for, also where the command could not be read to its end."""
    words = sys.argv[1:] if args is None else args
    for at, word in enumerate(words):
        wanted = word.partition("=")[2] if word.startswith("--lang=") else "".join(words[at + 1 : at + 2])
        if word.startswith("--lang") and wanted in languages():
            return wanted
    return default_language()


def fail(sentence: str, code: int = 2) -> None:
    if sentence:  # it may quote a file, or a server
        click.echo("\n".join(map(printable, sentence.split("\n"))), err=True)
    sys.exit(code)
