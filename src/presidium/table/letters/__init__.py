"""What is asked and told by HTTP alone, beside the commands and messages of a table."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from presidium.table import wire
from presidium.table.calling import forms
from presidium.table.letters import games, library, people
from presidium.text.pravda import Edition

SENT: Final = (*people.SENT, *library.SENT, *forms.SENT)
"""What one asks by HTTP alone."""
TOLD: Final = (*people.TOLD, *games.TOLD, *library.TOLD, Edition, *forms.TOLD)
"""What comes back by HTTP alone."""


def json(thing: Any, status: int = 200) -> Response:
    return Response(wire.write(thing), status, media_type="application/json")
