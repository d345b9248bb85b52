/** A vote goes round the Politburo, in a trial (3.2) or on a new Chief (5.3): how far it has come, by what was told. */
import type { Told } from "../../../lib/i18n/notation";
import { LASTS } from "../made";
import type { Letter } from "../public";

export interface Round {
  kind: "trial" | "election";
  /** Whom it is about, and who has brought it about. */
  who: Letter;
  by: Letter | null;
  votes: Record<Letter, string>;
  /** Those for whom nobody speaks. */
  silent: Letter[];
  /** A vote that is not final yet. */
  announced: { who: Letter; vote: string } | null;
}

const ENDS = ["Judged", "Elected", "Rejected", "Began"];
const GONE = ["Exiled", "Died", "Retired"];

const actOf = (event: Told): Told | undefined => event.action as Told | undefined;

/** What this event begins, if it begins one. */
function begun(event: Told): Round | null {
  const none = { votes: {}, silent: [], announced: null };
  if (event.type === "Tried") return { kind: "trial", who: event.who as Letter, by: event.accuser as Letter | null, ...none };
  if (event.type !== "Announced" || actOf(event)?.type !== "Propose") return null;
  return { kind: "election", who: actOf(event)!.who as Letter, by: event.who as Letter, ...none };
}

function next(round: Round | null, event: Told): Round | null {
  const opened = begun(event);
  if (opened || !round) return opened;
  const who = event.who as Letter;
  const action = actOf(event);
  if (ENDS.includes(event.type) || (GONE.includes(event.type) && who === round.who)) return null;
  if (event.type === "Voted") return { ...round, votes: { ...round.votes, [who]: event.vote as string }, announced: null };
  if (event.type === "Fell") return action?.type === "Propose" ? null : { ...round, silent: round.silent.filter((other) => other !== who), announced: null };
  if (event.type !== "Announced") return round;
  if (action?.type === "Vote") return { ...round, announced: { who, vote: action.vote as string } };
  return action?.type === "Pass" && event.by === null ? { ...round, silent: [...round.silent, who] } : round;
}

/** The vote under way after all this; null if there is none. */
export function roundAt(told: readonly Told[]): Round | null {
  const from = told.findLastIndex(begun);
  return from < 0 ? null : told.slice(from).reduce(next, null as Round | null);
}

/** The vote as it stood last while this was told: what is announced may fall in the same breath. */
export function lastRound(told: readonly Told[], events: readonly Told[]): Round | null {
  return events.reduceRight((round, _, n) => round ?? roundAt([...told, ...events.slice(0, n + 1)]), null as Round | null) ?? roundAt(told);
}

export const count = ({ votes }: Round, vote: string): number => Object.values(votes).filter((cast) => cast === vote).length;

/** The room holds its breath before the vote that decides. */
export const SILENCE = LASTS.silence;
