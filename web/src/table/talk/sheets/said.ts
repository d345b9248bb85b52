/** Who said what of whom, by round: read from what everybody has heard. The server judges what was a lie, taken back or a contradiction. Pure. */
import type { Hello } from "../../../app/protocol";
import type { Told } from "../../../lib/i18n/notation";
import type { GamePage } from "../../game";
import type { Seen } from "../../session/seen";

/** What a statement says of a seat, as a game reads it. */
export interface Says {
  /** Of whom: the speaker too. */
  about: number;
  /** In a word or two. */
  label: string;
  /** Whether the speaker claims to know it. */
  sure: boolean;
  /** Whether the sign of the statement says all of the label; left out: the label is written. */
  drawn?: boolean;
}

export type Reader = (statement: Told, by: number) => Says | null;

export interface Entry extends Says {
  /** The event `Said`. */
  said: Told;
  by: number;
  /** The heading it was said under, and the number of the round or year; 0 before the first. */
  when: string;
  round: number;
  /** What came out. */
  proved: NonNullable<Hello["judged"]>[number];
  /** The round or year of an earlier statement of the speaker that contradicts it; null if there is none. */
  against: number | null;
}

/** All statements about seats, in order. `numbered` is the number of what begins with an event; left out: headings are counted. */
export function entries(
  seen: Pick<Seen, "events" | "judged" | "contradictions">,
  read: Reader,
  heading: GamePage["heading"],
  numbered?: (opening: Told) => number,
): Entry[] {
  const all: Entry[] = [];
  let [number, round, when] = [0, 0, ""];
  const before: Told[] = [];
  for (const event of seen.events) {
    const opens = heading?.(event, before);
    before.push(event);
    if (opens) [round, when] = [numbered?.(event) ?? round + 1, opens.text];
    if (event.type !== "Said") continue;
    const by = event.seat as number;
    const says = read(event.statement as Told, by);
    const [proved, against] = [seen.judged[number] ?? "", seen.contradictions[number]?.[1] ?? null];
    number += 1;
    if (says) all.push({ ...says, said: event, by, when, round, proved, against });
  }
  return all;
}

/** What one says of another, in order. */
export const cell = (all: readonly Entry[], by: number, about: number): Entry[] => all.filter((entry) => entry.by === by && entry.about === about);

export const isLie = ({ proved }: Entry): boolean => proved === "lie" || proved === "wrong" || proved === "broken";

export const isWithdrawn = ({ proved }: Entry): boolean => proved === "withdrawn";

/** Of each label one statement that has it, in the order in which they were said. */
export function labelled(all: readonly Entry[]): Entry[] {
  const first = new Map<string, Entry>();
  for (const entry of all) if (!first.has(entry.label)) first.set(entry.label, entry);
  return [...first.values()];
}

/** How often a seat is called what, by those whose last word it is. */
export function called(all: readonly Entry[], about: number): [label: string, count: number][] {
  const last = new Map<number, string>();
  for (const entry of all) if (entry.about === about && entry.by !== about && !isWithdrawn(entry)) last.set(entry.by, entry.label);
  const counts = new Map<string, number>();
  for (const label of last.values()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts];
}
