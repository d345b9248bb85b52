"""Kremlin 13.2: which windows open depends on public facts alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from presidium.core import CHANCE, PASS, Action, Player, Question, Steps, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Declare, Write
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.cards.hands import cards_of, deck_of
from presidium.games.kremlin.effects import tie_judge
from presidium.games.kremlin.events import Declared
from presidium.games.kremlin.influence.bids import open_volley
from presidium.games.kremlin.influence.control import beyond_influence, ceilings, contestable, standing
from presidium.games.kremlin.influence.ties import Arbitration
from presidium.games.kremlin.matters import Accusation, Deed, Matter, NamedCard, Throw
from presidium.games.kremlin.printed.board import CANDIDATE
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from presidium.games.kremlin.state import Kremlin, Moment, edition_of, sheet
from tests.games.kremlin.drawn import EDITIONS, acts, alike, do, drawn, new, play_out, quiet, told, volley, window
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)
TABLES = (
    {"edition": "1986"},
    {"edition": "1986", "growth": "on", "influence_nestor": "on"},
    {"edition": "1988"},
    {"edition": "1988", "growth": "on", "tie_arbiter": "on"},
    {"preset": "1988 advanced"},
    {"preset": "1986 full"},
)
PLAIN = TABLES[:4]
tables = pytest.mark.parametrize("chosen", TABLES, ids=lambda chosen: "-".join(chosen.values()))

# 13.2 Public facts alone


def can_be_written(needs: tuple[int, ...], place: int, number: int) -> bool:
    """Whether some sheet has this number there and enough everywhere else: a matching of needs and numbers."""
    given: dict[int, int] = {}

    def find(politician: int, tried: set[int]) -> bool:
        for other in range(max(needs[politician], 1), 11):
            if other != number and other not in tried:
                tried.add(other)
                if other not in given or find(given[other], tried):
                    given[other] = politician
                    return True
        return False

    others = [at for at, need in enumerate(needs) if need and at != place]
    return number >= needs[place] and all(find(politician, set()) for politician in others)


def random_needs(rng: Random) -> tuple[int, ...]:
    """What somebody may have shown of a sheet."""
    shown = [rng.randint(0, number) if rng.random() < 0.8 else number for number in range(1, 11)]
    places = rng.sample(range(len(LETTERS)), 10)
    return tuple(shown[places.index(at)] if at in places else 0 for at in range(len(LETTERS)))


@rule("kremlin 13.2")
def test_the_most_that_can_be_written_agrees_with_a_search_of_all_sheets() -> None:
    rng, lowest = Random(1), 10
    for _ in range(150):
        needs = random_needs(rng)
        for place, most in enumerate(ceilings(needs)):
            possible = [number for number in range(11) if number == 0 or can_be_written(needs, place, number)]
            assert most == max(possible), (needs, place)
            lowest = min(lowest, most)
    assert lowest == 0


@rule("kremlin 13.2")
def test_a_sheet_that_is_all_shown_leaves_nothing_for_another() -> None:
    needs = (0, *range(10, 0, -1), *[0] * 15)
    assert ceilings(needs) == needs
    less = (0, 10, 9, 8, 7, 6, 5, 4, 3, 1, 1, *[0] * 15)
    assert ceilings(less)[9:12] == (2, 2, 0)


@rule("kremlin 13.2")
@tables
def test_contestable_is_what_some_sheet_allows(chosen: dict[str, str]) -> None:
    rng, found = Random(2), set()
    for count, g in enumerate(play_out(new(3, **chosen), rng, passing=0.6)):
        if sheet(1) in g.secrets and count % 40 == 0:
            pairs = {(contestable(g, who), some_sheet_allows(g, who)) for who in LETTERS}
            assert (False, True) not in pairs
            found |= pairs
    assert {(True, True), (False, False)} <= found
    # A tie that somebody judges may open it once too often, and so may what cards have brought to light.
    assert (True, False) not in found or chosen not in PLAIN or "tie_arbiter" in chosen


def some_sheet_allows(g: Kremlin, who: str) -> bool:
    """Whether a seat other than the controller, not bound by a waiver, may have enough written to take him."""
    public, at = g.public, INDEX[who]
    arbitrated = (edition_of(g).tie_arbiter or tie_judge(public) is not None) and standing(public, who) > 0
    enough = standing(public, who) + (0 if arbitrated else 1)
    for seat in g.rules.players:
        if (
            seat == public.control.get(who)
            or seat in public.waived
            or (who == "A" and not edition_of(g).influence_nestor)
        ):
            continue
        needs, shift = public.needs[seat - 1], public.shifts[seat - 1][at]
        if any(
            min(number + shift, edition_of(g).most_shown) >= enough
            and (number == 0 or can_be_written(needs, at, number))
            for number in range(needs[at], 11)
        ):
            return True
    return False


def could_change_hands(g: Kremlin, who: str) -> bool:
    """Whether some seat that may speak could, with what it really has, change who controls him."""
    if who in beyond_influence(g):
        return False
    for seat in g.rules.players:
        points = min(g.secret(sheet(seat))[INDEX[who]], edition_of(g).most_shown)
        shown = g.public.declared[who][seat - 1] if who in g.public.declared else 0
        for total in range(shown + 1, points + 1) if seat not in g.public.waived else ():
            world = g.copy()
            steps = open_volley(world, [(seat, Declare(who, total))])
            if any(isinstance(step, Arbitration) for step in steps) or world.public.control != g.public.control:
                return True
    return False


def top(g: Kremlin) -> Matter | None:
    return g.public.agenda[-1] if g.public.agenda else None


def could_play(window: Window, g: Kremlin) -> bool:
    """Whether a seat that may speak, other than whose card or announcement it is, holds a card it could play now."""
    if edition_of(g).deck is None:
        return False
    moment, matter = Moment(g.rules, g.public, window.begins_phase(g), g.stack), top(g)
    mover = matter.by if isinstance(matter, Deed) else getattr(matter, "player", None)
    speak = [seat for seat in g.rules.players if seat not in g.public.waived]
    cards = deck_of(g).cards
    plays = {seat: [play for card in cards_of(g, seat) for play in cards[card].plays(moment, seat)] for seat in speak}
    return any(plays.values()) and set(speak) != {mover}


@rule("kremlin 13.2")
@tables
def test_a_window_is_never_once_too_seldom(chosen: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    left_out: list[Window] = []
    play = Window.play

    def checked(self: Window, g: Kremlin) -> Question | Steps:
        found = play(self, g)
        if isinstance(found, Question):
            assert found.asked() == tuple(seat for seat in g.rules.players if seat not in g.public.waived)
            return found
        left_out.append(self)
        for who in self.about or (*g.public.members(), *g.public.at(CANDIDATE)):
            assert isinstance(top(g), Throw | NamedCard | Accusation) or not could_change_hands(g, who), (self, who)
        assert not could_play(self, g)
        return found

    monkeypatch.setattr(Window, "play", checked)
    for seed in range(6):
        for _ in play_out(new(3 + seed % 4, **chosen), Random(seed), passing=0.5, waiving=0.1):
            pass
    assert len(left_out) > 50


@rule("kremlin 13.2", "kremlin 13.6")
def test_a_window_opens_where_an_arbiter_could_still_hand_him_over() -> None:
    """The tied player has waived, but a third could declare one point and choose him."""
    g = drawn(
        "edition 1988 | tie_arbiter on | players 3 | phase 2 | declared B stalinists 9 militarists 9 "
        "| declared C evolutionists 10 | declared D evolutionists 9"
    )
    volley(g, "2: waive")
    acts(g, "B", "purge E")
    assert window(g) == Window(("B",))
    assert g.asked() == (1, 3)
    volley(g, "3: declare B 1")
    do(g, "3: choose militarists")
    assert g.public.control["B"] == 2


@rule("kremlin 13.2")
@both
def test_all_seats_are_asked_even_where_only_one_could_take_him(edition: str) -> None:
    spent = "C10 D9 E8 F7 G6 H5 I4 J3 K2 B1"
    shown = " | ".join(
        f"declared {word[0]} militarists {word[1:]} evolutionists {word[1:]}" for word in spent.split()[:-1]
    )
    sheets = alike(militarists=spent, evolutionists=spent)
    g = drawn(f"edition {edition} | phase 2 | {sheets} | {shown} | declared B stalinists 3")
    quiet(g)
    do(g, "1: purge C")
    assert g.asked() == (1, 2, 3, 4)  # only seat 4 could have more than 3 on B
    assert volley(g, "2: declare B 1").public.declared["B"] == (3, 1, 0, 0)


@rule("kremlin 13.2")
@both
def test_no_window_where_nobody_can_have_more(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 10")
    quiet(g)
    assert acts(g, "B", "purge C").asked() == (CHANCE,)


@rule("kremlin 13.2")
@both
def test_nobody_can_take_nestor_without_the_option(edition: str) -> None:
    for option, opens in (("off", False), ("on", True)):
        g = drawn(f"edition {edition} | influence_nestor {option} | phase 8 | chief A")
        assert (window(volley(g)) == Window(("A",))) == opens


# 13.2 Twin worlds: other sheets behind the same public record

Turn = list[tuple[Player, Action]]


def turns(g: Kremlin, seat: Player | None, rng: Random, limit: int) -> Iterator[tuple[Turn, Turn]]:
    """Play at random, this seat without proxies; the answers to each question, and the same with nothing
    hidden behind what was shown."""
    while not g.over and limit:
        limit -= 1
        since, turn, sealed = len(told(g)), [], window(g) is not None
        for player in rng.sample(g.waiting_for(), len(g.waiting_for())):
            options = g.options(player)
            assert options is not None
            action = PASS if sealed and rng.random() < 0.7 else options.sample(rng)
            if player == seat and isinstance(action, Declare):
                action = Declare(action.who, action.points)
            turn.append((player, action))
            g.apply(player, action)
        shown = {event.player: event for event in told(g, since) if isinstance(event, Declared)} if sealed else {}
        plain = {player: Declare(event.who, event.points) for player, event in shown.items()}
        yield turn, [(player, plain.get(player, PASS) if isinstance(it, Declare) else it) for player, it in turn]


def other_sheets(g: Kremlin, seat: Player | None, rng: Random) -> dict[Player, Write]:
    """What the others may have written at the start, as this seat sees it."""
    world = KREMLIN.imagine(view(g, seat), rng)
    found = {}
    for other in g.rules.players:
        first = [n - by for n, by in zip(world.secret(sheet(other)), g.public.shifts[other - 1], strict=True)]
        found[other] = Write(tuple(LETTERS[first.index(number)] for number in range(10, 0, -1)))
    return found


def seen(g: Kremlin, seat: Player | None) -> str:
    return json.dumps(KREMLIN.codec.view(view(g, seat)))


@pytest.mark.few(4)
@rule("kremlin 13.2", "kremlin 12.1")
@pytest.mark.parametrize("chosen", PLAIN, ids=lambda chosen: "-".join(chosen.values()))
@pytest.mark.parametrize("seat", [1, None])
def test_twin_worlds_open_the_same_windows_and_show_a_seat_the_same(
    chosen: dict[str, str], seat: Player | None
) -> None:
    different = False
    for seed, length in ((1, 120), (2, 260), (3, 500)):
        rng = Random(seed)
        g = new(4, **chosen)
        played = list(turns(g, seat, rng, length))
        sheets = other_sheets(g, seat, rng)
        one, other = new(4, **chosen), new(4, **chosen)
        for number, (turn, plain) in enumerate(played):
            for (player, action), (_, shown) in zip(turn, plain, strict=True):
                assert (one.asked(), one.stack, one.public) == (other.asked(), other.stack, other.public)
                one.apply(player, action)
                other.apply(player, sheets[player] if isinstance(action, Write) else shown)
            if number % 20 == 0:
                assert seen(one, seat) == seen(other, seat)
        assert seen(one, seat) == seen(other, seat)
        different |= one.secrets != other.secrets
    assert different
