"""The command line `presidium`, for example: `presidium play goulag`, `presidium match …`, `presidium check FILE`."""

from presidium.cli.command_line import main

__all__ = ["main"]
