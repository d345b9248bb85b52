"""The fields of a position on influence: declared numbers, control, ties and sheets.

    declared F stalinists 6 militarists 3 | rises F stalinists militarists | control F - | judged G -
    | sheet stalinists F12 G9 … | shifts stalinists F+2 | needs stalinists F10

Of the factions with the most points on a politician, the first named controls him, and lower numbers were raised before
higher numbers; `control` and `rises` say where that is not so. Where an arbiter or a card decides ties, all present
ties have been judged; `judged` names exceptions. The numbers that must have been written follow from declared numbers,
unless `needs` names higher ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from presidium.core import Player, Refused, Unreadable, refusal
from presidium.core.notation import read_number
from presidium.games.kremlin.editions import Edition
from presidium.games.kremlin.effects import tie_judge
from presidium.games.kremlin.influence.control import leaders
from presidium.games.kremlin.printed.board import GONE
from presidium.games.kremlin.printed.people import INDEX, LETTERS, NESTOR, Letter
from presidium.games.kremlin.rules import KremlinRules
from presidium.games.kremlin.state import FACTIONS, Kremlin, Public, edition_of, sheet
from presidium.games.kremlin.written.position_cards import within_bounds
from presidium.games.kremlin.written.position_fields import Field, by_faction, by_letter, faction

WRITTEN: Final = re.compile(r"([A-Z])(\d+)")
SHIFTED: Final = re.compile(r"([A-Z])([+-]\d+)")


# Writing


def write_influence(g: Kremlin) -> Iterator[str]:
    public = g.public
    for who in LETTERS:
        if who in public.declared:
            yield from write_declared(public, who)
    judged = judged_by_now(public, edition_of(g))
    for who in LETTERS:
        if judged.get(who) != public.judged.get(who):
            yield f"judged {who} {factions(public.judged.get(who, ()))}"
    for seat in g.rules.players:
        yield from write_sheet(g, seat)


def write_sheet(g: Kremlin, seat: Player) -> Iterator[str]:
    """Yields the fields of a sheet: its numbers, points gained or lost, and needs above what declarations show."""
    public, written = g.public, zip(LETTERS, g.secret(sheet(seat)), strict=True)
    shifts = zip(LETTERS, public.shifts[seat - 1], strict=True)
    needs = zip(LETTERS, public.needs[seat - 1], needed(public, seat), strict=True)
    yield " ".join(("sheet", FACTIONS[seat - 1], *(f"{who}{points}" for who, points in written if points)))
    for name, words in (
        ("shifts", [f"{who}{change:+d}" for who, change in shifts if change]),
        ("needs", [f"{who}{need}" for who, need, shown in needs if need != shown]),
    ):
        yield from [" ".join((name, FACTIONS[seat - 1], *words))] if words else []


def write_declared(public: Public, who: Letter) -> Iterator[str]:
    controller, rises = public.control.get(who), public.rises[who]
    numbers = [(seat, points) for seat, points in enumerate(public.declared[who], 1) if points]
    numbers.sort(key=lambda one: (-one[1], one[0] != controller, rises[one[0] - 1]))
    yield f"declared {who} " + " ".join(f"{FACTIONS[seat - 1]} {points}" for seat, points in numbers)
    risen = sorted(dict(numbers), key=lambda seat: rises[seat - 1])
    if risen != raised(dict(numbers)):
        yield f"rises {who} {factions(risen)}"
    if controller != numbers[0][0]:
        yield f"control {who} {factions([controller] if controller else [])}"


def raised(numbers: dict[Player, int]) -> list[Player]:
    """The default order in which numbers were raised: lower before higher, equal numbers in the order of naming."""
    return sorted(numbers, key=lambda seat: numbers[seat])


def factions(seats: Sequence[Player]) -> str:
    return " ".join(FACTIONS[seat - 1] for seat in seats) or "-"


def judged_by_now(public: Public, edition: Edition) -> dict[Letter, tuple[Player, ...]]:
    """C.2 The default for judged ties: with an arbiter or a card that decides ties, all present ties are decided."""
    by_card, judged = tie_judge(public) is not None, {}
    for who, numbers in public.declared.items():
        tied, others = leaders(public, who), len(numbers) - numbers.count(0)
        if len(tied) > 1 and (by_card or (edition.tie_arbiter and len(tied) < others)):
            judged[who] = tied
    return judged


def needed(public: Public, seat: Player) -> tuple[int, ...]:
    """The lowest possible first numbers on a sheet, given what its seat has declared, gained and lost."""
    shown = [public.declared[who][seat - 1] if who in public.declared else 0 for who in LETTERS]
    return tuple([max(points - change, 0) for points, change in zip(shown, public.shifts[seat - 1], strict=True)])


# Reading


def read_declared(fields: list[Field], rules: KremlinRules, public: Public) -> None:
    """Reads declared numbers, the order in which they were raised, and control."""
    for who, words in by_letter(fields, "declared").items():
        bids = read_bids(who, words, rules)
        if rules.edition.influence_is_lost and public.men[who].place in GONE:  # 2.6
            raise Refused(refusal("kremlin-beyond-influence", "kremlin C.1", who=who))
        public.declared = {**public.declared, who: tuple(bids.get(seat, 0) for seat in rules.players)}
        public.control = {**public.control, who: max(bids, key=lambda seat: bids[seat])}
        public.rises = {**public.rises, who: places(raised(bids), rules)}
    for who, words in by_letter(fields, "rises").items():
        risen = [faction(word, rules) for word in words]
        if sorted(risen) != [seat for seat, points in enumerate(public.declared.get(who, ()), 1) if points]:
            raise Unreadable(" ".join(("rises", who, *words)))
        public.rises = {**public.rises, who: places(risen, rules)}
    for who, words in by_letter(fields, "control").items():
        if who not in public.declared or len(words) != 1:
            raise Unreadable(" ".join(("control", who, *words)))
        public.control = {one: by for one, by in public.control.items() if one != who}
        if words != ["-"]:
            public.control[who] = faction(words[0], rules)


def read_bids(who: Letter, words: list[str], rules: KremlinRules) -> dict[Player, int]:
    named, points = words[::2], words[1::2]
    if not points or len(named) != len(points):
        raise Unreadable(" ".join(("declared", who, *words)))
    bids = {faction(word, rules): read_number(n) for word, n in zip(named, points, strict=True)}
    if len(bids) < len(named) or 0 in bids.values():
        raise Unreadable(" ".join(("declared", who, *words)))
    return bids


def places(risen: list[Player], rules: KremlinRules) -> tuple[int, ...]:
    return tuple(risen.index(seat) + 1 if seat in risen else 0 for seat in rules.players)


def read_judged(fields: list[Field], rules: KremlinRules, public: Public) -> None:
    """Reads which ties have been judged; the effects of cards must have been read before."""
    public.judged = judged_by_now(public, rules.edition)
    for who, words in by_letter(fields, "judged").items():
        public.judged.pop(who, None)
        if words != ["-"]:
            public.judged[who] = tuple(sorted({faction(word, rules) for word in words}))


def read_sheets(fields: list[Field], rules: KremlinRules, public: Public) -> dict[Player, tuple[int, ...]]:
    """Reads the sheets; a seat without a sheet in the text gets a sheet that fits its declarations."""
    written, shifts, needs = (by_faction(fields, name, rules) for name in ("sheet", "shifts", "needs"))
    public.shifts = tuple(read_numbers(shifts.get(seat, []), SHIFTED) for seat in rules.players)
    public.needs = tuple(read_needs(needs.get(seat, []), public, seat) for seat in rules.players)
    return {seat: read_sheet(written.get(seat), public, seat, rules) for seat in rules.players}


def read_numbers(words: list[str], form: re.Pattern[str], otherwise: tuple[int, ...] = (0,) * 26) -> tuple[int, ...]:
    found = [form.fullmatch(word) for word in words]
    if None in found:
        raise Unreadable(" ".join(words))
    points = {match[1]: int(match[2]) for match in found if match is not None}
    return tuple(points.get(who, number) for who, number in zip(LETTERS, otherwise, strict=True))


def read_needs(words: list[str], public: Public, seat: Player) -> tuple[int, ...]:
    return read_numbers(words, WRITTEN, needed(public, seat))


def read_sheet(written: list[str] | None, public: Public, seat: Player, rules: KremlinRules) -> tuple[int, ...]:
    needs, shifts = public.needs[seat - 1], public.shifts[seat - 1]
    if written is None:
        first = sheet_behind(needs)
    else:
        first = [points - change for points, change in zip(read_numbers(written, WRITTEN), shifts, strict=True)]
    enough = all(points >= need for points, need in zip(first, needs, strict=True))
    enough = enough and within_bounds(public, seat, first)
    barred = first[INDEX[NESTOR]] and not rules.edition.influence_nestor
    if not enough or barred or sorted(filter(None, first)) != list(range(1, 11)):
        raise Refused(refusal("kremlin-impossible-sheet", "kremlin 0.3", faction=FACTIONS[seat - 1]))
    return tuple(points + change for points, change in zip(first, shifts, strict=True))


def sheet_behind(needs: tuple[int, ...]) -> list[int]:
    """A sheet that fits `needs`: the politicians with the highest needs first, each with the lowest sufficient number;
    then the other politicians by letter."""
    left = list(range(1, 11))
    first = [0] * len(LETTERS)
    for man in sorted(range(len(LETTERS)), key=lambda man: (-needs[man], man)):
        enough = [points for points in left if points >= needs[man]]
        if enough and (needs[man] or LETTERS[man] != NESTOR):
            first[man] = enough[0] if needs[man] else enough[-1]
            left.remove(first[man])
    return first
