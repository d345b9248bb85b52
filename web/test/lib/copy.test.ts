/** Something to hand on, with a clipboard and without. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Copy from "../../src/lib/components/Copy.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";

beforeEach(() => spoken.speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is copied where the browser has a clipboard, and another text is not copied yet", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { rerender } = render(Copy, { text: "one" });
  await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(writeText).toHaveBeenCalledWith("one");
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  await rerender({ text: "two" });
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
});

it.each([
  [true, "Copied"],
  [false, "Copy"],
])("is marked where it has none; copied the old way: %s", async (works, said) => {
  vi.stubGlobal("navigator", {});
  document.execCommand = () => works;
  render(Copy, { text: "one" });
  await fireEvent.click(screen.getByRole("button"));
  expect(await screen.findByRole("button", { name: said })).toBeTruthy();
  expect(getSelection()?.toString()).toBe("one");
});
