/** What this player thinks of the others: a doubt and a line for each seat, for their own eyes. */
import { notesOf } from "../../table/session/notes.svelte";
import type { SeatSession } from "../../table/session/seatSession.svelte";

/** From `trusted` to `suspect`; null where nothing has been marked. */
export const DOUBTS = ["trusted", "sound", "unsure", "doubtful", "suspect"] as const;
export type Doubt = (typeof DOUBTS)[number];

export function doubtOf(at: SeatSession, seat: number): Doubt | null {
  return DOUBTS.find((doubt) => doubt === notesOf(at).texts[`doubt ${seat}`]) ?? null;
}

export const lineOf = (at: SeatSession, seat: number): string => notesOf(at).texts[`note ${seat}`] ?? "";
