/** The other workers, in which bots think and long jobs run (`presidium/lite/pool.py`). */
import type { PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { Done, Job } from "./think";

export class Thinkers {
  readonly newProcess: PyCallable;
  private readonly workers = new Map<string, Worker>();
  private readonly came: (number: number, good: boolean, result: PyProxy) => void;
  private readonly end: (name: string) => void;
  private stopped = false;

  constructor(private readonly python: PyodideAPI) {
    const made = python.runPython(`
from presidium.lite.pool import Workers
lambda post, kill: Workers(lambda worker, number, job: post(worker, number, job), kill)
`) as (post: unknown, kill: unknown) => PyProxy & { new_process: PyCallable; end(name: string): void };
    const workers = made(this.post, this.kill);
    this.newProcess = workers.new_process;
    this.came = python.runPython("lambda workers: lambda number, good, result: workers.came(number, good, bytes(result))")(workers) as Thinkers["came"];
    this.end = (name) => workers.end(name);
  }

  /** Starts a worker before it is needed. */
  start(name: string): Worker | null {
    if (this.stopped) return null;
    const known = this.workers.get(name);
    if (known) return known;
    const worker = new Worker(new URL("./think.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { number, good, result } }: MessageEvent<Done>) => {
      const bytes = this.python.toPy(result) as PyProxy;
      this.came(number, good, bytes);
      bytes.destroy();
    };
    worker.onerror = () => this.workers.get(name) === worker && this.end(name);
    this.workers.set(name, worker);
    return worker;
  }

  stop(): void {
    this.stopped = true;
    for (const name of [...this.workers.keys()]) this.kill(name);
  }

  private post = (name: string, number: number, job: PyProxy): void => {
    const bytes = job.toJs() as Uint8Array<ArrayBuffer>;
    job.destroy?.();
    this.start(name)?.postMessage({ number, job: bytes } satisfies Job, [bytes.buffer]);
  };

  private kill = (name: string): void => {
    this.workers.get(name)?.terminate();
    this.workers.delete(name);
  };
}
