/** One device passed round: whose turn it is to hold it. Only one seat's view is ever in the page. */
import { storeValue, storedValue } from "../../lib/storage";
import { api } from "../../app/api";
import { gamePage } from "../games";
import type { SeatSession } from "../session/seatSession.svelte";

/** So many tables are remembered whose hands were read here. */
const MANY = 20;

/** Whether what is asked is answered where all can hear it; before a screen each has the phone in hand. */
const saidAloud = (at: SeatSession): boolean => (!at.seen!.table.sofa && at.step && gamePage(at.game).openly?.includes(at.step.type)) ?? false;

export class HotSeat {
  /** The seats played on this device. */
  seats = $state<number[]>([]);
  /** The seat the device is to be handed to; the curtain is drawn until it is taken. */
  wanted = $state<number | null>(null);
  /** Whom a window still waits for: they are asked all together, and nobody's view is shown meanwhile. */
  anybody = $state<number[]>([]);
  /** Whether what is asked is answered aloud: it lies on the table, and `anybody` are those who have not answered. */
  openly = $state(false);
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
  callUp(at: SeatSession): void {
    const { question, table } = at.seen!;
    if (this.called || this.seats.length < 2 || !question || table.status !== "running") return;
    this.called = true;
    const read = (storedValue("read") as string[] | undefined) ?? [];
    if (read.includes(table.id)) return;
    storeValue("read", [...read.slice(-MANY), table.id]);
    if (question.window || question.asked.length < table.seats.length || saidAloud(at) || at.floor?.kind === "role") this.unread = [...this.seats];
  }

  /** See whom it is to go to for what is asked now; true where whoever is shown has to leave the screen. */
  follow(at: SeatSession): boolean {
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
    if (at.floor && this.seats.length > 1) {
      // All talk, and the device lies between them; who takes it to look something up has it until it is laid down.
      if (at.seat !== null && at.seat === this.holder) return false;
      [this.wanted, this.anybody, this.openly] = [null, [], false];
      return at.seat !== null;
    }
    if (at.seat !== null && question.answer !== null) this.answered.add(at.seat);
    const asked = question.asked.filter((seat) => this.seats.includes(seat));
    const due = asked.filter((seat) => !this.answered.has(seat));
    this.openly = this.seats.length > 1 && asked.length > 0 && saidAloud(at);
    const together = this.openly || (question.window && asked.length > 1);
    const holds = at.seat !== null && (due.includes(at.seat) || this.openly) && (!together || at.seat === this.holder);
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

  /** What was answered aloud is sent for all who said it, at once; true if all of it was heard. */
  async say(table: string, answers: Record<number, string>): Promise<boolean> {
    const [question, seats] = [this.question, this.anybody.filter((seat) => answers[seat])];
    const said = await Promise.allSettled(seats.map((seat) => api.command(table, { do: "answer", seat, question, action: answers[seat]! })));
    if (this.question === question) {
      seats.forEach((seat, i) => said[i]!.status === "fulfilled" && this.answered.add(seat));
      this.anybody = this.anybody.filter((seat) => !this.answered.has(seat));
    }
    return said.every(({ status }) => status === "fulfilled");
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
