/** At a table in step the page shows everything at the server's time for it, and nothing before. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/app/api";
import type { AnyMessage, Done, TableInfo } from "../../src/app/protocol";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Listener } from "../../src/table/session/stream";

const table = { id: "T", game: "goulag", status: "running", seats: [], sofa: "", tempo: { pace: "live", in_step: true } } as unknown as TableInfo;
const question = { id: 7, asked: [1], steps: [], window: false, deadline: null, options: ["pass"], answer: null, odds: [], brief: null, takes_back: "" };
const event = (n: number) => ({ type: "Counted", n });
/** The server's clock is not that of this machine. */
const SERVER = 5000;

let line: Listener;
let at: SeatSession;
let n: number;
/** Every message in the order in which it was sent, as the table's history has it. */
let sent: object[];

const clock = (): number => SERVER + Date.now() / 1000;
const hear = (message: object): void => {
  const whole = { n: n++, at: clock(), ...message };
  sent.push(whole);
  line.message(whole as unknown as AnyMessage);
};
const hello = (told: object = {}) => ({ type: "hello", table, view: { public: { count: 0 }, secrets: [], events: [] }, question, yours: [1], ...told });

/** Two beats of two seconds each, which begin now, and a question after them. */
const twoBeats = (id = 8) => ({
  type: "update",
  public: { count: 2 },
  events: [event(1), event(2)],
  question: { ...question, id },
  moments: [
    { asked: [1], public: { count: 1 }, events: [event(1)] },
    { asked: [2], public: { count: 2 }, events: [event(2)] },
  ],
  film: { beats: [clock(), clock() + 2], shown_by: clock() + 4 },
});

/** What is on the screen: the board, the log, and the question that can be answered. */
const screen = () => [at.shown?.public?.count, at.shown?.events.length, at.asked ? at.seen?.question?.id : null];
const pass = async (seconds: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(seconds * 1000));

function sit(seat: number | null = 1): void {
  at = new SeatSession("T", seat, (listener) => {
    line = listener;
    return { send: async () => ({ type: "done", id: "x" }) as Done, close: () => {} };
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  [n, sent] = [1, []];
  sit();
  hear(hello());
  await at.tape.prepare();
  // Scenes that say how they end after three quarters of their time.
  at.tape.stage = { direct: () => ({ lasts: 2000, scene: "s" }), scenes: {} };
});

afterEach(() => {
  at.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the film of a table in step", () => {
  it("shows board, log and question at the server's time, each beat when it says how it ends", async () => {
    expect(screen()).toEqual([0, 0, 7]);
    hear(twoBeats());
    const seen = new Map([[JSON.stringify(screen()), 0]]);
    for (let tenths = 1; tenths < 42; tenths++) {
      await pass(0.1);
      if (!seen.has(JSON.stringify(screen()))) seen.set(JSON.stringify(screen()), tenths);
    }
    expect([...seen]).toEqual([
      ["[0,0,null]", 0],
      ["[1,1,null]", 15],
      ["[2,2,null]", 35],
      ["[2,2,8]", 40],
    ]);
    expect(at.film.running).toBe(false);
  });

  it("goes on with what happens meanwhile, and shows nothing of it before", async () => {
    hear(twoBeats());
    await pass(1);
    const film = { beats: [clock() + 3], shown_by: clock() + 5 };
    hear({ type: "update", public: { count: 3 }, events: [event(3)], question: { ...question, id: 9 }, table: { ...table, status: "over" }, film });
    await pass(3.2);
    expect([...screen(), at.seen!.table.status]).toEqual([2, 2, null, "running"]);
    await pass(1.9);
    expect([at.shown!.public!.count, at.seen!.table.status]).toEqual([3, "over"]);
  });

  it("holds back no word of anybody, and nothing this seat has set for itself", async () => {
    hear(twoBeats());
    hear({ type: "update", chat: [{ name: "B", text: "no!", seat: 2 }] });
    hear({ type: "update", events: [{ type: "Said", seat: 2, statement: {} }] });
    hear({ type: "update", passes_phase: true });
    expect([at.seen!.chat.length, at.shown!.events.map(({ type }) => type), at.seen!.passesPhase]).toEqual([1, ["Said"], true]);
    expect(screen()).toEqual([0, 1, null]);
    await pass(4.1);
    expect(at.shown!.events.map(({ type }) => type)).toEqual(["Counted", "Counted", "Said"]);
    expect(screen()).toEqual([2, 3, 8]);
  });

  it("keeps the server's times where the browser was asleep, and tells what is late without its scene", async () => {
    const late = { ...twoBeats() };
    vi.setSystemTime(Date.now() + 2900); // a timer that was due has not come
    hear({ ...late, at: clock() });
    expect(screen()).toEqual([1, 1, null]);
    expect([at.tape.beat?.first, at.tape.drawn]).toEqual([1, false]);
    await pass(1.2);
    expect(screen()).toEqual([2, 2, 8]);
  });

  it("draws no scene of a beat that the server has shortened", async () => {
    const update = twoBeats();
    hear({ ...update, film: { beats: [clock(), clock() + 0.9], shown_by: clock() + 2.9 } });
    expect(at.tape.drawn).toBe(false);
    await pass(1);
    expect([at.tape.beat?.first, at.tape.drawn]).toEqual([1, true]);
  });

  it("shows whoever skips the board as it stands, and nothing that comes later", async () => {
    hear(twoBeats());
    at.tape.skip();
    at.tape.next();
    at.tape.back();
    expect([...screen(), at.tape.drawn, at.tape.holds]).toEqual([0, 0, null, false, true]);
    await pass(2.1);
    expect(screen()).toEqual([1, 1, null]);
    await pass(2);
    expect(screen()).toEqual([2, 2, 8]);
  });

  it("plays nothing with no wish for films, at the same times", async () => {
    at.tape.choose("none");
    hear(twoBeats());
    expect([...screen(), at.tape.drawn]).toEqual([0, 0, null, false]);
    await pass(4.1);
    expect(screen()).toEqual([2, 2, 8]);
  });

  it("shows nothing of a question that a late answer is told of", async () => {
    at.close();
    sit();
    const stands = { ...question, id: 8, opens: clock() + 4 };
    const refused = { type: "refused", id: "x", why: { id: "late", args: {}, rule: "" }, question: stands };
    at = new SeatSession("T", 1, (listener) => {
      line = listener;
      return { send: async () => refused as never, close: () => {} };
    });
    hear(hello());
    await at.answer("pass");
    expect(at.seen!.question!.id).toBe(7);
  });
});

describe("a page that is opened while the film runs", () => {
  async function reload(history: () => Promise<object[]>): Promise<void> {
    vi.spyOn(api, "history").mockImplementation(history as never);
    const film = { beats: [clock() - 1, clock() + 1], shown_by: clock() + 3 };
    const view = { public: { count: 2 }, secrets: [], events: [event(1), event(2)] };
    at.close();
    sit();
    line.message({ ...hello({ view, film, question: { ...question, id: 8 } }), n: n - 1, at: clock() } as unknown as AnyMessage);
    await pass(0);
  }

  it("goes on where the others are", async () => {
    sent = [{ ...sent[0], type: "update", public: { count: 0 }, question }];
    hear(twoBeats());
    await pass(1);
    await reload(async () => sent);
    expect(screen()).toEqual([1, 1, null]); // the game's own stage says it at once
    hear({ type: "update", chat: [{ name: "B", text: "back?", seat: 2 }] });
    expect([...screen(), at.seen!.chat.length]).toEqual([1, 1, null, 1]);
    await pass(1.1);
    expect(screen()).toEqual([2, 2, null]);
    await pass(2);
    expect(screen()).toEqual([2, 2, 8]);
  });

  it("shows nothing at all without the table's past, until all of it may be seen", async () => {
    hear(twoBeats());
    await pass(1);
    await reload(async () => Promise.reject(new Error("no history")));
    expect(at.seen).toBeNull();
    await pass(3.1);
    expect(screen()).toEqual([2, 2, 8]);
  });

  it("is never ahead of a connection that breaks and comes back", async () => {
    hear(twoBeats());
    await pass(1);
    vi.spyOn(api, "history").mockResolvedValue([]);
    const film = { beats: [clock() - 1, clock() + 1], shown_by: clock() + 3 };
    const view = { public: { count: 2 }, secrets: [], events: [event(1), event(2)] };
    line.message({ ...hello({ view, film, question: { ...question, id: 8 } }), n: n - 1, at: clock() } as unknown as AnyMessage);
    await pass(0.5);
    expect(screen()).toEqual([0, 0, null]);
    await pass(2.6);
    expect(screen()).toEqual([2, 2, 8]);
  });
});

describe("round a screen", () => {
  it("a phone is a little behind the screen, never ahead of it", async () => {
    const sofa = { ...table, sofa: "ABCDE" };
    let other!: Listener;
    const television = new SeatSession("T", null, (listener) => {
      other = listener;
      return { send: async () => ({ type: "done", id: "x" }) as Done, close: () => {} };
    });
    television.film.conducts = true;
    hear(hello({ table: sofa }));
    other.message({ ...hello({ table: sofa }), n, at: clock() } as unknown as AnyMessage);
    await television.tape.prepare();
    television.tape.stage = at.tape.stage;
    const update = { n: 20, at: clock(), ...twoBeats() } as unknown as AnyMessage;
    line.message(update);
    other.message(update);
    const ahead = [];
    for (let tenths = 0; tenths < 50; tenths++) {
      await pass(0.1);
      const [phone, tv] = [at, television].map(({ shown, film }) => [shown!.events.length, film.running] as const);
      if (phone![0] > tv![0] || (!phone![1] && tv![1])) ahead.push(tenths);
    }
    expect(ahead).toEqual([]);
    expect([at.film.running, at.shown!.events.length]).toEqual([false, 2]);
    television.close();
  });
});
