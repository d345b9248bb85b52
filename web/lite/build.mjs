// Bundles the workers: node build.mjs TO LISTED.json EDITION FILES.json. Called by `python -m tools.lite`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "rolldown";

const [to, listed, edition, files] = process.argv.slice(2);
const { info } = JSON.parse(readFileSync(resolve(import.meta.dirname, "../node_modules/pyodide/pyodide-lock.json"), "utf8"));
const define = {
  LOCK: JSON.stringify({ info, packages: {} }),
  EDITION: JSON.stringify(edition),
  LISTED: readFileSync(listed, "utf8"),
  FILES: files ? readFileSync(files, "utf8") : "{}",
};
const made = files ? { sw: ["../sw.js", "iife"] } : { house: ["house.js", "es"], think: ["think.js", "es"], here: ["here.js", "iife"] };
for (const [name, [file, format]] of Object.entries(made)) {
  await build({
    input: resolve(import.meta.dirname, `${name}.ts`),
    transform: { define },
    output: { file: resolve(to, file), format, minify: true, codeSplitting: false },
    logLevel: "warn",
  });
}
