/** “One moment!”, said by hand or, for whoever has chosen so, by beginning to choose. */
import { store, stored } from "../../lib/storage";
import type { SeatSession } from "../session/seatSession.svelte";

const NAME = "moment";

/** Whether opening a form says it. */
export const saysIt = (): boolean => stored(NAME) === "on";
export const letSay = (on: boolean): void => store(NAME, on ? "on" : "off");

/** Whether it can be said now: a clock runs, nobody has, and this seat has one left. */
export function canSay(at: SeatSession): boolean {
  const question = at.open ? at.seen?.question : null;
  return !!question?.moments_left && !question.moment && !question.moment_asked;
}

export async function say(at: SeatSession): Promise<void> {
  if (canSay(at)) await at.ask({ do: "moment", seat: at.seat!, question: at.seen!.question!.id });
}
