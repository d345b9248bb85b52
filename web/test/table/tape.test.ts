/** What happens is shown moment by moment, and only then is one asked. */
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage, Done, TableInfo } from "../../src/app/protocol";
import Telling from "../../src/table/stage/Telling.svelte";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Listener } from "../../src/table/session/stream";
import { spoken } from "../../src/lib/i18n/spoken.svelte";

const table = { id: "T", game: "goulag", status: "running", seats: [], tempo: { pace: "live" } } as unknown as TableInfo;
const question = { id: 7, asked: [1], steps: [], window: false, deadline: null, options: ["pass"], answer: null, odds: [], brief: null, takes_back: "" };
const event = (n: number) => ({ type: "Counted", n });
const moments = [
  { asked: [1], public: { count: 1 }, events: [event(1)] },
  { asked: [2], secrets: { set: [], gone: [] } },
  { asked: [2], public: { count: 2 }, events: [event(2)] },
  { asked: [0], public: { count: 3 }, events: [event(3)] },
  { asked: [3], public: { count: 4 } },
];
const update = { type: "update", public: { count: 4 }, events: [1, 2, 3].map(event), question: { ...question, id: 8 }, moments };

let line: Listener;
let at: SeatSession;
let n = 1;
const hear = (message: object): void => line.message({ n: n++, at: 0, ...message } as unknown as AnyMessage);
const count = (): unknown => at.shown?.public?.count;

beforeEach(async () => {
  localStorage.clear();
  at = new SeatSession("T", 1, (listener) => {
    line = listener;
    return { send: async () => ({ type: "done", id: "x" }) as Done, close: () => {} };
  });
  hear({ type: "hello", table, view: { public: { count: 0 }, secrets: [], events: [] }, question, yours: [1] });
  await at.tape.prepare();
});

describe("a tape", () => {
  it("shows the board as it was at each step, then the question", () => {
    expect(at.asked).toBe(true);
    hear(update);
    const seen = [];
    while (at.tape.running) {
      expect(at.asked).toBe(false);
      seen.push([count(), at.shown!.question!.asked, at.tape.events.map(({ n }) => n)]);
      at.tape.next();
    }
    expect(seen).toEqual([
      [1, [1], [1]],
      [2, [2], [2]],
      [3, [0], [3]],
    ]);
    expect([count(), at.asked, at.seen!.question!.id]).toEqual([4, true, 8]);
  });

  it("does not play what a game that begins in the middle begins with", () => {
    const began = { ...table, status: "open", began: { of: "archive", table: "", moment: 0 } };
    const beginning = { type: "update", public: { count: 9 }, events: [event(1), event(2)], question, table: { ...began, status: "running" } };
    hear({ type: "hello", table: began, view: null, question: null, yours: [1] });
    hear(beginning);
    expect([at.tape.running, count(), at.seen!.events.length]).toEqual([false, 9, 2]);
    hear(update);
    expect(at.tape.running).toBe(true);
  });

  it("tells of steps in which nothing happens at once, also of those that come later, and of deeds one by one", () => {
    at.tape.stage = { direct: ({ n }) => ({ nothing: Number(n) < 5 }), scenes: {} };
    const steps = (...those: number[]) => those.map((n) => ({ asked: [2], public: { count: n }, events: [event(n)] }));
    const told = (...those: number[]) => hear({ ...update, events: those.map(event), moments: steps(...those) });
    told(6, 1, 2, 3, 7, 4);
    expect(at.tape.length).toBe(4);
    told(1, 2, 8);
    const seen = [];
    for (; at.tape.running; at.tape.next()) seen.push([at.tape.events.map(({ n }) => n).join(), count()]);
    expect(seen).toEqual([
      ["6", 6],
      ["1,2,3", 3],
      ["7", 7],
      ["4,1,2", 2],
      ["8", 8],
    ]);
  });

  it("goes fast as long as the next question is far away, and then as it was chosen", () => {
    at.tape.stage = { direct: () => ({ lasts: 10_000 }), scenes: {} };
    const many = Array.from({ length: 5 }, (_, n) => ({ asked: [2], public: { count: n }, events: [event(n)] }));
    hear({ ...update, events: many.flatMap(({ events }) => events), moments: many });
    const due = [];
    for (; at.tape.running; at.tape.next()) due.push(at.tape.due);
    expect(due).toEqual([5500, 5500, 10_000, 10_000, 10_000]);
  });

  it("leaves what is slight to the log where the next question is very far away, but no stop and no newspaper", () => {
    at.tape.stage = {
      direct: ({ n }) => ([1, 2, 5].includes(n as number) ? { lasts: 800, ...(n === 2 && { stop: "mine" as const }) } : { lasts: 15_000 }),
      scenes: {},
    };
    const many = Array.from({ length: 7 }, (_, n) => ({ asked: [2], public: { count: n }, events: [event(n)] }));
    hear({ ...update, events: many.flatMap(({ events }) => events), moments: many });
    const seen = [];
    for (; at.tape.running; at.tape.next()) seen.push(at.tape.events[0]!.n);
    expect(seen).toEqual([0, 2, 3, 4, 5, 6]);
    expect(at.seen!.events.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("can be skipped, gone back through, and held", () => {
    hear(update);
    at.tape.next();
    at.tape.back();
    expect([count(), at.tape.paused]).toEqual([1, true]);
    at.tape.skip();
    expect([count(), at.asked]).toEqual([4, true]);
  });

  it("goes on with what comes meanwhile", () => {
    hear(update);
    hear({ ...update, public: { count: 9 }, events: [event(4)], moments: undefined });
    expect([count(), at.tape.length]).toEqual([1, 4]);
    for (let i = 0; i < 3; i++) at.tape.next();
    expect(count()).toBe(9);
  });

  it("is not shown where all is wished at once, nor over a look at the past, and ends with a hello", () => {
    at.tape.choose("none");
    hear(update);
    expect([at.tape.running, at.asked]).toEqual([false, true]);
    at.tape.choose("plain");
    at.past = at.seen;
    hear(update);
    expect(at.tape.running).toBe(false);
    at.past = null;
    hear(update);
    expect(at.tape.running).toBe(true);
    hear({ type: "hello", table, view: { public: { count: 5 }, secrets: [], events: [] }, question, yours: [1] });
    expect([count(), at.asked]).toEqual([5, true]);
  });
});

describe("where others wait", () => {
  const live = (n: number) => ({ type: "update", public: { count: n }, events: [event(n)], question: { ...question, id: 8 } });

  it("the question stands at once, the board is that of now, and nothing stops it", () => {
    hear({ ...live(1), events: [{ type: "Shown", round: 1, work: 2, canal: 2 }] });
    expect([at.tape.running, at.tape.live, at.tape.holds, count(), at.asked]).toEqual([true, true, false, 1, true]);
    expect([at.tape.stop, at.tape.due !== null]).toEqual([null, true]);
    at.tape.next();
    expect([at.tape.running, count(), at.asked]).toEqual([false, 1, true]);
  });

  it("but alone one is asked after it, though it was one step only", () => {
    hear({ type: "update", table: { ...table, tempo: { ...table.tempo, pace: "solo" } } });
    hear(live(1));
    expect([at.tape.holds, at.asked]).toEqual([true, false]);
  });

  it("what is far behind is dropped", () => {
    for (let i = 1; i <= 40; i++) hear(live(i));
    expect(at.tape.length - at.tape.position).toBeLessThanOrEqual(13);
    expect(at.tape.events).not.toEqual([event(1)]);
  });

  it("who only watches sees the board change with the beat", async () => {
    at = new SeatSession("T", null, (listener) => {
      line = listener;
      return { send: async () => ({ type: "done", id: "x" }) as Done, close: () => {} };
    });
    hear({ type: "hello", table, view: { public: { count: 0 }, secrets: [], events: [] }, question, yours: [] });
    await at.tape.prepare();
    hear(live(1));
    hear(live(2));
    expect([at.tape.holds, count()]).toEqual([true, 1]);
    at.tape.next();
    expect(count()).toBe(2);
  });
});

describe("a stop", () => {
  const round = { type: "Shown", round: 1, work: 2, canal: 2 };
  const alone = { ...update, events: [round], moments: [{ asked: [1], public: { count: 1 }, events: [round] }] };

  it("waits for a key, unless it was switched off", async () => {
    await at.tape.prepare();
    hear(alone);
    at.tape.goOn();
    const { lasts, reveals } = at.tape.beat!;
    expect([at.tape.stop, at.tape.due]).toEqual(["round", null]);
    at.tape.heed("round", false);
    expect([at.tape.stop, at.tape.due]).toEqual([null, lasts - reveals]);
    expect(localStorage.passing).toBe('["round"]');
    at.tape.choose("fast");
    expect(at.tape.due).toBe((lasts - reveals) * 0.55);
  });
});

describe("a scene", () => {
  const round = { type: "Shown", round: 1, work: 2, canal: 2 };

  it("does not say how it ends before it has shown it; one key shows it, the next goes on", async () => {
    await at.tape.prepare();
    hear({ ...update, events: [round], moments: [{ asked: [1], public: { count: 1 }, events: [round] }] });
    const before = at.seen!.events.length - 1;
    expect([at.tape.revealed, at.shown!.events.length, count(), at.tape.stop]).toEqual([false, before, 0, null]);
    expect(at.tape.due).toBe(at.tape.beat!.reveals);
    at.tape.next();
    expect([at.tape.revealed, at.tape.hurried, at.shown!.events.length, count(), at.tape.stop]).toEqual([true, true, before + 1, 1, "round"]);
    at.tape.next();
    expect([at.tape.running, at.asked]).toEqual([false, true]);
  });

  it("goes on by itself, also where saying how it ends takes as long as showing it", async () => {
    await spoken.with("page_stage");
    vi.useFakeTimers();
    at.tape.stage = { direct: () => ({ scene: "round", lasts: 2000, reveals: 1000 }), scenes: {} };
    const here = mount(Telling, { target: document.body, props: { at } });
    const wait = (): void => flushSync(() => void vi.advanceTimersByTime(1000));
    vi.spyOn(at, "tell").mockReturnValue("");
    flushSync(() => hear(update));
    wait();
    expect([at.tape.revealed, at.tape.position]).toEqual([true, 0]);
    wait();
    expect([at.tape.revealed, at.tape.position]).toEqual([false, 1]);
    void unmount(here);
    vi.useRealTimers();
  });
});

describe("what comes while the stage is fetched", () => {
  beforeEach(() => {
    at = new SeatSession("T", 1, (listener) => {
      line = listener;
      return { send: async () => ({ type: "done", id: "x" }) as Done, close: () => {} };
    });
    hear({ type: "hello", table, view: { public: { count: 0 }, secrets: [], events: [] }, question, yours: [1] });
  });

  it("is played when it is there, all of it, and nothing is seen before", async () => {
    hear(update);
    hear({ ...update, public: { count: 9 }, events: [event(4)], moments: undefined });
    expect([at.tape.running, count()]).toEqual([false, 0]);
    await vi.waitFor(() => expect(at.tape.running).toBe(true));
    expect([count(), at.tape.length]).toEqual([1, 4]);
  });

  it("is forgotten if all is told anew", async () => {
    hear(update);
    hear({ type: "hello", table, view: { public: { count: 5 }, secrets: [], events: [] }, question, yours: [1] });
    await at.tape.prepare();
    await Promise.resolve();
    expect([at.tape.running, count(), at.asked]).toEqual([false, 5, true]);
  });
});
