/** When the bell rings at a table: by what everybody there is told, for whoever sits beside hears it too. */
import type { HotSeat } from "../../table/hotseat/hotseat.svelte";
import type { SeatSession } from "../../table/session/seatSession.svelte";

/** Whose word it is on this device; empty if nobody's, or in a window, where nobody has it. */
export function whoseWord(at: SeatSession, hot: HotSeat): string {
  if (at.seen?.question?.window || at.seen?.table.sofa) return "";
  if (hot.wanted !== null) return String(hot.wanted);
  return at.asked ? String(at.seat) : "";
}

/** The window that stands open, or in one room whatever is asked of anybody, for every seat the same: whether it is asked there, holds something or has answered makes no difference. */
export function opened(at: SeatSession, hot: HotSeat): number {
  const { question, table } = at.seen ?? {};
  const sits = at.seat !== null || hot.seats.length > 0;
  return sits && question && (question.window || table?.sofa) && table?.status === "running" && !at.tape.holds ? question.id : -1;
}
