/** The server says when people see what happens; alone, the page times its own beats. Both go by the same table, and agree. */
import { describe, expect, it } from "vitest";
import { stage as goulag } from "../../src/games/goulag/stage";
import { stage as kremlin } from "../../src/games/kremlin/stage";
import { stage as politburo } from "../../src/games/politburo/stage";
import { beatsOf, type GameStage } from "../../src/table/stage/beat";
import type { Seen } from "../../src/table/session/seen";
import type { Told } from "../../src/lib/i18n/notation";
import films from "./films.json";

const STAGES: Record<string, GameStage> = { goulag, kremlin, politburo };

function seen(events: Told[], exiles: string[], seats: number): Seen {
  const men = Object.fromEntries(exiles.map((who) => [who, { place: "siberia" }]));
  return { events, public: { control: {}, men }, table: { seats: Array.from({ length: seats }) } } as unknown as Seen;
}

describe.each(films.map((film, n) => [`${film.game} ${n}`, film] as const))("%s", (_, { game, seats, steps }) => {
  it("has beats that begin and end with the server's", () => {
    let told: Told[] = [];
    for (const { events, exiles, begins, lasts } of steps as unknown as { events: Told[]; exiles: string[]; begins: number[]; lasts: number }[]) {
      const before = seen(told, exiles, seats);
      told = [...told, ...events];
      let at = 0;
      const beats = beatsOf(events, before, seen(told, exiles, seats), null, STAGES[game]!.direct).map((beat) => {
        const began = at;
        at += beat.lasts;
        return { events: beat.events, began };
      });
      const mine = events.map((event) => beats.find((beat) => beat.events.includes(event))?.began);
      const theirs = events.map((event, n) => (beats.some((beat) => beat.events.includes(event)) ? begins[n] : undefined));
      expect([mine, at], JSON.stringify(events)).toEqual([theirs, lasts]);
    }
  });
});
