/** The scene of a purge tells that a card has saved the victim after the die. */
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Purge from "../../../src/games/kremlin/scenes/Purge.svelte";
import { stage } from "../../../src/games/kremlin/stage";
import type { Hello } from "../../../src/app/protocol";
import { beatsOf } from "../../../src/table/stage/beat";
import { fromHello, type Seen } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import { t } from "../../../src/lib/i18n/spoken.svelte";
import type { Told } from "../../../src/lib/i18n/notation";
import seated from "../../fixtures/kremlin-1988.json";
import { inTheTheatre } from "../../scene";

inTheTheatre();

function shown(total: number, needed: number): string {
  const announced: Told = { type: "Announced", who: "F", by: 2, action: { type: "Purge", who: "G" } };
  const rolled: Told = { type: "Rolled", why: "purge", who: "G", face: total + 3, bonus: 0, needed, modifiers: [], short: 0 };
  const card: Told = { type: "Recounted", who: "G", total, needed, short: Math.max(0, needed - total) };
  const start = fromHello(seated as unknown as Hello);
  const before: Seen = { ...start, events: [announced, rolled] };
  const beat = beatsOf([card], before, { ...before, events: [...before.events, card] }, null, stage.direct)[0]!;
  expect(beat.scene).toBe("purge");
  const { container } = render(Purge, { at: new SeatSession("T", 1), beat });
  return container.textContent!;
}

it("says so where the die no longer reaches, and only there", () => {
  expect(shown(6, 8)).toContain(t("page-km-purge-saved"));
  expect(shown(6, 8)).toContain("−3");
  expect(shown(9, 8)).not.toContain(t("page-km-purge-saved"));
});
