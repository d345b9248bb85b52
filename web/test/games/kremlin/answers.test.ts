/** Whatever Kremlin offers can be reached: every option through exactly one panel, by pointing only. */
import { describe, expect, it } from "vitest";
import { Choosing } from "../../../src/games/kremlin/answers/choosing.svelte";
import {
  arrangement,
  byPerson,
  byVerb,
  declaration,
  goals,
  inPanel,
  panelOf,
  partners,
  playables,
  swapped,
  totals,
} from "../../../src/games/kremlin/answers/panels";
import { LEVELS, POSTS } from "../../../src/games/kremlin/public";
import type { Choice, SeatSession } from "../../../src/table/session/seatSession.svelte";
import { readAction } from "../../../src/lib/i18n/notation";
import recorded from "../../fixtures/kremlin-options.json";

interface Asked {
  window: boolean;
  posts: Record<string, string | null>;
  choices: Choice[];
}

const each = (text: string): string[] => {
  const [, who, least, most] = /^declare (\w) (\d+)\.\.(\d+)$/.exec(text) ?? [];
  if (!who) return [text];
  return Array.from({ length: Number(most) - Number(least) + 1 }, (_, i) => Number(least) + i).flatMap((points) => [
    declaration(who, points, false),
    declaration(who, points, true),
  ]);
};

const asked: Asked[] = recorded.map(({ window, posts, options }) => ({
  window,
  posts: Object.fromEntries(POSTS.map((post, i) => [post, posts[i] === "-" ? null : posts[i]!])),
  choices: options
    .split("; ")
    .flatMap(each)
    .map((text) => ({ text, action: readAction("kremlin", text), rule: "" })),
}));

/** A sitting that is asked this, and keeps what it answers. */
function sitting({ window, posts, choices }: Asked): SeatSession {
  return { choices, seen: { question: { id: 1, window }, public: { posts } } } as unknown as SeatSession;
}

const texts = (choices: Iterable<Choice>): string[] => [...choices].map((choice) => choice.text).sort();

describe("what was offered in whole games", () => {
  it("is read, and knows its panel", () => {
    const unknown = asked.flatMap(({ choices }) => choices.filter((choice) => panelOf(choice) === "rest"));
    expect(texts(unknown)).toEqual([]);
  });

  it("is shown once each", () => {
    for (const { choices } of asked) {
      const people = [...byVerb(choices).values()].flat();
      expect(texts(people)).toEqual(texts(inPanel(choices, "people")));
      expect(texts([...byPerson(choices).values()].flat())).toEqual(texts(people));
      const cards = playables(choices).flatMap(({ plain, aimed, gifts }) => [...plain, ...[...aimed.values()].flat(), ...gifts]);
      expect(texts(cards)).toEqual(texts(inPanel(choices, "cards")));
      const said = [...totals(choices)].flatMap(([who, points]) => points.flatMap((n) => [declaration(who, n, false), declaration(who, n, true)]));
      expect(said).toEqual(expect.arrayContaining(texts(inPanel(choices, "declare"))));
    }
  });

  it("is made ready by pointing at the board", () => {
    const lost = asked.flatMap((question) => question.choices.filter((choice) => !pointedOut(question, choice)));
    expect(texts(lost)).toEqual([]);
  }, 30_000);
});

/** Whether pointing as the board does makes this choice ready, where it is one that the board takes. */
function pointedOut(question: Asked, choice: Choice): boolean {
  const { action } = choice;
  const choosing = new Choosing(sitting(question));
  const isReady = (): boolean => choosing.ready.some(({ text }) => text === choice.text);
  const point = (who: unknown): boolean => {
    const lit = choosing.lit.has(String(who));
    choosing.pick(String(who));
    return lit;
  };
  switch (panelOf(choice)) {
    case "people":
      return point(action.who) && isReady();
    case "cards":
      if (!("who" in action)) return true;
      choosing.takeCard(String(action.card));
      return point(action.who) && isReady();
    case "moves":
      if (action.type === "Rearrange") return rearranged(choosing, action.holders as (string | null)[]) && isReady();
      if (action.type === "Exchange") return point(action.lower) && point(action.higher) && isReady();
      return point(action.who) && putAt(choosing, String(action.place)) && isReady();
    default:
      return true;
  }
}

function putAt(choosing: Choosing, place: string): boolean {
  const lit = choosing.litPlaces.has(place);
  choosing.pickPlace(place);
  return lit;
}

/** Put a level in this order as one does on the board: take somebody up, put him where he belongs, until all is right. */
function rearranged(choosing: Choosing, order: (string | null)[]): boolean {
  const level = order.length === 3 ? 1 : 2;
  for (let post = 0; post < order.length; post += 1) {
    const who = order[post]!;
    if (who === null || choosing.order(level)[post] === who) continue;
    const there = choosing.order(level)[post];
    choosing.pick(who);
    if (there) choosing.pick(there);
    else choosing.pickPlace(LEVELS[level]![post]!);
  }
  return choosing.order(level).join() === order.join();
}

describe("choosing", () => {
  const question = (options: string[], window = false): Asked => ({
    window,
    posts: { chief: "A", kgb: "B", foreign: "C", defence: null, ideology: "D", industry: "E", economy: "F", sport: "G" },
    choices: options.map((text) => ({ text, action: readAction("kremlin", text), rule: "" })),
  });

  it("lights nothing in a window until a verb is taken up, and puts it down again", () => {
    const choosing = new Choosing(sitting(question(["pass", "waive", "declare B 3", "declare B 3 as_needed", "play 7 on C"], true)));
    expect([...choosing.lit]).toEqual([]);
    choosing.take("declare");
    expect([...choosing.lit]).toEqual(["B"]);
    choosing.takeCard("7");
    expect([...choosing.lit]).toEqual(["C"]);
    choosing.pick("C");
    expect(texts(choosing.ready)).toEqual(["play 7 on C"]);
    expect(choosing.back()).toBe(true);
    expect(choosing.card).toBe("7");
    expect(choosing.back()).toBe(true);
    expect(choosing.doing).toBe("cards");
    expect(choosing.back()).toBe(true);
    expect(choosing.back()).toBe(false);
  });

  it("asks which verb where several fit, and pointing twice takes it back", () => {
    const choosing = new Choosing(sitting(question(["pass", "suspect B", "accuse B", "suspect C"])));
    choosing.pick("B");
    expect(texts(choosing.ready)).toEqual(["accuse B", "suspect B"]);
    choosing.pick("B");
    expect(choosing.ready).toEqual([]);
    expect(choosing.picked).toBeNull();
  });

  it("makes a promotion ready at once where there is only one place to go", () => {
    const choosing = new Choosing(sitting(question(["pass", "move N candidate", "move O candidate"])));
    choosing.pick("N");
    expect(texts(choosing.ready)).toEqual(["move N candidate"]);
  });

  it("sends no order of a level that is not offered", () => {
    const offered = question(["pass", "rearrange C B -", "exchange B D", "move D defence"]);
    const choosing = new Choosing(sitting(offered));
    choosing.pick("B");
    expect([...choosing.lit].sort()).toEqual(["B", "C", "D"]);
    expect([...choosing.litPlaces]).toEqual(["defence"]);
    choosing.pickPlace("defence");
    expect(choosing.ready).toEqual([]);
    choosing.pick("B");
    choosing.pickPlace("kgb");
    choosing.pick("C");
    choosing.pick("B");
    expect(texts(choosing.ready)).toEqual(["rearrange C B -"]);
    expect(arrangement(offered.choices, swapped(["B", "C", null], 0, 1))?.text).toBe("rearrange C B -");
    expect([...goals(offered.choices, "D").keys(), ...partners(offered.choices, "D").keys()]).toEqual(["defence", "B"]);
  });
});
