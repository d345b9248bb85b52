/** Who is being looked at, and what a click on a politician means: choose him where he can be chosen, else look at him. */
import type { Sitting } from "../../table/sitting.svelte";
import { choosingAt } from "./choosing.svelte";
import type { Letter } from "./public";

export const about = $state<{ who: Letter | null }>({ who: null });

export function pointAt(at: Sitting, who: Letter): void {
  const choosing = choosingAt(at);
  if (choosing.takes(who)) choosing.pick(who);
  else about.who = who;
}
