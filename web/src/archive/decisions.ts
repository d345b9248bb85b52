/** Where in a finished game people chose. Pure: nothing here talks to anybody. */
import type { DecisionInfo } from "../app/protocol";
import type { Eyes } from "../app/api";
import type { Reel } from "./reel";

/** A question with a choice, at the moment at which it stands on the board. */
export interface Decision {
  position: number;
  n: number;
  /** Who chose there, of the seats that matter. */
  seats: number[];
}

/** Whose decisions are marked: those of the seat whose eyes these are, else of the reader's seats, else of all. */
export const matters = (eyes: Eyes, mine: number[]): ((seat: number) => boolean) =>
  typeof eyes === "number" ? (seat) => seat === eyes : mine.length ? (seat) => mine.includes(seat) : () => true;

/** The decisions of those who matter; of several at one moment the last. */
export function decisionsOf(told: DecisionInfo[], reel: Reel, whose: (seat: number) => boolean): Decision[] {
  const found: Decision[] = [];
  for (const { n, seats } of told) {
    const here = { position: reel.momentAt(n), n, seats: seats.filter(whose) };
    const last = found.at(-1);
    if (!here.seats.length) continue;
    if (last?.position === here.position) found.pop();
    found.push(here);
  }
  return found;
}

/** The decision at this moment, or the last one before it, or else the first; undefined if there is none. */
export const nearest = (decisions: Decision[], position: number): Decision | undefined =>
  decisions.findLast((each) => each.position <= position) ?? decisions[0];
