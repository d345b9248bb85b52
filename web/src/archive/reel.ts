/** A stream from its beginning, looked at moment by moment. Pure: nothing here talks to anybody. */
import type { Update, Why } from "../app/protocol";
import { after, type Public, type Seen } from "../table/session/seen";
import type { Told } from "../lib/i18n/notation";

/** Where a year or a round begins. */
export interface Chapter {
  position: number;
  number: number;
}

/** What happened in a moment: the events, and, to whoever sees everything, who answered what under seal. */
export interface Step {
  events: Told[];
  sealed: [seat: number, text: string][];
}

/** A long game has thousands of messages: one state in so many is kept, the others are made again. */
const KEPT = 50;

const eventsOf = (update: Update): Told[] => (update.events as Told[] | undefined) ?? [];

export class Reel {
  /** By moment, the message that brings it about. Messages in which nothing happens are passed over. */
  private readonly stops: number[] = [];
  /** By event, the moment it happened in. */
  private readonly happened: number[] = [];
  readonly chapters: Chapter[] = [];
  private readonly kept: Seen[];
  private near: { message: number; seen: Seen };

  constructor(
    first: Seen,
    private readonly updates: Update[],
  ) {
    this.kept = [first];
    this.near = { message: -1, seen: first };
    let begun = false;
    updates.forEach((update, message) => {
      const position = this.stops.length;
      if (update.kept != null) this.happened.length = update.kept;
      this.happened.push(...eventsOf(update).map(() => position));
      const { year, round } = (update.public ?? {}) as Public;
      const number = (year ?? round) as number | undefined;
      if (number !== undefined && number !== this.chapters.at(-1)?.number) this.chapters.push({ position, number });
      if (matters(update) || (!begun && Boolean(update.public))) this.stops.push(message);
      begun ||= Boolean(update.public);
    });
    if (!this.stops.length && updates.length) this.stops.push(updates.length - 1);
  }

  /** Why it does not begin at the beginning, if it does not. */
  get missing(): Why | null {
    return this.updates[0]?.missing ?? null;
  }

  /** How many moments there are. */
  get length(): number {
    return this.stops.length;
  }

  /** How it looked at that moment. */
  moment(position: number): Seen {
    const message = this.stops[position] ?? -1;
    if (message < this.near.message || message - this.near.message > KEPT) this.near = this.before(message);
    while (this.near.message < message) this.near = this.next(this.near);
    return this.near.seen;
  }

  /** What led to it. */
  step(position: number): Step {
    const message = this.stops[position] ?? -1;
    const events = this.updates.slice((this.stops[position - 1] ?? -1) + 1, message + 1).flatMap(eventsOf);
    const answers = Object.entries(this.updates[message]?.answers ?? {});
    const open = answers.length < 2 && events.length > 0; // then the event says as much
    const sealed = open ? [] : answers.filter(([, text]) => text !== "pass");
    return { events, sealed: sealed.map(([seat, text]) => [Number(seat), text]) };
  }

  /** To whoever sees everything: what was answered to bring it about, windows that were passed aside. */
  answers(position: number): [seat: number, text: string][] {
    const answers = Object.entries(this.updates[this.stops[position] ?? -1]?.answers ?? {});
    return answers.filter(([, text]) => text !== "pass").map(([seat, text]) => [Number(seat), text]);
  }

  /** The moment in which the event with this number happened. */
  momentOf(event: number): number {
    return this.happened[event] ?? 0;
  }

  /** The number of a moment's message: the same for all eyes. */
  numberOf(position: number): number {
    return this.updates[this.stops[position] ?? -1]?.n ?? 0;
  }

  /** The last moment up to the message with this number. */
  momentAt(n: number): number {
    const later = this.stops.findIndex((message) => this.updates[message]!.n > n);
    return Math.max(0, (later < 0 ? this.length : later) - 1);
  }

  /** The chapter a moment belongs to. */
  chapterOf(position: number): Chapter | undefined {
    return this.chapters.findLast((chapter) => chapter.position <= position);
  }

  private before(message: number): { message: number; seen: Seen } {
    const frame = Math.min(this.kept.length - 1, Math.floor((message + 1) / KEPT));
    return { message: frame * KEPT - 1, seen: this.kept[frame]! };
  }

  private next(now: { message: number; seen: Seen }): { message: number; seen: Seen } {
    const message = now.message + 1;
    const seen = after(now.seen, this.updates[message]!);
    if ((message + 1) % KEPT === 0) this.kept[(message + 1) / KEPT] ??= seen;
    return { message, seen };
  }
}

/** Whether there is anything to look at: a window in which all pass is none. */
function matters(update: Update): boolean {
  const spoken = Object.values(update.answers ?? {}).some((text) => text !== "pass");
  return spoken || eventsOf(update).length > 0 || update.secrets !== undefined;
}
