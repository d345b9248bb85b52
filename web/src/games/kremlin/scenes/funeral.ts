/** Who buries the Party Chief, and who follows him (5). */
import type { Beat } from "../../../table/stage/beat";
import type { Told } from "../../../lib/i18n/notation";
import { POSTS, publicOf, type Letter } from "../public";
import { postOf } from "./health";
import { count, roundAt } from "./round";

export interface FuneralTold {
  year: number;
  heir: Letter;
  /** The Chief before him, and how he left. */
  gone: { who: Letter; how: "Died" | "Exiled" | "Retired" } | null;
  /** Who lay in the Wall before, in the order they came there. */
  buried: Letter[];
  /** The other members in the order of their posts, and whether each raised a hand; null if nobody had to. */
  hands: { who: Letter; up: boolean }[];
  votes: { for: number; against: number } | null;
}

const LEAVES = ["Died", "Exiled", "Retired"];

/** The last who left the post of Chief. */
export function lastChief(told: readonly Told[]): FuneralTold["gone"] {
  const at = told.findLastIndex(({ type, who }, n) => LEAVES.includes(type) && postOf(told.slice(0, n), who as Letter) === "chief");
  return at < 0 ? null : { who: told[at]!.who as Letter, how: told[at]!.type as "Died" | "Exiled" | "Retired" };
}

export function funeralOf(beat: Beat): FuneralTold {
  const open = publicOf(beat.before)!;
  const told = beat.after.events.slice(0, beat.first);
  const heir = beat.events.find(({ type }) => type === "Elected")!.who as Letter;
  const round = roundAt(told);
  const gone = lastChief(told);
  const lying = told.filter(({ type }) => type === "Died").map(({ who }) => who as Letter);
  return {
    year: open.year,
    heir,
    gone,
    buried: lying.filter((who) => who !== gone?.who),
    hands: POSTS.flatMap((post) => open.posts[post] ?? [])
      .filter((who) => who !== heir)
      .map((who) => ({ who, up: round?.votes[who] === "for" })),
    votes: round?.who === heir && Object.keys(round.votes).length ? { for: count(round, "for"), against: count(round, "against") } : null,
  };
}

/** When things happen, in milliseconds. */
export const WHEN = { bier: 150, plaque: 1150, banner: 1500, hands: 1900, stamp: 2700 };

export interface Ground {
  wide: number;
  high: number;
  /** Where the wall begins and ends. */
  wall: number;
  ground: number;
  plaques: { x: number; y: number; scale: number; slots: number };
  banner: { x: number; y: number; wide: number; high: number };
  bier: { x: number; y: number; scale: number };
  hands: { every: number; scale: number };
  stamp: { x: number; y: number; wide: number };
}

export const DESK: Ground = {
  wide: 970,
  high: 595,
  wall: 104,
  ground: 440,
  plaques: { x: 50, y: 136, scale: 1, slots: 6 },
  banner: { x: 640, y: 36, wide: 290, high: 420 },
  bier: { x: 320, y: 492, scale: 1 },
  hands: { every: 128, scale: 2.5 },
  stamp: { x: 548, y: 330, wide: 150 },
};

export const PHONE: Ground = {
  wide: 390,
  high: 488,
  wall: 84,
  ground: 362,
  plaques: { x: 12, y: 104, scale: 0.68, slots: 3 },
  banner: { x: 214, y: 46, wide: 152, high: 300 },
  bier: { x: 124, y: 388, scale: 0.52 },
  hands: { every: 55, scale: 1.45 },
  stamp: { x: 104, y: 204, wide: 100 },
};
