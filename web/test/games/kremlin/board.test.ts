/** The board of Kremlin: what lies open, and what only its owner sees. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../../../src/games/kremlin/board/Board.svelte";
import { choosingAt } from "../../../src/games/kremlin/answers/choosing.svelte";
import { partsOf } from "../../../src/games/kremlin/faces";
import { changes, movers } from "../../../src/games/kremlin/board/motion";
import { LETTERS } from "../../../src/games/kremlin/people";
import { ageOf, claimsOn, menAt, publicOf, type Public } from "../../../src/games/kremlin/public";
import type { Hello } from "../../../src/app/protocol";
import { fromHello } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import { spoken } from "../../../src/lib/i18n/spoken.svelte";
import watched from "../../fixtures/kremlin-1986.json";
import seated from "../../fixtures/kremlin-1988.json";

function sitting(hello: unknown, seat: number | null): SeatSession {
  const at = new SeatSession("T", seat);
  at.seen = fromHello(hello as Hello);
  return at;
}

const open = (): Public => publicOf(fromHello(seated as unknown as Hello))!;
const card = (who: string): HTMLElement => document.querySelector<HTMLElement>(`[data-who="${who}"]`)!;

beforeAll(async () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
  await spoken.of("kremlin");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("what is read off the board", () => {
  it("finds ages, places and claims", () => {
    expect(ageOf("A", open().men.A!)).toBe(84);
    expect(menAt(open(), "candidate")).toEqual(["I", "J", "K", "L", "M"]);
    expect(claimsOn(open(), "F")).toEqual([
      { seat: 1, points: 6, master: true },
      { seat: 2, points: 3, master: false },
    ]);
    expect(claimsOn(open(), "Y")).toEqual([]);
  });

  it("puts whoever controls first, also where others have as much", () => {
    const tied = { ...open(), control: { G: 4 } };
    expect(claimsOn(tied, "G").map(({ seat }) => seat)).toEqual([4, 3]);
  });

  it("tells who moved and what changed", () => {
    const before = open();
    const man = before.men.F!;
    const now = { ...before, men: { ...before.men, F: { ...man, place: "siberia" as const, stress: 4 }, C: { ...before.men.C!, suspect: 0 } } };
    expect(movers(before, now)).toEqual(["F"]);
    expect(changes(before, now)).toEqual([
      ["C", "suspect"],
      ["F", "age"],
    ]);
  });
});

describe("the faces", () => {
  it("are one for each politician, no two alike", () => {
    const drawn = LETTERS.map((who) => JSON.stringify(partsOf(who, false)));
    expect(new Set(drawn).size).toBe(26);
  });
});

describe("the board", () => {
  it("tells of every politician, wherever", () => {
    render(Board, { at: sitting(seated, 1) });
    expect(document.querySelectorAll("[data-who]")).toHaveLength(26);
    expect(card("A").textContent).toContain("A Aparatschik, aged 84, 4 of it from stress. Ill: one cross.");
    expect(card("C").textContent).toContain("Under suspicion since 1953.");
    expect(card("E").textContent).toContain("In the Sanatorium.");
    expect(card("F").textContent).toContain("Controlled by the Hardline Stalinists (you).");
    expect(screen.getByText("1954")).toBeTruthy();
    expect(screen.getByText("1952: the Hardline Stalinists (you)")).toBeTruthy();
    expect(screen.getByText("1951: nobody’s parade")).toBeTruthy();
  });

  it("shows the hidden hands of others by their backs alone", () => {
    render(Board, { at: sitting(seated, 1) });
    const table = screen.getByText("Cards at the table").parentElement!;
    expect(within(table).getByText("2 hidden cards")).toBeTruthy();
    expect(within(table).queryByText(/New oil field/)).toBeNull();
  });

  it("shows a spectator the open cards of 1986 and no dossier", () => {
    render(Board, { at: sitting(watched, null) });
    expect(screen.queryByText("Secret dossier")).toBeNull();
    expect(screen.getByText("Flu epidemic")).toBeTruthy();
    expect(screen.getByText("1951: Aparatschik (A)")).toBeTruthy();
    expect(screen.getAllByText("vacant")).toHaveLength(2);
  });

  it("shows the past it is given, not the present", () => {
    const at = sitting(seated, 1);
    at.past = fromHello(watched as unknown as Hello);
    render(Board, { at });
    expect(screen.getByText("1952")).toBeTruthy();
  });
});

describe("pointing", () => {
  it("looks at whoever cannot be chosen", async () => {
    render(Board, { at: sitting(seated, 1) });
    await fireEvent.click(card("U"));
    expect(await screen.findByText("Wears his medals in the bath, in order of size.")).toBeTruthy();
  });

  it("chooses whoever can be", async () => {
    const at = sitting(seated, 1);
    const choosing = choosingAt(at);
    const pick = vi.spyOn(choosing, "pick").mockImplementation(() => undefined);
    Object.defineProperty(choosing, "lit", { get: () => new Set(["U"]) });
    render(Board, { at });
    await fireEvent.click(card("U"));
    expect(pick).toHaveBeenCalledWith("U");
  });
});

describe("the dossier", () => {
  it("has my sheet and hand, with what is declared", () => {
    render(Board, { at: sitting(seated, 1) });
    const sheet = screen.getByLabelText("The sheet");
    expect(within(sheet).getByText("12 points written, 6 declared, 6 still secret.")).toBeTruthy();
    expect(screen.getByText(/New oil field/)).toBeTruthy();
  });

  it("is not in the page while it is hidden, and stays hidden", async () => {
    render(Board, { at: sitting(seated, 1) });
    await fireEvent.keyDown(window, { key: "h" });
    expect(screen.queryByLabelText("The sheet")).toBeNull();
    expect(document.body.textContent).not.toContain("New oil field");
    cleanup();
    render(Board, { at: sitting(seated, 1) });
    expect(screen.queryByLabelText("The sheet")).toBeNull();
  });
});
