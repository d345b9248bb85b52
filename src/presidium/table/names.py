"""Names that look alike, so that nobody passes for another: in other letters, in other case, with signs nobody sees.

The table of letters is ours and small: what Latin, Cyrillic, Greek and Armenian have that looks the same in a list of
names. Marks above and below letters, spaces and punctuation are not looked at. It marks too much rather than too
little: a mark takes nothing away from anybody.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

UNNAMED: Final = "?"
"""What whoever gave no name is called."""
FORGOTTEN: Final = "a comrade"
"""What whoever has had himself forgotten is called; readers of other languages read their own words."""

CAPITALS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜҮѴ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ",
    "ABESIJKMHOPCTYXQWYV" + "ABEZHIKMNOPTYXC",
)
"""Those that look like something else than their small letters do."""
LETTERS: Final = str.maketrans(
    "авеѕіјкмнорстухԛԝүѵӏһԁгпьз" + "αβεηικμνορστυχγω" + "օսհոցզյ" + "ɑɡı" + "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ" + "i01|",
    "abesljkmhopctyxqwyvlhdrnb3" + "abenlkuvopotuxyw" + "ouhngqj" + "agl" + "abcdefghljklmnoprstuvwyz" + "loll",
)
PAIRS: Final = (("rn", "m"), ("vv", "w"))
"""Two letters that together look like one."""
DIACRITICS: Final = range(0x300, 0x370)
UNSEEN: Final = frozenset(
    "\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800" + "".join(map(chr, range(0xFE00, 0xFE10)))
)
"""They count as letters, marks or signs, and show nothing."""


def alike(one: str, other: str) -> bool:
    """Whether one name could be taken for the other."""
    if {UNNAMED, FORGOTTEN} & {one, other}:
        return False
    return folded(one) == folded(other) or look(one) == look(other) != ""


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


@lru_cache(maxsize=4096)
def look(name: str) -> str:
    """What is left of a name when all that looks alike is the same."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    bare = "".join(letter for letter in letters if _seen(letter)).translate(CAPITALS)
    small = unicodedata.normalize("NFKD", bare.casefold()).translate(LETTERS)
    for two, single in PAIRS:
        small = small.replace(two, single)
    return small


def _seen(letter: str) -> bool:
    """Whether it makes a difference in a list of names."""
    if letter in UNSEEN or ord(letter) in DIACRITICS or ord(letter) >= 0xE0000:
        return False
    kind = unicodedata.category(letter)
    return kind[0] not in "ZPC" and kind != "Sk"
