import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Devices from "../../src/home/Devices.svelte";
import OpenLink from "../../src/pages/OpenLink.svelte";
import type { DeviceInfo, LinkInfo } from "../../src/app/protocol";
import { spoken } from "../../src/lib/i18n/spoken.svelte";

const TO_EVE: LinkInfo = { leads: "device", name: "Eve", you: "Ann", mine: false, table: "", game: "", title: "", seat: null, devices: 0 };
const TO_SEAT: LinkInfo = { leads: "seat", name: "Carl", you: "", mine: false, table: "T", game: "goulag", title: "", seat: 3, devices: 0 };
const DEVICES: DeviceInfo[] = [
  { id: "aa", browser: "Firefox", system: "Linux", since: 86400, seen: 864000, here: true, only: [] },
  { id: "bb", browser: "", system: "", since: 86400, seen: null, here: false, only: ["t1"] },
];

let sent: [string, string, unknown][];
let link: LinkInfo;

function answer(path: string, request?: RequestInit): Response {
  const method = request?.method ?? "GET";
  if (method !== "GET") sent.push([method, path, request?.body ? JSON.parse(request.body as string) : null]);
  const said = (body: unknown): Response => new Response(JSON.stringify(body));
  if (path.startsWith("/api/me/devices")) return said(method === "GET" ? DEVICES : DEVICES.slice(0, 1));
  return said(method === "GET" ? link : { name: link.name, token: "t", table: link.table });
}

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => Promise.resolve(answer(path, request)));
  vi.stubGlobal("scrollTo", () => {});
  await spoken.speak("en");
});
afterEach(cleanup);

const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));

it("says whose link it is and who one is, and opens nothing by itself", async () => {
  link = TO_EVE;
  render(OpenLink, { code: "CODE" });
  await screen.findByText("This link signs this device in as Eve.");
  expect(screen.getByText(/^You are now Ann here/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Stay Ann" }).getAttribute("href")).toBe("/");
  expect(sent).toEqual([]);
  await press("Sign in as Eve");
  await waitFor(() => expect(sent).toEqual([["POST", "/api/links/CODE", { name: "Ann", instead: true }]]));
});

it("tells a namesake from oneself", async () => {
  link = { ...TO_EVE, name: "Ann" };
  render(OpenLink, { code: "CODE" });
  await screen.findByText(/^You are signed in here as a different person who is also called Ann/);
});

it("does not offer to become who one is", async () => {
  link = { ...TO_EVE, name: "Ann", mine: true };
  render(OpenLink, { code: "CODE" });
  await screen.findByText(/^You are Ann here already/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("gives a seat to whoever one is, and never makes one somebody else", async () => {
  link = TO_SEAT;
  render(OpenLink, { code: "CODE" });
  await screen.findByText("This link is for seat 3 at a table of Goulag.");
  expect(screen.getByText("Carl sits there now, hears of you first, and may refuse.")).toBeTruthy();
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Zoe" } });
  await press("Take the seat");
  await waitFor(() => expect(sent[0]).toEqual(["POST", "/api/links/CODE", { name: "Zoe", instead: false }]));
});

it("becomes the one who claims an address only by a button that says so", async () => {
  link = { ...TO_EVE, leads: "mail", devices: 2 };
  render(OpenLink, { code: "CODE" });
  await screen.findByText("Eve claims the address this link was sent to.");
  expect(screen.getByText(/Eve is signed in on 2 other devices, which are signed out/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm the address" })).toBeNull();
  await press("Become Eve");
  await waitFor(() => expect(sent[0]).toEqual(["POST", "/api/links/CODE", { name: "Ann", instead: true }]));
});

it("confirms an address where one is signed in as who claims it", async () => {
  link = { ...TO_EVE, leads: "mail", you: "Eve", mine: true, devices: 1 };
  render(OpenLink, { code: "CODE" });
  await screen.findByText("Eve claims the address this link was sent to.");
  await press("Confirm the address");
  await waitFor(() => expect(sent[0]).toEqual(["POST", "/api/links/CODE", { name: "Eve", instead: false }]));
});

it("says of a call's link that it is for one table", async () => {
  link = { ...TO_EVE, leads: "call", you: "", table: "T", game: "goulag" };
  render(OpenLink, { code: "CODE" });
  await screen.findByText(/signs this device in as Eve, at this table and nowhere else/);
  expect(screen.getByText(/^Go on only if you are Eve: the link works once/)).toBeTruthy();
});

it("signs a device out when the button has been pressed twice", async () => {
  const left = vi.fn(() => Promise.resolve());
  render(Devices, { left });
  await screen.findByText("Firefox on Linux");
  expect(screen.getByText("Some device")).toBeTruthy();
  expect(screen.getByText("by the link of a notification, for one table only")).toBeTruthy();
  await press(/^Sign out: Firefox/);
  expect(sent).toEqual([]);
  await press(/^Really sign out\?: Firefox/);
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(sent).toEqual([["DELETE", "/api/me/devices/aa", null]]);
});

it("signs all others out, and stays", async () => {
  const left = vi.fn(() => Promise.resolve());
  render(Devices, { left });
  await screen.findByText("Some device");
  await press("Sign out everywhere but here");
  await press("Really sign out everywhere but here?");
  await waitFor(() => expect(screen.queryByText("Some device")).toBeNull());
  expect(sent).toEqual([["DELETE", "/api/me/devices/others", null]]);
  expect(left).not.toHaveBeenCalled();
});
