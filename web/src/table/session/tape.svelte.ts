/** What has happened is played beat by beat: before one is asked again, where one is alone or only watches; beside the question, where others wait. */
import { gamePage } from "../games";
import { store, storeValue, stored, storedValue } from "../../lib/storage";
import { still } from "../../lib/look.svelte";
import type { Update } from "../../app/protocol";
import { beatsOf, LIGHT, plainly, STOPS, together, type Beat, type GameStage, type Paper, type Stop } from "../stage/beat";
import type { Told } from "../../lib/i18n/notation";
import { api } from "../../app/api";
import { after, apart, atFirst, type Seen } from "./seen";
import type { SeatSession } from "./seatSession.svelte";

/** By pace, how many times as long as at a steady one a beat lasts; one that waits does so for a key or a tap, and with none nothing is played. */
export const PACES = { wait: 1, slow: 1.5, plain: 1, fast: 0.55, none: 0 };
export type Pace = keyof typeof PACES;

const isPace = (word: string): word is Pace => word in PACES;

/** How long a picture is looked at that does not move, in milliseconds. */
const STILL = 1400;
/** So far behind what others see, it is caught up with: the log has told the rest. */
const BEHIND = 12_000;
/** Whoever is not asked for so long sees it go fast; for still longer, what has weight alone. */
const FAR = 20_000;
const FARTHER = 30_000;

const PLAIN: GameStage = { direct: plainly, scenes: {} };

export class Tape {
  position = $state(0);
  pace = $state<Pace>(isPace(stored("tape")) ? (stored("tape") as Pace) : "plain");
  /** Whether it stands still until told otherwise. */
  paused = $state(false);
  running = $state(false);
  /** Whether the question stands meanwhile, and the board is that of now. */
  live = $state(false);
  /** Whether the beat has shown how it ends. Who does not want to wait for it sees the end of its scene at once. */
  revealed = $state(true);
  hurried = $state(false);
  /** At a table in step the film goes by the server's clock: nothing here goes on, back or ahead by itself. */
  filmed = $state(false);
  /** Whether whoever looks has seen enough of its scenes: the board and the sentences go on. */
  plain = $state(false);
  /** Whether this beat has no scene, because there is no time for it. */
  private bare = $state(false);
  private rate = $state(1);
  /** How many of its beats have brought their newspaper. */
  private laid = 0;
  /** What one does not stop at. */
  passing = $state.raw<Stop[]>(STOPS.filter((stop) => ((storedValue("passing") as Stop[] | undefined) ?? []).includes(stop)));
  stage = $state.raw<GameStage>(PLAIN);
  /** The newspaper that has come, and whether it is read or lies there rolled; null: there is none, or one has seen it. */
  paper = $state.raw<{ number: Paper; open: boolean } | null>(null);
  /** Whether one wants it brought. */
  subscribes = $state(stored("paper") !== "none");
  private beats = $state.raw<Beat[]>([]);
  /** How everything stood after the last of them. */
  private end: Seen | null = null;

  constructor(private readonly at: SeatSession) {}

  length = $derived(this.beats.length);
  beat = $derived(this.beats[this.position] ?? null);
  events = $derived.by((): Told[] => this.beat?.events ?? []);
  /** Whether a beat is shown, and nothing can be answered until the last. */
  holds = $derived(this.running && !this.live);
  /** What it stops at, until a key is pressed. */
  stop = $derived.by((): Stop | null =>
    this.holds && !this.filmed && this.revealed && this.beat?.stop && !this.passing.includes(this.beat.stop) ? this.beat.stop : null,
  );
  /** How many times as long as at a steady pace a beat lasts; what was chosen, but nobody waits long for his next question. */
  tempo = $derived.by((): number => (this.filmed ? 1 / this.rate : this.isAway(FAR) ? PACES.fast : PACES[this.pace]));
  /** After how many milliseconds it goes on by itself; null: it does not. */
  due = $derived.by((): number | null => {
    if (!this.running || !this.beat || this.filmed || this.paused || this.paper?.open) return null;
    const { lasts, reveals, scene } = this.beat;
    if (!this.revealed) return reveals * this.tempo;
    if (this.stop || (this.pace === "wait" && !this.live)) return null;
    return (scene && still() ? STILL : this.live || this.hurried ? lasts : lasts - reveals) * this.tempo;
  });

  /** Whether the scene is drawn; a picture that does not move would tell how it ends. */
  drawn = $derived.by((): boolean => !this.filmed || !(this.plain || this.bare || (still() && !this.revealed)));

  /** How this game plays what happens: fetched when something does. */
  async prepare(game = this.at.game): Promise<void> {
    this.stage =
      (await gamePage(game)
        .stage?.()
        .catch(() => PLAIN)) ?? PLAIN;
    this.prepared = true;
  }
  prepared = false;

  /** At a table that has just begun: what had happened before this page came there; or what has, since that message. Who asks for it, from that beat on, sees it at any pace. */
  async begin(since = 0, from: number | null = null): Promise<void> {
    this.waiting = [];
    const { table, seat, seen } = this.at;
    const [told] = await Promise.all([api.history(table, seat).catch(() => []), this.prepare()]);
    const [meanwhile, heard] = [this.waiting, this.at.seen?.n ?? 0];
    this.waiting = null;
    if (!seen || !this.at.seen || this.at.past) return;
    const last = told.at(-1)?.n ?? 0;
    const all = [...told.filter(({ n }) => n <= heard), ...meanwhile.filter(({ n }) => n > last)].flatMap(apart);
    const known = since ? all.filter(({ n }) => n <= since).length : seat === null ? 0 : begins(all);
    this.play(all.slice(0, known).reduce(after, atFirst(seen)), all.slice(known), false, from);
  }
  private waiting = $state.raw<Update[] | null>(null);
  /** Whether what is to be shown has yet to be fetched. */
  prepares = $derived(this.waiting !== null);

  /** A message has come, and all is as it says; what led there is shown first. Who looks back meanwhile is left alone. */
  hear(before: Seen, update: Update): void {
    if (update.kept != null) this.clear();
    if (this.waiting) this.waiting = [...this.waiting, update];
    else if (this.running) this.grow([update]);
    else if (update.events && !this.at.past && this.pace !== "none" && !isLongAgo(before)) void this.start(before, update);
  }

  private start(before: Seen, update: Update): void | Promise<void> {
    const { pace, in_step } = before.table.tempo;
    const live = in_step || (!update.moments && this.at.seat !== null && pace !== "solo"); // in step these are but words
    if (this.prepared) return this.play(before, [update], live);
    if (!live) this.at.past = before;
    this.waiting = [update];
    return this.prepare().then(() => {
      const updates = this.waiting;
      if (!updates) return; // all has begun anew meanwhile
      this.waiting = null;
      if (!live) this.at.past = null;
      if (this.at.seen) this.play(before, updates, live);
    });
  }

  /** Show these one after the other. */
  play(first: Seen, updates: Update[], live = false, from: number | null = null): void {
    const beats = this.played(first, updates);
    if (live) this.lay(beats);
    if (!beats.length) return;
    [this.beats, this.position, this.paused, this.live] = [beats, beats.length - 1, from !== null && this.pace === "none", live];
    if (this.pace !== "none" || from !== null) this.go(from ?? 0);
    this.bring(null);
  }

  private grow(updates: Update[]): void {
    const more = this.played(this.end!, updates);
    const shown = this.position + 1;
    this.beats = [...this.beats.slice(0, shown), ...together([...this.beats.slice(shown), ...more])];
    if (this.live) this.lay(more);
    while (this.live && this.left() > BEHIND) this.position += 1;
  }

  private left(position = this.position): number {
    return this.beats.slice(position + 1).reduce((sum, { lasts }) => sum + lasts * PACES[this.pace], 0);
  }

  /** Whether one's next question is farther away than this, for somebody who has chosen no other pace. */
  private isAway(far: number, position = this.position): boolean {
    return this.pace === "plain" && !this.paused && !this.live && this.at.seat !== null && this.left(position) > far;
  }

  /** The beat after this one; of those that are slight the log tells, where there are too many of them. */
  private following(): number {
    let next = this.position + 1;
    while (this.isAway(FARTHER, next) && isSlight(this.beats[next]!)) next += 1;
    return next;
  }

  private played(first: Seen, updates: Update[]): Beat[] {
    let seen = first;
    const beats = updates.flatMap(apart).flatMap((update) => {
      const before = seen;
      seen = after(before, update);
      return beatsOf((update.events as Told[] | undefined) ?? [], before, seen, this.at.seat, this.stage.direct);
    });
    this.end = seen;
    return together(beats.filter(({ events }) => events.some(({ type }) => type !== "Said"))); // what is said stands at the seats
  }

  /** The film of a table in step goes on with these beats. */
  expect(beats: Beat[]): void {
    if (!this.filmed) {
      this.clear();
      [this.filmed, this.plain, this.position, this.paused, this.laid] = [true, this.pace === "none", 0, false, 0];
    }
    this.beats = [...this.beats, ...beats];
  }

  /** The film shows this beat, which lasts so many times as long as usual; there may be no time for its scene. Who looks back meanwhile is left alone. */
  film(beat: Beat, revealed: boolean, rate: number, hurried: boolean): void {
    if (this.at.past) return;
    if (!this.running || this.beat !== beat) {
      const position = this.beats.indexOf(beat);
      this.lay(this.beats.slice(this.laid, position + 1));
      [this.position, this.laid, this.running, this.rate, this.bare] = [position, position + 1, true, rate, hurried];
    }
    this.revealed = revealed;
  }

  /** The film is over; it can be looked at again. */
  unfilm(): void {
    if (!this.filmed) return;
    this.lay(this.beats.slice(this.laid));
    [this.filmed, this.running, this.revealed, this.position] = [false, false, true, Math.max(0, this.length - 1)];
  }

  go(position: number): void {
    if (!this.length) return;
    if (position >= this.length) return this.skip();
    [this.position, this.running, this.hurried] = [Math.max(0, position), true, false];
    const { reveals, unsaid, shown } = this.beat!;
    this.revealed = this.live || !reveals || still();
    if (!this.live) this.at.past = this.revealed ? shown : unsaid;
  }

  /** By itself. */
  goOn = (): void => {
    if (!this.revealed) {
      this.revealed = true;
      this.at.past = this.beat!.shown;
      return;
    }
    const over = this.beat;
    this.go(this.following());
    this.bring(over);
  };
  /** By hand: first how it ends, then the next; not past a newspaper. */
  next = (): void => {
    if (this.filmed) return this.skip();
    if (this.paper?.open) return;
    this.hurried = !this.revealed;
    this.goOn();
  };
  /** One back, from now on by hand; from now the last one again. */
  back = (): void => {
    if (this.filmed) return;
    this.paused = true;
    this.live = false;
    this.go(this.running ? this.position - 1 : this.length - 1);
  };

  /** From its beginning once more. */
  again = (): void => {
    [this.paused, this.live] = [false, false];
    this.go(0);
  };

  /** Show how it is now; in step what comes later still comes later, and only its scenes are left out. */
  skip = (): void => {
    if (!this.running) return;
    if (this.filmed) return void (this.plain = true);
    if (this.paper?.open) this.paper = { ...this.paper, open: false };
    if (!this.live) this.lay(this.beats.slice(this.position).filter(({ closes }, n) => n > 0 || closes));
    [this.running, this.revealed, this.position] = [false, true, this.length - 1];
    if (!this.live) this.at.past = null;
  };

  /** What it showed has not happened, or is told anew. */
  clear(): void {
    if (this.waiting) [this.waiting, this.at.past] = [null, null];
    this.filmed = false;
    this.skip();
    [this.beats, this.live, this.paper] = [[], false, null];
  }

  /** The newspaper that what is over has closed, or that is read before what is shown now. Where one is asked meanwhile it lies there. */
  private bring(over: Beat | null): void {
    const now = this.running ? this.beat : null;
    const out = (over?.closes && over.paper) || (!now?.closes && now?.paper);
    if (this.subscribes && !this.live && out) this.paper = { number: out, open: true };
  }

  /** What has come out with these lies there. */
  private lay(beats: Beat[]): void {
    const out = beats.findLast(({ paper }) => paper)?.paper;
    if (this.subscribes && out) this.paper = { number: out, open: false };
  }

  subscribe(wanted: boolean): void {
    this.subscribes = wanted;
    store("paper", wanted ? "daily" : "none");
  }

  choose(pace: Pace): void {
    this.pace = pace;
    store("tape", pace);
    if (pace === "none") this.skip();
  }

  /** Stop there from now on, or no more. */
  heed(stop: Stop, stops: boolean): void {
    this.passing = stops ? this.passing.filter((other) => other !== stop) : [...this.passing, stop];
    storeValue("passing", this.passing);
  }
}

/** What a game that begins in the middle begins with has happened elsewhere: the log tells it. */
const isLongAgo = ({ public: facts, table }: Seen): boolean => !facts && Boolean(table.began);

const isSlight = ({ lasts, stop, paper }: Beat): boolean => lasts <= LIGHT && stop === null && paper === null;

/** Where people come in: what chance does before anybody is asked lies on the table. */
function begins(moments: Update[]): number {
  let first = moments.findIndex(({ question }) => question?.asked.some((seat) => seat !== 0));
  while (first > 0 && moments[first - 1]!.events && !moments[first - 1]!.question?.asked.length) first--; // what was said before
  return first < 0 ? moments.length : first;
}
