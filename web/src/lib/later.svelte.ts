/** Parts of the page that are fetched when they are first needed, and from then on shown at once wherever they stand. */
import { pageVersion } from "../app/pageVersion.svelte";

export class Later<Parts> {
  /** Null until they have come. */
  parts = $state.raw<Parts | null>(null);

  constructor(private readonly load: () => Promise<Parts>) {}

  /** Fetches the parts, unless they are here. */
  async fetch(): Promise<void> {
    this.parts ??= await pageVersion.fetch(this.load);
  }
}
