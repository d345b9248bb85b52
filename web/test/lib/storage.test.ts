/** What the browser remembers, where it may and where it may not. */
import { afterEach, expect, it, vi } from "vitest";
import { forgetSheet, keepSheet, keptSheets } from "../../src/games/kremlin/answers/sheet/sheets";
import { discard, store, storeValue, stored, storedValue } from "../../src/lib/storage";
import { isComplete } from "../../src/lib/i18n/languages";
import { firstLanguage } from "../../src/lib/i18n/spoken.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("comes back as it was kept", () => {
  store("word", "shut");
  storeValue("value", { one: [1, null] });
  expect([stored("word"), storedValue("value")]).toEqual(["shut", { one: [1, null] }]);
  expect([stored("nothing"), storedValue("nothing")]).toEqual(["", undefined]);
});

it.each(["{", "null", "5", '"text"', "[null, 1]", '{"2": null, "3": {"doubt": "grave", "text": ""}}'])("leaves out what is damaged: %s", (text) => {
  localStorage.setItem("kremlin-sheets", text);
  expect(keptSheets()).toEqual([]);
});

it("is forgotten where storage is blocked, and nothing breaks", () => {
  vi.stubGlobal(
    "localStorage",
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      },
    ),
  );
  discard("word");
  expect(keepSheet("mine", ["A"])).toEqual([{ name: "mine", ranked: ["A"] }]);
  expect(forgetSheet("mine")).toEqual([]);
  expect(isComplete(firstLanguage())).toBe(true);
  vi.unstubAllGlobals();
});
