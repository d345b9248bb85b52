"""Goulag in three minutes: a whole game at a table of five, in which the learner is loyal and Comrades 3 and 5 are not.

The lesson teaches which card the learner alone knows, who should not dig, how Work can turn into Strike, why a
supervisor orders an exchange, and how a lie is found out.
"""

from typing import Final

from presidium.core import Lesson, Screen, refusal

MORE_STEPS: Final = refusal("lesson-goulag-strike", "goulag 3.2")

LESSON: Final = Lesson(
    seat=1,
    screens=(
        Screen("own", position="goulag | cards L L D L D | round 1 | commissar 1 | canal 0"),
        Screen("passed"),
        Screen(
            "name",
            right={
                "name 2 3 watch 4": ("2: play work; 3: play strike", "4: pass"),
                "name 2 4 watch 3": ("2: play work; 4: play work", "3: supervise 2"),
                "name 3 4 watch 2": ("3: play strike; 4: play work", "2: pass"),
            },
            wrong={
                "name * watch 5": refusal("lesson-goulag-watch", "goulag 2.4"),
                "name *": refusal("lesson-goulag-dig", "goulag 2.3"),
            },
        ),
        Screen("shown", then=("2: name 1 4 watch 3",)),
        Screen(
            "build",
            right={"play work": ("4: play work", "3: supervise 1")},
            wrong={"play strike": MORE_STEPS},
        ),
        Screen("turned", then=("3: name 4 5 watch 1", "4: play work; 5: play strike")),
        Screen(
            "exchange",
            right={"supervise 5": ("5 says: claim round 3 work",)},
            wrong={
                "supervise 4": refusal("lesson-goulag-worked", "goulag 2.4"),
                "pass": refusal("lesson-goulag-let-be", "goulag 2.4"),
            },
        ),
        Screen(
            "lie",
            then=(
                "4: name 2 3 watch 1",
                "2: play work; 3: play strike",
                "4 says: claim 3 disloyal passed",
                "3 says: claim 4 disloyal inferred",
            ),
        ),
        Screen(
            "word",
            right={"supervise 3": ("5: name 1 3 watch 4",)},
            wrong={
                "supervise 2": refusal("lesson-goulag-nothing-against", "goulag 2.4"),
                "pass": refusal("lesson-goulag-believe", "goulag 2.4"),
            },
        ),
        Screen(
            "last",
            right={"play work": ("3: play strike", "4: supervise 3")},
            wrong={"play strike": MORE_STEPS},
        ),
        Screen("end"),
    ),
)
