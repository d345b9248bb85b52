/** Tells the others that this seat writes a public line: now and then, and nothing of what. */
import type { SeatSession } from "../../session/seatSession.svelte";

/** Milliseconds between two signs. */
export const OFTEN = 2000;

/** A function to call whenever something has been typed into the public line. */
export function signs(at: Pick<SeatSession, "seat" | "tells" | "seen">): (text: string) => void {
  let last = -Infinity;
  return (text) => {
    const now = performance.now();
    const running = at.seen?.table.status === "running" || at.seen?.table.status === "paused";
    if (at.seat === null || !text.trim() || !running || now - last < OFTEN) return;
    last = now;
    at.tells({ do: "typing", seat: at.seat });
  };
}
