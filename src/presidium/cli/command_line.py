"""The program `presidium`: its commands by name. It imports the module of a command only when the command is used."""

from __future__ import annotations

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import ClassVar, Final

import click
from click.exceptions import NoSuchCommand

from presidium import __version__
from presidium.cli.listing import Whole

GROUPS: Final = {
    "Play": {
        "play": "commands.alone:play",
        "learn": "commands.alone:learn",
        "problem": "commands.alone:find_the_move",
        "join": "commands.join:join",
        "games": "commands.games:games",
        "rules": "commands.games:show_rules",
    },
    "Host": {
        "serve": "host.serve:serve",
        "doctor": "host.doctor:doctor",
        "admin": "host.admin:admin",
        "invite": "host.invite:invite",
        "reports": "host.reports:reports",
        "backup": "host.serve:backup",
        "restore": "host.serve:restore",
        "move": "host.move:move",
    },
    "Records": {
        "replay": "commands.records:replay",
        "check": "commands.records:check",
        "why": "commands.records:why",
        "whatif": "commands.whatif:whatif",
        "pravda": "commands.records:read_pravda",
    },
    "Bots": {
        "bot": "commands.bot:bot",
        "mcp": "agents.command:mcp",
    },
    "Research": {
        "match": "commands.match:match",
        "arena": "commands.arena:arena",
        "bench": "bench.command:bench",
        "export": "commands.export:export",
        "schema": "commands.schemas:schema",
    },
    "Shell": {
        "completion": "completion:completion",
    },
}
"""The commands under the headings of `presidium --help`, each with its name, module and function."""
COMMANDS: Final = {name: place for group in GROUPS.values() for name, place in group.items()}


class Named(Whole):
    headings: ClassVar = {heading: tuple(group) for heading, group in GROUPS.items()}

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted({*COMMANDS, *super().list_commands(context)})

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return super().get_command(context, name)
        module, _, command = COMMANDS[name].partition(":")
        found: click.Command = getattr(import_module(f"presidium.cli.{module}"), command)
        return found

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Finds a command by name. Refuses an unknown name and suggests the nearest names."""
        try:
            return super().resolve_command(context, args)
        except NoSuchCommand as error:  # click compares only with commands whose modules are imported
            raise NoSuchCommand(error.command_name, possibilities=self.list_commands(context), ctx=context) from None


@click.group(cls=Named, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__)
@click.pass_context
def presidium(context: click.Context) -> None:
    """The table for games of Soviet politics. Without a command: serve --open."""
    if context.invoked_subcommand is None:
        serve = presidium.get_command(context, "serve")
        assert serve is not None
        with serve.make_context("serve", ["--open"], parent=context) as bare:  # so that environment variables count too
            serve.invoke(bare)


def main(args: list[str] | None = None) -> None:
    """Runs a command. Wrong input prints one sentence on stderr and gives exit code 2; commands may set their own."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = presidium.main(args=args, prog_name="presidium", standalone_mode=False)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as error:
        from presidium.cli import errors  # imported only for errors, because importing is slow

        errors.told(error, sys.argv[1:] if args is None else args)
    else:
        if isinstance(code, int) and code:  # click returns the code of an Exit instead of raising it
            sys.exit(code)
