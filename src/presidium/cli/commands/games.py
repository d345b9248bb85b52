"""The commands `games` and `rules`, which list games and print rulebooks."""

from __future__ import annotations

import json
import shlex
from typing import Any

import click

from presidium.bots import COMRADES, comrades, person
from presidium.bots import names as bot_names
from presidium.cli import completion
from presidium.cli.choices import language
from presidium.core import Game
from presidium.games import GAMES, find
from presidium.text import Words
from presidium.text.rulebook import rules

EDITIONS = ("1988", "1986")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def games(as_json: bool, lang: str) -> None:
    """List the games with their numbers of players, options and bots."""
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
    """A comrade (a bot with a character) as JSON, with a line about its strength, talkativeness and honesty."""
    who, level = COMRADES[id], person(id, game)[1]
    name, about = words("comrade-whole", id=id), words("comrade-about", id=id)
    how = words("cli-comrade", level=level, talk=who.talk, honest=who.honest)
    manner = {"id": id, "level": level, "talk": who.talk, "honest": who.honest}
    return {**manner, "name": name, "says": f"{name}. {about} {how}"}


@click.command(name="rules")
@click.argument("game", shell_complete=completion.games)
@click.argument("number", required=False)
@click.option("--edition", type=click.Choice(EDITIONS), help="Only this edition of Kremlin.")
@click.option("--cards", is_flag=True, help="With the rules for cards.")
@click.option("--options", is_flag=True, help="With the optional rules.")
@click.option("--notes", is_flag=True, help="With the notes that settle disputes.")
@click.option("--aid", is_flag=True, help="Only the summary on one page.")
@language
def show_rules(
    game: str, number: str | None, edition: str | None, cards: bool, options: bool, notes: bool, aid: bool, lang: str
) -> None:
    """Show the rules of a game, or one numbered rule with its notes.

    Without --edition, --cards and --options all rules are shown.
    """
    page = rules(find(game).name, lang)
    if number is not None:
        click.echo(page.rule(number))
        return
    words = {*((edition,) if edition else EDITIONS), *(["cards"] if cards else []), *(["options"] if options else [])}
    holds = frozenset(words) if edition or cards or options else None
    click.echo(page.aid(holds) if aid else page.told(holds, notes))
