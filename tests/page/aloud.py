"""What somebody hears who sees nothing: all that is added, while they listen, where the page says it aloud."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.page.person import Person

LISTENS = """
  window.aloud = [];
  const live = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const element = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement);
  const mute = "[inert], [aria-hidden=true]";
  const heard = (node) => node.isConnected && element(node).checkVisibility() && !element(node).closest(mute);
  new MutationObserver((changes) => {
    const added = changes.filter(({ target }) => element(target)?.closest(live))
      .flatMap(({ type, target, addedNodes }) => (type === "characterData" ? [target] : [...addedNodes])).filter(heard);
    const whole = [...new Set(added)].filter((node) => !added.some((other) => other !== node && other.contains(node)));
    window.aloud.push(...whole.map((node) => (node.innerText ?? node.textContent).trim()).filter(Boolean));
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""
NOW = """() => [window.aloud.splice(0), document.querySelector(".tape .line:not(.meanwhile)")?.innerText ?? ""]"""
"""Everything since this was last asked, and what is shown."""
RULE = re.compile(r" ?(?:\b[0-9A-Z]\.[0-9a-z]+\b|\([0-9A-Z]\.[0-9a-z]+\)|\(\d+\))")
SENTENCES = re.compile(r"(?<=[.!?]) (?=\W*[A-Z]|\d{4}, )")
"""Between two sentences. One beat can say what was not done in one phase, and that the next begins: "1951, phase 3"."""
HEADING = re.compile(r"^\d{4}, phase \d: ")
"""A phase begins. The log leaves out a phase in which nothing was told."""
SHORTER = ((re.compile(r", phase \d"), ""), (re.compile(r"^Nobody controls (.+), who does nothing"), r"\1"))
"""What the log says as a heading, or folds with what is like it."""


def listens(person: Person) -> None:
    """From the next page on."""
    person.context.add_init_script(LISTENS)


def hears_the_beat(person: Person) -> None:
    """What the beat says is said aloud, once, when it may be said; its picture has a name, and nothing else to read. A
    phase in which nothing happened is not said."""
    page = person.page
    aloud, shown = page.evaluate(NOW)
    told = RULE.sub("", "\n".join(aloud))
    sentences = SENTENCES.split(shown) if shown else []
    for sentence, after in pairwise([*sentences, ""]):
        if HEADING.match(sentence) and HEADING.match(after):
            assert _shorter(sentence) not in told, (sentence, told)
            continue
        once = told.count(sentence) == 1 or (sentence not in told and _shorter(sentence) in told)
        assert once, (sentence, told)
    scene = page.locator(".stage")
    if scene.count():
        name = person.words("page-stage-scene", scene=scene.get_attribute("data-scene") or "")
        expect(page.get_by_role("img", name=name, exact=True)).to_have_count(1)
        expect(scene.get_by_role("img")).to_have_count(1)


def _shorter(sentence: str) -> str:
    for long, short in SHORTER:
        sentence = long.sub(short, sentence.rstrip("."))
    return sentence
