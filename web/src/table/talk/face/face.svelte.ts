/** Whose face has been tapped: the sheet that says what can be said to them lies open. */
import type { SeatSession } from "../../session/seatSession.svelte";

class Face {
  /** The seat; null where no sheet is open. */
  seat = $state<number | null>(null);

  /** Whether something can be said at this table now, by this seat. */
  speaks(at: SeatSession): boolean {
    const watches = at.past !== null && !at.tape.holds && !at.tape.prepares;
    return at.seat !== null && !watches && at.seen?.table.status === "running" && at.seen.public !== null;
  }

  open(at: SeatSession, seat: number): void {
    if (this.speaks(at) && at.seen!.table.seats.some((held) => held.seat === seat)) this.seat = seat;
  }

  close = (): void => {
    this.seat = null;
  };
}

export const face = new Face();

/** A part of a board is a face if it says whose; what is pressed for something else is none. */
export function faceAt(target: EventTarget | null, pressed: boolean): number | null {
  const found = (target as Element | null)?.closest?.<HTMLElement>("[data-seat]");
  if (!found || (pressed && (target as Element).closest("button, a, input, select, textarea, summary, label, dialog"))) return null;
  return Number(found.dataset.seat) || null;
}
