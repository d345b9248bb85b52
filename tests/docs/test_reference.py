"""The reference names what is public: all of it, once."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module

import pytest

from tests.docs.pages import ROOT

PACKAGES = {
    "core": "presidium.core",
    "bots": "presidium.bots",
    "client": "presidium.client",
    "records": "presidium.records",
    "match": "presidium.lab.match",
    "arena": "presidium.lab.arena",
    "bench": "presidium.lab.bench",
    "export": "presidium.lab.export",
}


@pytest.mark.parametrize("page", PACKAGES)
def test_the_reference_has_every_public_name_once(page: str) -> None:
    text = (ROOT / "docs" / "reference" / f"{page}.md").read_text(encoding="utf-8")
    named = Counter(where.rpartition(".")[2] for where in re.findall(r"^::: (\S+)$", text, re.MULTILINE))
    assert named == Counter(import_module(PACKAGES[page]).__all__)
