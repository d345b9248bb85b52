/** What is heard: nothing until it is chosen, nothing of what only some are told, and in a window the same for every seat. */
import { render } from "@testing-library/svelte";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gamePage } from "../../src/table/games";
import type { AnyMessage, Done, TableInfo } from "../../src/app/protocol";
import Heard from "../../src/lib/sound/Heard.svelte";
import { BAR, bar, BEAT } from "../../src/lib/sound/score";
import Music from "../../src/sofa/Music.svelte";
import { KINDS, type SoundKind } from "../../src/lib/sound/kinds";
import { ring, wake } from "../../src/lib/sound/player";
import { play, sound } from "../../src/lib/sound/sound.svelte";
import { VOICES } from "../../src/lib/sound/voices";
import { beatsOf, type Beat, type Cue } from "../../src/table/stage/beat";
import Stage from "../../src/table/stage/Stage.svelte";
import { HotSeat } from "../../src/table/hotseat/hotseat.svelte";
import type { Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Listener } from "../../src/table/session/stream";
import type { Told } from "../../src/lib/i18n/notation";
import { LEXICONS } from "../setup";

const GAMES = Object.keys(LEXICONS).map((file) => file.split("/").at(-2)!);
const DEFAULT = { on: false, volume: 0.6, not: [], windows: false, trembles: false, music: false };

/** Who is told what would be heard, in place of the ear. */
const ear = vi.hoisted(() => ({ hears: null as ((kind: SoundKind) => void) | null }));
vi.mock("../../src/lib/sound/sound.svelte", async (original) => {
  const real = await original<typeof import("../../src/lib/sound/sound.svelte")>();
  return { ...real, play: (kind: SoundKind) => (ear.hears ?? real.play)(kind) };
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  ear.hears = null;
  sound.choose(structuredClone(DEFAULT));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the music of the big screen", () => {
  const TURN = 48;

  it("keeps within its bars, is soft enough beside itself, and sifts what is harsh", () => {
    for (let nth = 0; nth < TURN; nth++) {
      const strokes = bar(nth);
      const loud = (when: number): number => strokes.filter(({ at, lasts }) => at <= when && when < at + lasts).reduce((all, stroke) => all + stroke.loud, 0);
      for (const { at, swells, holds = 0, lasts, wave, through } of strokes) {
        expect(at).toBeLessThan(BAR);
        expect(swells + holds).toBeLessThan(lasts);
        if (wave === "sawtooth" || wave === "hiss") expect(through).toBeDefined();
      }
      for (let when = 0; when < BAR; when += BEAT / 8) expect(loud(when)).toBeLessThan(0.8);
    }
  });

  it("lets the machine alone for every second turn, and comes round", () => {
    const reeds = (nth: number): number => bar(nth).filter(({ wave }) => wave === "sawtooth").length;
    expect([reeds(0), reeds(16), reeds(32)].map(Boolean)).toEqual([true, false, true]);
    expect(bar(TURN)).toEqual(bar(0));
  });

  it("is off until somebody chooses it, and silent with all else", async () => {
    const { container } = render(Music);
    const button = container.querySelector("button")!;
    expect(button.getAttribute("aria-pressed")).toBe("false");
    button.click();
    flushSync();
    expect([sound.choice.music, sound.choice.on, button.getAttribute("aria-pressed")]).toEqual([true, true, "true"]);
    sound.choose({ on: false });
    flushSync();
    expect(button.getAttribute("aria-pressed")).toBe("false");
    expect(localStorage.getItem("sound")).toContain("music");
  });
});

describe("a voice", () => {
  it.each(KINDS)("%s begins at once, is short, and clicks neither at its beginning nor at its end", (kind) => {
    const strokes = VOICES[kind];
    expect(Math.min(...strokes.map(({ at }) => at))).toBe(0);
    expect(Math.max(...strokes.map(({ at, lasts }) => at + lasts))).toBeLessThan({ crowd: 3, bell: 1.6 }[kind as string] ?? 1);
    for (const { swells, holds = 0, lasts, wave, through } of strokes) {
      expect(swells).toBeGreaterThan(0);
      expect(swells + holds).toBeLessThan(lasts);
      if (wave === "sawtooth" || wave === "hiss") expect(through, "what is harsh is sifted").toBeDefined();
    }
  });
});

describe("what is heard of a game", () => {
  it.each(GAMES)("%s: is told to all, and what is whispered is not heard", async (game) => {
    const { direct } = await gamePage(game).stage!();
    const open = { control: {}, men: {} };
    const seen = { events: [], public: open } as unknown as Seen;
    const sounds = (type: string): unknown =>
      direct(
        { type, phase: 1, crosses: 1, success: "yes", builders: [], voters: [], seats: [], sides: ["loyal"] },
        { told: [], before: seen, after: seen, me: 1 },
      )?.sound;
    expect(sounds("Ended")).toBe("crowd");
    expect(gamePage(game).whispered!.filter(sounds)).toEqual([]);
  });

  it("nobody cheers where nobody waves, and the healthy do not cough", async () => {
    const { direct } = await gamePage("kremlin").stage!();
    const seen = { events: [], public: { control: {} } } as unknown as Seen;
    const silent = [
      { type: "Waved", success: "no" },
      { type: "Ailed", crosses: 0 },
      { type: "Began", phase: 4 },
    ];
    expect(silent.map((event) => direct(event, { told: [], before: seen, after: seen, me: 1 })?.sound)).toEqual([undefined, undefined, undefined]);
  });

  it("comes one after the other where it is told in one breath, each sound once", () => {
    const seen = (events: Told[]): Seen => ({ events, public: {} }) as unknown as Seen;
    const cues: Record<string, Cue> = {
      A: { sound: "die", soundsAt: 300 },
      B: { joins: true, sound: "cough" },
      C: { joins: true, sound: "die" },
      D: { sound: "stamp" },
    };
    const events = ["A", "B", "C", "D"].map((type) => ({ type }));
    const beats = beatsOf(events, seen([]), seen(events), null, ({ type }) => cues[type]!);
    expect(beats.map(({ sounds }) => sounds)).toEqual([
      [
        { sound: "die", at: 300 },
        { sound: "cough", at: 1000 },
      ],
      [{ sound: "stamp", at: 0 }],
    ]);
  });
});

/** As much of the browser's instrument as is touched; what it is made to play is counted. */
function stubAudio(): { made: number; started: number } {
  const count = { made: 0, started: 0 };
  const param = { value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  class Context {
    state = "running";
    sampleRate = 100;
    currentTime = 0;
    destination = {};
    constructor() {
      count.made++;
      contexts.push(this);
    }
    resume = async (): Promise<void> => {};
    suspend = async (): Promise<void> => void (this.state = "suspended");
    createBuffer = (): object => ({ getChannelData: () => new Float32Array(300) });
  }
  class Node {
    gain = param;
    frequency = param;
    connect = (to: unknown): unknown => to;
    start = (): void => void count.started++;
    stop = (): void => {};
  }
  vi.stubGlobal("AudioContext", Context);
  for (const node of ["GainNode", "OscillatorNode", "BiquadFilterNode", "AudioBufferSourceNode"]) vi.stubGlobal(node, Node);
  return count;
}
const contexts: { currentTime: number; state: string }[] = [];

describe("a sound", () => {
  it("is made only where it was chosen, after a touch, once at a time, and not of a kind that is off", async () => {
    const count = stubAudio();
    const started = async (): Promise<number> => {
      count.started = 0;
      await vi.dynamicImportSettled();
      return count.started;
    };
    play("die");
    document.body.click();
    play("die");
    expect([count.made, await started()]).toEqual([0, 0]);
    sound.choose({ on: true });
    play("die"); // nobody has touched the page since
    expect([count.made, await started()]).toEqual([0, 0]);
    document.body.click();
    expect(count.made).toBe(1);
    play("die");
    play("die"); // eight dice roll once
    expect(await started()).toBe(VOICES.die.length);
    contexts[0]!.currentTime = 1;
    play("die");
    expect(await started()).toBe(VOICES.die.length);
    sound.choose({ not: ["cough"] });
    play("cough");
    expect(await started()).toBe(0);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    play("crowd");
    expect(await started()).toBe(0); // nobody looks: only the bell calls
    ring();
    expect(await started()).toBe(VOICES.bell.length);
    sound.choose({ on: false });
    wake();
    contexts[0]!.currentTime = 9;
    ring();
    expect([await started(), contexts[0]!.state]).toEqual([0, "suspended"]);
    expect(count.made).toBe(1);
  });

  it("comes back as it was chosen, and what is damaged counts as never said", async () => {
    const anew = async (): Promise<object> => {
      vi.resetModules();
      return (await vi.importActual<typeof import("../../src/lib/sound/sound.svelte")>("../../src/lib/sound/sound.svelte")).sound.choice;
    };
    sound.choose({ on: true, volume: 0.3, not: ["bell"] });
    expect(await anew()).toEqual({ ...DEFAULT, on: true, volume: 0.3, not: ["bell"] });
    for (const text of ["{", "null", "7", "-1 !gong !die onwards"]) {
      localStorage.setItem("sound", text);
      expect(await anew()).toEqual({ ...DEFAULT, not: text.includes("die") ? ["die"] : [] });
    }
  });

  it("the phone trembles with the bell, sound or not, and only where it was chosen", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
    ring();
    expect(vibrate).not.toHaveBeenCalled();
    sound.choose({ trembles: true });
    ring();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});

const table = { id: "T", game: "goulag", status: "running", seats: [] } as unknown as TableInfo;
const plain = { id: 7, asked: [2], steps: [], window: false, deadline: null, options: null, answer: null, odds: [], brief: null, takes_back: "" };
const mine = { ...plain, asked: [1], options: ["pass"] };
const window = { ...plain, asked: [1, 2, 3], window: true, options: ["pass"] };

/** Somebody at a table who listens; what is heard there, in order. */
class Listening {
  line!: Listener;
  at: SeatSession;
  heard: string[] = [];
  private n = 1;
  private here: Record<string, unknown>;

  constructor(
    seat: number | null,
    question: object | null,
    readonly hot = new HotSeat(),
  ) {
    ear.hears = (kind) => void this.heard.push(kind);
    this.at = new SeatSession("T", seat, (listener) => {
      this.line = listener;
      return { send: async () => ({ type: "done", id: "x" }) as Done, close: () => {} };
    });
    this.hear({ type: "hello", table, view: { public: {}, secrets: [], events: [{ type: "Shown" }] }, question, yours: seat ? [seat] : [], chat: [] });
    this.here = mount(Heard, { target: document.body, props: { at: this.at, hot: this.hot } });
    flushSync();
  }

  hear(message: object): string[] {
    this.heard.length = 0;
    this.line.message({ n: this.n++, at: 0, ...message } as unknown as AnyMessage);
    flushSync();
    return [...this.heard];
  }

  asks(question: object): string[] {
    return this.hear({ type: "update", question });
  }

  leave(): void {
    void unmount(this.here);
  }
}

describe("the bell", () => {
  it("rings when the word comes to this seat, and not while it stays there", () => {
    const one = new Listening(1, mine);
    expect(one.heard, "whoever comes sees it").toEqual([]);
    expect(one.asks({ ...plain, id: 7 })).toEqual([]);
    expect(one.asks({ ...mine, id: 8 })).toEqual(["bell"]);
    expect(one.asks({ ...mine, id: 9 })).toEqual([]);
    expect(one.asks({ ...plain, id: 10 })).toEqual([]);
    expect(one.asks({ ...mine, id: 11 })).toEqual(["bell"]);
    one.leave();
  });

  const WORLDS: Record<string, object> = {
    "holds nothing": { brief: { matters: false } },
    "holds something": { brief: { matters: true } },
    "could end it": { brief: { decisive: true } },
    "has answered already": { answer: "pass" },
    "is not asked": { asked: [2, 3], options: null },
    "has one moment left": { moments_left: 1 },
  };

  it.each(Object.keys(WORLDS))("tells nobody in a window that this seat %s", (world) => {
    for (const windows of [false, true]) {
      sound.choose({ windows });
      const one = new Listening(1, plain);
      const opens = { ...window, id: 8, ...WORLDS[world] };
      expect(one.asks(opens)).toEqual(windows ? ["bell"] : []);
      expect(one.asks({ ...opens, answer: "pass" })).toEqual([]);
      expect(one.hear({ type: "update", ask_me: "every" })).toEqual([]);
      expect(one.asks({ ...opens, id: 9 })).toEqual(windows ? ["bell"] : []);
      one.leave();
    }
  });

  it("rings for whoever the device is handed to, once, and not for those who watch", () => {
    const hot = new HotSeat();
    hot.seats = [1, 2];
    const round = new Listening(null, plain, hot);
    hot.wanted = 2;
    flushSync();
    expect(round.heard).toEqual(["bell"]);
    round.leave();
    sound.choose({ windows: true });
    const watching = new Listening(null, plain);
    expect(watching.asks({ ...window, id: 8, options: null })).toEqual([]);
    watching.leave();
  });
});

describe("a beat", () => {
  const beat = {
    first: 1,
    lit: {},
    scene: null,
    sounds: [
      { sound: "die", at: 100 },
      { sound: "crowd", at: 2000 },
    ],
  } as unknown as Beat;
  const stage = { direct: () => null, scenes: {} };
  const rest = { at: null as unknown as SeatSession, stage, next: () => {}, skip: () => {} };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is heard in its time, at once where its end is shown, and not where one has gone on", async () => {
    const heard: string[] = [];
    ear.hears = (kind) => void heard.push(kind);
    const { rerender } = render(Stage, { ...rest, beat, rate: 2 });
    vi.advanceTimersByTime(49);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(heard).toEqual(["die"]);
    await rerender({ rate: 0 });
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["die", "crowd"]);
    await rerender({ rate: 1, beat: { ...beat, first: 2 } });
    await rerender({ beat: { ...beat, first: 3, sounds: [] } });
    vi.advanceTimersByTime(9000);
    expect(heard).toEqual(["die", "crowd"]);
  });
});

describe("what is said", () => {
  it("others talk, and I do not hear myself", () => {
    const one = new Listening(1, plain);
    expect(one.hear({ type: "update", chat: [{ name: "Bob", text: "Da.", seat: 2, alike: false, after: 0 }] })).toEqual(["teleprinter"]);
    expect(one.hear({ type: "update", chat: [{ name: "Ann", text: "Niet.", seat: 1, alike: false, after: 0 }] })).toEqual([]);
    one.leave();
  });

  it.each([
    [mine, ["stamp"]],
    [{ ...mine, asked: [1, 2] }, []],
    [window, []],
  ])("an open answer is stamped, a sealed one falls without a sound", async (question, heard) => {
    const one = new Listening(1, question);
    one.heard.length = 0;
    await one.at.answer("pass");
    expect(one.heard).toEqual(heard);
    one.leave();
  });
});
