/** A page older than its server: found out, told, and fetched anew when nobody is busy. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageVersion } from "../../src/app/pageVersion.svelte";

const index = (entry: string): string => `<!doctype html><head><script type="module" crossorigin src="${entry}"></script>`;
const OLD = "/assets/index-aa.js";
const NEW = "/assets/index-bb.js";
let reloaded: number;
let pageVersion: PageVersion;

const served = (body: string, ok = true): void => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(body) }));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  reloaded = 0;
  pageVersion = new PageVersion(OLD, () => void reloaded++);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is not older than itself, than nothing, or than a server that is down", async () => {
  served(index(OLD));
  expect(await pageVersion.look()).toBe(false);
  served("Bad gateway", false);
  expect(await pageVersion.look()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  expect(await pageVersion.look()).toBe(false);
  served(index(NEW));
  expect(await new PageVersion("").look()).toBe(false);
});

it("is fetched anew after a moment in which its reader can see why", async () => {
  served(index(NEW));
  expect(await pageVersion.look()).toBe(true);
  pageVersion.renewSoon();
  vi.advanceTimersByTime(1000);
  expect(reloaded).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(reloaded).toBe(1);
});

it("waits while somebody has something to decide, or is writing", async () => {
  served(index(NEW));
  await pageVersion.look();
  pageVersion.busy = true;
  pageVersion.renewSoon();
  vi.advanceTimersByTime(60_000);
  expect(reloaded).toBe(0);
  pageVersion.busy = false;
  document.body.innerHTML = '<input value="half a sentence">';
  document.querySelector("input")!.focus();
  const stop = pageVersion.renewSoon();
  vi.advanceTimersByTime(60_000);
  expect(reloaded).toBe(0);
  document.querySelector("input")!.blur();
  vi.advanceTimersByTime(5000);
  expect(reloaded).toBe(1);
  stop();
});

it("does not go round in circles where something keeps an old page", async () => {
  served(index(NEW));
  await pageVersion.look();
  pageVersion.renew();
  expect(reloaded).toBe(1);
  pageVersion.renewSoon();
  vi.advanceTimersByTime(60_000);
  expect(reloaded).toBe(1);
});
