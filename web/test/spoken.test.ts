/** The language the page speaks. */
import { expect, it } from "vitest";
import { spoken } from "../src/words/spoken.svelte";

it("has the words there for whoever waits for them, however many ask at once", async () => {
  await Promise.all([1, 2].map(async () => {
    await spoken.of("politburo");
    expect(spoken.words!.has("politburo-cast")).toBe(true);
  }));
});

it("speaks the language that was asked for last", async () => {
  void spoken.speak("en");
  void spoken.speak("fr");
  await spoken.of("kremlin");
  expect(spoken.lang).toBe("fr");
  expect(spoken.words!.lang).toBe("fr");
});
