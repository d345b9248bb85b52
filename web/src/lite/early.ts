/** What the entrance asks before the house can answer: from a file made with it, and from what it said the last time. */
import { discard, storedValue, storeValue } from "../lib/storage";

export interface Told {
  status: number;
  body: string;
}

/** Who I am and what I play: as it was when it was last asked. */
const ME = "/api/me";
const MINE = [ME, `${ME}/tables`];
const key = (path: string): string => `lite ${path}`;
/** A person whom nobody knows here. */
const NOBODY: Told = { status: 204, body: "" };

const isTold = (value: unknown): value is Told => typeof value === "object" && value !== null && "status" in value && "body" in value;

export class Early {
  private made: Promise<Record<string, Told>> | null = null;

  constructor(private readonly fetched: () => Promise<Record<string, Told>>) {}

  /** Null where only the house knows. Who I am is guessed for the entrance alone, which asks again later: `guess`. */
  async find(path: string, guess: boolean): Promise<Told | null> {
    if (MINE.includes(path)) {
      if (!guess) return null;
      const told = storedValue(key(path));
      return isTold(told) ? told : path === ME ? NOBODY : null;
    }
    this.made ??= this.fetched().catch(() => ({}));
    return (await this.made)[path] ?? null;
  }

  /** Remembers what the house has said, if the entrance asks it the next time. */
  remember(path: string, status: number, body: Uint8Array): void {
    if (!MINE.includes(path)) return;
    if (status < 300) storeValue(key(path), { status, body: new TextDecoder().decode(body) });
    else discard(key(path));
  }
}
