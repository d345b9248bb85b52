/** What is shown of what people say: which words stand at which seat, and for how long. */
import type { FloorInfo } from "../../../app/protocol";
import type { Told } from "../../../lib/i18n/notation";
import type { Seen } from "../../session/seen";
import type { SeatSession } from "../../session/seatSession.svelte";
import { newKeys, utterances, type Utterance } from "./utterances";

/** Several bots do not speak at once: so many milliseconds lie between two of them. */
export const APART = 1200;
/** Milliseconds that everything is shown at least, and besides for each letter. */
const LEAST = 4000;
const BEGINS = 1500;
const LETTER = 60;
/** The longest that words are shown, in milliseconds: all of them stand in the thread. */
const MOST = 15_000;
/** So many bots' words wait at most; of more, the last of each seat. */
const QUEUE = 6;
/** So many lines the thread has. */
export const THREAD = 80;
/** How long a seat is seen to write after it said so, in milliseconds. */
export const WRITES = 4000;
/** How long one can take back what one has just said, in milliseconds. */
export const TAKES_BACK = 3000;
/** In every game that has them: what was said last is taken back, and somebody is left without a reply. */
const FINAL = ["Retract", "Nothing"];

/** How many milliseconds it takes to read so many letters. */
export const reading = (letters: number): number => Math.min(MOST, Math.max(LEAST, BEGINS + LETTER * letters));

/** By what a floor is known; empty where none is open. */
export const floorKey = (floor: FloorInfo | null): string => (floor ? `${floor.kind} ${floor.number}` : "");

/** Words at a seat; `fresh` until they have been read. */
export interface Shown {
  words: Utterance;
  fresh: boolean;
}

export class Bubbles {
  /** By seat, what it has said last, as long as it is shown. */
  at = $state.raw<Record<number, Shown>>({});
  /** What was said, in the order in which this page heard it. */
  thread = $state.raw<Utterance[]>([]);
  /** The latest words; they are lit. */
  newest = $state.raw<Utterance | null>(null);
  /** Who writes a public line just now. */
  writing = $state.raw<number[]>([]);
  /** This seat's statement, as long as it can still be taken back in its bubble. */
  own = $state.raw<Utterance | null>(null);
  private known = new Set<string>();
  private waiting: Utterance[] = [];
  private begun = false;
  /** Which floor is open; empty: none. */
  private floor = "";
  private timer = 0;
  private readonly timers = new Map<string, number>();

  constructor(
    private readonly session: SeatSession,
    private readonly mutes: (seat: number) => boolean,
  ) {}

  /** A message has come, or the film has gone on: people are heard at once, bots when the film has come to them. */
  hear(seen: Seen, shown: Seen, live: boolean): void {
    const all = utterances(seen);
    if (!this.begun) return this.begin(seen, all);
    const present = new Set(all.map(({ key }) => key));
    this.forget(present);
    const told = new Set(utterances(shown).map(({ key }) => key));
    const isDue = (words: Utterance): boolean => words.person || (live && told.has(words.key));
    for (const words of newKeys(all, this.known).filter(isDue)) {
      this.known.add(words.key);
      if (words.person) this.show(words);
      else this.waiting.push(words);
    }
    if (this.waiting.length > QUEUE) this.waiting = this.waiting.filter((words, n, those) => !those.slice(n + 1).some(({ seat }) => seat === words.seat));
    if (!this.timer) this.next();
  }

  /** A floor has opened or closed: what was said on it stays as long as it is open. */
  turn(floor: string): void {
    if (floor === this.floor) return;
    this.floor = floor;
    this.at = Object.fromEntries(Object.entries(this.at).filter(([, { fresh }]) => fresh));
  }

  /** Somebody writes a public line. */
  writes(seat: number): void {
    if (seat === this.session.seat || this.mutes(seat)) return;
    this.after(`writes ${seat}`, WRITES, () => this.rests(seat));
    if (!this.writing.includes(seat)) this.writing = [...this.writing, seat];
  }

  close(): void {
    clearTimeout(this.timer);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  /** What had been said before this page came there is read in the thread; on a floor it stands at the seats too. */
  private begin(seen: Seen, all: Utterance[]): void {
    this.begun = true;
    for (const { key } of all) this.known.add(key);
    const heard = all.filter(({ seat }) => !this.mutes(seat));
    this.thread = heard.slice(-THREAD);
    this.floor = floorKey(seen.floor);
    if (!seen.floor) return;
    const since = seen.events.findLastIndex(({ type }) => type !== "Said");
    const now = heard.filter(({ said }) => said && seen.events.indexOf(said) > since);
    this.at = Object.fromEntries(now.map((words) => [words.seat, { words, fresh: false }]));
    this.newest = now.at(-1) ?? null;
  }

  /** Words that were taken back with an answer have not been said. */
  private forget(present: Set<string>): void {
    const gone = [...this.known].filter((key) => !present.has(key));
    if (!gone.length) return;
    for (const key of gone) this.known.delete(key);
    const stays = ({ key }: Utterance): boolean => present.has(key);
    this.waiting = this.waiting.filter(stays);
    this.thread = this.thread.filter(stays);
    this.at = Object.fromEntries(Object.entries(this.at).filter(([, { words }]) => stays(words)));
  }

  private next(): void {
    const words = this.waiting.shift();
    this.timer = 0;
    if (!words) return;
    this.show(words);
    this.timer = window.setTimeout(() => this.next(), APART);
  }

  private show(words: Utterance): void {
    if (this.mutes(words.seat)) return;
    this.rests(words.seat);
    this.thread = [...this.thread, words].slice(-THREAD);
    this.at = { ...this.at, [words.seat]: { words, fresh: true } };
    this.newest = words;
    if (words.said && words.seat === this.session.seat) this.keep(words);
    this.after(words.key, reading(this.letters(words)), () => this.read(words));
  }

  /** The last statement alone can be taken back, and for a moment only. */
  private keep(words: Utterance): void {
    this.own = FINAL.includes((words.said!.statement as Told).type) ? null : words;
    this.after("own", TAKES_BACK, () => (this.own = null));
  }

  private letters({ said, text }: Utterance): number {
    return (said ? (this.session.words?.quote(this.session.game, said.statement as Told) ?? "") : text).length;
  }

  /** It has been read: it goes, unless a floor is open. */
  private read(words: Utterance): void {
    if (this.at[words.seat]?.words !== words) return;
    const { [words.seat]: _, ...others } = this.at;
    this.at = this.floor ? { ...this.at, [words.seat]: { words, fresh: false } } : others;
  }

  private rests(seat: number): void {
    if (this.writing.includes(seat)) this.writing = this.writing.filter((other) => other !== seat);
  }

  private after(key: string, wait: number, then: () => void): void {
    clearTimeout(this.timers.get(key));
    const done = (): void => {
      this.timers.delete(key);
      then();
    };
    this.timers.set(key, window.setTimeout(done, wait));
  }
}
