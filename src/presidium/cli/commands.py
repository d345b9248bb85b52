"""The words of the command line; what each of them starts is read only when it is asked for."""

from __future__ import annotations

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Final

import click

from presidium import __version__

COMMANDS: Final = {
    "admin": "admin:admin",
    "arena": "arena:arena",
    "backup": "hosting:backup",
    "bot": "bot:bot",
    "check": "records:check",
    "completion": "completing:completion",
    "games": "games:games",
    "invite": "inviting:invite",
    "join": "join:join",
    "learn": "alone:learn",
    "match": "match:match",
    "mcp": "agents.command:mcp",
    "play": "alone:play",
    "pravda": "records:read_pravda",
    "problem": "alone:find_the_move",
    "replay": "records:replay",
    "reports": "reports:reports",
    "restore": "hosting:restore",
    "move": "moving:move",
    "rules": "games:show_rules",
    "schema": "schemas:schema",
    "serve": "hosting:serve",
    "whatif": "whatif:whatif",
    "why": "records:why",
}
"""Where each stands: the module, and the command in it."""


class Named(click.Group):
    def list_commands(self, context: click.Context) -> list[str]:
        return sorted({*COMMANDS, *super().list_commands(context)})

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return super().get_command(context, name)
        module, _, command = COMMANDS[name].partition(":")
        found: click.Command = getattr(import_module(f"presidium.cli.{module}"), command)
        return found


@click.group(cls=Named, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__)
@click.pass_context
def presidium(context: click.Context) -> None:
    """The table for games of Soviet politics. Without a command: serve --open."""
    if context.invoked_subcommand is None:
        serve = presidium.get_command(context, "serve")
        assert serve is not None
        with serve.make_context("serve", ["--open"], parent=context) as bare:  # so that it looks at the environment too
            serve.invoke(bare)


def main(args: list[str] | None = None) -> None:
    """Run a command; whatever is wrong with the input is one sentence on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        presidium.main(args=args, prog_name="presidium", standalone_mode=False)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as error:
        from presidium.cli import wrong  # as long as nothing is, nobody waits for its words

        wrong.told(error, sys.argv[1:] if args is None else args)
