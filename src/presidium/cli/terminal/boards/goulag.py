"""The board of Goulag: this round's roles, known sides, and the canal."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.cli.terminal.screen import Grid, Picture
from presidium.core import View
from presidium.games.goulag.game import Public, last_round, played, served_before, worker
from presidium.text import Words


def board(view: View[Public], words: Words) -> Iterator[str | Grid]:
    public, rounds = view.public, last_round(view.rules)
    yield words("cli-goulag-round", round=public.round, rounds=rounds, canal=public.canal)
    yield canal(public, rounds)
    headings = ("", "cli-goulag-job", "cli-goulag-card", "cli-goulag-last-round")
    rows = [
        (called(seat, words), job(seat, public, words), card(seat, view, words), last_job(seat, public, words))
        for seat in view.rules.players
    ]
    yield Grid(tuple(words(heading) if heading else "" for heading in headings), rows, (view.seat or 0) - 1)
    if public.history:
        yield ""
        yield history(view, words)


def called(seat: int, words: Words) -> str:
    """The name of a seat, with its number if the name does not contain it, because answers use numbers."""
    name = words.seat(seat)
    return name if str(seat) in name else f"{name} ({seat})"


def canal(public: Public, rounds: int) -> Picture:
    """The canal as text: a block for each Work card shown, and a place for each Work card still possible."""
    return Picture("▐" + "█" * public.canal + "░" * (2 * rounds - public.canal) + "▌")


def job(seat: int, public: Public, words: Words) -> str:
    if seat == public.commissar:
        return words("cli-goulag-commissar")
    if public.builders and seat in public.builders:
        return words("cli-goulag-builder")
    return words("cli-goulag-supervisor") if seat == public.supervisor else ""


def last_job(seat: int, public: Public, words: Words) -> str:
    """A mark after the names of players who were in the trio of the previous round."""
    return words("cli-goulag-served") if served_before(public, seat) else ""


def card(seat: int, view: View[Public], words: Words) -> str:
    if not view.knows(worker(seat)):
        return "?"
    return words("cli-goulag-side", side=view.secret(worker(seat)))


def history(view: View[Public], words: Words) -> Grid:
    names = ("cli-goulag-round-short", "cli-goulag-commissar", "cli-goulag-builders", "cli-goulag-supervisor")
    headings = (*map(words, names), words("cli-goulag-supervised"), words("cli-goulag-work"), "")
    rows = []
    for over in view.public.history:
        builders = ", ".join(builder(view, over.number, seat, words) for seat in over.builders)
        supervised = "–" if over.supervised is None else str(over.supervised)
        rows.append(
            (
                f"{over.number}",
                f"{over.commissar}",
                builders,
                f"{over.supervisor}",
                supervised,
                f"{over.work}",
                Picture("■" * over.work + "□" * (2 - over.work)),
            )
        )
    return Grid(headings, rows)


def builder(view: View[Public], round: int, seat: int, words: Words) -> str:
    """A builder's name, with the card that they played if the observer knows it."""
    if not view.knows(played(round, seat)):
        return str(seat)
    return f"{seat} ({words('cli-goulag-played', card=view.secret(played(round, seat)))})"
