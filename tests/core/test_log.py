"""The log: who was told what, and forks that do not see each other."""

from __future__ import annotations

from presidium.core import Log, Said
from tests.core.toy import Drawn, Mutter

PUBLIC = None


def events(log: Log) -> list[int]:
    return [event.number for event, _ in log if isinstance(event, Drawn)]


def log(*numbers: int) -> Log:
    told = Log()
    for number in numbers:
        told.add(Drawn(number), PUBLIC)
    return told


def test_what_a_seat_was_told() -> None:
    told = Log()
    told.add(Drawn(1), PUBLIC)
    told.add(Drawn(2), frozenset({1, 3}))
    told.add(Drawn(3), frozenset({2}))
    assert told.heard_by(1) == (Drawn(1), Drawn(2))
    assert told.heard_by(2) == (Drawn(1), Drawn(3))
    assert told.heard_by(4) == (Drawn(1),)
    assert told.heard_by(None) == (Drawn(1),)
    assert len(told) == 3
    assert (told.since(0), told.since(1)) == ((Drawn(1),), ())
    assert list(told)[1] == (Drawn(2), frozenset({1, 3}))


def test_a_log_knows_where_the_last_statement_is() -> None:
    told = log(1)
    fork = told.copy()
    assert told.spoken == 0
    told.add(Said(1, Mutter("yes")), PUBLIC)
    told.add(Drawn(2), PUBLIC)
    assert (told.spoken, told.copy().spoken, fork.spoken) == (2, 2, 0)


def test_the_original_writes_first_after_a_fork() -> None:
    one = log(1)
    other = one.copy()
    one.add(Drawn(2), PUBLIC)
    assert (events(one), events(other)) == ([1, 2], [1])
    other.add(Drawn(3), PUBLIC)
    one.add(Drawn(4), PUBLIC)
    assert (events(one), events(other)) == ([1, 2, 4], [1, 3])
    assert (len(one), len(other)) == (3, 2)


def test_the_copy_writes_first_after_a_fork() -> None:
    one = log(1)
    other = one.copy()
    other.add(Drawn(2), PUBLIC)
    assert (events(one), events(other)) == ([1], [1, 2])
    one.add(Drawn(3), PUBLIC)
    other.add(Drawn(4), PUBLIC)
    assert (events(one), events(other)) == ([1, 3], [1, 2, 4])
    assert one.heard_by(1) == (Drawn(1), Drawn(3))


def test_many_forks_of_forks_keep_apart() -> None:
    trunk = log()
    branches = []
    for number in range(5):
        trunk.add(Drawn(number), PUBLIC)
        branch = trunk.copy()
        branch.add(Drawn(10 + number), PUBLIC)
        branches.append((branch, branch.copy()))
    for number, (branch, twig) in enumerate(branches):
        twig.add(Drawn(20 + number), PUBLIC)
        assert events(branch) == [*range(number + 1), 10 + number]
        assert events(twig) == [*range(number + 1), 10 + number, 20 + number]
    assert events(trunk) == [0, 1, 2, 3, 4]


def test_a_seat_that_has_listened_before_hears_only_its_own_branch() -> None:
    one = log(1)
    one.add(Drawn(2), frozenset({1}))
    assert one.heard_by(1) == (Drawn(1), Drawn(2))
    assert one.heard_by(None) == (Drawn(1),)
    other = one.copy()
    one.add(Drawn(3), PUBLIC)
    other.add(Drawn(4), frozenset({1}))
    assert one.heard_by(1) == (Drawn(1), Drawn(2), Drawn(3))
    assert other.heard_by(1) == (Drawn(1), Drawn(2), Drawn(4))
    assert one.heard_by(None) == (Drawn(1), Drawn(3))
    assert other.heard_by(None) == (Drawn(1),)
    late = other.copy()
    other.add(Drawn(5), PUBLIC)
    late.add(Drawn(6), PUBLIC)
    assert late.heard_by(2) == (Drawn(1), Drawn(6))
    assert other.heard_by(1) == (Drawn(1), Drawn(2), Drawn(4), Drawn(5))
    assert late.heard_by(1) == (Drawn(1), Drawn(2), Drawn(4), Drawn(6))


def test_logs_are_equal_by_what_was_told_to_whom() -> None:
    one, other = log(1), log(1)
    assert one == other
    fork = one.copy()
    one.add(Drawn(2), PUBLIC)
    assert fork == other
    assert one != other
    other.add(Drawn(2), frozenset({1}))
    assert one != other
    assert one != [(Drawn(1), None), (Drawn(2), None)]
