/** The line to talk in and the notation box above it: each takes what is typed into it, and nothing of the other. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Hello } from "../src/app/protocol";
import Keys from "../src/table/around/Keys.svelte";
import Side from "../src/table/around/Side.svelte";
import TalkLine from "../src/table/talk/line/TalkLine.svelte";
import { fromHello } from "../src/table/session/seen";
import { SeatSession } from "../src/table/session/seatSession.svelte";
import type { Asked } from "../src/table/session/stream";
import { spoken, t } from "../src/lib/i18n/spoken.svelte";
import kremlin from "./fixtures/kremlin-1988.json";

beforeAll(async () => {
  await spoken.of("kremlin");
  await spoken.with("page_speech");
});
afterEach(cleanup);

/** A table at which something is asked, with the chat open; and what was asked of it. */
async function chats(): Promise<{ sent: Asked[]; chat: HTMLInputElement; notation: HTMLInputElement }> {
  const sent: Asked[] = [];
  const at = new SeatSession("T", 1, () => ({ send: async (asked: Asked) => (sent.push(asked), { type: "done" as const, id: "1" }), close: () => {} }));
  at.seen = fromHello(kremlin as unknown as Hello);
  const question = { id: 5, asked: [1], steps: [], window: false, deadline: null, options: ["pass", "purge C"], answer: null };
  at.seen = { ...at.seen, question } as unknown as typeof at.seen;
  render(Side, { at, look: vi.fn() });
  render(TalkLine, { at });
  render(Keys, { at });
  await fireEvent.click(screen.getByRole("tab", { name: new RegExp(t("page-chat")) }));
  return {
    sent,
    chat: screen.getByRole("textbox", { name: t("page-chat-say") }),
    notation: document.querySelector<HTMLInputElement>("[data-command]")!,
  };
}

it.each(["pass", "purge C", "say claim C 3", "/ pass", "/pass", "1"])(
  "says what is typed in the chat box, though it reads like a command: %s",
  async (line) => {
    const { sent, chat, notation } = await chats();
    chat.focus();
    for (const key of line) await fireEvent.keyDown(chat, { key });
    expect(document.activeElement).toBe(chat);
    await fireEvent.input(chat, { target: { value: line } });
    await fireEvent.submit(chat.form!);
    expect(sent.filter((asked) => asked.do !== "typing")).toEqual([{ do: "chat", text: line, seat: 1 }]);
    expect(notation.value).toBe("");
    expect(chat.form).not.toBe(notation.form);
  },
);

it("keeps the focus in the chat box when Send is pressed, so that no key of the table is meant next", async () => {
  const { chat } = await chats();
  await fireEvent.input(chat, { target: { value: "hello" } });
  const send = screen.getByRole("button", { name: t("page-send") });
  send.focus();
  await fireEvent.click(send);
  expect(document.activeElement).toBe(chat);
});

it("takes an answer, a statement and plain words in the notation box", async () => {
  const { sent, notation } = await chats();
  for (const line of ["say claim C 3", "/ hello", "pass"]) {
    await fireEvent.input(notation, { target: { value: line } });
    await fireEvent.submit(notation.form!);
  }
  expect(sent.map(({ do: what }) => what)).toEqual(["say", "chat", "answer"]);
});
