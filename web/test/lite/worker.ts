/** In place of the worker in which the house runs: what it is told, and what it tells. */
import { Early, type Told } from "../../src/lite/early";
import { House } from "../../src/lite/house.svelte";
import type { FromHouse, HouseWorker, ToHouse } from "../../src/lite/messages";
import { WorkerLine } from "../../src/lite/workerLine";

export class FalseWorker implements HouseWorker {
  heard: ToHouse[] = [];
  onmessage: ((event: MessageEvent<FromHouse>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;

  postMessage(message: ToHouse): void {
    this.heard.push(message);
  }

  tells(message: FromHouse): void {
    this.onmessage?.({ data: message } as MessageEvent<FromHouse>);
  }

  /** The last thing it was told of this kind. */
  last<Do extends ToHouse["do"]>(what: Do): Extract<ToHouse, { do: Do }> {
    return this.heard.findLast((message) => message.do === what) as Extract<ToHouse, { do: Do }>;
  }

  answers(status: number, told: unknown, headers: Record<string, string> = { "content-type": "application/json" }): void {
    const body = new TextEncoder().encode(told === undefined ? "" : JSON.stringify(told));
    this.tells({ id: this.last("ask").id, status, headers, body });
  }
}

/** A line to a house whose worker does what the test says. `made`: what is known before it answers. */
export function lineTo(worker: FalseWorker, made: Record<string, Told> = {}, waitsFor = (method: string): boolean => method !== "GET") {
  let reloaded = 0;
  const house = new House(worker, () => void reloaded++);
  const line = new WorkerLine(worker, house, new Early(() => Promise.resolve(made)), waitsFor);
  return { house, line, reloads: () => reloaded };
}
