import { describe, expect, it } from "vitest";
import { minutes, timeOfDay, usual } from "../../src/table/correspondence/pace";
import { asCommands, asTable, ME, OPEN, seating, talksOf, WAYS, type Wish } from "../../src/home/wish";

const WISH: Wish = {
  game: "kremlin",
  way: "friends",
  seats: [ME, OPEN, OPEN, "careful"],
  names: ["Nina"],
  options: { preset: "1986 full" },
  breath: 9,
  decision: 45,
  sheet: 200,
  poker_face: true,
  deadline: 0,
  quick: false,
  advice: false,
  listed: true,
  title: "  Tuesday  ",
};
const nonce = (): string => "luck";

describe("a table that is wished for", () => {
  it("has nothing but the fields of a NewTable", () => {
    expect(asTable(WISH)).toEqual({ game: "kremlin", seats: 4, options: { preset: "1986 full" }, pace: "untimed", listed: true, title: "Tuesday" });
  });

  it("talks where it was chosen", () => {
    const talk = (wish: Partial<Wish>) => asTable({ ...WISH, ...wish }).talk;
    expect(WAYS.filter((way) => talk({ way, talk: "open" }))).toEqual(["solo", "friends", "live", "sofa", "passed"]);
    expect(talk({ way: "friends", talk: "call" })).toBe("call");
    expect(talk({ way: "live", talk: "none" })).toBeUndefined();
    // What is no choice there is not asked of the server.
    expect(talk({ way: "mail", talk: "open" })).toBeUndefined();
    expect(talk({ way: "solo", talk: "call" })).toBe("open");
    expect(WAYS.filter((way) => talk({ way }))).toEqual(["solo", "live", "sofa", "passed"]);
    expect(talksOf("passed")).not.toContain("brief");
  });

  it("may begin in a position", () => {
    expect(asTable({ ...WISH, position: " goulag | round 1 " })).toMatchObject({ begins: { position: "goulag | round 1" } });
    expect(asTable({ ...WISH, position: "  " })).not.toHaveProperty("begins");
  });

  it("has clocks only where the clock runs", () => {
    expect(asTable({ ...WISH, way: "live" })).toMatchObject({ pace: "live", breath: 9, decision: 45, sheet: 200, poker_face: true, in_step: true });
    for (const way of WAYS.filter((each) => each !== "live")) expect(asTable({ ...WISH, way })).not.toHaveProperty("breath");
  });

  it("has a deadline where there is no clock, if somebody wants one", () => {
    expect(asTable({ ...WISH, deadline: 24 })).toMatchObject({ pace: "untimed", deadline: 86400 });
    expect(asTable({ ...WISH, way: "passed", deadline: 24 })).not.toHaveProperty("deadline");
  });

  it("waits for those who are invited", () => {
    expect(asCommands(WISH, nonce)).toEqual([
      { do: "sit", seat: 1, nonce: "luck" },
      { do: "fill", seat: 4, bot: "careful" },
    ]);
  });

  it("begins where nobody is waited for", () => {
    const passed = { ...WISH, way: "passed" as const, seats: seating("passed", 3, "careful") };
    expect(asCommands(passed, nonce).map((command) => command.do)).toEqual(["sit", "sit", "sit", "start"]);
  });

  it("names those who share a device, as far as they have names", () => {
    const passed = { ...WISH, way: "passed" as const, seats: seating("passed", 2, "careful"), names: [" Ann ", " "] };
    expect(asCommands(passed, nonce).slice(0, 2)).toEqual([
      { do: "sit", seat: 1, nonce: "luck", name: "Ann" },
      { do: "sit", seat: 2, nonce: "luck" },
    ]);
  });

  it.each([
    ["solo", [ME, "b", "b"]],
    ["friends", [ME, OPEN, OPEN]],
    ["live", [ME, OPEN, OPEN]],
    ["passed", [ME, ME, ME]],
    ["watch", ["b", "b", "b"]],
  ] as const)("is filled for %s as one would", (way, seats) => expect(seating(way, 3, "b")).toEqual(seats));
});

it("asks for advice only where somebody wished for it", () => {
  expect(asTable(WISH)).not.toHaveProperty("advice");
  expect(asTable({ ...WISH, advice: true })).toMatchObject({ advice: true });
});

describe("a table by mail", () => {
  const mail = { days: 1.5, bank: 3, opens: "sittings" as const, sittings: ["20:00", "08:00", "20:00", ""], zone: "Europe/Paris" };

  it("has days, a reserve, and its sittings in order, each once", () => {
    expect(asTable({ ...WISH, way: "mail", mail })).toMatchObject({
      pace: "mail",
      deadline: 129_600,
      bank: 259_200,
      sittings: [480, 1200],
      zone: "Europe/Paris",
    });
  });

  it("has none where all are waited for, and nowhere else", () => {
    expect(asTable({ ...WISH, way: "mail", mail: { ...mail, opens: "all" } })).not.toHaveProperty("sittings");
    expect(asTable({ ...WISH, mail })).not.toHaveProperty("bank");
  });

  it("knows the times of day", () => {
    expect(["08:05", "23:59", "24:00", "8:60", ""].map(minutes)).toEqual([485, 1439, null, null, null]);
    expect([485, 0].map(timeOfDay)).toEqual(["08:05", "00:00"]);
    expect(usual().zone).not.toBe("");
  });
});
