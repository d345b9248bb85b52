"""What comrades add in their own words: the same for everybody, and made of what everybody has heard."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import COMRADES, find, play_out
from presidium.bots.runtime.lines import LINES, TONES, Remark, lines, tone
from presidium.cli.terminal import log
from presidium.core import View, view
from presidium.games import GAMES
from presidium.games.goulag.moves import Claim
from presidium.text import Words, languages

COMPANY = ("trembler", "zealot", "cook", "archivist", "sailor")
OURS = ("goulag", "politburo", "kremlin")


def heard(seen: View, comrades: dict[int, str]) -> list[Remark]:
    events = seen.events
    return [line for at, event in enumerate(events) for line in lines(event, events[:at], comrades)]


@pytest.mark.parametrize("game", OURS)
def test_every_seat_and_whoever_watches_hears_the_same(game: str) -> None:
    g = GAMES[game].new(5)
    sitting = dict(enumerate(COMPANY, 1))
    bots = {seat: find(f"{who}?level=mild", game) for seat, who in sitting.items()}
    play_out(g, bots, Random(4), {seat: Random(seat) for seat in bots})
    everybody = heard(view(g, None), sitting)
    assert len(everybody) > 2
    assert all(heard(view(g, seat), sitting) == everybody for seat in sitting)
    assert [line.tone for line in everybody][-1] in ("won", "lost")


@pytest.mark.parametrize("lang", languages())
def test_every_comrade_has_a_line_in_every_tone_and_no_two_are_the_same(lang: str) -> None:
    words = Words(lang)
    for who in COMRADES:
        said = {words(f"comrade-{who}-{each}", n=n) for each, last in LINES.items() for n in range(1, last + 1)}
        assert len(said) == sum(LINES.values()), who
        assert not any("comrade" in line.split()[0].lower() for line in said), who


def test_no_comrade_says_a_line_twice_in_a_game() -> None:
    g = GAMES["goulag"].new(5)
    for n in range(40):
        g.say(2, Claim(1 + 2 * (n % 2), "disloyal", "inferred"))
    said = heard(view(g, None), {2: "zealot"})
    assert sorted(line.n for line in said) == [*range(1, LINES["accuse"] + 1)]


@pytest.mark.parametrize("game", OURS)
def test_every_statement_there_is_has_a_tone(game: str) -> None:
    kinds = {kind.__name__ for kind in GAMES[game].statements.table.values()}
    assert kinds == (kinds & {"Claim", *TONES}) | {"Retract", "Nothing"}


def test_a_claim_is_as_kind_as_what_it_says() -> None:
    said = [Claim(2, "loyal", "passed"), Claim(2, "disloyal", "inferred"), Claim(1, "loyal", "own")]
    assert [tone(each) for each in said] == ["vouch", "accuse", "own"]


def test_a_bot_without_a_name_adds_nothing_and_the_terminal_tells_what_a_comrade_does() -> None:
    g = GAMES["goulag"].new(5)
    for seat in (1, 2, 3, 4, 5):
        g.say(seat, Claim(5 if seat == 1 else 1, "disloyal", "inferred"))
    events = view(g, None).events
    plain = list(log.lines("goulag", events, Words("en")))
    told = list(log.lines("goulag", events, Words("en", comrades={2: "zealot"})))
    assert len(told) == len(plain) + 1
    assert "Fanfarova, aside: “" in told[2].text
