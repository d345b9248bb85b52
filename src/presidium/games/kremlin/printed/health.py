"""4 The health table: what a d20 does to a member of this age, at work or in the Sanatorium.

4.2 The table of 1986 serves both editions: that of 1988 is in no source we have. Face 2 at work for
ages 71 and more, and the rows 88 to 95, rest on a second source; the cells 51/2, 81/13 and 85/14
stay doubtful.
"""

from __future__ import annotations

from functools import cache
from typing import Final

YOUNGEST: Final = 50
OLDEST: Final = 95

# One line for each age from 50 to 95, one letter for each face of the die from 1 to 20:
# G removes a cross, - changes nothing, K adds one cross, A adds two crosses, T kills.

AT_WORK: Final = (
    "AKKK---------GGGGGGG",  # 50
    "AAKK----------GGGGGG",  # 51
    "AAKK----------GGGGGG",  # 52
    "AAKKK---------GGGGGG",  # 53
    "AAKKK----------GGGGG",  # 54
    "AAKKK----------GGGGG",  # 55
    "AAAKK----------GGGGG",  # 56
    "AAAKK-----------GGGG",  # 57
    "AAAKKK----------GGGG",  # 58
    "AAAKKK----------GGGG",  # 59
    "AAAKKK-----------GGG",  # 60
    "AAAKKKK----------GGG",  # 61
    "AAAKKKK----------GGG",  # 62
    "AAAKKKK----------GGG",  # 63
    "AAAKKKK-----------GG",  # 64
    "AAAKKKKK----------GG",  # 65
    "AAAKKKKK----------GG",  # 66
    "AAAKKKKK----------GG",  # 67
    "AAAKKKKKK---------GG",  # 68
    "TAAKKKKKK---------GG",  # 69
    "TAAKKKKKK----------G",  # 70
    "TAAKKKKKKK---------G",  # 71
    "TAAKKKKKKK---------G",  # 72
    "TAAAKKKKKK---------G",  # 73
    "TAAAKKKKKKK--------G",  # 74
    "TAAAKKKKKKK---------",  # 75
    "TAAAKKKKKKK---------",  # 76
    "TAAAKKKKKKKK--------",  # 77
    "TAAAKKKKKKKK--------",  # 78
    "TAAAKKKKKKKK--------",  # 79
    "TAAAAKKKKKKK--------",  # 80
    "TAAAAKKKKKKK--------",  # 81
    "TAAAAKKKKKKKK-------",  # 82
    "TTAAAKKKKKKKK-------",  # 83
    "TTAAAAKKKKKKK-------",  # 84
    "TTTAAAKKKKKKKK------",  # 85
    "TTTAAAKKKKKKKK------",  # 86
    "TTTAAAKKKKKKKK------",  # 87
    "TTTAAAKKKKKKKK------",  # 88
    "TTTAAAAKKKKKKKK-----",  # 89
    "TTTAAAAKKKKKKKK-----",  # 90
    "TTTAAAAKKKKKKKK-----",  # 91
    "TTTAAAAAKKKKKKK-----",  # 92
    "TTTTAAAAKKKKKKK-----",  # 93
    "TTTTAAAAKKKKKKKK----",  # 94
    "TTTTAAAAAKKKKKKK----",  # 95
)

SANATORIUM: Final = (
    "KK----GGGGGGGGGGGGGG",  # 50
    "KK----GGGGGGGGGGGGGG",  # 51
    "KK----GGGGGGGGGGGGGG",  # 52
    "KK----GGGGGGGGGGGGGG",  # 53
    "KK----GGGGGGGGGGGGGG",  # 54
    "KK-----GGGGGGGGGGGGG",  # 55
    "KK-----GGGGGGGGGGGGG",  # 56
    "KK-----GGGGGGGGGGGGG",  # 57
    "KK-----GGGGGGGGGGGGG",  # 58
    "KK------GGGGGGGGGGGG",  # 59
    "KK------GGGGGGGGGGGG",  # 60
    "KK------GGGGGGGGGGGG",  # 61
    "AK------GGGGGGGGGGGG",  # 62
    "AK-------GGGGGGGGGGG",  # 63
    "AK-------GGGGGGGGGGG",  # 64
    "AK-------GGGGGGGGGGG",  # 65
    "AKK------GGGGGGGGGGG",  # 66
    "AKK-------GGGGGGGGGG",  # 67
    "AKK-------GGGGGGGGGG",  # 68
    "AKK-------GGGGGGGGGG",  # 69
    "AKK-------GGGGGGGGGG",  # 70
    "AKK-------GGGGGGGGGG",  # 71
    "AKK--------GGGGGGGGG",  # 72
    "AAK--------GGGGGGGGG",  # 73
    "AAK--------GGGGGGGGG",  # 74
    "AAK--------GGGGGGGGG",  # 75
    "AAK---------GGGGGGGG",  # 76
    "AAK---------GGGGGGGG",  # 77
    "AAKK--------GGGGGGGG",  # 78
    "AAKK---------GGGGGGG",  # 79
    "AAKK---------GGGGGGG",  # 80
    "AAAK---------GGGGGGG",  # 81
    "AAAK---------GGGGGGG",  # 82
    "AAAK---------GGGGGGG",  # 83
    "AAAK---------GGGGGGG",  # 84
    "AAAKK--------GGGGGGG",  # 85
    "AAAKK---------GGGGGG",  # 86
    "AAAKK---------GGGGGG",  # 87
    "AAAKK----------GGGGG",  # 88
    "AAAKKK---------GGGGG",  # 89
    "AAAKKK---------GGGGG",  # 90
    "AAAKKKK---------GGGG",  # 91
    "AAAAKKK----------GGG",  # 92
    "AAAAKKKK----------GG",  # 93
    "AAAAKKKK-----------G",  # 94
    "AAAAKKKKK----------G",  # 95
)


def verdict(age: int, cure: bool, roll: int) -> str:
    """4.1 The letter of the health table; ages over 95 use the row of 95, and a modified roll counts as 1 to 20."""
    return row_of(age, cure)[min(max(roll, 1), 20) - 1]


@cache
def harmless(age: int, cure: bool) -> int:
    """4.1 The lowest roll that does no harm; harmful letters come first in every row of the health table."""
    return 1 + len(row_of(age, cure).rstrip("G-"))


@cache
def row_of(age: int, cure: bool) -> str:
    return (SANATORIUM if cure else AT_WORK)[min(max(age, YOUNGEST), OLDEST) - YOUNGEST]
