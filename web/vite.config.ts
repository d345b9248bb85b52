import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
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

/**
 * What is always fetched together is packed together. Left to itself the bundler makes a file of every module that two
 * late parts share; dozens of small ones weigh more than a few, each naming the others and packed without knowing them.
 */
const together: { name: string; test: RegExp; tags?: "$initial"[] }[] = [
  // What every screen stands on. The entry itself waits for its words, and nothing else should have to wait for it.
  { name: "house", tags: ["$initial"], test: /^(?!.*(\/main\.ts|\/index\.html))/ },
  // What the entrance and a new table share with a table: without it they would fetch all of that.
  { name: "doors", test: /\/src\/(look\/(Rule|SeatMark)\.svelte|table\/(names|fresh|playnow|nonce)\.ts|comrades\/company\.ts)/ },
  // A table with all it imports, and what the boards have in common.
  { name: "table", test: /\/src\/(pages\/Table|table\/(Shell|Leads|Options|own))\./ },
];

export default defineConfig(({ mode }) => ({
  // the tests' document cannot read table rows on their own, so there elements are made one by one
  plugins: [svelte(mode === "test" ? { compilerOptions: { fragments: "tree" } } : {}), gzipped],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // One build serves every path: files find each other by where they lie, and the server says in the page where that is.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    outDir: "../src/presidium/table/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page allows nothing that is not a file of its own
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: process.env.BACKEND ?? "http://127.0.0.1:8000", ws: true } } },
  // a slow machine is no mistake of the page's
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"], testTimeout: 60_000, pool: "threads", maxWorkers: 2 },
}));
