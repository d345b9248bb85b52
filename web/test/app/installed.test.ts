/** A site that the browser keeps: its next edition waits until nobody has a question, and then takes its place. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageVersion } from "../../src/app/pageVersion.svelte";
import { installed } from "../../src/lite/installed";

class Browser extends EventTarget {
  controller: object | null = {};
  told: unknown[] = [];
  updates = 0;
  registered = "";
  registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage(message: unknown): void } | null,
    installing: null as EventTarget | null,
    update: () => Promise.resolve(void this.updates++),
  });

  register(path: string): Promise<unknown> {
    this.registered = path;
    return Promise.resolve(this.registration);
  }

  /** The next edition has been fetched whole. */
  fetches(): void {
    const next = new EventTarget();
    this.registration.installing = next;
    this.registration.dispatchEvent(new Event("updatefound"));
    this.registration.waiting = { postMessage: (message) => void this.told.push(message) };
    next.dispatchEvent(new Event("statechange"));
  }
}

let browser: Browser;
let version: PageVersion;
const begin = (): Promise<void> => installed(version, browser as unknown as ServiceWorkerContainer);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  browser = new Browser();
  version = new PageVersion("/assets/index-aa.js");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is kept by a worker of its own, not by the one for notifications", async () => {
  await begin();
  expect(browser.registered).toBe("/sw.js");
});

it("changes to its next edition when no game has a question, and not before", async () => {
  await begin();
  version.busy = true;
  browser.fetches();
  expect(version.older).toBe(true);
  version.renewSoon();
  vi.advanceTimersByTime(60_000);
  expect(browser.told).toEqual([]);
  version.busy = false;
  version.renewSoon();
  vi.advanceTimersByTime(5000);
  expect(browser.told).toEqual([{ do: "skip" }]);
});

it("changes to one that has been waiting since the last visit", async () => {
  browser.registration.waiting = { postMessage: (message) => void browser.told.push(message) };
  await begin();
  expect(version.older).toBe(true);
});

it("is not older because it was kept for the first time", async () => {
  browser.controller = null;
  await begin();
  browser.fetches();
  expect(version.older).toBe(false);
});

it("asks the browser, and not the site, whether there is a newer one", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  await begin();
  await version.look();
  expect(browser.updates).toBe(1);
  expect(fetched).not.toHaveBeenCalled();
});

it("plays on where the browser keeps no sites", async () => {
  browser.register = () => Promise.reject(new Error("not allowed"));
  await begin();
  await installed(version, undefined);
  expect(version.older).toBe(false);
});
