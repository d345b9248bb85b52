/** How a game stands, for whoever asks. */
import type { Sitting } from "../table/sitting.svelte";
import { openingOf } from "./opening.svelte";

export const show = (at: Sitting): void => openingOf(at).show();
