"""The fields of a position in the middle of a phase: matters under way, and steps still to be done.

    waived marxists | agenda Deed(who='B', by=1, action=Purge(who='C'))
    | steps Window(about=('B',)), Finality(right=Purging()), LastWindow()
    | waiting 0 stalinists play 28 | sealed militarists declare B 5

Matters and steps are written as Python values: matters with the innermost last, steps with the next step first. The
last step given must still stand in the year's list; the rules say which steps follow it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from typing import Any, Final, Literal

from presidium.core import PASS, Codec, Refused, Step, Steps, Unreadable, refusal
from presidium.core.notation import read_number
from presidium.core.spelling import Spelling, spell
from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.announcing.right import Finality
from presidium.games.kremlin.announcing.silence import begins_quietly
from presidium.games.kremlin.announcing.window import CardsInTurn, CardWorks, Window, waiting
from presidium.games.kremlin.cards.assassination import ComplicityRoll
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.editions import Edition
from presidium.games.kremlin.matters import Accusation, Case, Deed, Election, Matter, NamedCard, Throw
from presidium.games.kremlin.phases.p2_purge import PurgeResult
from presidium.games.kremlin.phases.p4_health import HealthResult
from presidium.games.kremlin.phases.p5_funeral import Ballot
from presidium.games.kremlin.phases.trial import Verdict
from presidium.games.kremlin.printed.board import PLACES
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.rules import KremlinRules
from presidium.games.kremlin.state import FACTIONS, Kremlin, edition_of
from presidium.games.kremlin.written.notation import ACTIONS
from presidium.games.kremlin.written.position_fields import Field, faction
from presidium.games.kremlin.year import Begin, NextYear

WORKS_ON: Final[dict[type[Step], type]] = {
    Finality: Deed,
    Verdict: Case,
    Ballot: Election,
    PurgeResult: Throw,
    HealthResult: Throw,
    CardWorks: NamedCard,
    ComplicityRoll: Accusation,
}
"""By step: the kind of matter on the agenda that the step settles."""


def rest_of_year(edition: Edition, phase: int) -> Steps:
    """The steps of the year from the beginning of this phase on."""
    year = edition.year
    return (*year[year.index(Begin(phase)) :], NextYear())


# Writing


def write_steps(g: Kremlin) -> Iterator[str]:
    public = g.public
    if public.waived:
        yield " ".join(("waived", *(FACTIONS[seat - 1] for seat in public.waived)))
    steps, (_, begins, *_) = steps_left(g), rest_of_year(edition_of(g), public.phase)
    starts = steps == (Window(), begins) and not (public.waived or public.agenda)
    starts = starts and not (isinstance(steps[0], Window) and steps[0].again)
    starts = starts and public.silent == begins_quietly(public, edition_of(g).deck)
    if public.silent and not starts:
        yield "silent"
    if public.agenda:
        yield "agenda " + ", ".join(map(spell, public.agenda))
    if not starts:
        yield "steps " + ", ".join(map(spell, steps))
    for key, hidden in g.secrets.items():
        if key[0] == "waiting" and isinstance(hidden.value, Play):
            yield f"waiting {key[1]} {FACTIONS[int(key[2]) - 1]} {ACTIONS.print(hidden.value)}"
    for seat, action in sorted(g.answers.items(), key=lambda answer: answer[0]):
        yield f"sealed {FACTIONS[seat - 1]} {ACTIONS.print(action)}"


def steps_left(g: Kremlin) -> Steps:
    """The steps on the stack, the next step first, down to the first step that is still in the year's list."""
    steps, rest = g.stack[::-1], rest_of_year(edition_of(g), g.public.phase)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(g.stack, reversed(rest), strict=False)))
    return tuple(steps[: len(steps) - alike + 1])


# Reading


def read_matters(words: Field, rules: KremlinRules) -> tuple[Matter, ...]:
    matters: tuple[Matter, ...] = spelling(rules.seats).read(listed(words), tuple[Matter, ...])
    return matters


def read_steps(words: Field, rules: KremlinRules, phase: int) -> Steps:
    """Reads the given steps and adds the rest of the year; the last given step must belong to this phase."""
    steps: Steps = spelling(rules.seats).read(listed(words), tuple[Step, ...])
    begins, *rest = rest_of_year(rules.edition, phase)
    now = (begins, *takewhile(lambda step: not isinstance(step, Begin), rest))
    if not steps or steps[-1] not in now:
        raise Unreadable(" ".join(("steps", *words)))
    return (*steps[:-1], *(begins, *rest)[now.index(steps[-1]) :])


def listed(words: Field) -> str:
    return f"({' '.join(words)},)" if words else "()"


@cache
def spelling(seats: int) -> Spelling:
    """The parser and printer of matters and steps for this number of players."""
    literal: Any = Literal
    return Spelling(
        Codec("presidium.games.kremlin").classes,
        Letter=literal[LETTERS],
        Place=literal[PLACES],
        Player=literal[tuple(range(1, seats + 1))],
        CardId=literal[(*INTRIGUE.cards, *STOCK.cards)],
    )


def works_on(step: Step) -> tuple[type, ...]:
    """The kinds of matters that must be on the agenda for this step; empty if it needs none."""
    inner = works_on(step.right) if isinstance(step, Finality) else ()
    return (*inner, *(matter for kind, matter in WORKS_ON.items() if isinstance(step, kind)))


def take_up(g: Kremlin, once: dict[str, list[str]], fields: list[Field]) -> None:
    """Continues the game in this position, with the sealed answers that the text gives."""
    waived = tuple(faction(word, g.rules) for word in once.get("waived", []))
    if len(set(waived)) < len(waived):
        raise Unreadable(" ".join(("waived", *once["waived"])))
    lay_cards(g, fields)
    if "steps" in once:
        g.public.waived, g.public.silent = waived, "silent" in once
        take_steps(g, " ".join(once["steps"]))
    else:
        g.go_on()
    if waived != g.public.waived:  # when a phase begins, nobody has
        g.public.waived = waived
        g.go_on()
    for words in fields:
        if words[0] == "sealed":
            g.apply(faction("".join(words[1:2]), g.rules), ACTIONS.read(" ".join(words[2:])))


def take_steps(g: Kremlin, text: str) -> None:
    """Lets the game go on from its steps; refuses a step that lacks its matter or is impossible on this board."""
    due = [matter for step in g.stack for matter in works_on(step)]
    try:
        if due != [type(matter) for matter in g.public.agenda]:
            raise ValueError
        g.go_on()
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
        raise Refused(refusal("kremlin-impossible-steps", text=text)) from None


def lay_cards(g: Kremlin, fields: list[Field]) -> None:
    """13.1 Seals the cards of a volley that wait for their turn; the other players have passed."""
    laid = {}
    for _, *words in [words for words in fields if words[0] == "waiting"]:
        depth, seat = "".join(words[:1]), faction("".join(words[1:2]), g.rules)
        laid[waiting(read_number(depth), seat)] = ACTIONS.read(" ".join(words[2:]))
    turns = [step.depth for step in g.stack if isinstance(step, CardsInTurn)]
    places = {waiting(depth, seat): seat for depth in turns for seat in g.rules.players}
    for key, seat in places.items():
        g.hide(key, laid.get(key, PASS), seat)
    if not (laid.keys() <= places.keys() and all(isinstance(play, Play) for play in laid.values())):
        raise Unreadable("waiting")
