/** A page older than its server: found out, told, and fetched anew when nobody is busy. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Edition } from "../src/edition.svelte";

const index = (entry: string): string => `<!doctype html><head><script type="module" crossorigin src="${entry}"></script>`;
const OLD = "/assets/index-aa.js";
const NEW = "/assets/index-bb.js";
let reloaded: number;
let edition: Edition;

const served = (body: string, ok = true): void => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(body) }));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  reloaded = 0;
  edition = new Edition(OLD, () => void reloaded++);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is not older than itself, than nothing, or than a server that is down", async () => {
  served(index(OLD));
  expect(await edition.look()).toBe(false);
  served("Bad gateway", false);
  expect(await edition.look()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  expect(await edition.look()).toBe(false);
  served(index(NEW));
  expect(await new Edition("").look()).toBe(false);
});

it("is fetched anew after a moment in which its reader can see why", async () => {
  served(index(NEW));
  expect(await edition.look()).toBe(true);
  edition.renewSoon();
  vi.advanceTimersByTime(1000);
  expect(reloaded).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(reloaded).toBe(1);
});

it("waits while somebody has something to decide, or is writing", async () => {
  served(index(NEW));
  await edition.look();
  edition.busy = true;
  edition.renewSoon();
  vi.advanceTimersByTime(60_000);
  expect(reloaded).toBe(0);
  edition.busy = false;
  document.body.innerHTML = '<input value="half a sentence">';
  document.querySelector("input")!.focus();
  const stop = edition.renewSoon();
  vi.advanceTimersByTime(60_000);
  expect(reloaded).toBe(0);
  document.querySelector("input")!.blur();
  vi.advanceTimersByTime(5000);
  expect(reloaded).toBe(1);
  stop();
});

it("does not go round in circles where something keeps an old page", async () => {
  served(index(NEW));
  await edition.look();
  edition.renew();
  expect(reloaded).toBe(1);
  edition.renewSoon();
  vi.advanceTimersByTime(60_000);
  expect(reloaded).toBe(1);
});
