/** What a window is answered with. */
export { default as Answers } from "./WindowAnswers.svelte";
export { default as Foot } from "./foot/React.svelte";
export { default as Weigh } from "./foot/Weigh.svelte";
