"""Puts the site together: the page as it was built, the archives, Pyodide, the workers."""

from __future__ import annotations

import fcntl
import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.lite.archive import compressed, gathered, packed, spread, zipped
from tools.lite.contents import PROGRAM, PYODIDE, ROOT, library, licences, program, upgrade

PAGE: Final = ROOT / "src/presidium/server/page"
WORKERS: Final = ROOT / "web/lite"
TREE: Final = ROOT / ".lite/tree"
SITE: Final = ROOT / "build/lite"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs")
"""Files of Pyodide that travel as they are, because they are imported."""
NOT_KEPT: Final = ("404.html", "sw.js", "licences.txt")
"""Files that nobody needs without a network."""


POLICY: Final = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"
"""The page's security policy, which a server would send: it allows only files of its own."""


def current() -> Path:
    """The site, made anew if it is older than what it is made of."""
    SITE.parent.mkdir(exist_ok=True)
    with (SITE.parent / "lite.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes
        made = SITE / "sw.js"
        if not made.exists() or any(file.stat().st_mtime > made.stat().st_mtime for file in _sources()):
            make()
    return SITE


def _sources() -> Iterator[Path]:
    for folder in (PROGRAM, WORKERS, Path(__file__).parent):
        yield from (file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    yield ROOT / "requirements/lite.lock"


def make() -> None:
    """Makes the site anew."""
    _compile()
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(PAGE, SITE, ignore=shutil.ignore_patterns("*.gz", "worker.js"))
    lite = SITE / "lite"
    (lite / "pyodide").mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, lite / "pyodide" / name)
    (lite / "licences.txt").write_text(licences(), encoding="utf-8")
    shutil.copy(TREE / "answers.json", lite / "answers.json")
    shutil.copy(WORKERS / "site/404.html", SITE / "404.html")
    _index(SITE / "index.html")
    listed = {name: _put(lite, name, content) for name, content in _large().items()}
    edition = _edition()
    (TREE / "listed.json").write_text(json.dumps(listed))
    _bundle(str(lite), str(TREE / "listed.json"), edition)
    kept = [file for file in sorted(SITE.rglob("*")) if file.is_file() and file.name not in NOT_KEPT]
    hashes = {file.relative_to(SITE).as_posix(): _hash(file.read_bytes()) for file in kept}
    hashes = {path: hash for path, hash in hashes.items() if path != listed["upgrade"]["path"]}
    (TREE / "files.json").write_text(json.dumps(hashes))
    _bundle(str(lite), str(TREE / "listed.json"), edition, str(TREE / "files.json"))


def beside(documentation: Path) -> None:
    """Puts the site below `play/` of another one, whose page for unknown addresses then leads to it too: a host such as
    GitHub Pages has one such page for all folders."""
    shutil.rmtree(documentation / "play", ignore_errors=True)
    shutil.copytree(SITE, documentation / "play")
    script = re.search(r"<script>.*?</script>", (SITE / "404.html").read_text("utf-8"), re.DOTALL)
    assert script is not None
    unknown = documentation / "404.html"
    html = unknown.read_text("utf-8") if unknown.exists() else "<!doctype html><head></head>"
    unknown.write_text(html.replace("</head>", f"{script[0]}</head>", 1), encoding="utf-8")


def _compile() -> None:
    """Writes the program, its libraries and the standard library into `TREE`, and compiles what a game needs."""
    shutil.rmtree(TREE, ignore_errors=True)
    spread(program(), TREE / "app")
    spread(library(), TREE / "lib")
    subprocess.run(["node", str(WORKERS / "compile.mjs"), str(TREE)], check=True)


def _large() -> dict[str, bytes]:
    return {
        "wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "library": zipped(gathered(TREE / "lib")),
        "program": packed(gathered(TREE / "app")),
        "upgrade": packed(upgrade()),
    }


def _put(folder: Path, name: str, content: bytes) -> dict[str, object]:
    """Writes a large file, compressed, under a name with its hash."""
    small = compressed(content)
    file = folder / f"{name}-{_hash(content)}.bin"
    file.write_bytes(small)
    return {"path": f"lite/{file.name}", "bytes": len(small)}


def _index(page: Path) -> None:
    """Makes the page's addresses relative, and tells it that its server is a worker."""
    html = page.read_text(encoding="utf-8").replace('="/', '="./').replace("<html ", '<html data-line="worker" ')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    html = html.replace("<title>", f"{policy}\n    <title>", 1)
    # the last of all, when the addresses above it have been read
    html = html.replace("</body>", '  <script src="./lite/here.js"></script>\n  </body>', 1)
    assert html.count("here.js") == html.count("Content-Security") == 1
    page.write_text(html, encoding="utf-8")


def _edition() -> str:
    """A name for what the site holds, the sources of the workers in place of what is made of them."""
    files = [*SITE.rglob("*"), *WORKERS.glob("*.ts")]
    return _hash(b"".join(file.read_bytes() for file in sorted(files) if file.is_file()))


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _bundle(*arguments: str) -> None:
    subprocess.run(["node", str(WORKERS / "build.mjs"), *arguments], check=True)
