// Plays in the site's own archives, in Node: node play.mjs SITE SCRIPT.py ARGUMENTS. The script's last line is JSON.
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";

process.on("uncaughtException", (error) => {
  console.error(String(error?.message ?? error).slice(-4000));
  process.exit(1);
});

const [site, script, ...rest] = process.argv.slice(2);
const lite = resolve(site, "lite");
const large = (name) => gunzipSync(readFileSync(resolve(lite, readdirSync(lite).find((file) => file.startsWith(`${name}-`)))));
const pyodide = resolve(import.meta.dirname, "../../web/node_modules/pyodide");
const { info } = JSON.parse(readFileSync(resolve(pyodide, "pyodide-lock.json"), "utf8"));
const { loadPyodide } = await import(resolve(pyodide, "pyodide.mjs"));

const began = process.cpuUsage();
const library = resolve(mkdtempSync(resolve(tmpdir(), "lite-")), "python_stdlib.zip");
writeFileSync(library, large("library"));
const python = await loadPyodide({
  stdLibURL: library,
  lockFileContents: JSON.stringify({ info, packages: {} }),
  env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTHONWARNINGS: "ignore" },
});
const put = (archive) => {
  const length = archive.readUInt32LE(0);
  let at = 4 + length;
  for (const [name, bytes] of JSON.parse(archive.subarray(4, at).toString())) {
    python.FS.mkdirTree(`/app/${name.slice(0, Math.max(0, name.lastIndexOf("/")))}`);
    python.FS.writeFile(`/app/${name}`, archive.subarray(at, at + bytes));
    at += bytes;
  }
};
const seconds = () => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
};
const begunAfter = seconds();
put(large("program"));
python.runPython("import gc, sys; gc.disable(); sys.path.insert(0, '/app')");
for (const [name, file] of [["/tests/tests/__init__.py", null], ["/tests/tests/lite/__init__.py", null], ["/tests/tests/lite/player.py", "player.py"]]) {
  python.FS.mkdirTree(name.slice(0, name.lastIndexOf("/")));
  python.FS.writeFile(name, file ? readFileSync(resolve(import.meta.dirname, file)) : "");
}
python.globals.set("cpu_seconds", seconds);
python.globals.set("python_seconds", begunAfter);
python.globals.set("arguments", python.toPy(rest));
python.globals.set("put_upgrade", () => put(large("upgrade")));
python.runPython("sys.path.insert(0, '/tests')");
console.log(await python.runPythonAsync(readFileSync(script, "utf8")));
process.exit(0); // timers of the house may still run
