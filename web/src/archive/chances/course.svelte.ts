/** Asks for each seat's chance of winning over a game until the server has computed all of it. */
import type { ChancesInfo } from "../../app/protocol";
import { ApiError, ask, reason } from "../../app/api";
import { inTurn } from "../inTurn";

/** Seconds between two questions, so that the server can serve others in between. */
const PAUSE_S = 0.3;
/** So many refusals in a row, and it gives up. */
const PATIENCE = 8;

export class Course {
  /** What is known so far; null: nothing yet. */
  told = $state.raw<ChancesInfo | null>(null);
  /** When it asks again, after a refusal that said how long to wait; null: it works. */
  later = $state.raw<Date | null>(null);
  refused = $state.raw<ApiError | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private tries = 0;

  constructor(private readonly table: string) {
    void this.ask();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const told = await inTurn(ask<ChancesInfo>, `/tables/${this.table}/chances`);
      if (this.stopped) return;
      [this.told, this.later, this.tries] = [told, null, 0];
      if (told.share_done < 1) this.again(PAUSE_S);
    } catch (error) {
      if (this.stopped) return;
      const trouble = reason(error);
      const seconds = trouble.why.args.seconds;
      this.tries += 1;
      if (typeof seconds !== "number" || this.tries > PATIENCE) {
        [this.refused, this.later] = [trouble, null];
        return;
      }
      this.later = new Date(Date.now() + 1000 * seconds);
      this.again(seconds);
    }
  }

  private again(seconds: number): void {
    this.timer = setTimeout(() => void this.ask(), 1000 * seconds);
  }
}
