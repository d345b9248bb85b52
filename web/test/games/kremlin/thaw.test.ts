/** The train back from Siberia: only for whoever was there. */
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Thaw from "../../../src/games/kremlin/scenes/Thaw.svelte";
import { stage } from "../../../src/games/kremlin/stage";
import type { Hello } from "../../../src/app/protocol";
import { beatsOf, type Beat } from "../../../src/table/stage/beat";
import { fromHello } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import seated from "../../fixtures/kremlin-1988.json";
import { inTheTheatre } from "../../scene";

const before = fromHello(seated as unknown as Hello); // B is in Siberia, I a Candidate

function moved(who: string): Beat {
  const events = [
    { type: "Moved", who, place: "people" },
    { type: "Aged", who: "A", points: 5, age: 89 },
  ];
  return beatsOf(events, before, { ...before, events: [...before.events, ...events] }, null, stage.direct)[0]!;
}

inTheTheatre();

it("comes for whoever was in Siberia, with what it cost in the same breath", () => {
  expect(moved("B")).toMatchObject({ scene: "thaw", lasts: 2800 });
  expect(moved("B").events.map(({ type }) => type)).toEqual(["Moved", "Aged"]);
  expect(moved("I").scene).toBeNull();
});

it("is drawn", () => {
  const { container } = render(Thaw, { at: new SeatSession("T", 1), beat: moved("B") });
  expect(container.textContent).toMatch(/CLERICAL ERROR.*1954.*Rehabilitation/s);
});
