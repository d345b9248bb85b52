/** What stands over the page while its house opens, fails, or runs in another tab; and what is said where nothing is kept. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Keeping from "../../src/lite/Keeping.svelte";
import Overlay from "../../src/lite/Overlay.svelte";
import * as begun from "../../src/lite/begin";
import { takesOver } from "../../src/lite/house.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import { FalseWorker, lineTo } from "./worker";

let worker: FalseWorker;
const saved: string[] = [];

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  saved.length = 0;
  worker = new FalseWorker();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await spoken.with("page_lite", "page_me");
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shown() {
  const made = lineTo(worker);
  render(Overlay, { house: made.house });
  return made;
}

it("is nothing as long as nobody waits", () => {
  shown();
  worker.tells({ do: "progress", stage: "fetch", loaded: 1e6, total: 1e7 });
  flushSync();
  expect(screen.queryByRole("heading")).toBeNull();
});

it("shows in bytes how far it is to whoever has pressed something, and goes when the house is open", async () => {
  const { line } = shown();
  const waits = line.served();
  worker.tells({ do: "progress", stage: "fetch", loaded: 4_200_000, total: 10_600_000 });
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe("The house is being built");
  expect(screen.getByText("4.2 of 10.6 MB")).toBeTruthy();
  const bar = screen.getByRole("progressbar");
  const early = Number(bar.getAttribute("aria-valuenow"));
  expect(early).toBeGreaterThan(20);
  worker.tells({ do: "progress", stage: "python", loaded: 10_600_000, total: 10_600_000 });
  flushSync();
  expect(Number(bar.getAttribute("aria-valuenow"))).toBeGreaterThan(early);
  expect(screen.getByText("Starting Python")).toBeTruthy();
  worker.tells({ do: "ready" });
  await waits;
  flushSync();
  expect(screen.queryByRole("heading")).toBeNull();
});

it("says something else to whoever comes back", () => {
  localStorage.setItem("lite-opened", "yes");
  void shown().line.served();
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe("The house is being opened");
});

it("says why the house did not open, and leads on", async () => {
  const { reloads } = shown();
  worker.tells({ do: "failed", kind: "network", why: "GET app.zip 404" });
  flushSync();
  expect(screen.getByRole("alert").textContent).toContain("Is there a network?");
  expect(screen.getByText("GET app.zip 404")).toBeTruthy();
  expect(screen.queryByText("Start again")).toBeNull();
  await fireEvent.click(screen.getByText("Try again"));
  expect(reloads()).toBe(1);
});

it("lets games that cannot be opened be saved, and thrown away only when asked twice", async () => {
  shown();
  worker.tells({ do: "failed", kind: "data", why: "newer" });
  flushSync();
  await fireEvent.click(screen.getByText("Save the games as a file"));
  worker.tells({ do: "exported", file: new ArrayBuffer(3) });
  await vi.waitFor(() => expect(saved).toEqual(["presidium.db"]));
  await fireEvent.click(screen.getByText("Start again"));
  expect(worker.last("anew")).toBeUndefined();
  await fireEvent.click(screen.getByText("Really throw all games away?"));
  expect(worker.last("anew")).toEqual({ do: "anew" });
});

it("takes what is kept from another tab before it has opened itself", async () => {
  const { house } = shown();
  worker.tells({ do: "taken" });
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe("Presidium is open in another tab");
  await fireEvent.click(screen.getByText("Go on here"));
  expect(worker.last("takeover")).toEqual({ do: "takeover" });
  expect(house.taken).toBe(false);
});

it("begins anew, taking over, where another tab has gone on meanwhile", async () => {
  const { reloads } = shown();
  worker.tells({ do: "ready" });
  worker.tells({ do: "taken" });
  flushSync();
  await fireEvent.click(screen.getByText("Go on here"));
  expect(reloads()).toBe(1);
  expect(worker.last("takeover")).toBeUndefined();
  expect(takesOver()).toBe(true);
  expect(takesOver()).toBe(false);
});

it.each([
  ["refused", "This browser keeps nothing here"],
  ["full", "There is no room left"],
] as const)("says once that nothing is kept (%s), and play goes on", async (how, text) => {
  shown();
  worker.tells({ do: "ready" });
  worker.tells({ do: "kept", how });
  flushSync();
  expect(screen.getByRole("status").textContent).toContain(text);
  expect(screen.queryByRole("heading")).toBeNull();
  await fireEvent.click(screen.getByText("Understood"));
  expect(screen.queryByRole("status")).toBeNull();
});

it("saves everything, and takes a file in only from somebody who is sure", async () => {
  const { house, reloads } = lineTo(worker);
  vi.spyOn(begun, "house", "get").mockReturnValue(house);
  const { container } = render(Keeping);
  await fireEvent.click(screen.getByText("Save everything"));
  worker.tells({ do: "exported", file: new ArrayBuffer(3) });
  await vi.waitFor(() => expect(saved).toEqual(["presidium.db"]));
  const field = container.querySelector("input")!;
  const bring = async (): Promise<void> => {
    Object.defineProperty(field, "files", { value: [new File(["SQLite"], "presidium.db")], configurable: true });
    await fireEvent.change(field);
  };
  await bring();
  await fireEvent.click(screen.getByText("Leave everything as it is"));
  expect(worker.last("import")).toBeUndefined();
  await bring();
  await fireEvent.click(screen.getByText("Replace everything"));
  await vi.waitFor(() => expect(worker.last("import").file.byteLength).toBe(6));
  worker.tells({ do: "unreadable", why: "not-ours" });
  flushSync();
  expect(screen.getByText("This is no file of Presidium’s games.")).toBeTruthy();
  worker.tells({ do: "imported" });
  expect(reloads()).toBe(1);
});
