/** When this browser last looked at a table, and how far that was by then: whoever comes back after a while is told the rest first. */
import type { GamePage } from "../game";
import { storeValue, storedValue } from "../../lib/storage";
import type { Seen } from "../session/seen";

export interface Looked {
  /** The last message it had been told. */
  n: number;
  /** How much there was of each by then. */
  events: number;
  notices: number;
  chat: number;
  /** When, by this browser's clock, in milliseconds. */
  at: number;
}

const KEY = "looked";
/** So many seats are remembered: those looked at longest ago are forgotten. */
const MOST = 60;
const MINUTE = 60_000;
/** Whoever was away for less has only been to the door. */
export const AWHILE = 20 * MINUTE;
/** By then one has forgotten how it stood, though nothing has happened. */
export const FORGOTTEN = 6 * 60 * MINUTE;
/** So many things have happened in a game that nobody would call new; where it has chapters, more than one. */
const UNDER_WAY = 12;

const nameOf = (table: string, seat: number | null): string => `${table} ${seat ?? 0}`;

function all(): Record<string, Looked> {
  const found = storedValue(KEY);
  return typeof found === "object" && found !== null ? (found as Record<string, Looked>) : {};
}

/** Null where this browser has never been. */
export const lookedAt = (table: string, seat: number | null): Looked | null => all()[nameOf(table, seat)] ?? null;

export function keepLooked(table: string, seat: number | null, looked: Looked): void {
  const others = Object.entries(all()).filter(([name]) => name !== nameOf(table, seat));
  storeValue(KEY, Object.fromEntries([...others.slice(1 - MOST), [nameOf(table, seat), looked]]));
}

/** All there is to be seen now. */
export const looking = ({ n, events, notices, chat }: Seen, now: number): Looked => ({
  n,
  events: events.length,
  notices: notices.length,
  chat: chat.length,
  at: now,
});

/** Whether nobody hurries there: at others one is there, or the clock has gone on without one. */
export const isUnhurried = ({ table }: Seen): boolean => ["untimed", "mail"].includes(table.tempo.pace) && !table.sofa;

/** Whether somebody who looked then, or never, is to be told first how it stands. */
export function isBack(before: Looked | null, seen: Seen, now: number, page: Pick<GamePage, "heading">): boolean {
  if (!seen.public || !isUnhurried(seen) || seen.table.status === "closed") return false;
  const over = seen.table.status === "over";
  if (!before || before.n > seen.n) return !over && isUnderWay(seen, page);
  const away = now - before.at;
  return away >= AWHILE && (seen.events.length !== before.events || seen.notices.length > before.notices || (!over && away >= FORGOTTEN));
}

function isUnderWay({ events }: Seen, { heading }: Pick<GamePage, "heading">): boolean {
  if (!heading) return events.length >= UNDER_WAY;
  let chapters = 0;
  return events.some((event, n) => heading(event, events.slice(0, n)) !== null && ++chapters > 1);
}
