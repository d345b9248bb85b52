/** Pointing at seats in Politburo: three voters (3.1), whom the Gensek may replace (3.3), or the deviant (4.1). */
import { ownOf } from "../../table/session/own.svelte";
import type { Told } from "../../lib/i18n/notation";
import { Picking, type Part } from "../social/picking.svelte";
import { publicOf } from "./public";

export function partsOf(action: Told): Part[] {
  if (action.type === "Point") return [{ role: "deviant", seats: [action.seat as number] }];
  return action.type === "Name" ? [{ role: "voter", seats: action.voters as number[] }] : [];
}

/** The one of this sitting: the ring and the answers share it. */
export const pickingAt = ownOf((at) => new Picking(at, partsOf, () => ({ voter: (at.seen && publicOf(at.seen).voters) ?? [] })));
