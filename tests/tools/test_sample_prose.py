"""The sample of prose draws from all docstrings and all pages, and the same by the same seed."""

from __future__ import annotations

import pytest

from tools.sample_prose import docstrings, main, sentences


def test_it_finds_docstrings_of_modules_classes_functions_and_fields() -> None:
    found = dict(docstrings())
    assert found[next(place for place in found if place.endswith("core/step.py:1 "))].startswith("Steps")
    assert any(place.endswith(" wakes") for place in found)
    assert any(place.endswith(" open_store") for place in found)


def test_it_reads_prose_without_headings_tables_and_rulebooks() -> None:
    found = list(sentences())
    assert not [text for _, text in found if text.startswith(("#", "|"))]
    assert not [page for page, _ in found if page.startswith("docs/rules")]
    assert {"README.md", "CHANGELOG.md", "docs/api.md"} <= {page for page, _ in found}


@pytest.mark.ci
def test_a_seed_draws_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    main("a")
    first = capsys.readouterr().out
    main("a")
    assert capsys.readouterr().out == first
    main("b")
    assert capsys.readouterr().out != first
