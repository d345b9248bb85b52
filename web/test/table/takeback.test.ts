/** Taking an answer back: offered where the server says so, and nowhere else. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Hello, QuestionInfo } from "../../src/app/protocol";
import { entries } from "../../src/table/talk/notices";
import { after, fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Asked } from "../../src/table/session/stream";
import TakeBack from "../../src/table/question/TakeBack.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const question = (takes_back: string): QuestionInfo => ({
  ...({ id: 7, asked: [1], steps: [], window: false, deadline: null, options: ["pass"] } as unknown as QuestionInfo),
  takes_back,
});

function at(takes_back: string): { at: SeatSession; sent: Asked[] } {
  const sent: Asked[] = [];
  const sitting = new SeatSession("T", 1, () => ({ send: async (asked: Asked) => (sent.push(asked), { type: "done" as const, id: "1" }), close: () => {} }));
  sitting.seen = { ...fromHello(goulag.spectator as unknown as Hello), question: question(takes_back) };
  return { at: sitting, sent };
}

beforeAll(async () => {
  await spoken.of("goulag");
  await spoken.with("page_company");
});
afterEach(cleanup);

it("is offered with the answer it is about", async () => {
  const table = at("supervise 3");
  render(TakeBack, { at: table.at });
  expect(document.body.textContent).toContain("Make Comrade 3 exchange cards");
  await fireEvent.click(screen.getByRole("button"));
  expect(table.sent).toEqual([{ do: "takeback", seat: 1 }]);
});

it("is not offered where it may not be, nor over a look at the past", () => {
  render(TakeBack, { at: at("").at });
  const table = at("supervise 3");
  table.at.past = table.at.seen;
  render(TakeBack, { at: table.at });
  expect(screen.queryByRole("button")).toBeNull();
});

it("leaves nothing of what was taken back among the events", () => {
  const seen = fromHello(goulag.spectator as unknown as Hello);
  const next = after(seen, { type: "update", n: 2, at: 0, kept: 1, events: [{ type: "Again" }] });
  expect(next.events).toEqual([seen.events[0], { type: "Again" }]);
});

const asking = (agreed: number[], awaits: number[]): QuestionInfo => ({ ...question(""), undo: { seat: 2, agreed, awaits } });

it("keeps in sight what was told of the seats meanwhile", () => {
  const notice = { what: "back-proposed" as const, seat: 2, name: "Ben", other: "", until: 0, alike: false, action: "" };
  const seen = { ...fromHello(goulag.spectator as unknown as Hello), notices: [{ ...notice, after: 2 }] };
  const next = after(seen, { type: "update", n: 2, at: 0, kept: 1, notices: [{ ...notice, what: "taken-back", after: 1 }] });
  expect(entries({ ...next, events: next.events.slice(0, 1) }).filter((entry) => "notice" in entry)).toHaveLength(2);
});

it("asks whoever has still to say something, and shows everybody who has agreed", async () => {
  const table = at("");
  table.at.seen = { ...table.at.seen!, question: asking([3], [1]) };
  render(TakeBack, { at: table.at });
  expect(document.body.textContent).toContain("Comrade 2 would like to take the last answer back");
  expect(document.body.textContent).toContain("Agreed: Comrade 3");
  await fireEvent.click(screen.getByRole("button", { name: "Allow it" }));
  await fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(table.sent).toEqual([
    { do: "consent", seat: 1, question: 7, agree: true },
    { do: "consent", seat: 1, question: 7, agree: false },
  ]);
});

it("asks nobody who has said it, or only watches", () => {
  const table = at("");
  table.at.seen = { ...table.at.seen!, question: asking([1], [3]) };
  render(TakeBack, { at: table.at });
  expect(screen.queryByRole("button")).toBeNull();
});
