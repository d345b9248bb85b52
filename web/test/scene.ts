/** Scenes of a game can be drawn, with their words, in a browser that does not move. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll, vi } from "vitest";
import { spoken } from "../src/lib/i18n/spoken.svelte";

export function inTheTheatre(game: "kremlin" | "politburo" = "kremlin"): void {
  beforeAll(async () => {
    vi.stubGlobal(
      "WebSocket",
      class {
        close(): void {}
      },
    );
    Element.prototype.animate = () => ({ cancel: vi.fn() }) as unknown as Animation;
    await spoken.of(game);
    await spoken.with(`page_stage_${game}`);
  });
  afterEach(cleanup);
}
