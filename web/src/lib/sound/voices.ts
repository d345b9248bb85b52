/** What each sound is made of: tones and hisses, one beside or after the other. Our own, and no recording. */
import type { SoundKind } from "./kinds";

/** What is let through, and where that moves to meanwhile; in Hz. */
export interface Sieve {
  type: "lowpass" | "bandpass";
  from: number;
  to?: number;
  q?: number;
}

export interface Stroke {
  /** When it begins, how long it swells, stays as loud, and is to be heard at all; in seconds. */
  at: number;
  swells: number;
  holds?: number;
  lasts: number;
  /** From silence, 0, to as much as there is, 1. */
  loud: number;
  wave: "sine" | "triangle" | "sawtooth" | "hiss";
  /** Its pitch, and where that glides to; a hiss has none. */
  from?: number;
  to?: number;
  through?: Sieve;
}

const tone = (at: number, from: number, to: number, lasts: number, loud: number, swells = 0.004): Stroke => ({
  at,
  swells,
  lasts,
  loud,
  wave: "sine",
  from,
  to,
});

const hiss = (at: number, through: Sieve, lasts: number, loud: number, swells = 0.002): Stroke => ({ at, swells, lasts, loud, wave: "hiss", through });

/** A small bell on a desk: its overtones are no multiples of the lowest, and the higher the sooner they are gone. */
const BELL: Stroke[] = [
  tone(0, 659, 659, 1.5, 0.15, 0.006),
  tone(0, 661.5, 661.5, 1.3, 0.05, 0.006),
  tone(0, 1325, 1325, 0.9, 0.06),
  tone(0, 1819, 1819, 0.5, 0.03),
  tone(0, 2640, 2640, 0.22, 0.018),
  hiss(0, { type: "bandpass", from: 2400, q: 1.2 }, 0.03, 0.03),
];

/** The lever comes down, rubber meets paper, the desk answers. */
const STAMP: Stroke[] = [
  hiss(0, { type: "bandpass", from: 1300, q: 1.5 }, 0.05, 0.06),
  tone(0.09, 180, 62, 0.2, 0.4, 0.003),
  tone(0.09, 420, 210, 0.1, 0.16, 0.003),
  hiss(0.09, { type: "lowpass", from: 1500, to: 400 }, 0.12, 0.36),
  hiss(0.22, { type: "bandpass", from: 1800, q: 0.9 }, 0.09, 0.02, 0.03),
];

/** A knock of bone on wood. */
const knock = (at: number, pitch: number, loud: number): Stroke[] => [
  hiss(at, { type: "bandpass", from: pitch * 3.4, q: 1.8 }, 0.055, loud),
  { at, swells: 0.002, lasts: 0.08, loud: loud * 0.55, wave: "triangle", from: pitch, to: pitch * 0.8 },
];

/** It leaps less and less, and lies. */
const DIE: Stroke[] = [
  [0, 430, 0.54],
  [0.15, 510, 0.45],
  [0.27, 390, 0.38],
  [0.365, 470, 0.29],
  [0.435, 440, 0.22],
  [0.487, 495, 0.16],
  [0.525, 425, 0.11],
].flatMap(([at, pitch, loud]) => knock(at!, pitch!, loud!));

/** When each letter of the line is struck: by a hand, not by a clock. */
const LETTERS = [0, 0.062, 0.118, 0.196, 0.25, 0.318, 0.371, 0.452, 0.507];

const TELEPRINTER: Stroke[] = [
  ...LETTERS.flatMap((at, n) => [
    hiss(at, { type: "bandpass", from: 1350 + 130 * (n % 3), q: 1.6 }, 0.04, n % 2 ? 0.26 : 0.32),
    tone(at, 300 + 12 * (n % 4), 220, 0.045, 0.14, 0.002),
  ]),
  hiss(0.59, { type: "bandpass", from: 500, to: 900, q: 1.2 }, 0.16, 0.07, 0.05),
  tone(0.73, 190, 110, 0.09, 0.16, 0.003),
];

/** One bark: the throat opens, breath follows. */
const bark = (at: number, loud: number, throat: number): Stroke[] => [
  { at, swells: 0.018, lasts: 0.2, loud: loud * 0.5, wave: "sawtooth", from: throat, to: throat * 0.62, through: { type: "lowpass", from: 700, to: 300 } },
  { ...hiss(at, { type: "bandpass", from: 850, to: 520, q: 1.3 }, 0.22, loud, 0.016), holds: 0.03 },
  hiss(at + 0.02, { type: "bandpass", from: 1500, to: 1000, q: 1.1 }, 0.15, loud * 0.35, 0.014),
];

const COUGH: Stroke[] = [...bark(0, 0.22, 148), ...bark(0.29, 0.27, 160), ...bark(0.52, 0.13, 132)];

/** One of many who cheer: he begins a little after the others, from closed lips to an open mouth. */
function cheer(n: number): Stroke[] {
  const at = 0.02 + 0.05 * ((n * 5) % 7) + 0.011 * n;
  const pitch = (n % 3 ? 128 : 221) * (1 + 0.043 * ((n * 3) % 7));
  const holds = 0.35 + 0.05 * ((n * 4) % 8);
  const mouth = (from: number, to: number, loud: number): Stroke => ({
    at,
    swells: 0.24 + 0.02 * (n % 5),
    holds,
    lasts: 1.9 + 0.04 * (n % 8),
    loud,
    wave: "sawtooth",
    from: pitch * 0.94,
    to: pitch * 1.06,
    through: { type: "bandpass", from, to, q: 3 },
  });
  return [mouth(380, 900 + 12 * n, 0.12), mouth(800, 1400 + 9 * n, 0.08)];
}

/** A square full of people, and those in front. */
const CROWD: Stroke[] = [
  { ...hiss(0, { type: "bandpass", from: 480, to: 820, q: 0.8 }, 2.6, 0.11, 0.5), holds: 0.6 },
  { ...hiss(0.1, { type: "bandpass", from: 1000, to: 1250, q: 0.9 }, 2.3, 0.05, 0.5), holds: 0.5 },
  ...Array.from({ length: 11 }, (_, n) => cheer(n)).flat(),
];

export const VOICES: Record<SoundKind, Stroke[]> = { bell: BELL, stamp: STAMP, die: DIE, teleprinter: TELEPRINTER, cough: COUGH, crowd: CROWD };
