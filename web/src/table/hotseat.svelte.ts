/** One device passed round: whose turn it is to hold it. Only one seat's view is ever in the page. */
import type { Sitting } from "./sitting.svelte";

export class HotSeat {
  /** The seats played on this device. */
  seats = $state<number[]>([]);
  /** The seat the device is to be handed to; the curtain is drawn until it is taken. */
  wanted = $state<number | null>(null);
  private question = -1;
  private answered = new Set<number>();

  /** The seat that has to answer next, if it is not the one that is shown. */
  next(at: Sitting): number | null {
    const question = at.seen?.question;
    if (!question || at.seen?.table.status !== "running") return null;
    if (question.id !== this.question) {
      this.question = question.id;
      this.answered.clear();
    }
    if (at.seat !== null && question.answer !== null) this.answered.add(at.seat);
    const due = question.asked.filter((seat) => this.seats.includes(seat) && !this.answered.has(seat));
    return due.length && !due.includes(at.seat ?? 0) ? due[0]! : null;
  }
}
