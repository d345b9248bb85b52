/** In the pictures of a round everybody has the face that is shown beside the name, and who has none looks like anybody. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, test, vi } from "vitest";
import { FACES, faceOf } from "../../src/comrades/faces";
import Round from "../../src/games/goulag/scenes/Round.svelte";
import { stage as canal } from "../../src/games/goulag/stage";
import { MINISTRIES } from "../../src/games/politburo/public";
import Comrade from "../../src/games/politburo/scenes/Comrade.svelte";
import Thumbs from "../../src/games/politburo/scenes/Thumbs.svelte";
import { stage as hall } from "../../src/games/politburo/stage";
import type { Hello, SeatInfo } from "../../src/app/protocol";
import { beatsOf, type Beat, type Director } from "../../src/table/stage/beat";
import { fromHello, type Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";
import politburo from "../fixtures/politburo.json";

const LINE = { send: vi.fn(), close: () => {} };

beforeAll(async () => {
  Element.prototype.animate = () => ({ cancel: vi.fn() }) as unknown as Animation;
  await spoken.of("goulag", "politburo");
  await spoken.with("page_stage_goulag");
  await spoken.with("page_stage_politburo");
});
afterEach(cleanup);

/** The last game, with these at its table: by seat a comrade, a portrait or nobody in particular. */
function among(hello: unknown, faces: Record<number, Partial<SeatInfo>>): Seen {
  const seen = fromHello(hello as Hello);
  const seats = seen.table.seats.map((held) => ({ ...held, comrade: null, portrait: null, ...faces[held.seat] }));
  return { ...seen, table: { ...seen.table, seats } };
}

function lastBeat(seen: Seen, type: string, direct: Director, before: Record<string, unknown>): Beat {
  const n = seen.events.findLastIndex((event) => event.type === type);
  return beatsOf(
    [seen.events[n]!],
    { ...seen, events: seen.events.slice(0, n), public: { ...seen.public, ...before } },
    { ...seen, events: seen.events.slice(0, n + 1) },
    null,
    direct,
  )[0]!;
}

function drawn(scene: typeof Round | typeof Thumbs, seen: Seen, beat: Beat): (string | null)[] {
  const at = new SeatSession("T", null, () => LINE);
  at.seen = seen;
  const { container } = render(scene, { at, beat });
  return [...container.querySelectorAll("image")].map((image) => image.getAttribute("href"));
}

test("a face is a comrade's own or the one a person has chosen", () => {
  expect(faceOf({ comrade: "fox", portrait: null } as SeatInfo)).toBe(FACES.fox);
  expect(faceOf({ comrade: null, portrait: "welder" } as SeatInfo)).toBe(FACES.welder);
  expect(faceOf({ comrade: null, portrait: null } as SeatInfo)).toBeUndefined();
  expect(faceOf(undefined)).toBeUndefined();
});

it("is that of the supervisor and of each builder on the canal", () => {
  const plain = among(goulag.end, {});
  const named = plain.events.findLast(({ type }) => type === "Named")!;
  const [one, other] = named.builders as [number, number];
  const round = { round: plain.events.filter(({ type }) => type === "Shown").length };
  expect(drawn(Round, plain, lastBeat(plain, "Shown", canal.direct, round))).toEqual([]);
  const seen = among(goulag.end, { [Number(named.supervisor)]: { comrade: "widow" }, [one]: { comrade: "trembler" }, [other]: { portrait: "welder" } });
  expect(drawn(Round, seen, lastBeat(seen, "Shown", canal.direct, round))).toEqual([FACES.widow, FACES.trembler, FACES.welder]);
});

it("is that of everybody at the Politburo's table", () => {
  const seen = among(politburo.end, { 2: { comrade: "cook" }, 3: { portrait: "poet" } });
  const beat = lastBeat(seen, "Voted", hall.direct, { ministry: MINISTRIES[0], gensek: 1 });
  expect(drawn(Thumbs, seen, beat)).toEqual([FACES.cook, FACES.poet]);
});

it("is seen behind half a mask, which bears the number of the seat; who has none wears a whole one", () => {
  const texts = (held: Partial<SeatInfo>, bare = false): (string | null)[] => {
    const { container, unmount } = render(Comrade, { held: { seat: 4, comrade: null, portrait: null, ...held } as SeatInfo, bare });
    const found = [...container.querySelectorAll("image, text")].map((each) => each.getAttribute("href") ?? `${each.textContent} at ${each.getAttribute("y")}`);
    unmount();
    return found;
  };
  expect(texts({ comrade: "sailor" })).toEqual([FACES.sailor, "4 at 19.4"]);
  expect(texts({ comrade: "sailor" }, true)).toEqual([FACES.sailor]);
  expect(texts({})).toEqual(["4 at 20.3"]);
});
