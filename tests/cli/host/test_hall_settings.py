"""A host's commands find the hall by the settings of `presidium serve`: options, environment, file."""

from __future__ import annotations

import lzma
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from presidium.cli.command_line import presidium as command
from presidium.cli.errors import sentence_of
from presidium.server.storage.migrate import age
from presidium.server.storage.opening import FILE, open_store
from tests.cli.server import serving
from tests.cli.shell import presidium
from tests.postgres import running
from tests.server.kept import HERE

pytestmark = pytest.mark.ci

LOOK = (("admin", "tables"), ("admin", "people"), ("admin", "verify"), ("admin", "vacuum"), ("reports",), ("invite",))
ASK = (("admin", "remove", "x"), ("admin", "ban", "x"), ("admin", "unban", "x"), ("admin", "announce", "x"))


def run(*args: str | Path, **env: str) -> Result:
    return CliRunner().invoke(command, [*map(str, args), "--lang", "en"], env={"LC_ALL": "C", **env})


def told(ran: Result) -> str:
    assert isinstance(ran.exception, Exception), ran.output
    return sentence_of(ran.exception, ["--lang=en"]) or ""


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """A folder with an empty hall."""
    open_store(tmp_path / "hall").close()
    return tmp_path / "hall"


def settings(folder: Path, text: str) -> Path:
    (folder / "hall.toml").write_text(text, encoding="utf-8")
    return folder / "hall.toml"


@pytest.mark.parametrize("words", LOOK)
def test_a_command_that_looks_finds_the_hall_of_the_file(hall: Path, tmp_path: Path, words: tuple[str, ...]) -> None:
    file = settings(tmp_path, f'data = "{hall}"\nport = 7000\n[limits]\nchat = "1:1"\n')
    assert run(*words, "--settings", file).exit_code == 0
    assert run(*words, PRESIDIUM_SETTINGS=str(file)).exit_code == 0


@pytest.mark.parametrize("words", [*LOOK, *ASK, ("admin", "drain"), ("backup", "copy.db")])
def test_an_error_names_the_hall_that_was_meant(tmp_path: Path, words: tuple[str, ...]) -> None:
    (elsewhere := tmp_path / "Elsewhere").mkdir()
    file = settings(tmp_path, f'data = "{elsewhere}"\n')
    assert str(elsewhere) in told(run(*words, "--settings", file))
    other = tmp_path / "other"
    assert str(other) in told(run(*words, PRESIDIUM_SETTINGS=str(file), PRESIDIUM_DATA=str(other)))
    assert list(elsewhere.iterdir()) == []
    assert not other.exists()


@pytest.mark.parametrize("words", [*LOOK, ("admin", "drain"), ("backup", "x"), ("restore", "x"), ("move", "x", "y")])
def test_a_wrong_setting_stops_every_command(hall: Path, tmp_path: Path, words: tuple[str, ...]) -> None:
    file = settings(tmp_path, "prot = 8000\n")
    assert "sets “prot”, and there is no such setting" in told(run(*words, "--settings", file, "--data", hall))


def test_a_database_of_the_settings_is_used_and_named_without_its_password(hall: Path, tmp_path: Path) -> None:
    at = running().empty()
    file = settings(tmp_path, f'data = "{hall}"\nstore = "{at}"\n')
    for words in (*LOOK, ("backup", tmp_path / "copy.db")):
        assert "No server has kept anything in postgresql://" in told(run(*words, "--settings", file))
    open_store(hall, at=at).close()
    assert "invitation" in run("invite", "--settings", file).output.lower()
    assert "for 1 more" in run("invite", "--list", "--settings", file).output
    assert "for 1 more" not in run("invite", "--list", "--data", hall).output
    assert run("backup", tmp_path / "copy.db", "--settings", file).exit_code == 0
    away = settings(tmp_path, 'store = "postgresql://host:secret@127.0.0.1:1/hall"\n')
    for words in (*LOOK, ("backup", tmp_path / "copy.db"), ("restore", tmp_path / "copy.db"), ("move", tmp_path / "x")):
        sentence = told(run(*words, "--settings", away))
        assert "postgresql://host:***@127.0.0.1:1/hall" in sentence
        assert "secret" not in sentence


def test_a_backup_is_restored_into_an_empty_database_of_the_settings(tmp_path: Path) -> None:
    at = running().empty()
    copy = tmp_path / "copy.db"
    copy.write_bytes(lzma.decompress((HERE / "0.1.db.xz").read_bytes()))
    file = settings(tmp_path, f'data = "{tmp_path / "folder"}"\nstore = "{at}"\n')
    done = run("restore", copy, "--settings", file)
    assert done.exit_code == 0, told(done)
    assert "postgresql://" in done.output
    assert not (tmp_path / "folder" / FILE).exists()
    assert run("admin", "verify", "--settings", file).exit_code == 0
    assert len(run("admin", "tables", "--settings", file).output.splitlines()) > 1
    assert "There is something in postgresql://" in told(run("restore", copy, "--settings", file))


def test_the_hall_of_the_settings_moves_if_only_one_place_is_named(hall: Path, tmp_path: Path) -> None:
    file, at = settings(tmp_path, f'data = "{hall}"\n'), running().empty()
    done = run("move", at, "--settings", file)
    assert done.exit_code == 0, told(done)
    with closing(open_store(hall, at=at)) as store:
        assert age(store) == "current"
    assert "two places at most" in run("move", "a", "b", "c").output


def test_a_server_is_asked_in_the_folder_of_the_settings(tmp_path: Path) -> None:
    with serving(tmp_path / "hall"):
        file = settings(tmp_path, f'data = "{tmp_path / "hall"}"\n')
        assert "the server can stop" in presidium("admin", "drain", "--settings", file).out


def test_a_folder_with_a_long_name_that_is_not_there_is_named(tmp_path: Path) -> None:
    long = tmp_path / ("x" * 120)
    assert f"No server is at work in {long}" in told(run("admin", "drain", "--data", long))
