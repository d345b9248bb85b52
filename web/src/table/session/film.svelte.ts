/** The film of a live table in step: this page shows everything at the time the server has given it, and nothing before. */
import { api } from "../../app/api";
import type { FilmInfo, Update } from "../../app/protocol";
import { heardMeanwhile, isHurried, NOTHING, rateOf, shotsOf, shownAt, type Meanwhile, type Shot } from "./film";
import { after, atFirst, type Seen } from "./seen";
import type { SeatSession } from "./seatSession.svelte";

/** A phone before a big screen goes so many seconds behind it: nobody reads in their hand what the screen is about to show. */
const BEHIND = 0.3;
/** The longest that a browser's timer waits at once, in milliseconds. */
const LONGEST = 60_000;

export class Film {
  /** Whether it shows something, and the question has yet to come. */
  running = $state(false);
  /** Whether this page is the big screen that others look at. */
  conducts = false;
  /** Whether it is not known how everything stood before it. */
  private blind = false;
  /** What is left of it, from the beat that is shown. */
  private shots: Shot[] = [];
  private meanwhile: Meanwhile = NOTHING;
  /** How everything stands by what has been heard, shown or not. */
  private told: Seen | null = null;
  /** Messages heard while the beginning of the film is fetched. */
  private waiting: Update[] | null = null;
  private fetches = 0;
  private timer = 0;

  constructor(private readonly at: SeatSession) {}

  /** A message has brought this about; false if all of it can be shown at once. */
  hear(before: Seen, update: Update, told: Seen): boolean {
    if (!update.film && !this.running) return false;
    this.told = told;
    if (!this.waiting && !this.at.tape.prepared) void this.fetch(async () => [before, []]);
    if (this.waiting) {
      this.waiting.push(update);
      if (!update.film) this.meanwhile = heardMeanwhile(this.meanwhile, update, told);
      this.show();
    } else {
      this.running = true;
      this.add(before, update);
      this.tick();
    }
    return true;
  }

  /** A table that is opened while its film runs: the page fetches how it stood before, and goes on where the others are. */
  begin(told: Seen, film: FilmInfo): void {
    this.stop();
    this.told = told;
    void this.fetch(async () => {
      const all = (await api.history(this.at.table, this.at.seat)).filter(({ n }) => n <= told.n);
      const first = all.findIndex((update) => update.film && update.film.shown_by > this.now());
      return [all.slice(0, Math.max(0, first)).reduce(after, atFirst(told)), first < 0 ? [] : all.slice(first)];
    }, film);
  }

  /** What it begins with has to be fetched, and so has how this game plays it; until then everything stands as it stood. */
  private async fetch(beginning: () => Promise<[Seen, Update[]]>, unknown?: FilmInfo): Promise<void> {
    const told = this.told!;
    [this.running, this.waiting] = [true, []];
    this.fetches += 1;
    const which = this.fetches;
    if (unknown) this.show();
    const [begins] = await Promise.all([beginning().catch(() => null), this.at.tape.prepare(told.table.game)]);
    if (which !== this.fetches) return;
    const heard = this.waiting;
    [this.waiting, this.meanwhile] = [null, NOTHING];
    const [first, updates] = begins?.[1].length || !unknown ? begins! : [told, []];
    // Without its past nothing is shown before all of it may be.
    if (first === told && unknown) {
      this.blind = true;
      this.shots.push({ at: 0, said: 0, ends: unknown.shown_by, beat: null, unsaid: told, shown: told });
    }
    [...updates, ...heard].reduce((seen, update) => this.add(seen, update), first);
    this.tick();
  }

  /** What is left of it is not shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.fetches += 1;
    [this.running, this.blind, this.shots, this.meanwhile, this.told, this.waiting] = [false, false, [], NOTHING, null, null];
  }

  private add(before: Seen, update: Update): Seen {
    const from = this.shots.at(-1)?.ends ?? this.now();
    const shots = shotsOf(update, before, from, this.at.seat, this.at.tape.stage.direct);
    const { shown } = shots.at(-1)!;
    if (!update.film) this.meanwhile = heardMeanwhile(this.meanwhile, update, shown);
    this.shots.push(...shots);
    this.at.tape.expect(shots.flatMap(({ beat }) => beat ?? []));
    return shown;
  }

  private now(): number {
    const isPhone = this.told?.table.sofa && !this.conducts;
    return this.at.clock() - (isPhone ? BEHIND : 0);
  }

  /** Show what is due, and come back when the next is. */
  private tick = (): void => {
    clearTimeout(this.timer);
    const now = this.now();
    while (this.shots.length && this.shots[0]!.ends <= now) this.shots.shift();
    const [shot] = this.shots;
    if (!shot) return this.end();
    this.show();
    const due = now < shot.at ? shot.at : now < shot.said ? shot.said : shot.ends;
    this.timer = window.setTimeout(this.tick, Math.min(LONGEST, Math.max(0, due - now) * 1000));
  };

  private show(): void {
    const { at, told, shots } = this;
    const shot = this.blind ? undefined : shots[0];
    const now = this.now();
    const isSaid = shot && now >= shot.said;
    const state = shot ? (isSaid ? shot.shown : shot.unsaid) : at.seen;
    if (state) at.show(shownAt(state, this.meanwhile, told!));
    if (shot?.beat && now >= shot.at) at.tape.film(shot.beat, now >= shot.said, rateOf(shot), isHurried(shot, now));
  }

  private end(): void {
    const told = this.told!;
    this.stop();
    this.at.tape.unfilm();
    this.at.show(told);
  }
}
