/** Who stands near winning, in the strip of the seats. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Hello } from "../../src/app/protocol";
import { near } from "../../src/games/kremlin/near";
import { lookUp } from "../../src/lib/i18n/lexicon";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import Seats from "../../src/table/around/Seats.svelte";
import { gamePage } from "../../src/table/games";
import { fromHello, type Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import kremlin1986 from "../fixtures/kremlin-1986.json";
import kremlin1988 from "../fixtures/kremlin-1988.json";
import digging from "../fixtures/goulag.json";
import moments from "../fixtures/politburo.json";

const politburo = moments.CastBallots1;
const goulag = digging.Build;

function seen(recorded: unknown, more: Record<string, unknown>): Seen {
  const known = fromHello(recorded as Hello);
  return { ...known, public: { ...known.public, ...more } };
}

beforeAll(async () => {
  await Promise.all([lookUp("kremlin"), lookUp("politburo"), lookUp("goulag")]);
  await spoken.of("kremlin", "politburo", "goulag");
});
afterEach(cleanup);

describe("Kremlin", () => {
  it("counts a faction's parades, and what it has shown on those who are still there", () => {
    const track = ["militarists", null, "stalinists", "militarists"];
    const known = fromHello(kremlin1988 as unknown as Hello);
    const men = { ...(known.public!.men as Record<string, { place: string }>) };
    const [alive, dead] = Object.keys(men);
    men[dead!] = { ...men[dead!]!, place: "wall" };
    const declared = { [alive!]: [3, 1, 0], [dead!]: [5, 0, 0] };
    const there = seen(kremlin1988, { track, men, declared });
    expect(near(there, 2)).toMatchObject({ won: 2, of: 3, figure: "1" });
    expect(near(there, 1)).toMatchObject({ won: 1, figure: "3", says: "one parade of three, 3 points declared" });
  });

  it("counts in 1986 what is shown on the politician who has waved most", () => {
    const known = fromHello(kremlin1986 as unknown as Hello);
    const men = known.public!.men as Record<string, { place: string }>;
    const who = Object.keys(men).find((each) => men[each]!.place === "people")!;
    const there = seen(kremlin1986, { track: [who, who], declared: { [who]: [0, 4, 0] } });
    expect(near(there, 2)).toMatchObject({ of: 0, figure: `${who} 4` });
    expect(near(there, 2)!.says).toMatch(/^4 points declared on \w+ \(2 waves of three\)$/);
  });
});

describe("the strip", () => {
  function strip(recorded: unknown, asked: number[]): Element {
    const at = new SeatSession("T", 1, () => ({ send: async () => ({ type: "done" as const, id: "1" }), close: () => {} }));
    const known = fromHello(recorded as Hello);
    const question = { ...known.question!, asked, window: false };
    at.seen = {
      ...known,
      table: { ...known.table, agreed: [], seats: known.table.seats.map((held) => ({ ...held, shares: [] })), status: "running" },
      question,
    };
    return render(Seats, { at }).container;
  }

  it("shows whose turn it is, also where several are asked", () => {
    const container = strip(politburo, [2, 3]);
    expect([...container.querySelectorAll("li.asked")].map((each) => (each as HTMLElement).dataset.seat)).toEqual(["2", "3"]);
  });

  it("shows nobody's turn where all are asked", () => {
    const all = fromHello(politburo as unknown as Hello).table.seats.map(({ seat }) => seat);
    expect(strip(politburo, all).querySelectorAll("li.asked")).toHaveLength(0);
  });

  it("tells of the race where sides win and no seat by itself", () => {
    const container = strip(goulag, [1]);
    const { canal } = fromHello(goulag as unknown as Hello).public as { canal: number };
    expect(container.querySelector("li.race")!.textContent).toMatch(canal === 1 ? /^Canal: one step/ : new RegExp(`^Canal: ${canal} steps`));
    expect(container.querySelector("li.race")!.textContent).toMatch(/The loyal need \d+(–\d+)?\.$/);
  });

  it("has influence as diamonds", () => {
    const container = strip(politburo, [1]);
    const influence = fromHello(politburo as unknown as Hello).public!.influence as number[];
    const won = [...container.querySelectorAll("li")].map((each) => each.querySelectorAll(".diamond .won").length);
    expect(won).toEqual(influence);
    expect(gamePage("politburo").seated).toBe(true);
  });
});
