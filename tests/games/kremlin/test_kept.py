"""What has been found of some facts is kept until they change, and is never taken for what is true at another table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from presidium.games.kremlin.memo import ThreadLocalMemo


def test_it_is_kept_as_long_as_the_facts_are_the_same() -> None:
    kept = ThreadLocalMemo[str, int]()
    kept.of(1, "a")["found"] = 7
    assert kept.of(1, "a") == {"found": 7}
    assert kept.of(2, "a") == {}
    assert kept.of(1, "a") == {}


def test_what_still_holds_of_the_new_facts_is_kept() -> None:
    kept, before, now = ThreadLocalMemo[str, int](), object(), object()
    kept.of(before).update(stays=1, goes=2)
    kept.holds_of(now, before, "stays".__eq__)
    assert kept.of(now) == {"stays": 1}
    kept.holds_of(object(), before)
    assert kept.of(now) == {"stays": 1}, "they were others"


def test_a_thread_that_looks_at_another_table_meanwhile_finds_its_own() -> None:
    """A server plays in one thread and tells games again in others: once a man was taken to be where another table's
    was, and a finished game could not be told."""
    kept, here, moved, elsewhere = ThreadLocalMemo[str, str](), object(), object(), object()
    with ThreadPoolExecutor(1) as other:

        def still(_: str) -> bool:
            other.submit(lambda: kept.of(elsewhere).update(man="there")).result()
            return True

        kept.of(here)["man"] = "here"
        kept.holds_of(moved, here, still)
        assert kept.of(moved) == {"man": "here"}
        assert other.submit(kept.of, elsewhere).result() == {"man": "there"}
