/** The comrades' portraits. */
import { render, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { company, seated } from "../src/comrades/company";
import { FACES } from "../src/comrades/faces";
import Portrait from "../src/comrades/Portrait.svelte";
import type { GameInfo } from "../src/table/api";

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

const INFO = { game: "goulag", bots: ["random", "mild", "naive", "analyst"], comrades: [{ id: "cook", level: "naive", talk: 4, honest: 1 }, { id: "fox", level: "analyst", talk: 3, honest: 1 }] } as unknown as GameInfo;

test("those come first whose level it is, then others play it for once, and the last have no name", () => {
  expect(company(INFO, ["naive", "naive", "naive"])).toEqual(["cook", "fox?level=naive", "naive"]);
});

test("nobody sits down twice, and who draws lots has no name", () => {
  expect(company(INFO, ["random", "analyst"], ["fox?level=mild"])).toEqual(["random", "cook?level=analyst"]);
});

test("persons sit where the usual bot was to", () => {
  expect(seated(INFO, ["me", "naive", "open", "cook"], "naive")).toEqual(["me", "fox?level=naive", "open", "cook"]);
});

test("a game without comrades goes without", () => {
  expect(company({ ...INFO, comrades: [] }, ["naive"])).toEqual(["naive"]);
});
