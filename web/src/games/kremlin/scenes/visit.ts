/** A purge (2) as a visit by night, by what was told: to whom, who has sent the car, and the die. */
import type { Told } from "../../../lib/i18n/notation";
import type { Letter } from "../public";

export interface Visit {
  victim: Letter;
  /** Null where a card has sent it. */
  by: Letter | null;
  roll: Told | null;
}

const GONE = ["Exiled", "Died", "Retired"];

const isPurge = (event: Told): boolean => (event.action as Told | undefined)?.type === "Purge";
const isRoll = ({ type, why }: Told): boolean => type === "Rolled" && why === "purge";

function next(visit: Visit | null, event: Told): Visit | null {
  if (event.type === "Announced") return isPurge(event) ? { victim: (event.action as Told).who as Letter, by: event.who as Letter, roll: null } : null;
  if (isRoll(event)) return { victim: event.who as Letter, by: visit?.victim === event.who ? visit!.by : null, roll: event };
  if (!visit) return null;
  if (isRecounted(visit, event))
    return {
      ...visit,
      roll: {
        ...visit.roll!,
        bonus: Number(event.total) - Number(visit.roll!.face),
        modifiers: [...new Set([...((visit.roll!.modifiers as string[] | undefined) ?? []), "card"])],
      },
    };
  const over = event.type === "Began" || (event.type === "Fell" && isPurge(event)) || (GONE.includes(event.type) && event.who === visit.victim);
  return over || isMissed(visit, event) ? null : visit;
}

/** A card changes what the die comes to. */
export const isRecounted = ({ roll, victim }: Visit, event: Told): boolean => roll !== null && event.type === "Recounted" && event.who === victim;

/** Whoever sent the car in vain pays for it, and so everybody knows. */
export const isMissed = ({ roll, by }: Visit, event: Told): boolean => roll !== null && event.type === "Aged" && event.who === by;

/** The visit under way after all this; null if there is none. */
export function visitAt(told: readonly Told[]): Visit | null {
  const from = told.findLastIndex((event) => event.type === "Announced" || event.type === "Began");
  return told.slice(Math.max(0, from)).reduce(next, null as Visit | null);
}
