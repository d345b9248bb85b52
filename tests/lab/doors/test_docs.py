"""The examples that need other people's programs give what they show."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from tests.docs.pages import DOORS, blocks

pytest.importorskip("pyspiel", reason="OpenSpiel is not here; `make test-doors` has it")
pytest.importorskip("pettingzoo", reason="PettingZoo is not here; `make test-doors` has it")


def test_the_examples_give_what_they_show() -> None:
    names: dict[str, Any] = {}
    said: list[str] = []
    for block in blocks(DOORS, "python"):
        test = doctest.DocTestParser().get_doctest(block.text, names, DOORS.name, DOORS.name, block.line)
        test.globs = names  # each goes on where the one before it stopped
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
    assert not said, "".join(said)
    assert "game" in names
