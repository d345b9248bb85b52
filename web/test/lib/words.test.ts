// @vitest-environment node
/** The page says what the server says, word for word: the recorded games told by both (`tests/text/parity.py`). */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lib/i18n/lexicon";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { readAction, readStatement, type Told } from "../../src/lib/i18n/notation";
import { makeWords, ruleOf, type Words } from "../../src/lib/i18n/words";
import { LEXICONS, readable } from "../setup";
import type { Why } from "../../src/app/protocol";

type How = "event" | "option" | "statement" | "question" | "lasting" | "brief" | "refusal" | "ending";
interface Sentence {
  game: string;
  how: How;
  what: unknown;
  /** For each of the readers. */
  says: string[];
}

const FILES = import.meta.glob<string>("../../../src/presidium/text/*/*.ftl", { query: "?raw", import: "default", eager: true });
const read = (lang: string, otherwise: Words | null = null): Words =>
  makeWords(
    lang,
    Object.keys(FILES)
      .filter((file) => file.includes(`/${lang}/`))
      .map((file) => FILES[file]!),
    otherwise,
  );
const ENGLISH = read("en");
const READERS = LANGUAGES.flatMap(({ lang, complete }) => {
  const words = read(lang, complete ? null : ENGLISH);
  return [words, words.for(1, {})];
});
const SAID: Sentence[] = JSON.parse(execFileSync(".venv/bin/python", ["-m", "tests.text.parity"], { cwd: "..", encoding: "utf-8", maxBuffer: 1 << 28 }));

/** What is told, as a value. */
function value({ game, how, what }: Sentence): Told {
  if (how === "option") return readAction(game, what as string);
  return how === "statement" ? readStatement(game, what as string) : (what as Told);
}

function says(words: Words, sentence: Sentence): string {
  const { game, how, what } = sentence;
  if (how === "refusal") return words.refusal(what as Why);
  if (how === "question" || how === "lasting" || how === "brief" || how === "ending") return words[how](game, what as Told);
  return words.tell(game, value(sentence));
}

describe.each(Object.keys(LEXICONS).map((file) => file.split("/").at(-2)!))("the words of %s", (game) => {
  const own = SAID.filter((sentence) => sentence.game === game);

  it.each(["event", "option", "statement", "question", "lasting", "brief", "refusal", "ending"] as How[])("tells each %s alike", (how) => {
    const told = own.filter((sentence) => sentence.how === how);
    const ours = told.map((sentence) => READERS.map((words) => says(words, sentence)));
    expect(ours).toEqual(told.map((sentence) => sentence.says));
  });

  it("is tried with whatever can be told", () => {
    const tried = new Set(own.map((sentence) => value(sentence).type));
    const abstract = Object.keys(lexiconOf(game).kinds).filter((type) => ["Attempt", "Investigating"].includes(type));
    const silent = game === "politburo" ? ["Pass"] : [];
    const kinds = Object.keys(lexiconOf(game).kinds).filter((type) => !type.startsWith("Because")); // why bots believe it
    expect(kinds.filter((type) => !tried.has(type))).toEqual([...abstract, ...silent]);
  });
});

describe("a statement that is quoted", () => {
  it("calls its reader by their name, as others hear it", () => {
    const words = ENGLISH.for(3, { 2: "Ben", 3: "Ann" });
    const claim = { type: "Claim", seat: 3, side: "disloyal", why: "inferred" };
    expect(words.quote("goulag", claim)).toBe("I think Ann is disloyal.");
    expect(words.tell("goulag", claim)).toContain("Ann (you)");
  });
});

describe("a message that is missing", () => {
  const dutch = makeWords("nl", ["seat = Kameraad { $number }"], ENGLISH);

  it("is said in English, and the others are not", () => {
    expect(dutch.seat(3, "goulag")).toBe("Kameraad 3");
    expect(dutch.for(3, {}).seat(3, "goulag")).toBe("Comrade 3 (you)");
    expect([dutch.has("seat"), dutch.has("your-seat"), dutch.has("toy-moved")]).toEqual([true, true, false]);
  });

  it("in every language is a mistake where words are kept, and can be read elsewhere", () => {
    expect(() => dutch.say("toy-moved")).toThrow("no message toy-moved");
    expect(readable("toy-moved_far", { to: 3, "to-id": 3, "who-count": 1 })).toBe("toy moved far (to 3)");
    expect(readable("toy-ask-end", {})).toBe("toy ask end");
  });
});

describe("a step that had another name once", () => {
  it("asks in the words it has now", () => {
    const [then, now] = ["Inquiry1988", "ComplicityRoll1988"].map((type) => ENGLISH.question("kremlin", { type }));
    expect(then).toBe(now);
    expect(ruleOf("kremlin", { type: "Inquiry1988" })).toBe(ruleOf("kremlin", { type: "ComplicityRoll1988" }));
  });
});

describe("the rule behind a line", () => {
  it.each([
    ["is that of its kind", { type: "Died", who: "F" }, "kremlin 4.1"],
    ["may depend on what it says", { type: "Rolled", why: "health", who: "F" }, "kremlin 4.1"],
    ["is the card's own", { type: "PlayOn", card: "7", who: "G" }, "kremlin I.7"],
    ["is that of the card played", { type: "Played", player: 1, play: { type: "Play", card: "flu" } }, "kremlin S.flu"],
    ["is that of the act announced", { type: "Announced", who: "F", by: 1, action: { type: "Purge", who: "G" } }, "kremlin 2.2"],
    ["is that of the fall, not of the act", { type: "Fell", who: "F", action: { type: "Purge", who: "G" } }, "kremlin C.5"],
    ["is the one the outcome names", { type: "Ended", outcome: { type: "Outcome", rule: "kremlin 11.b" } }, "kremlin 11.b"],
    ["is none for letting things be", { type: "Pass" }, ""],
  ] as [string, Told, string][])("%s", (_, told, rule) => expect(ruleOf("kremlin", told)).toBe(rule));
});

it.each(["en", "fr"])("has one minus, that of print, in %s", (lang) => {
  const words = read(lang);
  expect(words.tell("kremlin", { type: "Rolled", why: "purge", who: "F", face: 9, bonus: -3, needed: 12, modifiers: [], harmless: 0, short: 6 })).toContain(
    "−3",
  );
  const ascii = Object.entries(FILES).filter(([file]) => file.includes(`/${lang}/`) && !file.includes("cli.ftl"));
  expect(ascii.flatMap(([, text]) => text.split("\n")).filter((line) => /(?<![\w`[-])-(?=\d|\{ ?\$)/.test(line))).toEqual([]);
});

it.each(["en", "fr"])("calls a card by its name, and by a number where it has one, in %s", (lang) => {
  const words = read(lang);
  expect(words.tell("kremlin", readAction("kremlin", "play flu"))).not.toMatch(/flu\)/);
  expect(words.tell("kremlin", readAction("kremlin", "play 7"))).toContain("(7)");
});
