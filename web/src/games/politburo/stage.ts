/** How what happens in the Politburo is played. */
import type { Cue, Director, GameStage, Scenery } from "../../stage/beat";
import type { Told } from "../../words/notation";
import { spoken } from "../../words/spoken.svelte";
import { endOf } from "./scenes/end";

const seats = (...those: unknown[]): { lit: { seat: number[] } } => ({ lit: { seat: those.flat().map(Number) } });

/** What follows another of its kind is told with it: three point at once, two may pay. */
const again = (event: Told, { told, before }: Scenery): boolean => told.length > before.events.length && told.at(-1)!.type === event.type;
/** A purge is yet to come. */
const divided = ({ told }: Scenery): boolean => told.findLast(({ type }) => type === "Counted" || type === "Divided")?.type === "Divided";

const CUES: Record<string, (event: Told, scenery: Scenery) => Cue | null> = {
  Drawn: () => null,
  Appointed: ({ gensek }) => ({ ...seats(gensek), sound: "teleprinter" }),
  Proposed: ({ gensek, ministry }) => ({ lit: { seat: [Number(gensek)], ministry: [String(ministry)] } }),
  Voted: ({ supporters }) => ({ ...seats(supporters), lasts: 1600, sound: "stamp" }),
  Named: ({ voters }) => ({ ...seats(voters), turns: false }),
  Counted: () => ({ scene: "ballots", lasts: 3400, sound: "stamp", turns: false }),
  Divided: () => ({ scene: "ballots", lasts: 3400, sound: "stamp", turns: false }),
  Inspected: ({ deviant }) => ({ ...seats(deviant), scene: "ballots", lasts: 1600, turns: false }),
  Moved: ({ ministry }, scenery) => ({ scene: "ballots", lasts: 1500, lit: { ministry: [String(ministry)] }, ...(divided(scenery) ? {} : { stop: "round" as const }) }),
  Pointed: (event, scenery) => ({ ...seats(event.voter, event.suspect), scene: "fingers", lasts: 2000, joins: again(event, scenery), turns: false }),
  Unmasked: ({ deviant }) => ({ ...seats(deviant), scene: "fingers", lasts: 2200, sound: "stamp", turns: false }),
  Lost: (event, scenery) => ({ ...seats(event.seat), scene: "fingers", lasts: 1500, joins: again(event, scenery), stop: "round" }),
  Opened: () => null,
  Fulfilled: ({ seats: those }, scenery) => ({ ...seats(those), scene: "end", lasts: endOf(scenery).lasts, stop: "end", sound: "crowd" }),
  Ended: () => ({ joins: true }),
};

const direct: Director = (event, scenery) => (CUES[event.type] ?? (() => ({})))(event, scenery);

export const stage: GameStage = {
  direct,
  scenes: {
    ballots: () => spoken.before(() => import("./scenes/Ballots.svelte"), "page_stage_politburo"),
    fingers: () => spoken.before(() => import("./scenes/Fingers.svelte"), "page_stage_politburo"),
    end: () => spoken.before(() => import("./scenes/End.svelte"), "page_stage_politburo"),
  },
};
