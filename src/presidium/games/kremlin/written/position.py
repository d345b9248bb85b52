"""Positions of Kremlin as text: all of a game except its past events, so that the game can go on from there.

    kremlin | edition 1988 | players 4 | year 3 | phase 2 | chief A+ | kgb F/3 | foreign G | defence C? | …
    | candidates I J K L M | siberia B | declared F stalinists 4 militarists 3 | sheet stalinists F10 G9 …

A politician is written as his letter, then `/3` for stress points, `+` or `++`, `?` (`?2` if placed in year 2), `~` on
a cure. Politicians without a field are among the People; an empty field may be left out. The fields on influence are in
`position_influence`, those on cards in `position_cards`, those on matters under way in `position_steps`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from presidium.core import Log, Player, Refused, State, Unreadable, named, refusal
from presidium.core.notation import number
from presidium.games.kremlin.printed.board import (
    CANDIDATE,
    CANDIDATES,
    GONE,
    PEOPLE,
    POSTS,
    RETIRED,
    SIBERIA,
    WALL,
    Place,
)
from presidium.games.kremlin.printed.people import LETTERS, Letter
from presidium.games.kremlin.rules import OPTIONS, KremlinRules, settle_rules
from presidium.games.kremlin.state import FACTIONS, Kremlin, Politician, Public, sheet
from presidium.games.kremlin.written.position_cards import deal_hands, read_cards, read_resting, write_cards
from presidium.games.kremlin.written.position_fields import Field, faction
from presidium.games.kremlin.written.position_influence import read_declared, read_judged, read_sheets, write_influence
from presidium.games.kremlin.written.position_steps import read_matters, read_steps, take_up, write_steps
from presidium.games.kremlin.year import Begin, NextYear

REPEATED: Final = (
    *("declared", "rises", "control", "judged", "sheet", "shifts", "needs"),
    *("hand", "effect", "bound", "waiting", "sealed"),
)
ONCE: Final = (
    *("players", "year", "phase", "seniority", "track", "discards", "removed", "resting"),
    *("touched", "waived", "silent", "agenda", "steps"),
)
GROUPS: Final = {"candidates": CANDIDATE, "people": PEOPLE, "siberia": SIBERIA, "wall": WALL, "retired": RETIRED}
MAN: Final = re.compile(r"([A-Z])(?:/(\d+))?(\+{0,2})(?:(\?)(\d*))?(~?)")


# Writing


def write_position(g: Kremlin) -> str:
    """The position of a game as text; possible from the first phase until the game ends."""
    if not g.stack or not g.public.phase:
        raise Refused(refusal("no-position-here"))
    parts = (_write_table, write_influence, _write_track, write_cards, _write_touched, write_steps)
    return " | ".join(("kremlin", *(field for write in parts for field in write(g))))


def _write_table(g: Kremlin) -> Iterator[str]:
    public = g.public
    yield from (f"{name} {chosen}" for name, chosen in named(g.rules, settle_rules).items())
    yield from (f"players {g.rules.seats}", f"year {public.year}", f"phase {public.phase}")
    yield "seniority " + " ".join(FACTIONS[seat - 1] for seat in public.seniority)
    yield from (f"{post} {_man(public, public.posts[post])}" for post in POSTS)
    for name, place in GROUPS.items():
        yield f"{name} " + (" ".join(_man(public, who) for who in public.at(place)) or "-")


def _man(public: Public, who: Letter | None) -> str:
    if who is None:
        return "-"
    man = public.men[who]
    stress = f"/{man.stress}" if man.stress else ""
    suspect = f"?{man.suspect}" if man.suspect else ""
    return f"{who}{stress}{'+' * man.crosses}{suspect}{'~' if man.cure else ''}"


def _write_track(g: Kremlin) -> Iterator[str]:
    if g.public.track:
        yield "track " + " ".join(mark or "-" for mark in g.public.track)


def _write_touched(g: Kremlin) -> Iterator[str]:
    if g.public.touched:
        yield " ".join(("touched", *g.public.touched))


# Reading


def read_position(text: str) -> Kremlin:
    fields = [words.replace(":", " ").split() for words in text.split("|")]
    if not all(fields) or fields[0] != ["kremlin"]:
        raise Refused(refusal("position-lacks", text="kremlin"))
    once = _read_fields(fields[1:])
    names = {option.name for option in OPTIONS}
    chosen = {name: " ".join(words) for name, words in once.items() if name in names}
    rules = settle_rules(_one(once, "players", range(1, 100), 4), chosen)
    public = _read_public(once, fields, rules)
    hands = read_cards(fields, rules, public)
    read_judged(fields, rules, public)
    sheets = read_sheets(fields, rules, public)
    g: Kremlin = State.restored(rules, public, {}, (), {}, Log())
    deal_hands(g, hands)
    for seat, points in sheets.items():
        g.hide(sheet(seat), points, seat)
    _read_moment(g, once, rules)
    take_up(g, once, fields)
    return g


def _read_fields(fields: list[Field]) -> dict[str, list[str]]:
    """The fields that may occur only once, by their first word."""
    known = {*ONCE, *POSTS, *GROUPS, *(option.name for option in OPTIONS)}
    once: dict[str, list[str]] = {}
    for name, *words in fields:
        if name not in REPEATED:
            if name not in known or name in once:
                raise Unreadable(" ".join((name, *words)))
            once[name] = words
    return once


def _one(fields: dict[str, list[str]], name: str, allowed: range, default: int) -> int:
    return number(fields, name, allowed) if name in fields else default


def _read_public(once: dict[str, list[str]], fields: list[Field], rules: KremlinRules) -> Public:
    """Reads the public facts of a position, except the cards."""
    public = Public(year=_one(once, "year", range(1, 12), 1))
    _read_board(once, public)
    public.seniority = _read_seniority(once.get("seniority", []), rules)
    public.track = tuple(_read_mark(mark, rules) for mark in once.get("track", []))
    read_declared(fields, rules, public)
    public.resting = read_resting(once.get("resting", []))
    public.touched = _read_touched(once)
    return public


def _read_board(fields: dict[str, list[str]], public: Public) -> None:
    men: dict[Letter, Politician] = {}
    for name in (*POSTS, *GROUPS):
        place = GROUPS.get(name, name)
        for word in fields.get(name, []):
            if word != "-":
                who, man = _read_man(word, place, public.year)
                if who in men or (place in POSTS and public.posts[place] is not None):
                    raise Refused(refusal("kremlin-stands-twice", text=word))
                men[who] = man
                public.posts = {**public.posts, place: who} if place in POSTS else public.posts
    public.men = {who: men.get(who, Politician(PEOPLE)) for who in LETTERS}
    if len(public.at(CANDIDATE)) > CANDIDATES:
        raise Refused(refusal("kremlin-stands-twice", text="candidates"))


def _read_man(word: str, place: Place, year: int) -> tuple[Letter, Politician]:
    """Reads a politician's state. A cure is for members (C.4), a politician in Siberia has no "?" (2.5), and no "?" is
    from a future year."""
    match = MAN.fullmatch(word)
    if match is None:
        raise Unreadable(word)
    who, stress, crosses, asked, since, cure = match.groups()
    suspect = (int(since) if since else max(year - 1, 1)) if asked else 0
    if (cure and place not in POSTS) or (asked and (place in GONE or suspect not in range(1, year + 1))):
        raise Unreadable(word)
    return who, Politician(place, int(stress or 0), len(crosses), suspect, bool(cure))


def _read_touched(once: dict[str, list[str]]) -> tuple[Letter, ...]:
    """3.1 The politicians who got or lost a "?" in this phase."""
    touched = tuple(once.get("touched", ()))
    if "touched" in once and (not touched or not set(touched) <= set(LETTERS) or len(set(touched)) < len(touched)):
        raise Unreadable(" ".join(("touched", *touched)))
    return touched


def _read_seniority(words: list[str], rules: KremlinRules) -> tuple[Player, ...]:
    order = tuple(faction(word, rules) for word in words) or tuple(rules.players)
    if sorted(order) != list(rules.players):
        raise Unreadable("seniority " + " ".join(words))
    return order


def _read_mark(mark: str, rules: KremlinRules) -> str | None:
    """8.2 Reads a mark on the parade track: a politician in 1986, a faction in 1988; None for a blank year."""
    if mark not in ("-", *rules.edition.marks(rules)):
        raise Unreadable(f"track {mark}")
    return None if mark == "-" else mark


def _read_moment(g: Kremlin, once: dict[str, list[str]], rules: KremlinRules) -> None:
    """Sets the steps from which the game goes on: those of the text, or else from the beginning of the phase."""
    phase, year = _one(once, "phase", range(1, 9), 1), (*rules.edition.year, NextYear())
    if "steps" in once:
        g.public.phase, g.public.agenda = phase, read_matters(once.get("agenda", []), rules)
        steps = read_steps(once["steps"], rules, phase)
    elif "agenda" in once:
        raise Refused(refusal("position-lacks", text="steps"))
    else:  # 1.1 What ends before phase 1 ends here too, unless it is said that it has.
        steps = year[0 if phase == 1 and "resting" not in once else year.index(Begin(phase)) :]
    g.stack = list(reversed(steps))
