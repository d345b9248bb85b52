/** How what happens on the canal is played. */
import type { Cue, Director, GameStage, Scenery } from "../../table/stage/beat";
import type { Told } from "../../lib/i18n/notation";
import { spoken } from "../../lib/i18n/spoken.svelte";
import { LASTS } from "./made";
import { endOf } from "./scenes/end";

/** With so many rounds dug it is half-time, and there is a newspaper. */
const isHalf = (round: unknown, { told, after }: Scenery): boolean =>
  round === after.table.seats.length >> 1 && told.filter(({ type }) => type === "Shown").length === round - 1;

const CUES: Record<string, (event: Told, scenery: Scenery) => Cue | null> = {
  Passed: () => null,
  Appointed: ({ commissar }) => ({ lit: { seat: [Number(commissar)] }, lasts: LASTS.appointed, sound: "teleprinter" }),
  Named: ({ builders, supervisor }) => ({ lasts: LASTS.named, lit: { seat: [...(builders as number[]), Number(supervisor)] } }),
  Supervised: ({ supervisor }) => ({ scene: "round", lasts: LASTS.supervised, reveals: 1100, lit: { seat: [Number(supervisor)] }, turns: false }),
  Shown: ({ round }, scenery) => ({
    scene: "round",
    lasts: LASTS.shown,
    reveals: 2750,
    stop: "round",
    sound: "stamp",
    soundsAt: 2840,
    ...(isHalf(round, scenery) && { paper: 1, closes: true }),
  }),
  Ended: (event) => {
    const { lasts, stamped } = endOf({ events: [event] });
    return { scene: "end", lasts, reveals: stamped, stop: "end", sound: "crowd", soundsAt: stamped, paper: "last", closes: true };
  },
};

const direct: Director = (event, scenery) => (CUES[event.type] ?? (() => ({})))(event, scenery);

export const stage: GameStage = {
  direct,
  scenes: {
    round: () => spoken.before(() => import("./scenes/Round.svelte"), "page_stage_goulag"),
    end: () => spoken.before(() => import("./scenes/End.svelte"), "page_stage_goulag"),
  },
};
