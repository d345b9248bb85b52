"""The example year of the rules page, and the boards that the page shows beside single rules."""

from typing import Final

from presidium.core import Example, Figure, Paragraph
from presidium.core.content.lesson import Lines


def silence(volleys: int) -> Lines:
    """Lines in which all seats pass, for this many windows."""
    return ("all: pass",) * volleys


MEMBERS: Final = "kgb L | foreign O | defence R | ideology Q | industry E | economy N | sport U | candidates S V Z B Y"

EXAMPLE: Final = Example(
    names=("Anna", "Otto", "Clara"),
    position=(
        f"kremlin | players 3 | year 1 | phase 1 | chief A+ | {MEMBERS} "
        "| sheet stalinists R10 O9 L3 E8 Q7 N6 U5 S4 V2 Z1 | sheet militarists L10 S9 V8 Z7 Y6 B5 Q4 N3 U2 E1 "
        "| sheet evolutionists R5 U10 N9 Q8 Z7 Y6 B4 V3 S2 E1"
    ),
    paragraphs=(
        Paragraph(shows="board"),
        Paragraph(silence(1), shows="Aged"),
        Paragraph(
            (
                *("1: declare L 3", *silence(1), "1: purge U"),
                *("2: declare L 5", "2: purge E", *silence(1), "chance: roll 12", "2: pass", *silence(1)),
            ),
            shows="Rolled",
        ),
        Paragraph(
            ("3: declare R 2", *silence(1), "3: suspect O", *silence(1), "3: pass", *silence(1)),
            shows="Suspected",
        ),
        Paragraph((*silence(1), *(f"chance: roll {face}" for face in (4, 6, 11, 11, 11, 11, 11))), shows="Died"),
        Paragraph(
            ("1: declare O 4", *silence(1), "1: propose R", *silence(1), "2: vote against", *silence(4)),
            shows="Elected",
        ),
        Paragraph(
            (
                *(*silence(1), "3: move U defence", *silence(1), "3: pass", *silence(1)),
                *("2: move S industry", *silence(1), "2: pass", *silence(1), "1: pass", *silence(6)),
            ),
            shows="Moved",
        ),
        Paragraph(
            (*silence(1), "3: pass", *silence(1), "2: pass", *silence(1), "1: pass", *silence(6)),
        ),
        Paragraph(("1: declare R 7", *silence(2)), shows="Waved"),
    ),
)

PLAYED: Final = "kremlin | players 3 | year 3"

FIGURES: Final = {
    "0.1": Figure(f"{PLAYED} | phase 1 | chief A+ | {MEMBERS}"),
    "C.2": Figure(
        f"{PLAYED} | phase 2 | chief R | kgb L | foreign O | defence U | ideology Q | industry S | economy N | sport B "
        "| candidates C D V Z Y | wall A | declared L militarists 5 stalinists 3 | declared O stalinists 4 "
        "| declared R stalinists 7 evolutionists 2"
    ),
    "2.5": Figure(
        f"{PLAYED} | phase 3 | chief R | kgb L/1 | foreign O | defence U | ideology Q | industry - | economy N "
        "| sport B | candidates C D V Z Y | siberia E/2+ | wall A"
    ),
    "3.1": Figure(
        f"{PLAYED} | phase 3 | chief R | kgb L | foreign O?2 | defence U/1 | ideology Q | industry S | economy N "
        "| sport B?3 | candidates C D V Z Y | wall A"
    ),
}
"""Boards for single rules: the posts, control of politicians, a vacant post, and politicians with a “?”."""
