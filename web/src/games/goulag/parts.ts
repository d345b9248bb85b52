export { default as Answers } from "./Answers.svelte";
export { default as Board } from "./board/Board.svelte";
export { default as More } from "./panels/More.svelte";
export { default as Past } from "./panels/Rounds.svelte";
