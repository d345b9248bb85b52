/** Rights that go on until they are declined, for one politician or from one to the next: whoever has said that this was all is not asked once more. */
import { ownOf } from "../../../../table/session/own.svelte";
import type { SeatSession } from "../../../../table/session/seatSession.svelte";
import { publicOf } from "../../public";

const IN_TURN = ["Promotes", "Rehabilitates"];
const GOES_ON = [...IN_TURN, "Purging", "Investigating1986", "Investigating1988", "ChiefDecides"];
/** After these whoever had said all he wanted may want something else. */
const SURPRISES = ["Fell", "Withheld", "Controlled", "Played"];

class Declining {
  private declined = $state("");
  /** The question that was answered with it, and how much had been told by then; none, and all, if it was said by itself. */
  private with = $state.raw({ question: -1, told: Infinity });
  private last = { question: -1, told: -1 };

  constructor(readonly at: SeatSession) {}

  /** The right that is asked for now, of this year; empty if it is none of these, or has to be used. */
  private right = $derived.by((): string => {
    const { at } = this;
    const step = at.step?.type ?? "";
    return at.asked && GOES_ON.includes(step) && at.choices.some(({ text }) => text === "pass") ? `${step} ${publicOf(at.seen)?.year}` : "";
  });
  /** Whether what is answered now may be the last of it. */
  goesOn = $derived.by(() => this.right !== "");
  /** Whether it may be declined for all of one's own. */
  inTurn = $derived.by(() => this.right !== "" && IN_TURN.includes(this.at.step?.type ?? ""));
  /** Whether this one has been declined with those before. */
  already = $derived.by(() => this.right !== "" && this.right === this.declined && this.at.seen?.question?.id !== this.with.question);

  /** For this one and all that follow in this phase. */
  all(): void {
    this.last = { question: -1, told: -1 };
    this.with = { question: -1, told: Infinity };
    this.declined = this.right;
  }

  /** For all that follow this answer. */
  async after(sent: Promise<boolean>): Promise<void> {
    const { right } = this;
    const { question, events } = this.at.seen!;
    if (!(await sent)) return;
    this.last = this.with = { question: question!.id, told: events.length };
    this.declined = right;
  }

  /** Decline this one too; unless the one before has been taken back, and with it what was said of all, or has not come about. */
  goOn(): void {
    const { question, events } = this.at.seen!;
    const back = question!.id !== this.last.question && events.length <= this.last.told;
    const surprised = events.slice(this.with.told).some(({ type }) => SURPRISES.includes(type));
    if (back || surprised) this.declined = "";
    else void this.at.answer("pass");
    this.last = { question: question!.id, told: events.length };
  }
}

export const decliningAt = ownOf((at) => new Declining(at));
