"""How Politburo is written: actions, statements, positions. `docs/notation.md` shows examples."""

from __future__ import annotations

from typing import Final, get_args

from presidium.core import Notation, Refused, Rules, State, Unreadable, fields, numbers, one_of, refusal, settle
from presidium.core.notation import number, read_number
from presidium.politburo.game import End, look_at_member, rounds
from presidium.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES, Levels, Member
from presidium.politburo.moves import (
    Accuse,
    Appointed,
    Cast,
    ClaimBallot,
    Draw,
    First,
    Name,
    Pact,
    Point,
    Propose,
    Vote,
    Want,
)
from presidium.politburo.plan import ProposePlan
from presidium.politburo.table import OPTIONS, SEATS, Choice, Politburo, Public, Side, member_of

MINISTRY: Final = one_of(*MINISTRIES)
SIDE: Final = one_of(*get_args(Side))

ACTIONS: Final = Notation(
    {
        "member {member:member}": Draw,
        "first {seat:seat}": First,
        "propose {ministry:ministry}": Propose,
        "vote {vote:vote}": Vote,
        "voters {voters:trio}": Name,
        "ballot {side:side}": Cast,
        "point {seat:seat}": Point,
    },
    member=one_of(*MEMBERS),
    ministry=MINISTRY,
    vote=one_of(*get_args(Choice)),
    trio=numbers(3),
    side=SIDE,
)

STATEMENTS: Final = Notation(
    {
        "want {ministry:ministry} {way:way}": Want,
        "voted {round:seat} {ballot:seat} {side:side}": ClaimBallot,
        "pact {seat:seat}": Pact,
        "deviant {seat:seat}": Accuse,
    },
    ministry=MINISTRY,
    side=SIDE,
    way=one_of("up", "down"),
)

NEEDED: Final = ("members", "influence", *MINISTRIES, "round", "gensek")


def write_position(g: Politburo) -> str:
    """Where a round begins.

    `politburo | members beria kirov … | influence 3 3 2 3 3 | defence 0 | finance 1 | security -2 | round 3 | gensek 2`
    """
    public = g.public
    if not g.stack or not isinstance(g.stack[-1], ProposePlan) or public.proposals:
        raise Refused(refusal("no-position-here"))
    text = [
        "politburo",
        "members " + " ".join(g.secret(member_of(seat)) for seat in g.rules.players),
        "influence " + " ".join(map(str, public.influence)),
        *(f"{ministry} {public.levels[ministry]}" for ministry in MINISTRIES),
        f"round {public.round}",
        f"gensek {public.gensek}",
    ]
    if g.rules["track"] != "clamped":
        text.append(f"track {g.rules['track']}")
    return " | ".join(text)


def read_position(text: str) -> Politburo:
    """The game that stands so. Rounds before it are not told, only what the rules need to go on."""
    field = fields(text, "politburo", NEEDED, ("track",))
    members = read_members(field["members"])
    track = {"track": " ".join(field["track"])} if "track" in field else {}
    rules = settle("politburo", SEATS, OPTIONS, len(members), track)
    round = number(field, "round", range(1, rules.seats + 1))
    gensek = number(field, "gensek", rules.players)
    end = 3 if rules["track"] == "clamped" else 2 * rules.seats  # 1.3
    levels: Levels = {ministry: number(field, ministry, range(-end, end + 1)) for ministry in MINISTRIES}
    influence = read_influence(field["influence"], rules)
    check_reached(levels, influence, round - 1)
    g: Politburo = State(rules, Public(influence, levels, gensek, round), (*rounds(rules.seats - round + 1), End()))
    for seat, member in zip(rules.players, members, strict=True):
        look_at_member(g, seat, member)
    g.tell(Appointed(round, gensek))
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
    """A round moves a ministry by two (3.2), or by one and costs at the most two seats one Influence each (4.3)."""
    lost = sum(INFLUENCE - left for left in influence)
    purges = max((lost + 1) // 2, INFLUENCE - min(influence))
    if purges > played:
        raise Refused(refusal("politburo-lost-too-much", "politburo 4.3", lost=lost, rounds=played))
    moved = sum(map(abs, levels.values()))
    if moved > 2 * played - purges:
        raise Refused(refusal("politburo-moved-too-far", "politburo 3.2", moved=moved, rounds=played))
