/** How what happens in the Kremlin is played. */
import type { Cue, Director, GameStage, Scenery } from "../../table/stage/beat";
import type { Told } from "../../lib/i18n/notation";
import { spoken } from "../../lib/i18n/spoken.svelte";
import { LASTS } from "./made";
import { printed } from "./printed";
import { publicOf } from "./public";
import { rollFor, seenBefore, timesOf } from "./scenes/health";
import { roundAt, SILENCE } from "./scenes/round";
import { isMissed, isRecounted, visitAt } from "./scenes/visit";

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

/** Nobody does anything: somebody passes outside a vote, or another phase of the year begins. */
const isNothing = (event: Told, told: readonly Told[]): boolean =>
  event.type === "Began" ? event.phase !== 1 : event.type === "Announced" && isPass(event) && !roundAt(told);

/** Somebody changes his post, or comes back from a cure, without a scene of his own. */
const isTransfer = (event: Told, { before }: Scenery): boolean =>
  event.type === "Returned" || (event.type === "Moved" && publicOf(before)?.men[event.who as string]?.place !== "siberia");

/** What several show at once is one moment, several who move up or come back are one, and so is a stretch in which nothing happens. */
function moment(event: Told, scenery: Scenery): Cue {
  const { told, before } = scenery;
  const nothing = isNothing(event, told);
  const last = told.length > before.events.length ? told.at(-1)! : null;
  const alike = event.type === last?.type && (event.type === "Declared" || (isTransfer(event, scenery) && isTransfer(last, scenery)));
  if (alike) return { joins: true, joined: LASTS.bids };
  return nothing ? { nothing, ...(last && isNothing(last, told.slice(0, -1)) && { joins: true, joined: LASTS.light }) } : {};
}

const PARADE = { scene: "parade", stop: "parade", lasts: LASTS.parade } as const;

/** A roll of phase 4 and what comes of it; from the third patient on those with whom nothing changes go quickly. */
function atTheDoctors(event: Told, { told, after }: Scenery): Cue | null {
  if (!["Rolled", "Ailed", "Died"].includes(event.type) || !rollFor(event, told)) return null;
  if (event.type !== "Rolled") return { scene: "health", lasts: event.type === "Died" ? LASTS.death : LASTS.result };
  const changes = after.events.slice(told.length + 1).some(({ type, who }) => who === event.who && (type === "Ailed" || type === "Died"));
  const lasts = seenBefore(told) < 2 || changes ? LASTS.patient : LASTS.quick;
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
  if (event.type === "Announced" && visit) return { scene: "purge", lasts: LASTS.car };
  if (event.type === "Rolled" && visit) return { scene: "purge", lasts: LASTS.roll, soundsAt: 400, turns: false };
  const open = visitAt(told);
  if (!open || event.type === "Began" || event.type === "Announced") return null;
  const last = told.at(-1)!;
  if (event.who === open.victim && event.type === "Controlled") return { scene: "purge", joins: false };
  if (event.who === open.victim && event.type === "Exiled")
    return { scene: "purge", lasts: LASTS.taken, reveals: KNOWN, joins: last.type === "Controlled" && last.who === event.who };
  if (isRecounted(open, event)) return { scene: "purge", lasts: LASTS.recounted, reveals: KNOWN, joins: false };
  return isMissed(open, event) ? { scene: "purge", lasts: LASTS.spared, reveals: KNOWN, joins: false } : { scene: "purge" };
}

const CUES: Record<string, (event: Told, scenery: Scenery) => Cue | null> = {
  Began: ({ phase, year }) =>
    phase === 1 ? { lasts: LASTS.heavy, sound: "teleprinter", ...(Number(year) > 1 && { paper: Number(year) - 1 }) } : { lasts: LASTS.slight },
  Announced: (event) => (isPass(event) ? { lasts: event.by === null ? LASTS.slight : LASTS.brief, turns: false } : { turns: false }),
  Fell: () => ({ joins: true }),
  Aged: () => ({ joins: true, lasts: LASTS.brief }),
  Declared: () => ({ lasts: LASTS.brief, joins: false }),
  Controlled: (event, { me }) => {
    const lost = me !== null && event.lost_by === me;
    return { joins: event.player === null, lasts: LASTS.heavy, ...(lost && { stop: "control" as const }) };
  },
  Rolled: ({ why }) => (why === "wave" ? { ...PARADE, sound: "die", soundsAt: 950 } : { lasts: LASTS.heavy, sound: "die" }),
  TieRolled: () => ({ sound: "die" }),
  Ailed: ({ crosses }) => ({ joins: true, ...(Number(crosses) > 0 && { sound: "cough" as const }) }),
  Died: () => ({ joins: true, lasts: LASTS.grave, stop: "death" }),
  Exiled: (event, scenery) => ({ joins: true, lasts: LASTS.grave, sound: "stamp", ...(isMine(event, scenery) && { stop: "mine" as const }) }),
  Tried: (event, scenery) => ({ lasts: LASTS.heavy, sound: "stamp", ...(isMine(event, scenery) && { stop: "mine" as const }) }),
  Suspected: (event, scenery) => ({ joins: isSentence(scenery), ...(isMine(event, scenery) && { stop: "mine" as const }) }),
  Cleared: (_, scenery) => ({ joins: isSentence(scenery) }),
  Judged: () => ({ joins: true, lasts: LASTS.grave, stop: "verdict", sound: "stamp" }),
  Elected: () => ({ scene: "funeral", lasts: LASTS.funeral, sound: "crowd", soundsAt: 1900 }),
  Moved: ({ who }, { before }) =>
    publicOf(before)?.men[who as string]?.place === "siberia" ? { scene: "thaw", lasts: LASTS.thaw, sound: "stamp", soundsAt: 2250 } : {},
  Waved: ({ success }, { told }) => {
    const joins = told.at(-1)?.why === "wave";
    return { ...PARADE, joins, ...(success === "yes" && { sound: "crowd" as const, soundsAt: joins ? 2900 : 1500 }) };
  },
  Marked: (_, { told }) => (told.at(-1)?.type === "Waved" ? { joins: true, stop: "parade" } : { ...PARADE, lasts: LASTS.mark }),
  Opened: () => ({ scene: "end", lasts: LASTS.opened, turns: false }),
  Ended: () => ({ scene: "end", lasts: LASTS.ended, stop: "end", sound: "crowd", paper: "last", closes: true }),
};

/** What no picture has to show first is said at once, whatever is looked at meanwhile. */
const isPlain = ({ type, who }: Told, { told }: Scenery): boolean =>
  ["Announced", "Declared", "Tried"].includes(type) || (type === "Controlled" && who !== visitAt(told)?.victim);

const direct: Director = (event, scenery) => {
  if (SILENT.includes(event.type)) return null;
  const cue = CUES[event.type]?.(event, scenery) ?? {};
  if (!cue) return null;
  const played: Cue = {
    lit: { who: concerned(event), seat: seatsOf(event) },
    ...cue,
    ...(inCourt(event, scenery) ?? inCommission(event, scenery) ?? byNight(event, scenery) ?? atTheDoctors(event, scenery)),
    ...moment(event, scenery),
  };
  return !played.joins && isPlain(event, scenery) ? { ...played, reveals: 0 } : played;
};

/** A picture comes with the words that are written into it. */
const drawn =
  <Part>(scene: () => Promise<Part>) =>
  () =>
    spoken.before(scene, "page_stage_kremlin");

export const stage: GameStage = {
  direct,
  Beside: () => import("./panels/Beside.svelte"),
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
