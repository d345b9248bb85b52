"""Shell completion for names of games, bots and languages. Commands and options are completed by click itself."""

# ruff: noqa: ARG001 (callbacks get arguments that they do not use)

from __future__ import annotations

import os
from typing import Final

import click
from click.shell_completion import get_completion_class

from presidium.text import languages as spoken

SHELLS: Final = ("bash", "zsh", "fish")
VARIABLE: Final = "_PRESIDIUM_COMPLETE"
"""Environment variable that is set when the shell asks for completions."""


def games(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    from presidium.games import GAMES  # imported here, because importing is slow

    return [name for name in GAMES if name.startswith(begun)]


def bots(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """Names of bots of the game in the command line, or of all games. After a comma it completes the next name."""
    from presidium.bots import comrades, names
    from presidium.games import GAMES

    before, comma, last = begun.rpartition(",")
    line = os.environ.get("COMP_WORDS", "").split()  # an incomplete option keeps click from parsing the line
    asked = [name for name in GAMES if name in line] or GAMES
    known = dict.fromkeys(bot for game in asked for bot in (*names(game), *comrades(game)))
    return [f"{before}{comma}{bot}" for bot in known if bot.startswith(last)]


def languages(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    return [lang for lang in spoken() if lang.startswith(begun)]


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what your shell needs to complete these commands at the Tab key.

    \b
    bash, in ~/.bashrc:  eval "$(presidium completion bash)"
    zsh, in ~/.zshrc:    eval "$(presidium completion zsh)"
    fish, once:          presidium completion fish > ~/.config/fish/completions/presidium.fish
    """  # noqa: D301 (the sign keeps the lines apart)
    complete = get_completion_class(shell)
    assert complete is not None
    click.echo(complete(context.find_root().command, {}, "presidium", VARIABLE).source())
