import { onMount } from "svelte";

const WAITS = 250;

/** What has just been drawn cannot be meant by a key or a click that was on its way already: for a moment it takes none. */
export class Settling {
  over = $state(false);

  constructor() {
    onMount(() => {
      const timer = setTimeout(() => (this.over = true), WAITS);
      return () => clearTimeout(timer);
    });
  }
}
