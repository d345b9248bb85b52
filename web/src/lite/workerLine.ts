/** The line to a house that runs in a worker of this tab. */
import type { Hears, Line, Wire } from "../line/kinds";
import type { Early, Told } from "./early";
import type { House } from "./house.svelte";
import type { Answered, FromHouse, HouseWorker } from "./messages";

const EMPTY = [204, 205, 304];
const answer = (status: number, body: BodyInit, headers: Record<string, string>): Response =>
  new Response(EMPTY.includes(status) ? null : body, { status, headers });
const fromMemory = ({ status, body }: Told): Response => answer(status, body, { "content-type": "application/json" });

interface Asked {
  path: string;
  settle(answer: Response): void;
  fail(error: Error): void;
}

export class WorkerLine implements Line {
  readonly reachable = false;
  private asked = new Map<number, Asked>();
  private streams = new Map<number, Hears & { open(): void }>();
  private last = 0;

  constructor(
    private readonly worker: HouseWorker,
    private readonly house: House,
    private readonly early: Early,
    /** Whether who asks this waits for it; the entrance looks about by itself, and can wait. */
    private readonly waitsFor: (method: string) => boolean,
  ) {
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => this.hear({ do: "failed", kind: "browser", why: event.message });
  }

  get started(): Promise<void> | null {
    return this.house.ready ? null : this.house.opened;
  }

  served(): Promise<void> {
    return this.house.ready ? Promise.resolve() : this.waited(this.house.opened);
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? "GET";
    const known = method === "GET" && !this.house.ready ? await this.early.find(path, !this.waitsFor(method)) : null;
    if (known) return fromMemory(known);
    if (method === "POST" && path === "/api/tables") this.house.holdOn();
    const asking = new Promise<Response>((settle, fail) => {
      if (this.house.failed) throw new TypeError(this.house.failed.why);
      const id = ++this.last;
      this.asked.set(id, { path: method === "GET" ? path : "", settle, fail });
      const headers = Object.fromEntries(new Headers(init.headers));
      this.worker.postMessage({ do: "ask", id, method, target: path, headers, body: (init.body as string | undefined) ?? null });
    });
    return this.house.ready || !this.waitsFor(method) ? asking : this.waited(asking);
  }

  connect(path: string, hears: Hears): Wire {
    const [stream, { worker, streams }] = [++this.last, this];
    let open = false;
    const ended = (code: number): void => {
      open = false;
      hears.close(code);
    };
    streams.set(stream, { open: () => ((open = true), hears.open()), text: (text) => hears.text(text), close: ended });
    worker.postMessage({ do: "open", stream, target: path });
    return {
      get open() {
        return open;
      },
      send: (text) => worker.postMessage({ do: "text", stream, text }),
      close() {
        if (!streams.delete(stream)) return;
        worker.postMessage({ do: "close", stream, code: CLOSED });
        ended(CLOSED);
      },
    };
  }

  private async waited<T>(what: Promise<T>): Promise<T> {
    this.house.awaited += 1;
    try {
      return await what;
    } finally {
      this.house.awaited -= 1;
    }
  }

  private hear(message: FromHouse): void {
    switch (message.do) {
      case undefined:
        return this.answered(message);
      case "open":
        return this.streams.get(message.stream)?.open();
      case "text":
        return this.streams.get(message.stream)?.text(message.text);
      case "close": {
        const stream = this.streams.get(message.stream);
        this.streams.delete(message.stream);
        return stream?.close(message.code);
      }
      case "failed":
        for (const { fail } of this.asked.values()) fail(new TypeError(message.why));
        this.asked.clear();
    }
    this.house.hear(message);
  }

  private answered({ id, status, headers, body }: Answered): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    if (asked?.path) this.early.remember(asked.path, status, body);
    asked?.settle(answer(status, body, headers));
  }
}

/** The code of a WebSocket that was closed as it should be. */
const CLOSED = 1000;
