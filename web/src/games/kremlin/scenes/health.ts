/** What the doctors have found so far this year, patient by patient, and what they find now. */
import type { Beat } from "../../../table/stage/beat";
import type { Told } from "../../../lib/i18n/notation";
import { LASTS } from "../made";
import { POSTS, publicOf, type Letter, type Politician, type Post } from "../public";
import { fates, type Cell } from "./ruler";

/** What came of a roll; null while it has not worked yet. */
export type Result = "same" | "worse" | "better" | "dead" | null;

export interface Patient {
  post: Post;
  who: Letter;
  man: Politician;
  /** Whether he has been rolled for in a beat before this one, and what came of it. */
  seen: boolean;
  result: Result;
}

export interface HealthTold {
  year: number;
  /** By post, in their order; null for a vacant one. */
  patients: (Patient | null)[];
  now: { who: Letter; face: number; bonus: number; cells: Cell[]; result: Result; crosses: number };
  /** Whether the die has been seen to fall before. */
  lies: boolean;
}

/** The events of this visit of the doctors. */
export const visit = (events: readonly Told[]): readonly Told[] => events.slice(events.findLastIndex(({ type }) => type === "Began") + 1);

const isRoll = ({ type, why }: Told): boolean => type === "Rolled" && why === "health";

/** The roll this event is about, if it is about one: the doctors' last die, cast for him. */
export function rollFor(event: Told, told: readonly Told[]): Told | undefined {
  const roll = isRoll(event) ? event : visit(told).findLast(({ type }) => type === "Rolled");
  return roll && isRoll(roll) && roll.who === event.who ? roll : undefined;
}

/** How many have been rolled for before. */
export const seenBefore = (told: readonly Told[]): number =>
  new Set(
    visit(told)
      .filter(isRoll)
      .map(({ who }) => who),
  ).size;

/** What these events say of his health, that had so many crosses. */
function resultOf(events: readonly Told[], who: Letter, crosses: number): Result {
  const told = events.findLast((event) => event.who === who && (event.type === "Ailed" || event.type === "Died"));
  if (!told) return "same";
  return told.type === "Died" ? "dead" : Number(told.crosses) > crosses ? "worse" : "better";
}

/** The crosses he had when all this had been told. */
const crossesOf = (events: readonly Told[], who: Letter): number =>
  Number(events.findLast((event) => event.type === "Ailed" && event.who === who)?.crosses ?? 0);

/** The post he had when all this had been told; one of whom no place was ever told began as Chief (0.2). */
export function postOf(events: readonly Told[], who: Letter): unknown {
  const told = events.findLast((event) => event.who === who && ["Placed", "Moved", "Elected"].includes(event.type));
  return told?.place ?? "chief";
}

export function healthOf(beat: Beat): HealthTold {
  const open = publicOf(beat.before)!;
  const told = beat.after.events.slice(0, beat.first);
  const now = visit(told);
  const earlier = told.slice(0, told.length - now.length);
  const dead = now.filter(({ type }) => type === "Died").map(({ who }) => who as Letter);
  const event = beat.events.findLast((one) => rollFor(one, told))!;
  const roll = rollFor(event, told)!;
  const who = event.who as Letter;
  const man = open.men[who]!;

  const patients = POSTS.map((post): Patient | null => {
    const holder = open.posts[post] ?? dead.find((one) => postOf(earlier, one) === post);
    if (!holder) return null;
    const seen = holder !== who && now.some((one) => isRoll(one) && one.who === holder);
    return { post, who: holder, man: open.men[holder]!, seen, result: seen ? resultOf(now, holder, crossesOf(earlier, holder)) : null };
  });
  const waits = publicOf(beat.after)!.agenda.some((matter) => matter.type === "Throw" && matter.who === who);
  const result = waits ? null : resultOf(beat.events, who, man.crosses);
  const [face, bonus] = [Number(roll.face), Number(roll.bonus)];
  const crosses = Number(beat.events.findLast((one) => one.type === "Ailed" && one.who === who)?.crosses ?? man.crosses);
  return { year: open.year, patients, now: { who, face, bonus, cells: fates(who, man, bonus), result, crosses }, lies: !beat.events.includes(roll) };
}

/** When things happen, in milliseconds: for a patient, for one of many, and where the die lies already. */
export const timesOf = ({ lasts, lies }: { lasts: number; lies: boolean }): { die: number; dieLasts: number; cell: number; result: number } =>
  lies
    ? { die: -2000, dieLasts: 600, cell: -1000, result: 150 }
    : lasts < LASTS.patient
      ? { die: 30, dieLasts: 240, cell: 290, result: 350 }
      : { die: 150, dieLasts: 600, cell: 780, result: 900 };
