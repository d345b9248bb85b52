/** Pointing at seats in Goulag: two builders and a supervisor (2.1), or the builder who exchanges his cards (2.4). */
import { ownOf } from "../../table/session/own.svelte";
import type { Told } from "../../lib/i18n/notation";
import { Picking, type Part } from "../social/picking.svelte";

export function partsOf(action: Told): Part[] {
  if (action.type === "Supervise") return [{ role: "supervised", seats: [action.builder as number] }];
  if (action.type !== "Name") return [];
  return [
    { role: "builder", seats: action.builders as number[] },
    { role: "supervisor", seats: [action.supervisor as number] },
  ];
}

/** The one of this sitting: the ring and the answers share it. */
export const pickingAt = ownOf((at) => new Picking(at, partsOf));
