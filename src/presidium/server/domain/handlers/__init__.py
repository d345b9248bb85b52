"""Command handlers: turn a command into the facts it causes, or refuse it. If a command changes nothing, there are no
facts."""

from presidium.server.domain.handlers import play_commands, seat_commands, table_commands  # noqa: F401 - they register
from presidium.server.domain.handlers.context import CommandContext, facts_of

__all__ = ["CommandContext", "facts_of"]
