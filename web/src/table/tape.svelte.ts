/** What happens while one person plays alone, or only watches: shown moment by moment, before he is asked again. */
import { Reel } from "../archive/reel";
import { keep, kept } from "../look/kept";
import type { Update } from "../protocol";
import type { Told } from "../words/notation";
import { api } from "./api";
import { after, apart, atFirst, type Seen } from "./seen";
import type { Sitting } from "./sitting.svelte";

/** By speed, how long a moment stands, in milliseconds; one that waits does so for a key or a tap, and without any all is shown at once. */
export const PACES = { wait: Infinity, slow: 2500, plain: 1000, fast: 350, none: 0 };
export type Pace = keyof typeof PACES;

const isPace = (word: string): word is Pace => word in PACES;

/** Tables this page has just begun: what had happened before it came there is shown too. */
export const fresh = new Set<string>();

export class Tape {
  position = $state(0);
  length = $state(0);
  pace = $state<Pace>(isPace(kept("tape")) ? (kept("tape") as Pace) : "plain");
  /** Whether it stands still until told otherwise. */
  paused = $state(false);
  /** Whether a moment is shown that is not now. */
  running = $state(false);
  private reel = $state.raw<Reel | null>(null);

  constructor(private readonly at: Sitting) {}

  /** What happened in the moment that is shown. */
  events = $derived.by((): Told[] => this.reel?.step(this.position).events ?? []);

  /** At a table that has just begun: what had happened before this page came there. */
  async begin(): Promise<void> {
    this.waiting = [];
    const { table, seat, seen } = this.at;
    const told = await api.history(table, seat).catch(() => []);
    const [meanwhile, heard] = [this.waiting, this.at.seen?.n ?? 0];
    this.waiting = null;
    if (!seen || !this.at.seen || this.at.past) return;
    const last = told.at(-1)?.n ?? 0;
    const all = [...told.filter(({ n }) => n <= heard), ...meanwhile.filter(({ n }) => n > last)].flatMap(apart);
    const from = seat === null ? 0 : begins(all);
    this.play(all.slice(0, from).reduce(after, atFirst(seen)), all.slice(from));
  }
  private waiting: Update[] | null = null;

  /** A message has come, and all is as it says; what led there is shown first. Who looks back meanwhile is left alone. */
  hear(before: Seen, update: Update): void {
    if (update.kept != null) this.clear();
    if (this.waiting) this.waiting.push(update);
    else if (this.running) this.grow([update]);
    else if (update.moments && !this.at.past) this.play(before, [update]);
  }

  /** Show these one after the other. */
  play(first: Seen, updates: Update[]): void {
    const reel = new Reel(first, updates.flatMap(apart), "told");
    if (!reel.length) return;
    [this.reel, this.length, this.position, this.paused] = [reel, reel.length, reel.length - 1, false];
    if (this.pace !== "none") this.go(0);
  }

  private grow(updates: Update[]): void {
    this.reel!.add(updates.flatMap(apart));
    this.length = this.reel!.length;
  }

  go(position: number): void {
    if (!this.reel) return;
    if (position >= this.length) return this.skip();
    [this.position, this.running] = [Math.max(0, position), true];
    this.at.past = this.reel.moment(this.position);
  }

  next = (): void => this.go(this.position + 1);
  /** One back, from now on by hand; from now the last one again. */
  back = (): void => {
    this.paused = true;
    this.go(this.running ? this.position - 1 : this.length - 1);
  };

  /** Show how it is now. */
  skip = (): void => {
    if (!this.running) return;
    [this.running, this.position] = [false, this.length - 1];
    this.at.past = null;
  };

  /** What it showed has not happened. */
  private clear(): void {
    this.skip();
    [this.reel, this.length] = [null, 0];
  }

  choose(pace: Pace): void {
    this.pace = pace;
    keep("tape", pace);
    if (pace === "none") this.skip();
  }
}

/** Where people come in: what chance does before anybody is asked lies on the table. */
function begins(moments: Update[]): number {
  let first = moments.findIndex(({ question }) => question?.asked.some((seat) => seat !== 0));
  while (first > 0 && moments[first - 1]!.events && !moments[first - 1]!.question?.asked.length) first--; // what was said before
  return first < 0 ? moments.length : first;
}
