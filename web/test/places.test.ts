// @vitest-environment node
/** Every place fetches the words it says: what one file names, and those it cannot do without, is held against them. */
import { describe, expect, it } from "vitest";

const CODE = new Map(
  Object.entries(import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true })).map(([file, text]) => [
    file.slice(7),
    text,
  ]),
);
const TEXTS = Object.entries(import.meta.glob<string>("../../src/presidium/text/en/*.ftl", { query: "?raw", import: "default", eager: true }));
const GAMES = /^games\//;
const COMMON = ["common", "page", "page_posters", "language"];

/** By message, the file it stands in. */
const FILE = new Map(
  TEXTS.flatMap(([file, text]) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => [id!, file.split("/").at(-1)!.slice(0, -4)] as const)),
);

/** What this file brings with it at once; what it fetches later has words of its own. */
function brings(file: string): string[] {
  const found = [...CODE.get(file)!.matchAll(/^\s*(?:import|export)(?! type)[^"]*?"(\.[^"]+)"/gm)].map(([, path]) =>
    new URL(path!, `http://x/${file}`).pathname.slice(1),
  );
  return found.flatMap((path) => [path, `${path}.ts`, `${path}/index.ts`].filter((known) => CODE.has(known)));
}

function all(first: string, known = new Set<string>()): Set<string> {
  known.add(first);
  for (const next of brings(first)) if (!known.has(next) && !GAMES.test(next)) all(next, known);
  return known;
}

const said = (file: string): string[] =>
  [...CODE.get(file)!.matchAll(/\bt\((?:[^()"]*\? )?"([a-z-]+)"(?: : "([a-z-]+)")?/g)].flatMap(([, one, other]) => [one!, other!].filter(Boolean));

/** What a file waits for itself before it says it. */
const awaited = (file: string): string[] => [...CODE.get(file)!.matchAll(/spoken\.before\([^"]*"([a-z]\w+)"/g)].map(([, leaf]) => leaf!);

/** Who fetches what with which words, as it is written: a page of the house, or a part that comes late. */
const PLACES = new Map(
  [...CODE].flatMap(([file, text]) =>
    [...text.matchAll(/import\("(\.[^"]+\.svelte)"\)(?: as Promise<Page>)?((?:[^\]>;\n]|\n\s*(?=words=|"[a-z]))*)/g)].map(([, path, rest]) => {
      const leaves = [...rest!.matchAll(/"([a-z]\w+)"/g)].map(([, leaf]) => leaf!);
      return [new URL(path!, `http://x/${file}`).pathname.slice(1), { file, leaves }] as const;
    }),
  ),
);

/** The words that are there where a part comes: its own, and those of wherever it is fetched from. */
function there(part: string): string[] {
  const { file, leaves } = PLACES.get(part) ?? { file: "", leaves: [] };
  const from = [...PLACES.keys()].filter((place) => place !== part && all(place).has(file));
  return [...COMMON, ...leaves, ...(from.length ? there(from[0]!) : [])];
}

describe("what is fetched when it is needed", () => {
  it.each([...PLACES.keys()].filter((part) => !GAMES.test(part)))("%s comes with its words", (part) => {
    const words = there(part);
    const missing = [...all(part)].flatMap((file) => said(file).filter((id) => FILE.has(id) && ![...words, ...awaited(file)].includes(FILE.get(id)!)));
    expect(missing).toEqual([]);
  });
});
