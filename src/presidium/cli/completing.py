"""What the shell offers at the Tab key: commands and options by themselves, and here games, bots and languages."""

# ruff: noqa: ARG001 (who is asked is told where, and needs it not)

from __future__ import annotations

import os
from typing import Final

import click
from click.shell_completion import get_completion_class

from presidium.text import languages as spoken

SHELLS: Final = ("bash", "zsh", "fish")
VARIABLE: Final = "_PRESIDIUM_COMPLETE"
"""By this the shell asks the program itself."""


def games(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    from presidium.games import GAMES  # nobody else need wait for them

    return [name for name in GAMES if name.startswith(begun)]


def bots(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """Those of the game that was named, or of all; after a comma the next one."""
    from presidium.bots import comrades, names
    from presidium.games import GAMES

    before, comma, last = begun.rpartition(",")
    line = os.environ.get("COMP_WORDS", "").split()  # an option that lacks its word keeps the others from being read
    asked = [name for name in GAMES if name in line] or GAMES
    known = dict.fromkeys(bot for game in asked for bot in (*names(game), *comrades(game)))
    return [f"{before}{comma}{bot}" for bot in known if bot.startswith(last)]


def languages(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    return [lang for lang in spoken() if lang.startswith(begun)]


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """What your shell needs to complete these commands at the Tab key.

    \b
    bash, in ~/.bashrc:  eval "$(presidium completion bash)"
    zsh, in ~/.zshrc:    eval "$(presidium completion zsh)"
    fish, once:          presidium completion fish > ~/.config/fish/completions/presidium.fish
    """  # noqa: D301 (the sign keeps the lines apart)
    complete = get_completion_class(shell)
    assert complete is not None
    click.echo(complete(context.find_root().command, {}, "presidium", VARIABLE).source())
