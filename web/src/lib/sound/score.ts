/** The music of the big screen, bar by bar: a machine that marches in D minor, and now and then a harmonium above it. Our own. */
import type { Stroke } from "./voices";

/** Seconds of a beat; a bar has four. */
export const BEAT = 60 / 84;
export const BAR = 4 * BEAT;
/** The D below middle C, in Hz; all else is counted from it in semitones. */
const D = 146.83;
const pitch = (semitones: number): number => D * 2 ** (semitones / 12);

/** By bar, the root of its chord: D minor, G minor, B flat, C, and A, which leads back. */
const ROOTS = [0, 0, -7, 0, -4, -7, -5, -5, 0, -2, -4, -5, -7, 0, -5, 0];
/** What the bass does in the eight quavers of a bar, above its root; null: it waits. */
const BASS = [0, null, 7, 0, 12, null, 7, 0];

/** By bar, the tune: semitones above D, and beats. */
const TUNE: [semitones: number, beats: number][][] = [
  [
    [12, 1.5],
    [14, 0.5],
    [15, 2],
  ],
  [
    [19, 1.5],
    [17, 0.5],
    [15, 2],
  ],
  [
    [17, 1.5],
    [20, 0.5],
    [19, 1],
    [17, 1],
  ],
  [
    [15, 2],
    [12, 2],
  ],
  [
    [20, 2],
    [19, 1],
    [17, 1],
  ],
  [
    [17, 1],
    [20, 1],
    [24, 2],
  ],
  [
    [23, 3],
    [19, 1],
  ],
  [[19, 4]],
  [
    [19, 1],
    [24, 2],
    [22, 1],
  ],
  [
    [22, 1],
    [19, 1],
    [22, 2],
  ],
  [
    [20, 2],
    [24, 1],
    [20, 1],
  ],
  [
    [19, 3],
    [23, 1],
  ],
  [
    [24, 2],
    [20, 1],
    [17, 1],
  ],
  [
    [19, 2],
    [15, 2],
  ],
  [
    [14, 2],
    [11, 1],
    [14, 1],
  ],
  [[12, 4]],
];

/** By turn of the whole: the tune, nothing but the machine, the tune an octave lower. */
const TURNS = [0, null, -12];

const tone = (at: number, semitones: number, lasts: number, loud: number, wave: "sawtooth" | "triangle", through: number): Stroke => ({
  at,
  swells: wave === "sawtooth" ? 0.06 : 0.01,
  holds: lasts * 0.4,
  lasts,
  loud,
  wave,
  from: pitch(semitones),
  through: { type: "lowpass", from: through, to: through * 0.6 },
});

const hiss = (at: number, from: number, lasts: number, loud: number): Stroke => ({
  at,
  swells: 0.004,
  lasts,
  loud,
  wave: "hiss",
  through: { type: "bandpass", from, to: from * 0.6, q: 1.2 },
});

/** What sounds in this bar, from its beginning on. Bars go on for ever and come round after three turns. */
export function bar(nth: number): Stroke[] {
  const [place, turn] = [nth % TUNE.length, Math.floor(nth / TUNE.length) % TURNS.length];
  const root = ROOTS[place]! - 12;
  const bass = BASS.flatMap((step, n) => (step === null ? [] : [tone((n * BEAT) / 2, root + step, BEAT * 0.45, n ? 0.2 : 0.28, "triangle", 700)]));
  // Steam on the second and the fourth beat, a fly-wheel between, an anvil every fourth bar.
  const machine = [hiss(BEAT, 900, 0.16, 0.1), hiss(3 * BEAT, 900, 0.16, 0.1), ...[0.5, 1.5, 2.5, 3.5].map((beat) => hiss(beat * BEAT, 4200, 0.05, 0.02))];
  const anvil = place % 4 ? [] : [tone(0, 38, 0.7, 0.04, "triangle", 5000), tone(0, 45.4, 0.5, 0.03, "triangle", 6000)];
  const shift = TURNS[turn]!;
  return [...bass, ...machine, ...anvil, ...(TURNS[turn] === null ? [] : harmonium(place, shift))];
}

/** Two reeds, a little out of tune with each other. */
function harmonium(place: number, shift: number): Stroke[] {
  let beat = 0;
  return TUNE[place]!.flatMap(([semitones, beats]) => {
    const [at, lasts] = [beat * BEAT, beats * BEAT * 0.96];
    beat += beats;
    return [0, 0.09].map((off) => tone(at, semitones + shift + off, lasts, 0.07, "sawtooth", 1300));
  });
}
