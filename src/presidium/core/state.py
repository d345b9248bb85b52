"""The state of a game, and the functions that change a state."""

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
    """How a game ended: the winners, the rulebook's word for them, the deciding rule, and the deciding numbers."""

    winners: tuple[Player, ...]
    who: str
    rule: str
    numbers: tuple[tuple[str, int], ...] = ()

    @property
    def ending(self) -> str:
        """The winners and the rule of the ending in a few words: `loyal (goulag 3.2)`."""
        return f"{self.who} ({self.rule})"


class Public(Protocol):
    """The public facts of a game. A mutable object whose parts are immutable."""

    outcome: Outcome | None

    def copy(self: P) -> P:
        """Returns a copy of the public facts that can be changed independently."""
        ...


P = TypeVar("P", bound=Public)

Key = tuple[str | int, ...]
"""The name of a secret. The name is public, because the existence of a secret is public."""


@value
class Secret:
    """A hidden fact, and the seats that have seen the fact (None: all). The owner need not be among these seats."""

    value: Any
    seen_by: Audience


class State(Generic[P]):
    """A whole game: public facts, secrets, the stack of steps still to play, sealed answers and the log; nothing else.

    Laws: `question` changes nothing; `apply` either applies the whole action, or refuses it and changes nothing; a copy
    shares nothing that can change.
    """

    __slots__ = ("_question", "answers", "log", "public", "rules", "secrets", "stack")

    def __init__(self, rules: Rules, public: P, stack: Iterable[Step]) -> None:
        """Makes the state of a new game and plays these steps, in reading order, until the first question."""
        self.rules = rules
        self.public = public
        self.secrets: dict[Key, Secret] = {}
        self.stack: list[Step] = list(stack)[::-1]
        self.answers: Answers = {}
        self.log = Log()
        self._question: Question | None = None
        self.go_on()

    def copy(self) -> State[P]:
        """Returns a copy of the state that can be changed independently."""
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
        """Returns a state made from its parts, without playing a step. The current step is the last in `stack`."""
        g: State[P] = State.__new__(State)
        g.rules = rules
        g.public = public
        g.secrets = secrets
        g.stack = list(stack)
        g.answers = answers
        g.log = log
        g._question = None
        return g

    # Methods that steps call

    def tell(self, event: Event) -> None:
        """Adds a public event to the log."""
        self.log.add(event, None)

    def whisper(self, event: Event, *seats: Player) -> None:
        """Adds an event to the log that only these seats know."""
        self.log.add(event, frozenset(seats))

    def hide(self, key: Key, value: Any, *seen_by: Player) -> None:
        """Stores a secret that only these seats have seen."""
        self.secrets[key] = Secret(value, frozenset(seen_by))

    def secret(self, key: Key) -> Any:
        """Returns the content of a secret. Only rules may call it, never a view."""
        return self.secrets[key].value

    def show(self, key: Key, *seats: Player) -> None:
        """Lets these seats see a secret, in addition to the seats that have seen it."""
        hidden = self.secrets[key]
        seen_by = None if hidden.seen_by is None else hidden.seen_by.union(seats)
        self.secrets[key] = Secret(hidden.value, seen_by)

    def open(self, key: Key) -> None:
        """Lets all players and spectators see a secret."""
        self.secrets[key] = Secret(self.secrets[key].value, None)

    def forget(self, key: Key) -> None:
        """Removes a secret."""
        del self.secrets[key]

    def end(self) -> None:
        """Ends the game: drops the remaining steps and opens all secrets."""
        self.stack.clear()
        self.secrets = {key: Secret(hidden.value, None) for key, hidden in self.secrets.items()}

    # Playing

    @property
    def over(self) -> bool:
        """True if no step is left to play."""
        return not self.stack

    def question(self) -> Question | None:
        """The current question; None when the game is over."""
        if self._question is None and self.stack:
            asked = self.stack[-1].play(self)
            assert isinstance(asked, Question), "a game at rest stands on a step that asks"
            self._question = asked
        return self._question

    def asked(self) -> tuple[Player, ...]:
        """The seats that the current question asks, whether or not they have answered."""
        question = self.question()
        return () if question is None else question.asked()

    def waiting_for(self) -> tuple[Player, ...]:
        """The seats that have not answered yet. For the program that runs the game, never for a view."""
        return tuple(player for player in self.asked() if player not in self.answers)

    def options(self, player: Player) -> Options | None:
        """The player's current options; None if the player is not asked or has answered."""
        question = self.question()
        return None if question is None or player in self.answers else question.options(player)

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        """Returns the reason why this player may not give this answer; None if the answer is allowed."""
        options = self.options(player)
        return self._not_asked(player) if options is None else options.why_not(action)

    def _not_asked(self, player: Player) -> Refusal:
        if self.over:
            return refusal("game-over")
        return refusal("answered-already" if player in self.answers else "not-asked", seat=player)

    def apply(self, player: Player, action: Action) -> None:
        """Applies a player's answer. After the last answer to a question, plays on until the next question."""
        question = self._question or self.question()
        answers = self.answers
        if question is None or player in answers or (options := question.options(player)) is None:
            raise Refused(self._not_asked(player))
        if action is not question.silence:  # silence is always allowed
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
        """Plays steps from the stack until the next question or the end of the game."""
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

    def why_not_say(self, seat: Player, statement: Statement) -> Refusal | None:
        """Returns why this player may not make this statement now; None if the statement is allowed. Depends on public
        facts and public events only."""
        if statement.game != self.rules.game:
            return refusal("not-a-statement")
        if seat not in self.rules.players:
            return refusal("no-such-seat", seat=seat)
        impossible = statement.why_not(self.rules, self.public, seat)
        return impossible or statement.why_not_after(self.rules, self.public, self.log.heard_by(None), seat)

    def say(self, seat: Player, statement: Statement) -> None:
        """Makes a statement of a player, at any time. The statement becomes a public event and changes nothing else."""
        refused = self.why_not_say(seat, statement)
        if refused is not None:
            raise Refused(refused)
        self.tell(Said(seat, statement))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, part) == getattr(other, part) for part in State.__slots__ if part != "_question"
        )

    __hash__ = None  # type: ignore[assignment]
