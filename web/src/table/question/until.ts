/** Till when a sealed answer can be changed, and others waited for. */
import type { SeatSession } from "../session/seatSession.svelte";

/** `last`: until the last person has answered, or the clock runs out. At a live table it may wait for the clock alone, so that nobody's haste tells anything. */
export type Until = "clock" | "last" | "sitting" | "sittings" | "all";

export function untilOf(at: SeatSession): Until {
  const { question, table } = at.seen!;
  const { tempo } = table;
  if (tempo.sittings.length) return question?.window ? "sitting" : "sittings";
  if (question?.deadline == null) return "all";
  if (question.earliest !== null) return "last";
  return question.window || tempo.poker_face || !tempo.when_all_in ? "clock" : "last";
}
