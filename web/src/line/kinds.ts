/** What a line to the server can do, whatever carries it. */

/** What is heard of an open stream. */
export interface Hears {
  open(): void;
  text(text: string): void;
  /** `code` is that of a WebSocket. */
  close(code: number): void;
}

/** One stream. */
export interface Wire {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface Line {
  /** Whether the browser itself can fetch what lies at the server. */
  readonly reachable: boolean;
  /** Resolves when the server itself answers; null where it always does. */
  readonly started: Promise<void> | null;
  /** The same for somebody who sees that they wait. */
  served(): Promise<void>;
  ask(path: string, init?: RequestInit): Promise<Response>;
  connect(path: string, hears: Hears): Wire;
}
