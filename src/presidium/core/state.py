"""The state of a game and the one way it changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from presidium.core.decision import Action, Answers, AskAll, Options, Player, Question, Refusal, Refused, refusal
from presidium.core.log import Audience, Event, Log, Said, Statement
from presidium.core.rules import Rules
from presidium.core.step import Step
from presidium.core.value import value


@value
class Outcome:
    """How a game ended: who won, in the rulebook's word for them; the rule that ended it; the numbers behind it."""

    winners: tuple[Player, ...]
    who: str
    rule: str
    numbers: tuple[tuple[str, int], ...] = ()

    @property
    def ending(self) -> str:
        """Who won and by which rule, in a few words: `loyal (goulag 3.2)`."""
        return f"{self.who} ({self.rule})"


class Public(Protocol):
    """What everybody sees. A mutable shell whose leaves are immutable."""

    outcome: Outcome | None

    def copy(self: P) -> P:
        """The same facts in a shell of their own."""
        ...


P = TypeVar("P", bound=Public)

Key = tuple[str | int, ...]
"""The name of a secret. That a secret exists is public, so its name must be public by construction."""


@value
class Secret:
    """A hidden fact and who has seen it (None: everybody). Who owns is not who knows."""

    value: Any
    seen_by: Audience


class State(Generic[P]):
    """Public facts, secrets, and the stack of steps still to play; there is no other drawer.

    Laws: `question` changes nothing; `apply` either does the whole of an action or refuses it and
    changes nothing; a copy shares nothing that can change.
    """

    __slots__ = ("_question", "answers", "log", "public", "rules", "secrets", "stack")

    def __init__(self, rules: Rules, public: P, stack: Iterable[Step]) -> None:
        """A game that begins with these steps, in reading order."""
        self.rules = rules
        self.public = public
        self.secrets: dict[Key, Secret] = {}
        self.stack: list[Step] = list(stack)[::-1]
        self.answers: Answers = {}
        self.log = Log()
        self._question: Question | None = None
        self.go_on()

    def copy(self) -> State[P]:
        """The same state; whatever happens to one the other does not notice."""
        twin = State.restored(
            self.rules, self.public.copy(), self.secrets.copy(), self.stack, self.answers.copy(), self.log.copy()
        )
        twin._question = self._question
        return twin

    @classmethod
    def restored(
        cls,
        rules: Rules,
        public: P,
        secrets: dict[Key, Secret],
        stack: Iterable[Step],
        answers: Answers,
        log: Log,
    ) -> State[P]:
        """A state put together from its parts, at rest where it was; the top of the stack comes last."""
        g: State[P] = State.__new__(State)
        g.rules = rules
        g.public = public
        g.secrets = secrets
        g.stack = list(stack)
        g.answers = answers
        g.log = log
        g._question = None
        return g

    # The words that steps use

    def tell(self, event: Event) -> None:
        """Tell everybody."""
        self.log.add(event, None)

    def whisper(self, event: Event, *seats: Player) -> None:
        """Tell these seats only."""
        self.log.add(event, frozenset(seats))

    def hide(self, key: Key, value: Any, *seen_by: Player) -> None:
        """Keep a fact hidden from all but these seats."""
        self.secrets[key] = Secret(value, frozenset(seen_by))

    def secret(self, key: Key) -> Any:
        """What is hidden there: for the rules, never for a view."""
        return self.secrets[key].value

    def show(self, key: Key, *seats: Player) -> None:
        """Let these seats see a secret too."""
        hidden = self.secrets[key]
        seen_by = None if hidden.seen_by is None else hidden.seen_by.union(seats)
        self.secrets[key] = Secret(hidden.value, seen_by)

    def open(self, key: Key) -> None:
        """Let everybody see a secret."""
        self.secrets[key] = Secret(self.secrets[key].value, None)

    def forget(self, key: Key) -> None:
        """The secret is no more."""
        del self.secrets[key]

    def end(self) -> None:
        """Nothing that was still to come happens any more, and nothing stays hidden."""
        self.stack.clear()
        self.secrets = {key: Secret(hidden.value, None) for key, hidden in self.secrets.items()}

    # The flow

    @property
    def over(self) -> bool:
        """Whether there is nothing left to play."""
        return not self.stack

    def question(self) -> Question | None:
        """What the game waits on; None when it is over."""
        if self._question is None and self.stack:
            asked = self.stack[-1].play(self)
            assert isinstance(asked, Question), "a game at rest stands on a step that asks"
            self._question = asked
        return self._question

    def asked(self) -> tuple[Player, ...]:
        """Who is asked, whether or not the answer is in."""
        question = self.question()
        return () if question is None else question.asked()

    def waiting_for(self) -> tuple[Player, ...]:
        """Who has yet to answer: for those who run the game, never for a view."""
        return tuple(player for player in self.asked() if player not in self.answers)

    def options(self, player: Player) -> Options | None:
        """What this player may answer now; None if nothing is asked of him, or his answer is in."""
        question = self.question()
        return None if question is None or player in self.answers else question.options(player)

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        """The reason this player may not answer so, or None if he may."""
        options = self.options(player)
        return self._not_asked(player) if options is None else options.why_not(action)

    def _not_asked(self, player: Player) -> Refusal:
        if self.over:
            return refusal("game-over")
        return refusal("answered-already" if player in self.answers else "not-asked", seat=player)

    def apply(self, player: Player, action: Action) -> None:
        """Answer the question; when the last answer is in, play on until somebody is asked."""
        question = self._question or self.question()
        answers = self.answers
        if question is None or player in answers or (options := question.options(player)) is None:
            raise Refused(self._not_asked(player))
        if action is not question.silence:  # which is everybody's to keep
            refused = options.why_not(action)
            if refused is not None:
                raise Refused(refused)
        answer: Any = action
        if type(question) is AskAll:
            answers[player] = action
            if len(answers) < question.seats:
                return
            answer, self.answers = answers, {}
            asked = question.asked()
            if tuple(answers) != asked:
                answer = {seat: answers[seat] for seat in asked}
        follows = self.stack.pop().resolve(self, answer)
        if follows:
            self.stack.extend(follows[::-1])
        self.go_on()

    def go_on(self) -> None:
        """Play the steps on top of the stack until somebody is asked, or the game is over."""
        stack = self.stack
        self._question = None
        while stack:
            step = stack.pop()
            result = step.play(self)
            if not result:
                continue
            if not isinstance(result, tuple):
                stack.append(step)
                self._question = result
                return
            stack.extend(result[::-1])

    def say(self, seat: Player, statement: Statement) -> None:
        """Make a statement, at any time; it is told to everybody and changes nothing else."""
        refused = refusal("no-such-seat", seat=seat) if seat not in self.rules.players else None
        if statement.game != self.rules.game:
            refused = refusal("not-a-statement")
        refused = refused or statement.why_not(self.rules, self.public, seat)
        if refused is not None:
            raise Refused(refused)
        self.tell(Said(seat, statement))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, part) == getattr(other, part) for part in State.__slots__ if part != "_question"
        )

    __hash__ = None  # type: ignore[assignment]
