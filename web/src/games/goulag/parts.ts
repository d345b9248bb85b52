export { default as Answers } from "./Answers.svelte";
export { default as Board } from "./Board.svelte";
export { default as More } from "./More.svelte";
export { default as Past } from "./Rounds.svelte";
