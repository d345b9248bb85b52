"""The program reads nothing that only one kind of system has, and starts as a module does everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

pytestmark = pytest.mark.ci

POSIX = ("crypt", "curses", "fcntl", "grp", "nis", "posix", "pty", "pwd", "readline", "resource", "spwd", "syslog")
POSIX += ("termios", "tty", "uvloop")
WINDOWS = ("_winapi", "msvcrt", "winreg", "winsound")

READ = """
import importlib, pkgutil, sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name in HIDDEN:
            raise ModuleNotFoundError(name, name=name)

import asyncio, multiprocessing, subprocess, tempfile, platformdirs  # which look for what their own system has
for name in HIDDEN:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Hidden())
import presidium
for module in pkgutil.walk_packages(presidium.__path__, "presidium."):
    if module.name.endswith("__main__") or module.name == "presidium.server.storage.migrations.env":
        continue  # these run what they are for
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as missing:
        if missing.name in HIDDEN or missing.name.startswith("presidium"):
            raise
        print("without", missing.name)
"""


@pytest.mark.parametrize("hidden", [POSIX, WINDOWS], ids=["posix", "windows"])
def test_every_module_can_be_read_where_these_are_not(hidden: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"HIDDEN = {hidden!r}\n{READ}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    lacking = {line.removeprefix("without ") for line in done.stdout.splitlines()}
    doors = {"gymnasium", "pettingzoo", "pyspiel"}  # of modules that are nothing without them
    assert lacking <= {"numpy", "ray"} | doors, "what is an extra is read when it is needed"


def test_the_hidden_are_hidden() -> None:
    """Otherwise the test above could not fail."""
    there = next(name for name in (*POSIX, *WINDOWS) if find_spec(name))
    code = READ.replace("import presidium\n", f"import presidium\nimport {there}\n")
    done = subprocess.run([sys.executable, "-c", f"HIDDEN = {(there,)!r}\n{code}"], capture_output=True, check=False)
    assert b"ModuleNotFoundError" in done.stderr


def test_the_module_is_the_command() -> None:
    """`python -m presidium` is what `make play` starts: without a command the hall opens, and shows itself."""
    program = """
import runpy, sys, webbrowser
from presidium.server.runtime import serve
shown = []
webbrowser.open = lambda address: shown.append(address) or True
def opens(host, port, *args, greet, **how):
    greet("http://127.0.0.1:8000/")
    print(host, port)
serve.serve = opens
sys.argv = ["presidium", *sys.argv[1:]]
try:
    runpy.run_module("presidium", run_name="__main__", alter_sys=True)
finally:
    import threading
    [each.join(10) for each in threading.enumerate() if each is not threading.current_thread()]
    print(shown)
"""

    def told(*args: str) -> str:
        command, env = [sys.executable, "-c", program, *args], {**os.environ, "BROWSER": "any"}
        return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout

    assert told() == told("serve", "--open")
    assert "['http://127.0.0.1:8000/']" in told()
