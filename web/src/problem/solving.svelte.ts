/** A problem somebody tries to solve: a seat at a table that is nowhere. The server weighs every answer and keeps none. */
import type { Done, Judged, ProblemInfo, ProblemsInfo, Refused } from "../app/protocol";
import { ask, reason } from "../app/api";
import { SeatSession } from "../table/session/seatSession.svelte";
import type { Asked, Listener } from "../table/session/stream";

export const problems = (lang: string): Promise<ProblemsInfo> => ask<ProblemsInfo>(`/problems?lang=${lang}`);

export class Solving {
  /** What the last answer is worth; null before there is one. */
  judged = $state.raw<Judged | null>(null);
  readonly at: SeatSession;
  private tell!: Listener;

  constructor(
    readonly info: ProblemInfo,
    private address: string,
  ) {
    this.at = new SeatSession("", info.seat, (listener) => {
      this.tell = listener;
      return { send: (asked) => this.send(asked), close: () => {} };
    });
    this.at.tape.subscribes = false;
    this.tell.connection("open");
    this.tell.message(info.hello);
  }

  static async of(game: string, number: string, lang: string): Promise<Solving> {
    const at = `/problems/${game}/${number}`;
    return new Solving(await ask<ProblemInfo>(`${at}?lang=${lang}`), `${at}?lang=${lang}`);
  }

  /** Whether the answer is on the table: found, or asked for. */
  over = $derived.by((): boolean => (this.judged?.best ? true : false));

  async giveUp(): Promise<void> {
    this.judged = await ask<Judged>(this.address, {});
  }

  close(): void {
    this.at.close();
  }

  private async send(asked: Asked): Promise<Done | Refused> {
    if (asked.do !== "answer") return { type: "done", id: "" };
    try {
      this.judged = await ask<Judged>(this.address, { answer: asked.action });
      this.tell.message(this.info.hello); // the question stands as it stood
      return { type: "done", id: "" };
    } catch (error) {
      return { type: "refused", id: "", why: reason(error).why };
    }
  }
}
