/** What a beat tells of the October parade, and where everything stands in its picture. */
import type { Beat } from "../../../table/stage/beat";
import type { Told } from "../../../lib/i18n/notation";
import { POSTS, publicOf, type Letter, type Seat } from "../public";

export interface ParadeTold {
  year: number;
  /** Who stands on the balcony; null if nobody does. */
  who: Letter | null;
  /** The Chief who is on a cure instead. */
  abed: Letter | null;
  /** The die and what it needed; null where he waves unaided. */
  rolled: { face: number; needed: number } | null;
  waved: boolean;
  /** Who pulls the string. */
  master: Seat | null;
  crosses: number;
  /** The years that were marked before, and what the year is marked with now; null for a blank one. */
  track: (string | null)[];
  mark: string | null;
  /** Who stands beside him. */
  beside: Letter[];
  /** The pictures the crowd carries; null for whoever went east this year, of whom a bare board is left. */
  boards: (Letter | null)[];
}

/** The events of this year so far. */
export function ofTheYear(events: readonly Told[]): readonly Told[] {
  return events.slice(events.findLastIndex(({ type, phase }) => type === "Began" && phase === 1) + 1);
}

export function paradeOf(beat: Beat): ParadeTold {
  const open = publicOf(beat.before)!;
  const told = (type: string): Told | undefined => beat.events.find((event) => event.type === type);
  const [rolled, waved, marked] = [told("Rolled"), told("Waved"), told("Marked")];
  const who = (waved?.who ?? rolled?.who ?? null) as Letter | null;
  const chief = open.posts.chief ?? null;
  const members = POSTS.slice(1).flatMap((post) => open.posts[post] ?? []);
  const exiled = ofTheYear(beat.after.events.slice(0, beat.first))
    .filter(({ type }) => type === "Exiled")
    .map(() => null);
  return {
    year: Number(marked?.year ?? open.year),
    who,
    abed: who ? null : chief,
    rolled: rolled ? { face: Number(rolled.face), needed: Number(rolled.needed) } : null,
    waved: waved?.success === "yes",
    master: who ? (open.control[who] ?? null) : null,
    crosses: who ? open.men[who]!.crosses : 0,
    track: open.track,
    mark: marked && marked.mark !== "blank" ? String(marked.mark) : null,
    beside: members.filter((each) => !open.men[each]!.cure).slice(0, 2),
    boards: spread(members, exiled),
  };
}

/** Bare boards among the pictures, the second of every two as long as there are any. */
function spread(members: Letter[], bare: null[]): (Letter | null)[] {
  const [pictures, boards] = [[...members], [...bare]];
  const all: (Letter | null)[] = [];
  while (pictures.length || boards.length) {
    all.push(...pictures.splice(0, 1), ...boards.splice(0, 1));
  }
  return all;
}

/** When things happen, in milliseconds: after a roll, without one, and with nobody there. */
export const ROLL = { die: 950, dieLasts: 850, climb: 1900, stamp: 2500, arm: 2900, mark: 3420, lasts: 4600 };
export const UNAIDED = { ...ROLL, stamp: 2350, arm: 1500, mark: 3000 };
export const EMPTY = { ...ROLL, stamp: 1900, mark: 2500, lasts: 3600 };

export interface Geometry {
  wide: number;
  high: number;
  /** The top of the parapet, and how far it reaches. */
  parapet: { y: number; from: number; to: number };
  chief: { x: number; scale: number };
  sun: { y: number; r: number };
  /** Where the arm comes up, how it leans, and how big it is. */
  arm: { x: number; lean: number; scale: number };
  /** The measuring staff: its left edge, its width, and what one of its twenty is. */
  staff: { x: number; wide: number; one: number };
  die: { x: number; y: number; size: number };
  needs: { x: number; y: number };
  /** The verdict; lower where the flag is high. */
  stamp: { x: number; y: number; low: number; wide: number };
  track: { x: number; y: number; cell: number; high: number };
  tower: { x: number; scale: number };
  crowd: { y: number; every: number; boards: number; scale: number };
  beside: { x: number; scale: number }[];
  pulley: { y: number; r: number };
  bottles: number;
  drum: { x: number; y: number; scale: number };
}

/** So much is drawn beyond the edges: a frame may have another shape. */
export const BEYOND = 420;

export const DESK: Geometry = {
  wide: 970,
  high: 595,
  parapet: { y: 388, from: 130, to: 880 },
  chief: { x: 408, scale: 5 },
  sun: { y: 262, r: 204 },
  arm: { x: 522, lean: 13, scale: 1 },
  staff: { x: 668, wide: 46, one: 14.6 },
  die: { x: 828, y: 40, size: 124 },
  needs: { x: 714, y: 0 },
  stamp: { x: 848, y: 224, low: 290, wide: 204 },
  track: { x: 191, y: 418, cell: 57, high: 62 },
  tower: { x: 66, scale: 0.92 },
  crowd: { y: 490, every: 121, boards: 8, scale: 1 },
  beside: [
    { x: 198, scale: 3 },
    { x: 282, scale: 3.2 },
  ],
  pulley: { y: 44, r: 27 },
  bottles: 770,
  drum: { x: 896, y: 504, scale: 0.94 },
};

export const PHONE: Geometry = {
  wide: 390,
  high: 488,
  parapet: { y: 300, from: -BEYOND, to: 390 + BEYOND },
  chief: { x: 142, scale: 3.6 },
  sun: { y: 216, r: 122 },
  arm: { x: 224, lean: 8, scale: 0.74 },
  staff: { x: 299, wide: 34, one: 9.5 },
  die: { x: 8, y: 44, size: 84 },
  needs: { x: 6, y: 130 },
  stamp: { x: 172, y: 78, low: 78, wide: 128 },
  track: { x: 8, y: 325, cell: 34, high: 54 },
  tower: { x: 26, scale: 0.44 },
  crowd: { y: 398, every: 98, boards: 4, scale: 0.86 },
  beside: [],
  pulley: { y: 30, r: 21 },
  bottles: 352,
  drum: { x: 334, y: 444, scale: 0.7 },
};
