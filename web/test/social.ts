/** A sitting at one of the recorded moments of Goulag and Politburo (`fixtures/social_hellos.py`). */
import { vi } from "vitest";
import type { Picking } from "../src/games/social/picking.svelte";
import type { Hello } from "../src/app/protocol";
import { fromHello } from "../src/table/session/seen";
import { SeatSession } from "../src/table/session/seatSession.svelte";

export function sittingAt(moments: unknown, moment: string): SeatSession {
  const hello = (moments as Record<string, Hello>)[moment]!;
  const at = new SeatSession("T", (hello.view as { seat: number | null }).seat);
  at.seen = fromHello(hello);
  vi.spyOn(at, "ask").mockResolvedValue(true);
  return at;
}

/** What it has answered. */
export const answers = (at: SeatSession): unknown[] =>
  vi.mocked(at.ask).mock.calls.map(([asked]) => (asked as { action?: string; statement?: string }).action ?? (asked as { statement?: string }).statement);

/** Every option that pointing can end in, whatever way it goes. */
export function reachable(picking: Picking): Set<string> {
  const found = new Set<string>();
  const walk = (path: number[]): void => {
    picking.clear();
    path.forEach((seat) => picking.point(seat));
    if (picking.made) found.add(picking.made.text);
    else [...picking.lit].filter((seat) => !path.includes(seat)).forEach((seat) => walk([...path, seat]));
  };
  walk([]);
  return found;
}
