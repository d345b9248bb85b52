"""What must hold of every screen, whoever looks at it: nothing sticks out or is cut off, nothing is half translated."""

from __future__ import annotations

import re

from tests.page.axe import violations
from tests.page.person import Person

ID = re.compile(r"\b(?:page|goulag|kremlin|politburo|refused)-[a-z]+(?:-[a-z]+)*\b")
FOREIGN = {
    "fr": re.compile(r"\b(?:the|you|your|and|with|have|has|nobody|waiting|who)\b", re.IGNORECASE),
    "en": re.compile(r"\b(?:vous|votre|les|une|est|avec|personne|pour|qui)\b", re.IGNORECASE),
    "de": re.compile(r"\b(?:the|you|your|and|with|have|has|nobody|waiting|who|vous|votre|avec)\b", re.IGNORECASE),
}
"""Words that only another language has; one that is not complete may have any."""
CUT = """() => {
  const cut = [];
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const hides = (each) => /hidden|clip/.test(getComputedStyle(each).overflow);
  const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflow);
  const unseen = (each) => each && (getComputedStyle(each).clipPath === "inset(50%)" || unseen(each.parentElement));
  for (let text; (text = walk.nextNode()); ) {
    if (!text.data.trim() || text.parentElement.closest(".unseen, svg, select, datalist")) continue;
    if (unseen(text.parentElement)) continue; // for a screen reader alone
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    let box = text.parentElement;
    while (box && !hides(box) && !scrolls(box)) box = box.parentElement;
    if (box && scrolls(box)) continue; // it can be reached
    const edge = box?.getBoundingClientRect();
    if (!edge || !width) continue;
    const beside = left < edge.left - 2 || right > edge.right + 2;
    const slack = 0.3 * parseFloat(getComputedStyle(text.parentElement).fontSize);
    if (beside || top < edge.top - slack || bottom > edge.bottom + slack) cut.push(text.data);
  }
  return cut;
}"""


def wrong(person: Person, lang: str) -> list[str]:
    """Everything that is wrong with what is shown now."""
    page = person.page
    found = [f"cut off: {each}" for each in page.evaluate(CUT)]
    width = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    if width[0] > width[1]:
        found.append(f"sticks out: {width[0]} of {width[1]} pixels; {sticks_out(person)}")
    text = person.text() + page.title()
    found += [f"an id: {each}" for each in ID.findall(text)]
    found += [f"not in {lang}: {line}" for line in text.splitlines() if lang in FOREIGN and FOREIGN[lang].search(line)]
    return found + violations(page).splitlines()


def sticks_out(person: Person) -> str:
    """The innermost things that are wider than the window."""
    told: str = person.page.evaluate(
        """() => [...document.querySelectorAll("body *")]
          .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
          .slice(-3).map((each) => each.outerHTML.slice(0, 120)).join(" | ")"""
    )
    return told
