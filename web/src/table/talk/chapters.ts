/** The log as it is read, at the table and in the archives: under the headings of its game, and with what the game folds in one line. Pure. */
import { gamePage } from "../games";
import type { GamePage } from "../game";
import type { Told } from "../../lib/i18n/notation";
import { notice, type Entry } from "./notices";
import type { SeatSession } from "../session/seatSession.svelte";

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

/** What a line says: of one event its sentence, of several what their game says of them together. */
export function said({ told: [first, ...more] }: Line, at: SeatSession): string {
  if (!("event" in first)) return notice(first.notice, at.seen!.table, (action) => at.worded(action));
  const events = [first, ...more].map((entry) => (entry as { event: Told }).event);
  return more.length ? gamePage(at.game).folds!.said(events, at.words!) : at.tell(first.event);
}
