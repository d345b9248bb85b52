"""By mail a letter says first what was said since its reader's last move, and nothing that the table may not read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from presidium.server.notifications.talk_digest import MAX_LINES, digest
from presidium.server.protocol import commands
from presidium.server.protocol.http.people import NewOther
from presidium.text import Words
from tests.server.house import At
from tests.server.notifications.called import Called, called


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Called]:
    with called(tmp_path) as house:
        yield house


def by_mail(house: Called) -> At:
    return house.table("goulag", people=5, pace="mail")


def read_by(at: At, name: str, lang: str = "en", muted: tuple[int, ...] = ()) -> tuple[str, ...]:
    return digest(at.table, at.house.store.journal(at.id), at.house.person(name).id, muted, Words(lang))


def says(at: At, seat: int, statement: str) -> None:
    at.do(at.holder(seat), commands.Say, seat=seat, statement=statement)


def chats(at: At, seat: int | None, text: str, who: str = "") -> None:
    at.do(who or at.holder(seat or 0), commands.Chat, seat=seat, text=text)


def moves(at: At) -> str:
    """The seat that is asked answers; returns its player."""
    (seat, *_) = at.table.asked()
    at.answer(seat, at.options(seat)[0])
    return at.holder(seat)


def test_it_holds_what_others_have_said_in_order(house: Called) -> None:
    at = by_mail(house)
    says(at, 2, "claim 3 disloyal inferred")
    chats(at, 3, "Lies,\nall of it")
    chats(at, 1, "I am listening")
    first, second = read_by(at, "Ann")
    assert first.startswith("Ben")
    assert "Cid" in first
    assert second == "Cid: “Lies, all of it”"
    assert len(read_by(at, "Ben")) == 2


def test_one_s_own_move_begins_it_anew(house: Called) -> None:
    at = by_mail(house)
    chats(at, 2, "before")
    mover = moves(at)
    chats(at, 3 if mover != "Cid" else 2, "after")
    assert [line.split("“")[1] for line in read_by(at, mover)] == ["after”"]
    other = next(name for name in ("Dan", "Eve") if name != mover)
    assert len(read_by(at, other)) == 2


def test_what_was_taken_back_or_not_said_is_left_out(house: Called) -> None:
    at = by_mail(house)
    says(at, 2, "claim 3 disloyal inferred")
    says(at, 2, "claim 4 loyal inferred")
    says(at, 2, "retract")
    says(at, 2, "nothing 3")
    (line,) = read_by(at, "Ann")
    assert "Cid" in line


def test_muted_people_stay_muted(house: Called) -> None:
    at = by_mail(house)
    chats(at, 2, "loud")
    says(at, 2, "claim 3 disloyal inferred")
    assert read_by(at, "Ann", muted=(2,)) == ()


def test_spectators_and_sealed_answers_do_not_show(house: Called) -> None:
    at = by_mail(house)
    chats(at, 2, "hello")
    while len(at.table.asked()) < 2:
        moves(at)
    before = {name: read_by(at, name) for name in ("Ann", "Ben", "Cid", "Dan", "Eve")}
    chats(at, None, "from the gallery", who="Zoe")
    seat, other = at.table.asked()[:2]
    at.answer(seat, at.options(seat)[0])
    assert not any("gallery" in line for name in before for line in read_by(at, name))
    for name, lines in before.items():
        if name != at.holder(seat):
            assert read_by(at, name) == lines
    assert at.holder(other) in before


def test_it_is_short(house: Called) -> None:
    at = by_mail(house)
    for number in range(MAX_LINES + 3):
        chats(at, 2, f"{number} " + "x" * 300)
    lines = read_by(at, "Ann")
    assert lines[0] == "…"
    assert len(lines) == MAX_LINES + 1
    assert max(map(len, lines)) <= 280


@pytest.mark.parametrize(
    ("lang", "head"),
    [("en", "Said since"), ("fr", "Dit depuis votre dernier coup\u00a0:"), ("de", "Seit deinem letzten Zug")],
)
def test_the_letter_says_it_above_the_question_and_no_other_channel_does(house: Called, lang: str, head: str) -> None:
    house.by_mail("Ann")
    house.by_push("Ann")
    house.by_hook("Ann")
    house.speaks("Ann", lang)
    at = by_mail(house)
    while at.table.asked()[0] != 1:
        moves(at)
        chats(at, 2, "Papkin is one of them")
        house.look_later()
    house.look_later()
    text = house.letters.taken[-1].get_content()
    assert text.index(head) < text.index("Papkin is one of them") < text.index("/link/")
    assert "Papkin" not in "".join(each.body.decode("utf-8", "replace") for each in house.hooks.taken)
    assert not any(b"Papkin" in house.browser.opened(each.body) for each in house.pushes.taken)


def test_a_muted_seat_is_left_out_of_the_letter(house: Called) -> None:
    house.by_mail("Ann")
    at = by_mail(house)
    ann, ben = house.person("Ann").id, house.person("Ben")
    house.run(house.notifier.blocklists.put(ann, (ben.id, "Ben"), NewOther(at.id, seat=2, muted=True), house.now))
    while at.table.asked()[0] != 1:
        moves(at)
        chats(at, 2, "Papkin is one of them")
        chats(at, 3, "Dybenko is quiet")
        house.look_later()
    house.look_later()
    text = house.letters.taken[-1].get_content()
    assert "Dybenko" in text
    assert "Papkin" not in text
