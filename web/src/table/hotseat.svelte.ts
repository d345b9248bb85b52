/** One device passed round: whose turn it is to hold it. Only one seat's view is ever in the page. */
import { api } from "./api";
import type { Sitting } from "./sitting.svelte";

export class HotSeat {
  /** The seats played on this device. */
  seats = $state<number[]>([]);
  /** The seat the device is to be handed to; the curtain is drawn until it is taken. */
  wanted = $state<number | null>(null);
  /** Whom a window still waits for: they are asked all together, and nobody's view is shown meanwhile. */
  anybody = $state<number[]>([]);
  private question = -1;
  private answered = new Set<number>();
  /** Who has taken the device since this question was asked. */
  private holder: number | null = null;
  private passing = false;

  /** See whom it is to go to for what is asked now; true where whoever is shown has to leave the screen. */
  follow(at: Sitting): boolean {
    const question = at.seen?.question;
    if (!question || at.seen?.table.status !== "running") return false;
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
