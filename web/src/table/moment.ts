/** “One moment!”, said by hand or, for whoever has chosen so, by beginning to choose. */
import { keep, kept } from "../look/kept";
import type { Sitting } from "./sitting.svelte";

const NAME = "moment";

/** Whether opening a form says it. */
export const saysIt = (): boolean => kept(NAME) === "on";
export const letSay = (on: boolean): void => keep(NAME, on ? "on" : "off");

/** Whether it can be said now: a clock runs, nobody has, and this seat has one left. */
export function canSay(at: Sitting): boolean {
  const question = at.open ? at.seen?.question : null;
  return !!question?.moments_left && !question.moment && !question.moment_asked;
}

export async function say(at: Sitting): Promise<void> {
  if (canSay(at)) await at.ask({ do: "moment", seat: at.seat!, question: at.seen!.question!.id });
}
