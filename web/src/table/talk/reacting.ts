/** A stamp, a cough, applause: seen and heard for a moment, and then it has never been. */
import type { Reaction } from "../../app/protocol";
import { play } from "../../lib/sound/sound.svelte";
import { blocklist } from "../session/blocklist.svelte";
import type { SeatSession } from "../session/seatSession.svelte";

export const MARKS = ["stamp", "cough", "applause"] as const;
/** How long it is seen, in milliseconds. */
export const SEEN = 2600;

const going = new WeakMap<SeatSession, Map<number, ReturnType<typeof setTimeout>>>();

export function shown(at: SeatSession, { seat, mark }: Reaction): void {
  if (blocklist.here.muted_seats.includes(seat)) return;
  const timers = going.get(at) ?? new Map<number, ReturnType<typeof setTimeout>>();
  going.set(at, timers);
  clearTimeout(timers.get(seat));
  at.reactions = { ...at.reactions, [seat]: mark };
  play(mark === "applause" ? "crowd" : mark);
  timers.set(
    seat,
    setTimeout(() => {
      const { [seat]: _, ...others } = at.reactions;
      at.reactions = others;
    }, SEEN),
  );
}
