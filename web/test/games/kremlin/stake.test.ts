/** What is at stake is read first, what an answer costs stands on its button, and one that must fail is not the red one. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BriefInfo, Hello, QuestionInfo } from "../../../src/app/protocol";
import Answers from "../../../src/games/kremlin/answers/Answers.svelte";
import { choosingAt } from "../../../src/games/kremlin/answers/choosing.svelte";
import Foot from "../../../src/games/kremlin/answers/foot/Foot.svelte";
import { fetchFor } from "../../../src/games/kremlin/answers/kinds";
import Picture from "../../../src/games/kremlin/answers/Picture.svelte";
import Hands from "../../../src/games/kremlin/panels/Hands.svelte";
import { spoken } from "../../../src/lib/i18n/spoken.svelte";
import { reasonFor } from "../../../src/table/question/reason";
import Question from "../../../src/table/question/Question.svelte";
import { fromHello } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import recorded from "../../fixtures/kremlin-1988.json";

const STRUCK = { type: "IfStruck", blow: "purge", who: "C", place: "foreign", mine: true, hits: 7, faces: 20 };
const THEY = { type: "TheyStrike", player: 3, blow: "purge", who: "C", place: "foreign", mine: true };
const PURGES = { steps: [{ type: "Purging", purged: 0 }], window: false };
const BRIEF: BriefInfo = {
  head: [THEY],
  stake: [STRUCK],
  about: ["F"],
  offers: [
    { action: "declare F 7", label: { type: "DefendHim", who: "C", points: 7 }, leads_to: { type: "ItFalls", place: "kgb", blow: "purge" } },
    { action: "pass", label: { type: "LetItBe" }, leads_to: { type: "ThenChances", of: "purge", hits: 7, faces: 20 } },
  ],
};
const COSTLY: BriefInfo = {
  head: [],
  stake: [{ type: "IfYouPass", who: "F", to: "purge" }],
  costs: [{ kind: "Purge", line: { type: "CostsIf", what: "purge", who: "F", success: 1, failure: 3 } }],
};

function asked(options: string[], more: Partial<QuestionInfo>): SeatSession {
  const at = new SeatSession("T", 1, () => ({ send: vi.fn(), close: () => {} }));
  const seen = fromHello(recorded as unknown as Hello);
  const question = { id: 1, asked: [1], steps: [{ type: "Window", about: ["F"] }], window: true, deadline: null, answer: null, odds: [], moment: false };
  const rest = { moment_asked: false, moments_left: null, takes_back: "", undo: null, due: null, sitting: null, opens: null, earliest: null, writing: null };
  const table = { ...seen.table, tempo: { ...seen.table.tempo, pace: "solo" as const } };
  at.seen = { ...seen, table, public: { ...seen.public, agenda: [] }, question: { ...question, ...rest, brief: null, options, ...more } as QuestionInfo };
  return at;
}

function put(at: SeatSession): SeatSession {
  render(Question, { at, parts: { Answers, Foot, Picture } });
  flushSync();
  return at;
}

beforeAll(() => Promise.all([spoken.of("kremlin", "page_why"), fetchFor(null)]));
afterEach(cleanup);

describe("a question", () => {
  it.each([
    ["red where something of mine is at stake", STRUCK, true],
    ["not red where nothing of mine is", { type: "NothingOfYours" }, false],
  ])("has a bid that is %s", (_, line, red) => {
    put(asked(["pass", "declare F 7"], { brief: { ...BRIEF, stake: [line] } }));
    expect(document.querySelector("[data-key=t]")!.classList.contains("main")).toBe(red);
  });
  it("begins with what happens if nobody acts, and asks only then", () => {
    put(asked(["pass", "declare F 7"], { brief: BRIEF }));
    const first = screen.getByRole("heading", { level: 2 });
    expect(first.textContent!.trim()).toBe("If nobody acts, a die decides on your Minister of Foreign Affairs, Goferbrok: Siberia 7 in 20.");
    const asks = document.querySelector(".asks")!;
    expect(asks.textContent).toContain("announce a purge of your Minister of Foreign Affairs");
    expect(first.compareDocumentPosition(asks) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("says nothing twice: a window whose stake says all has no second sentence", () => {
    put(asked(["pass"], { brief: { ...BRIEF, head: [] } }));
    expect(document.querySelector(".asks")).toBeNull();
  });
});

describe("a button", () => {
  function ready(hits: number): Element {
    const at = put(asked(["pass", "purge C"], { ...PURGES, brief: COSTLY, odds: [{ of: "purge", who: "C", hits, faces: 20 }] }));
    choosingAt(at).pick("C");
    flushSync();
    return screen.getByRole("button", { name: /^Purge Goferbrok/ });
  }

  it("says what it costs", () => {
    const button = ready(7);
    expect(button.textContent).toContain("7 in 20 · Costs him 1 stress point, or 3 if it fails");
    expect(button.classList).toContain("main");
  });

  it("is not the red one where it must fail, and says why", () => {
    const button = ready(0);
    expect(button.classList).not.toContain("main");
    expect(button.textContent).toContain("cannot succeed: no roll of the die is enough");
  });
});

describe("advice", () => {
  it("has its reason in what follows, and in what comes otherwise", () => {
    const at = asked(["pass", "declare F 7"], { brief: BRIEF });
    expect(reasonFor(at, "declare F 7")).toMatch(/^The purge is called off; you decide\. Otherwise: If nobody acts, a die decides/);
    expect(reasonFor(at, "pass")).toMatch(/^If nobody acts, a die decides/);
  });
});

describe("other people's cards", () => {
  it("are shown with what they do", () => {
    const at = asked(["pass"], {});
    at.seen = { ...at.seen!, public: { ...at.seen!.public, hands: [[], ["vaccination"], [], []], discards: [], removed: [] } };
    render(Hands, { at });
    expect(document.querySelector(".hands .face p")!.textContent!.length).toBeGreaterThan(20);
  });
});
