// Runs the program once in Pyodide, from sources, and compiles the modules that this needed to bytecode, which starts
// twice as fast. The other modules stay sources, which are smaller. Called by `python -m tools.lite`.
//   node compile.mjs TREE, where TREE holds `app` and `lib`; answers.json and modules.json come beside them.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

// Node would print the line of Pyodide in which it happened, which is a megabyte long.
process.on("uncaughtException", (error) => {
  console.error(String(error?.message ?? error).slice(-4000));
  process.exit(1);
});

const [tree] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONNODEBUGRANGES: "1", PYTHONWARNINGS: "ignore", HOME: "/home/pyodide" } });
for (const [at, root] of [
  ["/tree", tree],
  ["/tools", resolve(import.meta.dirname, "../../tools/lite")],
]) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
}
const made = await python.runPythonAsync(`
import sys
sys.path[:0] = ["/tree/app", "/tools"]
from tempfile import mkdtemp
import trial
answers = await trial.first_answers(mkdtemp())
await trial.trial(mkdtemp())
new = mkdtemp() + "/new.db"
trial.blank(new)

import importlib._bootstrap_external as bootstrap, importlib.util, json, pathlib
ROOTS = {"/tree/app/": ("app", "/app/"), "/lib/python314.zip/": ("lib", "/lib/python314.zip/")}

def compiled(file, shown):
    source = file.read_bytes()
    code = compile(source, shown, "exec", dont_inherit=True, optimize=2)
    file.with_suffix(".pyc").write_bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))
    file.unlink()

pathlib.Path("/tree/app/presidium/lite/blank.db").write_bytes(pathlib.Path(new).read_bytes())
names, missing = [], []
for module in list(sys.modules.values()):
    path = getattr(module, "__file__", None) or ""
    for start, (root, shown) in ROOTS.items():
        name = path.removeprefix(start)
        file = pathlib.Path("/tree") / root / name
        # anyio reads its own sources, to import late
        if name != path and file.suffix == ".py" and file.exists() and name != "anyio/__init__.py":
            compiled(file, shown + name)
            names.append(f"{root}/{name}")
        elif name != path and not file.exists() and not file.with_suffix(".pyc").exists():
            missing.append(name)
if missing:
    raise ImportError(f"needed, but left out: {missing}")
json.dumps([answers, sorted(names)])
`);
const [answers, names] = JSON.parse(made);
writeFileSync(`${tree}/answers.json`, JSON.stringify(answers));
writeFileSync(`${tree}/modules.json`, JSON.stringify(names));
