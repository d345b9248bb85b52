/** What the browser remembers, where it may and where it may not. */
import { afterEach, expect, it, vi } from "vitest";
import { Notebook } from "../src/games/social/notes.svelte";
import { forgetSheet, keepSheet, keptSheets } from "../src/games/kremlin/sheets";
import { keep, keepValue, kept, keptValue } from "../src/look/kept";
import { isComplete } from "../src/words/languages";
import { firstLanguage } from "../src/words/spoken.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("comes back as it was kept", () => {
  keep("word", "shut");
  keepValue("value", { one: [1, null] });
  expect([kept("word"), keptValue("value")]).toEqual(["shut", { one: [1, null] }]);
  expect([kept("nothing"), keptValue("nothing")]).toEqual(["", undefined]);
});

it.each(["{", "null", "5", '"text"', "[null, 1]", '{"2": null, "3": {"doubt": "grave", "text": ""}}'])("leaves out what is damaged: %s", (text) => {
  localStorage.setItem("book", text);
  localStorage.setItem("kremlin-sheets", text);
  expect(new Notebook("book").notes).toEqual({});
  expect(keptSheets()).toEqual([]);
});

it("is forgotten where storage is blocked, and nothing breaks", () => {
  vi.stubGlobal("localStorage", new Proxy({}, { get: () => { throw new DOMException("blocked", "SecurityError"); } }));
  const book = new Notebook("book");
  book.write(2, { text: "smiles" });
  expect(book.notes[2]).toEqual({ doubt: null, text: "smiles" });
  expect(keepSheet("mine", ["A"])).toEqual([{ name: "mine", ranked: ["A"] }]);
  expect(forgetSheet("mine")).toEqual([]);
  expect(isComplete(firstLanguage())).toBe(true);
  vi.unstubAllGlobals();
});
