/** The table at the end of a game of Kremlin: what was written on the Party Chiefs who waved. */
import { beforeAll, expect, it, vi } from "vitest";
import { gamePage } from "../../../src/table/games";
import type { Hello } from "../../../src/app/protocol";
import { fromHello } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import { spoken, t } from "../../../src/lib/i18n/spoken.svelte";
import kremlin from "../../fixtures/kremlin-1988.json";

beforeAll(() => spoken.of("kremlin"));

it("has a column for each politician who waved, also where the track holds the marks of factions", () => {
  const at = new SeatSession("T", 1, () => ({ send: vi.fn(), close: () => {} }));
  const seen = fromHello(kremlin as unknown as Hello);
  const waved = (who: string, success: string) => ({ type: "Waved", who, success });
  const open = { ...seen.public!, track: ["stalinists", null, "stalinists"], posts: { ...(seen.public!.posts as object), chief: "G" } };
  at.seen = { ...seen, public: open, events: [waved("F", "yes"), waved("Q", "no"), waved("I", "yes")] };
  const names = gamePage("kremlin").columns!(at).map(({ name }) => name);
  expect(names).toEqual([t("page-end-marks"), ...["F", "G", "I"].map((who) => at.words!.name("kremlin", "who", who))]);
});
