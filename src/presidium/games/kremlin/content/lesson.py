"""Three-minute lesson of Kremlin with three factions: from a declaration to a wave, and a card. The learner is seat 1.

The learner's men are Karrienko (N), Patina (S) and Strychnin (T); the Militarists hold Eatstumuch (M) and Shootemdedsky
(H), and have six points on Karrienko too.
"""

from typing import Final

from presidium.core import Lesson, Screen, refusal
from presidium.core.content.lesson import Lines

SHEETS: Final = (
    "sheet stalinists N10 S9 T8 P7 Q6 K5 L4 I3 E2 J1 | sheet militarists M10 H9 L8 J7 N6 K5 I4 P3 Q2 E1 "
    "| sheet evolutionists L10 K9 J8 I7 E6 Q5 P4 U3 V2 W1 | seniority stalinists militarists evolutionists"
)
REST: Final = "economy E | sport L | candidates I J K P Q"

PASSIVE: Final = refusal("lesson-kremlin-lapse", "kremlin C.4")
NOT_HIM: Final = refusal("lesson-kremlin-not-him", "kremlin C.2")
TOO_MUCH: Final = refusal("lesson-kremlin-exact", "kremlin 13.3")
WAIVED: Final = refusal("lesson-kremlin-waive", "kremlin 13.6")
OWN: Final = refusal("lesson-kremlin-own", "kremlin 2.3")
UNKNOWN: Final = refusal("lesson-kremlin-nobodys", "kremlin 2.3")
HIGH: Final = refusal("lesson-kremlin-high", "kremlin 2.2")

PURGES: Final = {
    "purge A": HIGH,
    "purge M": HIGH,
    "purge S": OWN,
    "purge T": OWN,
    "purge *": UNKNOWN,
    "pass": refusal("lesson-kremlin-spare", "kremlin 2.1"),
}


def guarded(least: int, *follows: str) -> dict[str, Lines]:
    """Right answers of a lesson: proxies on Karrienko with limits from `least` to 10, each with what follows."""
    return {f"declare N {points} as_needed": follows for points in range(10, least - 1, -1)}


LESSON: Final = Lesson(
    seat=1,
    screens=(
        Screen(
            "sheet",
            position=(
                "kremlin | players 3 | year 2 | phase 2 | chief A/2+ | kgb N | foreign S | defence M | ideology T "
                f"| industry H | {REST} | declared M militarists 3 | declared H militarists 2 | {SHEETS}"
            ),
            then=("all: pass",),
        ),
        Screen(
            "declare",
            right={**guarded(1, "all: pass"), "declare N 1": ("all: pass",)},
            wrong={"declare N *": TOO_MUCH, "declare *": NOT_HIM, "waive": WAIVED, "*": PASSIVE},
        ),
        Screen("purge", right={"purge H": ("2: declare N 6 as_needed", "2: purge T")}, wrong=PURGES),
        Screen(
            "lost",
            right={**guarded(3, "all: pass"), "declare N 3": ("all: pass",)},
            wrong={
                "declare N 2*": refusal("lesson-kremlin-level", "kremlin C.2"),
                "declare N *": TOO_MUCH,
                "declare *": NOT_HIM,
                "waive": WAIVED,
                "*": refusal("lesson-kremlin-gone", "kremlin 2.3"),
            },
        ),
        Screen("again", right={"purge H": ("all: pass", "chance: roll 12", "1: pass", "all: pass")}, wrong=PURGES),
        Screen(
            "funeral",
            position=(
                "kremlin | players 3 | year 2 | phase 5 | chief - | kgb N/1 | foreign S | defence M | ideology T "
                f"| industry - | {REST} | siberia H | wall A/2++ | declared N stalinists 3 militarists 2 "
                f"| declared S stalinists 2 | declared T stalinists 1 | declared M militarists 3 | {SHEETS}"
            ),
            then=("all: pass",),
        ),
        Screen(
            "propose",
            right={"propose N": ("all: pass", "2: vote against", "all: pass")},
            wrong={"propose M": refusal("lesson-kremlin-theirs", "kremlin 5.2")},
        ),
        Screen(
            "vote",
            right={"vote for": ("all: pass", "all: pass", "all: pass")},
            wrong={"vote against": refusal("lesson-kremlin-against", "kremlin 5.3")},
        ),
        Screen(
            "wave",
            position=(
                "kremlin | players 3 | year 2 | phase 8 | chief N/1 | kgb P | foreign S | defence M | ideology T "
                "| industry K | economy E | sport L | candidates I J Q U V | siberia H | wall A/2++ "
                "| declared N stalinists 3 militarists 2 | declared S stalinists 2 | declared T stalinists 1 "
                f"| declared M militarists 3 | {SHEETS} | steps Window(about=('N',)), Wave(), LastWindow()"
            ),
            right=guarded(7, "2: declare N 6 as_needed", "all: pass"),
            wrong={
                "declare N * as_needed": refusal("lesson-kremlin-enough", "kremlin 13.3"),
                "declare N *": TOO_MUCH,
                "declare *": NOT_HIM,
                "waive": WAIVED,
                "*": refusal("lesson-kremlin-unguarded", "kremlin 8.1"),
            },
        ),
        Screen(
            "hand",
            position=(
                "kremlin | intrigue on | players 3 | year 3 | phase 2 | chief N/2 | kgb M | foreign S | defence P "
                "| ideology T | industry K | economy E | sport L | candidates I J Q U V | siberia H | wall A/2++ "
                "| declared N stalinists 7 militarists 6 | declared S stalinists 2 | declared T stalinists 1 "
                f"| declared M militarists 3 | track - stalinists | {SHEETS} | hand stalinists 28 "
                "| hand militarists 1 | hand evolutionists 2"
            ),
            then=("all: pass", "2: purge T", "all: pass", "chance: roll 11"),
        ),
        Screen(
            "card",
            right={"play 28": ("all: pass",)},
            wrong={
                "give *": refusal("lesson-kremlin-give", "kremlin 15.2"),
                "declare *": refusal("lesson-kremlin-die", "kremlin 15.3"),
                "waive": WAIVED,
                "*": refusal("lesson-kremlin-siberia", "kremlin 15.5"),
            },
        ),
        Screen("end"),
    ),
)
