/** A table of Goulag: what can be pointed at, what is shown to whom, what can be said. */
import { flushSync, tick } from "svelte";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Answers from "../../src/games/goulag/Answers.svelte";
import Board from "../../src/games/goulag/board/Board.svelte";
import More from "../../src/games/goulag/panels/More.svelte";
import { pickingAt } from "../../src/games/goulag/picking";
import { publicOf } from "../../src/games/goulag/public";
import { fillFrom } from "../../src/games/goulag/talk";
import type { TableInfo } from "../../src/app/protocol";
import type { Seen } from "../../src/table/session/seen";
import { folder } from "../../src/table/session/folder.svelte";
import { notesOf } from "../../src/table/session/notes.svelte";
import Log from "../../src/table/talk/Log.svelte";
import { fieldsOf, kindsOf, writeStatement, type Draft } from "../../src/games/social/statements";
import { readStatement, type Told } from "../../src/lib/i18n/notation";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import moments from "../fixtures/goulag.json";
import { answers, reachable, sittingAt } from "../social";

const at = (moment: keyof typeof moments) => sittingAt(moments, moment);
const sides = (): string[] => screen.queryAllByText(/^(loyal|disloyal)$/).map((word) => word.textContent!);

beforeAll(async () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
  await spoken.of("goulag");
});
beforeEach(async () => {
  localStorage.clear();
  folder.shut = false;
  await spoken.speak("en");
});
afterEach(cleanup);

describe("naming a trio", () => {
  it("can end in every option, and in nothing else", () => {
    const sitting = at("NameTrio");
    const options = sitting.choices.map((choice) => choice.text);
    expect(options).toHaveLength(30);
    expect(reachable(pickingAt(sitting))).toEqual(new Set(options));
  });

  it("says who is missing, takes nobody else, and lets go again", () => {
    const picking = pickingAt(at("NameTrio"));
    picking.point(1);
    expect(picking.picks).toEqual({});
    expect(picking.next).toBe("builder");
    picking.point(2);
    picking.point(4);
    expect(picking.next).toBe("supervisor");
    expect(picking.lit.has(5)).toBe(false); // 4, 5 and 6 served in the round before: two of three have to be new
    picking.point(2);
    expect(picking.picks.builder).toEqual([4]);
    expect(picking.made).toBeNull();
  });

  it.each([
    ["en", /Served last round: Comrade 4, Comrade 5 and Comrade 6\. At least 2 of the three have to be new\./],
    ["fr", /Ont servi au tour précédent\s: .* Au moins 2 des trois/],
    ["de", /In der letzten Runde dabei: .* Mindestens 2 der drei/],
  ] as const)("says why somebody cannot be the third, in %s", async (lang, why) => {
    await spoken.speak(lang);
    const sitting = at("NameTrio");
    render(Answers, { at: sitting });
    const picking = pickingAt(sitting);
    picking.point(2);
    await tick();
    expect(screen.getByRole("status").textContent).not.toMatch(why);
    picking.point(4);
    await tick();
    expect(screen.getByRole("status").textContent).toMatch(why);
    expect(screen.getByRole("status").textContent).toMatch(/2\.2/);
    picking.point(3);
    await tick();
    expect(screen.getByRole("status").textContent).not.toMatch(why);
  });

  it("goes on when the board that first asked is gone", async () => {
    const sitting = at("NameTrio");
    render(Board, { at: sitting });
    cleanup();
    render(Board, { at: sitting });
    sitting.seen = at("Supervision").seen;
    await tick();
    expect([...document.querySelectorAll(".plate:has(.cover:not(:disabled)) .inside")].map((plate) => plate.id)).toEqual(["plate-3", "plate-6"]);
  });

  it("goes by clicks, at the table and below it", async () => {
    const sitting = at("NameTrio");
    render(Board, { at: sitting });
    render(Answers, { at: sitting });
    await fireEvent.click(document.querySelector("#plate-2 + .cover")!);
    const chips = within(screen.getByRole("list", { name: "Whom do you name?" }));
    await fireEvent.click(chips.getByRole("button", { name: /Comrade 3/ }));
    expect(screen.getByRole("status").textContent).toBe("Point at a supervisor.");
    await fireEvent.click(chips.getByRole("button", { name: /Comrade 7/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Name them" }));
    expect(answers(sitting)).toEqual(["name 2 3 watch 7"]);
  });
});

describe("a builder and a supervisor", () => {
  it("lay down a card, and the sealed one stays marked", async () => {
    const sitting = at("Build");
    render(Answers, { at: sitting });
    await fireEvent.click(screen.getByRole("button", { name: "Play Strike" }));
    expect(answers(sitting)).toEqual(["play strike"]);
    sitting.seen = { ...sitting.seen!, question: { ...sitting.seen!.question!, answer: "play strike" } };
    const pressed = await screen.findByRole("button", { name: /Play Strike/, pressed: true });
    expect(pressed.textContent).toContain("✓");
  });

  it("point at a builder, or at nobody", async () => {
    const sitting = at("Supervision");
    render(Board, { at: sitting });
    render(Answers, { at: sitting });
    await fireEvent.click(document.querySelector("#plate-6 + .cover")!);
    await fireEvent.click(screen.getByRole("button", { name: "Let the cards lie" }));
    expect(answers(sitting)).toEqual(["supervise 6", "pass"]);
  });
});

describe("the ring", () => {
  it("shows a seat its own card and its neighbour’s", () => {
    render(Board, { at: at("NameTrio") });
    expect(sides()).toHaveLength(2);
    expect(document.querySelector("#plate-1")!.textContent).toContain("commissar");
    expect(screen.getAllByText("served last round")).toHaveLength(3);
  });

  it("shows a spectator none, and everybody all of them at the end", () => {
    render(Board, { at: at("spectator") });
    expect(sides()).toEqual([]);
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    render(Board, { at: at("end") });
    expect(sides()).toHaveLength(7);
    expect(screen.getAllByText("★ won")).toHaveLength(publicOf(at("end").seen!).outcome!.winners.length);
  });

  it("is shut with one key", async () => {
    render(Board, { at: at("NameTrio") });
    await fireEvent.keyDown(window, { key: "h" });
    expect(sides()).toEqual([]);
  });

  it("covers what lies sealed, and what was sealed for me when my time ran out", async () => {
    const sitting = at("Build");
    const late = { what: "late-sealed", seat: 1, name: "Ann", after: 0, other: "", until: 0, alike: false, action: "play strike" } as const;
    const table = { ...sitting.seen!.table, tempo: { pace: "live" } } as TableInfo;
    sitting.seen = { ...sitting.seen!, table, notices: [late], question: { ...sitting.seen!.question!, answer: "play strike" } };
    render(Answers, { at: sitting });
    render(Log, { at: sitting });
    expect(screen.queryAllByRole("button", { pressed: true })).toHaveLength(1);
    expect(document.body.textContent).toContain("the caretaker answered");
    folder.shut = true;
    flushSync();
    expect(screen.queryAllByRole("button", { pressed: true })).toHaveLength(0);
    expect(document.body.textContent).not.toContain("the caretaker answered");
  });

  it.each(LANGUAGES)("speaks $lang", async ({ lang }) => {
    await spoken.speak(lang);
    for (const moment of Object.keys(moments) as (keyof typeof moments)[]) {
      render(Board, { at: at(moment) });
      render(More, { at: at(moment) });
      cleanup();
    }
  });
});

/** Seat 1 and 2 have spoken of each other, and 2 in two ways. */
function talked(seen: Seen): Seen {
  const said = (seat: number, about: number, side: string): Told => ({ type: "Said", seat, statement: { type: "Claim", seat: about, side, why: "inferred" } });
  const events = [...seen.events.filter(({ type }) => type !== "Said"), said(2, 1, "loyal"), said(2, 1, "disloyal"), said(1, 2, "loyal")];
  return { ...seen, events, contradictions: { 1: [0, 3] } };
}

describe("statements", () => {
  it("offer an answer only to what has been said", () => {
    const seen = at("end").seen!;
    const silent = fillFrom({ ...seen, events: [], contradictions: {} }, 1);
    const answering = fillFrom(talked(seen), 1);
    expect([silent("Deny", "seat", {}), silent("Contradict", "seat", {}), silent("Retract", "", {})]).toEqual([[], [], []]);
    expect([answering("Deny", "seat", {}), answering("Contradict", "seat", {}), answering("Retract", "", {})]).toEqual([[2], [2], [1]]);
    expect(answering("Contradict", "round", { seat: 2 })).toEqual([3]);
  });

  it("are read back as they were meant", () => {
    const fill = fillFrom(talked(at("end").seen!), 1);
    for (const kind of kindsOf("goulag").filter((one) => one !== "Exchanged")) {
      let drafts: Draft[] = [{}];
      for (const field of fieldsOf("goulag", kind)) drafts = drafts.flatMap((draft) => fill(kind, field, draft).map((word) => ({ ...draft, [field]: word })));
      expect(drafts.length).toBeGreaterThan(0);
      for (const draft of drafts) expect(readStatement("goulag", writeStatement("goulag", kind, draft))).toEqual({ ...draft, type: kind });
    }
  });

  it("are put together from lists and sent", async () => {
    const sitting = at("NameTrio");
    render(More, { at: sitting });
    await fireEvent.change(screen.getByLabelText("Who"), { target: { value: "7" } });
    await fireEvent.change(screen.getByLabelText("is"), { target: { value: "disloyal" } });
    await fireEvent.click(screen.getByRole("button", { name: "Say it" }));
    expect(answers(sitting)).toEqual(["claim 7 disloyal passed"]);
  });
});

describe("the notebook", () => {
  it("notes what it is told for this seat, and tells the table nothing", async () => {
    const sitting = at("NameTrio");
    render(More, { at: sitting });
    await fireEvent.click(screen.getAllByRole("radio", { name: "suspect" })[0]!);
    await fireEvent.input(screen.getByLabelText("Note on Comrade 3"), { target: { value: "smiles" } });
    expect(notesOf(sitting).texts).toEqual({ "doubt 2": "suspect", "note 3": "smiles" });
    expect(sitting.ask).not.toHaveBeenCalled();
    cleanup();
    render(More, { at: at("spectator") });
    expect(screen.queryByText("Notebook")).toBeNull();
  });
});

describe("the rounds so far", () => {
  it("tell the cards this seat has seen", () => {
    render(More, { at: at("NameTrio") });
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(3);
    expect(rows[1]!.textContent).toMatch(/Comrade 1 \(you\) \((Work|Strike)\)/);
    expect(rows[2]!.textContent).not.toMatch(/Strike/);
  });
});
