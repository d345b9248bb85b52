/** Another Python, in which bots think and long jobs run while the house goes on. */
import type { PyProxy } from "pyodide/ffi";
import { started } from "./python";

export type Job = { number: number; job: Uint8Array<ArrayBuffer> };
export type Done = { number: number; good: boolean; result: Uint8Array<ArrayBuffer> };

type Run = (job: unknown) => PyProxy & { toJs(): [boolean, Uint8Array<ArrayBuffer>] };

const ready = started().then((python) => {
  const run = python.runPython(`
import presidium.server.live.bot_pool, presidium.server.archive.whatif
from presidium.lite.pool import run
import gc
gc.freeze()
gc.enable()
lambda job: run(bytes(job))
`) as Run;
  return (job: Uint8Array): [boolean, Uint8Array<ArrayBuffer>] => {
    const done = run(python.toPy(job));
    const told = done.toJs();
    done.destroy();
    return told;
  };
});

onmessage = async ({ data: { number, job } }: MessageEvent<Job>) => {
  const [good, result] = (await ready)(job);
  postMessage({ number, good, result } satisfies Done);
};
