/** Starts Python in a worker, with the program where it is imported from. */
import type { PyodideAPI } from "pyodide";
import { contents, fetched, listed } from "./files";

const PYODIDE = new URL("./pyodide/", import.meta.url).href;
/** What Pyodide asks for by this name, and what comes in its place. */
const PLACES: [ending: string, name: string][] = [
  ["pyodide.asm.wasm", "wasm"],
  ["python_stdlib.zip", "library"],
];
/** What Pyodide wants to know of its own edition; it installs no packages. Written by the build. */
declare const LOCK: object;

/** Hears how far the start has come: what Python and the program weigh, and what of it is here. */
export type Progress = (stage: "fetch" | "python" | "program", loaded: number, total: number) => void;

export async function started(tell: Progress = () => {}): Promise<PyodideAPI> {
  const needed = ["wasm", "library", "program"];
  const total = needed.reduce((sum, name) => sum + listed[name]!.bytes, 0);
  let loaded = 0;
  const came = (bytes: number): void => tell("fetch", (loaded += bytes), total);
  came(0);
  const files = new Map(needed.map((name) => [name, fetched(name, came)]));
  files.forEach((file) => file.catch(() => {})); // whoever waits for it hears of it
  const usual = globalThis.fetch;
  // Pyodide fetches by its own names; here the same comes compressed, from the cache, and counted.
  globalThis.fetch = (what, init) => {
    const place = PLACES.find(([ending]) => String(what instanceof Request ? what.url : what).endsWith(ending));
    return place ? files.get(place[1])! : usual(what, init);
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${PYODIDE}pyodide.mjs`)) as typeof import("pyodide");
    const python = loadPyodide({
      indexURL: PYODIDE,
      lockFileContents: JSON.stringify(LOCK),
      env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTHONWARNINGS: "ignore" },
      checkAPIVersion: true,
    });
    await Promise.all(files.values());
    tell("python", total, total);
    const [here, program] = await Promise.all([python, files.get("program")!.then((answer) => answer.arrayBuffer())]);
    tell("program", total, total);
    unpack(here, new Uint8Array(program));
    // nothing that is imported is thrown away again
    here.runPython("import gc, sys; gc.disable(); sys.path.insert(0, '/app')");
    return here;
  } finally {
    globalThis.fetch = usual;
  }
}

/** Puts an archive's files below `/app`. */
export function unpack(python: PyodideAPI, archive: Uint8Array): void {
  const made = new Set<string>();
  for (const [name, bytes] of contents(archive)) {
    const folder = `/app/${name.slice(0, Math.max(0, name.lastIndexOf("/")))}`;
    if (!made.has(folder)) {
      python.FS.mkdirTree(folder);
      made.add(folder);
    }
    python.FS.writeFile(`/app/${name}`, bytes);
  }
}
