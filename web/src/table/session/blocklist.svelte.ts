/** Whom this person would rather not hear, or not meet, at the table that is open. Nobody else knows, and nothing of it is told. */
import type { ChatLine, OthersHere } from "../../app/protocol";
import { ask } from "../../app/api";

const NOBODY: OthersHere = { blocked_seats: [], muted_seats: [], muted_names: [] };

class Blocklist {
  here = $state.raw<OthersHere>(NOBODY);

  async look(table: string): Promise<void> {
    this.here = await ask<OthersHere>(`/tables/${table}/others`).catch(() => NOBODY);
  }

  /** Whether a line is from somebody who is not to be heard. */
  hides = ({ seat, name }: ChatLine): boolean => (seat === null ? this.here.muted_names.includes(name) : this.here.muted_seats.includes(seat));
}

export const blocklist = new Blocklist();
