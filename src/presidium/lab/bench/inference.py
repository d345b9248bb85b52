"""The task `infer`: a bot watches games of frozen bots from a seat and states what it believes about hidden facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from presidium.bots import find as find_bot
from presidium.bots.runtime.driver import told
from presidium.core import Key, Player, Refused, SeatView, State, refusal, seat_view
from presidium.games import find
from presidium.games.goulag.game import cards_each, worker
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.state import member_of
from presidium.lab.arena.measures import play_until
from presidium.lab.arena.result import calibration
from presidium.lab.arena.tally import Tally
from presidium.lab.bench.tasks import Setting, Task
from presidium.lab.statistics.intervals import mean
from presidium.lab.statistics.luck import Luck

Belief = Mapping[Any, float]
Beliefs = Mapping[Key, Belief]
States = Callable[[SeatView[Any]], Beliefs]
"""A function that states beliefs about the hidden facts of a view."""

KREMLIN_YEARS: Final = range(2, 6)
"""The years of Kremlin at whose beginning beliefs are asked. In the other games they are asked before each round but
the first."""
POINTS: Final = range(11)
MEN_ON_A_SHEET: Final = 10


def hidden(view: SeatView[Any]) -> dict[Key, dict[Any, float]]:
    """The facts that this seat is asked about, each with its possible values and their probability before any play.

    Goulag: the side of each seat whose worker card is unseen. Politburo: the member of each other seat. Kremlin: the
    points that each rival wrote on each politician.
    """
    game = view.rules.game
    if game == "goulag":
        known = [view.secret(worker(seat)) for seat in view.rules.players if view.knows(worker(seat))]
        each = cards_each(view.rules)
        loyal = (each - known.count("loyal")) / (2 * each - len(known))
        unseen = (seat for seat in view.rules.players if not view.knows(worker(seat)))
        return {worker(seat): {"loyal": loyal, "disloyal": 1 - loyal} for seat in unseen}
    if game == "politburo":
        own = view.secret(member_of(view.seat))
        others = [member for member in MEMBERS if member != own]
        rivals = (seat for seat in view.rules.players if seat != view.seat)
        return {member_of(seat): dict.fromkeys(others, 1 / len(others)) for seat in rivals}
    men = len(view.secret(("sheet", view.seat)))
    rest = {points: (1 / men if points else 1 - MEN_ON_A_SHEET / men) for points in POINTS}
    rivals = (seat for seat in view.rules.players if seat != view.seat)
    return {("sheet", seat, man): rest for seat in rivals for man in range(men)}


def truth(g: State[Any], key: Key) -> Any:
    """The true value of a fact that `hidden` asks about."""
    return g.secret(key) if key in g.secrets else g.secret(key[:-1])[key[-1]]


def brier(belief: Belief, true: Any) -> float:
    """Half the squared distance of a belief from the truth: 0 for certainty of the truth, 1 for that of an error."""
    wrong: float = sum((certainty - (value == true)) ** 2 for value, certainty in belief.items())
    return (wrong + (true not in belief)) / 2


def moments(task: Task, setting: Setting, deals: range) -> Iterator[tuple[int, State[Any], Player]]:
    """Plays games of the frozen bots; yields each moment at which beliefs are asked, with its deal and the observing
    seat. The state changes when the next moment is taken."""
    game, luck = find(setting.game), Luck(task.seed(setting))
    for deal in deals:
        g = game.begin(setting.rules)
        luck.of(deal)
        bots = {seat: find_bot(setting.host, setting.game) for seat in g.rules.players}
        clock = _clock(setting)
        while not g.over:
            play_until(g, bots, luck, _later(clock, clock(g.public)))
            if not g.over:
                yield deal, g, deal % setting.players + 1


def _later(clock: Callable[[Any], int], now: int) -> Callable[[Any], bool]:
    """Returns the function that is true as soon as the clock shows more than `now`."""
    return lambda public: clock(public) > now


def _clock(setting: Setting) -> Callable[[Any], int]:
    """Returns the function whose change marks a moment: the number of finished rounds, or the year."""
    if setting.game == "kremlin":
        return lambda public: public.year - 1 if public.year in KREMLIN_YEARS else 0
    return lambda public: len(public.history)


def infer(task: Task, setting: Setting, states: States | str, deals: range) -> dict[str, Any]:
    """The Brier scores of a bot's beliefs, or of a function's, in these deals. A hidden fact that the bot says nothing
    about counts as the probability before any play."""
    tally, scores = Tally(), dict[int, tuple[float, float, int]]()
    watching: dict[int, States] = {}
    for deal, g, seat in moments(task, setting, deals):
        if deal not in watching:
            watching = {deal: believer(states, setting.game) if isinstance(states, str) else states}
        view = seat_view(g, seat)
        said = watching[deal](view)
        for key, prior in hidden(view).items():
            belief, true = said.get(key, prior), truth(g, key)
            mine, before, asked = scores.get(deal, (0.0, 0.0, 0))
            scores[deal] = mine + brier(belief, true), before + brier(prior, true), asked + 1
            for possible, certainty in belief.items():
                tally.believed(certainty, possible == true)
    return {"scores": list(scores.values()), "calibration": [tally.said, tally.held, tally.asked]}


def believer(bot: str, game: str) -> States:
    """The beliefs of a bot. Raises Refused if the bot states none."""
    found: Any = find_bot(bot, game)
    if not hasattr(found, "beliefs"):
        raise Refused(refusal("bench-no-beliefs", bot=bot, game=game))
    return lambda view: found.beliefs(told(found, view))


def figures(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of the task, from the parts that `infer` has returned."""
    rows = [row for part in parts for row in part["scores"]]
    asked = [float(row[2]) for row in rows]
    score, sure = mean([row[0] for row in rows], asked)
    before, before_sure = mean([row[1] for row in rows], asked)
    bins = [[part["calibration"][at] for part in parts] for at in range(3)]
    learnt, learnt_sure = mean([row[1] - row[0] for row in rows], asked)
    return {
        "asked": int(sum(asked)),
        "learnt": {"value": learnt, "ci95": list(learnt_sure)},
        "brier": {"value": score, "ci95": list(sure)},
        "brier_before": {"value": before, "ci95": list(before_sure)},
        "calibration": calibration(*([*map(sum, zip(*rows, strict=True))] for rows in bins)),
    }
