/** The comrades' portraits. */
import { render, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { company, seated } from "../../src/comrades/company";
import { FACES } from "../../src/comrades/faces";
import { lines } from "../../src/comrades/lines";
import Portrait from "../../src/comrades/Portrait.svelte";
import type { SeatInfo } from "../../src/app/protocol";
import type { GameInfo } from "../../src/app/api";
import type { Told } from "../../src/lib/i18n/notation";

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

const INFO = {
  game: "goulag",
  bots: ["random", "mild", "naive", "analyst"],
  comrades: [
    { id: "cook", level: "naive", talk: 4, honest: 1 },
    { id: "fox", level: "analyst", talk: 3, honest: 1 },
  ],
} as unknown as GameInfo;

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

const SEATS = [1, 2, 3].map((seat) => ({ seat, comrade: seat === 1 ? null : seat === 2 ? "zealot" : "archivist", talk: [0, 5, 1][seat - 1] })) as SeatInfo[];
const claim = (seat: number, side: string): Told => ({ type: "Said", seat, statement: { type: "Claim", seat: 1, side, why: "passed" } });

test("a comrade adds a line of its own in the tone of what it says, and does not repeat itself", () => {
  const told = [claim(2, "disloyal"), claim(2, "disloyal"), claim(2, "loyal")];
  const said = told.map((event, n) => lines(event, told.slice(0, n), SEATS)[0]);
  expect(said.map((line) => line && `${line.tone} ${line.n}`)).toEqual(["accuse 3", "accuse 4", undefined]);
});

test("no line comes twice in a game: once all are said, it adds none", () => {
  const told = Array.from({ length: 40 }, () => claim(2, "disloyal"));
  const said = told.flatMap((event, n) => lines(event, told.slice(0, n), SEATS)).map(({ n }) => n);
  expect(said.sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("which line it is goes by what everybody has heard: what a seat alone was told changes nothing", () => {
  const whispered: Told = { type: "Passed", holder: 1, side: "loyal" };
  expect(lines(claim(2, "loyal"), [whispered, whispered], SEATS)).toEqual(lines(claim(2, "loyal"), [], SEATS));
});

test("at the end one who has won speaks, and one who has not", () => {
  const ended: Told = { type: "Ended", outcome: { type: "Outcome", who: "loyal", winners: [3], rule: "x 1" } };
  expect(lines(ended, [], SEATS).map(({ id, tone }) => `${id} ${tone}`)).toEqual(["archivist won", "zealot lost"]);
});

test("people say what they say, and nothing is added", () => {
  expect(lines(claim(1, "loyal"), [], SEATS)).toEqual([]);
});
