/** Rights that go from one politician to the next: whoever lets them pass for all of his own is not asked for each. */
import type { Sitting } from "../../table/sitting.svelte";
import { publicOf } from "./public";

const IN_TURN = ["Promotes", "Rehabilitates"];

class Declining {
  private declined = $state("");

  constructor(readonly at: Sitting) {}

  /** The right that is asked for now, of this year; empty if it is none of these, or has to be used. */
  private right = $derived.by((): string => {
    const { at } = this;
    const step = at.step?.type ?? "";
    return at.asked && IN_TURN.includes(step) && at.choices.some(({ text }) => text === "pass") ? `${step} ${publicOf(at.seen)?.year}` : "";
  });
  possible = $derived.by(() => this.right !== "");
  /** Whether this one has been declined with those before. */
  already = $derived.by(() => this.right !== "" && this.right === this.declined);

  /** For this one and all that follow in this phase. */
  all(): void {
    this.last = { question: -1, told: -1 };
    this.declined = this.right;
  }

  /** Decline this one too; unless the one before has been taken back, and with it what was said of all. */
  goOn(): void {
    const { question, events } = this.at.seen!;
    const back = question!.id !== this.last.question && events.length <= this.last.told;
    if (back) this.declined = "";
    else void this.at.answer("pass");
    this.last = { question: question!.id, told: events.length };
  }
  private last = { question: -1, told: -1 };
}

const declinings = new WeakMap<Sitting, Declining>();

export function decliningAt(at: Sitting): Declining {
  if (!declinings.has(at)) declinings.set(at, new Declining(at));
  return declinings.get(at)!;
}
