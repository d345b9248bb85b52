"""The observations of a game that has an `Encoding`: the same numbers as in batches."""

from __future__ import annotations

from typing import Any

from presidium.core import View
from presidium.lab.encoding import Encoding
from presidium.lab.environments.observe.fields import Begun, Observer


class ListedObserver(Observer):
    """Makes the observations of an encoding."""

    def __init__(self, encoding: Encoding) -> None:
        self.rules, self.encoding = encoding.rules, encoding
        self.fields, self.size = encoding.fields, encoding.size

    def look(self, view: View[Any], begun: Begun = ()) -> list[int]:
        return self.encoding.observe(view)
