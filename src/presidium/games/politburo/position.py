"""Reads and writes positions of Politburo as text: the start of the current round, and the answers given since.

politburo | members beria kirov … | influence 3 3 2 3 3 | defence 0 | finance 1 | security -2 | round 3 | gensek 2
| past 1 0 propose finance, vote for, … | since propose security | sealed 1 vote for, 4 vote against
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from presidium.core import Action, Refused, Rules, State, Unreadable, fields, named, refusal, settle
from presidium.core.content.told import answer_all, parts, read_answers, read_sealed, tell_answers, tell_sealed
from presidium.core.notation import number, read_number
from presidium.games.politburo.execution import CastBallots
from presidium.games.politburo.game import ROUND, End, look_at_member, rounds
from presidium.games.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES, Levels, Member
from presidium.games.politburo.moves import Appointed, Cast, Name, Point, Propose, Vote
from presidium.games.politburo.notation import ACTIONS
from presidium.games.politburo.state import (
    OPTIONS,
    SEATS,
    TRACK,
    Count,
    Politburo,
    Proposal,
    Public,
    ballot_of,
    member_of,
)

NEEDED: Final = ("members", "influence", *MINISTRIES, "round", "gensek")
CHOICES: Final = tuple(option.name for option in OPTIONS)
ALLOWED: Final = (*CHOICES, "past", "since", "sealed")


# Writing


def write_position(g: Politburo) -> str:
    """Returns the position of a game of Politburo as text; possible from the first round until the game ends."""
    public = g.public
    if not g.stack or not public.gensek:
        raise Refused(refusal("no-position-here"))
    levels = began_at(public)
    text = [
        "politburo",
        "members " + " ".join(g.secret(member_of(seat)) for seat in g.rules.players),
        "influence " + " ".join(map(str, public.influence)),
        *(f"{ministry} {levels[ministry]}" for ministry in MINISTRIES),
        f"round {public.round}",
        f"gensek {public.gensek}",
    ]
    text += [
        f"{name} {choice}" for name, choice in named(g.rules, partial(settle, "politburo", SEATS, OPTIONS)).items()
    ]
    return " | ".join((*text, *write_answers(g, levels)))


def began_at(public: Public) -> Levels:
    """Returns the levels of the ministries at the beginning of the current round."""
    if public.ministry is None:
        return public.levels
    return {**public.levels, public.ministry: public.levels[public.ministry] - public.change}


def write_answers(g: Politburo, levels: Levels) -> Iterator[str]:
    """Yields the fields of a position that hold the answers of the earlier rounds and of the current round."""
    past: list[str] = []
    for over in reversed(g.public.history):
        levels = {**levels, over.ministry: levels[over.ministry] - over.change}
        told = [*plans(over.proposals), *ballots(g, over.number, over.ballots)]
        told += [Point(seat) for seat in over.verdict.fingers] if over.verdict else []
        past.insert(0, f"{over.number} {levels[over.ministry]} {tell_answers(told, ACTIONS)}")
    if past:
        yield "past " + "; ".join(past)
    since = list(answers_since(g))
    if since:
        yield "since " + tell_answers(since, ACTIONS)
    if g.answers:
        yield "sealed " + tell_sealed(g.answers, ACTIONS)


def plans(proposals: tuple[Proposal, ...]) -> Iterator[Action]:
    for plan in proposals:
        yield Propose(plan.ministry)
        yield from map(Vote, plan.votes)


def ballots(g: Politburo, round: int, counts: tuple[Count, ...]) -> Iterator[Action]:
    for at, count in enumerate(counts, 1):
        if at < 3:  # the voters of the third ballot are not named (3.4)
            yield Name(count.voters)
        yield from (Cast(g.secret(ballot_of(round, at, voter))) for voter in count.voters)


def answers_since(g: Politburo) -> Iterator[Action]:
    public, step = g.public, g.stack[-1]
    yield from plans(public.proposals)
    if public.proposed is not None:
        yield Propose(public.proposed)
    yield from ballots(g, public.round, public.ballots)
    if isinstance(step, CastBallots) and step.number < 3 and public.voters is not None:
        yield Name(public.voters)


# Reading


def read_position(text: str) -> Politburo:
    """Returns the state that a position describes. Earlier rounds are known only as far as the text gives them."""
    field = fields(text, "politburo", NEEDED, ALLOWED)
    members = read_members(field["members"])
    chosen = {name: " ".join(field[name]) for name in CHOICES if name in field}
    rules = settle("politburo", SEATS, OPTIONS, len(members), chosen)
    round = number(field, "round", range(1, rules.seats + 1))
    gensek = number(field, "gensek", rules.players)
    end = TRACK if rules["track"] == "clamped" else 2 * rules.seats  # 1.3
    levels: Levels = {ministry: number(field, ministry, range(-end, end + 1)) for ministry in MINISTRIES}
    influence = read_influence(field["influence"], rules)
    check_reached(levels, influence, round - 1)
    g: Politburo = State(rules, Public(influence, levels, gensek, round), (*rounds(rules.seats - round + 1), End()))
    for seat, member in zip(rules.players, members, strict=True):
        look_at_member(g, seat, member)
    g.tell(Appointed(round, gensek))
    if "past" in field:
        read_past(g, parts(field["past"], ";"))
    if "since" in field:
        answer_all(g, read_answers(field["since"], ACTIONS))
    for seat, action in read_sealed(field["sealed"], ACTIONS) if "sealed" in field else ():
        g.apply(seat, action)
    return g


def read_members(words: list[str]) -> list[Member]:
    named = {str(member): member for member in MEMBERS}
    for word in words:
        if word not in named:
            raise Unreadable(f"members {word}")
        if words.count(word) > 1:
            raise Refused(refusal("politburo-member-drawn", "politburo 1.1", member=word))
    return [named[word] for word in words]


def read_influence(words: list[str], rules: Rules) -> tuple[int, ...]:
    influence = tuple(map(read_number, words))
    if len(influence) != rules.seats:
        raise Refused(refusal("politburo-influence-each", "politburo 1.2", found=len(influence), seats=rules.seats))
    if max(influence) > INFLUENCE:
        raise Refused(refusal("politburo-influence-most", "politburo 1.2", found=max(influence), most=INFLUENCE))
    return influence


def check_reached(levels: Levels, influence: tuple[int, ...], played: int) -> None:
    """Checks that the rounds played can lead to a position. A round moves a ministry by 2 (3.2), or by 1 and costs up
    to two seats 1 Influence each (4.3)."""
    lost = sum(INFLUENCE - left for left in influence)
    purges = max((lost + 1) // 2, INFLUENCE - min(influence))
    if purges > played:
        raise Refused(refusal("politburo-lost-too-much", "politburo 4.3", lost=lost, rounds=played))
    moved = sum(map(abs, levels.values()))
    if moved > 2 * played - purges:
        raise Refused(refusal("politburo-moved-too-far", "politburo 3.2", moved=moved, rounds=played))


def read_past(g: Politburo, told: list[str]) -> None:
    """Plays each earlier round that the position's text gives, the last round first. Raises if these rounds do not lead
    to the position."""
    public, levels = g.public, g.public.levels
    for at, text in zip(range(public.round - 1, public.round - 1 - len(told), -1), reversed(told), strict=True):
        over = read_round(g, at, text)
        (round,) = over.public.history
        if over.public.levels[round.ministry] != levels[round.ministry]:
            raise Unreadable(f"past {text}")
        levels = {**levels, round.ministry: levels[round.ministry] - round.change}
        public.history = (round, *public.history)
        g.secrets |= over.secrets


def read_round(g: Politburo, at: int, text: str) -> Politburo:
    """Plays an earlier round from text: its number, the level of its ministry before the round, and its answers."""
    words = text.split()
    end = TRACK if g.rules["track"] == "clamped" else 2 * g.rules.seats
    if words[0] != str(at) or at < 1:
        raise Unreadable(f"past {text}")
    level = number({"past": words[1:2]}, "past", range(-end, end + 1))
    gensek = g.rules.left(g.public.gensek, at - g.public.round)
    before = Public(g.public.influence, dict.fromkeys(MINISTRIES, level), gensek, at)
    over: Politburo = State(g.rules, before, ROUND)
    answer_all(over, read_answers(words[2:], ACTIONS))
    if not over.over:
        raise Unreadable(f"past {text}")
    return over
