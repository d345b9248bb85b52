/** What a seat could have known, as it is drawn. Pure: nothing here talks to anybody. */
import type { BeliefMoment, BeliefTrack, Beliefs } from "../../app/protocol";

/** A moment of one track: how likely what was true looked, and of all else what looked likeliest. */
export interface Point {
  likely: number;
  /** Its number among what it may be; -1 where there is nothing else. */
  rather: number;
  mistake: number;
}

/** A round, or year, by the moments it has: from one up to before another. */
export interface Stretch {
  year: number;
  from: number;
  to: number;
}

export function pointsOf({ likely, truth }: BeliefTrack): Point[] {
  return likely.map((row, at) => {
    const others = row.map((each, thing) => [each, thing] as const).filter(([, thing]) => thing !== truth[at]);
    const [mistake, rather] = others.reduce((best, next) => (next[0] > best[0] ? next : best), [0, -1] as const);
    return { likely: row[truth[at]!]!, rather, mistake };
  });
}

/** What it was, in turn: sheets change, cards do not. */
export const truths = ({ truth, may_be }: BeliefTrack): [string, string][] => [...new Set(truth)].map((thing) => may_be[thing]!);

/** In whole numbers; certain, or out of the question, is only what is. */
export function percent(likely: number): number {
  return likely >= 1 ? 100 : likely <= 0 ? 0 : Math.min(99, Math.max(1, Math.round(100 * likely)));
}

export function stretches(course: BeliefMoment[]): Stretch[] {
  const found: Stretch[] = [];
  course.forEach(({ year }, at) => {
    const last = found.at(-1);
    if (last?.year === year) last.to = at + 1;
    else found.push({ year, from: at, to: at + 1 });
  });
  return found;
}

/** The last moment up to the step with this number; -1 before the first. */
export const momentAt = (course: BeliefMoment[], n: number): number => course.findLastIndex((moment) => moment.n <= n);

/** A line in steps, each value standing until the next: `across` by moment, `up` by value. */
export function steps(values: number[], across: (at: number) => number, up: (value: number) => number): string {
  const parts = values.map((value, at) => `${at ? "V" : `M${across(0)} `}${up(value)}H${across(at + 1)}`);
  return parts.join("");
}

/** Which names, in the middle of these places, can be written beside each other, if each takes so much room. */
export function apart(places: number[], room: number): boolean[] {
  let last = -Infinity;
  return places.map((place) => {
    const fits = place - last >= room;
    if (fits) last = place;
    return fits;
  });
}

/** Whether anything but the truth and its contrary is thought of anywhere: then the likeliest mistake says more. */
export const manifold = ({ tracks }: Beliefs): boolean => tracks.some((track) => track.may_be.length > 2);
