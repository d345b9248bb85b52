import { onMount } from "svelte";

const WAITS = 250;

/** What has just been drawn cannot be meant by a key or a click that was on its way already: for a moment it takes none. */
export class Settling {
  over = $state(false);
  private timer = 0;

  constructor(private readonly fresh = true) {
    this.over = !fresh;
    onMount(() => {
      if (this.fresh) this.again();
      return () => clearTimeout(this.timer);
    });
  }

  /** It has been drawn anew. */
  again(): void {
    clearTimeout(this.timer);
    this.over = false;
    this.timer = window.setTimeout(() => (this.over = true), WAITS);
  }
}
