/** Where this device stops for its player: on every floor, on those where they are spoken of, or on none. */
import { store, stored } from "../../../lib/storage";
import type { Told } from "../../../lib/i18n/notation";
import type { Seen } from "../../session/seen";

export const STOPS = ["every", "spoken", "never"] as const;
export type StopsFor = (typeof STOPS)[number];

class Stopping {
  at = $state<StopsFor>(STOPS.find((known) => known === stored("floor-stops")) ?? "every");

  choose(stops: StopsFor): void {
    this.at = stops;
    store("floor-stops", stops);
  }
}

export const stopping = new Stopping();

/** Whether a statement names this seat. */
const names = ({ seat, player, about, to }: Told, me: number): boolean => [seat, player, about, to].includes(me);

/** Whether others have named this seat since anything else happened. */
export function isSpokenOf({ events }: Seen, me: number): boolean {
  const since = events.findLastIndex(({ type }) => type !== "Said") + 1;
  return events.slice(since).some((event) => event.seat !== me && names(event.statement as Told, me));
}
