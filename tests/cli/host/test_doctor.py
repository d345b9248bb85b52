"""`presidium doctor` says what has to be mended, by exit code 1, and changes nothing."""

from __future__ import annotations

import asyncio
import lzma
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from presidium.cli.command_line import presidium as command
from presidium.server.runtime.doctor import inside
from presidium.server.storage.migrate import revision
from presidium.server.storage.opening import FILE, open_store
from presidium.server.storage.sqlite import SQLite
from presidium.text import Words, languages
from tests.cli.server import serving
from tests.postgres import running
from tests.server.kept import HERE
from tests.server.notifications.sinks import Letters

pytestmark = pytest.mark.ci


def doctor(*args: str | Path, **env: str) -> tuple[int, list[str]]:
    """The exit code and the lines; a wrong setting would be an exception."""
    ran = CliRunner().invoke(
        command, ["doctor", *map(str, args), "--lang", "en"], env={"LC_ALL": "C", **env}, standalone_mode=False
    )
    assert ran.exception is None, ran.exception
    return int(ran.return_value or 0), ran.output.splitlines()


def mended(lines: list[str]) -> list[str]:
    return [line.removeprefix("MEND").strip() for line in lines if line.startswith("MEND")]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """A folder with an empty hall."""
    open_store(tmp_path / "hall").close()
    return tmp_path / "hall"


# Inside


def test_where_nothing_is_yet_nothing_is_wrong_and_nothing_is_made(tmp_path: Path) -> None:
    code, lines = doctor("--data", tmp_path / "new")
    assert (code, mended(lines), lines[-1]) == (0, [], "Nothing has to be mended.")
    assert not (tmp_path / "new").exists()


def test_a_hall_at_work_is_well(tmp_path: Path) -> None:
    with serving(tmp_path / "hall") as (_, address):
        home = address.replace("127.0.0.1", "localhost")
        code, lines = doctor("--data", tmp_path / "hall", "--public-address", home)
    assert (code, mended(lines)) == (0, [])
    good = "\n".join(line for line in lines if line.startswith("ok"))
    for part in ("Settings:", "Folder:", "Disk:", "Database:", "Server:", "Address:", "Proxy:", "WebSockets:"):
        assert part in good


def test_a_folder_that_others_can_read_is_to_be_mended(hall: Path) -> None:
    hall.chmod(0o755)
    code, lines = doctor("--data", hall)
    assert (code, lines[-1]) == (1, "One thing has to be mended.")
    assert f"chmod 700 {hall}" in mended(lines)[0]


def test_a_file_in_place_of_the_folder_is_to_be_mended(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, lines = doctor("--data", tmp_path / "file")
    assert code == 1
    assert str(tmp_path / "file") in mended(lines)[0]


def test_a_disk_without_room_is_to_be_mended(hall: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside, "MIN_FREE_BYTES", 10**18)
    code, lines = doctor("--data", hall)
    assert (code, "MB are free on the disk" in mended(lines)[0]) == (1, True)


def test_a_damaged_database_is_to_be_mended(hall: Path) -> None:
    with (hall / FILE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    code, lines = doctor("--data", hall)
    assert code == 1
    assert str(hall / FILE) in mended(lines)[0]


def test_an_older_hall_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir(mode=0o700)
    (tmp_path / "old" / FILE).write_bytes(lzma.decompress((HERE / "0.1.db.xz").read_bytes()))
    code, lines = doctor("--data", tmp_path / "old")
    assert code == 0
    assert any("comes from an older version" in line for line in lines)
    with closing(SQLite(tmp_path / "old" / FILE)) as store:
        assert revision(store) == "0001"


def test_a_database_away_is_to_be_mended_and_its_password_not_told(tmp_path: Path) -> None:
    code, lines = doctor("--data", tmp_path, "--store", "postgresql://host:secret@127.0.0.1:1/hall")
    assert code == 1
    assert "postgresql://host:***@127.0.0.1:1/hall" in mended(lines)[0]
    assert "secret" not in "".join(lines)
    assert mended(lines)[0].endswith("Connection refused."), "one line, which ends with one full stop"


def test_a_database_is_looked_at_and_not_made(tmp_path: Path) -> None:
    at = running().empty()
    code, lines = doctor("--data", tmp_path, "--store", at)
    assert (code, any("nothing is kept in postgresql://" in line for line in lines)) == (0, True)
    open_store(tmp_path, at=at).close()
    code, lines = doctor("--data", tmp_path, "--store", at)
    assert any(line.startswith("ok    Database: postgresql://") for line in lines)
    loses = any("fsync or full_page_writes is off" in line for line in mended(lines))
    assert code == int(loses)


def test_a_backup_is_told_by_its_age(hall: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(line.startswith("note  Backup: none was made") for line in doctor("--data", hall)[1])
    ran = CliRunner().invoke(command, ["backup", str(tmp_path / "copy.db"), "--data", str(hall)])
    assert ran.exit_code == 0
    assert any(
        line.startswith("ok    Backup: the last one was made less than a day") for line in doctor("--data", hall)[1]
    )
    later = inside.now() + 9 * 24 * 3600
    monkeypatch.setattr(inside, "now", lambda: later)
    assert any(line.startswith("note  Backup: the last one was made 9 days") for line in doctor("--data", hall)[1])


def test_a_server_of_another_version_is_to_be_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "hall"):
        monkeypatch.setattr(inside, "__version__", "99.0")
        code, lines = doctor("--data", tmp_path / "hall")
    assert code == 1
    assert "Start the server again" in mended(lines)[0]


# Settings


def test_every_wrong_setting_is_told_at_once(hall: Path) -> None:
    wrong = ("--limit", "speed=1", "--path", "/a b", "--metrics", "short", "--proxies", "*", "--workers", "2")
    code, lines = doctor("--data", hall, *wrong)
    told = "\n".join(mended(lines))
    assert code == 1
    for words in ("There is no limit called speed", "/a b", "--metrics", "“*” is no proxy", "database"):
        assert words in told


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ('store = "postgresql://me:pw@127.0.0.1:1/hall"', True),
        ('admin-token = "a-token-that-is-long-enough"', True),
        ('host = "127.0.0.1"', False),
    ],
)
def test_secrets_in_a_file_that_others_can_read_are_to_be_mended(
    hall: Path, tmp_path: Path, text: str, secret: bool
) -> None:
    file = tmp_path / "hall.toml"
    file.write_text(text, encoding="utf-8")
    for mode, told in ((0o644, secret), (0o600, False)):
        file.chmod(mode)
        lines = doctor("--data", hall, "--settings", file)[1]
        assert any("chmod 600" in line for line in mended(lines)) == told


# Mail


@contextmanager
def post_office(**how: Any) -> Iterator[Letters]:
    """An SMTP server in a thread of its own."""
    loop, opened, office = asyncio.new_event_loop(), threading.Event(), Letters(**how)

    async def run() -> None:
        async with office.open():
            opened.set()
            await closing.wait()

    closing = asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    assert opened.wait(10)
    try:
        yield office
    finally:
        loop.call_soon_threadsafe(closing.set)
        thread.join(10)


def mailing(office: Letters) -> tuple[str, ...]:
    where = f"smtp://me:geheim@127.0.0.1:{office.port}"
    return (
        "--public-address",
        f"http://localhost:{free_port()}",
        "--smtp",
        where,
        "--mail-sender",
        "house@example.org",
    )


def test_a_test_mail_goes_to_the_address_that_is_given(hall: Path) -> None:
    with post_office() as office:
        code, lines = doctor("--data", hall, *mailing(office), "--mail", "ann@example.com")
    (letter,) = office.taken
    assert (letter["To"], letter["Subject"]) == ("ann@example.com", "A test e-mail")
    assert "“presidium doctor” sent this one" in letter.get_content()
    assert (code, any("took a test e-mail to ann@example.com" in line for line in lines)) == (0, True)


def test_without_an_address_it_signs_in_and_sends_nothing(hall: Path) -> None:
    with post_office() as office:
        code, lines = doctor("--data", hall, *mailing(office))
    assert (office.signed_in, office.taken) == ([("me", "geheim")], [])
    assert (code, any("takes our e-mail" in line for line in lines)) == (0, True)


@pytest.mark.parametrize("says", [{"AUTH": "535 wrong password"}, {"RCPT": "550 no such mailbox"}])
def test_mail_that_is_not_taken_is_to_be_mended(hall: Path, says: dict[str, str]) -> None:
    with post_office(says=says) as office:
        code, lines = doctor("--data", hall, *mailing(office), "--mail", "ann@example.com")
    (told,) = mended(lines)
    assert (code, *says.values())[1][4:] in told
    assert code == 1
    assert "geheim" not in "".join(lines)


@pytest.mark.parametrize("to", ["ann@example.com", "ann"])
def test_a_letter_that_cannot_be_sent_is_to_be_mended(hall: Path, to: str) -> None:
    code, lines = doctor("--data", hall, "--mail", to)
    assert (code, "no mail server is set" in mended(lines)[0]) == (1, True)


def test_findings_are_told_in_every_language(hall: Path) -> None:
    told = set()
    for lang in languages():
        ran = CliRunner().invoke(command, ["doctor", "--data", str(hall), "--lang", lang])
        assert ran.exit_code == 0
        assert Words(lang)("doctor-done", count=0) in ran.output
        told.add(ran.output)
    assert len(told) == len(languages())
