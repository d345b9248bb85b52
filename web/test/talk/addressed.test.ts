/** Who waits for a reply: by what everybody has heard. */
import { describe, expect, it } from "vitest";
import { waitingFor } from "../../src/table/talk/reply/addressed";
import type { Told } from "../../src/lib/i18n/notation";

const accuses = (by: number, seat: number): Told => ({ type: "Said", seat: by, statement: { type: "Claim", seat, side: "disloyal", why: "own" } });
const promises = (by: number, player: number): Told => ({ type: "Said", seat: by, statement: { type: "Promise", player, deed: "spare", who: "A" } });
const plays = (by: number): Told => ({ type: "Said", seat: by, statement: { type: "ClaimPlay", round: 1, card: "work" } });
const SHOWN: Told = { type: "Shown" };

const waiting = (events: Told[], since = 0, ours: number[] = [1]): unknown[] => waitingFor(events, 1, since, ours).map(({ said }) => said.seat);

describe("who has turned to seat 1", () => {
  it("is whoever speaks of it or to it, the oldest first", () => {
    expect(waiting([accuses(3, 1), SHOWN, promises(2, 1)])).toEqual([3, 2]);
    expect(waiting([accuses(3, 2), plays(4), accuses(1, 2)])).toEqual([]);
  });

  it("is a person before any bot", () => {
    const list = (events: Told[]): unknown[] => waitingFor(events, 1, 0, [1], [1, 4, 5]).map(({ said }) => said.seat);
    const [two, four, five] = [accuses(2, 1), accuses(4, 1), accuses(5, 1)];
    expect(list([two, four, five])).toEqual([4, 5, 2]);
    expect(list([two, four, five, plays(1)])).toEqual([5, 2]);
    expect(list([two, four, accuses(2, 1)])).toEqual([4, 2]);
  });

  it("counts once, with the last word", () => {
    const [first, second] = [accuses(3, 1), accuses(3, 1)];
    expect(waitingFor([first, accuses(2, 1), second], 1, 0).map(({ said }) => said)).toEqual([expect.anything(), second]);
  });

  it("has a reply by a statement to them, else the oldest has", () => {
    expect(waiting([accuses(3, 1), accuses(2, 1), accuses(1, 2)])).toEqual([3]);
    expect(waiting([accuses(3, 1), accuses(2, 1), plays(1)])).toEqual([2]);
    expect(waiting([accuses(3, 1), plays(1)])).toEqual([]);
  });

  it("is nobody any more who has taken it back, or who says nothing", () => {
    const says = (by: number, statement: Told): Told => ({ type: "Said", seat: by, statement });
    expect(waiting([accuses(3, 1), says(3, { type: "Retract" })])).toEqual([]);
    expect(waiting([says(3, { type: "Nothing", seat: 1 })])).toEqual([]);
    expect(waiting([accuses(3, 1), accuses(2, 1), says(1, { type: "Nothing", seat: 2 })])).toEqual([3]);
    expect(waiting([accuses(3, 1), says(1, { type: "Retract" })])).toEqual([3]);
  });

  it("waits no more for what was left unanswered, for what was long ago, and for nothing from another seat of the same person", () => {
    expect(waiting([accuses(3, 1), accuses(2, 1)], 1)).toEqual([2]);
    expect(waiting([accuses(3, 1), ...Array<Told>(12).fill(SHOWN)])).toEqual([]);
    expect(waiting([accuses(3, 1)], 0, [1, 3])).toEqual([]);
  });

  it("has an answer where an offer is met with the same offer, and wants none for thanks", () => {
    const pact = (by: number, seat: number): Told => ({ type: "Said", seat: by, statement: { type: "Pact", seat } });
    expect(waiting([pact(3, 1)])).toEqual([3]);
    expect(waiting([pact(3, 1), pact(1, 3), pact(3, 1)])).toEqual([]);
    expect(waiting([pact(1, 2), pact(3, 1)])).toEqual([3]);
    expect(waiting([accuses(1, 3), accuses(3, 1)])).toEqual([3]);
    expect(waiting([promises(1, 2), { type: "Said", seat: 2, statement: { type: "Thank", player: 1 } }])).toEqual([]);
  });
});
