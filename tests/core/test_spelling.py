"""Values as text: read again as they were, and nothing else."""

from __future__ import annotations

from typing import Any, Literal, get_type_hints

import pytest

from presidium.core import Unreadable, value
from presidium.core.spelling import Spelling, spell

Letter = str


@value
class Leaf:
    who: Letter
    number: int = 0
    sure: bool = False


@value
class Tree:
    leaves: tuple[Leaf, ...]
    pair: tuple[Letter, int] | None = None
    inner: Leaf | Tree | None = None


SPELLING = Spelling([Leaf, Tree], Letter=Literal["A", "B"])
ONE = Leaf("A")


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (ONE, "Leaf(who='A')"),
        (Leaf("B", -3, sure=True), "Leaf(who='B', number=-3, sure=True)"),
        (Tree(()), "Tree(leaves=())"),
        (Tree((ONE,), ("A", 2)), "Tree(leaves=(Leaf(who='A'),), pair=('A', 2))"),
        (Tree((ONE, ONE), inner=Tree(())), "Tree(leaves=(Leaf(who='A'), Leaf(who='A')), inner=Tree(leaves=()))"),
    ],
)
def test_a_value_is_written_without_its_defaults_and_read_again(thing: Any, text: str) -> None:
    assert spell(thing) == text
    assert SPELLING.read(text, type(thing)) == thing
    assert eval(text) == thing  # it is Python


@pytest.mark.parametrize(
    ("text", "kind", "thing"),
    [
        (" (Leaf(who='A'),) ", tuple[Leaf, ...], (ONE,)),
        ("()", tuple[Leaf, ...], ()),
        ("None", Leaf | None, None),
        ("None", None, None),
        ("3", int, 3),
        ("True", bool, True),
        ("'x'", str, "x"),
    ],
)
def test_what_is_asked_for_is_read(text: str, kind: Any, thing: Any) -> None:
    assert SPELLING.read(text, kind) == thing


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Leaf",
        "Leaf(",
        "Leaf()",
        "Leaf('A')",
        "Leaf(who='C')",
        "Leaf(who=3)",
        "Leaf(who=None)",
        "Leaf(who='A', number=True)",
        "Leaf(who='A', number='3')",
        "Leaf(who='A', number=1.5)",
        "Leaf(who='A', number=2 + 2)",
        "Leaf(who='A', sure=1)",
        "Leaf(who='A', size=1)",
        "Leaf(who='A', **{})",
        "Leaf(who='A').who",
        "Tree(leaves=Leaf(who='A'))",
        "Tree(leaves=[])",
        "Tree(leaves=(3,))",
        "Tree(leaves=(), pair=('A',))",
        "Tree(leaves=(), pair=('A', 2, 3))",
        "Tree(leaves=(), pair=(2, 'A'))",
        "Tree(leaves=(), inner='A')",
        "print(end='x')",
        "__import__('os')",
        "(Leaf(who='A'),)",
        "3",
        "None",
        "\0",
        "(" * 500,
        "-" * 100_000 + "1",
    ],
)
def test_nothing_else_is(text: str) -> None:
    with pytest.raises(Unreadable):
        SPELLING.read(text, Leaf | Tree)


def test_the_annotations_of_a_class_are_evaluated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position may hold a thousand values of one class."""
    evaluated: list[type] = []

    def hints(cls: type, **parts: Any) -> dict[str, Any]:
        evaluated.append(cls)
        return get_type_hints(cls, **parts)

    monkeypatch.setattr("presidium.core.spelling.get_type_hints", hints)
    reader = Spelling([Leaf, Tree], Letter=Literal["A", "B"])
    assert reader.read(spell((ONE,) * 50), tuple[Leaf, ...]) == (ONE,) * 50
    assert evaluated == [Leaf]
