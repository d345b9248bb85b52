/** The line to type in, wherever it stands on the page: others lead there. People on a call have it only while they want it. */
import { tick } from "svelte";

class Line {
  box = $state<HTMLInputElement>();
  /** On a call: whether it has been unfolded. */
  wanted = $state(false);

  focus(): void {
    this.wanted = true;
    void tick().then(() => this.box?.focus());
  }
}

export const line = new Line();
