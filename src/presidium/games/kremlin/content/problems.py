"""Problems of Kremlin, each to be won in the present year: by the third wave, or in 1961 by control of the Chief.

The other players are assumed to be passive: they declare nothing, play no card, and decline every right; in a vote they
are for their own politicians and against all others.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from presidium.core import Problem

PROBLEMS: Final = (
    Problem(
        "the-balcony-or-the-bed",
        "kremlin | players 3 | year 8 | phase 1 | seniority stalinists militarists evolutionists | chief B/2+ "
        "| kgb F | foreign G | defence - | ideology - | industry - | economy - | sport - | candidates I J K L "
        "M | people A C D E H N O P Q R S T U V W X Y Z | siberia - | wall - | retired - | declared B "
        "stalinists 9 militarists 5 | declared F militarists 8 | declared G evolutionists 7 | sheet "
        "stalinists B9 C10 D8 E7 F6 G5 H4 I3 J2 K1 | sheet militarists B5 C10 D9 E7 F8 G6 H4 I3 J2 K1 | sheet "
        "evolutionists B10 C9 D8 E6 F5 G7 H4 I3 J2 K1 | track - stalinists - militarists stalinists - - | "
        "silent | steps TakeCure(post='chief'), TakeCure(post='kgb'), TakeCure(post='foreign'), "
        "TakeCure(post='defence'), TakeCure(post='ideology'), TakeCure(post='industry'), "
        "TakeCure(post='economy'), TakeCure(post='sport'), Ageing()",
        seat=1,
        best="pass",
        chances={"pass": Fraction(21, 50)},
    ),
    Problem(
        "doctors-orders",
        "kremlin | players 3 | year 11 | phase 1 | seniority stalinists militarists evolutionists | chief "
        "B/6++ | kgb F | foreign G | defence - | ideology - | industry - | economy - | sport - | candidates I "
        "J K L M | people A C D E H N O P Q R S T U V W X Y Z | siberia - | wall - | retired - | declared B "
        "stalinists 9 militarists 5 | declared F militarists 8 | declared G evolutionists 7 | sheet "
        "stalinists B9 C10 D8 E7 F6 G5 H4 I3 J2 K1 | sheet militarists B5 C10 D9 E7 F8 G6 H4 I3 J2 K1 | sheet "
        "evolutionists B10 C9 D8 E6 F5 G7 H4 I3 J2 K1 | track stalinists - militarists stalinists - - "
        "evolutionists - militarists - | silent | steps TakeCure(post='chief'), TakeCure(post='kgb'), "
        "TakeCure(post='foreign'), TakeCure(post='defence'), TakeCure(post='ideology'), "
        "TakeCure(post='industry'), TakeCure(post='economy'), TakeCure(post='sport'), Ageing()",
        seat=1,
        best="cure",
        chances={"cure": Fraction(4, 5), "pass": Fraction(7, 20)},
    ),
    Problem(
        "seven-is-enough",
        "kremlin | players 3 | year 6 | phase 8 | seniority stalinists militarists evolutionists | chief N | "
        "kgb F | foreign G | defence C | ideology D | industry E | economy H | sport K | candidates I J L M | "
        "people A B O P Q R S T U V W X Y Z | siberia - | wall - | retired - | declared C militarists 8 | "
        "declared D stalinists 8 | declared E evolutionists 9 | declared F militarists 10 | declared G "
        "militarists 9 | declared N militarists 6 | sheet stalinists B10 D8 F9 H6 I5 J4 K3 L2 M1 N7 | sheet "
        "militarists B7 C8 D5 E4 F10 G9 H3 I2 J1 N6 | sheet evolutionists B10 C8 D7 E9 F6 G5 H4 I3 J2 K1 | "
        "track militarists stalinists - militarists stalinists | steps Window(about=('N',)), Wave(), LastWindow()",
        seat=1,
        best="declare N 7",
        chances={"declare N 7": Fraction(1), "declare N 7 as_needed": Fraction(1)},
        also=("declare N 7 as_needed",),
    ),
    Problem(
        "who-is-left",
        "kremlin | players 3 | year 11 | phase 2 | seniority stalinists militarists evolutionists | chief "
        "B/14++ | kgb F | foreign G | defence C | ideology - | industry - | economy - | sport - | candidates "
        "I J | people A D E H K L M N O P Q R S T U V W X Y Z | siberia - | wall - | retired - | declared B "
        "militarists 8 | declared C evolutionists 6 | declared F stalinists 9 | declared G evolutionists 7 | "
        "sheet stalinists D10 E8 F9 H7 K6 L5 M4 N3 O2 P1 | sheet militarists B8 C10 D9 E7 F6 G5 H4 I3 J2 K1 | "
        "sheet evolutionists B10 C6 D9 E8 F5 G7 H4 I3 J2 K1 | track stalinists - militarists - - - "
        "evolutionists - militarists - | silent | steps Purging(), LastWindow()",
        seat=1,
        best="purge C",
        chances={
            "purge C": Fraction(57, 200),
            "purge I": Fraction(27303, 128000),
            "purge J": Fraction(27303, 128000),
            "purge G": Fraction(75867, 640000),
            "purge B": Fraction(6783, 80000),
            "pass": Fraction(57, 1600),
        },
    ),
    Problem(
        "count-the-votes",
        "kremlin | players 3 | year 11 | phase 2 | seniority stalinists militarists evolutionists | chief "
        "Q?10 | kgb F | foreign - | defence C | ideology D | industry - | economy - | sport - | candidates I "
        "J | people A B E G H K L M N O P R S T U V W X Y Z | siberia - | wall - | retired - | declared C "
        "stalinists 8 | declared D militarists 6 | declared F stalinists 9 | declared Q militarists 8 | sheet "
        "stalinists B10 C8 D7 E6 F9 G5 H4 I3 J2 K1 | sheet militarists B10 C9 D6 E7 F5 G4 H3 I2 J1 Q8 | sheet "
        "evolutionists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 | track stalinists - militarists - - - evolutionists - "
        "militarists - | silent | steps Purging(), LastWindow()",
        seat=1,
        best="purge D",
        chances={
            "purge D": Fraction(4389, 8000),
            "purge I": Fraction(13167, 32000),
            "purge J": Fraction(13167, 32000),
            "purge C": Fraction(1463, 8000),
            "purge Q": Fraction(1197, 8000),
        },
    ),
    Problem(
        "the-smaller-fish",
        "kremlin | players 3 | year 11 | phase 3 | seniority stalinists militarists evolutionists | chief "
        "B/11++?10 | kgb F | foreign G?10 | defence C/8 | ideology K | industry - | economy - | sport - | "
        "candidates I | people A D E H J L M N O P Q R S T U V W X Y Z | siberia - | wall - | retired - | "
        "declared B militarists 8 | declared C stalinists 8 | declared F militarists 7 | declared G "
        "evolutionists 7 | declared K stalinists 6 | sheet stalinists B10 C8 D9 E7 F5 G4 H3 I2 J1 K6 | sheet "
        "militarists B8 C10 D9 E6 F7 G5 H4 I3 J2 K1 | sheet evolutionists B10 C9 D8 E6 F5 G7 H4 I3 J2 K1 | "
        "track stalinists - militarists - - - evolutionists - militarists - | silent | steps "
        "Investigating1988(suspects=('B', 'G')), LastWindow()",
        seat=1,
        best="accuse G",
        chances={
            "accuse G": Fraction(2667, 4000),
            "clear B": Fraction(1267, 2000),
            "pass": Fraction(5327, 80000),
            "accuse B": Fraction(5061, 80000),
        },
        otherwise=Fraction(2597, 40000),
    ),
    Problem(
        "lose-once-more",
        "kremlin | players 3 | year 11 | phase 5 | seniority stalinists militarists evolutionists | chief - | "
        "kgb F | foreign G/1 | defence C | ideology D | industry E | economy - | sport - | candidates I J K L "
        "M | people H N O P Q R S T U V W X Y Z | siberia - | wall A B | retired - | declared C stalinists 8 "
        "| declared D militarists 6 | declared E evolutionists 7 | declared F militarists 8 | declared G "
        "stalinists 9 | sheet stalinists B10 C8 D7 E6 F5 G9 H4 I3 J2 K1 | sheet militarists B10 C9 D6 E7 F8 "
        "G5 H4 I3 J2 K1 | sheet evolutionists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 | track stalinists - militarists "
        "- - - evolutionists - militarists - | silent | steps Proposal(rebels=('F', 'D', 'E'), proposer='G'), "
        "LastWindow()",
        seat=1,
        best="propose E",
        chances={"propose E": Fraction(1)},
    ),
    Problem(
        "a-second-opinion",
        "kremlin | intrigue on | players 3 | year 11 | phase 4 | seniority stalinists militarists "
        "evolutionists | chief B/10++ | kgb F | foreign G | defence - | ideology - | industry - | economy - | "
        "sport - | candidates I J | people A C D E H K L M N O P Q R S T U V W X Y Z | siberia - | wall - | "
        "retired - | declared B militarists 8 | declared F stalinists 9 | declared G stalinists 7 | sheet "
        "stalinists D10 E8 F9 G7 H6 K5 L4 M3 N2 O1 | sheet militarists B8 C10 D9 E7 F6 G5 H4 I3 J2 K1 | sheet "
        "evolutionists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 | track stalinists - militarists - - - evolutionists - "
        "militarists - | hand stalinists 10 | agenda Throw(why='health', who='B', face=15) | steps Window(), "
        "HealthResult(), HealthRoll(post='kgb'), HealthRoll(post='foreign'), HealthRoll(post='defence'), "
        "HealthRoll(post='ideology'), HealthRoll(post='industry'), HealthRoll(post='economy'), "
        "HealthRoll(post='sport'), LastWindow()",
        seat=1,
        best="play 10 with -2",
        chances={
            "play 10 with -2": Fraction(399, 500),
            "play 10 with +0": Fraction(2793, 4000),
            "play 10 with +2": Fraction(1197, 2000),
        },
    ),
)
