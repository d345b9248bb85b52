/** What is played at a table, in plain sentences. */
import { beforeAll, describe, expect, it } from "vitest";
import { gamePage } from "../../src/table/games";
import { spoken, t } from "../../src/lib/i18n/spoken.svelte";

beforeAll(() => spoken.of("goulag", "kremlin", "politburo"));

const plain = async (game: string, options: Record<string, string>) => (await gamePage(game).plain!())(options);

describe("what is played", () => {
  it.each(["goulag", "kremlin", "politburo"])("begins with how one wins, whatever is chosen: %s", async (game) => {
    const says = await plain(game, {});
    expect(says.length).toBeGreaterThan(1);
    expect(says.every((line) => line && !line.includes("page-"))).toBe(true);
  });

  it("says what is added to the basic game, and where nothing is", async () => {
    const basic = { edition: "1988", strengths: "off", growth: "off", influence_nestor: "off", purge_limit: "2", tie_arbiter: "off", intrigue: "off" };
    expect((await plain("kremlin", basic)).slice(1)).toEqual([t("page-plain-kremlin-none")]);
    const says = await plain("kremlin", { ...basic, growth: "on", intrigue: "on", purge_limit: "none" });
    expect(says).toEqual([
      t("page-guide-kremlin-win", { edition: 1988 }),
      ...[t("page-plain-kremlin-growth"), t("page-plain-kremlin-intrigue"), t("page-plain-kremlin-purges")],
    ]);
    expect((await plain("kremlin", { ...basic, edition: "1986" }))[0]).toBe(t("page-guide-kremlin-win", { edition: 1986 }));
  });

  it("says whether one knows one's own side, and whether levels end", async () => {
    expect(await plain("goulag", { own_card: "blind" })).toContain(t("page-plain-goulag-card", { own: "blind" }));
    expect(await plain("politburo", { track: "open" })).toContain(t("page-plain-politburo-track", { track: "open" }));
  });
});
