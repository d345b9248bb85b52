/** The page's one line to its server: over the network, or to a worker of this tab in which the server runs. */
import type { Hears, Line, Wire } from "./kinds";
import { network } from "./network";

let line: Line = network;

/** Chooses the line by `data-line` of the document. Await it before the first question. */
export async function beginLine(kind = document.documentElement.dataset.line): Promise<void> {
  if (kind === "worker") line = await (await import("../lite/begin")).begin();
}

/** Puts another line in the place of the present one. */
export function useLine(other: Line): void {
  line = other;
}

/** Asks the server; `path` is what follows the house's own path, such as `/api/games`. Throws if nobody answers. */
export const ask = (path: string, init?: RequestInit): Promise<Response> => line.ask(path, init);

/** Opens a stream of texts at this path. */
export const connect = (path: string, hears: Hears): Wire => line.connect(path, hears);

/** Whether the browser itself can fetch what lies at the server, such as a download. */
export const reachable = (): boolean => line.reachable;

/** Resolves when the server itself answers; null where it always does. What is asked meanwhile may be answered from memory. */
export const started = (): Promise<void> | null => line.started;

/** Waits until the server itself answers, and shows that somebody waits. */
export const served = (): Promise<void> => line.served();
