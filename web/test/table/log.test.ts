/** The log: under headings, what is alike in one line, and at its end as long as nobody goes up. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Lines from "../../src/archive/Lines.svelte";
import { Reel } from "../../src/archive/reel";
import { Viewing } from "../../src/archive/viewing.svelte";
import { gamePage } from "../../src/table/games";
import { atItsEnd } from "../../src/lib/components/atItsEnd";
import type { Hello, NoticeInfo, Update } from "../../src/app/protocol";
import { chapters, shown, type Chapter } from "../../src/table/talk/chapters";
import Log from "../../src/table/talk/Log.svelte";
import type { Entry } from "../../src/table/talk/notices";
import { atFirst, fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Told } from "../../src/lib/i18n/notation";
import { spoken, t } from "../../src/lib/i18n/spoken.svelte";
import seated from "../fixtures/kremlin-1988.json";

const began = (phase: number, year = 1): Told => ({ type: "Began", year, phase });
const silent = (who: string): Told => ({ type: "Announced", who, by: null, action: { type: "Pass" } });
const died = (who: string): Told => ({ type: "Died", who });
const entries = (...events: Told[]): Entry[] => events.map((event, n) => ({ key: String(n), event }));
const outline = (all: Chapter[]): [string, number[]][] => all.map(({ heading, lines }) => [heading, lines.map(({ told }) => told.length)]);

beforeAll(async () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
  await spoken.of("kremlin");
  await spoken.of("goulag");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("Chapters", () => {
  it("begin where the game says so, and fold what is alike and comes one after the other", () => {
    const told = entries(died("Z"), began(3), silent("A"), silent("B"), died("C"), silent("D"), began(4), silent("E"));
    expect(outline(chapters(told, gamePage("kremlin")))).toEqual([
      ["", [1]],
      ["1951: Investigation", [2, 1, 1]],
      ["1951: Health", [1]],
    ]);
  });

  it("fold nothing that somebody was told in between", () => {
    const notice = { key: "notice0", notice: {} as NoticeInfo };
    const [one, other] = entries(silent("A"), silent("B")) as [Entry, Entry];
    expect(outline(chapters([one, notice, other], gamePage("kremlin")))).toEqual([["", [1, 1, 1]]]);
  });

  it("are rounds of Goulag, counted by those that were shown, and keep their first line", () => {
    const named = { type: "Named", commissar: 1, builders: [2, 3], supervisor: 4 };
    const told = entries({ type: "Appointed", commissar: 1 }, named, { type: "Shown", round: 1, work: 2, canal: 2 }, named);
    expect(outline(chapters(told, gamePage("goulag")))).toEqual([
      ["", [1]],
      ["Round 1", [1, 1]],
      ["Round 2", [1]],
    ]);
  });

  it("are none where a game has none", () => {
    expect(outline(chapters(entries(began(1), silent("A"), silent("B")), {}))).toEqual([["", [1, 1, 1]]]);
  });

  it("show the last lines under their heading, and leave out empty ones but the last", () => {
    const all = chapters(entries(began(1), died("A"), died("B"), began(2), began(3), died("C"), began(4)), gamePage("kremlin"));
    expect(outline(shown(all, null, 2))).toEqual([
      ["1951: Cures", [1]],
      ["1951: Investigation", [1]],
      ["1951: Health", []],
    ]);
    expect(outline(shown(all, ({ key }) => key === "5", 9))).toEqual([["1951: Investigation", [1]]]);
  });
});

describe("The log", () => {
  function at(...events: Told[]): SeatSession {
    const sitting = new SeatSession("T", 1);
    const hello = seated as unknown as Hello;
    sitting.seen = fromHello({ ...hello, view: { ...(hello.view as object), events } } as unknown as Hello);
    return sitting;
  }

  it("has headings between its lists, one line for all nobody controls, and can be searched for each of them", async () => {
    render(Log, { at: at(began(3), silent("A"), silent("B"), silent("C"), began(4), died("D")) });
    const log = within(screen.getByRole("log"));
    expect(log.getAllByRole("heading").map((each) => each.textContent)).toEqual(["1951: Investigation", "1951: Health"]);
    expect(log.getAllByRole("list")).toHaveLength(2);
    expect(log.getAllByRole("listitem")[0]!.textContent).toContain("Nobody controls Aparatschik (A), Schukrutoff (B) and Goferbrok (C).");
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "goferb" } });
    flushSync();
    expect(log.getAllByRole("listitem")).toHaveLength(1);
    expect(log.getAllByRole("heading")).toHaveLength(1);
  });
});

describe("The log of the archives", () => {
  const hello = seated as unknown as Hello;
  /** What was told in each moment, looked at in this one. */
  function looking(position: number, ...moments: Told[][]): Viewing {
    const updates = moments.map((events, n): Update => ({ type: "update", n: n + 1, at: n, events }));
    const reel = new Reel(atFirst(fromHello(hello)), updates);
    const at = new SeatSession("T", null);
    at.seen = reel.moment(reel.length - 1);
    return new Viewing(at, reel, position);
  }
  const current = () => [...document.querySelectorAll("[aria-current]")].map((each) => each.textContent);
  const line = (name: RegExp) => screen.getByRole("button", { name });

  it("has the headings and the folded lines of the table, and each leads to its moment", async () => {
    const viewing = looking(5, [began(3)], [silent("A")], [silent("B")], [died("C")], [began(4)], [died("D")]);
    render(Lines, { viewing });
    expect(screen.getAllByRole("heading").map((each) => each.textContent)).toEqual(["1951: Investigation", "1951: Health"]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    const moments: number[] = [];
    for (const name of [/Health/, /^Nobody controls Aparatschik \(A\) and Schukrutoff \(B\)\.$/, /Investigation/]) {
      await fireEvent.click(line(name));
      flushSync();
      expect(current()).toEqual([line(name).textContent]);
      moments.push(viewing.position);
    }
    expect(moments).toEqual([4, 1, 0]);
  });

  it("stays on a folded line through all its moments, and greys what comes later", () => {
    const viewing = looking(2, [began(3)], [silent("A")], [silent("B")], [died("C")]);
    render(Lines, { viewing });
    expect(current()).toEqual([line(/^Nobody controls/).textContent]);
    expect(document.querySelectorAll(".later")).toHaveLength(1);
  });

  it("has what a comrade added in its own words, also to what comes later", async () => {
    const thanks: Told = { type: "Said", seat: 2, statement: { type: "Thank", player: 1 } };
    const viewing = looking(0, [began(3)], [thanks], [died("C")]);
    const seen = viewing.at.seen!;
    viewing.at.seen = {
      ...seen,
      table: { ...seen.table, seats: seen.table.seats.map((held) => (held.seat === 2 ? { ...held, comrade: "zealot", talk: 5 } : held)) },
    };
    render(Lines, { viewing });
    await waitFor(() => expect(document.querySelector("li .added.later q")?.textContent).toBe(t("comrade-zealot-vouch", { n: 3 })));
    expect(document.querySelectorAll("q")).toHaveLength(1);
    expect(document.querySelector("button q")).toBeNull();
  });

  it("is around the moment, and is searched in whole", async () => {
    const many = Array.from({ length: 200 }, (_, n) => [died("ABCDEFGHIJ"[n % 10]!)]);
    render(Lines, { viewing: looking(150, [silent("Z"), silent("Y")], ...many, [began(8)]) });
    expect(screen.getAllByRole("listitem")).toHaveLength(75);
    expect(screen.queryByRole("heading")).toBeNull();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "nobody" } });
    flushSync();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});

describe("A list that stays at its end", () => {
  it("follows as it grows until one goes up, and again from the end on", () => {
    let grows = (): void => {};
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(told: () => void) {
          grows = told;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const list = document.createElement("div");
    const sized = { scrollHeight: 100, clientHeight: 50 };
    for (const name of ["scrollHeight", "clientHeight"] as const) Object.defineProperty(list, name, { get: () => sized[name] });
    const off = atItsEnd(list) as () => void;
    const scrolls = (top: number): void => {
      list.scrollTop = top;
      list.dispatchEvent(new Event("scroll"));
    };
    grows();
    expect(list.scrollTop).toBe(100);
    scrolls(100);
    sized.scrollHeight = 400; // more has come before the browser tells of the way down
    list.dispatchEvent(new Event("scroll"));
    grows();
    expect(list.scrollTop).toBe(400);
    scrolls(400);
    scrolls(200);
    sized.scrollHeight = 900;
    grows();
    expect(list.scrollTop).toBe(200);
    scrolls(860);
    sized.scrollHeight = 1200;
    grows();
    expect(list.scrollTop).toBe(1200);
    off();
    vi.unstubAllGlobals();
  });
});
