/** Who is being looked at, and what a click on a politician means: choose him where he can be chosen, else look at him. */
import type { SeatSession } from "../../../table/session/seatSession.svelte";
import { choosingAt } from "../answers/choosing.svelte";
import { draftAt } from "../answers/sheet/draft.svelte";
import type { Letter } from "../public";

export const about = $state<{ who: Letter | null }>({ who: null });

export function pointAt(at: SeatSession, who: Letter): void {
  const choosing = choosingAt(at);
  const draft = draftAt(at);
  if (draft.takes(who)) draft.tap(who);
  else if (choosing.takes(who)) choosing.pick(who);
  else about.who = who;
}
