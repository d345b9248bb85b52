"""Prints what a seat of a recorded game could have known about hidden things."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from presidium.bots import Thing, Track, Tracks, percent, reading, tracks, usual_lens
from presidium.core import Player, Record, Refused, refusal
from presidium.games import find
from presidium.text import Words


def told(record: Record, seat: Player, lens: str, as_json: bool, words: Words) -> Iterator[str]:
    """The lines to print about a seat's knowledge; `lens` names the model of how other players behave."""
    if seat not in record.rules.players:
        raise Refused(refusal("no-such-seat", seat=seat))
    game = find(record.rules.game)
    lens = lens or usual_lens(game.name, record.names, record.rules.seats)
    found = tracks(reading(game.name, lens), seat, enumerate(record.replay(game)))
    if as_json:
        from presidium.server.http.routes.archives import beliefs
        from presidium.server.protocol import commands  # imported here, because importing is slow

        return iter([commands.write(beliefs.letter(game, found)).decode()])
    return as_text(game.name, found, words)


def as_text(game: str, found: Tracks, words: Words) -> Iterator[str]:
    """A heading, then for each hidden thing the probability that the seat could give to the truth after every round."""
    yield words("page-beliefs-heading", seat=words.seat(found.seat, game))
    yield words(f"page-lens-{game}-{found.lens}-says")
    if not found.tracks:
        yield words("page-beliefs-nothing")
        return
    yield ""
    yield words(f"page-beliefs-of-{game}")
    for track in found.tracks:
        yield from _thing(game, found, track, words)


def _thing(game: str, found: Tracks, track: Track, words: Words) -> Iterator[str]:
    def name(thing: Thing) -> str:
        return words.name(game, *thing)

    truth = words.listing([name(track.may_be[thing]) for thing in dict.fromkeys(track.truth)])
    yield ""
    yield words("cli-pair", name=name(track.about), value=words("page-beliefs-truth", truth=truth))
    by_year = groupby(range(len(found.course)), key=lambda at: found.course[at].year)
    for year, moments in by_year:
        *_, last = moments
        yield "  " + words("cli-pair", name=when(game, year, words), value=at(track, last, words, game))
    if track.because:
        yield "  " + words("page-beliefs-because")
        yield from (f"    {words.brief(game, line)}" for line in track.because)


def when(game: str, year: int, words: Words) -> str:
    id = f"{game}-year" if words.has(f"{game}-year") else "page-archive-round"
    return words(id, year=year, number=year)


def at(track: Track, moment: int, words: Words, game: str) -> str:
    """The probability of the truth at one moment of a game and, if something false was likelier, its probability."""
    row, truth = track.likely[moment], track.truth[moment]
    likeliest = max(range(len(row)), key=row.__getitem__)
    said = words("page-beliefs-likely", likely=percent(row[truth]))
    if row[likeliest] <= row[truth]:
        return said
    rather = words.name(game, *track.may_be[likeliest])
    return f"{said} {words('page-beliefs-rather', thing=rather, likely=percent(row[likeliest]))}"
