"""What goes into the archives: the program, the libraries below it, and Python's standard library."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import ZipFile

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = ROOT / "src/presidium"
WHEELS: Final = ROOT / ".lite/wheels"
PYODIDE: Final = ROOT / "web/node_modules/pyodide"

NEVER: Final = ("idna",)
"""Libraries that no tab uses: it looks up no name of a host."""
UPGRADE: Final = ("alembic", "mako", "markupsafe")
"""Libraries that only the migration of an older file needs. They have an archive of their own."""
_UPGRADE_TOO: Final = re.compile(r"sqlalchemy/dialects/(mysql|mssql|oracle|postgresql)/.*\.py|(timeit|difflib)\.py")
"""Parts of other libraries that Alembic imports, whichever engine it migrates."""

_LEFT_OUT: Final = re.compile(
    r"""
    \.dist-info/ | (^|/)__pycache__/ | (^|/)(tests?|testing)/
  | \.(pyi|typed|pyx|pxd|c|h|gz)$ | (^|/)py\.typed$ | ^[\w.]+-[\d.]+\.data/
  | (?<!wasm32-emscripten)\.so$
  | ^babel/locale-data/(?!root\.dat|(en|fr|de)\.dat) | ^babel/messages/
  | ^pytz/zoneinfo/ 
  | ^sqlalchemy/(orm|testing|ext/(?!__init__|compiler)|future/orm)
  | ^sqlalchemy/dialects/(mysql|mssql|oracle|postgresql)
  | ^anyio/(pytest_plugin|_backends/_trio)
  | ^alembic/(templates|autogenerate/.*\.mako|testing)
  | ^starlette/(testclient|templating|staticfiles|schemas)
  | ^starlette/middleware/(cors|gzip|sessions|wsgi|httpsredirect|trustedhost)
  | ^presidium/text/\w+/(page(_\w+)?|lesson_\w+|agents|arena|cli|doctor|hosting|admin)\.ftl
  | ^presidium/(cli|client|records|__main__|lab/(?!__init__|encoding))
  | ^presidium/bots/kremlin/search/rollouts/compiled
  | ^presidium/server/(page|cluster|runtime/(doctor|serve|run|parent|worker|log))
  | ^presidium/server/storage/(postgres|pg_)
  | ^presidium/server/notifications/channels/(http_client|web_push)
  | ^presidium/server/http/connections
    """,
    re.VERBOSE,
)
"""Paths that no tab imports or reads. A module that is missing after all makes the tests of the archive fail."""

_LIBRARY_LEFT_OUT: Final = re.compile(
    r"""
    ^(idlelib|lib2to3|tkinter|turtledemo|ensurepip|venv|test|distutils|unittest|pydoc_data|curses|dbm|xml|xmlrpc|wsgiref)/
  | ^(_pyrepl|multiprocessing/dummy|http/cookiejar|http/server|ctypes/macholib|sqlite3/(dump|__main__))
  | ^(pydoc|doctest|pdb|bdb|cmd|turtle|smtplib|ftplib|imaplib|poplib|telnetlib|mailbox|antigravity|this|webbrowser)\.py$
  | ^(cProfile|profile|pstats|timeit|trace|zipapp|compileall|py_compile|pyclbr|tabnanny|symtable|rlcompleter|code)\.py$
  | ^(sched|netrc|plistlib|wave|colorsys|socketserver|optparse|tarfile|pty|tty|nturl2path)\.py$
  | ^(_pyio|_pydecimal|_pydatetime|_pylong|difflib|pickletools)\.py$
  | ^(_android_support|_apple_support|_ios_support|_osx_support|_aix_support)\.py$
  | ^asyncio/(windows_\w+|proactor_events)\.py$ | ^multiprocessing/(managers|popen_spawn_win32)\.py$
  | ^encodings/(cp(?!437)|mac_|iso(?!8859_1\.)|big5|euc|gb|hz|johab|koi|ptcp|shift|hp_|kz|palmos|tis|oem|mbcs)
  | \.(exe|txt|css|html)$
    """,
    re.VERBOSE,
)


def program() -> Iterator[tuple[str, bytes]]:
    """Yields the program's files and the libraries it stands on, by path."""
    for file in sorted(PROGRAM.rglob("*")):
        name = f"presidium/{file.relative_to(PROGRAM).as_posix()}"
        if file.is_file() and not _LEFT_OUT.search(name):
            yield name, file.read_bytes()
    yield from _wheels(upgrade=False)


def upgrade() -> Iterator[tuple[str, bytes]]:
    """Yields the libraries that migrate an older file."""
    yield from _wheels(upgrade=True)
    for archive in (PYODIDE / "python_stdlib.zip", *WHEELS.glob("sqlalchemy-*.whl")):
        yield from ((name, content) for name, content in _files(archive) if _UPGRADE_TOO.fullmatch(name))


def _wheels(upgrade: bool) -> Iterator[tuple[str, bytes]]:
    for wheel in sorted(WHEELS.glob("*.whl")):
        if wheel.name.startswith(UPGRADE) == upgrade and not wheel.name.startswith(NEVER):
            yield from ((name, content) for name, content in _files(wheel) if not _LEFT_OUT.search(name))


def _files(archive: Path) -> Iterator[tuple[str, bytes]]:
    with ZipFile(archive) as packed:
        yield from ((name, packed.read(name)) for name in packed.namelist() if not name.endswith("/"))


def library() -> Iterator[tuple[str, bytes]]:
    """Yields Python's standard library as Pyodide ships it, without what no tab needs."""
    stock = _files(PYODIDE / "python_stdlib.zip")
    yield from ((name, content) for name, content in stock if not _LIBRARY_LEFT_OUT.search(name))


def licences() -> str:
    """The notices of all that the site carries."""
    parts = [(ROOT / "web/lite/site/notice.txt").read_text(encoding="utf-8"), (ROOT / "LICENSE").read_text("utf-8")]
    for wheel in sorted(WHEELS.glob("*.whl")):
        for name, content in _files(wheel):
            if re.search(r"\.dist-info/(licenses/)?(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$", name):
                parts.append(f"{name}\n\n{content.decode('utf-8')}")
    return f"\n{'-' * 80}\n\n".join(parts)
