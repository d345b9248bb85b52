"""How a bot of Kremlin keeps its promises and threats, and when it takes them back.

The bot resolves once for each word whether to keep it. The resolution is a bonus for the actions that keep the word, so
a bot breaks a word that has become too costly. If the bot is about to break the word that it gave last, it takes the
word back first.
"""

from __future__ import annotations

from typing import Final

from presidium.bots.runtime.mind import resolution
from presidium.core import Action, Said, SeatView
from presidium.core.content.talk import Retraction
from presidium.games.kremlin.actions import Purge, Vote
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.content.given import DOES, PHASES, Given, Trial
from presidium.games.kremlin.content.talk import Boast, Promise, Threaten
from presidium.games.kremlin.matters import Case
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public

PROMISE_KEPT: Final = 0.9
"""Probability that the bot resolves to keep a promise. Some of these promises become too costly."""
THREAT_KEPT: Final = 0.7
"""Probability that the bot resolves to carry out a threat."""
PROMISE_SHARE: Final = 0.25
"""Share of an average seat's probability of winning that keeping a promise may cost."""
THREAT_SHARE: Final = 0.12


def open_words(view: SeatView[Public]) -> tuple[Given, ...]:
    """The seat's own promises and threats that are neither tested nor taken back, oldest first."""
    if not any(isinstance(event, Said) and event.seat == view.seat for event in view.events):
        return ()
    trial = Trial()
    for event in view.events:
        for _ in trial.hear(event):
            pass
    return tuple(given for given in trial.open if given.seat == view.seat and not isinstance(given.word, Boast))


def resolved(view: SeatView[Public], given: Given) -> bool:
    """True if the bot has resolved to keep this word. The answer stays the same during the game."""
    chance = PROMISE_KEPT if isinstance(given.word, Promise) else THREAT_KEPT
    return resolution(view, f"word {given.at}").random() < chance


def bonus(view: SeatView[Public], words: tuple[Given, ...], action: Action) -> float:
    """Value of an action of the bot because of its own words: positive if it keeps one, negative if it breaks one."""
    return sum(effect(view, given, action) * weight(view, given) for given in words if resolved(view, given))


def weight(view: SeatView[Public], given: Given) -> float:
    return (PROMISE_SHARE if isinstance(given.word, Promise) else THREAT_SHARE) / view.rules.seats


def effect(view: SeatView[Public], given: Given, action: Action) -> int:
    """1 if the action keeps the word, -1 if it breaks the word, 0 if it does neither."""
    deed, who = given.word.deed, given.word.who  # type: ignore[union-attr]
    match deed:
        case "spare":
            return -(action == Purge(who))
        case "acquit":
            tried = accused(view) == who and isinstance(action, Vote)
            return (1 if action == Vote("innocent") else -1) if tried else 0
        case "seize":
            return 0
    return int(DOES[deed](action, who))


def seizes(view: SeatView[Public], words: tuple[Given, ...], who: Letter) -> float:
    """Additional gain from taking over a politician whom the bot has threatened to seize."""
    return sum(
        weight(view, given)
        for given in words
        if isinstance(given.word, Threaten)
        and (given.word.deed, given.word.who) == ("seize", who)
        and resolved(view, given)
    )


def accused(view: SeatView[Public]) -> Letter | None:
    return next((matter.accused for matter in reversed(view.public.agenda) if isinstance(matter, Case)), None)


def concern(view: SeatView[Public], words: tuple[Given, ...]) -> bool:
    """True if an answer to the present question keeps or breaks one of the bot's words."""
    return isinstance(view.stack[-1], Right) and any(
        effect(view, given, action) for given in words for action in view.options
    )


def breaks(view: SeatView[Public], words: tuple[Given, ...], meant: list[Action]) -> bool:
    """True if the bot is about to break the word that it gave last, and could keep this word. A promise to promote is
    about to be broken too if the bot decides in phase 6 and cannot promote the politician."""
    if not words or words[-1].at != last_said(view):
        return False
    given = words[-1]
    could = any(effect(view, given, action) for action in view.options)
    if isinstance(given.word, Promise) and given.word.deed == "promote":
        could = could or view.public.phase == PHASES["promote"]
    if isinstance(given.word, Promise) and given.word.deed == "spare":
        return could and Purge(given.word.who) in meant
    return could and not any(effect(view, given, action) > 0 for action in meant)


def comes_to_nothing(view: SeatView[Public], words: tuple[Given, ...]) -> bool:
    """True if the word that the bot gave last is a threat to seize a politician, and its time is nearly over."""
    if not words or words[-1].at != last_said(view):
        return False
    given = words[-1]
    return isinstance(given.word, Threaten) and given.word.deed == "seize" and view.public.year > given.year


def last_said(view: SeatView[Public]) -> int:
    """Number, among all statements, of the last statement that the seat made; -1 if it was a retraction."""
    said = [event for event in view.events if isinstance(event, Said)]
    own = [at for at, event in enumerate(said) if event.seat == view.seat]
    return -1 if not own or isinstance(said[own[-1]].statement, Retraction) else own[-1]
