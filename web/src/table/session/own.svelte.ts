/** What belongs to a sitting, made when it is first asked for. */
import type { SeatSession } from "./seatSession.svelte";

export function ownOf<Own>(make: (at: SeatSession) => Own): (at: SeatSession) => Own {
  const kept = new WeakMap<SeatSession, Own>();
  return (at) => {
    if (!kept.has(at)) $effect.root(() => void kept.set(at, make(at))); // what it derives outlives the component that asks first
    return kept.get(at)!;
  };
}
