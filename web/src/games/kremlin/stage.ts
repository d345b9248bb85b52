/** How what happens in the Kremlin is played. */
import type { Cue, Director, GameStage, Scenery } from "../../stage/beat";
import type { Told } from "../../words/notation";
import { spoken } from "../../words/spoken.svelte";
import { printed } from "./printed";
import { publicOf } from "./public";
import { LASTS as BURIAL } from "./scenes/funeral";
import { LASTS as VISIT, rollFor, seenBefore, timesOf } from "./scenes/health";
import { LASTS, roundAt, SILENCE } from "./scenes/round";
import { LASTS as LAST_DAY } from "./scenes/sheets";
import { isMissed, LASTS as NIGHT, visitAt } from "./scenes/visit";

/** How long a thing is looked at, by its weight. */
const SLIGHT = 600;
const BRIEF = 800;
const HEAVY = 1600;
const GRAVE = 2000;
/** When it is said what one has seen coming. */
const KNOWN = 300;

/** What is no beat of its own: the places at the beginning, sheets in the end. */
const SILENT = ["Placed", "Ranked", "Waived", "Held", "Handed"];

/** Whom the event is about, and who acts on him. */
function concerned(event: Told): string[] {
  const action = event.action as Told | undefined;
  return [event.who, action?.who, event.accuser].filter((who): who is string => typeof who === "string");
}

const seatsOf = ({ player, by }: Told): number[] => [player, by].filter((seat): seat is number => typeof seat === "number");

const isPass = ({ action }: Told): boolean => (action as Told | undefined)?.type === "Pass";

/** Whether one's own man is touched: he whom one controls, or did until now. */
function isMine(event: Told, { before, me }: Scenery): boolean {
  return me !== null && typeof event.who === "string" && publicOf(before)?.control[event.who] === me;
}

const PARADE = { scene: "parade", stop: "parade", lasts: 4600 } as const;

/** A roll of phase 4 and what comes of it; from the third patient on those with whom nothing changes go quickly. */
function atTheDoctors(event: Told, { told, after }: Scenery): Cue | null {
  if (!["Rolled", "Ailed", "Died"].includes(event.type) || !rollFor(event, told)) return null;
  if (event.type !== "Rolled") return { scene: "health", lasts: event.type === "Died" ? VISIT.death : VISIT.result };
  const changes = after.events.slice(told.length + 1).some(({ type, who }) => who === event.who && (type === "Ailed" || type === "Died"));
  const lasts = seenBefore(told) < 2 || changes ? VISIT.patient : VISIT.quick;
  return { scene: "health", lasts, reveals: timesOf({ lasts, lies: false }).cell, soundsAt: 150 };
}

/** What a verdict brings with it in the same breath. */
const SENTENCE = ["Controlled", "Exiled", "Died", "Cleared", "Suspected", "Aged"];

const isSentence = ({ told }: Scenery): boolean => told.findLast(({ type }) => !SENTENCE.includes(type))?.type === "Judged";

/** As long as a trial lasts, the court is looked at: what happens in it, and what happens meanwhile. */
function inCourt(event: Told, { told, after }: Scenery): Cue | null {
  if (event.type === "Tried") return { scene: "trial", lasts: LASTS.opening, soundsAt: 1100 };
  if (roundAt(told)?.kind !== "trial") return null;
  const act = (event.action as Told | undefined)?.type;
  if (event.type === "Judged") return { scene: "trial", lasts: LASTS.verdict, joins: false };
  if (event.type === "Announced" && (act === "Vote" || act === "Pass")) return { scene: "trial", lasts: LASTS.announced };
  if (event.type !== "Voted") return { scene: "trial" };
  const decides = after.events[told.length + 1]?.type === "Judged";
  const silence = decides ? SILENCE : 0;
  return { scene: "trial", lasts: LASTS.vote + silence, reveals: silence + 300, sound: "stamp", soundsAt: silence + 300, turns: !decides };
}

/** A vote on a new Chief is looked at from the proposal on; who is elected is seen at the funeral. */
function inCommission(event: Told, { told, after }: Scenery): Cue | null {
  const act = (event.action as Told | undefined)?.type;
  if (event.type === "Announced" && act === "Propose") return { scene: "election", lasts: LASTS.opening };
  if (roundAt(told)?.kind !== "election" || event.type === "Began" || event.type === "Elected") return null;
  if (event.type === "Rejected") return { scene: "election", lasts: LASTS.rejected };
  if (event.type === "Announced" && (act === "Vote" || act === "Pass")) return { scene: "election", lasts: LASTS.announced };
  const last = ["Elected", "Rejected"].includes(after.events[told.length + 1]?.type ?? "");
  return event.type === "Voted" ? { scene: "election", lasts: LASTS.vote, reveals: 300, sound: "stamp", soundsAt: 300, turns: !last } : { scene: "election" };
}

/** A purge is a night: the car is looked at until it has left, with him or without. What the die has said is no riddle any more. */
function byNight(event: Told, { told }: Scenery): Cue | null {
  const visit = visitAt([...told, event]);
  if (event.type === "Announced" && visit) return { scene: "purge", lasts: NIGHT.announced };
  if (event.type === "Rolled" && visit) return { scene: "purge", lasts: NIGHT.roll, soundsAt: 400, turns: false };
  const open = visitAt(told);
  if (!open || event.type === "Began" || event.type === "Announced") return null;
  const last = told.at(-1)!;
  if (event.who === open.victim && event.type === "Controlled") return { scene: "purge", joins: false };
  if (event.who === open.victim && event.type === "Exiled") return { scene: "purge", lasts: NIGHT.taken, reveals: KNOWN, joins: last.type === "Controlled" && last.who === event.who };
  return isMissed(open, event) ? { scene: "purge", lasts: NIGHT.spared, reveals: KNOWN, joins: false } : { scene: "purge" };
}

const CUES: Record<string, (event: Told, scenery: Scenery) => Cue | null> = {
  Began: ({ phase, year }) => (phase === 1 ? { lasts: HEAVY, sound: "teleprinter", ...(Number(year) > 1 && { paper: Number(year) - 1 }) } : { lasts: SLIGHT }),
  Announced: (event) => (isPass(event) ? { lasts: event.by === null ? SLIGHT : BRIEF, turns: false } : { turns: false }),
  Fell: () => ({ joins: true }),
  Aged: () => ({ joins: true, lasts: BRIEF }),
  Declared: () => ({ lasts: BRIEF, joins: false }),
  Controlled: (event, { me }) => {
    const changed = event.player !== null && event.lost_by !== null;
    const lost = me !== null && event.lost_by === me;
    return { joins: event.player === null, lasts: HEAVY, ...((changed || lost) && { stop: "control" as const }) };
  },
  Rolled: ({ why }) => (why === "wave" ? { ...PARADE, sound: "die", soundsAt: 950 } : { lasts: HEAVY, sound: "die" }),
  TieRolled: () => ({ sound: "die" }),
  Ailed: ({ crosses }) => ({ joins: true, ...(Number(crosses) > 0 && { sound: "cough" as const }) }),
  Died: () => ({ joins: true, lasts: GRAVE, stop: "death" }),
  Exiled: (event, scenery) => ({ joins: true, lasts: GRAVE, sound: "stamp", ...(isMine(event, scenery) && { stop: "mine" as const }) }),
  Tried: (event, scenery) => ({ lasts: HEAVY, sound: "stamp", ...(isMine(event, scenery) && { stop: "mine" as const }) }),
  Suspected: (event, scenery) => ({ joins: isSentence(scenery), ...(isMine(event, scenery) && { stop: "mine" as const }) }),
  Cleared: (_, scenery) => ({ joins: isSentence(scenery) }),
  Judged: () => ({ joins: true, lasts: GRAVE, stop: "verdict", sound: "stamp" }),
  Elected: () => ({ scene: "funeral", lasts: BURIAL, sound: "crowd", soundsAt: 1900 }),
  Moved: ({ who }, { before }) => (publicOf(before)?.men[who as string]?.place === "siberia" ? { scene: "thaw", lasts: 2800, sound: "stamp", soundsAt: 2250 } : {}),
  Waved: ({ success }, { told }) => {
    const joins = told.at(-1)?.why === "wave";
    return { ...PARADE, joins, ...(success === "yes" && { sound: "crowd" as const, soundsAt: joins ? 2900 : 1500 }) };
  },
  Marked: (_, { told }) => (told.at(-1)?.type === "Waved" ? { joins: true, stop: "parade" } : { ...PARADE, lasts: 3600 }),
  Opened: () => ({ scene: "end", lasts: LAST_DAY.opened, turns: false }),
  Ended: () => ({ scene: "end", lasts: LAST_DAY.ended, stop: "end", sound: "crowd", paper: "last", closes: true }),
};

/** What no picture has to show first is said at once, whatever is looked at meanwhile. */
const isPlain = ({ type, who }: Told, { told }: Scenery): boolean =>
  ["Announced", "Declared", "Tried"].includes(type) || (type === "Controlled" && who !== visitAt(told)?.victim);

const direct: Director = (event, scenery) => {
  if (SILENT.includes(event.type)) return null;
  const cue = CUES[event.type]?.(event, scenery) ?? {};
  if (!cue) return null;
  const played: Cue = { lit: { who: concerned(event), seat: seatsOf(event) }, ...cue, ...(inCourt(event, scenery) ?? inCommission(event, scenery) ?? byNight(event, scenery) ?? atTheDoctors(event, scenery)) };
  return !played.joins && isPlain(event, scenery) ? { ...played, reveals: 0 } : played;
};

/** A picture comes with the words that are written into it. */
const drawn = <Part>(scene: () => Promise<Part>) => () => spoken.before(scene, "page_stage_kremlin");

export const stage: GameStage = {
  direct,
  Beside: () => import("./Beside.svelte"),
  printed,
  scenes: {
    trial: drawn(() => import("./scenes/Trial.svelte")),
    election: drawn(() => import("./scenes/Election.svelte")),
    purge: drawn(() => import("./scenes/Purge.svelte")),
    health: drawn(() => import("./scenes/Health.svelte")),
    funeral: drawn(() => import("./scenes/Funeral.svelte")),
    thaw: drawn(() => import("./scenes/Thaw.svelte")),
    end: drawn(() => import("./scenes/End.svelte")),
    parade: drawn(() => import("./scenes/Parade.svelte")),
  },
};
