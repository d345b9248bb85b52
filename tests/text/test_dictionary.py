"""The dictionary of a language: every message is found, whichever thread asks first."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from presidium.text.dictionary import Dictionary


def test_threads_that_share_a_dictionary_find_every_message() -> None:
    ids = [f"message-{n}" for n in range(150)]
    lines = [f"{id} = word {n}" if n % 3 else f"{id} = {{ -term }} {{ message-{n + 1} }}" for n, id in enumerate(ids)]
    text = "\n".join(("-term = term", *lines, ""))
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(10):
            shared, began = Dictionary("en", [text]), Barrier(8)

            def look(shared: Dictionary = shared, began: Barrier = began) -> list[str]:
                began.wait()
                return [id for id in ids if not shared.has(id) or shared.say(id, {}) is None]

            with ThreadPoolExecutor(8) as pool:
                missing = [each.result() for each in [pool.submit(look) for _ in range(8)]]
            assert missing == [[]] * 8
    finally:
        sys.setswitchinterval(interval)


def test_messages_that_mention_each_other_are_read() -> None:
    shared = Dictionary("en", ["one = one { two }\ntwo = two\n", "two = never\n"])
    assert shared.say("one", {}) == "one two"
    assert shared.say("two", {}) == "two"
    assert not shared.has("three")
