"""States, views and events as JSON, and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from presidium.core import CHANCE, PASS, Action, Codec, Outcome, Secret, value, view
from presidium.core.codec import Json
from presidium.core.content.press import Press
from presidium.games import find
from tests.core.toy import CODEC, NUMBER, Draw, Drawn, Mutter, Pick, Raise, Raised, Toy, toy

DRAW = (CHANCE, Draw(2))
HANDS = ((1, Raise()), (2, PASS), (3, Raise()))


@value
class Martian(Action):
    """A class that no game knows."""

    seat: int


def moments() -> list[Toy]:
    talked = toy(DRAW, (2, Raise()))
    talked.say(3, Mutter("no"))
    return [toy(), toy(DRAW), talked, toy(DRAW, *HANDS), toy(DRAW, *HANDS, *HANDS, (1, Pick(2)))]


def through_text(json_value: Json) -> Json:
    return json.loads(json.dumps(json_value))


@pytest.mark.parametrize("moment", range(5))
def test_a_state_is_saved_and_loaded_in_the_middle_of_anything(moment: int) -> None:
    g = moments()[moment]
    loaded = CODEC.load(through_text(CODEC.save(g)))
    assert loaded == g
    assert CODEC.save(loaded) == CODEC.save(g)
    assert loaded.asked() == g.asked()
    assert loaded.waiting_for() == g.waiting_for()


def test_a_field_that_only_earlier_versions_had_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    g = toy(DRAW)
    saved = through_text(CODEC.save(g))
    saved["public"]["formerly"] = 1
    with pytest.raises(TypeError, match="formerly"):
        CODEC.load(saved)
    monkeypatch.setattr(type(g.public), "GONE", {"formerly"}, raising=False)
    assert CODEC.load(saved) == g


def test_a_class_is_found_by_the_name_that_earlier_versions_gave_it(monkeypatch: pytest.MonkeyPatch) -> None:
    g = toy(DRAW)
    saved = through_text(CODEC.save(g))
    saved["public"]["type"] = "Formerly"
    with pytest.raises(KeyError, match="Formerly"):
        CODEC.load(saved)
    monkeypatch.setattr(type(g.public), "FORMERLY", ("Formerly",), raising=False)
    assert Codec("tests.core.toy").load(saved) == g


def test_a_field_is_found_by_the_name_that_earlier_versions_gave_it(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {"type": "Pick", "who": 3}
    with pytest.raises(TypeError, match="who"):
        CODEC.decode(written)
    monkeypatch.setattr(Pick, "RENAMED", (("who", "seat"),), raising=False)
    assert CODEC.decode(written) == CODEC.decode({"type": "Pick", "seat": 3}) == Pick(3)
    assert CODEC.encode(Pick(3)) == {"type": "Pick", "seat": 3}


def test_a_loaded_game_goes_on() -> None:
    g = toy(DRAW, (2, Raise()))
    loaded = CODEC.load(through_text(CODEC.save(g)))
    for state in (g, loaded):
        state.apply(1, PASS)
        state.apply(3, PASS)
    assert loaded == g
    assert loaded.public.raised == ((2,),)


@pytest.mark.parametrize(
    ("thing", "written"),
    [
        (None, None),
        (True, True),
        (3, 3),
        ("loyal", "loyal"),
        ((1, (2, "x")), [1, [2, "x"]]),
        (Pick(3), {"type": "Pick", "seat": 3}),
        (PASS, {"type": "Pass"}),
        (Raised((1, 2)), {"type": "Raised", "seats": [1, 2]}),
        ({"a": Pick(1)}, {"a": {"type": "Pick", "seat": 1}}),
        (Outcome((1,), "x", "toy 3.1", (("n", 2),)), None),
    ],
)
def test_values_say_what_they_are(thing: Any, written: Json) -> None:
    encoded = CODEC.encode(thing)
    if written is not None:
        assert encoded == written
    assert CODEC.decode(through_text(encoded)) == thing
    assert type(CODEC.decode(through_text(encoded))) is type(thing)


def test_a_list_is_written_too_and_read_as_a_tuple() -> None:
    assert CODEC.decode(CODEC.encode([1, Pick(2)])) == (1, Pick(2))


def stranger() -> Action:
    """A value of a class that has the name of one of the core's, in no module where the codec looks."""

    @dataclass
    class Pass(Action):
        pass

    return Pass()


@pytest.mark.parametrize(
    "thing",
    [
        Martian(1),
        (1, Martian(1)),
        {"x": Martian(1)},
        stranger(),
        Martian,
        1.5,
        {1, 2},
        frozenset({1}),
        b"x",
        object(),
        {1: "a key that is no text"},
        {("a", 1): "nor is this"},
        {"type": "a key that means something else"},
    ],
)
def test_what_is_no_value_of_the_game_is_not_written(thing: Any) -> None:
    with pytest.raises(TypeError):
        CODEC.encode(thing)


def test_a_state_with_a_stranger_in_it_is_not_saved() -> None:
    g = toy(DRAW)
    g.hide(("martian",), Martian(1))
    with pytest.raises(TypeError, match="Martian is not a value of this game"):
        CODEC.save(g)


@pytest.mark.parametrize(
    "json_value",
    [
        {"type": "Martian", "seat": 1},
        {"type": "State"},
        {"type": "os.system"},
        [{"type": "Popen", "args": "true"}],
    ],
)
def test_a_stranger_is_not_read(json_value: Json) -> None:
    with pytest.raises((KeyError, TypeError)):
        CODEC.decode(json_value)


def test_a_value_with_the_wrong_fields_is_not_read() -> None:
    for broken in ({"type": "Pick"}, {"type": "Pick", "seat": 1, "why": 2}):
        with pytest.raises(TypeError):
            CODEC.decode(broken)


def test_a_codec_knows_the_core_and_its_own_packages_only() -> None:
    assert Codec().encode(PASS) == {"type": "Pass"}
    with pytest.raises(TypeError):
        Codec().encode(Pick(1))
    with pytest.raises(TypeError):
        Codec("tests.core.toy_other").encode(Pick(1))
    with pytest.raises(TypeError):
        Codec("tests.core.to").encode(Pick(1))


def test_a_view_as_its_seat_receives_it() -> None:
    g = toy(DRAW, (1, Raise()))
    one, two = CODEC.view(view(g, 1)), CODEC.view(view(g, 2))
    assert one["seat"] == 1
    assert one["rules"] == CODEC.encode(g.rules)
    assert one["public"] == {"type": "Public", "raised": [], "picked": 0, "outcome": None}
    assert one["secrets"] == [[["number"], 2, [1]]]
    assert one["events"] == [CODEC.encode(Drawn(2))]
    assert one["answer"] == {"type": "Raise"}
    assert one["options"] is None
    assert two["secrets"] == [[["number"], {"type": "Unseen"}, [1]]]
    assert two["events"] == []
    assert two["answer"] is None
    assert two["options"] == [{"type": "Pass"}, {"type": "Raise"}]
    assert one["asked"] == two["asked"] == [1, 2, 3]
    assert [step["type"] for step in two["stack"]] == ["Finish", "PickOne", "Hands", "Hands"]
    assert through_text(one) == one


def test_the_audience_of_a_secret_is_written_in_seat_order() -> None:
    g = toy(DRAW)
    g.hide(NUMBER, 1, 3, 1, 2)
    assert CODEC.save(g)["secrets"] == [[["number"], 1, [1, 2, 3]]]
    g.secrets[NUMBER] = Secret(1, None)
    assert CODEC.save(g)["secrets"] == [[["number"], 1, None]]


def test_two_classes_that_are_written_alike_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "FORMERLY", ("Raise",), raising=False)
    with pytest.raises(TypeError, match="both written as Raise"):
        Codec("tests.core.toy")
    monkeypatch.undo()
    other = value(type("Pick", (), {"__annotations__": {"seat": int}}))
    monkeypatch.setattr("tests.core.toy.other", other, raising=False)
    with pytest.raises(TypeError, match="both written as Pick"):
        Codec("tests.core.toy")


def test_only_values_and_the_public_part_of_a_state_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain dataclass only serves the program, whatever it is called: it neither clashes nor is taken for a value."""
    known = Codec("tests.core.toy").classes
    monkeypatch.setattr("tests.core.toy.stranger", type(stranger()), raising=False)
    assert Codec("tests.core.toy").classes == known
    assert type(toy().public) in known


@pytest.mark.parametrize("name", ["goulag", "politburo", "kremlin"])
def test_every_game_has_a_name_for_each_of_its_classes(name: str) -> None:
    """`Press` is a card's step in Kremlin, and the newspaper in the core, which is never written."""
    classes = find(name).codec.classes
    assert len({cls.__name__ for cls in classes}) == len(classes) > 50
    assert Press not in classes
