/** The bar on top of every page: a page may put something of its own into it. */
import type { Snippet } from "svelte";

class Bar {
  own = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();
