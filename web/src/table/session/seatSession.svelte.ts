/** One seat at one table, as the page shows it: what it has been told, what it is asked, and what it can do. */
import type { AnyMessage, Done, QuestionInfo, Reaction, Refused, Why } from "../../app/protocol";
import { announcement } from "../../app/announcement.svelte";
import { pageVersion } from "../../app/pageVersion.svelte";
import { play } from "../../lib/sound/sound.svelte";
import { readAction, type Told } from "../../lib/i18n/notation";
import { spoken, t } from "../../lib/i18n/spoken.svelte";
import { ruleOf, type Names, type Words } from "../../lib/i18n/words";
import { api, ApiError } from "../../app/api";
import { fresh } from "./fresh";
import { note } from "./nonces";
import { keepSilent, silentAt } from "./silent";
import { FORGOTTEN, UNNAMED } from "../../lib/i18n/names";
import { after, fromHello, type Seen } from "./seen";
import { Stream, type Asked, type Connection, type Line, type Listener } from "./stream";
import { isMild, waitingFor } from "../talk/reply/addressed";
import { Film } from "./film.svelte";
import { Tape } from "./tape.svelte";
import { blocklist } from "./blocklist.svelte";
import { Bubbles } from "../talk/bubbles/bubbles.svelte";

/** So many seconds late nothing comes over a line that stands. */
const LATE = 5;

/** An option: as it is sent, as a value, and the rule it stands in. */
export interface Choice {
  text: string;
  action: Told;
  rule: string;
}

export class SeatSession {
  /** What this seat has been told, as far as the page may show it: at a table in step the film comes first. */
  seen = $state.raw<Seen | null>(null);
  /** All it has been told. */
  private told: Seen | null = null;
  connection = $state<Connection>("connecting");
  /** Why the last thing asked for was refused. */
  refused = $state.raw<Why | null>(null);
  /** A moment of the past that is looked at instead of now. */
  past = $state.raw<Seen | null>(null);
  /** What has just happened, shown before now. */
  readonly tape = new Tape(this);
  /** The same at a table in step, where all see it at one time. */
  readonly film = new Film(this);
  /** What people say, as it stands at their seats. */
  readonly talk = new Bubbles(this, (seat) => blocklist.here.muted_seats.includes(seat));
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
    this.silentUpTo = silentAt(table, seat);
    this.line = open({
      message: (message) => this.hear(message),
      connection: (now) => (now === "lost" ? void this.lost() : this.found(now)),
      last: () => this.told?.n ?? null,
    });
  }

  /** What this seat has seen goes with it: the next hand may be somebody else's. */
  close(): void {
    this.line.close();
    this.film.stop();
    this.tape.skip();
    [this.told, this.seen, this.past, this.said] = [null, null, null, ""];
  }

  /** A server that is back may be another one. */
  private found(now: Connection): void {
    if (this.connection === "lost" && now === "open") void pageVersion.look();
    this.connection = now;
    this.opened = Date.now();
  }

  /** A socket that cannot be opened does not say why; asked, the server does. */
  private async lost(): Promise<void> {
    this.connection = "lost";
    try {
      await api.table(this.table, this.seat);
    } catch (error) {
      if (!(error instanceof ApiError) || !["not-your-seat", "one-table-only", "no-such-table"].includes(error.why.id)) return;
      this.close();
      this.connection = "refused";
    }
  }

  /** What is shown: now, or the moment of the past that is looked at. */
  shown = $derived(this.past ?? this.seen);
  game = $derived(this.seen?.table.game ?? "");

  /** Whether the floor stands in the question's place: what is tapped on the board speaks then, and answers nothing. */
  speaking = $state(false);

  /** What this seat may answer now; empty where it is not asked, speaks, or the options are too many to list. */
  choices = $derived.by((): Choice[] => {
    const options = this.open && !this.speaking ? this.seen?.question?.options : null;
    return Array.isArray(options) ? options.map((text) => this.choice(text)) : [];
  });

  /** Whether something stands to be answered by this seat, and can be. */
  open = $derived.by((): boolean => {
    const { question, table } = this.seen ?? {};
    return !this.past && table?.status === "running" && (question?.options ?? null) !== null;
  });

  /** Whether it waits for this seat: asked, and no sealed answer given. */
  asked = $derived(this.open && this.seen?.question?.answer == null);

  /** Whether the page calls for it: in a window only where this seat wants to be asked, or the game may end. It answers nothing by itself. */
  summoned = $derived.by((): boolean => {
    const { question, askMe, passesPhase, table } = this.seen ?? {};
    if (!this.asked || !question?.window) return this.asked;
    if (passesPhase && !table?.sofa) return false; // in one room all phones call alike
    if (!question.brief) return true;
    const { decisive = false, matters = true, plays = false } = question.brief;
    if (decisive || askMe === "every") return true;
    return ((askMe === "matters" || askMe === "cards") && matters) || (askMe === "cards" && plays);
  });

  /** Whether the line is broken; whether something waits for it to stand again. */
  offline = $derived(this.connection === "lost" || this.connection === "unserved");
  unsent = $derived(this.offline && this.unanswered > 0);

  /** The floor that is open, once what came before it has been shown. */
  floor = $derived.by(() => {
    const { floor, table } = this.seen ?? {};
    return floor && !this.past && ["running", "paused"].includes(table!.status) ? floor : null;
  });

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

  /** The number of events at which the reader chose to say nothing: what was said before then is not asked again. */
  private silentUpTo = $state(0);

  /** Leave the one that is shown unanswered, and what was said before it. */
  saysNothing(): void {
    const shown = this.waiting.find(({ said }) => said === this.addressed);
    if (!shown) return;
    this.silentUpTo = shown.index + 1;
    keepSilent(this.table, this.seat, this.silentUpTo);
  }

  /**
   * What was said so far, as far as this page may tell it; null where nobody waits for this seat.
   *
   * Before the end of the tape, what people say is told at once, and what bots say comes in its place.
   */
  private heardBy = $derived.by((): Told[] | null => {
    const { seen, past, tape } = this;
    if (this.seat === null || seen?.table.status !== "running") return null;
    if (!past) return seen.events;
    if (!tape.holds && !tape.prepares) return null;
    const isPerson = ({ type, seat }: Told): boolean => type === "Said" && this.held?.[Number(seat) - 1]?.kind === "person";
    const { length } = past.events;
    // Their places stay: what is not told yet is no word to anybody.
    return seen.events.map((event, index) => (index < length || isPerson(event) ? event : { type: "" }));
  });

  private people = $derived((this.held ?? []).filter(({ kind }) => kind === "person").map(({ seat }) => seat));
  private waiting = $derived.by(() => (this.heardBy ? waitingFor(this.heardBy, this.seat!, this.silentUpTo, this.seen!.yours, this.people) : []));

  /** What others have said to this seat, or of it, as long as it has not replied: what wants an answer first, then the oldest. */
  addresses = $derived.by(() => {
    const said = this.waiting.map(({ said }) => said);
    const mild = ({ statement }: Told): boolean => isMild(statement as Told);
    return [...said.filter((each) => !mild(each)), ...said.filter(mild)];
  });

  /** The one that is due. */
  addressed = $derived(this.addresses[0] ?? null);

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
    return (await this.send(asked)).type === "done";
  }

  async send(asked: Asked): Promise<Done | Refused> {
    this.unanswered += 1;
    const answer = await this.line.send(asked);
    this.unanswered -= 1;
    // Who is ready for a floor that has closed meanwhile has what they wished for.
    const late = asked.do === "ready" && answer.type === "refused" && answer.why.id === "no-floor";
    this.refused = answer.type === "refused" && !late ? answer.why : null;
    if (answer.type === "refused" && answer.question) this.stands(answer.question);
    return answer;
  }

  /** Say something that nobody waits for, and that is lost with the line. */
  tells(asked: Asked): void {
    if (this.connection === "open") void this.line.send(asked);
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

  /** Who was late with an answer is told what is asked now; unless the film comes first. */
  private stands(question: QuestionInfo): void {
    const isLater = question.opens !== null && question.opens > this.clock();
    if (!this.told || this.film.running || isLater) return;
    this.told = { ...this.told, question };
    this.seen = this.told;
  }

  /** From now on this is what the page may show. */
  show(seen: Seen): void {
    const before = this.seen;
    this.seen = seen;
    this.read = before === null ? seen.events.length : Math.min(this.read, seen.events.length);
    if (before && seen.question?.id !== before.question?.id) this.refused = null; // it was about the one before
  }

  private hear(message: AnyMessage): void {
    if (message.type === "hello") {
      this.compare(message.at, true);
      const first = this.told === null;
      this.told = fromHello(message);
      this.tape.clear();
      this.silentUpTo = Math.min(this.silentUpTo, this.told.events.length);
      const begins = first && fresh.delete(this.table);
      if (this.told.table.tempo?.in_step) void this.tape.prepare(this.told.table.game);
      if (message.film && message.film.shown_by > this.clock()) this.film.begin(this.told, message.film);
      else {
        this.film.stop();
        this.show(this.told);
        if (begins) void this.tape.begin();
      }
    } else if (message.type === "update" && this.told) {
      const before = this.told;
      this.told = after(before, message);
      this.compare(this.told.at, false);
      if ((message.kept ?? Infinity) < this.silentUpTo) {
        this.silentUpTo = message.kept!; // what is said after a take-back is new
        keepSilent(this.table, this.seat, this.silentUpTo);
      }
      if (!this.film.hear(before, message, this.told)) {
        this.show(this.told);
        this.tape.hear(before, message);
      }
    } else {
      if (message.type === "here") this.here = message;
      if (message.type === "announced") announcement.text = message.text;
      if (message.type === "turn") this.before = message.before;
      if (message.type === "typing") this.talk.writes(message.seat);
      if (message.type === "reaction")
        void import("../talk/reacting").then(
          ({ shown }) => shown(this, message),
          () => {},
        );
      return;
    }
    if (message.table) note(message.table);
  }

  /** The server's clock, in seconds; never ahead of it. */
  clock(): number {
    return Date.now() / 1000 + this.skew;
  }

  /** What is told late was told of an earlier moment; unless it is so late that one of the clocks must have been put right. */
  private compare(at: number, asked: boolean): void {
    const now = Date.now();
    const skew = at - now / 1000;
    const moved = now - this.opened > LATE * 1000 && skew < this.skew - LATE;
    this.skew = asked || moved ? skew : Math.max(this.skew, skew);
  }
}
