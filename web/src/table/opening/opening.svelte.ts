/** Whether a table opens with how it stands: when somebody is back, or asks for it. */
import { gamePage } from "../games";
import { store, stored } from "../../lib/storage";
import { ownOf } from "../session/own.svelte";
import type { SeatSession } from "../session/seatSession.svelte";
import { isBack, keepLooked, lookedAt, looking, AWHILE, type Looked } from "./looked";

const KEPT = "opening";
/** A machine that wakes up needs so long to hear what it has missed. */
const WAKING = 10_000;

export class Opening {
  open = $state(false);
  /** When one looked last; null: never, or all has been seen. */
  since = $state.raw<Looked | null>(null);
  /** Whether it comes by itself. */
  wanted = $state(stored(KEPT) !== "none");
  private woke = 0;

  constructor(private readonly at: SeatSession) {}

  want(wanted: boolean): void {
    this.wanted = wanted;
    store(KEPT, wanted ? "" : "none");
  }

  /** Somebody looks at the table: it is noted how far it is, or he is told first. */
  watch = (): void => {
    const { seen, connection, past, table, seat } = this.at;
    if (this.open || document.hidden || !seen?.public || connection !== "open" || past) return;
    const [before, now] = [lookedAt(table, seat), Date.now()];
    if (this.wanted && isBack(before, seen, now, gamePage(this.at.game))) [this.open, this.since] = [true, before];
    else if (!before || now - before.at < AWHILE || this.hasWoken(now)) keepLooked(table, seat, looking(seen, now));
  };

  private hasWoken(now: number): boolean {
    if (now - this.woke > AWHILE) this.woke = now;
    return now - this.woke >= WAKING;
  }

  /** On request. */
  show = (): void => {
    [this.open, this.since] = [true, null];
  };

  close = (): void => {
    this.open = false;
    if (this.at.seen) keepLooked(this.at.table, this.at.seat, looking(this.at.seen, Date.now()));
  };
}

export const openingOf = ownOf((at) => new Opening(at));
