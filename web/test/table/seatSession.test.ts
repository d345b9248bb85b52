/** One seat at one table: what it answers. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage, Done, QuestionInfo, TableInfo } from "../../src/app/protocol";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Asked, Listener } from "../../src/table/session/stream";

const table = { id: "T", game: "goulag", status: "running", seats: [] } as unknown as TableInfo;
const question: QuestionInfo = {
  id: 7,
  asked: [1, 2],
  steps: [],
  window: false,
  deadline: null,
  options: ["play work", "play strike"],
  answer: null,
  odds: [],
  moment: false,
  moment_asked: false,
  moments_left: null,
  takes_back: "",
  brief: null,
  undo: null,
  due: null,
  sitting: null,
  opens: null,
  earliest: null,
  writing: null,
};

let sent: Asked[];
let line: Listener;
let at: SeatSession;
let n = 1;

const hear = (message: object): void => line.message({ n: n++, at: 0, ...message } as unknown as AnyMessage);

beforeEach(() => {
  sent = [];
  at = new SeatSession("T", 1, (listener) => {
    line = listener;
    return { send: async (asked) => (sent.push(asked), { type: "done", id: "x" } as Done), close: () => {} };
  });
  hear({ type: "hello", table, view: { public: {}, secrets: [], events: [] }, question, yours: [1] });
});

describe("an answer", () => {
  it("pressed twice is sent once", async () => {
    await Promise.all([at.answer("play work"), at.answer("play work")]);
    hear({ type: "update", question: { ...question, answer: "play work" } });
    await at.answer("play work");
    expect(sent).toHaveLength(1);
  });

  it("can be changed, and changed back after another window of ours has changed it", async () => {
    await at.answer("play work");
    hear({ type: "update", question: { ...question, answer: "play strike" } });
    await at.answer("play work");
    expect(sent.map((asked) => asked.do === "answer" && [asked.question, asked.action])).toEqual([
      [7, "play work"],
      [7, "play work"],
    ]);
  });

  it("to the next question is another one", async () => {
    await at.answer("play work");
    hear({ type: "update", question: { ...question, id: 8 } });
    await at.answer("play work");
    expect(sent).toHaveLength(2);
  });
});

describe("a game of bots", () => {
  it("says how many are before it, until it has its turn", () => {
    hear({ type: "turn", before: 3 });
    expect(at.before).toBe(3);
    hear({ type: "turn", before: 0 });
    expect(at.before).toBe(0);
  });
});

describe("the time that is left", () => {
  const asked = (at: number, deadline: number): void => hear({ type: "update", at, question: { ...question, id: n, deadline } });
  const left = (): number | null => at.left(Date.now());

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    line.connection("open");
    hear({ type: "hello", at: 50, table, view: { public: {}, secrets: [], events: [] }, question: { ...question, deadline: 80 }, yours: [1] });
  });
  afterEach(() => vi.useRealTimers());

  it("goes by the server's clock, whatever ours says", () => {
    expect(left()).toBe(30);
    vi.setSystemTime(1_010_000);
    expect(left()).toBe(20);
  });

  it("is not longer because something was told late", () => {
    vi.setSystemTime(1_012_000);
    line.connection("open");
    asked(52, 82); // ten seconds ago, while the line was broken
    expect(left()).toBe(20);
  });

  it("comes right again after either clock was moved, or stood still", () => {
    vi.setSystemTime(3_600_000); // the server slept meanwhile
    asked(60, 120);
    expect(left()).toBe(60);
    vi.setSystemTime(100_000); // ours was put back
    asked(70, 120);
    expect(left()).toBe(50);
  });
});
