"""The ladder: the figures ("bars") that bots of each level must reach, and a check whether they do.

A bar is reached if the whole 95 % confidence interval of the figure is within the bar's limits, missed if the whole
interval is outside, and open otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from presidium.bots import find as find_bot
from presidium.core import Game, Refusal, Refused, refusal, value
from presidium.games import find
from presidium.lab.arena.contest import Arm, Contest, contest
from presidium.lab.arena.measures import MEASURES
from presidium.lab.arena.result import Result, compared
from presidium.lab.statistics.intervals import Interval
from presidium.lab.statistics.sequential import Test

Held = Callable[[Game, Contest, int, Test | None], Result]
"""A function that plays a contest with the given number of deals, or until the given sequential test decides."""

Verdict = Literal["reached", "missed", "open", "nobody"]

SHORT_DIVISOR: Final = 200
"""The short form of the ladder plays 1/200 of the deals: it shows that the program runs, but proves no bar."""


@value
class Bar:
    """Limits for one figure of a bot, measured at a table where the bot `among` has all other seats."""

    bot: str
    game: str
    players: int
    figure: str
    """The figure that is measured.

    `rate`: share of wins; `difference` or `ratio`: win rate compared with the rate of `than` in the same seat; `p95`:
    milliseconds that 95 % of decisions do not exceed; `sprt`: more wins than `than`, by a sequential test;
    `best-response`: win rate of a player who knows the bot's policy, minus the bot's own win rate; otherwise a name in
    `MEASURES`.
    """
    among: str
    least: float | None = None
    most: float | None = None
    deals: int = 1000
    than: str = ""
    """The bot to compare with, which plays the same seat in the same deals; if empty, the bot `among`."""
    edition: str = ""

    @property
    def options(self) -> dict[str, str]:
        return {"preset": self.edition} if self.edition else {}

    @property
    def arms(self) -> tuple[Arm, Arm]:
        if self.figure == "best-response":
            return Arm(RESPONSE, self.among), Arm(self.bot, self.among)
        return Arm(self.bot, self.among), Arm(self.than or self.among, self.among)


RESPONSE: Final = "presidium.lab.arena.response:Response"

MIN_DIFFERENCE: Final = -0.03
"""Lowest difference of two win rates that counts as "not weaker", because no number of games can prove equality."""
BASIC: Final = "1988 basic"
OTHER: Final = "1986 basic"


def _level(bot: str, ms: float, deals: int, k: str) -> tuple[Bar, ...]:
    """Bars for decision times in each game: at most `ms` milliseconds; `k` is the bot's name in Kremlin."""
    return (
        Bar(bot, "goulag", 5, "p95", "naive-1", most=ms, deals=deals),
        Bar(bot, "politburo", 5, "p95", "naive-1", most=ms, deals=deals),
        Bar(k, "kremlin", 4, "p95", "careful-1", most=ms, deals=deals // 2, edition=BASIC),
    )


BARS: Final = (
    *_level("recruit", 20, 1000, "recruit"),
    Bar("recruit", "goulag", 5, "ratio", "naive-1", 0.60, 0.85, 4000),
    Bar("recruit", "politburo", 5, "ratio", "naive-1", 0.60, 0.85, 12000),
    Bar("recruit", "kremlin", 4, "ratio", "careful-1", 0.60, 0.85, 2000, edition=BASIC),
    Bar("naive", "goulag", 5, "sides-known", "naive", most=0.85, deals=300),
    Bar("naive", "goulag", 5, "difference", "naive-1", MIN_DIFFERENCE),
    Bar("naive", "politburo", 5, "same-trio", "naive", most=0.20, deals=300),
    Bar("naive", "politburo", 5, "difference", "naive-1", MIN_DIFFERENCE),
    Bar("careful", "kremlin", 4, "points-shown", "careful", most=15, deals=100, edition=BASIC),
    Bar("careful", "kremlin", 4, "difference", "careful-1", MIN_DIFFERENCE, deals=500, edition=BASIC),
    Bar("careful", "kremlin", 4, "pool-of-sheets", "careful", most=0.08, deals=500, edition=BASIC),
    *_level("analyst", 100, 1000, "analyst"),
    Bar("analyst", "goulag", 5, "rate", "naive-1", 0.80, deals=2000),
    Bar("analyst", "goulag", 7, "rate", "naive-1", 0.65),
    Bar("analyst", "goulag", 10, "rate", "naive-1", 0.42),
    Bar("analyst", "goulag", 5, "difference", "random", MIN_DIFFERENCE, deals=3000, than="naive"),
    Bar("analyst", "politburo", 5, "ratio", "naive-1", 2.0),
    Bar("analyst", "politburo", 7, "ratio", "naive-1", 2.0),
    Bar("analyst", "kremlin", 4, "rate", "careful-1", 0.40, deals=500, edition=BASIC),
    Bar("analyst", "kremlin", 4, "rate", "careful-1", 0.40, deals=500, edition=OTHER),
    Bar("analyst?sheet=obvious", "kremlin", 4, "rate", "careful-1", 0.30, deals=1600, edition=BASIC),
    *_level("master", 1000, 100, "master"),
    Bar("naive", "goulag", 5, "difference", "master", most=-0.10, deals=3000),
    Bar("master", "goulag", 5, "best-response", "master", most=0.03, deals=8000),
    Bar("master", "politburo", 5, "sprt", "analyst", deals=400),
    Bar("master", "kremlin", 4, "sprt", "analyst", deals=400, edition=BASIC),
)


@dataclass
class Reached:
    """A bar of the ladder with its measured value and verdict."""

    bar: Bar
    verdict: Verdict
    value: float | None = None
    interval: Interval | None = None
    deals: int = 0
    why: Refusal | None = field(default=None, compare=False)
    """The refusal if the bot or its opponents do not exist; None otherwise."""

    def json(self) -> dict[str, Any]:
        told = {name: getattr(self.bar, name) for name in ("bot", "game", "players", "options", "figure", "among")}
        return told | {
            "than": self.bar.arms[1].bot,
            "least": self.bar.least,
            "most": self.bar.most,
            "deals": self.deals,
            "value": self.value,
            "ci95": None if self.interval is None else list(self.interval),
            "verdict": self.verdict,
        }


def ladder(
    held: Held, short: bool = False, game: str | None = None, bots: Sequence[str] = (), most: int | None = None
) -> Iterator[Reached]:
    """Measures the bars of the ladder, all or those of one `game` and some `bots`; plays games once for all bars that
    need them. `most` limits the deals, which widens the intervals. Raises Refused if a level in `bots` has no bar."""
    played: dict[tuple[Any, ...], Result] = {}
    levels = dict.fromkeys(bar.bot.partition("?")[0] for bar in BARS if game in (None, bar.game))
    for bot in bots:
        if bot not in levels:
            raise Refused(refusal("unknown-bot", bot=bot, game=game or "", known=", ".join(levels)))
    for bar in BARS:
        if game in (None, bar.game) and (not bots or bar.bot.partition("?")[0] in bots):
            deals = bar.deals if most is None else min(most, bar.deals)
            yield reached(bar, max(2, deals // SHORT_DIVISOR) if short else deals, held, played)


def reached(bar: Bar, deals: int, held: Held, played: dict[tuple[Any, ...], Result]) -> Reached:
    try:
        for name in (bar.bot, bar.among, *filter(None, [bar.than])):
            find_bot(name, bar.game)
    except Refused as refused:
        return Reached(bar, "nobody", why=refused.why)
    if bar.figure in MEASURES:
        measured, sure = MEASURES[bar.figure](bar.bot, bar.players, bar.options, deals)
        return Reached(bar, verdict(bar, sure), measured, sure, deals)
    test = Test() if bar.figure == "sprt" else None
    key = (bar.game, bar.players, bar.edition, bar.arms, deals, test)
    if key not in played:
        kind = find(bar.game)
        arms = tuple(dict.fromkeys(bar.arms))
        played[key] = held(kind, contest(kind, bar.players, arms, "bars", bar.options), deals, test)
    return of_games(bar, played[key])


def of_games(bar: Bar, result: Result) -> Reached:
    """The value and verdict of a bar that is measured by games between bots."""
    found = result.json()
    arm = found["arms"][0]
    deals = arm["games"]
    if result.decided is not None:
        said: dict[str, Verdict] = {"more": "reached", "no more": "missed", "open": "open"}
        row = compared(*result.tallies)
        return Reached(bar, said[result.decided.verdict], row["difference"], tuple(row["ci95"]), deals)
    if bar.figure == "p95":
        taken = arm["p95_ms"] or 0.0
        return Reached(bar, verdict(bar, (taken, taken)), taken, None, deals)
    if bar.figure == "rate":
        return Reached(bar, verdict(bar, tuple(arm["ci95"])), arm["win_rate"], tuple(arm["ci95"]), deals)
    row = compared(result.tallies[0], result.tallies[-1])
    sure, value = row["ci95"], row["difference"]
    if bar.figure == "ratio":
        sure, value = row["ratio_ci95"], row["ratio"]
    interval = None if sure is None else (sure[0], sure[1])
    return Reached(bar, "open" if interval is None else verdict(bar, interval), value, interval, deals)


def verdict(bar: Bar, interval: Interval) -> Verdict:
    low, high = interval
    above = bar.least is None or low >= bar.least
    below = bar.most is None or high <= bar.most
    if above and below:
        return "reached"
    off = (bar.least is not None and high < bar.least) or (bar.most is not None and low > bar.most)
    return "missed" if off else "open"
