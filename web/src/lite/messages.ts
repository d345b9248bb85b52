/** What the page and the worker in which the house runs tell each other. */

export type ToHouse =
  | { do: "begin"; home: string }
  | { do: "ask"; id: number; method: string; target: string; headers: Record<string, string>; body: string | null }
  | { do: "open"; stream: number; target: string }
  | { do: "text"; stream: number; text: string }
  | { do: "close"; stream: number; code: number }
  | { do: "takeover" | "export" | "anew" | "keep" }
  | { do: "import"; file: ArrayBuffer };

/** What the house is doing before it opens. */
export type Stage = "fetch" | "python" | "program" | "open";
/** Why the house could not open. */
export type Failure = "network" | "data" | "browser" | "other";
/** Whether what is played is kept: it is, the browser will not, or there is no room left. */
export type Kept = "kept" | "refused" | "full";
/** Why a file was not taken in. */
export type Unreadable = "not-ours" | "newer-data" | "broken";

export interface Answered {
  do?: undefined;
  id: number;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

export type FromHouse =
  | Answered
  | { do: "open"; stream: number }
  | { do: "text"; stream: number; text: string }
  | { do: "close"; stream: number; code: number }
  | { do: "progress"; stage: Stage; loaded: number; total: number }
  | { do: "ready" | "taken" | "imported" }
  | { do: "failed"; why: string; kind: Failure }
  | { do: "kept"; how: Kept }
  | { do: "exported"; file: ArrayBuffer }
  | { do: "unreadable"; why: Unreadable };

/** The worker, as far as the page needs one. */
export interface HouseWorker {
  postMessage(message: ToHouse, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<FromHouse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}
