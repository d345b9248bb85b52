"""What import-linter cannot say of the server's layers (pyproject.toml has the rest)."""

from __future__ import annotations

import ast
from pathlib import Path

import presidium.server

SERVER = Path(presidium.server.__file__).parent


def test_only_http_answers_with_a_response_of_starlette() -> None:
    for file in SERVER.rglob("*.py"):
        imported = {node.module for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ImportFrom)}
        assert "starlette.responses" not in imported or file.is_relative_to(SERVER / "http"), file


def test_the_module_that_wires_the_server_stays_short() -> None:
    assert len((SERVER / "runtime/app.py").read_text().splitlines()) < 150


READS = {"all", "one", "row", "journal", "snapshot", "archives", "record"}
"""Of a store; each keeps its thread waiting."""


def test_no_coroutine_waits_for_the_store_itself() -> None:
    """It awaits `rows`, `first` or `read`, which use a thread where the engine is slow."""
    for file in SERVER.rglob("*.py"):
        for coroutine in ast.walk(ast.parse(file.read_text())):
            if isinstance(coroutine, ast.AsyncFunctionDef):
                calls = [call.func for call in ast.walk(coroutine) if isinstance(call, ast.Call)]
                found = {ast.unparse(each) for each in calls if isinstance(each, ast.Attribute) and each.attr in READS}
                assert not {each for each in found if each.split(".")[-2] == "store"}, (file, coroutine.name)
