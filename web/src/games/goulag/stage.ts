/** How what happens on the canal is played. */
import type { Cue, Director, GameStage, Scenery } from "../../stage/beat";
import type { Told } from "../../words/notation";
import { spoken } from "../../words/spoken.svelte";
import { endOf } from "./scenes/end";

/** At half-time there is a newspaper. */
const isHalf = ({ told, after }: Scenery): boolean => told.filter(({ type }) => type === "Shown").length === after.table.seats.length >> 1;

const CUES: Record<string, (event: Told, scenery: Scenery) => Cue | null> = {
  Passed: () => null,
  Appointed: ({ commissar }) => ({ lit: { seat: [Number(commissar)] }, sound: "teleprinter" }),
  Named: ({ builders, supervisor }, scenery) => ({ lasts: 1600, lit: { seat: [...(builders as number[]), Number(supervisor)] }, ...(isHalf(scenery) && { paper: 1 }) }),
  Supervised: ({ supervisor }) => ({ scene: "round", lasts: 2200, reveals: 1100, lit: { seat: [Number(supervisor)] }, turns: false }),
  Shown: () => ({ scene: "round", lasts: 3700, reveals: 2750, stop: "round", sound: "stamp", soundsAt: 2840 }),
  Ended: (event) => {
    const { lasts, stamped } = endOf({ events: [event] });
    return { scene: "end", lasts, reveals: stamped, stop: "end", sound: "crowd", soundsAt: stamped, paper: "last" };
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
