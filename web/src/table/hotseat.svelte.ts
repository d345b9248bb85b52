/** One device passed round: whose turn it is to hold it. Only one seat's view is ever in the page. */
import { keepValue, keptValue } from "../look/kept";
import { api } from "./api";
import type { Sitting } from "./sitting.svelte";

/** So many tables are remembered whose hands were read here. */
const MANY = 20;

export class HotSeat {
  /** The seats played on this device. */
  seats = $state<number[]>([]);
  /** The seat the device is to be handed to; the curtain is drawn until it is taken. */
  wanted = $state<number | null>(null);
  /** Whom a window still waits for: they are asked all together, and nobody's view is shown meanwhile. */
  anybody = $state<number[]>([]);
  /** Who has still to read what he was dealt, the next one first. */
  unread = $state<number[]>([]);
  /** Whether it lies on the table, for all to see what everybody may; handed on, it does not. */
  laid = $state(false);
  /** The last that all round it have been told. */
  told = 0;
  private called = false;
  private question = -1;
  private answered = new Set<number>();
  /** Who has taken the device since this question was asked. */
  private holder: number | null = null;
  private passing = false;

  /** Before the first round everybody is called up once, to read what he was dealt; where all write in secret first, they have seen it then. */
  callUp(at: Sitting): void {
    const { question, table } = at.seen!;
    if (this.called || this.seats.length < 2 || !question || table.status !== "running") return;
    this.called = true;
    const read = (keptValue("read") as string[] | undefined) ?? [];
    if (read.includes(table.id)) return;
    keepValue("read", [...read.slice(-MANY), table.id]);
    if (question.window || !this.seats.every((seat) => question.asked.includes(seat))) this.unread = [...this.seats];
  }

  /** See whom it is to go to for what is asked now; true where whoever is shown has to leave the screen. */
  follow(at: Sitting): boolean {
    const question = at.seen?.question;
    if (!question || at.seen?.table.status !== "running") return false;
    if (at.seat === null) this.told = at.seen.n;
    if (this.unread.length) {
      if (at.seat === this.unread[0]) return false;
      this.wanted = this.unread[0]!;
      return at.seat !== null;
    }
    if (question.id !== this.question) {
      [this.question, this.holder] = [question.id, null];
      this.answered.clear();
    }
    if (at.seat !== null && question.answer !== null) this.answered.add(at.seat);
    const asked = question.asked.filter((seat) => this.seats.includes(seat));
    const due = asked.filter((seat) => !this.answered.has(seat));
    const together = question.window && asked.length > 1;
    const holds = at.seat !== null && due.includes(at.seat) && (!together || at.seat === this.holder);
    const next = holds ? [] : due;
    this.anybody = together ? next : [];
    if (together && next.length) this.laid = false; // it is asked lying there
    if (!together && next.length) this.wanted = next[0]!;
    return together && next.length > 0 && at.seat !== null;
  }

  /** The curtain is opened: the seat that has the device now. */
  take(): number | null {
    [this.holder, this.wanted, this.anybody] = [this.wanted, null, []];
    return this.holder;
  }

  /** Nobody reacts. Who was not heard, because the line broke, is asked again. */
  async pass(table: string): Promise<void> {
    if (this.passing) return;
    this.passing = true;
    const [question, due] = [this.question, this.anybody];
    const said = await Promise.allSettled(due.map((seat) => api.command(table, { do: "answer", seat, question, action: "pass" })));
    this.passing = false;
    if (this.question !== question) return;
    due.forEach((seat, i) => said[i]!.status === "fulfilled" && this.answered.add(seat));
    this.anybody = due.filter((seat) => !this.answered.has(seat));
  }
}
