/** What moved is seen to move: whoever changes place travels there, and what changed on a card pulses once. */
import { still } from "../../../lib/look.svelte";
import type { Letter, Public } from "../public";

/** More than this at once is no move but a leap through time. */
const MANY = 9;

/** Where everybody's card was before the board changed. */
export type Spots = Map<Letter, DOMRect>;

const cards = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>("[data-who]")];

export function spots(board: HTMLElement): Spots {
  return new Map(cards(board).map((card) => [card.dataset.who!, card.getBoundingClientRect()]));
}

/** Who stands elsewhere than before. */
export function movers(before: Public, now: Public): Letter[] {
  return Object.keys(now.men).filter((who) => before.men[who] && before.men[who]!.place !== now.men[who]!.place);
}

/** Which marks of whom are not as before. */
export function changes(before: Public, now: Public): [Letter, string][] {
  return Object.entries(now.men).flatMap(([who, man]) => {
    const was = before.men[who];
    if (!was) return [];
    const changed: [string, boolean][] = [
      ["age", was.stress !== man.stress],
      ["crosses", was.crosses !== man.crosses],
      ["suspect", was.suspect !== man.suspect],
    ];
    return changed.filter(([, differs]) => differs).map(([mark]): [Letter, string] => [who, mark]);
  });
}

/** After the board has changed: everybody comes from where he was. */
export function play(board: HTMLElement, from: Spots, before: Public, now: Public): void {
  const moved = movers(before, now);
  if (still() || moved.length > MANY) return;
  for (const card of cards(board)) {
    const who = card.dataset.who!;
    const old = from.get(who);
    if (old && moved.includes(who)) travel(card, old);
    for (const [, mark] of changes(before, now).filter(([changed]) => changed === who)) pulse(card, mark);
  }
}

function travel(card: HTMLElement, old: DOMRect): void {
  const now = card.getBoundingClientRect();
  const back = `translate(${old.left - now.left}px, ${old.top - now.top}px)`;
  card.animate(
    [
      { transform: back, zIndex: 4, boxShadow: "0 0 0 4px #e0a63a" },
      { transform: "none", zIndex: 4, boxShadow: "0 0 0 4px #e0a63a", offset: 0.7 },
      { transform: "none", zIndex: 4 },
    ],
    { duration: 900, easing: "ease-in-out" },
  );
}

function pulse(card: HTMLElement, mark: string): void {
  for (const part of card.querySelectorAll(`[data-mark="${mark}"]`)) {
    part.animate([{ transform: "none" }, { transform: "scale(1.35)", background: "#e0a63a", color: "#1c1a17" }, { transform: "none" }], { duration: 900 });
  }
}
