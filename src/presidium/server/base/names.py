"""Detects confusable names: the same letters in other scripts, in other case, or with invisible characters.

The table of letters is our own and small. It holds the Latin, Cyrillic, Greek and Armenian letters that look the same
in a list of names. Diacritics, spaces and punctuation are ignored. False positives are acceptable, because a name that
looks like another's is only marked.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

UNNAMED: Final = "?"
"""Name of a person who has given no name."""
FORGOTTEN: Final = "a comrade"
"""Stored name of a person who has erased their account; other languages show their own words for it."""

CAPITALS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜҮѴ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ",
    "ABESIJKMHOPCTYXQWYV" + "ABEZHIKMNOPTYXC",
)
"""Maps Cyrillic and Greek capital letters to the Latin capitals that they look like."""
LETTERS: Final = str.maketrans(
    "авеѕіјкмнорстухԛԝүѵӏһԁгпьз" + "αβεηικμνορστυχγω" + "օսհոցզյ" + "ɑɡı" + "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ" + "i01|",
    "abesljkmhopctyxqwyvlhdrnb3" + "abenlkuvopotuxyw" + "ouhngqj" + "agl" + "abcdefghljklmnoprstuvwyz" + "loll",
)
"""Maps small letters and digits to the Latin letters that they look like."""
PAIRS: Final = (("rn", "m"), ("vv", "w"))
"""Pairs of letters that together look like one letter."""
DIACRITICS: Final = range(0x300, 0x370)
"""Code points of combining marks."""
UNSEEN: Final = frozenset(
    "\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800" + "".join(map(chr, range(0xFE00, 0xFE10)))
)
"""Characters of the classes letter, mark or symbol that are invisible."""


def alike(one: str, other: str) -> bool:
    """Whether one name could be mistaken for the other. The placeholder names are never alike."""
    if {UNNAMED, FORGOTTEN} & {one, other}:
        return False
    return folded(one) == folded(other) or look(one) == look(other) != ""


def folded(name: str) -> str:
    """The name in NFKC form, case-folded."""
    return unicodedata.normalize("NFKC", name).casefold()


@lru_cache(maxsize=4096)
def look(name: str) -> str:
    """Skeleton of a name: two names with the same skeleton look the same."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    bare = "".join(letter for letter in letters if _seen(letter)).translate(CAPITALS)
    small = unicodedata.normalize("NFKD", bare.casefold()).translate(LETTERS)
    for two, single in PAIRS:
        small = small.replace(two, single)
    return small


def _seen(letter: str) -> bool:
    """Whether this character is visible in a list of names, punctuation and diacritics excepted."""
    if letter in UNSEEN or ord(letter) in DIACRITICS or ord(letter) >= 0xE0000:
        return False
    kind = unicodedata.category(letter)
    return kind[0] not in "ZPC" and kind != "Sk"
