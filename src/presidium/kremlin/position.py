"""Positions of Kremlin as text, at the start of a phase.

    kremlin | edition 1988 | players 4 | year 3 | phase 2 | chief A+ | kgb F/3 | foreign G | defence C? | …
    | candidates I J K L M | siberia B | declared F stalinists 4 militarists 3 | sheet stalinists F10 G9 …

A politician is his letter, then `/3` for stress points, `+` or `++`, `?` (`?2` if placed in year 2), `~` on a cure.
Whoever is not named is among the People; a field that would be empty may be left out. Of those with the most
declared on a politician the first named controls him. What it says of cards is in `position_cards`.
"""

from __future__ import annotations

import re
from typing import Final

from presidium.core import Log, Player, Refused, State, Unreadable, refusal
from presidium.core.notation import number, read_number
from presidium.kremlin.board import CANDIDATE, CANDIDATES, GONE, PEOPLE, POSTS, RETIRED, SIBERIA, WALL, Place
from presidium.kremlin.effects import tie_judge
from presidium.kremlin.influence import leaders
from presidium.kremlin.people import INDEX, LETTERS, NESTOR, Letter
from presidium.kremlin.position_cards import deal_hands, read_cards, read_resting, within_bounds, write_cards
from presidium.kremlin.position_fields import Field, by_faction, faction
from presidium.kremlin.rules import OPTIONS, KremlinRules, settle_rules
from presidium.kremlin.state import FACTIONS, CardId, Kremlin, Politician, Public, sheet
from presidium.kremlin.window import Window
from presidium.kremlin.year import Begin, NextYear

REPEATED: Final = ("declared", "sheet", "shifts", "hand", "effect", "bound")
ONCE: Final = ("players", "year", "phase", "seniority", "track", "discards", "removed", "resting", "touched")
GROUPS: Final = {"candidates": CANDIDATE, "people": PEOPLE, "siberia": SIBERIA, "wall": WALL, "retired": RETIRED}
MAN: Final = re.compile(r"([A-Z])(?:/(\d+))?(\+{0,2})(?:(\?)(\d*))?(~?)")
WRITTEN: Final = re.compile(r"([A-Z])(\d+)")
SHIFTED: Final = re.compile(r"([A-Z])([+-]\d+)")


# Writing


def write_position(g: Kremlin) -> str:
    public = g.public
    if not g.stack or g.stack[-1] != Window() or g.answers or public.waived or public.agenda:
        raise Refused(refusal("no-position-here"))
    text = ["kremlin", *(f"{name} {chosen}" for name, chosen in g.rules.chosen), f"players {g.rules.seats}"]
    text += [f"year {public.year}", f"phase {public.phase}"]
    text += ["seniority " + " ".join(FACTIONS[seat - 1] for seat in public.seniority)]
    text += [f"{post} {_man(public, public.posts[post])}" for post in POSTS]
    for name, place in GROUPS.items():
        text.append(f"{name} " + (" ".join(_man(public, who) for who in public.at(place)) or "-"))
    text += [_declared(public, who) for who in LETTERS if any(public.declared.get(who, ()))]
    for seat in g.rules.players:
        written = [f"{who}{points}" for who, points in zip(LETTERS, g.secret(sheet(seat)), strict=True) if points]
        text.append(f"sheet {FACTIONS[seat - 1]} " + " ".join(written))
        shifts = [f"{who}{by:+d}" for who, by in zip(LETTERS, public.shifts[seat - 1], strict=True) if by]
        text += [f"shifts {FACTIONS[seat - 1]} " + " ".join(shifts)] if shifts else []
    text += ["track " + " ".join(mark or "-" for mark in public.track)] if public.track else []
    text += write_cards(g)
    text += ["touched " + " ".join(public.touched)] if public.touched else []
    return " | ".join(text)


def _man(public: Public, who: Letter | None) -> str:
    if who is None:
        return "-"
    man = public.men[who]
    stress = f"/{man.stress}" if man.stress else ""
    suspect = f"?{man.suspect}" if man.suspect else ""
    return f"{who}{stress}{'+' * man.crosses}{suspect}{'~' if man.cure else ''}"


def _declared(public: Public, who: Letter) -> str:
    controller = public.control.get(who)
    numbers = [(seat, points) for seat, points in enumerate(public.declared[who], 1) if points]
    rises = public.rises[who]
    numbers.sort(key=lambda one: (-one[1], one[0] != controller, rises[one[0] - 1]))
    return f"declared {who} " + " ".join(f"{FACTIONS[seat - 1]} {points}" for seat, points in numbers)


# Reading


def read_position(text: str) -> Kremlin:
    fields = [words.replace(":", " ").split() for words in text.split("|")]
    if not all(fields) or fields[0] != ["kremlin"]:
        raise Refused(refusal("position-lacks", text="kremlin"))
    once = _read_fields(fields[1:])
    names = {option.name for option in OPTIONS}
    chosen = {name: " ".join(words) for name, words in once.items() if name in names}
    rules = settle_rules(_one(once, "players", range(1, 100), 4), chosen)
    nothing = ((0,) * len(LETTERS),) * rules.seats
    public = Public(year=_one(once, "year", range(1, 12), 1), needs=nothing, shifts=nothing)
    _read_board(once, public)
    public.seniority = _read_seniority(once.get("seniority", []), rules)
    public.track = tuple(_read_mark(mark, rules) for mark in once.get("track", []))
    for words in fields[1:]:
        if words[0] == "declared":
            _read_declared(words[1:], rules, public)
    phase = _one(once, "phase", range(1, 9), 1)
    public.resting = read_resting(once.get("resting", []))
    public.touched = _read_touched(once)
    hands = read_cards(fields, rules, public)
    _judge_ties(rules, public)
    # 1.1 What ends before phase 1 ends here too, unless it is said that it has.
    first = 0 if phase == 1 and "resting" not in once else rules.edition.year.index(Begin(phase))
    return _sit_down(_read_sheets(fields, rules, public), hands, rules, public, first)


def _read_fields(fields: list[Field]) -> dict[str, list[str]]:
    """The fields that stand once, by their first word."""
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
    """A cure is for members (C.4); Siberia takes away a "?" (2.5), and none has been placed in a year to come."""
    match = MAN.fullmatch(word)
    if match is None:
        raise Unreadable(word)
    who, stress, crosses, asked, since, cure = match.groups()
    suspect = (int(since) if since else max(year - 1, 1)) if asked else 0
    if (cure and place not in POSTS) or (asked and (place in GONE or suspect not in range(1, year + 1))):
        raise Unreadable(word)
    return who, Politician(place, int(stress or 0), len(crosses), suspect, bool(cure))


def _read_touched(once: dict[str, list[str]]) -> tuple[Letter, ...]:
    """3.1 On whom a "?" has come or gone in the phase that begins here, by a card."""
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
    """8.2 A politician in 1986, a faction in 1988."""
    marks = LETTERS if rules.edition.name == "1986" else FACTIONS[: rules.seats]
    if mark not in ("-", *marks):
        raise Unreadable(f"track {mark}")
    return None if mark == "-" else mark


def _read_declared(words: list[str], rules: KremlinRules, public: Public) -> None:
    who, factions, points = "".join(words[:1]), words[1::2], words[2::2]
    if who not in INDEX or who in public.declared or not points or len(factions) != len(points):
        raise Unreadable(" ".join(("declared", *words)))
    bids = {faction(word, rules): read_number(n) for word, n in zip(factions, points, strict=True)}
    if len(bids) < len(factions) or 0 in bids.values():
        raise Unreadable(" ".join(("declared", *words)))
    if rules.edition.influence_is_lost and public.men[who].place in GONE:  # 2.6
        raise Refused(refusal("kremlin-beyond-influence", "kremlin C.1", who=who))
    public.declared = {**public.declared, who: tuple(bids.get(seat, 0) for seat in rules.players)}
    public.control = {**public.control, who: max(bids, key=lambda seat: bids[seat])}
    order = list(bids)  # as if each had declared after those named before
    public.rises = {**public.rises, who: tuple(order.index(seat) + 1 if seat in bids else 0 for seat in rules.players)}


def _judge_ties(rules: KremlinRules, public: Public) -> None:
    """C.2 Where an arbiter or a card decides ties, those that stand have been decided."""
    by_card = tie_judge(public) is not None
    for who, numbers in public.declared.items():
        tied, others = leaders(public, who), len(numbers) - numbers.count(0)
        if len(tied) > 1 and (by_card or (rules.edition.tie_arbiter and len(tied) < others)):
            public.judged = {**public.judged, who: tied}


def _sit_down(
    sheets: dict[Player, tuple[int, ...]],
    hands: dict[Player, list[CardId]],
    rules: KremlinRules,
    public: Public,
    first: int,
) -> Kremlin:
    """The game from this step of the year on."""
    steps = rules.edition.year[first:]
    g: Kremlin = State.restored(rules, public, {}, (NextYear(), *reversed(steps)), {}, Log())
    deal_hands(g, hands)
    for seat, points in sheets.items():
        g.hide(sheet(seat), points, seat)
    g.go_on()
    return g


def _read_sheets(fields: list[Field], rules: KremlinRules, public: Public) -> dict[Player, tuple[int, ...]]:
    """The sheets: as written here, or such as could lie behind what is declared."""
    written, shifts = by_faction(fields, "sheet", rules), by_faction(fields, "shifts", rules)
    public.shifts = tuple(_by_letter(shifts.get(seat, []), SHIFTED) for seat in rules.players)
    public.needs = tuple(_needs(public, seat) for seat in rules.players)
    return {seat: _sheet(written.get(seat), public, seat, rules) for seat in rules.players}


def _by_letter(words: list[str], form: re.Pattern[str]) -> tuple[int, ...]:
    found = [form.fullmatch(word) for word in words]
    if None in found:
        raise Unreadable(" ".join(words))
    points = {match[1]: int(match[2]) for match in found if match is not None}
    return tuple(points.get(who, 0) for who in LETTERS)


def _needs(public: Public, seat: Player) -> tuple[int, ...]:
    shown = [public.declared[who][seat - 1] if who in public.declared else 0 for who in LETTERS]
    return tuple(max(points - by, 0) for points, by in zip(shown, public.shifts[seat - 1], strict=True))


def _sheet(written: list[str] | None, public: Public, seat: Player, rules: KremlinRules) -> tuple[int, ...]:
    needs, shifts = public.needs[seat - 1], public.shifts[seat - 1]
    if written is None:
        first = _sheet_behind(needs)
    else:
        first = [points - by for points, by in zip(_by_letter(written, WRITTEN), shifts, strict=True)]
    enough = all(points >= need for points, need in zip(first, needs, strict=True))
    enough = enough and within_bounds(public, seat, first)
    barred = first[INDEX[NESTOR]] and not rules.edition.influence_nestor
    if not enough or barred or sorted(filter(None, first)) != list(range(1, 11)):
        raise Refused(refusal("kremlin-impossible-sheet", "kremlin 0.3", faction=FACTIONS[seat - 1]))
    return tuple(points + by for points, by in zip(first, shifts, strict=True))


def _sheet_behind(needs: tuple[int, ...]) -> list[int]:
    """The most demanding first, each with the lowest number that will do; then the letters in order."""
    left = list(range(1, 11))
    first = [0] * len(LETTERS)
    for at in sorted(range(len(LETTERS)), key=lambda at: (-needs[at], at)):
        enough = [points for points in left if points >= needs[at]]
        if enough and (needs[at] or LETTERS[at] != NESTOR):
            first[at] = enough[0] if needs[at] else enough[-1]
            left.remove(first[at])
    return first
