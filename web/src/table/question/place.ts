/** Where the question stands on a small screen, and whether the board is what one answers it with. */
import { gamePage } from "../games";
import type { SeatSession } from "../session/seatSession.svelte";

/** Put aside to see the board, asked, or pulled up with all the fine print. */
export type Place = "aside" | "asked" | "up";

/** Whether somebody on the board is to be pointed at: then the board is in sight, and the question is one line below it. */
export function points(at: SeatSession): boolean {
  const { question } = at.seen ?? {};
  const verbs = gamePage(at.game).points ?? [];
  if (!at.open || question?.window) return false;
  const { options } = question!;
  return typeof options === "number" ? verbs.length > 0 : (options ?? []).some((option) => verbs.includes(option.split(" ", 1)[0]!));
}
