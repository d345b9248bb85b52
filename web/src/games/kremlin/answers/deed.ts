/** What any question but a window or a sheet is answered with. */
export { default as Answers } from "./DeedAnswers.svelte";
export { default as Defend } from "./foot/Defend.svelte";
export { default as Foot } from "./foot/Decide.svelte";
export { default as Weigh } from "./foot/Weigh.svelte";
