/** Pointing at seats in Politburo: three voters (3.1), whom the Gensek may replace (3.3), or the deviant (4.1). */
import type { Sitting } from "../../table/sitting.svelte";
import type { Told } from "../../words/notation";
import { Picking, type Part } from "../social/picking.svelte";
import { publicOf } from "./public";

export function partsOf(action: Told): Part[] {
  if (action.type === "Point") return [{ role: "deviant", seats: [action.seat as number] }];
  return action.type === "Name" ? [{ role: "voter", seats: action.voters as number[] }] : [];
}

const kept = new WeakMap<Sitting, Picking>();

/** The one of this sitting: the ring and the answers share it. */
export function pickingAt(at: Sitting): Picking {
  const called = (): Record<string, number[]> => ({ voter: (at.seen && publicOf(at.seen).voters) ?? [] });
  if (!kept.has(at)) kept.set(at, new Picking(at, partsOf, called));
  return kept.get(at)!;
}
