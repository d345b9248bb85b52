/** How a game stands, for whoever asks. */
import type { SeatSession } from "../session/seatSession.svelte";
import { openingOf } from "./opening.svelte";

export const show = (at: SeatSession): void => openingOf(at).show();
