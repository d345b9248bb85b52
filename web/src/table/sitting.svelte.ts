/** One seat at one table, as the page shows it: what it has been told, what it is asked, and what it can do. */
import type { AnyMessage, Done, Reaction, Refused, Why } from "../protocol";
import { announced } from "../announced.svelte";
import { edition } from "../edition.svelte";
import { play } from "../sound/sound.svelte";
import { readAction, type Told } from "../words/notation";
import { spoken, t } from "../words/spoken.svelte";
import { ruleOf, type Names, type Words } from "../words/words";
import { api, No } from "./api";
import { fresh } from "./fresh";
import { note } from "./grains";
import { FORGOTTEN, UNNAMED } from "./names";
import { after, fromHello, type Seen } from "./seen";
import { Stream, type Asked, type Connection, type Line, type Listener } from "./stream";
import { Tape } from "./tape.svelte";

/** So many seconds late nothing comes over a line that stands. */
const LATE = 5;

/** An option: as it is sent, as a value, and the rule it stands in. */
export interface Choice {
  text: string;
  action: Told;
  rule: string;
}

/** What was said so many events ago nobody waits to have answered. */
const RECENT = 12;

export class Sitting {
  seen = $state.raw<Seen | null>(null);
  connection = $state<Connection>("connecting");
  /** Why the last thing asked for was refused. */
  refused = $state.raw<Why | null>(null);
  /** A moment of the past that is looked at instead of now. */
  past = $state.raw<Seen | null>(null);
  /** What has just happened, shown before now. */
  readonly tape = new Tape(this);
  /** How many events there were when this seat last answered: what came since is news. */
  read = $state(0);
  /** Who has a connection open. */
  here = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  /** What somebody does without a word, by seat, as long as it is seen. */
  reactions = $state.raw<Record<number, Reaction["mark"]>>({});
  /** How much of what this seat has asked for has not been answered yet. */
  private unanswered = $state(0);
  /** How many games of bots play before this one. */
  before = $state(0);
  /** The server's clock less ours, in seconds. */
  private skew = $state(-Infinity);
  /** Since when the line stands, by our clock. */
  private opened = 0;
  private line: Line;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    open: (listener: Listener) => Line = (listener) => new Stream(table, seat, listener),
  ) {
    this.line = open({
      message: (message) => this.hear(message),
      connection: (now) => (now === "lost" ? void this.lost() : this.found(now)),
      last: () => this.seen?.n ?? null,
    });
  }

  /** What this seat has seen goes with it: the next hand may be somebody else's. */
  close(): void {
    this.line.close();
    this.tape.skip();
    [this.seen, this.past, this.said] = [null, null, ""];
  }

  /** A server that is back may be another one. */
  private found(now: Connection): void {
    if (this.connection === "lost" && now === "open") void edition.look();
    this.connection = now;
    this.opened = Date.now();
  }

  /** A socket that cannot be opened does not say why; asked, the server does. */
  private async lost(): Promise<void> {
    this.connection = "lost";
    try {
      await api.table(this.table, this.seat);
    } catch (error) {
      if (!(error instanceof No) || !["not-your-seat", "one-table-only", "no-such-table"].includes(error.why.id)) return;
      this.close();
      this.connection = "refused";
    }
  }

  /** What is shown: now, or the moment of the past that is looked at. */
  shown = $derived(this.past ?? this.seen);
  game = $derived(this.seen?.table.game ?? "");

  /** What this seat may answer now; empty where it is not asked, or the options are too many to list. */
  choices = $derived.by((): Choice[] => {
    const options = this.open ? this.seen?.question?.options : null;
    return Array.isArray(options) ? options.map((text) => this.choice(text)) : [];
  });

  /** Whether something stands to be answered by this seat, and can be. */
  open = $derived.by((): boolean => {
    const { question, table } = this.seen ?? {};
    return !this.past && table?.status === "running" && (question?.options ?? null) !== null;
  });

  /** Whether it waits for this seat: asked, and no sealed answer given. */
  asked = $derived(this.open && this.seen?.question?.answer == null);

  /** Whether the page calls for it: in a window only where this seat wants to be asked, or the game may end. */
  summoned = $derived.by((): boolean => {
    const { question, askMe } = this.seen ?? {};
    if (!this.asked || !question?.window || !question.brief) return this.asked;
    const { decisive = false, matters = true } = question.brief;
    return decisive || askMe === "every" || (askMe === "matters" && matters);
  });

  /** Whether the line is broken; whether something waits for it to stand again. */
  offline = $derived(this.connection === "lost" || this.connection === "unserved");
  unsent = $derived(this.offline && this.unanswered > 0);

  /** The step that asks. */
  step = $derived((this.shown?.question?.steps as Told[] | undefined)?.at(-1) ?? null);

  /** Its own derivation: it changes far less often than what is seen, and all words hang on it. */
  private held = $derived(this.seen?.table.seats);

  names = $derived.by((): Names => {
    const people = (this.held ?? []).filter((held) => held.kind === "person" && held.name !== UNNAMED && held.name !== FORGOTTEN);
    // A name that several seats share, as round one device, tells nobody apart; one that looks like another's misleads.
    const shared = (name: string): boolean => people.filter((other) => other.name === name).length > 1;
    const own = people.filter((held) => !shared(held.name) && !held.alike);
    const comrades = (this.held ?? []).filter((held) => held.comrade).map((held) => [held.seat, t("comrade", { id: held.comrade! })]);
    return Object.fromEntries([...comrades, ...own.map((held) => [held.seat, held.name])]);
  });

  /** The words of this reader. */
  words = $derived.by((): Words | null => spoken.words?.for(this.seat, this.names) ?? null);

  /** Who sits there: by a name of their own, or what the seat is called. */
  called(seat: number): string {
    return this.names[seat] ?? spoken.words?.for(null, {}).seat(seat, this.game) ?? "";
  }

  /** What a bot has said to this seat, or of it, as long as the seat has said nothing since. */
  addressed = $derived.by((): Told | null => {
    if (this.seat === null || this.past || this.seen?.table.status !== "running") return null;
    for (const event of this.shown!.events.slice(-RECENT).reverse()) {
      if (event.type !== "Said") continue;
      if (event.seat === this.seat) return null;
      const { seat, player = seat } = event.statement as Told;
      if (player === this.seat && this.held?.[Number(event.seat) - 1]?.kind === "bot") return event;
    }
    return null;
  });

  /** Whether a comrade might add something to it in its own words. */
  inCharacter({ type, seat, outcome }: Told): boolean {
    return (type === "Said" && !!this.held?.[Number(seat) - 1]?.comrade) || (!!outcome && !!this.held?.some(({ comrade }) => comrade));
  }

  /** An event in words. A long game has thousands, so each is put into words once for each reader and language. */
  tell(event: Told): string {
    const words = this.words;
    if (!words) return "";
    if (this.tellings.words !== words) this.tellings = { words, of: new WeakMap() };
    const known = this.tellings.of.get(event) ?? words.tell(this.game, event);
    this.tellings.of.set(event, known);
    return known;
  }
  private tellings: { words: Words | null; of: WeakMap<Told, string> } = { words: null, of: new WeakMap() };

  /** An answer in words; as it is written where there are none. */
  worded(text: string): string {
    const { action } = this.choice(text);
    return this.words?.tells(this.game, action) ? this.words.tell(this.game, action) : text;
  }

  choice(text: string): Choice {
    const action = readAction(this.game, text);
    return { text, action, rule: ruleOf(this.game, action) };
  }

  /** Answer the question that stands; whoever announces something may say what he answers in the window that follows. */
  async answer(text: string, then = ""): Promise<boolean> {
    const question = this.seen?.question;
    if (!question || this.seat === null) return false;
    const said = `${question.id} ${text} ${then}`;
    // A key pressed twice is one answer; but another window of ours may have sealed something else since.
    if (this.said === said && (question.answer ?? text) === text) return true;
    this.said = said;
    this.read = this.seen?.events.length ?? 0;
    // Who has given a sealed answer nobody is to hear.
    if (!question.window && question.asked.length === 1) play("stamp");
    const done = await this.ask({ do: "answer", seat: this.seat, question: question.id, action: text, ...(then && { then }) });
    if (!done) this.said = "";
    return done;
  }
  private said = "";

  /** Ask something of the table; false if it was refused, and then `refused` says why. */
  async ask(asked: Asked): Promise<boolean> {
    return (await this.told(asked)).type === "done";
  }

  async told(asked: Asked): Promise<Done | Refused> {
    this.unanswered += 1;
    const answer = await this.line.send(asked);
    this.unanswered -= 1;
    this.refused = answer.type === "refused" ? answer.why : null;
    if (answer.type === "refused" && answer.question && this.seen) this.seen = { ...this.seen, question: answer.question };
    return answer;
  }

  /** How many seconds are left of the question that stands; null where nobody hurries. */
  left(now: number): number | null {
    const deadline = this.seen?.question?.deadline ?? null;
    return deadline === null ? null : this.until(deadline, now);
  }

  /** How many seconds it is until then, by the server's clock. */
  until(then: number, now: number): number {
    return Math.max(0, then - (now / 1000 + this.skew));
  }

  private hear(message: AnyMessage): void {
    if (message.type === "hello") {
      const first = this.seen === null;
      this.seen = fromHello(message);
      if (first) this.read = this.seen.events.length;
      this.tape.clear();
      if (first && fresh.delete(this.table)) void this.tape.begin();
    } else if (message.type === "update" && this.seen) {
      const [before, question] = [this.seen, this.seen.question?.id];
      this.seen = after(before, message);
      this.read = Math.min(this.read, this.seen.events.length);
      this.tape.hear(before, message);
      if (this.seen.question?.id !== question) this.refused = null; // it was about the one before
    } else {
      if (message.type === "here") this.here = message;
      if (message.type === "announced") announced.text = message.text;
      if (message.type === "turn") this.before = message.before;
      if (message.type === "reaction") void import("./reacting").then(({ shown }) => shown(this, message), () => {});
      return;
    }
    if (message.table) note(message.table);
    this.compare(this.seen.at, message.type === "hello");
  }

  /** What is told late was told of an earlier moment; unless it is so late that one of the clocks must have been put right. */
  private compare(at: number, asked: boolean): void {
    const now = Date.now();
    const skew = at - now / 1000;
    const moved = now - this.opened > LATE * 1000 && skew < this.skew - LATE;
    this.skew = asked || moved ? skew : Math.max(this.skew, skew);
  }
}
