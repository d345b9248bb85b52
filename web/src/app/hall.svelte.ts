/** What the server says of itself: who may come in, and how. */
import type { HallInfo } from "./protocol";
import { api } from "./api";

class Hall {
  /** Null until it has been said. */
  info = $state.raw<HallInfo | null>(null);
  private asked: Promise<HallInfo> | null = null;

  /** Asks once; whoever comes later hears the same. */
  look(): Promise<HallInfo> {
    this.asked ??= api.hall().then(
      (info) => (this.info = info),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }
}

export const hall = new Hall();
