/** The socket of one seat: broken, opened again, and nothing lost or answered twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage } from "../../src/app/protocol";
import { Stream, type Connection } from "../../src/table/session/stream";

/** A socket that does what the test says. */
class Socket {
  static made: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = Socket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.breaks(1000);
  }

  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  tells(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code: number): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }

  static get last(): Socket {
    return Socket.made.at(-1)!;
  }
}

let stream: Stream;
let heard: AnyMessage[];
let states: Connection[];
let last: number | null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.made = [];
  [heard, states, last] = [[], [], null];
  stream = new Stream("T", 2, { message: (m) => heard.push(m), connection: (now) => states.push(now), last: () => last });
});

afterEach(() => {
  stream.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a stream", () => {
  it("asks for its own seat, and at first for everything", () => {
    expect(Socket.last.address).toMatch(/\/api\/tables\/T\/stream\?seat=2&done=within&question=once&floors=ready$/);
  });

  it("passes on what the table tells", () => {
    Socket.last.opens();
    Socket.last.tells({ type: "hello", n: 1 });
    expect(heard).toEqual([{ type: "hello", n: 1 }]);
    expect(states).toEqual(["open"]);
  });

  it("comes back after a break and asks for what it missed", () => {
    Socket.last.opens();
    last = 17;
    Socket.last.breaks(1006);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Socket.made).toHaveLength(2);
    expect(new URL(Socket.last.address).searchParams.get("since")).toBe("17");
  });

  it("waits longer and longer, but never over long", () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const made = Socket.made.length;
      Socket.last.breaks(1006);
      vi.advanceTimersByTime(10_000);
      expect(Socket.made.length).toBe(made + 1);
    }
  });

  it("waits longer and longer for a server whose disk does not let it, and says so", () => {
    for (let tries = 0; tries < 6; tries += 1) {
      Socket.last.opens();
      Socket.last.breaks(4503);
      vi.advanceTimersByTime(10_000);
    }
    expect(states).toEqual(Array(6).fill("unserved"));
    const made = Socket.made.length;
    Socket.last.opens();
    Socket.last.breaks(4503);
    vi.advanceTimersByTime(3000);
    expect(Socket.made).toHaveLength(made);
    vi.advanceTimersByTime(10_000);
    Socket.last.opens();
    Socket.last.tells({ type: "hello", n: 1 });
    expect(states.at(-1)).toBe("open");
  });

  it("does not come back to a seat that is somebody else's", () => {
    Socket.last.opens();
    Socket.last.breaks(1008);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("refused");
    expect(Socket.made).toHaveLength(1);
  });

  it("hurries when the network is back, and opens one socket only", () => {
    Socket.last.opens();
    Socket.last.breaks(1006);
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(2);
  });

  it("that was closed stays closed", () => {
    stream.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
  });
});

describe("a command", () => {
  it("is settled by its own answer", async () => {
    Socket.last.opens();
    const [one, other] = [stream.send({ do: "pause" }), stream.send({ do: "resume" })];
    const [first, second] = Socket.last.sent as [{ id: string }, { id: string }];
    expect(first.id).not.toBe(second.id);
    Socket.last.tells({ type: "refused", id: second.id, why: { id: "not-the-host", rule: "", args: {} } });
    Socket.last.tells({ type: "done", id: first.id });
    expect((await one).type).toBe("done");
    expect((await other).type).toBe("refused");
    expect(heard).toEqual([]);
  });

  it("hears within what came of it that a command is done", async () => {
    Socket.last.opens();
    const asked = stream.send({ do: "chat", text: "?", seat: 2 });
    const [sent] = Socket.last.sent as [{ id: string }];
    Socket.last.tells({ type: "update", n: 2, at: 0, done: "another's" });
    Socket.last.tells({ type: "update", n: 3, at: 0, done: sent.id });
    expect(await asked).toEqual({ type: "done", id: sent.id });
    expect(heard.map((message) => "n" in message && message.n)).toEqual([2, 3]);
  });

  it("given while there is no connection is sent when there is one", async () => {
    const asked = stream.send({ do: "start" });
    expect(Socket.last.sent).toEqual([]);
    Socket.last.opens();
    const [sent] = Socket.last.sent as [{ id: string; do: string }];
    expect(sent.do).toBe("start");
    Socket.last.tells({ type: "done", id: sent.id });
    expect((await asked).type).toBe("done");
  });

  it("is sent again, under the same id, until it is answered, and not after", async () => {
    Socket.last.opens();
    const asked = stream.send({ do: "pause" });
    const [sent] = Socket.last.sent as [{ id: string }];
    Socket.last.breaks(1012);
    vi.advanceTimersByTime(1000);
    Socket.last.opens();
    expect(Socket.last.sent).toEqual([sent]);
    Socket.last.tells({ type: "done", id: sent.id });
    await asked;
    Socket.last.breaks(1006);
    vi.advanceTimersByTime(1000);
    Socket.last.opens();
    expect(Socket.last.sent).toEqual([]);
  });
});
