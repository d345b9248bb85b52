"""Reads and writes positions of Goulag as text: the start of the current round, and the answers given since.

goulag | cards L D L D L | round 2 | commissar 3 | canal 1 | before 1 4 5 | since name 1 2 watch 5, play work, play work
| past 1 name 1 4 watch 5, play work, play strike, pass
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from presidium.core import PASS, Action, Refused, Rules, State, Unreadable, fields, named, refusal, settle
from presidium.core.content.told import answer_all, parts, read_answers, read_sealed, tell_answers, tell_sealed
from presidium.core.notation import number, read_number
from presidium.games.goulag.game import (
    OPTIONS,
    ROUND,
    SEATS,
    End,
    Goulag,
    Public,
    Round,
    Trio,
    cards_each,
    hand_card,
    last_round,
    played,
    rounds,
    worker,
)
from presidium.games.goulag.moves import Name, Play, Side, Supervise
from presidium.games.goulag.notation import ACTIONS

LETTERS: Final[dict[str, Side]] = {"L": "loyal", "D": "disloyal"}
NEEDED: Final = ("cards", "round", "commissar", "canal")
CHOICES: Final = tuple(option.name for option in OPTIONS)
ALLOWED: Final = ("before", *CHOICES, "past", "since", "sealed")


# Writing


def write_position(g: Goulag) -> str:
    """Returns the position of a game of Goulag as text; possible from the first round until the game ends."""
    public = g.public
    if not g.stack or not public.commissar:
        raise Refused(refusal("no-position-here"))
    letter = {side: letter for letter, side in LETTERS.items()}
    text = [
        "goulag",
        "cards " + " ".join(letter[g.secret(worker(seat))] for seat in g.rules.players),
        f"round {public.round}",
        f"commissar {public.commissar}",
        f"canal {public.canal}",
    ]
    if public.before is not None:
        text.append("before " + " ".join(map(str, public.before)))
    text += [f"{name} {choice}" for name, choice in named(g.rules, partial(settle, "goulag", SEATS, OPTIONS)).items()]
    return " | ".join((*text, *write_answers(g)))


def write_answers(g: Goulag) -> Iterator[str]:
    """Yields the fields of a position that hold the answers of the earlier rounds and of the current round."""
    if g.public.history:
        past = [f"{over.number} {tell_answers(answers_of(g, over), ACTIONS)}" for over in g.public.history]
        yield "past " + "; ".join(past)
    since = list(answers_since(g))
    if since:
        yield "since " + tell_answers(since, ACTIONS)
    if g.answers:
        yield "sealed " + tell_sealed(g.answers, ACTIONS)


def answers_of(g: Goulag, over: Round) -> Iterator[Action]:
    yield Name(over.builders, over.supervisor)
    yield from (Play(g.secret(played(over.number, builder))) for builder in over.builders)
    yield PASS if over.supervised is None else Supervise(over.supervised)


def answers_since(g: Goulag) -> Iterator[Action]:
    public = g.public
    if public.builders is not None:
        yield Name(public.builders, public.supervisor)
        cards = [played(public.round, builder) for builder in public.builders]
        yield from (Play(g.secret(card)) for card in cards if card in g.secrets)


# Reading


def read_position(text: str) -> Goulag:
    """Returns the state that a position describes. Earlier rounds are known only as far as the text gives them."""
    field = fields(text, "goulag", NEEDED, ALLOWED)
    if not set(field["cards"]) <= LETTERS.keys():
        raise Unreadable("cards " + " ".join(field["cards"]))
    sides = [LETTERS[letter] for letter in field["cards"]]
    chosen = {name: " ".join(field[name]) for name in CHOICES if name in field}
    rules = settle("goulag", SEATS, OPTIONS, len(sides), chosen)
    for side in LETTERS.values():
        if sides.count(side) > cards_each(rules):
            raise Refused(refusal("goulag-too-many-cards", "goulag 1.1", side=side, cards=cards_each(rules)))
    public = read_public(field, rules)
    g: Goulag = State(rules, public, (*rounds(last_round(rules) - public.round + 1), End()))
    for seat, side in zip(rules.players, sides, strict=True):
        hand_card(g, seat, side)
    if "past" in field:
        read_past(g, parts(field["past"], ";"))
    if "since" in field:
        answer_all(g, read_answers(field["since"], ACTIONS))
    for seat, action in read_sealed(field["sealed"], ACTIONS) if "sealed" in field else ():
        g.apply(seat, action)
    return g


def read_public(field: dict[str, list[str]], rules: Rules) -> Public:
    round = number(field, "round", range(1, last_round(rules) + 1))
    public = Public(
        commissar=number(field, "commissar", rules.players),
        round=round,
        canal=number(field, "canal", range(2 * (round - 1) + 1)),
    )
    if round > 1 or "before" in field:
        public.before = read_trio(field.get("before", []), rules)
        if round == 1 or rules.right(public.commissar) in public.before:
            raise Refused(refusal("goulag-before", "goulag 2.1"))
    return public


def read_trio(words: list[str], rules: Rules) -> Trio:
    seats = sorted({read_number(word) for word in words}.intersection(rules.players))
    if len(words) != 3 or len(seats) != 3:
        raise Refused(refusal("goulag-before", "goulag 2.2"))
    return seats[0], seats[1], seats[2]


def read_past(g: Goulag, told: list[str]) -> None:
    """Plays each earlier round that the position's text gives. Raises Refused if these rounds do not lead to the
    position."""
    public = g.public
    for at, text in enumerate(told, public.round - len(told)):
        number, *words = text.split()
        before = public.history[-1].trio if public.history else None
        commissar = g.rules.left(public.commissar, at - public.round)
        over: Goulag = State(g.rules, Public(commissar, at, before=before), ROUND)
        answer_all(over, read_answers(words, ACTIONS))
        if read_number(number) != at or not over.over:
            raise Unreadable(f"past {text}")
        public.history += over.public.history
        g.secrets |= over.secrets
    if public.history[-1].trio != public.before:
        raise Refused(refusal("goulag-before", "goulag 2.2"))
    work, others = sum(over.work for over in public.history), public.round - 1 - len(told)
    if public.canal not in range(work, work + 2 * others + 1):
        least, most = work, work + 2 * others
        raise Refused(refusal("out-of-range", text="canal", found=public.canal, least=least, most=most))
