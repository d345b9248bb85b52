/** The comrades' portraits. */
import { render, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { FACES } from "../src/comrades/faces";
import Portrait from "../src/comrades/Portrait.svelte";

const COMRADES = ["archivist", "cook", "fox", "grandmaster", "sailor", "trembler", "widow", "zealot"];

test("every comrade has a face", () => {
  expect(Object.keys(FACES)).toEqual(expect.arrayContaining(COMRADES));
});

test("a face is a picture that says nothing to those who hear the page: the name stands beside it", async () => {
  const { container } = render(Portrait, { id: "fox" });
  await waitFor(() => expect(container.querySelector("img")?.getAttribute("alt")).toBe(""));
});

test("whoever has no face leaves an empty frame", async () => {
  const { container } = render(Portrait, { id: "nobody" });
  await new Promise((done) => setTimeout(done, 20));
  expect(container.querySelector("img")).toBeNull();
});
