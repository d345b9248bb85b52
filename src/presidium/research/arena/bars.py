"""The ladder: what each level of bot has to reach, as a list, and whether it does.

A bar is reached where the whole 95 % interval is on its right side, missed where the whole of it is on the wrong one,
and open in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from presidium.bots import find as find_bot
from presidium.core import Game, Refusal, Refused, refusal, value
from presidium.games import find
from presidium.research.arena.contest import Arm, Contest, contest
from presidium.research.arena.measures import MEASURES
from presidium.research.arena.result import Result, compared
from presidium.research.intervals import Interval
from presidium.research.sequential import Test

Held = Callable[[Game, Contest, int, Test | None], Result]
"""Holds a contest: of this game, so many deals, with this test or none."""

Verdict = Literal["reached", "missed", "open", "nobody"]

SHORT: Final = 200
"""The short form plays so many times fewer deals: it shows that everything runs, and proves nothing."""


@value
class Bar:
    """What a bot has to reach at a table of others."""

    bot: str
    game: str
    players: int
    figure: str
    """`rate` of wins; `difference` to that of `than` in the same seat, or their `ratio`; `p95` of a decision in ms;
    `sprt`: more wins than `than`; `best-response`: what whoever knows it by heart wins more in its seat; or the
    name of a measure of its own."""
    among: str
    least: float | None = None
    most: float | None = None
    deals: int = 1000
    than: str = ""
    """Who sits there instead; otherwise one of the others' kind."""
    edition: str = ""

    @property
    def options(self) -> dict[str, str]:
        return {"preset": self.edition} if self.edition else {}

    @property
    def arms(self) -> tuple[Arm, Arm]:
        if self.figure == "best-response":
            return Arm(RESPONSE, self.among), Arm(self.bot, self.among)
        return Arm(self.bot, self.among), Arm(self.than or self.among, self.among)


RESPONSE: Final = "presidium.research.arena.response:Response"

NOT_WEAKER: Final = -0.03
"""Not weaker: at most so much. That two rates are equal no number of games can prove."""
BASIC: Final = "1988 basic"
OTHER: Final = "1986 basic"


def _level(bot: str, ms: float, deals: int, k: str) -> tuple[Bar, ...]:
    """How long a decision may take, in each game."""
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
    Bar("naive", "goulag", 5, "difference", "naive-1", NOT_WEAKER),
    Bar("naive", "politburo", 5, "same-trio", "naive", most=0.20, deals=300),
    Bar("naive", "politburo", 5, "difference", "naive-1", NOT_WEAKER),
    Bar("careful", "kremlin", 4, "points-shown", "careful", most=15, deals=100, edition=BASIC),
    Bar("careful", "kremlin", 4, "difference", "careful-1", NOT_WEAKER, deals=500, edition=BASIC),
    Bar("careful", "kremlin", 4, "pool-of-sheets", "careful", most=0.08, deals=500, edition=BASIC),
    *_level("analyst", 100, 1000, "analyst"),
    Bar("analyst", "goulag", 5, "rate", "naive-1", 0.80, deals=2000),
    Bar("analyst", "goulag", 7, "rate", "naive-1", 0.65),
    Bar("analyst", "goulag", 10, "rate", "naive-1", 0.42),
    Bar("analyst", "goulag", 5, "difference", "random", NOT_WEAKER, deals=3000, than="naive"),
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
    """A bar, what was measured, and what came of it."""

    bar: Bar
    verdict: Verdict
    value: float | None = None
    interval: Interval | None = None
    deals: int = 0
    why: Refusal | None = field(default=None, compare=False)
    """Why there is nobody to measure."""

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
    """Every bar in its turn, of this game and these levels if any are named, as soon as it is measured; the games of
    one serve all that ask for the same. With fewer deals than a bar wants its interval is wider, and says so. Refused
    where a level has no bar."""
    played: dict[tuple[Any, ...], Result] = {}
    levels = dict.fromkeys(bar.bot.partition("?")[0] for bar in BARS if game in (None, bar.game))
    for bot in bots:
        if bot not in levels:
            raise Refused(refusal("unknown-bot", bot=bot, game=game or "", known=", ".join(levels)))
    for bar in BARS:
        if game in (None, bar.game) and (not bots or bar.bot.partition("?")[0] in bots):
            deals = bar.deals if most is None else min(most, bar.deals)
            yield reached(bar, max(2, deals // SHORT) if short else deals, held, played)


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
    """A bar that goes by games which have been played."""
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
