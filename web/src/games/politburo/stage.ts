/** How what happens in the Politburo is played. */
import type { Cue, Director, GameStage, Scenery } from "../../table/stage/beat";
import type { Told } from "../../lib/i18n/notation";
import { spoken } from "../../lib/i18n/spoken.svelte";
import { LASTS } from "./made";
import { endOf } from "./scenes/end";

const seats = (...those: unknown[]): { lit: { seat: number[] } } => ({ lit: { seat: those.flat().map(Number) } });

/** What follows another of its kind is told with it: three point at once, two may pay. */
const again = (event: Told, { told, before }: Scenery): boolean => told.length > before.events.length && told.at(-1)!.type === event.type;
/** A purge is yet to come. */
const divided = ({ told }: Scenery): boolean => told.findLast(({ type }) => type === "Counted" || type === "Divided")?.type === "Divided";

/** Where a scene has to show it first, nobody is lit: that would tell. */
const CUES: Record<string, (event: Told, scenery: Scenery) => Cue | null> = {
  Drawn: () => null,
  Appointed: ({ gensek, round }, { after }) => ({
    ...seats(gensek),
    sound: "teleprinter",
    ...(Number(round) === (after.table.seats.length >> 1) + 1 && { paper: 1 }),
  }),
  Proposed: ({ gensek, ministry }) => ({ lit: { seat: [Number(gensek)], ministry: [String(ministry)] } }),
  Voted: () => ({ scene: "thumbs", lasts: LASTS.thumbs, reveals: 850, sound: "stamp", soundsAt: 1230 }),
  Named: ({ voters }) => ({ ...seats(voters), turns: false }),
  Counted: () => ({ scene: "ballots", lasts: LASTS.ballots, reveals: 2800, sound: "stamp", soundsAt: 2880, turns: false }),
  Divided: () => ({ scene: "ballots", lasts: LASTS.ballots, reveals: 2800, sound: "stamp", soundsAt: 2880, turns: false }),
  Inspected: () => ({ scene: "ballots", lasts: 1600, reveals: 1, turns: false }),
  Moved: (_, scenery) => ({ scene: "ballots", lasts: LASTS.moved, reveals: 700, ...(divided(scenery) ? {} : { stop: "round" }) }),
  Pointed: (event, scenery) => ({ scene: "fingers", lasts: LASTS.fingers, reveals: 1000, joins: again(event, scenery), turns: false }),
  Unmasked: () => ({ scene: "fingers", lasts: LASTS.unmasked, reveals: 1300, sound: "stamp", soundsAt: 1300, turns: false }),
  Lost: (event, scenery) => ({ scene: "fingers", lasts: LASTS.lost, reveals: 350, joins: again(event, scenery), stop: "round" }),
  Opened: () => null,
  Fulfilled: (_, scenery) => {
    const { lasts, stamped } = endOf(scenery);
    return { scene: "end", lasts, reveals: stamped, stop: "end", sound: "crowd", soundsAt: stamped };
  },
  Ended: () => ({ joins: true, sound: "crowd", paper: "last", closes: true }),
};

const direct: Director = (event, scenery) => (CUES[event.type] ?? (() => ({})))(event, scenery);

export const stage: GameStage = {
  direct,
  scenes: {
    thumbs: () => spoken.before(() => import("./scenes/Thumbs.svelte"), "page_stage_politburo"),
    ballots: () => spoken.before(() => import("./scenes/Ballots.svelte"), "page_stage_politburo"),
    fingers: () => spoken.before(() => import("./scenes/Fingers.svelte"), "page_stage_politburo"),
    end: () => spoken.before(() => import("./scenes/End.svelte"), "page_stage_politburo"),
  },
};
