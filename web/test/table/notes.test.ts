/** Notes: kept on the server, the same on every device, and taken over once from a browser that kept its own. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { doubtOf, lineOf } from "../../src/games/social/notes.svelte";
import { notesOf } from "../../src/table/session/notes.svelte";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Seen } from "../../src/table/session/seen";

interface Note {
  subject: string;
  text: string;
}

let kept: Record<string, string>;
let put: Note[][];
let answers: (() => Response)[];

const told = (): Response => Response.json({ notes: Object.entries(kept).map(([subject, text]) => ({ subject, text })) });
const refused = (id: string): Response => Response.json({ why: { id, rule: "", args: {} } }, { status: 422 });

function serve(path: string, { method, body }: RequestInit): Response {
  expect(path).toMatch(/\/api\/tables\/T\/notes\?seat=1$/);
  const answer = answers.shift();
  if (answer) return answer();
  if (method === "PUT") {
    const { notes } = JSON.parse(String(body)) as { notes: Note[] };
    put.push(notes);
    for (const { subject, text } of notes) kept[subject] = text;
  }
  return told();
}

function sits(): SeatSession {
  const at = new SeatSession("T", 1, () => ({ send: async () => ({ type: "done" as const, id: "1" }), close: () => {} }));
  at.seen = {} as Seen;
  return at;
}

const passes = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [kept, put, answers] = [{}, [], []];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => serve(path, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("comes from the server, and what is written goes there in one request", async () => {
  kept = { "doubt 2": "suspect", "doubt 3": "grave" };
  const at = sits();
  const notes = notesOf(at);
  await passes(0);
  expect([doubtOf(at, 2), doubtOf(at, 3), lineOf(at, 2)]).toEqual(["suspect", null, ""]);
  notes.write("note 2", "smi");
  notes.write("note 2", "smiles");
  notes.write("doubt 3", "sound");
  expect(lineOf(at, 2)).toBe("smiles");
  await passes(2000);
  expect(put).toEqual([
    [
      { subject: "note 2", text: "smiles" },
      { subject: "doubt 3", text: "sound" },
    ],
  ]);
});

it("takes over once what the browser kept, where the server has nothing yet", async () => {
  kept = { "note 2": "newer" };
  localStorage.setItem("notebook T 1", '{"2": {"doubt": "suspect", "text": "older"}, "3": {"doubt": null, "text": "smiles"}, "4": null}');
  notesOf(sits());
  await passes(2000);
  expect(kept).toEqual({ "note 2": "newer", "doubt 2": "suspect", "note 3": "smiles" });
  expect(localStorage.getItem("notebook T 1")).toBeNull();
});

it("keeps the browser's notes as long as the server cannot be reached", async () => {
  localStorage.setItem("notebook T 1", '{"2": {"doubt": "suspect", "text": "older"}}');
  answers = [() => refused("too-fast")];
  notesOf(sits());
  await passes(2000);
  expect(localStorage.getItem("notebook T 1")).not.toBeNull();
});

it("sends a change again that did not arrive, and says why one cannot be kept", async () => {
  const notes = notesOf(sits());
  await passes(0);
  answers = [() => refused("too-fast"), () => refused("enough-noted")];
  notes.write("note 2", "smiles");
  await passes(1000);
  expect(notes.trouble?.id).toBe("too-fast");
  await passes(5000);
  expect([notes.trouble?.id, put]).toEqual(["enough-noted", []]);
  notes.write("note 3", "frowns");
  await passes(1000);
  expect([notes.trouble, put]).toEqual([null, [[{ subject: "note 3", text: "frowns" }]]]);
});

it("shows what another device has written once the page is looked at again", async () => {
  const at = sits();
  notesOf(at);
  await passes(0);
  kept = { "note 2": "from the other one" };
  document.dispatchEvent(new Event("visibilitychange"));
  await passes(0);
  expect(lineOf(at, 2)).toBe("from the other one");
});
