/** A seat of Kremlin in each state that a question can be in, made from a recorded table. */
import type { Hello, QuestionInfo } from "../../src/app/protocol";
import { fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import recorded from "../../test/fixtures/kremlin-1988.json";

const hello = recorded as unknown as Hello;
const SOON = 45;
const ASKED: QuestionInfo = {
  id: 1,
  asked: [1],
  steps: [{ type: "Window", about: "none" }],
  window: false,
  deadline: null,
  options: ["pass", "waive", "declare F 7", "declare F 8"],
  answer: null,
  odds: [],
  moment: false,
  moment_asked: false,
  moments_left: null,
  takes_back: "",
  brief: null,
  undo: null,
  due: null,
  sitting: null,
  opens: null,
  earliest: null,
  writing: null,
};

/** By what is shown: how the question differs from one that is simply asked. */
const STATES: Record<string, Partial<QuestionInfo> | null> = {
  "asked, no clock": {},
  "asked, with a clock": { deadline: hello.at + SOON },
  "asked, time is up": { deadline: hello.at - 1 },
  "window, to several": { window: true, asked: [1, 2, 3], deadline: hello.at + SOON },
  "answered, not yet open": { window: true, asked: [1, 2, 3], answer: "pass" },
  "answered, may be taken back": { asked: [2], options: null, takes_back: "freely" },
  "somebody else is asked": { asked: [2], options: null },
  "one moment asked for": { window: true, deadline: hello.at + SOON, moment: true, moments_left: 1 },
  "nobody is asked": null,
};

function sit(how: Partial<QuestionInfo> | null): SeatSession {
  const at = new SeatSession("T", 1, () => ({ send: () => new Promise(() => {}), close: () => {} }));
  const seen = fromHello(hello);
  // A recorded table leaves out what it has by default.
  const tempo = Object.assign({ sittings: [] }, seen.table.tempo, { pace: "live" as const });
  const table = Object.assign({ silent: [], agreed: [] }, seen.table, { tempo, status: "running" as const });
  at.seen = { ...seen, table, question: how && { ...ASKED, ...how } };
  return at;
}

/** People talk: with a clock, and where one plays alone. */
export function onTheFloor(): [name: string, at: SeatSession][] {
  const open = (until: number | null): SeatSession => {
    const at = sit({});
    const floor = { kind: "vote", number: 1, opens: hello.at, until, ready: [2], waits: [1], held: false, more: until ? 2 : 0 };
    at.seen = { ...at.seen!, floor, chat: [{ name: "Ann", text: "Whoever votes for him votes for me.", seat: 2, alike: false, after: 0 }] };
    at.talk.hear(at.seen, at.seen, true);
    at.talk.turn("vote 1");
    return at;
  };
  return [
    ["with a clock", open(hello.at + SOON)],
    ["alone", open(null)],
  ];
}

export const states = (): [name: string, at: SeatSession][] => Object.entries(STATES).map(([name, how]) => [name, sit(how)]);
