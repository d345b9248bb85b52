/** The language the page speaks. */
import { expect, it, vi } from "vitest";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { firstLanguage, spoken } from "../../src/lib/i18n/spoken.svelte";

it("has the words there for whoever waits for them, however many ask at once", async () => {
  await Promise.all(
    [1, 2].map(async () => {
      await spoken.of("politburo");
      expect(spoken.words!.has("politburo-cast")).toBe(true);
    }),
  );
});

it("speaks the language that was asked for last", async () => {
  void spoken.speak("en");
  void spoken.speak("fr");
  await spoken.of("kremlin");
  expect(spoken.lang).toBe("fr");
  expect(spoken.words!.lang).toBe("fr");
});

it("says in English what a language lacks, and fetches English for no other", async () => {
  const fetched = (): unknown => (spoken.words as unknown as { otherwise: unknown }).otherwise;
  await spoken.speak("nl");
  expect([spoken.lang, document.documentElement.lang]).toEqual(["nl", "nl"]);
  expect(spoken.words!.say("page-rules")).toBe("Rules");
  expect(fetched()).toBeTruthy();
  await spoken.speak("de");
  expect(spoken.words!.say("page-rules")).toBe("Regeln");
  expect(fetched()).toBe(null);
});

it("is one of those that call themselves by name, English first", () => {
  expect(LANGUAGES[0]).toEqual({ lang: "en", name: "English", complete: true });
  expect(LANGUAGES.find(({ lang }) => lang === "fr")).toEqual({ lang: "fr", name: "Français", complete: true });
  expect(LANGUAGES.find(({ lang }) => lang === "de")).toEqual({ lang: "de", name: "Deutsch", complete: true });
});

it.each([
  ["", ["fr-CH", "en"], "fr"],
  ["", ["de-AT", "fr"], "de"],
  ["", ["xx", "yy"], "en"],
  ["de", ["fr"], "de"],
  ["xx", ["fr"], "fr"],
])("is the one chosen before (%s), or the first complete one of %s: %s", (chosen, browser, first) => {
  localStorage.setItem("lang", chosen);
  vi.stubGlobal("navigator", { languages: browser });
  expect(firstLanguage()).toBe(first);
  vi.unstubAllGlobals();
});

it("fetches the words of refusals with the first of them, and says what it has none for", async () => {
  const why = { id: "kremlin-no-victim", rule: "", args: { who: "A" } };
  await spoken.of("kremlin");
  expect(spoken.words!.refusal(why)).toBe("");
  await vi.waitFor(() => expect(spoken.words!.refusal(why)).toMatch(/\w/));
  expect(spoken.words!.has("refused-kremlin-no-victim")).toBe(true);
  const unknown = { id: "kremlin-of-tomorrow", rule: "", args: {} };
  expect(spoken.words!.refusal(unknown)).toBe(spoken.words!.say("refused-unknown-reason", { reason: unknown.id }));
});

it("fetches the words of Kremlin's cards only for tables that play with cards, and those of its options for none", async () => {
  vi.resetModules();
  await import("../../src/games");
  const { spoken } = await import("../../src/lib/i18n/spoken.svelte");
  await spoken.speak("en");
  await spoken.at("kremlin", { edition: "1988", intrigue: "off" });
  expect([spoken.words!.has("kremlin-purge"), spoken.words!.has("kremlin-took")]).toEqual([true, false]);
  expect(spoken.words!.has("kremlin-option-edition")).toBe(false);
  await spoken.at("kremlin", { edition: "1988", intrigue: "on" });
  expect(spoken.words!.has("kremlin-took")).toBe(true);
  await spoken.of("kremlin");
  expect(spoken.words!.has("kremlin-option-edition")).toBe(true);
});
