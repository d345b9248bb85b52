/** How what happens in the Politburo is played. */
import type { Cue, Director, GameStage } from "../../stage/beat";
import type { Told } from "../../words/notation";

const seats = (...those: unknown[]): { lit: { seat: number[] } } => ({ lit: { seat: those.flat().map(Number) } });

const CUES: Record<string, (event: Told) => Cue | null> = {
  Drawn: () => null,
  Inspected: ({ deviant }) => ({ ...seats(deviant), lasts: 1600 }),
  Appointed: ({ gensek }) => ({ ...seats(gensek), sound: "teleprinter" }),
  Proposed: ({ gensek, ministry }) => ({ lit: { seat: [Number(gensek)], ministry: [String(ministry)] } }),
  Voted: ({ supporters }) => ({ ...seats(supporters), lasts: 1600, sound: "stamp" }),
  Named: ({ voters }) => ({ ...seats(voters), turns: false }),
  Counted: () => ({ lasts: 1600, sound: "stamp" }),
  Divided: () => ({ lasts: 1600, sound: "stamp" }),
  Moved: ({ ministry }) => ({ joins: true, lit: { ministry: [String(ministry)] }, lasts: 1600, stop: "round" }),
  Pointed: ({ voter, suspect }) => ({ ...seats(voter, suspect), lasts: 800 }),
  Unmasked: ({ deviant }) => ({ ...seats(deviant), lasts: 2000, sound: "stamp" }),
  Lost: ({ seat }) => ({ ...seats(seat), joins: true, stop: "round" }),
  Opened: () => ({ joins: true }),
  Fulfilled: ({ seats: those }) => ({ ...seats(those), lasts: 1600 }),
  Ended: () => ({ lasts: 2000, stop: "end", sound: "crowd" }),
};

const direct: Director = (event) => (CUES[event.type] ?? (() => ({})))(event);

export const stage: GameStage = { direct, scenes: {} };
