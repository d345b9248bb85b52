/** The numbers this browser has thrown into the dice of its tables, and what each table has promised of them since. */
import { storeValue, storedValue } from "../../lib/storage";
import type { TableInfo } from "../../app/protocol";
import { sha256 } from "../../lib/sha256";

const KEY = "dice";
/** How many tables are remembered: games last days, not years. */
const TABLES = 60;

export interface Kept {
  /** By seat, the number thrown in for it. */
  grains: Record<number, string>;
  /** What was shown first: it may not be another later. */
  commitment?: string;
  mixed?: string;
}

/** What a table opens at its end. */
export interface Opened {
  seed: string;
  salt: string;
  nonces: string;
}

function all(): Record<string, Kept> {
  const found = storedValue(KEY);
  return typeof found === "object" && found !== null ? (found as Record<string, Kept>) : {};
}

export const keptOf = (table: string): Kept => ({ grains: {}, ...all()[table] });

function remember(table: string, kept: Kept): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  storeValue(KEY, Object.fromEntries([...others.slice(1 - TABLES), [table, kept]]));
}

export function keepNonce(table: string, seat: number, grain: string): void {
  const kept = keptOf(table);
  remember(table, { ...kept, grains: { ...kept.grains, [seat]: grain } });
}

/** Note what a table promises, the first time it does; only of tables where we threw something in. */
export function note({ id, commitment, mixed }: TableInfo): void {
  const kept = keptOf(id);
  if (!Object.keys(kept.grains).length || (kept.commitment && (kept.mixed || !mixed))) return;
  remember(id, { ...kept, commitment: kept.commitment ?? commitment, ...(mixed && { mixed: kept.mixed ?? mixed }) });
}

/** `1=…,3=…` as the record has it: by seat, what was thrown in. */
export const noncesOf = (nonces: string): Record<number, string> =>
  Object.fromEntries(
    nonces
      .split(",")
      .filter(Boolean)
      .map((part) => {
        const [seat, grain = ""] = part.split("=");
        return [Number(seat), plain(grain)];
      }),
  );

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not as anybody of ours would write it
  }
}

export interface Verdict {
  /** Whether the seed is the one that was promised before the game. */
  seed: boolean;
  /** Whether the numbers are those whose fingerprint was shown at the start; true where none was shown. */
  mixed: boolean;
  /** The seats whose number was among the dice, and those whose number was not. */
  among: number[];
  missing: number[];
}

/** What a table has opened, held against what it promised, and against what we know ourselves. */
export function judged({ commitment, mixed }: TableInfo, opened: Opened, kept: Kept, seats: number[]): Verdict {
  const same = (told: string, hash: string, first?: string): boolean => told === hash && (!first || first === hash);
  const used = noncesOf(opened.nonces);
  const ours = seats.filter((seat) => kept.grains[seat] !== undefined);
  return {
    seed: same(commitment, sha256(`${opened.salt}:${opened.seed}`), kept.commitment),
    mixed: (!mixed && !kept.mixed) || same(mixed, sha256(`${opened.salt}:${opened.nonces}`), kept.mixed),
    among: ours.filter((seat) => used[seat] === kept.grains[seat]),
    missing: ours.filter((seat) => used[seat] !== kept.grains[seat]),
  };
}
