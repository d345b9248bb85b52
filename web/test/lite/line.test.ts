/** The page's line to a house in a worker: it asks, listens and waits as over the network. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, ApiError } from "../../src/app/api";
import { beginLine, useLine } from "../../src/line/line";
import { network } from "../../src/line/network";
import { Stream, type Connection } from "../../src/table/session/stream";
import type { AnyMessage } from "../../src/app/protocol";
import { FalseWorker, lineTo } from "./worker";

let worker: FalseWorker;
const tick = (): Promise<void> => new Promise((go) => setTimeout(go));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  worker = new FalseWorker();
});

afterEach(() => {
  useLine(network);
  vi.unstubAllGlobals();
});

it("hands a question to the worker, and its answer back", async () => {
  const { line } = lineTo(worker);
  worker.tells({ do: "ready" });
  const asked = line.ask("/api/tables", { method: "POST", body: '{"game":"goulag"}', headers: { "content-type": "application/json" } });
  await tick();
  expect(worker.last("ask")).toMatchObject({
    method: "POST",
    target: "/api/tables",
    body: '{"game":"goulag"}',
    headers: { "content-type": "application/json" },
  });
  worker.answers(201, { id: "T" });
  const answer = await asked;
  expect([answer.status, answer.headers.get("content-type"), await answer.json()]).toEqual([201, "application/json", { id: "T" }]);
});

it("gives each question its own answer, in whatever order they come", async () => {
  const { line } = lineTo(worker);
  worker.tells({ do: "ready" });
  const [one, other] = [line.ask("/api/games"), line.ask("/api/bots")];
  await tick();
  const [first, second] = worker.heard.flatMap((message) => (message.do === "ask" ? [message] : []));
  const body = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  worker.tells({ id: second!.id, status: 200, headers: {}, body: body("bots") });
  worker.tells({ id: first!.id, status: 200, headers: {}, body: body("games") });
  expect(await (await one).text()).toBe("games");
  expect(await (await other).text()).toBe("bots");
});

it("serves the page's questions, refusals and all", async () => {
  const { line } = lineTo(worker);
  worker.tells({ do: "ready" });
  useLine(line);
  const me = api.me();
  await tick();
  worker.answers(204, undefined);
  expect(await me).toBeNull();
  const table = api.table("T", 2);
  await tick();
  expect(worker.last("ask").target).toBe("/api/tables/T?seat=2");
  worker.answers(409, { type: "refused", why: { id: "not-your-seat", rule: "", args: {} } });
  await expect(table).rejects.toThrowError(new ApiError({ id: "not-your-seat", rule: "", args: {} }));
});

it("lets nobody wait for a house that could not open", async () => {
  const { line, house } = lineTo(worker);
  useLine(line);
  const before = api.games();
  await tick();
  worker.tells({ do: "failed", kind: "network", why: "404" });
  await expect(before).rejects.toMatchObject({ why: { id: "no-answer" } });
  await expect(api.games()).rejects.toMatchObject({ why: { id: "no-answer" } });
  expect(house.failed).toEqual({ kind: "network", why: "404" });
});

it("says so when the worker itself cannot be loaded", () => {
  const { house } = lineTo(worker);
  worker.onerror?.({ message: "no such file" } as ErrorEvent);
  expect(house.failed).toEqual({ kind: "browser", why: "no such file" });
});

it("carries the stream of a seat, both ways, and its end", async () => {
  const { line } = lineTo(worker);
  worker.tells({ do: "ready" });
  useLine(line);
  const [heard, states]: [AnyMessage[], Connection[]] = [[], []];
  const stream = new Stream("T", 2, { message: (m) => heard.push(m), connection: (now) => states.push(now), last: () => null });
  const { stream: number, target } = worker.last("open");
  expect(target).toBe("/api/tables/T/stream?seat=2&done=within&question=once&floors=ready");
  const done = stream.send({ do: "pause" });
  expect(worker.heard.some((message) => message.do === "text")).toBe(false);
  worker.tells({ do: "open", stream: number });
  const sent = JSON.parse(worker.last("text").text) as { id: string; do: string };
  expect(sent.do).toBe("pause");
  worker.tells({ do: "text", stream: number, text: JSON.stringify({ type: "hello", n: 1 }) });
  worker.tells({ do: "text", stream: number, text: JSON.stringify({ type: "done", id: sent.id }) });
  expect(heard).toEqual([{ type: "hello", n: 1 }]);
  expect((await done).type).toBe("done");
  stream.close();
  expect(worker.last("close")).toMatchObject({ stream: number, code: 1000 });
  worker.tells({ do: "text", stream: number, text: JSON.stringify({ type: "hello", n: 2 }) });
  expect(heard).toHaveLength(1);
  expect(states).toEqual(["open"]);
});

it("opens a stream again that the house has closed, unless the seat is somebody else's", () => {
  vi.useFakeTimers();
  try {
    const { line } = lineTo(worker);
    useLine(line);
    const states: Connection[] = [];
    const stream = new Stream("T", 2, { message: () => {}, connection: (now) => states.push(now), last: () => null });
    const opened = (): number => worker.heard.filter((message) => message.do === "open").length;
    worker.tells({ do: "close", stream: worker.last("open").stream, code: 1012 });
    vi.advanceTimersByTime(1000);
    expect(opened()).toBe(2);
    worker.tells({ do: "close", stream: worker.last("open").stream, code: 1008 });
    vi.advanceTimersByTime(60_000);
    expect(opened()).toBe(2);
    expect(states).toEqual(["lost", "refused"]);
    stream.close();
  } finally {
    vi.useRealTimers();
  }
});

it("answers the entrance from the file made with it, until the house can", async () => {
  const { line, house } = lineTo(worker, { "/api/games": { status: 200, body: '[{"game":"goulag"}]' } });
  expect(await (await line.ask("/api/games")).json()).toEqual([{ game: "goulag" }]);
  expect((await line.ask("/api/me")).status).toBe(204);
  expect(worker.heard).toEqual([]);
  expect(house.awaited).toBe(0);
  worker.tells({ do: "ready" });
  void line.ask("/api/games");
  await tick();
  expect(worker.last("ask").target).toBe("/api/games");
});

it("remembers for the next visit who came and what is under way", async () => {
  const first = lineTo(worker);
  worker.tells({ do: "ready" });
  const me = first.line.ask("/api/me");
  await tick();
  worker.answers(200, { name: "Vera" });
  await me;
  const again = new FalseWorker();
  expect(await (await lineTo(again).line.ask("/api/me")).json()).toEqual({ name: "Vera" });
  expect(again.heard).toEqual([]);
});

it("guesses who came for the entrance alone, which asks again", async () => {
  const { line, house } = lineTo(worker, { "/api/hall": { status: 200, body: "{}" } }, () => true);
  void line.ask("/api/me");
  await tick();
  expect(worker.last("ask").target).toBe("/api/me");
  expect(house.awaited).toBe(1);
  expect((await line.ask("/api/hall")).status).toBe(200);
});

it("counts who has pressed something and waits, and not who looks about", async () => {
  const { line, house } = lineTo(worker);
  void line.ask("/api/problems?lang=en");
  await tick();
  expect(house.awaited).toBe(0);
  const [made, served] = [line.ask("/api/people", { method: "POST", body: "{}" }), line.served()];
  await tick();
  expect(house.awaited).toBe(2);
  worker.answers(201, {});
  await made;
  worker.tells({ do: "ready" });
  await served;
  expect(house.awaited).toBe(0);
  expect(line.started).toBeNull();
});

it("asks the browser to hold on to what is kept when the first table is made, and once", async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal("navigator", { ...navigator, storage: { persist } });
  const { line } = lineTo(worker);
  worker.tells({ do: "ready" });
  void line.ask("/api/tables");
  await tick();
  expect(persist).not.toHaveBeenCalled();
  void line.ask("/api/tables", { method: "POST", body: "{}" });
  void line.ask("/api/tables", { method: "POST", body: "{}" });
  await tick();
  expect(persist).toHaveBeenCalledTimes(1);
});

it("is the network unless the document says otherwise", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => (asked.push(path), Promise.resolve(new Response("[]"))));
  await beginLine("");
  await api.games();
  expect(asked).toEqual(["/api/games"]);
});

it("goes to a worker where the document says so", async () => {
  const made: string[] = [];
  const Made = function (address: string): FalseWorker {
    made.push(address);
    return worker;
  };
  vi.stubGlobal("Worker", Made);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nothing but files")));
  await beginLine("worker");
  expect(made).toEqual(["/lite/house.js"]);
  expect(worker.heard[0]).toEqual({ do: "begin", home: "" });
  const games = api.games();
  await tick();
  await tick();
  worker.answers(200, []);
  expect(await games).toEqual([]);
});
