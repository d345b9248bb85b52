/** The sheet that is being written (0.3): the list of the question and the board share it. */
import { folder } from "../../../../table/session/folder.svelte";
import { ownOf } from "../../../../table/session/own.svelte";
import type { SeatSession } from "../../../../table/session/seatSession.svelte";
import { BELOW, menAt, publicOf, type Letter } from "../../public";
import { asAnswer, fromAnswer, TEN, toggled } from "./sheets";

const NESTOR = "A";

export class Draft {
  /** What has been put together, and for which question. */
  private kept = $state.raw<{ question: number; ranked: Letter[] } | null>(null);

  constructor(readonly at: SeatSession) {}

  /** Whether a sheet is asked for. */
  open = $derived.by((): boolean => this.at.open && typeof this.at.seen?.question?.options === "number");

  /** Who can stand on it. */
  offered = $derived.by((): Letter[] => {
    const open = publicOf(this.at.shown);
    if (!this.open || !open) return [];
    const nestor = this.at.seen!.table.options.influence_nestor === "on";
    const all = [...Object.values(open.posts), ...BELOW.flatMap((place) => menAt(open, place))];
    return all.filter((who): who is Letter => who !== null && (who !== NESTOR || nestor));
  });

  /** From the first, who gets ten points, to the tenth, who gets one; one that is sealed already can be changed. */
  get ranked(): Letter[] {
    const { id = -1, answer = "" } = this.at.seen?.question ?? {};
    if (this.kept?.question === id) return this.kept.ranked;
    return answer?.startsWith("sheet ") ? fromAnswer(answer) : [];
  }

  set ranked(ranked: Letter[]) {
    this.kept = { question: this.at.seen?.question?.id ?? -1, ranked };
  }

  /** How many points this politician gets; 0 where the board is not written on, or is not to show it. */
  points(who: string): number {
    const rank = this.open && !folder.shut ? this.ranked.indexOf(who) : -1;
    return rank < 0 ? 0 : TEN - rank;
  }

  /** Whether this politician can be tapped on the board. */
  takes(who: string): boolean {
    return this.open && !folder.shut && this.offered.includes(who) && (this.points(who) > 0 || this.ranked.length < TEN);
  }

  tap(who: string): void {
    this.ranked = toggled(this.ranked, who);
  }

  /** Whether this is the one that lies sealed: it can be sealed again once it differs. */
  get sealed(): boolean {
    return this.ranked.length === TEN && this.at.seen?.question?.answer === asAnswer(this.ranked);
  }
}

/** The one of this sitting. */
export const draftAt = ownOf((at) => new Draft(at));
