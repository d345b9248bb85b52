/** What happens, as beats: a sentence or two, those concerned lit, and a time to look at it. Pure: each game feeds it from its own folder. */
import type { Component } from "svelte";
import type { SoundKind } from "../../lib/sound/kinds";
import type { Seen } from "../session/seen";
import type { SeatSession } from "../session/seatSession.svelte";
import type { Told } from "../../lib/i18n/notation";

/** What one may want to stop at until a key is pressed. */
export const STOPS = ["mine", "control", "death", "verdict", "round", "parade", "end"] as const;
export type Stop = (typeof STOPS)[number];

/** What may be heard with it. The bell means “your word” and nothing else. */
export type Sound = Exclude<SoundKind, "bell">;

/** What a game says of one event; an empty cue is an ordinary beat. */
export interface Cue {
  /** How long it is looked at, in milliseconds, at a steady pace. */
  lasts?: number;
  /** When a scene has shown how it ends, and it may be said; left out: towards its end; 0: at once. */
  reveals?: number;
  /** Who is lit, by what their cards bear: `{ who: ["A"] }` lights `data-who="A"`. */
  lit?: Record<string, (string | number)[]>;
  stop?: Stop;
  /** The big moment it belongs to, by its name among the game's scenes. */
  scene?: string;
  /** What is heard with it; nothing of what is told to some and not to all, since whoever sits beside hears it too. */
  sound?: Sound;
  /** How long after the beat begins that is heard, in milliseconds at a steady pace; left out: at once, or after what was heard before. */
  soundsAt?: number;
  /** It is told in the same breath as the event before it. */
  joins?: boolean;
  /** How long such a beat lasts at least, in milliseconds. */
  joined?: number;
  /** Nothing happens in it: several such beats, one after the other, become one. */
  nothing?: boolean;
  /** Whether the board changes with it, and not before. */
  turns?: boolean;
  /** The number of the newspaper that has come out by then: it is read before it. */
  paper?: Paper;
  /** It is the last that newspaper tells of, which is read after it: before the next beat, or before one is asked. */
  closes?: boolean;
}

export type Paper = number | "last";

/** Something drawn flat, to be printed: paths in their colours, from the back to the front, and a letter or two. */
export interface Drawing {
  wide: number;
  high: number;
  /** What lies behind it, where it has a frame of its own. */
  ground?: string;
  paths: { d: string; fill: string; transform?: Transform; even?: boolean }[];
  texts?: { text: string; x: number; y: number; size: number; fill: string }[];
}

/** As a matrix of SVG and canvas. */
export type Transform = [number, number, number, number, number, number];

export interface Beat {
  /** How many events had been told before it. */
  first: number;
  events: Told[];
  /** How everything stood before the step it belongs to, and after. */
  before: Seen;
  after: Seen;
  lasts: number;
  reveals: number;
  lit: Record<string, (string | number)[]>;
  stop: Stop | null;
  scene: string | null;
  /** What is heard, and when. */
  sounds: { sound: Sound; at: number }[];
  paper: Paper | null;
  closes: boolean;
  /** Whether nothing happens in it. */
  nothing: boolean;
  /** What the board and the log show until it may be said how it ends, and then. */
  unsaid: Seen;
  shown: Seen;
}

/** What a director knows of an event: all that was told before it, how things stood before and after its step, and whose eyes these are. */
export interface Scenery {
  told: readonly Told[];
  before: Seen;
  after: Seen;
  me: number | null;
}

/** Says how an event is played; null: it is told in the log alone. */
export type Director = (event: Told, scenery: Scenery) => Cue | null;

export type Scene = Component<{ at: SeatSession; beat: Beat }>;

/** What a game plays, fetched when something happens. */
export interface GameStage {
  direct: Director;
  /** Its big moments: each draws one beat of it, and what of it has been played before. */
  scenes: Record<string, () => Promise<{ default: Scene }>>;
  /** Below the sentence: whom it is about, where no scene shows it. */
  Beside?: () => Promise<{ default: Scene }>;
  /** Whom or what the newspaper knows by this word, as it prints it; left out: a disc with the number of a seat. */
  printed?: (word: string, seen: Seen) => Drawing | null;
}

/** How long an ordinary beat is looked at. */
export const LIGHT = 1000;
/** Of a scene, the part in which one does not yet know. */
const SUSPENSE = 0.75;

/** After so many milliseconds something else can be heard. */
const APART = 700;

/** With what was heard before, each sound once. */
function heard({ sound, soundsAt }: Cue, before: Beat["sounds"]): Beat["sounds"] {
  if (!sound || before.some((other) => other.sound === sound)) return before;
  return [...before, { sound, at: soundsAt ?? (before.length ? before.at(-1)!.at + APART : 0) }];
}

/** The beats of one step: what was told in it, between how it was before and how it is after. */
export function beatsOf(events: Told[], before: Seen, after: Seen, me: number | null, direct: Director): Beat[] {
  const first = after.events.length - events.length;
  const beats: (Omit<Beat, "reveals"> & { turns: boolean; reveals: number | undefined })[] = [];
  events.forEach((event, n) => {
    const cue = direct(event, { told: after.events.slice(0, first + n), before, after, me });
    if (!cue) return;
    const {
      lasts = LIGHT,
      reveals,
      lit = {},
      stop = null,
      scene = null,
      joins = false,
      joined = 0,
      nothing = false,
      turns = true,
      paper = null,
      closes = false,
    } = cue;
    const last = beats.at(-1);
    if (!joins || !last) {
      beats.push({
        first: first + n,
        events: [event],
        before,
        after,
        lasts,
        reveals,
        lit,
        stop,
        scene,
        sounds: heard(cue, []),
        turns,
        paper,
        closes,
        nothing,
        unsaid: before,
        shown: after,
      });
      return;
    }
    last.events.push(event);
    last.lasts = Math.max(last.lasts, lasts, joined);
    last.reveals = reveals ?? last.reveals;
    for (const [mark, those] of Object.entries(lit)) last.lit[mark] = [...new Set([...(last.lit[mark] ?? []), ...those])];
    last.stop ??= stop;
    last.scene ??= scene;
    last.sounds = heard(cue, last.sounds);
    last.turns ||= turns;
    last.paper ??= paper;
    last.closes ||= closes;
    last.nothing &&= nothing;
  });
  const turn = beats.findIndex(({ turns }) => turns);
  return beats.map(({ turns: _, ...beat }, n) => {
    const board = n < turn || (turn < 0 && n < beats.length - 1) ? before : after;
    return {
      ...beat,
      reveals: beat.reveals ?? (beat.scene ? beat.lasts * SUSPENSE : 0),
      unsaid: { ...before, events: after.events.slice(0, beat.first) },
      shown: n === beats.length - 1 ? after : { ...board, events: after.events.slice(0, beats[n + 1]!.first) },
    };
  });
}

/** Of several beats in which nothing happens, one after the other, one that tells all of it, however many steps they are of. */
export function together(beats: Beat[]): Beat[] {
  const found: Beat[] = [];
  for (const beat of beats) {
    const last = found.at(-1);
    if (!last?.nothing || !beat.nothing) found.push(beat);
    else found[found.length - 1] = pair(last, beat);
  }
  return found;
}

function pair(one: Beat, other: Beat): Beat {
  const lit = { ...one.lit };
  for (const [mark, those] of Object.entries(other.lit)) lit[mark] = [...new Set([...(lit[mark] ?? []), ...those])];
  const { first, before, unsaid, events } = one;
  return { ...other, first, before, unsaid, lit, events: [...events, ...other.events], lasts: LIGHT };
}

/** Goes for any game: one event, one beat. */
export const plainly: Director = () => ({});
