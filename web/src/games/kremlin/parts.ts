export { default as Announced } from "./Agenda.svelte";
export { default as Answers } from "./Answers.svelte";
export { default as Board } from "./Board.svelte";
export { default as Folder } from "./Folder.svelte";
export { default as Foot } from "./Foot.svelte";
export { default as More } from "./More.svelte";
export { default as Picture } from "./Picture.svelte";
