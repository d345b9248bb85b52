/** What I have written on somebody. */
import { folder } from "../../../table/session/folder.svelte";
import { secret } from "../../../table/session/seen";
import type { SeatSession } from "../../../table/session/seatSession.svelte";
import { LETTERS } from "../people";
import { draftAt } from "../answers/sheet/draft.svelte";
import { publicOf, type Letter } from "../public";

export type Held = { points: number; declared: number; left: number };

/** Null where it is nothing, or hidden: nothing of it is in the page then. */
export function heldOn(at: SeatSession, who: Letter): Held | null {
  if (folder.shut || at.seat === null) return null;
  const written = draftAt(at).points(who);
  if (written) return { points: written, declared: 0, left: written };
  const points = secret<number[]>(at.shown!, "sheet", at.seat)?.[LETTERS.indexOf(who)] ?? 0;
  const declared = publicOf(at.shown)?.declared[who]?.[at.seat - 1] ?? 0;
  return points ? { points, declared, left: points - declared } : null;
}
