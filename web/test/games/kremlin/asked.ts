/** The question of a seat of Kremlin, as it stands at the table, for the tests of its answers. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, vi } from "vitest";
import type { BriefInfo, Hello, QuestionInfo, TableInfo } from "../../../src/app/protocol";
import Answers from "../../../src/games/kremlin/answers/Answers.svelte";
import Foot from "../../../src/games/kremlin/answers/foot/Foot.svelte";
import { fetchFor } from "../../../src/games/kremlin/answers/kinds";
import Picture from "../../../src/games/kremlin/answers/Picture.svelte";
import { spoken } from "../../../src/lib/i18n/spoken.svelte";
import { SETTLING } from "../../../src/table/question/pressing";
import Question from "../../../src/table/question/Question.svelte";
import { fromHello } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import recorded from "../../fixtures/kremlin-1988.json";

export const WINDOW = [
  "pass",
  "waive",
  "play 28",
  "play 7 on F",
  "give 28 to militarists",
  "declare F 7",
  "declare F 7 as_needed",
  "declare F 8",
  "declare F 8 as_needed",
];
let number = 100;
/** Another number for each question. */
export const next = (): number => (number += 1);

/** The seat of the Stalinists, asked this. */
export function asked(options: string[] | null, more: Partial<QuestionInfo> = {}, agenda: unknown[] = []): SeatSession {
  const at = new SeatSession("T", 1);
  const seen = fromHello(recorded as unknown as Hello);
  const question = {
    id: next(),
    asked: [1],
    steps: [{ type: "Window", about: ["F"] }],
    window: true,
    deadline: null,
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
  const table = { ...seen.table, tempo: { pace: "live" } } as TableInfo;
  at.seen = { ...seen, table, public: { ...seen.public, agenda }, question: { ...question, options, ...more } };
  vi.spyOn(at, "answer").mockResolvedValue(true);
  vi.spyOn(at, "ask").mockResolvedValue(true);
  return at;
}

/** The question as it has just come. */
export const stand = (at: SeatSession): unknown => render(Question, { at, parts: { Answers, Foot, Picture } });

/** The question as it stands at the table, past the moment in which no key answers it. */
export function put(at: SeatSession): SeatSession {
  vi.useFakeTimers();
  stand(at);
  flushSync();
  vi.advanceTimersByTime(SETTLING + 1);
  return at;
}

export const BRIEF: BriefInfo = {
  head: [{ type: "First" }, { type: "Mine" }],
  stakes: [{ type: "Otherwise" }],
  about: ["F"],
  offers: [
    { action: "declare F 7 as_needed", label: { type: "Boldest" }, leads_to: { type: "WhatFollows" } },
    { action: "pass", label: { type: "Silence" }, leads_to: { type: "ItLapses" } },
  ],
  scale: { who: "F", written: 8, shown: 6, most: 8, enough: 7, theirs: 6, theirs_of: 2 },
};

export const press = (name: string | RegExp): Promise<unknown> => fireEvent.click(screen.getByRole("button", { name }));
export const key = (pressed: string): Promise<unknown> => fireEvent.keyDown(document.body, { key: pressed });

/** Before and after the tests of a file. */
export function prepares(): void {
  beforeAll(async () => {
    vi.stubGlobal(
      "WebSocket",
      class {
        close(): void {}
      },
    );
    await Promise.all([spoken.of("kremlin"), fetchFor(null)]);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
