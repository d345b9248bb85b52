export { default as Example } from "./Example.svelte";
export { default as Figure } from "./Figure.svelte";
export { picturesFor } from "./pictures";
