import { afterEach, expect, test, vi } from "vitest";
import { announcement } from "../../src/app/announcement.svelte";
import { ask } from "../../src/app/api";

afterEach(() => vi.unstubAllGlobals());

const answers = (headers: Record<string, string>): void => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]", { status: 200, headers })));
};

test("what the house announces comes with any answer, and goes with the next that has nothing", async () => {
  answers({ "presidium-announces": "Th%C3%A9%20%C3%A0%20cinq%20heures%2C%20%25%20camarades" });
  await ask("/games");
  expect(announcement.text).toBe("Thé à cinq heures, % camarades");
  answers({});
  await ask("/games");
  expect(announcement.text).toBe("");
});
