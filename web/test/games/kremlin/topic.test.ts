/** What there is to talk about before a vote: who is on trial or nominated, and the count. */
import { beforeAll, expect, it } from "vitest";
import { game } from "../../../src/games/kremlin";
import type { SeatSession } from "../../../src/table/session/seatSession.svelte";
import { spoken } from "../../../src/lib/i18n/spoken.svelte";

const at = (...agenda: object[]): SeatSession =>
  ({
    game: "kremlin",
    seen: { public: { year: 3, phase: 3, agenda } },
    shown: { public: { year: 3, phase: 3, agenda } },
    words: { name: (_game: string, _noun: string, who: string) => `politician ${who}` },
  }) as unknown as SeatSession;

beforeAll(async () => {
  await spoken.speak("en");
  await spoken.of("kremlin");
});

it("names the accused and the votes so far", () => {
  const votes = [
    ["H", "innocent"],
    ["N", "guilty"],
    ["L", "innocent"],
  ];
  expect(game.topic!(at({ type: "Case", accuser: "N", accused: "F", votes }))).toMatch(/^On trial: politician F\. Guilty: 1, not guilty: 2\.$/);
});

it("names the nominee and the votes against", () => {
  const votes = [["H", "against"]];
  expect(game.topic!(at({ type: "Election", proposer: "N", nominee: "F", votes }))).toMatch(/^Nominated as Party Chief: politician F\. Votes against: 1\.$/);
});

it("is the year and the phase without a vote", () => {
  expect(game.topic!(at({ type: "Throw", why: "purge", who: "F", face: 3, change: 0 }))).toBe("1953: Investigation");
});
