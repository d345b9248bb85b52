"""Bots made from a function of numbers: `seat_policy` and the bot `net`, which plays a trained net from a file.

A function gets the observation of its seat and the mask of allowed actions, as `presidium.lab.encoding` numbers them.
NumPy is imported only when such a bot is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from presidium.bots.runtime.mind import Mind, Policy
from presidium.core import Refused, Rules, SeatView, Statement, refusal
from presidium.lab.encoding import Encoding, encoding_of, from_id

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Observation = NDArray[np.int8]
    Mask = NDArray[np.bool_]
    Chances = int | Sequence[float] | NDArray[np.floating[Any]]

    Answers = Callable[[Observation, Mask], Chances]

NEEDED: Final = 'this bot needs NumPy: pip install "presidium[teach]"'


class PolicyBot(Mind[Any]):
    """A bot that asks a function for the chances of its actions, and draws by them."""

    def __init__(self, answers: Answers, talk: bool = False) -> None:
        """`talk`: whether the function also chooses statements, which its seat makes before its answers."""
        self.answers, self.talks = answers, talk

    def encoding(self, rules: Rules) -> Encoding:
        """The encoding in which the function reads and answers."""
        return encoding_of(rules, self.talks)

    def chances(self, view: SeatView[Any]) -> list[float]:
        """The probability of each allowed action; 0 for all others. Raises Refused for a senseless answer."""
        code = self.encoding(view.rules)
        numpy = _numpy()
        seen, mask = numpy.asarray(code.observe(view), numpy.int8), numpy.frombuffer(code.mask(view), numpy.uint8) > 0
        told = self.answers(seen, mask)
        found = numpy.zeros(len(mask))
        if numpy.ndim(told) == 0:
            number = int(told)  # type: ignore[arg-type]
            if not 0 <= number < len(mask) or not mask[number]:
                raise Refused(refusal("policy-not-open", number=number, open=str(mask.nonzero()[0].tolist())))
            found[number] = 1.0
            return list(found)
        given = numpy.asarray(told, numpy.float64)
        if given.shape != mask.shape:
            raise Refused(refusal("policy-wrong-size", size=given.size, expected=len(mask)))
        found[mask] = given[mask]
        if not numpy.isfinite(found).all() or (found < 0).any() or not found.sum() > 0:
            raise Refused(refusal("policy-no-chances"))
        return list(found / found.sum())

    def policy(self, view: SeatView[Any]) -> Policy:
        code, chances = self.encoding(view.rules), self.chances(view)
        moves = {code.action(view.seat, number): chance for number, chance in enumerate(chances[: code.moves])}
        allowed = {action: chance for action, chance in moves.items() if chance > 0}
        if not allowed:  # it would rather speak: then its answer is as good as any
            allowed = dict.fromkeys(view.options, 1.0)
        whole = sum(allowed.values())
        return {action: chance / whole for action, chance in allowed.items()}

    def speak(self, view: SeatView[Any], rng: Random) -> Statement | None:
        """A statement if the function chooses one; only when the seat is asked."""
        if not self.talks or not any(view.options):
            return None
        code, chances = self.encoding(view.rules), self.chances(view)
        number = rng.choices(range(len(chances)), chances)[0]
        return code.statement(view.seat, number) if number >= code.moves else None


def seat_policy(answers: Answers, talk: bool = False) -> type[PolicyBot]:
    """Returns a bot class that plays by this function of the observation and the mask of allowed actions.

    The function returns the number of an action, or one weight for each action; weights of forbidden actions are
    ignored. With `talk` the actions contain statements.
    """

    class SeatPolicy(PolicyBot):
        def __init__(self) -> None:
            super().__init__(answers, talk)

    return SeatPolicy


class NetBot(PolicyBot):
    """A bot that plays a net from a file that `save_net` has written: `net?file=mine.npz`."""

    thinks: ClassVar[float] = 0.1

    def __init__(self, file: str, heat: float = 1.0) -> None:
        """`file`: path of the net. `heat`: softmax temperature; 0 always plays the likeliest action."""
        numpy = _numpy()
        if not Path(file).is_file():
            raise Refused(refusal("net-no-file", file=file))
        try:
            with numpy.load(file, allow_pickle=False) as kept:
                self.parts: dict[str, Any] = {name: kept[name] for name in kept.files}
            self.code = from_id(str(self.parts["id"]))
            self.layers = layers_of(self.parts)
        except (KeyError, ValueError, OSError) as error:
            raise Refused(refusal("net-unreadable", file=file, why=repr(error))) from error
        self.reads = inputs_of(str(self.parts.get("inputs", "")), self.code, file)
        size, out = self.layers[0][0].shape[0], self.layers[-1][1].shape[0]
        if self.reads is None and (size, out) != (self.code.size, len(self.code.actions)):
            told = f"{self.code.size} → {len(self.code.actions)}"
            raise Refused(refusal("net-wrong-size", file=file, found=f"{size} → {out}", expected=told))
        self.heat = heat
        super().__init__(self.play, self.code.talk is not None)

    def encoding(self, rules: Rules) -> Encoding:
        if rules != self.code.rules:
            raise Refused(refusal("net-other-table", net=self.code.id, table=encoding_of(rules).id))
        return self.code

    def play(self, seen: Observation, mask: Mask) -> NDArray[np.floating[Any]]:
        """The chances of all actions, from the net's scores."""
        numpy = _numpy()
        if self.reads is None:
            scores = forward(self.layers, seen)
        else:
            inputs, lean = self.reads(seen)
            hidden = forward(self.layers[:-1], inputs).clip(0)
            weights, biases = self.layers[-1]
            factor = hidden @ self.parts["wlean"].astype("float32") + self.parts["blean"].astype("float32")
            scores = hidden @ weights + biases + factor * lean
        scores = numpy.where(mask, scores, -numpy.inf)
        best = scores.max()
        chances: NDArray[np.floating[Any]] = numpy.exp((scores - best) / self.heat) if self.heat > 0 else scores == best
        return chances


Layer = tuple["NDArray[np.floating[Any]]", "NDArray[np.floating[Any]]"]
"""Weights, inputs × outputs, and biases."""


def layers_of(parts: dict[str, Any]) -> list[Layer]:
    """The layers `w0`, `b0`, `w1`, `b1` and so on of a file."""
    many = sum(name[:1] == "w" and name[1:].isdigit() for name in parts)
    found = [(parts[f"w{at}"].astype("float32"), parts[f"b{at}"].astype("float32")) for at in range(many)]
    if not found:
        raise KeyError("w0")
    return found


def forward(layers: Sequence[Layer], seen: Any) -> Any:
    """The outputs of a net with rectified hidden layers."""
    at = seen.astype("float32")
    for weights, biases in layers[:-1]:
        at = (at @ weights + biases).clip(0)
    return at @ layers[-1][0] + layers[-1][1]


Reads = Callable[["Observation"], tuple[Any, Any]]
"""Turns an observation into the inputs of a net, and a number for each move by which the net may lean towards it."""


def read_goulag(code: Encoding) -> Reads:
    from presidium.bots.goulag.trained.reader import Reader  # imported here, because it makes arrays

    reader = Reader(_numpy(), code.rules.seats)

    def reads(seen: Observation) -> tuple[Any, Any]:
        reading = reader.read(seen[None])
        return reader.inputs(seen[None], reading)[0], reader.leanings(reading, seen[None])[0]

    return reads


INPUTS: Final[dict[str, Callable[[Encoding], Reads]]] = {"goulag-reader": read_goulag}
"""What a net may read instead of the observation alone, by the name in its file."""


def inputs_of(name: str, code: Encoding, file: str) -> Reads | None:
    """The inputs with this name; None for the observation alone. Raises Refused for an unknown name."""
    if name and name not in INPUTS:
        raise Refused(refusal("net-unreadable", file=file, why=f"inputs {name}"))
    return INPUTS[name](code) if name else None


def save_net(file: str | Path, id: str, layers: Sequence[tuple[Any, Any]], inputs: str = "", **extra: Any) -> None:
    """Writes a net for the bot `net`: `id` is the id of its encoding, `layers` are weights (inputs × outputs) and
    biases. Hidden layers are rectified; the outputs are scores of the encoding's actions. `inputs`: what the net reads
    instead of the observation alone (`INPUTS`); `extra` are arrays that these inputs need."""
    numpy = _numpy()
    code = from_id(id)
    size, out = numpy.shape(layers[0][0])[0], numpy.shape(layers[-1][1])[0]
    if (size if inputs else code.size, out) != (size, code.moves if inputs else len(code.actions)):
        told = f"{code.size} → {len(code.actions)}"
        raise Refused(refusal("net-wrong-size", file=str(file), found=f"{size} → {out}", expected=told))
    parts = {
        f"{kind}{at}": numpy.asarray(part)
        for at, layer in enumerate(layers)
        for kind, part in zip("wb", layer, strict=True)
    }
    named = {"id": numpy.asarray(id), "inputs": numpy.asarray(inputs)}
    numpy.savez_compressed(file, **named, **parts, **extra)


def _numpy() -> Any:
    try:
        import numpy  # imported here, because only these bots need NumPy
    except ImportError as missing:
        raise ImportError(NEEDED) from missing
    return numpy
