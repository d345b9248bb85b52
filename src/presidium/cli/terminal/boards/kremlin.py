"""The board of Kremlin: the posts, control of politicians, parades, the player's own sheet and the cards."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.cli.terminal.boards.kremlin_cards import cards
from presidium.cli.terminal.screen import Grid, Picture
from presidium.core import View
from presidium.games.kremlin.printed.board import (
    CANDIDATE,
    CHIEF,
    LEVEL_1,
    LEVEL_2,
    PEOPLE,
    POSTS,
    RETIRED,
    SIBERIA,
    WALL,
    Place,
)
from presidium.games.kremlin.printed.people import LETTERS, Letter
from presidium.games.kremlin.printed.people import PEOPLE as PRINTED
from presidium.games.kremlin.state import FACTIONS, Public, sheet
from presidium.text import Words

COLUMNS = 76


def board(view: View[Public], words: Words) -> Iterator[str | Grid]:
    public = view.public
    if not public.phase:
        yield words("cli-kremlin-before")
    else:
        phase = words(f"kremlin-phase-{public.phase}")
        yield words("cli-kremlin-year", year=str(1950 + public.year), number=public.phase, phase=phase)
    for level in ((CHIEF,), LEVEL_1, LEVEL_2):
        yield from pyramid(level, public, words)
    rows = [member(post, public, words) for post in POSTS]
    rows += [candidate(who, public, words) for who in public.at(CANDIDATE)]
    headings = ("", "", "cli-kremlin-age", "cli-kremlin-health", "cli-kremlin-declared")
    yield Grid(tuple(words(heading) if heading else "" for heading in headings), rows, where="plain")
    yield Picture(group(CANDIDATE, public, words))
    for place in (PEOPLE, SIBERIA, WALL, RETIRED):
        if public.at(place):
            yield group(place, public, words)
    claims = [(name(who), told) for who in LETTERS if (told := declared(who, public, words))]
    if claims:
        yield Grid(("", words("cli-kremlin-declared")), claims, where="drawn")
    yield words("cli-kremlin-track") + " " + ("; ".join(track(public, words)) or "–")
    if view.seat is not None and view.knows(sheet(view.seat)) and public.outcome is None:
        yield words("cli-kremlin-sheet") + " " + own_sheet(view, view.seat)
    yield from cards(view, words)


def group(place: Place, public: Public, words: Words) -> str:
    men = ", ".join(short(who, public) for who in public.at(place))
    return words("cli-kremlin-group", place=words(f"kremlin-place-{place}"), men=men)


def pyramid(level: tuple[Place, ...], public: Public, words: Words) -> Iterator[Picture]:
    """One level of the Politburo: its posts, their holders with age and marks, and the players who control them."""
    wide = 22 if len(level) < 4 else 19
    names = [words(f"kremlin-place-{post}")[: wide - 1].center(wide) for post in level]
    holders = [(short(who, public) if (who := public.posts[post]) else "—").center(wide) for post in level]
    masters = [controller(public.posts[post], public, words)[: wide - 1].center(wide) for post in level]
    for line in (names, holders, masters):
        yield Picture("".join(line).center(COLUMNS).rstrip())


def short(who: Letter, public: Public) -> str:
    """A politician's letter, name, age and marks, such as `F Purgemoff 74+?`, with `~` on a cure. Never wrapped."""
    return f"{name(who)}\u00a0{public.age(who)}{marks(who, public)}"


def name(who: Letter) -> str:
    return f"{who}\u00a0{PRINTED[who].surname}"


def marks(who: Letter, public: Public) -> str:
    man = public.men[who]
    return "+" * man.crosses + ("?" if man.suspect else "") + ("~" if man.cure else "")


def controller(who: Letter | None, public: Public, words: Words) -> str:
    seat = None if who is None else public.control.get(who)
    return "" if seat is None else f"[{words(f'cli-kremlin-short-{FACTIONS[seat - 1]}')}]"


def member(post: Place, public: Public, words: Words) -> tuple[str, ...]:
    who = public.posts[post]
    office = words(f"kremlin-place-{post}")
    return (office, "—", "", "", "") if who is None else (office, *about(who, public, words))


def candidate(who: Letter, public: Public, words: Words) -> tuple[str, ...]:
    return (words("kremlin-place-candidate"), *about(who, public, words))


def about(who: Letter, public: Public, words: Words) -> tuple[str, str, str, str]:
    man = public.men[who]
    health = [
        "+" * man.crosses,
        words("cli-kremlin-suspected") if man.suspect else "",
        words("cli-kremlin-cure") if man.cure else "",
    ]
    return (
        name(who),
        f"{public.age(who)}",
        " ".join(filter(None, health)),
        declared(who, public, words),
    )


def declared(who: Letter, public: Public, words: Words) -> str:
    """All points declared on a politician, the controller's first."""
    numbers = [(seat, points) for seat, points in enumerate(public.declared.get(who, ()), 1) if points]
    numbers.sort(key=lambda number: (number[0] != public.control.get(who), -number[1]))
    return ", ".join(f"{words(f'cli-kremlin-short-{FACTIONS[seat - 1]}')} {points}" for seat, points in numbers)


def track(public: Public, words: Words) -> Iterator[str]:
    for year, mark in enumerate(public.track, 1951):
        told = words(f"cli-kremlin-short-{mark}") if mark in FACTIONS else mark or "–"
        yield f"{year} {told}"


def own_sheet(view: View[Public], seat: int) -> str:
    written = sorted(zip(view.secret(sheet(seat)), LETTERS, strict=True), reverse=True)
    public = view.public
    told = []
    for points, who in written:
        if points:
            shown = public.declared[who][seat - 1] if who in public.declared else 0
            told.append(f"{name(who)}\u00a0{points}" + (f" ({shown})" if shown else ""))
    return ", ".join(told)
