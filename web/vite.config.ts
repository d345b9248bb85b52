import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

/** Beside every text file the same, compressed: the server has nothing to compress while people wait. */
const gzipped: Plugin = {
  name: "gzipped",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    // Only what was written is final: until then other plugins still change it.
    for (const fileName of Object.keys(bundle)) {
      if (!/\.(js|css|svg|html)$/.test(fileName)) continue;
      const file = resolve(dir, fileName);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  },
};

const GAMES = resolve(import.meta.dirname, "src/games");
const TEXT = resolve(import.meta.dirname, "../src/presidium/text");
/** Files whose words the page never says. */
const UNSAID = /^(agents|arena|cli|doctor|hosting|house|language|sent|(pravda|problems)_.*)$/;
/** Files that every screen needs. */
const EVERYWHERE = ["common", "page", "page_posters"];
const TEXTS = "virtual:texts";

/**
 * Makes the modules of the Fluent files: `virtual:texts` has a loader by language, `virtual:texts/en` the files of that
 * language: those of every screen as text, the others as loaders. So nobody fetches the list of another language.
 */
const texts: Plugin = {
  name: "texts",
  resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${TEXTS}`)) return null;
    const [lang, packet] = id.slice(TEXTS.length + 2).split("/");
    if (!lang) return table(readdirSync(TEXT).filter(isLanguage), (name) => `() => ${fetching(`${TEXTS}/${name}`)}`);
    const path = (name: string): string => resolve(TEXT, lang, `${name}.ftl`);
    const names = readdirSync(resolve(TEXT, lang)).flatMap((file) => /^(.*)\.ftl$/.exec(file)?.[1] ?? []);
    const text = (name: string): string => JSON.stringify(bare(readFileSync(path(name), "utf8")));
    const here = packet ? names.filter((name) => (packets.get(name) ?? name) === packet) : names.filter((name) => EVERYWHERE.includes(name));
    for (const name of here) this.addWatchFile(path(name));
    if (packet) return table(here, text);
    const later = (name: string): string => `() => ${fetching(`${TEXTS}/${lang}/${packets.get(name) ?? name}`)}.then((files) => files["${name}"])`;
    return table(
      names.filter((name) => !UNSAID.test(name)),
      (name) => (here.includes(name) ? text(name) : later(name)),
    );
  },
};

const isLanguage = (name: string): boolean => existsSync(resolve(TEXT, name, "language.ftl"));

const fetching = (id: string): string => `import("${id}").then((made) => made.default)`;

/** By file, the files of words that are fetched with it: those of one game, and those of a table. */
const packets = new Map([
  ["table", "table"],
  ["page_table", "table"],
  ...readdirSync(GAMES).flatMap((game) => wordsOf(game).map((file) => [file, game] as const)),
]);

/** The files that this game alone lists as its words in `index.ts`. */
function wordsOf(game: string): string[] {
  const of = (game: string): string[] => {
    const page = resolve(GAMES, game, "index.ts");
    const [, listed = ""] = existsSync(page) ? (/\n  words: \[([^\]]*)\]/.exec(readFileSync(page, "utf8")) ?? []) : [];
    return [...listed.matchAll(/"(\w+)"/g)].map(([, file]) => file!);
  };
  const others = readdirSync(GAMES).filter((other) => other !== game);
  return of(game).filter((file) => !others.some((other) => of(other).includes(file)));
}

/** A module that exports an object with these names. */
const table = (names: string[], value: (name: string) => string): string => `export default {${names.map((name) => `"${name}": ${value(name)}`).join(", ")}}`;

/** A Fluent text without its comments and the empty lines between its messages. */
const bare = (text: string): string =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/\n+(?=[^\s])/g, "\n")
    .trimStart();

/**
 * What is always fetched together is packed together. Left to itself the bundler makes a file of every module that two
 * late parts share; dozens of small ones weigh more than a few, each naming the others and packed without knowing them.
 */
const together: { name: string; test: RegExp; tags?: "$initial"[] }[] = [
  // What every screen stands on. The entry itself waits for its words, and nothing else should have to wait for it.
  { name: "house", tags: ["$initial"], test: /^(?!.*(\/main\.ts|\/index\.html))/ },
  // What the entrance and a new table share with a table: without it they would fetch all of that.
  {
    name: "doors",
    test: /\/src\/(lib\/(rulebook\/Rule|components\/SeatMark)\.svelte|lib\/(i18n\/names|nonce)\.ts|table\/session\/(fresh|playnow)\.ts|comrades\/company\.ts)/,
  },
  // A table with all it imports, and what the boards have in common.
  { name: "table", test: /\/src\/(pages\/Table|table\/(Shell|question\/(Consequence|Options)|session\/own))\./ },
];

export default defineConfig(({ mode }) => ({
  // the tests' document cannot read table rows on their own, so there elements are made one by one
  plugins: [svelte(mode === "test" ? { compilerOptions: { fragments: "tree" } } : {}), texts, gzipped],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // One build serves every path: files find each other by where they lie, and the server says in the page where that is.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    outDir: "../src/presidium/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page allows nothing that is not a file of its own
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: together } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: process.env.BACKEND ?? "http://127.0.0.1:8000", ws: true } } },
  // a slow machine is no mistake of the page's
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"], testTimeout: 60_000, pool: "threads", maxWorkers: 2 },
}));
