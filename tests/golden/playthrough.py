"""A short game written down as everybody sees it, side by side: a leak shows as a word in the wrong column."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from presidium.core import CHANCE, PASS, UNSEEN, Action, Game, Statement, View, view
from presidium.core.record import Move, play
from presidium.games.kremlin.actions import Write
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from tests.contract.sittings import Sitting, random_answer

WIDTH = 12
"""Of a seat's column."""

LINES = 380
"""A longer game is broken off after so many."""

TEDIOUS = ("history", "needs", "shifts", "rises", "volley", "silent")
"""Public facts, the same for all, that only sum up the events told."""

Seats = tuple[int | None, ...]


def playthrough(sitting: Sitting, seed: int, said: dict[int, list[tuple[int, str]]]) -> str:
    """The game that these dice give; `said` is what is said before which answer."""
    lines = list(_head(sitting, seed))
    for block in _blocks(sitting, Random(seed), said):
        if len(lines) + len(block) > LINES:
            break
        lines += block
    return "\n".join(lines) + "\n"


def _head(sitting: Sitting, seed: int) -> Iterator[str]:
    chosen = sitting.game.named(sitting.new().rules)  # a new option says nothing here
    named = [" ".join(f"{name}={choice}" for name, choice in chosen.items())] if chosen else []
    yield "# " + ", ".join((sitting.game.name, f"{sitting.seats} players", *named, f"seed {seed}"))
    yield "#"
    yield "# After each move: the public facts that changed, then one line for each thing that is new to somebody, and"
    yield "# under each seat (the last column is a spectator's) what it sees of it: the secret, or a question mark for"
    yield "# one it has not seen; its own sealed answer; how many options it is offered. A dot: nothing."


def _blocks(sitting: Sitting, rng: Random, said: dict[int, list[tuple[int, str]]]) -> Iterator[list[str]]:
    g = sitting.new()
    everyone = sitting.everyone()
    answers = 0
    before = {seat: view(g, seat) for seat in everyone}
    yield list(_block(0, "the game begins", {}, before, everyone, sitting.game))
    count = 0
    while not g.over:
        talk: list[Move] = [(seat, sitting.game.statements.read(text)) for seat, text in said.pop(answers, [])]
        for player, action in talk or [random_answer(g, rng)]:
            play(g, player, action)
            count += 1
            answers += not isinstance(action, Statement)
            after = {seat: view(g, seat) for seat in everyone}
            yield list(_block(count, _written(sitting.game, player, action), before, after, everyone, sitting.game))
            before = after


def _written(game: Game, player: int, action: Any) -> str:
    if isinstance(action, Statement):
        return f"{player} says: {game.statements.print(action)}"
    return f"{'chance' if player == CHANCE else player}: {game.notation.print(action)}"


def _block(
    count: int, move: str, before: dict[Any, View[Any]], after: dict[Any, View[Any]], everyone: Seats, game: Game
) -> Iterator[str]:
    public = list(_public(before, after, everyone))
    rows = [*_secrets(before, after, everyone), *_events(before, after, everyone), *_answers(before, after, game)]
    if public:
        rows.append(("options", [_options(after[seat]) for seat in everyone]))
    lines = [(f"    {name}", cells) for name, cells in rows if set(cells) != {"."}]
    if not public and len(lines) == 1 and rows[0][0] == "answer":
        yield _columns(f"{count} {move}", lines[0][1])  # sealed: its seat sees it, and nobody sees more
        return
    yield ""
    yield f"{count} {move}"
    yield from public
    yield from (_columns(name, cells) for name, cells in lines)


def _columns(name: str, cells: list[str]) -> str:
    return f"{name:39} {''.join(f'{cell:{WIDTH}}' for cell in cells)}".rstrip()


def _public(before: dict[Any, View[Any]], after: dict[Any, View[Any]], everyone: Seats) -> Iterator[str]:
    """The facts that all see; everybody's view of them must be one and the same."""
    now = {seat: _facts(after[seat]) for seat in everyone}
    assert all(facts == now[None] for facts in now.values())
    past = _facts(before[None]) if before else {}
    changed = [
        f"{name} {_short(_new(past.get(name), fact))}"
        for name, fact in now[None].items()
        if name not in TEDIOUS and (not past or past[name] != fact)
    ]
    if changed:
        yield "    public  " + " · ".join(changed)


def _facts(seen: View[Any]) -> dict[str, Any]:
    facts = {field.name: getattr(seen.public, field.name) for field in fields(seen.public)}
    history = facts.get("history", ())
    asked = " ".join("chance" if seat == CHANCE else str(seat) for seat in seen.asked)
    over = {"over": history[-1] if history else None} if "history" in facts else {}
    return facts | over | {"asked": asked or "nobody", "step": _step(seen)}


def _new(past: Any, fact: Any) -> Any:
    """Of a sitting with many entries, those that are new; what is no longer there has a dash."""
    if not isinstance(past, dict) or len(past | fact) < 8:
        return fact
    return {name: fact.get(name) for name in past | fact if past.get(name) != fact.get(name)}


def _step(seen: View[Any]) -> str:
    return _short(seen.stack[-1]) if seen.stack else "over"


def _secrets(
    before: dict[Any, View[Any]], after: dict[Any, View[Any]], everyone: Seats
) -> Iterator[tuple[str, list[str]]]:
    keys = dict.fromkeys(key for seat in everyone for key in after[seat].secrets)
    for key in keys:
        if not all(
            seat in before and before[seat].secrets.get(key) == after[seat].secrets.get(key) for seat in everyone
        ):
            known = [after[seat].secret(key) for seat in everyone]
            yield "secret " + " ".join(map(str, key)), ["?" if word is UNSEEN else _hidden(word) for word in known]


def _hidden(word: Any) -> str:
    """A secret as it is; of a sheet the letters, from the highest number down; of a hand the cards."""
    if isinstance(word, Action):
        return "pass" if word == PASS else str(getattr(word, "card", word))
    if not isinstance(word, tuple):
        return str(word)
    if len(word) != len(LETTERS):
        return " ".join(word) or "-"
    return "".join(sorted((who for who in LETTERS if word[INDEX[who]]), key=lambda who: -word[INDEX[who]]))


def _events(
    before: dict[Any, View[Any]], after: dict[Any, View[Any]], everyone: Seats
) -> Iterator[tuple[str, list[str]]]:
    new = {seat: after[seat].events[len(before[seat].events) if before else 0 :] for seat in everyone}
    for event in dict.fromkeys(event for seat in everyone for event in new[seat]):
        yield _short(event), ["told" if event in new[seat] else "." for seat in everyone]


def _answers(before: dict[Any, View[Any]], after: dict[Any, View[Any]], game: Game) -> Iterator[tuple[str, list[str]]]:
    """The sealed answer given by this move, in the column of its seat."""
    sealed = {seat: seen.answer if before and before[seat].answer is None else None for seat, seen in after.items()}
    if any(sealed.values()):
        yield "answer", [_sealed(answer, game) for answer in sealed.values()]


def _sealed(answer: Action | None, game: Game) -> str:
    """What was answered; the verb stands before it."""
    if isinstance(answer, Write):
        return "".join(answer.sheet)
    return "." if answer is None else game.notation.print(answer).split(" ", 1)[-1].replace("as_needed", "max")


def _options(seen: View[Any]) -> str:
    if seen.options is None:
        return "."
    return str(len(seen.options)) if seen.options.listed else "many"


def _short(thing: Any) -> str:
    """A value in few words: its class and its fields."""
    if is_dataclass(thing):
        words = (_short(getattr(thing, field.name)) for field in fields(thing) if field.compare)
        return f"{type(thing).__name__}({' '.join(words)})"
    if isinstance(thing, dict):
        return " ".join(
            f"{name} {part if isinstance(part, int | str) else _short(part)}" for name, part in thing.items()
        )
    if isinstance(thing, tuple):
        return f"[{' '.join(map(_short, thing))}]"
    return "-" if thing is None else str(thing)
