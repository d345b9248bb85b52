/** How many events there were at a table when the reader last chose to say nothing to a comrade; this browser keeps it. */
import { storeValue, storedValue } from "../../lib/storage";

const KEY = "silent";
/** So many seats are remembered: the others are forgotten, the oldest first. */
const SEATS = 20;

const nameOf = (table: string, seat: number | null): string => `${table} ${seat ?? 0}`;

function all(): Record<string, number> {
  const found = storedValue(KEY);
  return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
}

/** 0 where nothing was left unanswered. */
export const silentAt = (table: string, seat: number | null): number => Number(all()[nameOf(table, seat)]) || 0;

export function keepSilent(table: string, seat: number | null, events: number): void {
  const others = Object.entries(all()).filter(([name]) => name !== nameOf(table, seat));
  storeValue(KEY, Object.fromEntries([...others.slice(1 - SEATS), [nameOf(table, seat), events]]));
}
