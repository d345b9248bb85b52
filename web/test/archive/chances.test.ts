/** Where a game turned, by the chances of winning that the server computes. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Turned from "../../src/archive/chances/Turned.svelte";
import { changes, decisive, percent, rows } from "../../src/archive/chances/turned";
import { decisionsOf, matters, nearest } from "../../src/archive/decisions";
import { Reel } from "../../src/archive/reel";
import { Viewing } from "../../src/archive/viewing.svelte";
import type { ChancesInfo, Hello, Update } from "../../src/app/protocol";
import { plainly } from "../../src/table/stage/beat";
import { atFirst, fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import type { Told } from "../../src/lib/i18n/notation";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const HELLO = goulag.end as unknown as Hello;
const VIEW = HELLO.view as unknown as { public: object; events: Told[] };
const SHOWN: Told = { type: "Shown", round: 3, work: 1, canal: 4 };
const NAMED: Told = { type: "Named", commissar: 1, builders: [2, 3], supervisor: 4 };

/** Four moments: the beginning, a naming, a sealed answer of two, the cards shown. */
function viewing(): Viewing {
  const seen = fromHello(HELLO);
  const question = { ...HELLO.question, asked: [2, 3], steps: [{ type: "Build" }] };
  const told = (n: number, events: Told[], answers: Record<string, string> = {}): Update =>
    ({ type: "update", n, at: n, public: VIEW.public, events, answers, question }) as unknown as Update;
  const at = new SeatSession("T", null, () => ({ send: vi.fn(), close: () => {} }));
  at.seen = { ...seen, public: { ...seen.public, outcome: { type: "Outcome", winners: [1, 3, 5] } } };
  const sealed = told(8, [], { 2: "play work", 3: "play strike" });
  return new Viewing(at, new Reel(atFirst(seen), [told(3, []), told(5, [NAMED]), sealed, told(9, [SHOWN])]));
}

const point = (n: number, loyal: number) => ({ n, chance: [loyal, 1 - loyal, loyal, 1 - loyal, loyal] });
const DONE: ChancesInfo = {
  share_done: 1,
  points: [point(3, 0.5), point(5, 0.52), point(8, 0.6), point(9, 1)],
  turns: [
    { n: 8, before: point(0, 0.4).chance, after: point(0, 0.6).chance },
    { n: 9, before: point(0, 0.6).chance, after: point(0, 1).chance },
  ],
};
const PART: ChancesInfo = { share_done: 0.4, points: DONE.points.slice(0, 2), turns: [] };
const BUSY = { type: "refused", why: { id: "too-fast", rule: "", args: { seconds: 7 } } };
const SHUT = { type: "refused", why: { id: "beliefs-older-rules", rule: "", args: { version: 1 } } };

/** A server that gives these answers, one after the other. */
function serve(...answers: object[]): () => number {
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    return { ok: !("why" in answer), json: async () => answer };
  });
  return () => asked;
}

beforeAll(async () => {
  await spoken.of("goulag");
  await spoken.with("page_archive");
});
beforeEach(() => spoken.speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the lines", () => {
  it("are one for seats that win and lose together", () => {
    expect(rows(DONE).map(({ seats }) => seats)).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
    expect(rows(DONE)[0]!.chance).toEqual([0.5, 0.52, 0.6, 1]);
  });

  it("keep apart seats that only a turning point tells apart", () => {
    const turns = [{ n: 9, before: [0.2, 0.5, 0.6, 0.5, 0.6], after: point(0, 1).chance }];
    expect(rows({ ...DONE, turns }).map(({ seats }) => seats)).toEqual([[1], [2, 4], [3, 5]]);
  });

  it("say 100 and 0 only where nothing else came", () => {
    expect([1, 0.999, 0.5, 0.001, 0].map(percent)).toEqual([100, 99, 50, 1, 0]);
  });

  it("name the largest change first, and small ones not at all", () => {
    const turn = { n: 9, before: [0.5, 0.3, 0.2, 0, 0], after: [0.45, 0.1, 0.5, 0, 0] };
    const each = [1, 2, 3, 4, 5].map((seat) => ({ seats: [seat], chance: [] }));
    expect(changes(turn, each).map(({ seats }) => seats)).toEqual([[3], [2]]);
  });
});

describe("what happened there", () => {
  it("is what its step told, without what people said", () => {
    const { reel } = viewing();
    expect(decisive(reel, 9, plainly, undefined)).toEqual([SHOWN]);
    expect(decisive(reel, 8, plainly, undefined)).toEqual([]);
    expect(decisive(reel, 7, plainly, undefined)).toEqual([]); // these eyes had no such moment
    expect(decisive(reel, 9, plainly, () => ({ text: "Round 3", instead: true }))).toEqual([]);
  });
});

describe("decisions", () => {
  const told = [
    { n: 3, seats: [1, 2] },
    { n: 6, seats: [2] },
    { n: 7, seats: [3] },
    { n: 9, seats: [2] },
  ];

  it("are those of the eyes, else of the reader, else of all", () => {
    const of = (eyes: number | "all", mine: number[]) => decisionsOf(told, viewing().reel, matters(eyes, mine)).map(({ n }) => n);
    expect(of(1, [2])).toEqual([3]);
    expect(of("all", [2])).toEqual([3, 6, 9]);
    expect(of("all", [])).toEqual([3, 7, 9]); // 6 and 7 stand at one moment
  });

  it("have a nearest one everywhere", () => {
    const two = [4, 8].map((position) => ({ position, n: position, seats: [1] }));
    expect([0, 4, 7, 9].map((position) => nearest(two, position)!.position)).toEqual([4, 4, 4, 8]);
    expect(nearest([], 3)).toBeUndefined();
  });
});

describe("where it turned", () => {
  it("is listed with its sentences, drawn, and written as a table; all lead to the moments", async () => {
    serve(DONE);
    const there = viewing();
    render(Turned, { viewing: there });
    const [sealed, shown] = await screen.findAllByRole("listitem").then((all) => all.map((item) => within(item).queryByRole("button")));
    expect(sealed!.textContent).toContain("Everybody answered under seal");
    expect(shown!.textContent).toContain(there.at.tell(SHOWN));
    expect(shown!.textContent!.replace(/\s+/g, " ")).toContain("60 % → 100 %");
    await fireEvent.click(sealed!);
    expect(there.reel.numberOf(there.position)).toBe(8);
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("chance of winning");
    expect(document.querySelectorAll(".line")).toHaveLength(2);
    const cells = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent!.replace(/\s+/g, " "));
    expect(cells[0]).toContain("100 %");
    expect(cells).toHaveLength(2);
    expect(screen.getAllByText("has won").length).toBe(1);
  });

  it("shows the curve while the server works, and asks until all is done", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = serve(PART, PART, DONE);
    render(Turned, { viewing: viewing() });
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("40"));
    expect(document.querySelectorAll(".line")).toHaveLength(2);
    expect(document.querySelector("ol")).toBeNull();
    await waitFor(() => expect(asked()).toBe(3));
    await waitFor(() => expect(screen.getByRole("status").textContent!.trim()).toBe(""));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(3);
  });

  it("says when it goes on after a refusal for now, and goes on then", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 0, 1, 12, 0, 0) });
    const asked = serve(BUSY, DONE);
    render(Turned, { viewing: viewing() });
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/12:00:0[78]/));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(4_000);
    await waitFor(() => expect(asked()).toBe(2));
  });

  it("says why where the server would not at all, and asks no more", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = serve(SHUT);
    render(Turned, { viewing: viewing() });
    await waitFor(() => expect(screen.getByRole("status").textContent!.trim()).toBe(spoken.words!.refusal(SHUT.why)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
  });

  it("asks no more once it is gone", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = serve(PART);
    const { unmount } = render(Turned, { viewing: viewing() });
    await waitFor(() => expect(asked()).toBe(1));
    unmount();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked()).toBe(1);
  });

  it("says so where no moment turned it", async () => {
    serve({ ...DONE, turns: [] });
    render(Turned, { viewing: viewing() });
    expect(await screen.findByText(/No single moment/)).toBeTruthy();
  });

  it.each(LANGUAGES)("has its words in $lang", async ({ lang }) => {
    await spoken.speak(lang);
    serve(DONE);
    const { container } = render(Turned, { viewing: viewing() });
    await waitFor(() => expect(container.querySelectorAll("ol li")).toHaveLength(2));
    expect(container.textContent).not.toContain("page-");
  });
});
