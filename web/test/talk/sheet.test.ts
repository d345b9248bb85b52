/** The sheet of a face: every statement of the game is one tap or two away, in places that stay. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { verbs as goulag } from "../../src/games/goulag/verbs";
import { verbs as politburo } from "../../src/games/politburo/verbs";
import { readStatement } from "../../src/lib/i18n/notation";
import { spoken, t } from "../../src/lib/i18n/spoken.svelte";
import { face } from "../../src/table/talk/face/face.svelte";
import FaceSheet from "../../src/table/talk/face/FaceSheet.svelte";
import { grouped } from "../../src/table/talk/face/wordings";
import { sayable } from "../../src/table/talk/line/sayable";
import ReplyCard from "../../src/table/talk/reply/ReplyCard.svelte";
import { isKnown, placed } from "../../src/table/talk/verbs";
import goulagMoments from "../fixtures/goulag.json";
import politburoMoments from "../fixtures/politburo.json";
import { answers, sittingAt } from "../social";

vi.stubGlobal(
  "WebSocket",
  class {
    close(): void {}
  },
);
vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
const TABLES = [
  ["goulag", goulag, sittingAt(goulagMoments, "Supervision")],
  ["politburo", politburo, sittingAt(politburoMoments, "Purge")],
] as const;

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  await spoken.of("goulag", "politburo");
  await spoken.with("page_speech");
});
afterEach(cleanup);

describe.each(TABLES)("at a table of %s", (game, verbs, at) => {
  it("holds only statements of the game", () => {
    const all = sayable(at, verbs);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((text) => !isKnown(game, text))).toEqual([]);
  });

  it("shows each wording on a button of its own", () => {
    for (const { seat } of at.seen!.table.seats) {
      for (const place of placed(game, verbs(seat, at))) {
        const groups = grouped(game, place?.says ?? [], at.words!);
        expect(groups.flatMap(({ wordings }) => wordings.map(({ text }) => text)).toSorted()).toEqual((place?.says ?? []).toSorted());
      }
    }
  });
});

const at = (): ReturnType<typeof sittingAt> => sittingAt(goulagMoments, "Supervision");
const other = (seat: number): number => (seat === 1 ? 2 : 1);

it("says the usual statement at one tap, and another wording at two", async () => {
  const here = at();
  const seat = other(here.seat!);
  render(FaceSheet, { at: here, seat });
  face.seat = seat;
  await fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${t("page-face-verb", { verb: "accuse" })}(?!:)`) }));
  const [usual, unusual] = goulag(seat, here).accuse!;
  expect(answers(here)).toEqual([usual]);
  expect(face.seat).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: t("page-face-more", { verb: "accuse" }) }));
  await fireEvent.click(screen.getByRole("button", { name: here.words!.tell("goulag", readStatement("goulag", unusual!)) }));
  expect(answers(here)).toEqual([usual, unusual]);
});

it("takes a digit for a verb, in places that do not depend on what fills the others", async () => {
  const here = at();
  const seat = other(here.seat!);
  render(FaceSheet, { at: here, seat });
  await screen.findByRole("button", { name: new RegExp(`^${t("page-face-verb", { verb: "ask" })}(?!:)`) });
  await fireEvent.keyDown(screen.getByRole("dialog", { hidden: true }), { key: "3", code: "Digit3" });
  await fireEvent.keyDown(screen.getByRole("dialog", { hidden: true }), { key: "8", code: "Digit8" });
  expect(answers(here)).toEqual([goulag(seat, here).ask![0]]);
});

describe("the card of somebody who is spoken to", () => {
  const spokenTo = (...sides: string[]): ReturnType<typeof at> => {
    const here = at();
    const others = here.seen!.table.seats.map(({ seat }) => seat).filter((seat) => seat !== here.seat);
    const says = (side: string, n: number) => ({ type: "Said", seat: others[n], statement: { type: "Claim", seat: here.seat!, side, why: "inferred" } });
    here.seen = { ...here.seen!, events: [...here.seen!.events, ...sides.map(says)] };
    return here;
  };
  const card = async (): Promise<ReturnType<typeof at>> => {
    const here = spokenTo("disloyal");
    expect(here.addressed?.seat).toBe(other(here.seat!));
    render(ReplyCard, { at: here, said: here.addressed! });
    await screen.findByRole("button", { name: new RegExp(here.words!.tell("goulag", readStatement("goulag", `claim ${here.seat} loyal own`))) });
    return here;
  };
  const later = (milliseconds: number): void => void vi.spyOn(performance, "now").mockReturnValue(performance.now() + milliseconds);
  afterEach(() => {
    vi.restoreAllMocks();
    [localStorage, sessionStorage].forEach((kept) => kept.clear());
  });

  it("takes no key in its first half second, and then 1 to 3", async () => {
    const here = await card();
    await fireEvent.keyDown(window, { key: "1" });
    expect(answers(here)).toEqual([]);
    later(600);
    await fireEvent.keyDown(window, { key: "1" });
    expect(answers(here)).toEqual([`claim ${here.seat} loyal own`]);
  });

  it("keeps its keys from the question", async () => {
    await card();
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    await fireEvent.keyDown(window, { key: "2" });
    window.removeEventListener("keydown", heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it("says nothing in public", async () => {
    const here = await card();
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(t("page-reply-nothing")) }));
    expect(answers(here)).toEqual([`nothing ${other(here.seat!)}`]);
  });

  it("is one line where somebody only vouches: without keys, and dismissed in silence", async () => {
    const here = spokenTo("loyal");
    render(ReplyCard, { at: here, said: here.addressed! });
    expect(screen.getByRole("status").textContent).toContain(t("page-reply-said", { kind: "Claim", side: "loyal", name: here.called(other(here.seat!)) }));
    expect(document.querySelectorAll(".ways button")).toHaveLength(0);
    later(600);
    await fireEvent.keyDown(window, { key: "0" });
    await fireEvent.click(screen.getByRole("button", { name: t("page-reply-away") }));
    expect(answers(here)).toEqual([]);
    expect(here.addressed).toBeNull();
  });

  it("opens to three replies all the same", async () => {
    const here = spokenTo("loyal");
    render(ReplyCard, { at: here, said: here.addressed! });
    await fireEvent.click(screen.getByRole("button", { name: t("page-reply-open") }));
    await screen.findByRole("button", { name: new RegExp(here.words!.tell("goulag", readStatement("goulag", `claim ${here.seat} loyal own`))) });
    expect(document.querySelectorAll(".ways button")).toHaveLength(4);
  });

  it("comes for an accusation before it comes for who vouched earlier", () => {
    const here = spokenTo("loyal", "disloyal");
    expect(here.addresses.map(({ statement }) => (statement as { side: string }).side)).toEqual(["disloyal", "loyal"]);
  });
});
