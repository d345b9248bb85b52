/** The newspaper: when it comes, how one pages through it, and what stays out of it. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Album from "../../src/pravda/Album.svelte";
import { grey, lineUp } from "../../src/pravda/print";
import { setPage } from "../../src/pravda/set";
import type { AnyMessage, Done, Edition, Hello, Item, Portrait } from "../../src/app/protocol";
import { folder } from "../../src/table/session/folder.svelte";
import { fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Listener } from "../../src/table/session/stream";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import kremlin from "../fixtures/kremlin-1988.json";

const item = (text: string, who: string[] = [], title = ""): Item => ({ kind: "x", text, title, who, events: [1] });
const portrait = (who: string, state: Portrait["state"] = "", place = "kgb"): Portrait => ({ who, state, place });

const edition = (number: number, more: Partial<Edition> = {}): Edition => ({
  number,
  when: "year",
  year: number,
  date: `October ${1950 + number}`,
  headline: item(`News ${number}`),
  deck: item("Numbers."),
  lead: [item("First.", ["A"]), item("Second.", ["B"])],
  notices: [item("Third.", ["C"])],
  portraits: [portrait("A", "", "chief"), portrait("B"), portrait("C", "dead")],
  track: ["", "stalinists"],
  score: [],
  weather: -36,
  box: [item("You wrote 10.")],
  turning: [],
  ...more,
});

beforeAll(async () => {
  await spoken.of("kremlin");
  await spoken.with("page_pravda");
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  folder.shut = false;
});

describe("an edition", () => {
  it("says of the dead what it says in their border, and nowhere else", () => {
    const { dead, lead, notices } = setPage(edition(1));
    expect(dead.map(({ who, item }) => [who.who, item?.text])).toEqual([["C", "Third."]]);
    expect([lead.length, notices.length]).toEqual([2, 0]);
  });

  it("has its first in the middle of the balcony, plants for the removed, and none of the dead", () => {
    const row = lineUp([..."ABCDEFGH"].map((who) => portrait(who)).concat(portrait("R", "removed"), portrait("X", "dead")));
    const those = row.map(({ who }) => who);
    expect(those).toHaveLength(9);
    expect(those[4]).toBe("A");
    expect(those).toContain("R");
    expect(those).not.toContain("X");
  });

  it("is printed with one ink", () => {
    expect(grey("#ff000080")).toMatch(/^#[0-9a-f]{6}80$/);
    expect(grey("#000000")).toBe("#000000");
  });
});

describe("an album", () => {
  const asked: string[] = [];

  async function open(number: number | "last", close = vi.fn()): Promise<ReturnType<typeof vi.fn>> {
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return { ok: true, json: async () => [1, 2, 3].map((n) => edition(n)) };
    });
    const at = new SeatSession("T", 1, () => ({ send: vi.fn(), close: () => {} }));
    at.seen = fromHello(kremlin as unknown as Hello);
    render(Album, { at, number, close });
    await screen.findByRole("heading", { name: /News/, hidden: true });
    return close;
  }
  const headline = (): string => screen.getByRole("heading", { level: 3, hidden: true }).textContent;
  const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.querySelector(".sheet")!, { key });

  it("opens at the edition that has come, and none that has not", async () => {
    await open(2);
    expect(asked.at(-1)).toBe("/api/tables/T/pravda?lang=en&seat=1");
    expect(headline()).toBe("News 2");
    await press("ArrowRight");
    expect(headline()).toBe("News 2");
  });

  it("is paged by keys, and one key goes on", async () => {
    const close = await open("last");
    expect(headline()).toBe("News 3");
    await press("ArrowLeft");
    await press("ArrowLeft");
    await press("ArrowLeft");
    expect(headline()).toBe("News 1");
    expect(close).not.toHaveBeenCalled();
    await press(" ");
    expect(close).toHaveBeenCalledOnce();
  });

  it("has the slip for one's eyes, and nothing of it where the folder is shut", async () => {
    await open("last");
    expect(document.body.textContent).toContain("You wrote 10.");
    cleanup();
    folder.shut = true;
    await open("last");
    expect(document.body.innerHTML).not.toContain("You wrote 10.");
  });
});

describe("it comes", () => {
  const table = { id: "T", game: "goulag", status: "running", tempo: { pace: "live" }, seats: [1, 2, 3, 4, 5].map((seat) => ({ seat })) };
  const question = { id: 7, asked: [1], steps: [], window: false, deadline: null, options: ["pass"], answer: null, odds: [], brief: null, takes_back: "" };
  const told = [
    { type: "Shown", round: 1, work: 2 },
    { type: "Shown", round: 2, work: 1 },
    { type: "Named", builders: [1, 2], supervisor: 3 },
  ];
  const moments = told.map((event, n) => ({ asked: [2], public: { count: n + 1 }, events: [event] }));
  let line: Listener;
  let at: SeatSession;

  const hear = (message: object): void => line.message({ n: 1, at: 0, ...message } as unknown as AnyMessage);
  const update = { type: "update", n: 2, public: { count: 4 }, events: told, question };

  async function sit(game = "goulag"): Promise<void> {
    at = new SeatSession("T", 1, (listener) => {
      line = listener;
      return { send: async () => ({ type: "done", id: "x" }) as Done, close: () => {} };
    });
    hear({ type: "hello", table: { ...table, game }, view: { public: { count: 0 }, secrets: [], events: [] }, question, yours: [1] });
    await at.tape.prepare();
  }

  /** What is on show when it comes. */
  function whenItComes(): string[] {
    while (at.tape.running && !at.tape.paper) at.tape.next();
    expect([at.tape.paper, at.tape.due]).toEqual([{ number: 1, open: true }, null]);
    return at.tape.running ? at.tape.events.map(({ type }) => type) : [];
  }

  it("before the next beat, and what is played waits until it is folded", async () => {
    await sit();
    hear({ ...update, moments });
    expect(whenItComes()).toEqual(["Named"]);
    at.tape.paper = null;
    expect(at.tape.due).not.toBeNull();
    while (at.tape.running) at.tape.next();
    expect(at.tape.paper).toBeNull();
  });

  it("before one is asked who is the next to name anybody, and not when he has", async () => {
    await sit();
    hear({ ...update, events: told.slice(0, 2), moments: moments.slice(0, 2) });
    expect(whenItComes()).toEqual([]);
    expect(at.asked).toBe(true);
    at.tape.paper = null;
    hear({ ...update, n: 3, events: told.slice(2), moments: moments.slice(2) });
    while (at.tape.running) at.tape.next();
    expect(at.tape.paper).toBeNull();
  });

  it("in Politburo as the office passes on, before the next plan", async () => {
    await sit("politburo");
    const events = [
      { type: "Moved", ministry: "finance", side: "reform", by: 2, level: -2 },
      { type: "Appointed", round: 3, gensek: 4 },
      { type: "Proposed", gensek: 4, ministry: "defence" },
    ];
    const [over, proposed] = [events.slice(0, 2), events.slice(2)].map((some) => ({ asked: [4], public: { count: some.length }, events: some }));
    hear({ ...update, events, moments: [over, proposed] });
    expect(whenItComes()).toEqual(["Appointed"]);
    expect(at.shown!.events.map(({ type }) => type)).toEqual(["Moved", "Appointed"]);
  });

  it("rolled up where one is asked meanwhile, or all was skipped", async () => {
    await sit();
    hear(update);
    expect(at.tape.live).toBe(true);
    expect(at.tape.paper).toEqual({ number: 1, open: false });
    await sit();
    hear({ ...update, moments });
    at.tape.skip();
    expect(at.tape.paper).toEqual({ number: 1, open: false });
  });

  it("not to those who do not want it", async () => {
    await sit();
    at.tape.subscribe(false);
    hear({ ...update, moments });
    while (at.tape.running) at.tape.next();
    expect(at.tape.paper).toBeNull();
    await sit();
    expect(at.tape.subscribes).toBe(false);
  });

  it("for the last time after the end", async () => {
    await sit();
    const end = { type: "Ended", outcome: { winners: [1], rule: "4.1", numbers: [] }, sides: ["loyal", "loyal", "loyal", "disloyal", "disloyal"] };
    hear({ ...update, events: [end], moments: [{ asked: [2], public: { count: 1 }, events: [end] }] });
    expect(at.tape.paper).toBeNull();
    while (at.tape.running) at.tape.next();
    expect(at.tape.paper).toEqual({ number: "last", open: true });
  });
});
