/** One device passed round: who is handed it, and when all are asked together. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Done, QuestionInfo } from "../../src/app/protocol";
import { api } from "../../src/app/api";
import { HotSeat } from "../../src/table/hotseat/hotseat.svelte";
import type { SeatSession } from "../../src/table/session/seatSession.svelte";

const window: QuestionInfo = {
  id: 7,
  asked: [1, 2, 3, 4],
  steps: [],
  window: true,
  deadline: null,
  options: null,
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

/** The page in this seat, or among those who watch. */
const at = (seat: number | null, question: Partial<QuestionInfo> = {}): SeatSession =>
  ({ seat, seen: { table: { status: "running" }, question: { ...window, ...question } } }) as unknown as SeatSession;

const command = vi.spyOn(api, "command");
let hot: HotSeat;

beforeEach(() => {
  command.mockReset().mockResolvedValue({ type: "done", id: "x" } as Done);
  hot = new HotSeat();
  hot.seats = [1, 2, 4];
});

/** Somebody at this device speaks up, and sits there. */
function takes(seat: number, question: Partial<QuestionInfo> = {}): boolean {
  hot.wanted = seat;
  expect(hot.take()).toBe(seat);
  return hot.follow(at(seat, question));
}

describe("a window", () => {
  it("is put to all at this device together, with nobody's view on the screen", () => {
    expect(hot.follow(at(1))).toBe(true);
    expect(hot.follow(at(null))).toBe(false);
    expect([hot.anybody, hot.wanted]).toEqual([[1, 2, 4], null]);
  });

  it("is answered alone by whoever speaks up, then put to the others", () => {
    hot.follow(at(null));
    expect(takes(2)).toBe(false);
    expect(hot.anybody).toEqual([]);
    expect(hot.follow(at(2, { answer: "declare G 5" }))).toBe(true);
    hot.follow(at(null));
    expect(hot.anybody).toEqual([1, 4]);
  });

  it("is put to the last one too without a curtain", () => {
    for (const seat of [1, 2]) {
      takes(seat);
      hot.follow(at(seat, { answer: "waive" }));
    }
    expect([hot.anybody, hot.wanted]).toEqual([[4], null]);
  });

  it("that follows is put to all again, whoever holds the device", () => {
    takes(2);
    expect(hot.follow(at(2, { id: 8 }))).toBe(true);
    expect(hot.anybody).toEqual([1, 2, 4]);
  });

  it("which asks one seat of this device draws the curtain for it", () => {
    expect(hot.follow(at(1, { asked: [2, 3] }))).toBe(false);
    expect([hot.anybody, hot.wanted]).toEqual([[], 2]);
  });
});

describe("nobody", () => {
  it("passes for all who have not answered, once", async () => {
    takes(2);
    hot.follow(at(2, { answer: "declare G 5" }));
    await Promise.all([hot.pass("T"), hot.pass("T")]);
    expect(command.mock.calls).toEqual([1, 4].map((seat) => ["T", { do: "answer", seat, question: 7, action: "pass" }]));
    hot.follow(at(null));
    expect(hot.anybody).toEqual([]);
  });

  it("is asked again of those who were not heard", async () => {
    hot.follow(at(null));
    command.mockRejectedValueOnce(new Error("the line is broken"));
    await hot.pass("T");
    expect(hot.anybody).toEqual([1]);
  });

  it("comes too late for a question that stands no more, and nothing happens", async () => {
    hot.follow(at(null));
    command.mockRejectedValue(new Error("stale"));
    const said = hot.pass("T");
    hot.follow(at(null, { id: 8, asked: [1, 2] }));
    await said;
    expect(hot.anybody).toEqual([1, 2]);
  });
});

describe("before the first round", () => {
  const dealt = (seat: number | null, asked = [3]): SeatSession =>
    ({
      seat,
      seen: { n: 1, table: { id: `T${asked.join("")}`, status: "running", seats: [1, 2, 3, 4] }, question: { ...window, window: false, asked } },
    }) as unknown as SeatSession;

  it("everybody here is called up once to read what he was dealt", () => {
    hot.callUp(dealt(null));
    const read = [1, 2, 4].map((seat) => {
      expect([hot.follow(dealt(null)), hot.wanted]).toEqual([false, seat]);
      hot.take();
      expect([hot.follow(dealt(seat)), hot.wanted]).toEqual([false, null]);
      return hot.unread.shift();
    });
    expect(read).toEqual([1, 2, 4]);
    hot.follow(dealt(null));
    expect(hot.wanted).toBe(null);
    const later = new HotSeat();
    later.seats = [1, 2, 4];
    later.callUp(dealt(null));
    expect(later.unread).toEqual([]);
  });

  it("everybody here is called up, too, if only they are asked something in secret", () => {
    hot.callUp(dealt(null, [1, 2, 4]));
    expect(hot.unread).toEqual([1, 2, 4]);
  });

  it("nobody is called up to read where all write something in secret first", () => {
    hot.callUp(dealt(null, [1, 2, 3, 4]));
    expect(hot.unread).toEqual([]);
  });
});

describe("any other question", () => {
  it("draws a curtain for each who has to answer it in turn", () => {
    const sealed = { window: false, asked: [1, 2] };
    hot.follow(at(null, sealed));
    expect([hot.anybody, hot.wanted]).toEqual([[], 1]);
    takes(1, sealed);
    expect(hot.wanted).toBe(null);
    expect(hot.follow(at(1, { ...sealed, answer: "sheet ABCDEFGHIJ" }))).toBe(false);
    expect(hot.wanted).toBe(2);
  });

  it("leaves the device where it is if somebody else is asked", () => {
    expect(hot.follow(at(1, { window: false, asked: [3] }))).toBe(false);
    expect([hot.anybody, hot.wanted]).toEqual([[], null]);
  });
});

describe("what becomes public anyway", () => {
  const vote = (seat: number | null, question: Partial<QuestionInfo> = {}, sofa = ""): SeatSession =>
    ({
      seat,
      game: "politburo",
      step: { type: "VotePlan" },
      floor: null,
      seen: { table: { status: "running", sofa }, question: { ...window, window: false, ...question } },
    }) as unknown as SeatSession;

  it("is said aloud by all at this device, with nobody's view on the screen", () => {
    expect(hot.follow(vote(1))).toBe(true);
    expect(hot.follow(vote(null))).toBe(false);
    expect([hot.openly, hot.anybody, hot.wanted]).toEqual([true, [1, 2, 4], null]);
  });

  it("is sent at once for all who said it, and asked again of those who were not heard", async () => {
    hot.follow(vote(null));
    command.mockRejectedValueOnce(new Error("the line is broken"));
    expect(await hot.say("T", { 1: "vote for", 2: "vote against", 4: "vote for" })).toBe(false);
    expect(command.mock.calls.map(([, asked]) => asked)).toEqual(
      [1, 2, 4].map((seat) => ({ do: "answer", seat, question: 7, action: seat === 2 ? "vote against" : "vote for" })),
    );
    expect(hot.anybody).toEqual([1]);
  });

  it("is asked in the hand of one person alone, and of each before a screen", () => {
    expect(hot.follow(vote(null, {}, "ABCDE"))).toBe(false);
    expect([hot.openly, hot.wanted]).toEqual([false, 1]);
    hot = new HotSeat();
    hot.seats = [2];
    expect(hot.follow(vote(2))).toBe(false);
    expect([hot.openly, hot.anybody]).toEqual([false, []]);
  });

  it("stays with somebody who took the device to look something up", () => {
    hot.follow(vote(null));
    hot.wanted = 2;
    hot.take();
    expect(hot.follow(vote(2))).toBe(false);
  });
});

describe("a floor", () => {
  const talks = (seat: number | null): SeatSession => ({ ...at(seat), floor: { kind: "round", number: 1 } }) as unknown as SeatSession;

  it("lies on the table, and draws no curtain for the question after it", () => {
    expect(hot.follow(talks(1))).toBe(true);
    expect(hot.follow(talks(null))).toBe(false);
    expect([hot.wanted, hot.anybody]).toEqual([null, []]);
  });

  it("leaves one person alone in their seat", () => {
    hot.seats = [2];
    expect(hot.follow(talks(2))).toBe(false);
  });
});
