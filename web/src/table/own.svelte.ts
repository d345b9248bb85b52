/** What belongs to a sitting, made when it is first asked for. */
import type { Sitting } from "./sitting.svelte";

export function ownOf<Own>(make: (at: Sitting) => Own): (at: Sitting) => Own {
  const kept = new WeakMap<Sitting, Own>();
  return (at) => {
    if (!kept.has(at)) $effect.root(() => void kept.set(at, make(at))); // what it derives outlives the component that asks first
    return kept.get(at)!;
  };
}
