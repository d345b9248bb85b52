/** How far the house has come. */
import type { House } from "./house.svelte";
import type { Stage } from "./messages";

/** What is done of it all when a stage begins, and when it ends: fetching is the longest part by far for whoever comes first. */
const PARTS: Record<Stage, [from: number, to: number]> = { fetch: [0, 0.6], python: [0.6, 0.75], program: [0.75, 0.9], open: [0.9, 1] };

/** From 0 to 1. */
export function share({ stage, loaded, total }: Pick<House, "stage" | "loaded" | "total">): number {
  const [from, to] = PARTS[stage];
  const within = stage === "fetch" ? (total ? Math.min(1, loaded / total) : 0) : 0;
  return from + within * (to - from);
}

/** As people of this language write it. */
export const megabytes = (bytes: number, lang: string): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
