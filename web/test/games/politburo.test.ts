/** A table of Politburo: what can be pointed at, what is shown to whom, what can be said. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Answers from "../../src/games/politburo/Answers.svelte";
import Board from "../../src/games/politburo/board/Board.svelte";
import More from "../../src/games/politburo/panels/More.svelte";
import { pickingAt } from "../../src/games/politburo/picking";
import { lastPurge, publicOf, signed } from "../../src/games/politburo/public";
import { fillFrom } from "../../src/games/politburo/talk";
import Track from "../../src/games/politburo/board/Track.svelte";
import type { Seen } from "../../src/table/session/seen";
import { folder } from "../../src/table/session/folder.svelte";
import { fingers, places } from "../../src/games/social/ring";
import { fieldsOf, kindsOf, writeStatement, type Draft } from "../../src/games/social/statements";
import { readStatement, type Told } from "../../src/lib/i18n/notation";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import moments from "../fixtures/politburo.json";
import { answers, reachable, sittingAt } from "../social";

const at = (moment: keyof typeof moments) => sittingAt(moments, moment);

/** From everybody to everybody else. */
function everyArrow(seats: number) {
  const all = Array.from({ length: seats }, (_, n) => n + 1);
  return fingers(
    places(seats, 1),
    all.flatMap((from) => all.filter((to) => to !== from).map((to) => [from, to] as const)),
  );
}

beforeAll(async () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
  await spoken.of("politburo");
});
beforeEach(async () => {
  localStorage.clear();
  folder.shut = false;
  await spoken.speak("en");
});
afterEach(cleanup);

describe("naming voters", () => {
  it("can end in every option, and in nothing else", () => {
    const sitting = at("NameVoters1");
    const options = sitting.choices.map((choice) => choice.text);
    expect(options).toHaveLength(20);
    expect(reachable(pickingAt(sitting))).toEqual(new Set(options));
  });

  it("begins the second time with those who were called", () => {
    const sitting = at("NameVoters2");
    const picking = pickingAt(sitting);
    expect(picking.picks.voter).toEqual(publicOf(sitting.seen!).voters);
    expect(picking.made).not.toBeNull();
    picking.point(picking.picks.voter![0]!);
    expect(picking.next).toBe("voter");
  });
});

describe("answers", () => {
  it("propose a ministry at the table or below it", async () => {
    const sitting = at("ProposePlan");
    render(Board, { at: sitting });
    render(Answers, { at: sitting });
    await fireEvent.click(screen.getByRole("button", { name: "Propose Finance" }));
    await fireEvent.click(screen.getByRole("button", { name: /Propose the Ministry of Defence/ }));
    expect(answers(sitting)).toEqual(["propose finance", "propose defence"]);
  });

  it.each([
    ["VotePlan", "Vote for the plan", "vote for"],
    ["CastBallots1", "Vote Reform", "ballot reform"],
  ] as const)("lay down a card: %s", async (moment, name, sent) => {
    const sitting = at(moment);
    render(Answers, { at: sitting });
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(answers(sitting)).toEqual([sent]);
  });

  it("point a finger", async () => {
    const sitting = at("Purge");
    render(Board, { at: sitting });
    const [one] = pickingAt(sitting).lit;
    expect(pickingAt(sitting).role(sitting.seat!)).toBeNull();
    await fireEvent.click(document.querySelector(`#plate-${one} + .cover`)!);
    expect(answers(sitting)).toEqual([`point ${one}`]);
  });

  it("point at nobody while the floor is open: a tap speaks then", () => {
    const sitting = at("Purge");
    sitting.speaking = true;
    render(Board, { at: sitting });
    expect(document.querySelectorAll(".plate")).not.toHaveLength(0);
    expect(document.querySelector(".cover")).toBeNull();
    expect(pickingAt(sitting).roles).toEqual([]);
  });
});

describe("the table", () => {
  it("shows a seat its own member alone, and one key hides it", async () => {
    render(Board, { at: at("VotePlan") });
    expect(within(screen.getByRole("region", { name: "My dossier" })).getByText(/At the end/)).toBeTruthy();
    expect(document.querySelectorAll(".member")).toHaveLength(0);
    await fireEvent.keyDown(window, { key: "h" });
    expect(screen.queryByText(/At the end/)).toBeNull();
  });

  it("shows a spectator nobody’s, and everybody’s at the end", () => {
    render(Board, { at: at("spectator") });
    expect(screen.queryByRole("region", { name: "My dossier" })).toBeNull();
    expect(document.querySelectorAll(".member")).toHaveLength(0);
    cleanup();
    render(Board, { at: at("end") });
    expect(document.querySelectorAll(".member")).toHaveLength(7);
  });

  it("goes beyond the end of an open track", () => {
    render(Track, { ministry: "finance", level: -5 });
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Finance: −5");
    expect(document.querySelectorAll(".step")).toHaveLength(11);
    expect([signed(0), signed(2)]).toEqual(["0", "+2"]);
  });

  it("shows the last purge until the next three are called", () => {
    const end = publicOf(at("end").seen!);
    const purged = end.history.find((round) => round.verdict)!;
    const open = { ...end, history: [purged] };
    const { fingers: pointing } = lastPurge(open)!;
    expect(pointing.map(([from]) => from)).toEqual(purged.ballots.at(-1)!.voters);
    expect(fingers(places(7, 1), pointing).every(({ line }) => /^M[-\d. ]+Q[-\d. ]+$/.test(line))).toBe(true);
    expect(lastPurge({ ...open, voters: [1, 2, 3] })).toBeNull();
  });

  it("has no sign of an arrow under what is written in the middle, whoever speaks of whom", () => {
    for (let seats = 5; seats <= 10; seats++) {
      const under = everyArrow(seats).filter(({ sign: { x, y } }) => Math.abs(x - 80) < 38 && Math.abs(y - 50) < 14);
      expect(under).toEqual([]);
    }
  });

  it("has none that touches it, unless whoever speaks sits right before it", () => {
    const [written, sign, plate] = [42, 2.4, 16];
    for (let seats = 5; seats <= 10; seats++) {
      const near = places(seats, 1)
        .filter(({ x }) => 1.28 * Math.abs(x - 50) < written + sign + plate)
        .map(({ seat }) => seat);
      const touching = everyArrow(seats).filter(({ sign: { x, y } }) => Math.abs(x - 80) < written + sign && Math.abs(y - 50) < 18);
      expect(touching.filter(({ from }) => !near.includes(from))).toEqual([]);
    }
  });

  it("has fewer under plates than were there when a sign did not heed them (8, 20, 40), where everybody speaks of everybody", () => {
    const half = { x: 17, y: 9.5 }; // of a plate with a line of marks, and a part of the sign
    for (const [seats, most] of [
      [8, 4],
      [9, 13],
      [10, 26],
    ] as const) {
      const plates = places(seats, 1).map(({ x, y }) => ({ x: 16 + 1.28 * x, y: 8.7 + 0.826 * y }));
      const under = everyArrow(seats).filter(({ sign }) => plates.some(({ x, y }) => Math.abs(sign.x - x) < half.x && Math.abs(sign.y - y) < half.y));
      expect(under.length).toBeLessThanOrEqual(most);
    }
  });

  it.each(LANGUAGES)("speaks $lang", async ({ lang }) => {
    await spoken.speak(lang);
    for (const moment of Object.keys(moments) as (keyof typeof moments)[]) {
      render(Board, { at: at(moment) });
      render(More, { at: at(moment) });
      render(Answers, { at: at(moment) });
      cleanup();
    }
  });
});

/** Seat 1 and 2 have accused each other, and 2 has named two deviants. */
function talked(seen: Seen): Seen {
  const said = (seat: number, about: number): Told => ({ type: "Said", seat, statement: { type: "Accuse", seat: about } });
  const events = [...seen.events.filter(({ type }) => type !== "Said"), said(2, 3), said(2, 1), said(1, 2)];
  return { ...seen, events, contradictions: { 1: [0, 3] } };
}

describe("statements", () => {
  it("are read back as they were meant", () => {
    const fill = fillFrom(talked(at("end").seen!), 1);
    for (const kind of kindsOf("politburo").filter((one) => one !== "NotLooked")) {
      let drafts: Draft[] = [{}];
      for (const field of fieldsOf("politburo", kind))
        drafts = drafts.flatMap((draft) => fill(kind, field, draft).map((word) => ({ ...draft, [field]: word })));
      expect(drafts.length).toBeGreaterThan(0);
      for (const draft of drafts) expect(readStatement("politburo", writeStatement("politburo", kind, draft))).toEqual({ ...draft, type: kind });
    }
  });
});

describe("the rounds so far", () => {
  it("tell every ballot at the end, and before it only those seen", () => {
    const told = /\((Repression|Reform)\)/g;
    render(More, { at: at("spectator") });
    const before = publicOf(at("spectator").seen!).history.flatMap((round) => (round.ballots.length === 3 ? round.ballots.slice(2) : []));
    expect(screen.getByRole("table").textContent!.match(told)?.length ?? 0).toBeLessThanOrEqual(before.length * 3);
    cleanup();
    render(More, { at: at("end") });
    const all = publicOf(at("end").seen!).history.flatMap((round) => round.ballots);
    expect(screen.getByRole("table").textContent!.match(told)).toHaveLength(all.length * 3);
  });
});
