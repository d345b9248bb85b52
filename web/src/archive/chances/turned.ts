/** Each seat's chance of winning over a game, as it is drawn. Pure: nothing here talks to anybody. */
import type { ChancesInfo } from "../../app/protocol";
import type { Told } from "../../lib/i18n/notation";
import { beatsOf, type Director } from "../../table/stage/beat";
import type { GamePage } from "../../table/game";
import type { Reel } from "../reel";

/** A change below this may be luck: it is not shown. */
export const LEAST = 0.1;
/** Beats of a turning point that are told, the longest ones. */
const BEATS = 3;

/** Seats that win and lose together have one line. */
export interface Row {
  seats: number[];
  /** By point, from 0 to 1. */
  chance: number[];
}

export interface Change {
  seats: number[];
  before: number;
  after: number;
}

/** The lines of the curve, in the order of the seats. */
export function rows({ points, turns }: ChancesInfo): Row[] {
  const found = new Map<string, Row>();
  (points[0]?.chance ?? []).forEach((_, at) => {
    const chance = points.map((point) => point.chance[at]!);
    const key = JSON.stringify([chance, turns.map(({ before, after }) => [before[at], after[at]])]);
    const row = found.get(key);
    if (row) row.seats.push(at + 1);
    else found.set(key, { seats: [at + 1], chance });
  });
  return [...found.values()];
}

/** Whose chance a turning point changed, the largest change first. */
export function changes({ before, after }: ChancesInfo["turns"][number], lines: Row[]): Change[] {
  const all = lines.map(({ seats }) => ({ seats, before: before[seats[0]! - 1]!, after: after[seats[0]! - 1]! }));
  const size = (change: Change): number => Math.abs(change.after - change.before);
  return all.filter((change) => size(change) >= LEAST).sort((one, other) => size(other) - size(one));
}

/** In whole numbers. 100 and 0 stand only where every game that was played on ended so. */
export const percent = (chance: number): number => (chance >= 1 ? 100 : chance <= 0 ? 0 : Math.min(99, Math.max(1, Math.round(100 * chance))));

/** What happened at a turning point: the events of its step that are looked at longest, without the headings of the log.
 * Empty where these eyes saw nothing else. */
export function decisive(reel: Reel, n: number, direct: Director, heading: GamePage["heading"]): Told[] {
  const at = reel.momentAt(n);
  if (at === 0 || reel.numberOf(at) !== n) return [];
  const { events } = reel.step(at);
  const all = beatsOf(events, reel.moment(at - 1), reel.moment(at), null, direct);
  const beats = all.filter(({ events: [first] }) => first!.type !== "Said" && !heading?.(first!, [])?.instead);
  const longest = [...beats].sort((one, other) => other.lasts - one.lasts).slice(0, BEATS);
  return beats.filter((beat) => longest.includes(beat)).flatMap((beat) => beat.events);
}

/** From the seventh line on colours and points repeat: those lines are dashed. */
export const dashOf = (nth: number): string | undefined => (nth >= 6 ? "7 4" : undefined);
