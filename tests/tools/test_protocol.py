"""The page's types are the server's models."""

from __future__ import annotations

from tools.protocol import protocol


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_always_tells_is_not() -> None:
    told = protocol()
    assert '  do: "sit";\n  id: string;\n  seat?: number | null;' in told
    assert "  when_all_in: boolean;" in told  # as a table tells its tempo
    assert "  when_all_in?: boolean;" in told  # as somebody asks for a table
    assert "  options: string[] | number | null;" in told


def test_no_doc_of_a_library_is_taken_for_ours() -> None:
    assert "base class" not in protocol()
