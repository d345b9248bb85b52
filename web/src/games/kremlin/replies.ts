/** What one might answer in Kremlin to a promise or a threat: three statements (16.1). */
import type { Sitting } from "../../table/sitting.svelte";
import { lexiconOf } from "../../words/lexicon";
import type { Told } from "../../words/notation";
import type { Public } from "./made";

export function replies(said: Told, at: Sitting): string[] {
  const { type, who } = said.statement as Told;
  if (type !== "Promise" && type !== "Threaten") return [];
  const open = at.shown!.public as unknown as Public;
  const theirs = Object.keys(open.control).find((man) => open.control[man as keyof Public["control"]] === said.seat) ?? who;
  const them = lexiconOf(at.game).seats[Number(said.seat) - 1];
  return [`thank ${them}`, `promise ${them} to spare ${theirs}`, `warn ${them} to seize ${theirs}`];
}
