/** The stream of one seat: opened again when it breaks, and what was sent is sent again until it is answered. */
import type { AnyCommand, AnyMessage, Done, Refused } from "../../app/protocol";
import { nonce } from "../../lib/nonce";
import type { Wire } from "../../line/kinds";
import { connect } from "../../line/line";

export type Connection = "connecting" | "open" | "lost" | "unserved" | "refused";

export type Listener = { message(message: AnyMessage): void; connection(now: Connection): void; last(): number | null };
/** What a seat asks the table by: a socket, or in the archives nothing. */
export type Line = { send(asked: Asked): Promise<Done | Refused>; close(): void };
type Waiting = { command: AnyCommand; settle(answer: Done | Refused): void };

/** Without its id a command is still of its own kind. */
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Asked = Without<AnyCommand>;

const NOT_YOURS = 1008;
/** The disk of the server does not let it. */
const UNSERVED = 4503;

export class Stream implements Line {
  private wire: Wire | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private heard = false;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.wire?.close();
    this.waiting.clear();
  }

  /** Send a command; what comes back is its own answer. */
  send(asked: Asked): Promise<Done | Refused> {
    const command = { ...asked, id: nonce() } as AnyCommand;
    return new Promise((settle) => {
      this.waiting.set(command.id, { command, settle });
      if (this.wire?.open) this.wire.send(JSON.stringify(command));
    });
  }

  private open(): void {
    this.timer = 0;
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    const last = this.listener.last();
    if (last !== null) query.set("since", String(last));
    query.set("done", "within");
    query.set("question", "once");
    query.set("floors", "ready");
    this.heard = false;
    const wire = connect(`/api/tables/${this.table}/stream?${query}`, {
      open: () => {
        for (const { command } of this.waiting.values()) wire.send(JSON.stringify(command));
      },
      text: (text) => this.hear(JSON.parse(text) as AnyMessage),
      close: (code) => this.lost(code),
    });
    this.wire = wire;
  }

  private hear(message: AnyMessage): void {
    if (this.closed) return;
    if (!this.heard) {
      [this.heard, this.tries] = [true, 0]; // one that opens may still be closed at once
      this.listener.connection("open");
    }
    if (message.type === "done" || message.type === "refused") return this.settle(message);
    this.listener.message(message);
    if (message.type === "update" && message.done) this.settle({ type: "done", id: message.done });
  }

  private settle(answer: Done | Refused): void {
    this.waiting.get(answer.id)?.settle(answer);
    this.waiting.delete(answer.id);
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (code === NOT_YOURS) return this.listener.connection("refused");
    this.listener.connection(code === UNSERVED ? "unserved" : "lost");
    const wait = Math.min(8000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private hurry = (): void => {
    if (!this.timer) return; // one socket is open, or being opened
    clearTimeout(this.timer);
    this.open();
  };
}
