"""Prints 100 docstrings and 100 sentences of the docs, drawn by a seed, for a reader who has not seen the code.

    python -m tools.sample_prose SEED

At most 5 of each may need a second reading (CONTRIBUTING.md, "Style").
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
FENCED = re.compile(r"^```.*?^```|^---$.*?^---$|<!--.*?-->", re.MULTILINE | re.DOTALL)
SENTENCE = re.compile(r"(?<=[.!?:])\s+(?=[A-Z`*\[])")
MARK = re.compile(r"^(?:[-*>]|\d+\.) ")
MIN_WORDS = 5
"""Fewest words of a sentence that the sample may draw. Shorter texts are labels."""


def docstrings() -> Iterator[tuple[str, str]]:
    """Yields every docstring of the program with its place, also those below constants and fields."""
    for file in sorted((ROOT / "src/presidium").rglob("*.py")):
        if "versions" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            body = (
                node.body
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
                else []
            )
            for before, each in zip([None, *body], body, strict=False):
                match each:
                    case ast.Expr(ast.Constant(str(text))):
                        owner = node if before is None else before
                        name = getattr(owner, "name", "") or ast.unparse(getattr(owner, "target", ast.Name("")))
                        yield f"{file.relative_to(ROOT)}:{each.lineno} {name}", " ".join(text.split())


def sentences() -> Iterator[tuple[str, str]]:
    """Yields every sentence of the docs with its page, without rulebooks, headings, tables and indented figures."""
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("[A-Z]*.md"), *(ROOT / "benchmarks").rglob("*.md")]
    for page in sorted(pages):
        if page.is_symlink() or {"rules", "node_modules"} & {*page.relative_to(ROOT).parts}:
            continue
        for block in re.split(r"\n\s*\n|\n(?=[-*|#>\d])", FENCED.sub("", page.read_text(encoding="utf-8"))):
            if block.startswith("    "):
                continue  # figures or commands
            text = " ".join(block.split())
            if text.startswith(("#", "|", "![")):
                continue
            for sentence in SENTENCE.split(MARK.sub("", text).replace("**", "")):
                if len(sentence.split()) >= MIN_WORDS:
                    yield str(page.relative_to(ROOT)), sentence


def main(seed: str) -> None:
    for found in (docstrings(), sentences()):
        every = list(found)
        print(f"\n{len(every)} in all, seed {seed}\n")
        for number, (place, text) in enumerate(Random(seed).sample(every, 100), 1):
            print(f"{number:3} {text}\n      [{place}]")


if __name__ == "__main__":
    main(*sys.argv[1:])
