export { default as Announced } from "./answers/Agenda.svelte";
export { default as Answers } from "./answers/Answers.svelte";
export { default as Board } from "./board/Board.svelte";
export { default as Folder } from "./panels/Folder.svelte";
export { default as Foot } from "./answers/foot/Foot.svelte";
export { default as Meanwhile } from "./answers/Wishes.svelte";
export { default as More } from "./panels/More.svelte";
export { default as Picture } from "./answers/Picture.svelte";
