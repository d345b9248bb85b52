"""What a seat could have known in the course of a game, whichever the game is."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from random import Random
from typing import Any

import pytest

from presidium.bots import find, lenses, percent, play_out, reading, tracks
from presidium.bots.kremlin.belief.reading import NOBODY, most
from presidium.core import Record, Refused, State, view
from presidium.games import find as game_of
from presidium.games.goulag import GOULAG
from presidium.games.kremlin import KREMLIN

SEATS = {"goulag": 5, "politburo": 5, "kremlin": 3}


def played(game: str, seed: int = 1) -> Record:
    kind = game_of(game)
    g = kind.new(SEATS[game])
    record = Record.of(kind, g)
    bots = {seat: find("random", game) for seat in g.rules.players}
    play_out(g, bots, Random(seed), {seat: Random(f"{seed}/{seat}") for seat in bots}, record.moves)
    return record


def course(record: Record) -> Iterator[tuple[int, State[Any]]]:
    return enumerate(record.replay(game_of(record.rules.game)))


@pytest.mark.parametrize("game", SEATS)
def test_each_moment_is_believed_from_the_seats_own_view(game: str) -> None:
    record = played(game)
    for lens in lenses(game):
        reads = reading(game, lens)
        found = tracks(reads, 2, course(record))
        numbers = {moment.n: at for at, moment in enumerate(found.course)}
        assert len(numbers) > 5
        some = sorted(numbers)[:: max(1, len(numbers) // 4)]
        for n, g in course(record):
            if n in some:
                believed, true = reads.believed(view(g, 2)), reads.true(g)
                for track in found.tracks:
                    row = dict(zip(track.may_be, track.likely[numbers[n]], strict=True))
                    assert row == {thing: believed[track.about].get(thing, 0) for thing in track.may_be}
                    assert track.may_be[track.truth[numbers[n]]] == true[track.about]


def test_what_was_taken_back_was_never_believed() -> None:
    states = [g.copy() for g in played("goulag").replay(GOULAG)]
    reads = reading("goulag")
    straight = tracks(reads, 1, enumerate(states))
    turn = straight.course[4].n
    again = [*enumerate(states[: turn + 1]), (turn + 1, states[turn - 1]), *enumerate(states[turn:], turn + 2)]
    back = tracks(reads, 1, again)
    assert [moment.n for moment in back.course[:4]] == [moment.n for moment in straight.course[:4]]
    assert [moment.n - 2 for moment in back.course[4:]] == [moment.n for moment in straight.course[4:]]
    assert back.tracks == straight.tracks


def test_a_game_nobody_can_read_is_refused_and_so_is_a_lens_nobody_has() -> None:
    with pytest.raises(Refused, match="nobody-reads"):
        reading("chess")
    with pytest.raises(Refused, match="unknown-lens"):
        reading("goulag", "rosy")


def test_who_has_the_most_written_is_reckoned_over_all_sheets_at_once() -> None:
    written = {1: {4: 1.0}, 2: {0: 0.5, 4: 0.2, 7: 0.3}, 3: {0: 0.1, 5: 0.5, 12: 0.4}}
    sheets = [(a, b, c) for a in written[1] for b in written[2] for c in written[3]]
    by_hand = {("player", str(seat)): 0.0 for seat in written} | {NOBODY: 0.0}
    for sheet in sheets:
        likely = prod(written[seat][number] for seat, number in enumerate(sheet, 1))
        capped = [min(number, 10) for number in sheet]
        first = [seat for seat, number in enumerate(capped, 1) if number == max(capped) and number]
        by_hand[("player", str(first[0])) if len(first) == 1 else NOBODY] += likely
    assert most(written, 10) == pytest.approx(by_hand)
    assert most({1: {0: 1.0}, 2: {0: 1.0}}, 10)[NOBODY] == 1


def test_of_kremlin_those_are_followed_on_whom_most_was_declared() -> None:
    record = played("kremlin", 3)
    found = tracks(reading("kremlin"), 1, course(record))
    often = [event.who for event, _ in record.final(KREMLIN).log if type(event).__name__ == "Declared"]
    followed = {which for track in found.tracks for noun, which in [track.about] if noun == "who"}
    assert 0 < len(followed) <= 6
    assert min(often.count(who) for who in followed) >= max(often.count(who) for who in {*often, "-"} - followed)


def test_nothing_is_called_certain_that_is_not() -> None:
    assert [percent(likely) for likely in (0.0, 0.0001, 0.126, 0.5, 0.9999, 1.0)] == [0, 1, 13, 50, 99, 100]
