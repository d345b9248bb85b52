"""Politburo in three minutes: rounds 2, 3 and 5 at a table of five, in which the learner is Beria.

The learner first votes with the majority and looks for the deviant, then is the deviant, and learns why Influence
decides. Comrade 2 is Kirov, 3 Molotov, 4 Bulganin and 5 Voroshilov; all vote as their goals demand.
"""

from typing import Final

from presidium.core import Lesson, Screen, refusal

MEMBERS: Final = "politburo | members beria kirov molotov bulganin voroshilov"

LESSON: Final = Lesson(
    seat=1,
    screens=(
        Screen(
            "goal",
            position=f"{MEMBERS} | influence 3 3 3 3 3 | defence 0 | finance -2 | security 0 | round 2 | gensek 3",
        ),
        Screen("influence", then=("3: propose security",)),
        Screen(
            "plan",
            right={"vote for": ("2: vote against; 3: vote for; 4: vote for; 5: vote against",)},
            wrong={"vote against": refusal("lesson-politburo-plan", "politburo 2.1")},
            then=("3: voters 1 2 4",),
        ),
        Screen(
            "ballot",
            right={"ballot repression": ("2: ballot reform; 4: ballot repression",)},
            wrong={"ballot reform": refusal("lesson-politburo-down", "politburo 3.2")},
            then=("3: voters 2 4 5", "2: ballot reform; 4: ballot repression; 5: ballot reform"),
        ),
        Screen(
            "third",
            right={"ballot repression": ("4: ballot repression; 5: ballot reform",)},
            wrong={"ballot reform": refusal("lesson-politburo-down", "politburo 3.2")},
        ),
        Screen(
            "point",
            right={"point 5": ("4: point 5; 5: point 4",)},
            wrong={"point 4": refusal("lesson-politburo-count", "politburo 4.3")},
            then=("4: propose defence",),
        ),
        Screen(
            "against",
            right={"vote against": ("2: vote for; 3: vote against; 4: vote for; 5: vote for",)},
            wrong={"vote for": refusal("lesson-politburo-rival", "politburo 5.2")},
            then=(
                "4: voters 2 3 5",
                "2: ballot repression; 3: ballot reform; 5: ballot repression",
                "4: voters 2 3 5",
                "2: ballot repression; 3: ballot reform; 5: ballot repression",
            ),
        ),
        Screen(
            "deviant",
            right={"ballot reform": ("2: ballot repression; 5: ballot repression",)},
            wrong={"ballot repression": refusal("lesson-politburo-alone", "politburo 4.2")},
        ),
        Screen(
            "bluff",
            right={"point 5": ("2: point 5; 5: point 2",)},
            wrong={"point 2": refusal("lesson-politburo-finger", "politburo 4.3")},
        ),
        Screen("away"),
        Screen(
            "call",
            position=(
                f"{MEMBERS} | influence 3 2 3 3 1 | defence 1 | finance 0 | security 1 | round 5 | gensek 1 "
                "| since propose security, vote for, vote against, vote for, vote for, vote against, "
                "voters 3 4 5, ballot repression, ballot repression, ballot reform"
            ),
            right={
                "voters 2 3 4": (
                    "2: ballot reform; 3: ballot repression; 4: ballot repression",
                    "2: ballot reform; 3: ballot repression; 4: ballot repression",
                    "2: point 3; 3: point 4; 4: point 3",
                )
            },
            wrong={
                "voters 3 4 5": refusal("lesson-politburo-same", "politburo 3.3"),
                "voters *": refusal("lesson-politburo-left-out", "politburo 3.3"),
            },
        ),
        Screen("end"),
    ),
)
