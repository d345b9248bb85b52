"""The command line: `presidium play goulag`, `presidium match …`, `presidium check FILE`."""

from presidium.cli.commands import main

__all__ = ["main"]
