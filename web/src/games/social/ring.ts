/** Where the seats stand on the drawing, 160 wide and 100 high, and how a finger goes from one to another. */
export interface Place {
  seat: number;
  /** In per cent, as a background is placed: at 0 a plate touches the left or upper edge, at 100 the other one. */
  x: number;
  y: number;
}

type Point = { x: number; y: number };

/** Who points at whom. */
export type Finger = readonly [from: number, to: number];

/** Half a plate with its marks, in units of the drawing. */
const HALF = { x: 16, y: 10.5 };

/** An arm that comes closer to the centre than this goes through what is written there. */
const CLOSE = 25;

/** Half of what is written in the middle at its fullest, with half a sign around it. */
const WRITTEN = { x: 45, y: 27 };
const isWritten = ({ x, y }: Point): boolean => Math.abs(x - 80) < WRITTEN.x && Math.abs(y - 50) < WRITTEN.y;

/** How far along an arm its sign may be: where nothing is written, and nearer to whoever points if it crosses the middle. */
const ALONG = [0.3, 0.25, 0.2, 0.16];
const ALONG_FAR = [0.13, 0.1, 0.07, 0.05, 0.03, 0.01];

/** Where else, if a plate lies over all of these: further on, where nothing is written. */
const ALONG_ELSE = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];

/** How near to the middle of a plate, as high as most are, a sign lies partly under it. */
const UNDER = { x: HALF.x + 2, y: 9 + 2 };

/** One after the other clockwise, `nearest` at the bottom; squarer than a circle, to leave room in the middle. */
export function places(seats: number, nearest: number): Place[] {
  return Array.from({ length: seats }, (_, index) => {
    const angle = Math.PI / 2 + ((index + 1 - nearest) * 2 * Math.PI) / seats;
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.6;
    return { seat: index + 1, x: round(50 + 50 * across), y: round(50 + 50 * Math.sin(angle)) };
  });
}

/** With more seats plates stand so close at the sides that words have room only beside them. */
const ROOMY = 8;

/** Where the bubble of a seat stands, seen from its tail, and how: so that the middle of the table stays free. */
export function bubbleSide(x: number, y: number, seats: number): [side: string, room?: "edge" | "high" | "low"] {
  const across = x < 30 ? "-left" : x > 70 ? "-right" : "";
  if (y < 20) return [`up${across}`];
  if (y > 75) return [`down${across}`];
  if (seats > ROOMY) return [x < 50 ? "left" : "right", y < 50 ? "high" : "low"];
  return [`${y < 35 ? "up" : "down"}${across}`, "edge"];
}

/** An arm from plate to plate, a little bent, so that two who point at each other can be told apart, and its tip. */
export function fingers(stand: Place[], pointing: Finger[]) {
  const plates = stand.map(middle);
  return pointing.map(([from, to]) => {
    const a = middle(stand[from - 1]!);
    const b = middle(stand[to - 1]!);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const edge = Math.min(HALF.x / Math.abs(along.x || 1e-9), HALF.y / Math.abs(along.y || 1e-9), length / 2 - 3);
    const start = { x: a.x + along.x * edge - along.y, y: a.y + along.y * edge + along.x };
    const end = { x: b.x - along.x * (edge + 3) - along.y, y: b.y - along.y * (edge + 3) + along.x };
    const bend = { x: (start.x + end.x) / 2 - along.y * 4, y: (start.y + end.y) / 2 + along.x * 4 };
    const turn = Math.atan2(end.y - bend.y, end.x - bend.x);
    const corner = (by: number, far: number) => `${round(end.x + far * Math.cos(turn + by))} ${round(end.y + far * Math.sin(turn + by))}`;
    const far = Math.abs(along.x * (50 - a.y) - along.y * (80 - a.x)) < CLOSE;
    const on = (part: number): Point => {
      const along = (way: keyof Point): number => round((1 - part) ** 2 * start[way] + 2 * part * (1 - part) * bend[way] + part ** 2 * end[way]);
      return { x: along("x"), y: along("y") };
    };
    const signs = (far ? ALONG_FAR : [...ALONG, ...ALONG_FAR]).map(on);
    const isUnder = ({ x, y }: Point): boolean => plates.some((plate) => Math.abs(x - plate.x) < UNDER.x && Math.abs(y - plate.y) < UNDER.y);
    const free = signs.filter((sign) => !isWritten(sign));
    return {
      from,
      to,
      line: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`,
      /** Where it can carry a sign. */
      sign: [...free, ...ALONG_ELSE.map(on).filter((sign) => !isWritten(sign))].find((sign) => !isUnder(sign)) ?? free[0] ?? signs.at(-1)!,
      /** Whether it crosses the middle. */
      far,
      /** Whether there is hardly room for it. */
      short: Math.hypot(end.x - start.x, end.y - start.y) < 14,
      head: `M${corner(0, 3.2)}L${corner(2.3, 2.4)}L${corner(-2.3, 2.4)}z`,
    };
  });
}

const middle = ({ x, y }: Place) => ({ x: HALF.x + (x / 100) * (160 - 2 * HALF.x), y: HALF.y + (y / 100) * (100 - 2 * HALF.y) });
const round = (value: number): number => Math.round(value * 100) / 100;
