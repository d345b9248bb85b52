/** What it takes to look back, fetched together. */
export { default as Controls } from "./Controls.svelte";
export { Reel } from "./reel";
export { Viewing } from "./viewing.svelte";
