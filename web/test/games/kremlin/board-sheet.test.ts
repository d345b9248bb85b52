/** Making a sheet: by tapping, by suggestion, from those kept on the device. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Sheet from "../../../src/games/kremlin/answers/sheet/Sheet.svelte";
import { asAnswer, forgetSheet, fromAnswer, keepSheet, keptSheets, shifted, toggled } from "../../../src/games/kremlin/answers/sheet/sheets";
import type { Hello } from "../../../src/app/protocol";
import { fromHello } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import { spoken } from "../../../src/lib/i18n/spoken.svelte";
import seated from "../../fixtures/kremlin-1988.json";

const TEN = ["B", "C", "D", "E", "F", "G", "H", "I", "J", "K"];

function sitting(answer: string | null = null): SeatSession {
  const at = new SeatSession("T", 1);
  const question = { id: 7, asked: [1], steps: [{ type: "Sheets" }], window: false, deadline: null, options: 11861676288000, answer };
  at.seen = fromHello({ ...seated, question } as unknown as Hello);
  return at;
}

const offered = (): HTMLElement => screen.getByLabelText(/^Tap in order/);
const tap = async (name: string): Promise<void> => void (await fireEvent.click(within(offered()).getByText(name).closest("button")!));

beforeAll(async () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
  Element.prototype.getAnimations ??= () => [];
  await spoken.of("kremlin");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("ranking", () => {
  it("adds at the end, takes off, and holds ten", () => {
    expect(toggled(["B"], "C")).toEqual(["B", "C"]);
    expect(toggled(["B", "C"], "B")).toEqual(["C"]);
    expect(toggled(TEN, "Z")).toEqual(TEN);
  });

  it("moves up and down, and not beyond the ends", () => {
    expect(shifted(["B", "C", "D"], "C", -1)).toEqual(["C", "B", "D"]);
    expect(shifted(["B", "C", "D"], "C", 1)).toEqual(["B", "D", "C"]);
    expect(shifted(["B", "C"], "B", -1)).toEqual(["B", "C"]);
  });

  it("is sent as notation, and read back", () => {
    expect(asAnswer(TEN)).toBe("sheet B C D E F G H I J K");
    expect(fromAnswer(asAnswer(TEN))).toEqual(TEN);
  });
});

describe("sheets kept on the device", () => {
  it("have names, and a name has one sheet", () => {
    keepSheet("mine", TEN);
    expect(keepSheet("mine", [...TEN].reverse())).toHaveLength(1);
    expect(keptSheets()[0]!.ranked[0]).toBe("K");
    expect(forgetSheet("mine")).toEqual([]);
  });

  it("survive nonsense in the store", () => {
    localStorage.setItem("kremlin-sheets", "{");
    expect(keptSheets()).toEqual([]);
  });
});

describe("the sheet", () => {
  it("is made by tapping and sealed with ten", async () => {
    const at = sitting();
    const answer = vi.spyOn(at, "answer").mockResolvedValue(true);
    render(Sheet, { at });
    for (const who of TEN.slice(0, 9)) await tap(who);
    expect(screen.getByText("Seal it (9 of 10)").hasAttribute("disabled")).toBe(true);
    await tap("K");
    await fireEvent.click(screen.getByText("Seal it"));
    expect(answer).toHaveBeenCalledWith(asAnswer(TEN));
  });

  it("does not offer Aparatschik where the option is off", () => {
    render(Sheet, { at: sitting() });
    expect(within(offered()).queryByText("A")).toBeNull();
  });

  it("begins with what is sealed, and can be moved about by buttons", async () => {
    const at = sitting(asAnswer(TEN));
    const answer = vi.spyOn(at, "answer").mockResolvedValue(true);
    render(Sheet, { at });
    await fireEvent.click(screen.getByLabelText("Goferbrok: one more point"));
    await fireEvent.click(screen.getByText("Seal it"));
    expect(answer).toHaveBeenCalledWith("sheet C B D E F G H I J K");
  });

  it("takes a suggestion", async () => {
    const fetched = vi.fn(async () => new Response(JSON.stringify({ action: asAnswer(TEN) })));
    vi.stubGlobal("fetch", fetched);
    render(Sheet, { at: sitting() });
    await fireEvent.click(screen.getByText("Suggest a sheet"));
    expect(await screen.findByText("Seal it")).toBeTruthy();
    expect(fetched).toHaveBeenCalledWith("/api/tables/T/suggestion?seat=1", expect.anything());
  });
});
