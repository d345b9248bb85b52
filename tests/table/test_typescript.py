"""The page's types are the server's models."""

from __future__ import annotations

from presidium.table.typescript import FILE, typescript
from tests.docs.pages import ROOT


def test_the_committed_types_are_those_of_the_models() -> None:
    """If this fails: `python -m presidium.table.typescript`, and commit what it has written."""
    assert (ROOT / FILE).read_text(encoding="utf-8") == typescript()


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_always_tells_is_not() -> None:
    told = typescript()
    assert '  do: "sit";\n  id: string;\n  seat?: number | null;' in told
    assert "  when_all_in: boolean;" in told  # as a table tells its tempo
    assert "  when_all_in?: boolean;" in told  # as somebody asks for a table
    assert "  options: string[] | number | null;" in told


def test_no_doc_of_a_library_is_taken_for_ours() -> None:
    assert "base class" not in typescript()
