/** The log as it is read: under the headings of its game, and with what the game folds in one line. Pure. */
import type { GamePage } from "../games/game";
import type { Told } from "../words/notation";
import type { Entry } from "./notices";

/** One line: what was told in it, more than one thing where they are folded. */
export interface Line {
  key: string;
  told: [Entry, ...Entry[]];
}

export interface Chapter {
  key: string;
  /** Empty before the first heading. */
  heading: string;
  lines: Line[];
}

export function chapters(told: Entry[], { heading, folds }: Pick<GamePage, "heading" | "folds">): Chapter[] {
  const all: Chapter[] = [{ key: "", heading: "", lines: [] }];
  const before: Told[] = [];
  for (const entry of told) {
    const event = "event" in entry ? entry.event : null;
    const opens = event && heading?.(event, before);
    if (event) before.push(event);
    if (opens) all.push({ key: entry.key, heading: opens.text, lines: [] });
    if (opens?.instead) continue;
    const { lines } = all.at(-1)!;
    const last = lines.at(-1)?.told;
    if (event && last && [last[0], entry].every((each) => "event" in each && folds?.these(each.event))) last.push(entry);
    else lines.push({ key: entry.key, told: [entry] });
  }
  return all;
}

/** Those of its lines that are wanted, and of these the last so many. A chapter without any is left out, unless it is the one that has just begun. */
export function shown(all: Chapter[], wanted: ((line: Line) => boolean) | null, most: number): Chapter[] {
  const found: Chapter[] = [];
  let room = most;
  for (const chapter of [...all].reverse()) {
    if (room <= 0) break;
    const lines = (wanted ? chapter.lines.filter(wanted) : chapter.lines).slice(-room);
    room -= lines.length;
    if (lines.length || (!wanted && !found.length && chapter.heading)) found.unshift({ ...chapter, lines });
  }
  return found;
}
